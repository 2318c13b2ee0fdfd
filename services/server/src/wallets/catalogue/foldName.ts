/**
 * A name as it is searched: without case, accents, invisible letters and surrounding space, widths
 * and ligatures alike.
 *
 * @example
 * foldName(' Ｍétamask ') // 'metamask'
 * foldName('Straße') // 'strasse'
 */
export function foldName(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]+/gu, '')
      // By way of upper case: one lower letter may be two upper ones, as ß is, and ẞ becomes it first.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      // At the end of a word sigma is written another way, and who types stops in the middle of one.
      .replaceAll('ς', 'σ')
      .trim()
      .replace(/\s+/gu, ' ')
  )
}
