import * as ZoneName from './ZoneName.ts'

const maxSuggestions = 8

/** What a user might be content with when the bare label is taken. */
const variants: readonly ((label: string) => string)[] = [
  (label) => label,
  (label) => `${label}-wallet`,
  (label) => `the-${label}`,
  (label) => `${label}-eth`,
  (label) => `my-${label}`,
  (label) => `${label}-01`,
  (label) => `${label}hq`,
  (label) => `real-${label}`,
  (label) => `${label}2`,
]

/**
 * Names near what a user typed, nearest first; the same text gives the same names. Nothing is said
 * about who has them.
 *
 * @returns names with their zone, all of which could be registered; none when nothing of the text can
 * stand in a name.
 * @example
 * suggestNames('Ada', 'foyer.id')[0] // 'ada-wallet.foyer.id'
 */
export function suggestNames(text: string, zone: string): string[] {
  const suffix = `.${zone}`
  const lower = text.normalize('NFKC').toLowerCase()
  const own = lower.endsWith(suffix) ? lower.slice(0, -suffix.length) : lower
  // Accents fall off their letters; everything else that cannot stand in a name falls out.
  const label = own
    .normalize('NFD')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, ZoneName.maxLabelLength)
  if (label === '') return []
  const labels = new Set(variants.map((vary) => vary(label)).filter(ZoneName.isLabel))
  return [...labels].slice(0, maxSuggestions).map((each) => each + suffix)
}
