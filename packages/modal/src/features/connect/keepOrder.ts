import type { WalletRow } from '@foyer/core/wallets'
import { rowKey } from '../../feature/walletList.ts'

type Place = WalletRow | null

/**
 * The rows as they are now, in the order in which they stood: what is new comes below, so that nothing moves
 * under a finger. A blank takes the first new row.
 */
export function keepOrder(before: readonly Place[], now: readonly Place[]): readonly Place[] {
  const fresh = new Map(now.flatMap((row) => (row ? [[rowKey(row), row] as const] : [])))
  const take = (key: string | undefined) => {
    const row = key === undefined ? undefined : fresh.get(key)
    if (key !== undefined) fresh.delete(key)
    return row
  }
  const stood = before.map((row) => (row ? take(rowKey(row)) : null))
  const kept = stood.map((row) => (row === null ? (take([...fresh.keys()][0]) ?? null) : row))
  return [...kept.filter((row) => row !== undefined), ...fresh.values()]
}
