import { Demo } from '../support/Demo.ts'
import { pair, sign, type Tab, test, within } from '../support/phoneTabs.ts'
import { expect } from '../support/test.ts'

const stored = ({ demo }: Tab) => demo.page.evaluate(() => JSON.stringify({ ...localStorage }))

test('a session key is nowhere in the local storage, and its seal cannot leave the browser', async ({
  browser,
  openTab,
  pocket,
  server,
  stack,
  walletScript,
}) => {
  test.slow()
  const tab = await openTab()
  const { page } = tab.demo
  // Nothing is made before the user acts.
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).length)
  expect(await databases()).toBe(0)
  await pair(tab, pocket)
  const text = await stored(tab)
  expect(text).toContain('@foyer/walletconnect')
  expect(pocket.secrets().length).toBeGreaterThan(0)
  for (const secret of pocket.secrets()) expect(text).not.toContain(secret)
  expect(text).not.toMatch(/[\da-f]{64}/i)

  const key = await page.evaluate(
    () =>
      new Promise<object>((resolve) => {
        const opening = indexedDB.open('@foyer/walletconnect')
        opening.onsuccess = () => {
          const reading = opening.result.transaction('keys').objectStore('keys').getAll()
          reading.onsuccess = async () => {
            const [first, ...others] = reading.result as CryptoKey[]
            const exported = first && crypto.subtle.exportKey('raw', first)
            resolve({
              others: others.length,
              extractable: first?.extractable,
              isExported: await exported?.then(
                () => true,
                () => false,
              ),
            })
            opening.result.close()
          }
        }
      }),
  )
  expect(key).toEqual({ others: 0, extractable: false, isExported: false })

  await page.reload()
  await expect(tab.demo.accountButton).toBeVisible(within)
  expect((await sign(tab, 'after a reload')).result).toMatch(/^0x/)

  await test.step('a copy of the local storage opens nothing in another browser', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const uncaught: string[] = []
    page.on('pageerror', (error) => uncaught.push(String(error)))
    await page.addInitScript(
      (text) => {
        // Once: what the page makes of it stays.
        if (sessionStorage.getItem('copied')) return
        sessionStorage.setItem('copied', 'yes')
        for (const [key, value] of Object.entries(JSON.parse(text) as Record<string, string>))
          localStorage.setItem(key, value)
      },
      await stored(tab),
    )
    const demo = new Demo({ page, stack, walletScript })
    await demo.visit({ wallet: 'none', options: { backend: server.url } })
    await expect(demo.opener).toBeVisible()
    await expect.poll(async () => (await demo.state()).chains.eip155?.status).toBe('disconnected')
    expect((await demo.request('personal_sign', ['0x00', '0x00'])).code).toBe(4900)
    // The one from the tab with the original.
    expect(pocket.requests).toHaveLength(1)
    // The copy is replaced by what happens here, and the original stands.
    await pair({ ...tab, demo }, pocket)
    await page.reload()
    await expect(demo.accountButton).toBeVisible(within)
    expect((await sign(tab, 'where it was made')).result).toMatch(/^0x/)
    expect(uncaught).toEqual([])
    await context.close()
  })

  await test.step('with its key gone a record counts as none, and the next session is kept', async () => {
    const { demo } = tab
    await demo.page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase('@foyer/walletconnect')
          deleting.onsuccess = () => resolve()
          deleting.onblocked = () => reject(new Error('A connection keeps the database open'))
        }),
    )
    await demo.page.reload()
    await expect(demo.opener).toBeVisible()
    await pair(tab, pocket)
    await demo.page.reload()
    await expect(demo.accountButton).toBeVisible(within)
  })
})

for (const [where, prepare] of Object.entries({
  'IndexedDB is refused': () => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  },
  'IndexedDB never answers': () => {
    indexedDB.open = () => ({}) as IDBOpenDBRequest
  },
  'WebCrypto is missing': () => {
    Object.defineProperty(crypto, 'subtle', { value: undefined })
  },
}))
  test(`where ${where} a session is kept as plain text`, async ({ context, openTab, pocket }) => {
    await context.addInitScript(prepare)
    const tab = await openTab()
    await pair(tab, pocket)
    expect(await stored(tab)).toMatch(/[\da-f]{64}/)
    await tab.demo.page.reload()
    await expect(tab.demo.accountButton).toBeVisible(within)
  })
