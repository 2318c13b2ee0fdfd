import { generateWallets, startFakeBackend } from '../support/fakeBackend.ts'
import { expect, inMotion, test } from '../support/test.ts'

test.use(inMotion)

/* Views stay mounted while they leave and while the modal is closed; what they do must not. */

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }

test('a wallet that was installed meanwhile and only answers requests is there at the next opening', async ({
  demo,
}) => {
  await demo.visit({ wallet: 'none' })
  await demo.openConnect()
  await demo.button('Close').click()
  await expect(demo.dialog).toBeHidden()
  await demo.page.evaluate(() => {
    const counted = Object.assign(window, { requests: 0 })
    const detail = Object.freeze({
      info: Object.freeze({
        uuid: '350670db-19fa-4704-a166-e52e178b59d2',
        name: 'Latecomer',
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        rdns: 'dev.foyer.latecomer',
      }),
      provider: { request: async () => [], on() {}, removeListener() {} },
    })
    window.addEventListener('eip6963:requestProvider', () => {
      counted.requests++
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    })
  })
  await demo.openConnect()
  await expect(demo.row('Latecomer')).toBeVisible()
  const requests = () => demo.page.evaluate(() => (window as { requests?: number }).requests)
  expect(await requests()).toBe(1)
  await demo.button('Close').click()
  await expect(demo.dialog).toBeHidden()
  expect(await requests()).toBe(1)
  await demo.openConnect()
  expect(await requests()).toBe(2)
})

test('a catalogue that failed is asked again at the next opening', async ({ demo }) => {
  const backend = await startFakeBackend({ wallets: generateWallets(9) })
  backend.answer = ({ path }) => (path === '/getWallets' ? { status: 500 } : 'usual')
  await demo.visit({ wallet: 'none', options: { backend: { wallets: backend.url } } })
  await demo.openConnect()
  await expect.poll(() => backend.asked('/getWallets').length).toBeGreaterThan(0)
  await expect(demo.row('All wallets')).toBeVisible()
  await expect(demo.view.locator('.skeleton')).toHaveCount(0)
  await demo.button('Close').click()
  await expect(demo.dialog).toBeHidden()
  backend.answer = () => 'usual'
  await demo.openConnect()
  await expect(demo.row('Wallet 001')).toBeVisible()
  await backend.stop()
})

for (const by of ['press', 'application'] as const)
  test(`Connect opened soon after the ${by} connected stays`, async ({ demo, page }) => {
    await demo.addWallets(acorn)
    await demo.visit({ wallet: 'none' })
    for (const delayMs of [0, 30, 120, 300])
      await test.step(`${delayMs} ms after it`, async () => {
        await demo.openConnect()
        await expect(demo.row('Acorn')).toBeVisible()
        await page.evaluate((delayMs) => {
          const stop = window.foyer.subscribe(({ chains }) => {
            if (chains.eip155?.status !== 'connected') return
            stop()
            const open = () => window.foyer.open({ view: 'Connect' })
            Object.assign(window, {
              opened: new Promise((resolve, reject) =>
                setTimeout(() => open().then(resolve, reject), delayMs),
              ),
            })
          })
        }, delayMs)
        if (by === 'press') await demo.row('Acorn').click()
        else
          await page.evaluate(async () => {
            const foyer = window.foyer as unknown as {
              connect(options: object): Promise<void>
              internals: { connectors: { getState(): { name: string }[] } }
            }
            const connector = foyer.internals.connectors
              .getState()
              .find(({ name }) => name === 'Acorn')
            await foyer.connect({ connector })
          })
        await page.waitForFunction(() => 'opened' in window)
        await page.evaluate(() => (window as { opened?: Promise<void> }).opened)
        await expect(demo.modal).toHaveAttribute('data-open', 'true')
        await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
        // Longer than a wallet that connected is celebrated, and than a card takes to leave.
        await page.waitForTimeout(1_200)
        await expect(demo.modal).toHaveAttribute('data-view', 'Connect')
        await expect(demo.row('Acorn')).toBeVisible()
        // As it was, for the next time.
        await page.evaluate(async () => {
          Reflect.deleteProperty(window, 'opened')
          await window.foyer.close()
          await window.foyer.disconnect()
        })
        await expect(demo.dialog).toBeHidden()
        await expect(demo.opener).toBeVisible()
      })
  })

test('a wallet is still waited for by a user who comes back before its view was gone', async ({
  demo,
}) => {
  await demo.addWallets({ ...acorn, behaviour: 'hang' })
  await demo.visit({ wallet: 'none' })
  await demo.choose('Acorn')
  const asked = () => demo.methodsOf('Acorn')
  await expect.poll(asked).toContain('eth_requestAccounts')
  const before = (await asked()).filter((method) => method === 'eth_requestAccounts').length
  await demo.page.evaluate(async () => {
    await window.foyer.open({ view: 'WhatIsAWallet' })
    window.foyer.router.back()
  })
  await expect(demo.modal).toHaveAttribute('data-view', 'ConnectingExternal')
  await expect
    .poll(async () => (await asked()).filter((method) => method === 'eth_requestAccounts').length)
    .toBe(before + 1)
})
