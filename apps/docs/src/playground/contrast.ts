/** Of the modal, by colour scheme: what stands on what. `docs/reference/elements.md` lists them. */
export const look = {
  light: { surface: '#fdfcfa', accent: '#0a666e', onAccent: '#ffffff' },
  dark: { surface: '#131416', accent: '#62cbc7', onAccent: '#07191b' },
} as const

/** How two colours stand out from each other, in words. */
export interface Measurement {
  readonly what: string
  /** From 1 to 21. */
  readonly ratio: number
  readonly verdict: 'text' | 'graphics' | 'fails'
  readonly sentence: string
}

/**
 * The contrast of two colours.
 *
 * @param one,other as `#rrggbb`
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white, whichever the modal writes on an accent of the host's. */
export const inkOn = (accent: string): string =>
  luminanceOf(accent) > 0.179 ? '#000000' : '#ffffff'

/**
 * What an accent is like to read, in light and in dark.
 *
 * @param accent as `#rrggbb`; empty for the modal's own
 */
export function measureAccent(accent: string): readonly Measurement[] {
  const onAccent = accent
    ? [measure('Text on the accent', accent, inkOn(accent))]
    : (['light', 'dark'] as const).map((scheme) =>
        measure(`Text on the accent, ${scheme}`, look[scheme].accent, look[scheme].onAccent),
      )
  return [
    ...onAccent,
    measure('Accent on the light surface', accent || look.light.accent, look.light.surface),
    measure('Accent on the dark surface', accent || look.dark.accent, look.dark.surface),
  ]
}

const sentences = {
  text: 'passes: text needs 4.5 : 1',
  graphics: 'fails for text, which needs 4.5 : 1; lines and icons pass',
  fails: 'fails: text needs 4.5 : 1, lines and icons need 3 : 1',
}

function measure(what: string, one: string, other: string): Measurement {
  const ratio = contrastOf(one, other)
  const verdict = ratio >= 4.5 ? 'text' : ratio >= 3 ? 'graphics' : 'fails'
  // Cut and not rounded: 4.46 must not read as 4.5.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1)
  return { what, ratio, verdict, sentence: `${shown} : 1, ${sentences[verdict]}.` }
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
