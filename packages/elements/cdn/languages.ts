import { type EagerTexts, en, type LanguageTag, languageTags } from '@foyer/core/languages'
import type { Words } from '@foyer/ui'

/** What a file of a language brings. */
interface SpokenLanguage {
  readonly texts: EagerTexts
  readonly connecting: readonly Words[]
  readonly connected: readonly Words[]
}

type Spoken = { [tag in LanguageTag]?: SpokenLanguage }

/** The languages whose files the page named, in the place of which each file finds it. */
export function spoken(): Spoken {
  const page = globalThis as { FoyerLanguages?: Spoken }
  page.FoyerLanguages ??= {}
  return page.FoyerLanguages
}

// What follows stands in the place of the modal's own table, which fetches its chunks.

export const spokenTags = (): readonly LanguageTag[] =>
  languageTags.filter((tag) => tag === 'en' || chunksOf(tag) !== undefined)

export function chunksOf(tag: LanguageTag) {
  const found = Object.hasOwn(spoken(), tag) ? spoken()[tag] : undefined
  return (
    found && {
      connecting: async () => ({ texts: found.connecting }),
      connected: async () => ({ texts: found.connected }),
    }
  )
}

export const buttonTextsOf = async (tag: LanguageTag): Promise<EagerTexts | undefined> =>
  tag === 'en' ? en : spoken()[tag]?.texts
