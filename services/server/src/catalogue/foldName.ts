/**
 * A name as it is searched: without case, accents and surrounding space, widths and ligatures alike.
 *
 * @example
 * foldName(' Ｍétamask ') // 'metamask'
 */
export function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
    .replace(/\s+/gu, ' ')
}
