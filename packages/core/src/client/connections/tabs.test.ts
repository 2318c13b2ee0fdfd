import { createFakePlatform, createFakeWallet, type FakeStorage, fakeAdapter } from '@foyer/testing'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { endurance } from '../../../../../scripts/endurance.ts'
import { mainnet } from '../../networks.ts'
import { createFoyer } from '../createFoyer.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const key = '@foyer/connections'

/** Tabs of one origin: one store, whose changes reach the other tabs when a test says so. */
async function openTabs(count: number) {
  const kept = new Map<string, string>()
  const news: { tab: number; changed: string; text: string | null }[] = []
  const listeners: Parameters<FakeStorage['watch']>[0][][] = []
  const wallet = createFakeWallet({
    id: 'acorn',
    name: 'Acorn',
    accounts: [account],
    reference: '1',
  })
  const tabs = Array.from({ length: count }, (_, tab) => {
    const received: (typeof listeners)[number] = []
    listeners.push(received)
    const tell = (changed: string, text: string | null) => {
      for (let other = 0; other < count; other++)
        if (other !== tab) news.push({ tab: other, changed, text })
    }
    const platform = createFakePlatform()
    const storage: Partial<FakeStorage> = {
      get: (name) => kept.get(name) ?? null,
      set(name, value) {
        if (kept.get(name) === value) return
        kept.set(name, value)
        tell(name, value)
      },
      remove(name) {
        if (kept.delete(name)) tell(name, null)
      },
      watch(listener) {
        received.push(listener)
        return () => void received.splice(received.indexOf(listener), 1)
      },
    }
    const foyer = createFoyer(
      {
        projectId: 'shop',
        networks: [mainnet],
        adapters: [fakeAdapter({ namespace: 'eip155', wallets: [wallet] })],
      },
      { platform: { ...platform, storage: storage as FakeStorage } },
    )
    return { foyer, platform }
  })
  await Promise.all(tabs.map(({ foyer }) => foyer.internals.prepare()))
  const settle = async () => {
    await vi.dynamicImportSettled()
    for (const { platform } of tabs) await platform.clock.advance(0)
  }
  return {
    tabs,
    kept,
    settle,
    wallet,
    /** One piece of news reaches its tab, wherever it stands in the queue. */
    async deliver(pick: number) {
      const [piece] = news.splice(pick % Math.max(1, news.length), 1)
      if (piece)
        for (const listener of [...(listeners[piece.tab] ?? [])])
          listener(piece.changed, piece.text)
      await settle()
    },
    pending: () => news.length,
  }
}

test('property: tabs agree with each other and with the store, whatever happens in which order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          act: fc.constantFrom('connect', 'disconnect', 'lock', 'unlock', 'deliver', 'deliver'),
          tab: fc.nat(2),
          pick: fc.nat(20),
        }),
        { minLength: 3, maxLength: 14 },
      ),
      async (steps) => {
        const { tabs, kept, wallet, settle, deliver, pending } = await openTabs(3)
        for (const { act, tab, pick } of steps) {
          const { foyer } = tabs[tab] ?? {}
          if (act === 'deliver') await deliver(pick)
          else if (act === 'lock') wallet.lock()
          else if (act === 'unlock') wallet.unlock()
          else if (act === 'disconnect') await foyer?.disconnect()
          else {
            const [connector] = foyer?.internals.connectors.getState() ?? []
            if (connector) await foyer?.connect({ connector })
          }
          await settle()
        }
        while (pending() > 0) await deliver(0)
        await settle()
        wallet.unlock()
        await settle()
        const stored = kept.has(key) ? 'connected' : 'disconnected'
        const statuses = tabs.map(({ foyer }) => foyer.getState().chains.eip155?.status)
        expect(statuses).toEqual([stored, stored, stored])
        for (const { foyer } of tabs) {
          const { request } = foyer.getProvider('eip155') as {
            request(asked: { method: string }): Promise<unknown>
          }
          if (stored === 'disconnected')
            await expect(request({ method: 'personal_sign' })).rejects.toMatchObject({ code: 4900 })
          foyer.destroy()
        }
      },
    ),
    { numRuns: endurance({ few: 40, all: 200 }) },
  )
}, 120_000)

test('behavior: a prompt that is abandoned while its wallet is unlocked connects nothing, in no tab', async () => {
  const { tabs, kept, wallet, settle, deliver, pending } = await openTabs(2)
  const [first, second] = tabs.map(({ foyer }) => foyer)
  const [connector] = first?.internals.connectors.getState() ?? []
  if (!first || !second || !connector) throw new Error('Unreachable: two tabs and a wallet')
  await first.connect({ connector })
  wallet.lock()
  await settle()
  // A prompt is open in the second tab, which then hears that the wallet is remembered.
  wallet.behave('connect', { late: 'approve' })
  const view = new AbortController()
  const refusal = expect(second.connect({ connector, signal: view.signal })).rejects.toMatchObject({
    code: 'connection/abandoned',
  })
  while (pending() > 0) await deliver(0)
  wallet.answerLate()
  view.abort()
  await refusal
  await settle()
  while (pending() > 0) await deliver(0)
  await settle()
  expect(tabs.map(({ foyer }) => foyer.getState().chains.eip155?.status)).toEqual([
    ...['disconnected', 'disconnected'],
  ])
  expect(kept.has(key)).toBe(false)
})
