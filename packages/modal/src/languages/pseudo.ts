import type { Translate } from '@foyer/ui'

/**
 * English for a locale that no user speaks, `en-XA`: every text is marked, so that one which does not
 * come from a `messages.ts` stands out.
 *
 * @see https://cldr.unicode.org/development/cldr-big-red-switch/pseudolocales
 */
export const translate: Translate = (words) => mark(words) as typeof words

function mark(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`
  if (typeof value === 'function') return (...given: unknown[]) => mark(value(...given))
  if (Array.isArray(value)) return value.map(mark)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner)]))
  return value
}
