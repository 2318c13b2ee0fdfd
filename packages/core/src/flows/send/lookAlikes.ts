import { equals } from '../../primitives/Address.ts'

/** Why an address is to be compared before money goes to it. */
export interface LookAlike {
  /**
   * `ends`: it begins and ends as `known` does. `bait`: it is known from transfers of nothing alone,
   * which anybody can make.
   */
  readonly kind: 'ends' | 'bait'
  /** The address it passes for; `null` for bait. */
  readonly known: string | null
}

/** What users compare are ends of four to six letters; imitations are made to share them. */
const sharedEachEnd = 3
const sharedOneEnd = 6

/**
 * Whether an address passes for one that is known: the same ends, in whatever case, and another middle.
 * Two honest addresses share as much once in several million.
 *
 * @param known addresses that the account dealt with
 * @param bait addresses that appear in transfers of nothing
 */
export function findLookAlike(
  address: string,
  { known, bait }: { known: readonly string[]; bait: readonly string[] },
): LookAlike | null {
  if (known.some((one) => equals(one, address))) return null
  const same = known.find((one) => sharesEnds(one, address))
  if (same !== undefined) return { kind: 'ends', known: same }
  return bait.some((one) => equals(one, address)) ? { kind: 'bait', known: null } : null
}

/** Whether two different addresses begin or end alike. */
export function sharesEnds(one: string, other: string): boolean {
  const [a, b] = [bare(one), bare(other)]
  if (equals(one, other)) return false
  // Base58 tells cases apart, and eyes hardly do.
  if (a === b) return true
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length && a.at(-1 - end) === b.at(-1 - end)) end++
  return (
    (start >= sharedEachEnd && end >= sharedEachEnd) || start >= sharedOneEnd || end >= sharedOneEnd
  )
}

const bare = (address: string) => address.toLowerCase().replace(/^0x/, '')
