import type { Page } from '@playwright/test'
import { type Demo, shortAccount } from '../support/Demo.ts'
import type { Hosts } from '../support/hosts.ts'
import { expect, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn', knownChainIds: [31338] }

// One worker, because each builds the hosts for itself.
test.describe.configure({ mode: 'default' })

/** A plain element in the middle of the demo, as a page without a framework would place it. */
const placeElement = (page: Page) =>
  page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      const section = document.createElement('section')
      section.setAttribute('aria-label', 'Wallet')
      section.append(document.createElement('foyer-modal'))
      document.body.prepend(section)
    }),
  )

/** An embedded modal in a host of each kind. */
const pages: Record<string, (parts: { demo: Demo; hosts: Hosts; page: Page }) => Promise<void>> = {
  '<FoyerModal/>': async ({ demo, hosts, page }) => {
    await demo.addWallets({ ...acorn, rpcUrl: hosts.rpcUrl })
    await page.goto(hosts.urlOf('embedded'))
  },
  '<FoyerModal/> on React 18': async ({ demo, hosts, page }) => {
    await demo.addWallets({ ...acorn, rpcUrl: hosts.rpcUrl })
    await page.goto(hosts.urlOf('embedded', { react: 18 }))
  },
  '<foyer-modal>': async ({ demo, page, hosts }) => {
    await demo.addWallets({ ...acorn, rpcUrl: hosts.rpcUrl })
    await placeElement(page)
    await demo.visit({ wallet: 'none', options: { enableEmbedded: true } })
    await withFoyer(page, (foyer) => foyer.open())
  },
}

for (const [kind, enter] of Object.entries(pages))
  test(`embedded as ${kind}, it is part of the page`, async ({ demo, hosts, page }) => {
    await enter({ demo, hosts, page })
    const close = () => withFoyer(page, (foyer) => foyer.close())

    await test.step('with the attributes of the modal', async () => {
      await expect(demo.modal).toHaveAttribute('data-open', 'true')
      await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
      await expect(demo.modal).toHaveAttribute('data-status', 'disconnected')
      await expect(demo.modal).toHaveAttribute('data-namespace', 'eip155')
      await expect(demo.modal).toHaveCount(1)
      await expect(
        page.getByRole('region', { name: 'Wallet', exact: true }).locator('foyer-modal'),
      ).toHaveCount(1)
      await expect(demo.dialog).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Connect wallet' })).toBeVisible()
      await expect(demo.row('Acorn')).toBeVisible()
      // There is nothing behind it to close it for.
      await expect(demo.button('Close')).toHaveCount(0)
      await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
    })

    await test.step('closing leads home to Connect', async () => {
      await demo.row('All wallets').click()
      await expect(demo.modal).toHaveAttribute('data-view', 'AllWallets')
      expect(await close()).toBe(true)
      await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
      // By key: so soon after the other, a press at the same place is half of a double click.
      await demo.row('All wallets').press('Enter')
      await demo.button('Close').click()
      await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
    })

    await test.step('connecting lands on Account, in the same place', async () => {
      await demo.row('Acorn').click()
      await expect(demo.modal).toHaveAttribute('data-view', 'Account')
      await expect(demo.modal).toHaveAttribute('data-open', 'true')
      await expect(demo.modal).toHaveAttribute('data-status', 'connected')
      await expect(demo.view.getByText(shortAccount)).toBeVisible()
    })

    await test.step('closing leads home to Account once connected', async () => {
      await withFoyer(page, (foyer) => foyer.open({ view: 'Networks' }))
      await expect(demo.modal).toHaveAttribute('data-view', 'Networks')
      await close()
      await expect(demo.modal).toHaveAttribute('data-view', 'Account')
      await expect(demo.modal).toHaveAttribute('data-open', 'true')
    })

    await test.step('a network is changed and the user is where they were', async () => {
      await demo.row('Anvil A').click()
      await demo.row('Anvil B').click()
      await expect(demo.modal).toHaveAttribute('data-view', 'Account')
      await expect(demo.row('Anvil B')).toBeVisible()
      await demo.withWallet('Acorn', (wallet) => wallet.changeChain(1))
      await expect(demo.modal).toHaveAttribute('data-view', 'UnsupportedChain')
      await demo.withWallet('Acorn', (wallet) => wallet.changeChain(31337))
      await expect(demo.modal).toHaveAttribute('data-view', 'Account')
      await expect(page.locator('foyer-modal')).toHaveAttribute('data-open', 'true')
    })

    await test.step('Disconnect leads back to Connect', async () => {
      await demo.button('Disconnect').click()
      await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
      await expect(demo.modal).toHaveAttribute('data-status', 'disconnected')
      await expect(page.locator('foyer-modal')).toHaveCount(1)
    })
  })

test('an embedded modal takes no focus when it appears', async ({ demo, hosts, page }) => {
  await demo.addWallets(acorn)
  await page.goto(hosts.urlOf('embedded'))
  await expect(demo.row('Acorn')).toBeVisible()
  await expect(page.getByLabel('Coupon')).toBeFocused()
  // Inside of it the focus goes along.
  await demo.row('All wallets').focus()
  await page.keyboard.press('Enter')
  await expect(demo.modal).toHaveAttribute('data-view', 'AllWallets')
  await expect(
    demo.heading('All wallets').or(demo.modal.getByRole('heading').first()),
  ).toBeFocused()
})

for (const kind of ['<FoyerModal/>', '<foyer-modal>'])
  test(`a dialog in a place of the host’s: ${kind}`, async ({ demo, hosts, page }) => {
    await demo.addWallets({ ...acorn, rpcUrl: hosts.rpcUrl })
    if (kind === '<FoyerModal/>')
      await page.goto(hosts.urlOf('embedded', { query: { frame: 'dialog' } }))
    else {
      await placeElement(page)
      await demo.visit({ wallet: 'none', options: { disableAppend: true } })
    }
    await expect(demo.modal).toHaveCount(1)
    await expect(demo.dialog).toHaveCount(0)
    await expect(demo.modal).not.toHaveAttribute('data-open')
    await demo.connect('Acorn')
    await expect(demo.modal).toHaveCount(1)
    await expect(
      page.getByRole('region', { name: 'Wallet', exact: true }).locator('foyer-modal'),
    ).toHaveAttribute('data-open', 'false')
    await demo.openAccount()
    await expect(demo.dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(demo.dialog).toBeHidden()
    await expect(demo.accountButton).toBeFocused()
  })

test.describe('the demo has a place for it', () => {
  const placed = ({ page }: Demo) =>
    page.getByRole('region', { name: 'Wallet', exact: true }).locator('foyer-modal')

  test('embedded it is there at once', async ({ demo }) => {
    await demo.visit({ wallet: 'approve', options: { enableEmbedded: true } })
    await expect(placed(demo)).toHaveAttribute('data-view', 'Connect')
    await demo.row('Demo wallet').click()
    await expect(demo.modal).toHaveAttribute('data-view', 'Account')
  })

  test('with disableAppend the dialog opens there, and nothing joins the body', async ({
    demo,
    page,
  }) => {
    await demo.visit({ wallet: 'approve', options: { disableAppend: true } })
    await expect(placed(demo)).toHaveCount(1)
    await demo.openConnect()
    await expect(demo.dialog).toBeVisible()
    await expect(page.locator('body > foyer-modal')).toHaveCount(0)
  })
})

test('a message outlives the dialog that it appeared in', async ({ demo, stack }) => {
  // A node that is not there, so that the account says its balance is not to be had.
  const nowhere = new URL('/no-node', stack.demoUrl).href
  await demo.visit({
    wallet: 'approve',
    options: { customRpcUrls: { 'eip155:31337': [nowhere] } },
  })
  await demo.connect()
  await demo.openAccount()
  await expect(demo.dialog.locator('.toast')).toHaveText('Token Balance Unavailable')
  await expect(demo.dialog.locator('.toast')).toHaveRole('alert')
  await demo.button('Close').click()
  await expect(demo.dialog).toBeHidden()
  const toast = demo.modal.locator('[popover] .toast')
  await expect(toast).toHaveText('Token Balance Unavailable')
  await expect(toast).toBeInViewport()
})
