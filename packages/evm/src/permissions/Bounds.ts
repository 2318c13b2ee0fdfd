/** What a permission allows, so that two can be compared. */
export interface Bounds {
  readonly chainId: bigint
  /** Who may act: an address in lower case, or a key as text. */
  readonly delegate: string
  /** In lower case; `null`: whichever account the user chooses. */
  readonly from: string | null
  readonly endSeconds: bigint
  /** What it is of: kind and token, and whatever may not be another. */
  readonly what: string
  /** More is wider, by name; what is absent counts as 0. */
  readonly most: Readonly<Record<string, bigint>>
  /** Less is wider, by name. */
  readonly least: Readonly<Record<string, bigint>>
  /** Who may redeem it, who may be paid: one more is wider, and so is no list at all. */
  readonly only: Readonly<Record<string, readonly string[]>>
}

/**
 * In which way a permission allows more than was asked for, or another thing.
 *
 * @returns a sentence, or `null` where it is as narrow or narrower
 */
export function widened(
  asked: Bounds,
  given: Bounds,
  { isAdjustable }: { isAdjustable: boolean },
): string | null {
  if (given.chainId !== asked.chainId)
    return `It is for the network ${given.chainId}, not ${asked.chainId}.`
  if (given.delegate !== asked.delegate) return 'It is for another account than that which may act.'
  if (asked.from !== null && given.from !== asked.from) return 'Another account gave it.'
  if (given.what !== asked.what) return 'It is of another kind.'
  if (given.endSeconds > asked.endSeconds) return 'It ends later.'
  const fixed = (name: string) => `\`${name}\` is not what was asked, and must not be adjusted.`
  for (const name of new Set([...Object.keys(asked.most), ...Object.keys(given.most)])) {
    const [wanted, is] = [asked.most[name] ?? 0n, given.most[name] ?? 0n]
    if (is > wanted) return `\`${name}\` is more.`
    if (is < wanted && !isAdjustable) return fixed(name)
  }
  for (const [name, wanted] of Object.entries(asked.least)) {
    const is = given.least[name]
    if (is === undefined || is < wanted) return `\`${name}\` is less.`
    if (is > wanted && !isAdjustable) return fixed(name)
  }
  for (const [name, wanted] of Object.entries(asked.only)) {
    const is = given.only[name]
    if (!is || is.length === 0 || is.some((one) => !wanted.includes(one)))
      return `Its rule \`${name}\` allows others.`
  }
  return null
}
