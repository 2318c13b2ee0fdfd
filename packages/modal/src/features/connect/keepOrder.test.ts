import type { WalletRow } from '@foyer/core/wallets'
import { expect, test } from 'vitest'
import { keepOrder } from './keepOrder.ts'

const row = (id: string) => ({ id, installed: false, connectors: [] }) as unknown as WalletRow
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(row) as [WalletRow, WalletRow, WalletRow, WalletRow]
const ids = (rows: readonly (WalletRow | null)[]) => rows.map((one) => one?.id ?? null)

test.each([
  ['a row that comes first stands last', [a, b], [c, a, b], ['a', 'b', 'c']],
  ['rows that change places stay', [a, b, c], [c, b, a], ['a', 'b', 'c']],
  ['a blank takes what is new', [a, null, b], [a, c, b, d], ['a', 'c', 'b', 'd']],
  ['a blank stays blank while nothing is new', [a, null], [a, null], ['a', null]],
  ['a row that is gone is gone', [a, b, c], [a, c], ['a', 'c']],
  ['a row is shown as it is now', [a], [{ ...a, name: 'new' }], ['a']],
])('behavior: under a pointer, %s', (_what, before, now, shown) => {
  expect(ids(keepOrder(before, now))).toEqual(shown)
})

test('behavior: a kept row is the newest of its key', () => {
  const renamed = { ...a, name: 'new' }
  expect(keepOrder([a], [renamed])[0]).toBe(renamed)
})
