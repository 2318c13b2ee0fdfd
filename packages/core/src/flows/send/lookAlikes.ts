import { equals } from '../../primitives/Address.ts'

/** Why an address is to be compared before money goes to it. */
export interface LookAlike {
  /**
   * `ends`: it looks as `known` does, at its ends or as a whole. `bait`: it is known from transfers of nothing alone,
   * which anybody can make.
   */
  readonly kind: 'ends' | 'bait'
  /** The address it passes for; `null` for bait. */
  readonly known: string | null
}

/**
 * Whether an address passes for one that is known, see `sharesEnds`.
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

/** Ends of a few letters are what imitations are made to share. */
const sharedEachEnd = 3
const sharedOneEnd = 6
/** Of a whole address: two of a kind that share so much were not found by chance. */
const mostDifferences = 12

/**
 * Whether two different addresses look alike: equal ends, what is shown of them in short (here and elsewhere) but for
 * a letter or two, letters that eyes mix up, or most of the whole.
 *
 * Two honest addresses do about once in 200,000 pairs.
 */
export function sharesEnds(one: string, other: string): boolean {
  if (equals(one, other)) return false
  const [a, b] = [bare(one), bare(other)]
  // Base58 tells cases apart, and eyes hardly do.
  if (a === b) return true
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < a.length && a.at(-1 - end) === b.at(-1 - end)) end++
  if (start >= sharedEachEnd && end >= sharedEachEnd) return true
  if (start >= sharedOneEnd || end >= sharedOneEnd) return true
  const hidden = one.length - a.length
  const isAlike = shownForms.some(([first, last]) => {
    const shownOf = (text: string) => text.slice(0, Math.max(0, first - hidden)) + text.slice(-last)
    const [x, y] = [shownOf(a), shownOf(b)]
    // Of fewer letters fewer may differ, or strangers would be taken for friends.
    const isLong = x.length >= 8
    if (editDistance(x, y, isLong ? 2 : 1) <= (isLong ? 2 : 1)) return true
    return editDistance(folded(x), folded(y), 1) <= (isLong ? 1 : 0)
  })
  return isAlike || editDistance(folded(a), folded(b), mostDifferences) <= mostDifferences
}

/** How many letters of an address are shown, first and last: by us, and by others (without what all share). */
const shownForms = [
  [4, 6],
  [6, 4],
] as const

/** Without what every address of its kind begins with: nobody is known by that. */
const bare = (address: string) => address.toLowerCase().replace(/^(0x|(bc|tb|bcrt)1[qp])/, '')

/** Letters that eyes mix up, in the fonts that addresses are shown in. */
const folded = (text: string) =>
  text.replace(/[86]/g, 'b').replace(/[0o]/g, 'd').replace(/[li]/g, '1')

/**
 * How many letters have to be changed, added, left out, or swapped with their neighbour. More than `most` is not
 * counted to the end.
 *
 * @see https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance#Optimal_string_alignment_distance
 */
function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1)
      row.push(cost)
    }
    if (Math.min(...row) > most) return most + 1
    beforeLast = last
    last = row
  }
  return last.at(-1) ?? 0
}
