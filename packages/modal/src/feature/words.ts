import { createContext, useContext, useMemo } from 'react'

/**
 * A locale that no user speaks: its words are marked, so that a word which does not come from a
 * `messages.ts` stands out. `en-XA` is how Unicode names it.
 *
 * @see https://cldr.unicode.org/development/cldr-big-red-switch/pseudolocales
 */
const pseudoLocale = 'en-XA'

/** The locale of the modal; provided by the shell. */
export const LocaleContext = createContext<string | undefined>(undefined)

/** The words of a feature as the reader gets them. */
export function useWords<words extends object>(words: words): words {
  const locale = useContext(LocaleContext)
  return useMemo(() => wordsFor(words, locale), [words, locale])
}

/** The same outside of components. */
export function wordsFor<words>(words: words, locale: string | undefined): words {
  return locale === pseudoLocale ? (mark(words) as words) : words
}

/** Words of a third party, such as a wallet's error, with the stop that lets ours follow. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}

function mark(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${value}⟧`
  if (typeof value === 'function') return (...given: unknown[]) => mark(value(...given))
  if (Array.isArray(value)) return value.map(mark)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mark(inner)]))
  return value
}
