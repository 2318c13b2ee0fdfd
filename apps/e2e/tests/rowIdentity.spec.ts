import type { Demo } from '../support/Demo.ts'
import { type FakeBackend, generateWallets, startFakeBackend } from '../support/fakeBackend.ts'
import { test as base, expect, inMotion } from '../support/test.ts'

/* What the wallet list says of a wallet arrives late; the row that a user holds on to stays. */

const test = base.extend<{ backend: FakeBackend }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  backend: async ({}, use) => {
    const backend = await startFakeBackend({ wallets: generateWallets(95) })
    await use(backend)
    await backend.stop()
  },
})

test.use(inMotion)

/** Listed, and installed: its row learns of its listing when the list answers. */
const listed = { name: 'Wallet 002', rdns: 'com.example.wallet2' }
/** No list knows it, so it stands below those that are listed. */
const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }

/** Listings arrive this late, which is long enough to get hold of a row. */
const delayMs = 1_500

async function visitSlowly(demo: Demo, backend: FakeBackend) {
  backend.answer = ({ path }) => (path === '/getWallets' ? { delayMs } : 'usual')
  await demo.addWallets(acorn, listed)
  await demo.visit({ wallet: 'none', options: { backend: { wallets: backend.url } } })
}
/** Whether nothing took the place of the element that had the focus. */
const isFocused = (demo: Demo, name: string) =>
  demo
    .row(name)
    .evaluate((row) => (row.getRootNode() as ShadowRoot).activeElement === row && row.isConnected)

for (const { name } of [listed, acorn]) {
  test(`the row "${name}" keeps the focus when the list answers, and Enter connects`, async ({
    backend,
    demo,
  }) => {
    await visitSlowly(demo, backend)
    await demo.openConnect()
    await demo.row(name).focus()
    expect(await isFocused(demo, name)).toBe(true)
    await expect(demo.row('Wallet 001')).toBeVisible()
    await expect(demo.view.locator('.row-title').first()).toHaveText('Wallet 002')
    expect(await isFocused(demo, name)).toBe(true)
    await demo.page.keyboard.press('Enter')
    await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingExternal')
    await expect.poll(() => demo.methodsOf(name)).toContain('eth_requestAccounts')
  })

  test(`the tile "${name}" of All wallets keeps the focus when the list answers`, async ({
    backend,
    demo,
  }) => {
    await visitSlowly(demo, backend)
    await demo.openConnect()
    await demo.row('All wallets').click()
    await demo.row(name).focus()
    expect(await isFocused(demo, name)).toBe(true)
    await expect(demo.row('Wallet 001')).toBeVisible()
    await expect(demo.view.locator('button.tile bdi').first()).toHaveText('Wallet 002')
    expect(await isFocused(demo, name)).toBe(true)
    await demo.page.keyboard.press('Enter')
    await expect.poll(() => demo.methodsOf(name)).toContain('eth_requestAccounts')
  })
}

test('a press that begins before the list answers and ends after it counts', async ({
  backend,
  demo,
}) => {
  backend.answer = ({ path }) => (path === '/getWallets' ? { delayMs } : 'usual')
  await demo.addWallets(listed)
  await demo.visit({ wallet: 'none', options: { backend: { wallets: backend.url } } })
  await demo.openConnect()
  await demo.row('Wallet 002').hover()
  await demo.page.mouse.down()
  await expect(demo.row('Wallet 001')).toBeVisible()
  await demo.page.mouse.up()
  await expect.poll(() => demo.methodsOf('Wallet 002')).toContain('eth_requestAccounts')
})

test('a found wallet keeps its tile when the answer to the search arrives', async ({
  backend,
  demo,
}) => {
  await visitSlowly(demo, backend)
  await demo.openConnect()
  await demo.row('All wallets').click()
  await expect(demo.row('Wallet 001')).toBeVisible()
  await demo.row('Wallet 002').focus()
  const field = demo.modal.getByRole('searchbox', { name: 'Search wallets' })
  await field.fill('Wallet 00')
  await expect(demo.row('Acorn')).toBeHidden()
  await demo.row('Wallet 002').hover()
  await demo.page.mouse.down()
  expect(await isFocused(demo, 'Wallet 002')).toBe(true)
  await expect(demo.row('Wallet 003')).toBeVisible()
  expect(await isFocused(demo, 'Wallet 002')).toBe(true)
  await demo.page.mouse.up()
  await expect.poll(() => demo.methodsOf('Wallet 002')).toContain('eth_requestAccounts')
})
