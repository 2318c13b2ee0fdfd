import type { FakeWallet } from '@foyer/testing'
import type { Page } from '@playwright/test'
import type { Demo } from '../support/Demo.ts'
import { axeViolations } from '../support/page.ts'
import { test as base, expect } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

type Behaviour = Parameters<FakeWallet['behave']>[1]

const test = base.extend<{ host: Demo }>({
  /** Grove lives on three chain families, and is asked on EVM by a test. */
  host: async ({ demo, hosts, page }, use) => {
    await demo.addWallets({ name: 'Grove', rdns: 'dev.foyer.grove', rpcUrl: hosts.rpcUrl })
    await page.goto(hosts.urlOf('families'))
    await use(demo)
  },
})

// One worker, because each builds the hosts for itself.
test.describe.configure({ mode: 'default' })

/** How Grove answers on the families that are not EVM. */
const behave = (page: Page, answers: Record<'solana' | 'bip122', Behaviour>) =>
  page.evaluate((answers) => {
    const { groves } = window as unknown as { groves: Record<string, FakeWallet> }
    for (const [family, answer] of Object.entries(answers))
      groves[family]?.behave('connect', answer)
  }, answers)
const answerLate = (page: Page, family: string) =>
  page.evaluate((family) => {
    const { groves } = window as unknown as { groves: Record<string, FakeWallet> }
    groves[family]?.answerLate()
  }, family)
const statuses = (page: Page) =>
  withFoyer(page, (foyer) =>
    ['eip155', 'solana', 'bip122'].map((family) => foyer.getState().chains[family]?.status),
  )
/** Nobody is connected on any family. */
const startAgain = async (host: Demo) => {
  await withFoyer(host.page, (foyer) => foyer.close())
  await expect(host.dialog).toBeHidden()
  await withFoyer(host.page, (foyer) => foyer.disconnect())
  await expect(host.opener).toBeVisible()
  expect(await statuses(host.page)).toEqual(['disconnected', 'disconnected', 'disconnected'])
}
const openConnect = async (host: Demo) => {
  await host.opener.click()
  await expect(host.row('Grove')).toBeVisible()
}

test('a wallet of several families is asked on each, and its views fit into 320 px', async ({
  host,
  page,
}) => {
  test.slow()
  await test.step('a wallet of several families is one row, and each family answers for itself', async () => {
    await behave(page, { solana: { late: 'approve' }, bip122: 'reject' })
    await openConnect(host)
    await expect(host.row('Grove')).toHaveCount(1)
    await host.row('Grove').click()
    await expect(host.modal).toHaveAttribute('data-view', 'ConnectingMultiChain')
    await expect(host.dialog).toHaveAccessibleName('Grove')
    await expect(host.heading('Continue in Grove')).toBeVisible()
    const row = (name: string) => host.view.getByRole('listitem').filter({ hasText: name })
    await expect(row('Ethereum')).toContainText('Connected')
    await expect(row('Ethereum')).toContainText('0xf3…b92266')
    await expect(row('Ember family')).toContainText('Accept the request there')
    await expect(row('Cedar family')).toContainText('Declined, nothing shared')
    await expect(host.button('Continue with Ethereum')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(await statuses(page)).toEqual(['connected', 'connecting', 'disconnected'])
    // The refusal of one is tried again; the other one is still waited for.
    await behave(page, { solana: 'approve', bip122: 'approve' })
    await host.button('Try again').click()
    await expect(row('Cedar family')).toContainText('Connected')
    await expect(host.button('Continue with 2')).toBeVisible()
    await answerLate(page, 'solana')
    // Everything has answered: it goes on by itself, on the family that was active before.
    await expect(host.dialog).toBeHidden()
    expect(await statuses(page)).toEqual(['connected', 'connected', 'connected'])
    expect(await withFoyer(page, (foyer) => foyer.getState().activeNamespace)).toBe('eip155')
  })
  await startAgain(host)

  await test.step('a family that never answers delays nobody, and Back abandons what is open', async () => {
    await behave(page, { solana: 'hang', bip122: { late: 'approve' } })
    await openConnect(host)
    await host.row('Grove').click()
    await host.button('Continue with Ethereum').click()
    await expect(host.dialog).toBeHidden()
    await answerLate(page, 'bip122')
    await expect.poll(() => statuses(page)).toEqual(['connected', 'disconnected', 'disconnected'])
  })
  await startAgain(host)

  await test.step('everything declined says so, and nothing is connected', async () => {
    await host.withWallet('Grove', (wallet) => wallet.behave('eth_requestAccounts', 'reject'))
    await behave(page, { solana: 'reject', bip122: 'reject' })
    await openConnect(host)
    await host.row('Grove').click()
    await expect(host.heading('Request declined')).toBeVisible()
    await expect(host.button('Try again')).toHaveCount(3)
    await host.button('Cancel').click()
    await expect(host.modal).toHaveAttribute('data-view', 'Connect')
    expect(await statuses(page)).toEqual(['disconnected', 'disconnected', 'disconnected'])
    await host.button('Close').click()
    await expect(host.dialog).toBeHidden()
    await host.withWallet('Grove', (wallet) => wallet.behave('eth_requestAccounts', 'approve'))
  })

  await test.step('opening for one family asks that family alone', async () => {
    await behave(page, { solana: 'approve', bip122: 'approve' })
    await withFoyer(page, (foyer) => foyer.open({ view: 'Connect', namespace: 'solana' }))
    await host.row('Grove').click()
    await expect(host.dialog).toBeHidden()
    expect(await statuses(page)).toEqual(['disconnected', 'connected', 'disconnected'])
  })
  await startAgain(host)

  await test.step('the views of several families fit into 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = () =>
      host.view.evaluate(
        (view) =>
          [...view.querySelectorAll('*')].filter((part) => {
            const { left, right } = part.getBoundingClientRect()
            return right > innerWidth + 1 || left < -1
          }).length,
      )
    for (const direction of ['rtl', 'ltr'] as const)
      await test.step(`in a page that is ${direction}`, async () => {
        await page.evaluate(
          (direction) => document.documentElement.setAttribute('dir', direction),
          direction,
        )
        await behave(page, { solana: 'hang', bip122: 'reject' })
        await openConnect(host)
        await host.row('Grove').click()
        await expect(host.button('Continue with Ethereum')).toBeVisible()
        expect(await overflow(), 'ConnectingMultiChain').toBe(0)
        await host.button('Continue with Ethereum').click()
        for (const view of ['ProfileWallets', 'Networks'] as const) {
          await withFoyer(page, (foyer, view) => foyer.open({ view }), view)
          await expect(host.modal).toHaveAttribute('data-view', view)
          expect(await overflow(), view).toBe(0)
        }
        await host.button('Close').click()
        await expect(host.dialog).toBeHidden()
        await withFoyer(page, (foyer) => foyer.disconnect())
        await expect(host.opener).toBeVisible()
      })
  })
})

test('Networks and Wallets show every family, and the way to another one asks before it goes there', async ({
  host,
  page,
}) => {
  test.slow()
  await behave(page, { solana: 'approve', bip122: 'reject' })
  await openConnect(host)
  await host.row('Grove').click()
  await host.button('Continue with 2').click()
  await expect(host.dialog).toBeHidden()
  await test.step('networks stand by family, and a family without a wallet leads to Connect', async () => {
    await withFoyer(page, (foyer) => foyer.open({ view: 'Networks' }))
    await expect(host.view.getByRole('heading', { name: 'Ethereum' })).toBeVisible()
    await expect(host.row('Anvil A')).toHaveAttribute('aria-current', 'true')
    await expect(host.row('Cedar chain')).toHaveAccessibleDescription('No wallet yet Connect')
    expect(await axeViolations(page)).toEqual([])
    await host.row('Cedar chain').click()
    await expect(host.modal).toHaveAttribute('data-view', 'Connect')
    await expect(host.row('Cedar')).toBeVisible()
    await expect(host.row('Ember')).toHaveCount(0)
    await host.button('Close').click()
    await expect(host.dialog).toBeHidden()
    // The choice of a network is one of its family, too.
    await withFoyer(page, (foyer) => foyer.switchNetwork('eip155:31337'))
  })

  await test.step('Wallets shows every family: use, add, copy and disconnect', async () => {
    await withFoyer(page, (foyer) => foyer.open({ view: 'ProfileWallets' }))
    await expect(host.dialog).toHaveAccessibleName('Wallets')
    const family = (name: string) => host.view.getByRole('region', { name, exact: true })
    await expect(family('Ethereum').getByText('Active')).toBeVisible()
    await expect(family('Cedar family')).toContainText('None connected')
    expect(await axeViolations(page)).toEqual([])
    // A wallet beside the one that is there.
    await host.button('Add a wallet: Ember family').click()
    await host.row('Ember').click()
    await expect(host.modal).toHaveAttribute('data-view', 'ProfileWallets')
    await expect(family('Ember family').getByRole('listitem')).toHaveCount(2)
    expect(await withFoyer(page, (foyer) => foyer.getState().activeNamespace)).toBe('solana')
    // Back to the first family by a press on its account.
    await host.row('0xf3…b92266').click()
    expect(await withFoyer(page, (foyer) => foyer.getState().activeNamespace)).toBe('eip155')
    await family('Ember family')
      .getByRole('button', { name: /^More about/ })
      .first()
      .click()
    await family('Ember family')
      .getByRole('button', { name: 'Disconnect Ember', exact: true })
      .click()
    await expect(family('Ember family').getByRole('listitem')).toHaveCount(1)
    // The last wallet of the active family goes, and the view stays with the other one.
    await family('Ethereum')
      .getByRole('button', { name: /^More about/ })
      .click()
    await host.button('Disconnect Grove').first().click()
    await expect(family('Ethereum')).toContainText('None connected')
    await expect(host.modal).toHaveAttribute('data-view', 'ProfileWallets')
    expect(await withFoyer(page, (foyer) => foyer.getState().activeNamespace)).toBe('solana')
  })

  await startAgain(host)
  await test.step('the way to another family names it and asks before it goes there', async () => {
    await withFoyer(page, async (foyer) => {
      await foyer.open({ view: 'Connect', namespace: 'eip155' })
    })
    await host.row('Grove').click()
    await expect(host.dialog).toBeHidden()
    await withFoyer(page, async (foyer) => {
      await foyer.open({ view: 'Account' })
      foyer.router.push('SwitchActiveChain', { switchToChain: 'solana', navigateTo: 'Account' })
    })
    await expect(host.dialog).toHaveAccessibleName('Switch to Ember family')
    expect(await withFoyer(page, (foyer) => foyer.getState().activeNamespace)).toBe('eip155')
    expect(await axeViolations(page)).toEqual([])
    await host.view.getByRole('button', { name: 'Connect wallet', exact: true }).click()
    await host.row('Ember').click()
    await expect(host.modal).toHaveAttribute('data-view', 'Account')
    expect(await withFoyer(page, (foyer) => foyer.getState().activeNamespace)).toBe('solana')
  })
})
