import type { Foyer, FoyerOptions } from '@foyer/core'
import fc from 'fast-check'
import { account } from '../support/Demo.ts'
import { times } from '../support/endurance.ts'
import { hurry } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const acorn = { name: 'Acorn', rdns: 'dev.foyer.acorn' }

// One worker, because each builds the hosts for itself.
test.describe.configure({ mode: 'default' })

/** Texts that are no record, and texts that almost are one; the same in every run. */
function garbage(count: number): string[] {
  const word = fc.oneof(fc.string(), fc.constantFrom('eip155', '__proto__', ''), fc.jsonValue())
  const record = fc.record(
    {
      version: fc.oneof(fc.constant(1), fc.constantFrom(2, 1.5, 3, 99, -1), fc.jsonValue()),
      connections: fc.oneof(
        fc.array(fc.record({ namespace: word, connectorId: word }, { requiredKeys: [] })),
        fc.jsonValue(),
      ),
      wallets: fc.oneof(fc.array(word), fc.jsonValue()),
      themeMode: word,
    },
    { requiredKeys: [] },
  )
  const text = fc.oneof(
    fc.string(),
    fc.json(),
    { weight: 3, arbitrary: record.map((value) => JSON.stringify(value)) },
    record.map((value) => JSON.stringify(value).slice(0, -2)),
  )
  return fc.sample(text, { numRuns: count, seed: 20_261_121 })
}

/** In the whole modal; the readers of storage alone are told far more by `storageFuzz.test.ts`. */
const valueCount = times({ few: 120, full: 1_000 })

test(`${valueCount} values that are no record of ours`, async ({ demo, hosts, page }) => {
  test.setTimeout(240_000)
  await demo.addWallets({ ...acorn, rpcUrl: hosts.rpcUrl })
  await hurry(page)
  await page.goto(hosts.urlOf('many'))
  await page.waitForFunction('window.makeFoyer')
  const values = garbage(valueCount)
  const { faults, newer } = await page.evaluate(async (values) => {
    const { makeFoyer } = window as unknown as {
      makeFoyer(options: Partial<FoyerOptions>): Foyer
    }
    const versions = { '@foyer/connections': 2, '@foyer/recent': 1, '@foyer/theme': 1 }
    const faults: string[] = []
    let newer = 0
    const isNewer = (text: string, than: number) => {
      try {
        const { version } = JSON.parse(text) ?? {}
        return typeof version === 'number' && version > than
      } catch {
        return false
      }
    }
    for (const value of values) {
      const fault = (what: string) => faults.push(`${what}: ${value}`)
      for (const key of Object.keys(versions)) localStorage.setItem(key, value)
      const foyer = makeFoyer({ motion: 'reduced' })
      // One turn later the client has read what is stored.
      await Promise.resolve()
      await Promise.resolve()
      if (foyer.getState().chains.eip155?.address) fault('an address nobody gave')
      await foyer.open()
      const rows = document.querySelector('foyer-modal')?.shadowRoot?.querySelectorAll('.row')
      if (!rows) fault('no modal')
      await foyer.close()
      const [connector] = foyer.internals.connectors.getState()
      if (connector) await foyer.connect({ connector })
      if (foyer.getState().chains.eip155?.status !== 'connected') fault('not connected')
      const stored = localStorage.getItem('@foyer/connections') ?? ''
      for (const [key, version] of Object.entries(versions))
        if (isNewer(value, version) && localStorage.getItem(key) !== value)
          fault(`a newer version's ${key} was changed`)
      if (isNewer(value, 2)) newer++
      else if (!stored.includes('"connectorId":"dev.foyer.acorn"')) fault('not remembered')
      await foyer.disconnect()
      if (isNewer(value, 2) && localStorage.getItem('@foyer/connections') !== value)
        fault('a newer version was changed by leaving')
      foyer.destroy()
    }
    return { faults, newer }
  }, values)
  expect(faults).toEqual([])
  // The values were worth it.
  expect(newer).toBeGreaterThan(valueCount / 50)
  await expect(demo.modal).toHaveCount(0)
})

test('records of newer versions are left as they are by everything in the modal', async ({
  demo,
  page,
}) => {
  const newer = {
    '@foyer/connections': '{"version":3,"sessions":[{"namespace":"eip155","connectorId":"x"}]}',
    '@foyer/recent': '{ "version": 2, "wallets": ["metamask"] }',
    '@foyer/theme': '{"themeMode":"dark","version":7}',
  }
  await page.addInitScript((newer) => {
    for (const [key, text] of Object.entries(newer)) localStorage.setItem(key, text)
  }, newer)
  const stored = () =>
    page.evaluate(
      (keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])),
      Object.keys(newer),
    )
  await demo.visit({ wallet: 'approve' })
  await demo.connect()
  expect(await stored()).toEqual(newer)
  await demo.openAccount()
  await demo.row('Settings').click()
  await demo.view.getByRole('radio', { name: 'Light' }).press('Space')
  await demo.row('Disconnect').click()
  await expect(demo.opener).toBeVisible()
  expect(await stored()).toEqual(newer)
})

const stores: Record<string, () => void> = {
  blocked: () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  },
  full: () => {
    let size = 8_000_000
    // Down to the last letter of the browser's own quota.
    for (let index = 0; size >= 1; index++)
      try {
        localStorage.setItem(`filler ${index}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
  },
}
for (const [kind, prepare] of Object.entries(stores))
  test(`with a store that is ${kind}, connecting and signing work`, async ({ demo, page }) => {
    const said: string[] = []
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) said.push(message.text())
    })
    await page.addInitScript(prepare)
    await demo.visit({ wallet: 'approve' })
    await demo.connect()
    const { result } = await demo.request('personal_sign', ['0x48656c6c6f', account])
    expect(result).toMatch(/^0x[\da-f]{130}$/)
    await demo.openAccount()
    await demo.button('Disconnect').click()
    await expect(demo.opener).toBeVisible()
    // What could not be kept is known for the life of the page.
    await demo.openConnect()
    await expect(demo.row('Demo wallet')).toHaveAccessibleDescription('Recent Installed')
    expect(said.length).toBeLessThanOrEqual(1)
  })
