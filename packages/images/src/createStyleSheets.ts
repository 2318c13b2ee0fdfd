import { declarationsOf, type Style, styleOf } from './styleOf.ts'

/** What the rules of style sheets say, by what they are said of. */
export interface StyleSheets {
  /** @returns why it cannot be told of what they are said */
  add(sheet: string): string | null
  /** Rules. */
  count(): number
  /** @param key `*`, an element's name, `.class` or `#id` */
  of(key: string): readonly Style[]
}

export function createStyleSheets(): StyleSheets {
  const byKey = new Map<string, Style[]>()
  let count = 0
  return {
    count: () => count,
    of: (key) => byKey.get(key) ?? [],
    add(sheet) {
      for (const rule of sheet.replace(/\/\*[^*]*\*\//g, ' ').split('}')) {
        const style = styleOf(declarationsOf(rule.slice(rule.indexOf('{') + 1)))
        for (const selector of selectorsOf(rule)) {
          // Who asks who stands beside whom may ask for hours.
          if (/[(~+]/.test(selector) || selector.split(/[\s>]+/).length > 4)
            return 'its style asks too much'
          count++
          const key = isPlainSelector(selector) ? selector : '*'
          const known = byKey.get(key)
          if (known) known.push(style)
          else byKey.set(key, [style])
        }
      }
      return null
    },
  }
}

/** Of what ends at a closing brace. A condition is none; a rule within a rule may hold for anything. */
function selectorsOf(rule: string): string[] {
  const preludes = rule.split('{').slice(0, -1)
  const last = preludes.at(-1)?.trim() ?? ''
  if (last.startsWith('@')) return []
  const isPlain = preludes.length > 0 && preludes.slice(0, -1).every((each) => /^\s*@/.test(each))
  if (isPlain) return last.split(',').map((each) => each.trim())
  return rule.includes(':') ? ['*'] : []
}

/** The steps of a movement may be anything's. */
function isPlainSelector(selector: string): boolean {
  return /^[.#]?[\w-]+$/.test(selector) && selector !== 'from' && selector !== 'to'
}
