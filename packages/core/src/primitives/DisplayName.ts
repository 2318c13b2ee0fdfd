/** Longer names are cut: a row has room for about thirty letters, and an announcer may send thousands. */
const maxNameLength = 64

/**
 * Makes a name that a stranger chose safe to show: control, invisible and direction-changing
 * characters removed, white space folded, length bounded to `maxLength` letters. Gives `''` when nothing readable is left.
 *
 * @example
 * import { DisplayName } from '@foyer/core'
 *
 * DisplayName.clean('Meta\u202EksaM\n') // 'MetaksaM'
 */
export function clean(value: unknown, maxLength = maxNameLength): string {
  if (typeof value !== 'string') return ''
  // Zero-width joiner (U+200D) stays, because emoji families are written with it.
  const folded = value
    .slice(0, maxLength * 8)
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?!\u200D)\p{Cf}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
  const letters = [...folded]
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(folded)) return ''
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : folded
}
