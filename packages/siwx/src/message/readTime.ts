/** Each part once, with its bounds; the offset is `Z` or hours and minutes. */
const pattern =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.(\d{1,30}))?(?:Z|([+-])([01]\d|2[0-3]):([0-5]\d))$/i

/**
 * Reads a date and time as RFC 3339 writes it.
 *
 * @returns milliseconds since 1970; `null` when it is none, such as 30 February
 * @see https://www.rfc-editor.org/rfc/rfc3339#section-5.6
 */
export function readTime(text: string): number | null {
  const parts = pattern.exec(text)
  if (!parts) return null
  const [, year, month, day, hour, minute, second, fraction = '', sign, offHour, offMinute] = parts
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  if (date.getUTCDate() !== Number(day)) return null
  const offsetMinutes = sign === undefined ? 0 : Number(offHour) * 60 + Number(offMinute)
  const minutes =
    Number(hour) * 60 + Number(minute) - (sign === '-' ? -offsetMinutes : offsetMinutes)
  const milliseconds = Math.floor(Number(`0.${fraction || '0'}`) * 1_000)
  return date.getTime() + minutes * 60_000 + Number(second) * 1_000 + milliseconds
}
