import type { Page } from '@playwright/test'
import { account, type Demo } from '../support/Demo.ts'
import { expect, inMotion, test } from '../support/test.ts'
import { withFoyer } from '../support/withFoyer.ts'

test.use(inMotion)

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }
const victim = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const record = (connectorId: string, more: object = {}) =>
  JSON.stringify({ version: 1, connections: [{ namespace: 'eip155', connectorId, ...more }] })

/** Puts a record under our key before any script of the page runs; once, unlike an init script. */
async function store(page: Page, demo: Demo, text: string) {
  await page.route('**/seed', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(new URL('seed', demo.urlOf()).href)
  await page.evaluate((value) => localStorage.setItem('@foyer/connections', value), text)
}

const statusOf = async (demo: Demo) => (await demo.state()).chains.eip155?.status

test('the Demo wallet is still connected after a reload, without a prompt', async ({
  demo,
  page,
}) => {
  await demo.visit()
  await demo.choose()
  await demo.prompt.getByRole('button', { name: 'Approve' }).click()
  await expect(demo.accountButton).toBeVisible()

  await page.reload()
  await expect(demo.accountButton).toBeVisible()
  await expect(page.getByTestId('balance')).toHaveText(/ETH$/)
  await expect(demo.prompt).toHaveCount(0)
  await expect(demo.modal).toHaveCount(0)
  expect((await demo.state()).chains.eip155?.address).toBe(account)
  // Nobody connected just now, so nothing says that a user did.
  expect(await demo.tracked()).toEqual(['MODAL_CREATED'])
})

for (const embedded of [true, false])
  test(`the list of wallets leaves once the stored one confirmed (${embedded ? 'embedded' : 'dialog'})`, async ({
    demo,
    page,
  }) => {
    await demo.addWallets({
      ...acorn,
      permitted: true,
      behaviour: { eth_accounts: { late: 'approve' } },
    })
    await store(page, demo, record('dev.foyer.acorn'))
    await demo.visit({ wallet: 'none', options: { enableEmbedded: embedded } })
    if (!embedded) await withFoyer(page, (foyer) => foyer.open())
    await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
    await expect.poll(() => demo.methodsOf('Acorn')).toContain('eth_accounts')
    await demo.withWallet('Acorn', (wallet) => wallet.answerLate())
    if (embedded) await expect(demo.modal).toHaveAttribute('data-view', 'Account')
    else await expect(demo.dialog).toBeHidden()
  })

test('resuming asks for accounts and chain, and for nothing else', async ({ demo, page }) => {
  await demo.addWallets({ ...acorn, persists: true })
  await demo.visit({ wallet: 'none' })
  await demo.connect('Acorn')

  await page.reload()
  await expect(demo.accountButton).toBeVisible()
  await expect(page.getByTestId('balance')).toHaveText(/ETH$/)
  expect(await demo.methodsOf('Acorn')).toEqual(['eth_accounts', 'eth_chainId'])
})

test('no wallet is asked anything while no connection is stored', async ({ demo }) => {
  await demo.addWallets({ ...acorn, permitted: true })
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  await expect(demo.row('Acorn')).toBeVisible()
  expect(await demo.methodsOf('Acorn')).toEqual([])
  expect(await statusOf(demo)).toBe('disconnected')
})

test('a wallet that was locked at reload is connected once it is unlocked, without a prompt', async ({
  demo,
  page,
}) => {
  await store(page, demo, record('dev.foyer.acorn'))
  await demo.addWallets({ ...acorn, permitted: true, locked: true })
  await demo.visit({ wallet: 'none' })
  await expect(demo.opener).toBeVisible()
  expect(await demo.methodsOf('Acorn')).toEqual(['eth_accounts'])
  expect(await demo.stored()).toBe(record('dev.foyer.acorn'))

  await demo.withWallet('Acorn', (wallet) => wallet.unlock())
  await expect(demo.accountButton).toBeVisible()
  expect((await demo.state()).chains.eip155?.address).toBe(account)
  expect(await demo.methodsOf('Acorn')).not.toContain('eth_requestAccounts')

  await demo.withWallet('Acorn', (wallet) => wallet.lock())
  await expect(demo.opener).toBeVisible()
  await demo.withWallet('Acorn', (wallet) => wallet.unlock())
  await expect(demo.accountButton).toBeVisible()

  await page.evaluate(() => window.foyer.disconnect())
  await expect(demo.opener).toBeVisible()
  expect(await demo.stored()).toBeNull()
})

test('a locked wallet without events is asked when the page is shown again', async ({
  demo,
  page,
}) => {
  await store(page, demo, record('dev.foyer.acorn'))
  await demo.addWallets({ ...acorn, permitted: true, locked: true, events: 'none' })
  await demo.visit({ wallet: 'none' })
  await expect(demo.opener).toBeVisible()
  await demo.withWallet('Acorn', (wallet) => wallet.unlock())
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  )
  await expect(demo.accountButton).toBeVisible()
  expect(await demo.methodsOf('Acorn')).not.toContain('eth_requestAccounts')
})

const silent = [
  { what: 'is not there', wallets: [] },
  {
    what: 'never answers',
    wallets: [{ ...acorn, behaviour: { eth_accounts: 'hang' as const } }],
  },
]
for (const { what, wallets } of silent)
  test(`a stored wallet that ${what} is given up after five seconds`, async ({ demo, page }) => {
    await store(page, demo, record('dev.foyer.acorn'))
    await demo.addWallets(...wallets)
    await demo.visit({ wallet: 'none' })
    const connecting = page.getByRole('button', { name: 'Connecting…', exact: true })
    await expect(connecting).toBeVisible()
    expect(await statusOf(demo)).toBe('connecting')
    await expect(demo.opener).toBeVisible()

    const history = await page.evaluate(() => window.foyerHistory)
    expect(history.map(({ status }) => status)).toEqual(['connecting', 'disconnected'])
    const [start, end] = history
    const tookMs = (end?.atMs ?? 0) - (start?.atMs ?? 0)
    expect(tookMs).toBeGreaterThan(4_000)
    // A timer of a busy page may be half a second late and more.
    expect(tookMs).toBeLessThan(7_000)
  })

test('a user need not wait for a stored wallet that hangs', async ({ demo, page }) => {
  await store(page, demo, record('dev.foyer.acorn'))
  await demo.addWallets({ ...acorn, behaviour: { eth_accounts: { late: 'approve' } } })
  await demo.visit({ wallet: 'approve' })
  await page.getByRole('button', { name: 'Connecting…', exact: true }).click()
  await demo.row('Demo wallet').click()
  await expect(demo.accountButton).toBeVisible()

  await demo.withWallet('Acorn', (wallet) => wallet.answerLate())
  await expect(demo.dialog).toBeHidden()
  expect((await demo.state()).chains.eip155?.connector?.id).toBe('dev.foyer.demo')
})

test.describe('other code wrote our record', () => {
  test('an address in it is never shown', async ({ demo, page }) => {
    const more = { address: victim, accounts: [victim], caipAddress: `eip155:1:${victim}` }
    await store(page, demo, record('dev.foyer.acorn', more))
    await demo.addWallets({ ...acorn, permitted: true })
    await demo.visit({ wallet: 'none' })
    await expect(demo.accountButton).toBeVisible()
    const seen = await page.evaluate(() => window.foyerHistory)
    expect(seen.map(({ address }) => address)).toEqual([null, account])
  })

  test('a wallet it names by mistake is not replaced by another', async ({ demo, page }) => {
    await page.clock.install()
    await store(page, demo, record('dev.foyer.other', { address: victim }))
    await demo.addWallets({ ...acorn, permitted: true })
    await demo.visit({ wallet: 'none' })
    await expect(page.getByRole('button', { name: 'Connecting…' })).toBeVisible()
    await page.clock.fastForward(6_000)
    await expect(demo.opener).toBeVisible()
    expect(await demo.methodsOf('Acorn')).toEqual([])
    const seen = await page.evaluate(() => window.foyerHistory)
    expect(seen.map(({ address }) => address)).toEqual([null, null])
  })

  test('garbage counts as nothing and the next connection replaces it', async ({ demo, page }) => {
    await demo.addWallets({ ...acorn, permitted: true })
    const garbage = [
      'not json',
      'null',
      '[]',
      '"eip155"',
      '{"version":1,"connections":"eip155"}',
      '{"version":1,"connections":[null,1,{"namespace":5,"connectorId":"dev.foyer.acorn"}]}',
      '{"version":1,"connections":[{"namespace":"__proto__","connectorId":"dev.foyer.acorn"}]}',
      '{"__proto__":{"version":1},"connections":[]}',
    ]
    await demo.visit({ wallet: 'none' })
    for (const text of garbage) {
      await page.evaluate((text) => localStorage.setItem('@foyer/connections', text), text)
      await page.reload()
      await expect(demo.opener, text).toBeVisible()
      expect(await statusOf(demo), text).toBe('disconnected')
      expect(await demo.methodsOf('Acorn'), text).toEqual([])
    }
    await demo.connect('Acorn')
    expect(JSON.parse((await demo.stored()) ?? '')).toMatchObject({
      version: 2,
      connections: [{ namespace: 'eip155', connectorId: 'dev.foyer.acorn' }],
    })
  })

  test('a newer version’s record is left as it is', async ({ demo, page }) => {
    const newer = '{"version":99,"connections":[{"namespace":"eip155","connectorId":"x"}],"more":1}'
    await store(page, demo, newer)
    await demo.visit({ wallet: 'approve' })
    await expect(demo.opener).toBeVisible()
    await demo.connect()
    expect(await demo.stored()).toBe(newer)
    await page.evaluate(() => window.foyer.disconnect())
    await expect(demo.opener).toBeVisible()
    expect(await demo.stored()).toBe(newer)
  })
})
