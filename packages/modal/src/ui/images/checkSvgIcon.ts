/** How many shapes an SVG may render, all in all. */
const maxShapes = 1e5

/** Whether an address within an SVG is an image that may be in it. */
type IsImage = (source: string) => boolean

/** Whether the parts of an SVG repeat each other so seldom that the page stays responsive. */
export function isCheapSvg(svg: string, isImage: IsImage): boolean {
  try {
    // Entities may stand for any amount of text.
    return !svg.includes('<!E') && countShapes(svg, isImage) <= maxShapes
  } catch {
    // Too deep to walk.
    return false
  }
}

/** An element, with what it says and what is in it. */
interface Part {
  readonly values: readonly string[]
  readonly inside: Part[]
  /** Of all elements in it, and itself. */
  size: number
}

const notRendered = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*>/gi
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const tag = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g

/**
 * How often something is drawn at the very worst; infinite where that cannot be told. Read by hand, as
 * the browser's own parser is closed to pages that enforce Trusted Types.
 */
function countShapes(svg: string, isImage: IsImage): number {
  const root: Part = { values: [], inside: [], size: 1 }
  const named = new Map<string, Part>()
  const styles: Part[] = []
  const open = [root]
  const text = svg
    .replace(notRendered, '')
    .replace(tag, (_, closing, name, attributes, isEmpty) => {
      if (closing) {
        const part = open.pop()
        const parent = open.at(-1)
        if (part && parent) parent.size += part.size
        return ''
      }
      const values: string[] = []
      const part = { values, inside: [], size: 1 }
      for (const [, key, double, value = double] of attributes.matchAll(attribute))
        if (key === 'id') named.set(value, part)
        else values.push(value)
      const parent = open.at(-1)
      parent?.inside.push(part)
      if (!isEmpty) open.push(part)
      else if (parent) parent.size++
      if (/style$/.test(name)) styles.push(part)
      return ''
    })
  // References and rules that hide what they name, and whatever is no tag after all.
  if (open.length > 1 || /[<>]|&#/.test(text) || svg.includes('&#')) return Number.POSITIVE_INFINITY
  // Rules may hold for everything there is.
  const everywhere: Part = {
    values: styles.length > 0 ? [text] : [],
    inside: [root],
    size: root.size,
  }
  const known = new Map<Part, number>()
  const drawings = (part: Part): number => {
    const before = known.get(part)
    if (before !== undefined) return before
    // Stays there for whatever leads back to it.
    known.set(part, Number.POSITIVE_INFINITY)
    let drawn = 0
    for (const value of part.values) {
      if (/\\|@import|data:/i.test(value) && !isImage(value)) return Number.POSITIVE_INFINITY
      for (const [, id = ''] of value.matchAll(/#([^\s"')]+)/g)) {
        const target = named.get(id)
        if (target) drawn += drawings(target)
      }
    }
    // What fills a group may be inherited by everything in it.
    drawn *= part.size
    for (const each of part.inside) drawn += drawings(each)
    known.set(part, drawn + 1)
    return drawn + 1
  }
  return drawings(everywhere)
}
