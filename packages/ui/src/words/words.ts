import { createContext, useContext, useMemo } from 'react'

/** The texts of one part of the modal in one language. English is the source of all others. */
export interface Words {
  /** Names the part; the same in every language. */
  readonly id: string
}

/** A part in another language; what it leaves out stays English. */
export type Translation<words extends Words> = {
  readonly [key in keyof words]?: words[key] extends { readonly [name: string]: string }
    ? Partial<words[key]>
    : words[key]
} & Words

/** The same texts in the user's language. What it lacks stays English. */
export type Translate = <words extends Words>(english: words) => words

/** Provided by the shell; English without it. */
export const TranslateContext = createContext<Translate>((english) => english)

/** Translates texts that are not those of one part alone, such as titles of other features. */
export const useTranslate = (): Translate => useContext(TranslateContext)

/** The texts of a part in the user's language. */
export function useWords<words extends Words>(english: words): words {
  const translate = useTranslate()
  return useMemo(() => translate(english), [translate, english])
}

/** @param texts those of one language; more may follow */
export function translateWith(texts: readonly Words[]): Translate {
  return (english) =>
    merge(english, (texts.find(({ id }) => id === english.id) ?? {}) as Partial<typeof english>)
}

function merge<texts extends object>(english: texts, other: Partial<texts>): texts {
  const merged = { ...english, ...other }
  for (const key of Object.keys(english) as (keyof texts)[]) {
    const value = english[key]
    // A group of texts, such as the verbs of the history. Lists belong together.
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      merged[key] = { ...value, ...other[key] }
  }
  return merged
}
