/** A text of a language, as it comes out with each of some values. */
export type Rendered = ReadonlyMap<string, readonly string[]>

/** Stands for the value of that number, so that it is seen where it went. */
export const marker = (index: number) => `⟦${index}⟧`

const mostArguments = 6
/** Marks first: a text has its values where its original has them. Then counts, for which sentences differ. */
const fillings: readonly ((index: number) => unknown)[] = [
  marker,
  () => 0,
  () => 1,
  () => 2,
  () => 5,
]

/**
 * Every text under a value, by its path: `connect.failedText`. A text that takes values is written with several; one
 * that says nothing for them is left out.
 */
export function renderTexts(value: unknown, path: string): Rendered {
  const found = new Map<string, readonly string[]>()
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, [value])
    if (typeof value === 'function') {
      const texts = fillings.map((fill) => {
        try {
          return value(...Array.from({ length: mostArguments }, (_, index) => fill(index + 1)))
        } catch {
          return null
        }
      })
      if (texts.every((text) => typeof text === 'string')) found.set(path, texts)
    }
    if (typeof value === 'object' && value !== null)
      for (const [key, one] of Object.entries(value))
        if (key !== 'id' && key !== 'lang') walk(one, `${path}.${key}`)
  }
  walk(value, path)
  return found
}
