/** DNS knows no longer ones; a phone may write more before it corrects itself. */
const maxTextLength = 128

/**
 * The first part of a name as a user types it, in the form that it is registered in: `Alice `, `alice.foyer.id` and the
 * full-width letters of a Japanese keyboard are all `alice`.
 *
 * @returns `null` when anything but a to z, 0 to 9 and `-` is left: another script is no other way to write a letter
 */
export function readLabel(text: string): string | null {
  if (text.length > maxTextLength) return null
  const [label = ''] = text.normalize('NFKC').trim().toLowerCase().split('.')
  return /^[a-z\d-]+$/.test(label) ? label : null
}
