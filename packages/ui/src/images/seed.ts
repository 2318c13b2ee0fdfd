/**
 * A stream of whole numbers that is always the same for the same text (FNV-1a, then xorshift):
 * for colours, never for secrets.
 *
 * The case of a 0x address is only its checksum, so it does not change the colours.
 *
 * @example
 * const next = seed('0xd8dA…6045')
 * next(6) // 0 to 5
 */
export function seed(text: string): (below: number) => number {
  let state = 2166136261
  for (const character of /^0x/i.test(text) ? text.toLowerCase() : text) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  state ||= 1
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}
