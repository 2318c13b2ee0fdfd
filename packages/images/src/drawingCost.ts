import { createStyleSheets } from './createStyleSheets.ts'
import { embeddedCostUs } from './embeddedCostUs.ts'
import { filterUs } from './filterUs.ts'
import { largestOf, numbersIn, smallestOf, sumOf } from './numbers.ts'
import { type Declaration, declarationsOf, filterStepUs, type Style, styleOf } from './styleOf.ts'
import { us } from './weights.ts'

/** Collects a drawing as it is read, to tell what a browser has to do for it at the very worst. */
export interface DrawingCost {
  /** @returns why it cannot be told */
  open(localName: string, attributes: readonly Declaration[]): string | null
  close(): void
  text(content: string, within: string): void
  /** @returns why it cannot be told */
  style(sheet: string): string | null
  /** Microseconds; infinite where parts lead back to themselves. */
  totalUs(): number
}

/** An element of a drawing. */
interface Part {
  readonly name: string
  readonly isForeign: boolean
  /** How rules of a style sheet may name it. */
  readonly keys: readonly string[]
  readonly inside: Part[]
  readonly style: Style
  /** By itself, without what it refers to and how far its filters reach. */
  us: number
  letters: number
  /** Coordinates that it is rendered by. */
  readonly points: number
  /** Of all its lines at most, in units of its own. */
  readonly length: number
  /** What else it says, for steps of a filter. */
  of(attribute: string): string
}

/** Of a part and all that is in it. */
interface Sum {
  readonly elements: number
  readonly points: number
  readonly length: number
  readonly letters: number
  readonly hasUse: boolean
}

export const tooLong = 'it takes too long to draw'

/** As deep as calls may go. */
const maxDepth = 1_000

/**
 * A drawing of 1.6 KB whose `use` elements draw each other ten times, six deep, draws a million shapes: a reference
 * costs as much as what it leads to, whether by `use`, `pattern`, `mask`, `filter`, `clipPath` or `marker`. A path of
 * 200 KB that crosses itself takes four seconds, and a line of ten letters with a dash of 0.001 as long.
 *
 * @see https://en.wikipedia.org/wiki/Billion_laughs_attack
 */
export function createDrawingCost(): DrawingCost {
  const root = createPart('', [], false)
  const path: Part[] = [root]
  const named = new Map<string, Part>()
  const sheets = createStyleSheets()
  const frame = createFrame()
  let moves = false
  let ownUs = 0

  return {
    open(name, attributes) {
      const parent = path.at(-1) ?? root
      const part = createPart(name, attributes, parent.isForeign || parent.name === 'foreignObject')
      if (movesMore(name, attributes)) return 'it moves what makes it larger'
      frame.take(name, attributes, parent === root)
      for (const [key, value] of attributes) {
        const embeddedUs = embeddedCostUs(value)
        if (embeddedUs === null) return 'it holds an image that does not say its size'
        part.us += embeddedUs
        // The first of a name is the one that is meant.
        if (key === 'id' && !named.has(value)) named.set(value, part)
      }
      // Nothing is read on that is too much already, however it goes on.
      ownUs += part.us
      if (ownUs > us.most) return tooLong
      moves ||= /^(animate|set$)/.test(name) || part.style.moves
      parent.inside.push(part)
      path.push(part)
      return null
    },
    close: () => void path.pop(),
    text(content, within) {
      const part = path.at(-1)
      if (part && !/^(title|desc|metadata|script)$/.test(within))
        part.letters += content.trim().length
    },
    style(sheet) {
      moves ||= sheet.includes('@keyframes')
      frame.take('style', declarationsOf(sheet), false)
      return sheets.add(sheet)
    },
    totalUs() {
      const sums = sumUp(root)
      const sumFor = (part: Part) => sums.get(part) as Sum
      const rulesUs = us.ruleOnElement * sheets.count() * sumFor(root).elements
      // Nothing is gone through that a browser had to go through.
      if (rulesUs > us.most) return rulesUs
      const stylesOf = (part: Part) => [part.style, ...part.keys.flatMap((key) => sheets.of(key))]
      const linesUs = ({ length, letters }: Pick<Sum, 'length' | 'letters'>, dash: number) =>
        us.dash * ((length + letters * 10 * frame.fontSize()) / dash)
      let everywhere = Number.POSITIVE_INFINITY
      // What is used there is dashed, too, and may be anything.
      for (const part of sums.keys())
        for (const { dash } of stylesOf(part))
          if (dash < everywhere && sumFor(part).hasUse) everywhere = dash

      const layersIn = createLayersIn(stylesOf, named)
      const layerUs = layersIn(root) > us.shallowLayers ? us.deepLayer : us.layer
      const known = new Map<Part, number>()
      const renderedUs = (part: Part, depth: number): number => {
        const before = known.get(part)
        if (before !== undefined) return before
        if (depth > maxDepth) return Number.POSITIVE_INFINITY
        // Stays there for whatever leads back to it.
        known.set(part, Number.POSITIVE_INFINITY)
        const { elements, points } = sumFor(part)
        let sum = part.us + us.letter * part.letters + linesUs(part, everywhere)
        if (part.name === 'filter') sum += filterUs(part.inside, frame.relative)
        for (const style of stylesOf(part)) {
          sum += style.layers * layerUs + linesUs(sumFor(part), style.dash)
          for (const reach of style.reaches) sum += filterStepUs(frame.relative(reach))
          for (const { id, renderedFor, us: ownUs } of style.references) {
            const target = named.get(id)
            if (!target) continue
            const times = { element: 1, shapes: elements, points: elements + points }[renderedFor]
            sum += times * (ownUs + renderedUs(target, depth + 1))
          }
        }
        for (const each of part.inside) sum += renderedUs(each, depth + 1)
        known.set(part, sum)
        return sum
      }
      const rendered = rulesUs + renderedUs(root, 0)
      return moves ? rendered * us.timesWhenMoving : rendered
    },
  }
}

/** What changes what these say is not counted. */
const movable =
  /^(opacity|(fill|stroke|stop|flood)(-opacity|-color)?|color|visibility|display|c?[xy]|[xy][12]|r|r[xy]|width|height|stroke-(width|dashoffset)|startOffset|offset|transform|gradientTransform|rotate)$/

function movesMore(name: string, attributes: readonly Declaration[]): boolean {
  if (!/^(animate|set$)/.test(name) || name === 'animateMotion') return false
  return attributes.some(([key, value]) => key === 'attributeName' && !movable.test(value))
}

const geometry = /^(d|points|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|pathLength)$/

function createPart(name: string, attributes: readonly Declaration[], isForeign: boolean): Part {
  const of = (wanted: string) => attributes.find(([key]) => key === wanted)?.[1] ?? ''
  const points = numbersIn(`${of('d')} ${of('points')}`).length
  const isCurved = /^(circle|ellipse)$/.test(name) || /a/i.test(of('d'))
  const sides = attributes.flatMap(([key, value]) => (geometry.test(key) ? numbersIn(value) : []))
  return {
    name,
    isForeign,
    keys: [
      '*',
      name,
      `#${of('id')}`,
      ...of('class')
        .split(/\s+/)
        .map((each) => `.${each}`),
    ],
    inside: [],
    style: styleOf(
      attributes.flatMap(([key, value]) =>
        key === 'style' ? declarationsOf(value) : [[key, value]],
      ),
    ),
    us:
      (isForeign ? us.foreignElement : us.element) +
      us.point * points +
      us.pointSquared * points ** 2,
    letters: 0,
    points,
    // No further than from nothing to a point and on to the next; around a circle it is longer.
    length: sumOf(sides) * (isCurved ? 7 : 3),
    of,
  }
}

/** What all units of a drawing are a part of, and by how much they may be blown up. */
function createFrame() {
  let side = 150
  let scale = 1
  let fontSize = 16
  return {
    fontSize: () => fontSize,
    /** A length in per cent of the drawing, as if everything that scales stood in each other. */
    relative: (length: number) => (length * scale * 100) / side,
    take(name: string, declarations: readonly Declaration[], isOutermost: boolean) {
      const of = (wanted: string) => declarations.find(([key]) => key === wanted)?.[1] ?? ''
      const seen = numbersIn(of('viewBox')).slice(2)
      const sides = numbersIn(`${of('width')} ${of('height')}`)
      if (isOutermost) side = smallestOf(seen.length > 0 ? seen : sides) ?? side
      // A part with a view of its own.
      else if (seen.length > 0)
        scale *= Math.max(1, (largestOf(sides) || side) / (smallestOf(seen) ?? 1))
      for (const [key, value] of declarations) {
        if (/^font(-size)?$/.test(key)) fontSize = Math.max(fontSize, largestOf(numbersIn(value)))
        const isScale =
          (/^(scale|zoom)$/.test(key) && !name.startsWith('fe')) ||
          (name === 'animateTransform' && /^(values|from|to|by)$/.test(key))
        if (isScale) scale *= Math.max(1, largestOf(numbersIn(value)))
        for (const [, given = ''] of value.matchAll(/(?:scale|matrix)\w{0,2}\(([^)]{0,200})/gi))
          scale *= Math.max(1, largestOf(numbersIn(given).slice(0, 4)))
      }
    },
  }
}

/** How many layers stand in each other at most, in a part and in what it leads to; infinite where it leads back. */
function createLayersIn(
  stylesOf: (part: Part) => readonly Style[],
  named: ReadonlyMap<string, Part>,
): (part: Part) => number {
  const known = new Map<Part, number>()
  const layersIn = (part: Part, depth = 0): number => {
    const before = known.get(part)
    if (before !== undefined) return before
    if (depth > maxDepth) return Number.POSITIVE_INFINITY
    known.set(part, Number.POSITIVE_INFINITY)
    const styles = stylesOf(part)
    const inside = [
      ...part.inside,
      ...styles.flatMap(({ references }) => references.flatMap(({ id }) => named.get(id) ?? [])),
    ]
    const own = styles.some(({ layers }) => layers > 0) ? 1 : 0
    const layers = inside.reduce((most, each) => Math.max(most, layersIn(each, depth + 1)), 0) + own
    known.set(part, layers)
    return layers
  }
  return layersIn
}

function sumUp(root: Part): Map<Part, Sum> {
  const sums = new Map<Part, Sum>()
  const visit = (part: Part): Sum => {
    const known = sums.get(part)
    if (known) return known
    const parts = part.inside.map(visit)
    const sum = {
      elements: 1 + sumOf(parts.map(({ elements }) => elements)),
      points: part.points + sumOf(parts.map(({ points }) => points)),
      length: part.length + sumOf(parts.map(({ length }) => length)),
      letters: part.letters + sumOf(parts.map(({ letters }) => letters)),
      hasUse: part.name === 'use' || parts.some(({ hasUse }) => hasUse),
    }
    sums.set(part, sum)
    return sum
  }
  visit(root)
  return sums
}
