/** A word that is an address of the web, or an invitation to one. */
const lure =
  /(https?:|www\.|t\.me|[\p{L}\p{N}-]\s?[.․。]\s?(com|net|org|io|xyz|app|fi|finance|site|top|vip|info|cc|co|me|gift|gifts|live|club|online|pro|link|dev|claims?|events?|network|exchange|cash|lol|fun|us|ru|cn|to|gg|win|website|space|store|tech|li|ly)(?![\p{L}\p{N}]))|\b(claim|visit|redeem|airdrop|reward)\b/iu

/**
 * Whether something looks like bait: it came unasked, and its name leads elsewhere. Nothing that an
 * account asked for itself, and nothing well known, is ever hidden.
 *
 * @param parameters.isWanted the account itself sent a transaction that brought or moved it
 * @param parameters.isKnown our catalogue has it by chain and address
 */
export function isSpam({
  isWanted,
  isKnown,
  names,
}: {
  isWanted: boolean
  isKnown: boolean
  names: readonly string[]
}): boolean {
  if (isWanted || isKnown) return false
  return names.some((name) => lure.test(name.normalize('NFKC')))
}
