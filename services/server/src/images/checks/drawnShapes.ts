/** An element of a drawing. */
interface Part {
  /** Ids of the parts that it draws, is painted with, cut by or filtered with. */
  readonly refers: string[]
  readonly inside: Part[]
}

/** Collects the elements of a drawing as they come, to count what a browser has to draw of them at the very worst. */
export interface ShapeCounter {
  open(attributes: string): void
  close(): void
  /** Rules of a style sheet may hold for every element. */
  style(sheet: string): void
  /** Infinite where parts lead back to themselves. */
  count(): number
}

/**
 * A drawing of 1.6 KB whose `use` elements draw each other ten times, six deep, draws a million shapes: a reference
 * counts as much as what it leads to, whether by `use`, `pattern`, `mask`, `filter`, `clipPath` or `marker`.
 *
 * @see https://en.wikipedia.org/wiki/Billion_laughs_attack
 */
export function createShapeCounter(): ShapeCounter {
  const root: Part = { refers: [], inside: [] }
  const path: Part[] = [root]
  const named = new Map<string, Part>()
  return {
    open(attributes) {
      const part: Part = { refers: referencesOf(attributes), inside: [] }
      path.at(-1)?.inside.push(part)
      path.push(part)
      const [, , id] = /\sid\s*=\s*(["'])([^"']{1,256})\1/.exec(attributes) ?? []
      // The first of a name is the one that is meant, and the worst of both is counted.
      if (id !== undefined) named.get(id)?.inside.push(part)
      if (id !== undefined && !named.has(id)) named.set(id, part)
    },
    close: () => void path.pop(),
    style: (sheet) => void root.refers.push(...referencesOf(sheet)),
    count() {
      const known = new Map<Part, number>()
      const sizes = new Map<Part, number>()
      const sizeOf = (part: Part): number => {
        const before = sizes.get(part)
        if (before !== undefined) return before
        sizes.set(part, 1)
        const size = part.inside.reduce((sum, each) => sum + sizeOf(each), 1)
        sizes.set(part, size)
        return size
      }
      const drawnBy = (part: Part): number => {
        const before = known.get(part)
        if (before !== undefined) return before
        // Stays there for whatever leads back to it.
        known.set(part, Number.POSITIVE_INFINITY)
        let drawn = 0
        for (const id of part.refers) {
          const target = named.get(id)
          if (target) drawn += drawnBy(target)
        }
        // What paints a group is inherited by everything in it.
        if (drawn > 0) drawn *= sizeOf(part)
        for (const each of part.inside) drawn += drawnBy(each)
        known.set(part, drawn + 1)
        return drawn + 1
      }
      return drawnBy(root)
    },
  }
}

const referencesOf = (text: string) =>
  [...text.matchAll(/#([^\s"')&;]{1,256})/g)].map(([, id = '']) => id)
