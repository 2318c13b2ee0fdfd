import { largestOf, numbersIn, smallestOf } from './numbers.ts'
import { us } from './weights.ts'

export type Declaration = readonly [property: string, value: string]

/** What attributes or a rule of a style sheet make of an element. */
export interface Style {
  readonly references: readonly Reference[]
  /** Of filters by a word: how far each blurs, in units of the drawing. */
  readonly reaches: readonly number[]
  /** How often it is put together aside, and laid over the rest. */
  readonly layers: number
  /** The shortest; infinite for whole lines. */
  readonly dash: number
  readonly moves: boolean
}

interface Reference {
  readonly id: string
  /** What is in a group inherits what fills it, and each point of a path has a marker. */
  readonly renderedFor: 'element' | 'shapes' | 'points'
  /** Beside what it leads to. */
  readonly us: number
}

export function styleOf(declarations: readonly Declaration[]): Style {
  const references: Reference[] = []
  const reaches: number[] = []
  let layers = 0
  let dash = Number.POSITIVE_INFINITY
  let moves = false
  for (const [property, value] of declarations) {
    if (/href$/.test(property) && value.startsWith('#'))
      references.push({ id: value.slice(1), renderedFor: 'element', us: 0 })
    for (const [, id = ''] of value.matchAll(/url\(\s*(?:["']|&quot;|&apos;)?#([^\s"')&;]+)/gi))
      references.push({ id, renderedFor: renderedFor(property), us: us.reference })
    for (const [, reach = ''] of value.matchAll(/\b(?:blur|drop-shadow)\(([^)]{0,200})/gi))
      reaches.push(largestOf(numbersIn(reach)))
    if (/^(opacity|mix-blend-mode|isolation|backdrop-filter|filter|mask)$/.test(property)) layers++
    if (property === 'stroke-dasharray') dash = Math.min(dash, smallestOf(numbersIn(value)) ?? dash)
    moves ||= property.startsWith('animation')
  }
  return { references, reaches, layers, dash, moves }
}

function renderedFor(property: string): Reference['renderedFor'] {
  if (property.startsWith('marker')) return 'points'
  return property === 'fill' || property === 'stroke' ? 'shapes' : 'element'
}

/** Of a `style` attribute or of what stands between the braces of a rule. */
export function declarationsOf(text: string): Declaration[] {
  return text.split(/[;{}]/).flatMap((each) => {
    const colon = each.indexOf(':')
    return colon === -1 ? [] : [[each.slice(0, colon).trim(), each.slice(colon + 1)] as const]
  })
}

/** @param reach in per cent of the drawing */
export function filterStepUs(reach: number): number {
  return Math.min(us.widestFilterStep, us.filterStep * (1 + reach / 10) ** 2)
}
