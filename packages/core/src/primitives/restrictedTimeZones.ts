/**
 * Time zones of places whose law restricts what some applications offer. A list to read: Foyer blocks
 * nobody by it.
 *
 * @see https://www.iana.org/time-zones
 * @example
 * import { restrictedTimeZones } from '@foyer/core'
 *
 * const here = Intl.DateTimeFormat().resolvedOptions().timeZone
 * const mayBuy = !restrictedTimeZones.includes(here)
 */
export const restrictedTimeZones: readonly string[] = Object.freeze([
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Asia/Chongqing',
  'Asia/Harbin',
  'Asia/Kashgar',
  'Asia/Macau',
  'Asia/Macao',
  'Asia/Hong_Kong',
  'Asia/Beijing',
])
