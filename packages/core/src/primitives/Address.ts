/**
 * The short form for chips and lists: the first 4 and the last 6 characters.
 *
 * `0x` counts among the first four. Where funds move or a signature is asked, show the whole
 * address instead: imitations share the ends.
 *
 * @example
 * import { Address } from '@foyer/core'
 *
 * Address.shorten('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266') // '0xf3…b92266'
 */
export function shorten(address: string): string {
  return address.length <= 12 ? address : `${address.slice(0, 4)}…${address.slice(-6)}`
}

/**
 * Whether two addresses are the same account: hexadecimal ones whatever their case, those of bech32 in capitals as in
 * small letters, others exactly.
 *
 * @example
 * import { Address } from '@foyer/core'
 *
 * Address.equals('0xABcd', '0xabCD') // true
 */
export function equals(a: string, b: string): boolean {
  return normalise(a) === normalise(b)
}

/**
 * What all spellings of one account have in common, to look it up by: hexadecimal ones in lower case, and those of
 * bech32 that are written in capitals, as QR codes have them. One in both cases is none.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0173.mediawiki
 *
 * @example
 * import { Address } from '@foyer/core'
 *
 * Address.normalise('0xABcd') // '0xabcd'
 */
export function normalise(address: string): string {
  return /^0x|^(BC|TB|BCRT)1[A-Z\d]+$/.test(address) ? address.toLowerCase() : address
}
