/** Longer names are cut: a row has room for about thirty letters, and an announcer may send thousands. */
const maxNameLength = 64

/**
 * Makes a name that a third party chose safe to show: control, invisible and direction-changing
 * characters removed, white space folded, stacked accents and length bounded. Gives `''` when
 * nothing readable is left.
 *
 * @example
 * import { DisplayName } from '@foyer/core/adapter'
 *
 * DisplayName.clean('Meta\u202EksaM\n') // 'MetaksaM'
 */
export function clean(value: unknown, maxLength = maxNameLength): string {
  if (typeof value !== 'string') return ''
  // Most names, at every page load: compiling the expressions below costs more than all the rest.
  if (value.length <= maxLength && /^[!-~]+(?: [!-~]+)*$/.test(value)) return value
  const name = value
    .slice(0, maxLength * 8)
    .replace(/\s+/gu, ' ')
    .replace(unseen, '')
    // Accents without end would climb over the rows above; no language stacks more than four.
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/\s+/gu, ' ')
    .trim()
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(name)) return ''
  const letters = [...name]
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : name
}

/**
 * Characters without a shape of their own, among them letters that only fill space (U+3164) and an
 * empty Braille cell (U+2800). What builds emoji stays: the variation selector, and a zero-width
 * joiner before a pictograph.
 */
const unseen =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u2800]|\u200D(?!\p{Extended_Pictographic})|(?![\u200D\uFE0F])[\p{Cf}\p{DI}]/gu
