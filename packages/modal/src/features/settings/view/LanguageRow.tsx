import type { Foyer } from '@foyer/core/client'
import { type LanguageTag, nearestLanguage } from '@foyer/core/primitives'
import { Glyph, globeIcon, Icon, useWords } from '@foyer/ui'
import { useFeature, useStore } from '../../../feature/FeatureContext.ts'
import { buttonTextsOf, spokenTags } from '../../../languages/chunks.ts'
import { pageDocument } from '../../../platform/page.ts'
import { messages as words } from '../messages.ts'

/** The language that the modal speaks, to choose another: for as long as the page lives, as a page has its own. */
export function LanguageRow() {
  const { language: label } = useWords(words)
  const { foyer } = useFeature()
  const { locale } = useStore(foyer.internals.options)
  const current = nearestLanguage(locale ?? pageDocument().documentElement.lang) ?? 'en'
  return (
    <label className="row settings-language">
      <Glyph name={globeIcon} />
      <span className="row-text">{label}</span>
      <select
        value={current}
        onChange={({ currentTarget: { value } }) => {
          void chooseLanguage(foyer, value as LanguageTag)
        }}
      >
        {spokenTags().map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {nameOf(tag)}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={18} />
    </label>
  )
}

/** As its speakers call it, so that each finds their own in any language. */
function nameOf(tag: LanguageTag): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  } catch {
    return tag
  }
}

async function chooseLanguage(foyer: Foyer, tag: LanguageTag): Promise<void> {
  const texts = await buttonTextsOf(tag)
  foyer.updateOptions({ locale: tag, ...(texts && { texts }) })
}
