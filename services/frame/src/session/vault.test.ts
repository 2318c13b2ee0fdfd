import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createVault, type DeviceWallet, type SignedIn } from './vault.ts'

/** One database for all tabs, whose steps come one after the other. */
function shareDatabase() {
  const kept = new Map<string, unknown>()
  const answer = <asked extends { onsuccess(): void; result: unknown }>(asked: asked) => {
    queueMicrotask(() => asked.onsuccess())
    return asked
  }
  const table = {
    get: (name: string) =>
      answer({
        onsuccess() {},
        get result() {
          return kept.get(name)
        },
      }),
    put: (value: unknown, name: string) =>
      answer({ onsuccess: () => {}, result: kept.set(name, value) }),
  }
  const database = {
    close() {},
    transaction() {
      const transaction = { objectStore: () => table, oncomplete: () => {} }
      setTimeout(() => transaction.oncomplete())
      return transaction
    },
  }
  vi.stubGlobal('indexedDB', {
    open: () => answer({ onsuccess: () => {}, result: database }),
  })
}

beforeEach(shareDatabase)
afterEach(() => vi.unstubAllGlobals())

const user = { account: 'a', email: 'ann@example.com', way: 'email', name: null } as SignedIn
const wallet = { generation: 1 } as DeviceWallet

test('behavior: what one tab keeps is not written over by another one that read before', async () => {
  const [one, other] = [createVault(), createVault()]
  await one.read()
  await other.keep({ user })
  await other.keepWallet('a', wallet)
  await one.keep({ user })
  expect(await one.read()).toMatchObject({ user, wallets: { a: wallet } })
  await other.keep({ user: null })
  expect((await one.read()).user).toBeNull()
  await one.forget()
  expect(await other.read()).toMatchObject({ user: null, wallets: { a: wallet } })
})

test('behavior: shares that two tabs keep at once are both there', async () => {
  const [one, other] = [createVault(), createVault()]
  await Promise.all([one.keepWallet('a', wallet), other.keepWallet('b', wallet)])
  expect((await one.read()).wallets).toEqual({ a: wallet, b: wallet })
})

test('behavior: two tabs that are the first ones are one device', async () => {
  const [one, other] = await Promise.all([createVault().read(), createVault().read()])
  expect(one.device).toBe(other.device)
})
