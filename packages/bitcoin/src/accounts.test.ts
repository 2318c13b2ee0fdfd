import { accountsOf } from '@foyer/testing/bitcoin'
import { expect, test, vi } from 'vitest'
import { keyOf } from '../test/keys.ts'

vi.mock('./keys/ownsAddress.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./keys/ownsAddress.ts')>()
  return { ...original, ownsAddress: vi.fn(original.ownsAddress) }
})

// Files of tests share modules: without this, what another one loaded is not the one that counts.
vi.resetModules()
const { checkAccounts } = await import('./accounts.ts')
const { ownsAddress } = await import('./keys/ownsAddress.ts')

const said = (last: number) =>
  accountsOf(keyOf(last), ['bitcoin:regtest']).map(({ address, publicKey, purpose, networks }) => ({
    ...{ address, publicKey, purpose, networks },
  }))

test('behavior: a wallet that changes its accounts a thousand times has each key checked once', () => {
  const shown = [said(51), said(52)]
  for (let change = 0; change < 1_000; change++) checkAccounts(shown[change % 2] ?? [])
  expect(ownsAddress).toHaveBeenCalledTimes(4)
})

test('error: a key that was right for one address is not taken for another', () => {
  const [payment, ordinals] = said(53)
  const [, other] = said(54)
  expect(checkAccounts(said(53))).toMatchObject([
    { publicKey: payment?.publicKey },
    { publicKey: ordinals?.publicKey },
  ])
  for (const publicKey of [payment?.publicKey, other?.publicKey, `${other?.publicKey}00`])
    expect(() => checkAccounts([{ ...said(55)[1], publicKey }])).toThrow(/does not belong/)
  // What is no key cannot be checked, and is not passed on.
  for (const publicKey of ['', '0x', 'zz', 7, null])
    expect(checkAccounts([{ ...said(55)[1], publicKey }])[0]).not.toHaveProperty('publicKey')
})
