import { normalize } from 'viem/ens'

/** The shortest label a user may have. */
export const minLabelLength = 4

/** DNS knows no longer ones. */
export const maxLabelLength = 63

/**
 * Reads a name as a user types it, in the form it is kept in: `Alice`, `alice.foyer.id` and
 * fullwidth letters are all `alice.foyer.id`.
 *
 * @returns `null` when ENSIP-15 refuses it, or it belongs to another zone, or its label is not at
 * least four of a to z, 0 to 9 and `-`.
 * @see https://docs.ens.domains/ensip/15
 * @example
 * ZoneName.parse('Alice', 'foyer.id') // 'alice.foyer.id'
 */
export function parse(text: string, zone: string): string | null {
  const name = normalized(text)
  if (name === null) return null
  const suffix = `.${zone}`
  const label = name.endsWith(suffix) ? name.slice(0, -suffix.length) : name
  return isLabel(label) ? label + suffix : null
}

/** Whether a text is such a label. */
export function isLabel(text: string): boolean {
  return (
    text.length >= minLabelLength &&
    text.length <= maxLabelLength &&
    /^[a-z0-9-]+$/.test(text) &&
    normalized(text) === text
  )
}

/** A name in the form of ENSIP-15, `null` when that gives it none. */
export function normalized(text: string): string | null {
  try {
    return normalize(text)
  } catch {
    // ENSIP-15 gives it no form: letters that are mixed from several scripts, say.
    return null
  }
}
