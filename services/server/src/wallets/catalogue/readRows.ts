import { WalletListing } from '@foyer/core/primitives'
import { ListedWallet } from '@foyer/protocol'

/** A row that nobody should see, and why. */
export interface RefusedRow {
  /** Of the source, from 0. */
  readonly position: number
  readonly reason: string
}

/** Longer ones hold an image as data, and a page of them would be megabytes. */
const maxRowLength = 32_768

/**
 * Reads the rows of a catalogue, best ranked first. Fields that are malformed or dangerous become
 * `null`; a row without an id or a readable name, one too long and one whose id came before are left
 * out. Never throws, whatever the rows are.
 */
export function readRows(source: readonly unknown[]): {
  rows: ListedWallet[]
  refused: RefusedRow[]
} {
  const rows = new Map<string, ListedWallet>()
  const refused: RefusedRow[] = []
  for (const [position, value] of source.entries()) {
    const row = readRow(value)
    if (typeof row === 'string') refused.push({ position, reason: row })
    else if (rows.has(row.id)) refused.push({ position, reason: 'its id is taken' })
    else rows.set(row.id, row)
  }
  return { rows: [...rows.values()].sort(byRank), refused }
}

/** The row, or why it is none. */
function readRow(value: unknown): ListedWallet | string {
  const listing = WalletListing.parse(value)
  if (!listing) return 'it has no id or no readable name'
  const { success, data } = ListedWallet.safeParse(listing)
  if (!success) return 'it is not of the shape of getWallets'
  if (JSON.stringify(data).length > maxRowLength) return `it is longer than ${maxRowLength} letters`
  return data
}

function byRank(a: ListedWallet, b: ListedWallet): number {
  const [first, second] = [a.order ?? Number.MAX_VALUE, b.order ?? Number.MAX_VALUE]
  return first === second ? 0 : first < second ? -1 : 1
}
