/**
 * What a collectible is called that does not say it itself. Numbers of many digits are hashes, which
 * nobody reads.
 *
 * @example
 * collectibleName({ collection: 'Doors', tokenId: '7' }) // 'Doors #7'
 */
export function collectibleName({
  collection,
  tokenId,
}: {
  /** May be empty. */
  collection: string
  /** A whole number. */
  tokenId: string
}): string {
  const number = tokenId.length > 8 ? `#${tokenId.slice(0, 4)}…${tokenId.slice(-4)}` : `#${tokenId}`
  return collection === '' ? number : `${collection} ${number}`
}
