/** An element as it begins. */
interface ReadElement {
  readonly name: string
  /** Without the prefix of a namespace, which may be called anything. */
  readonly localName: string
  /** Names and values, in their order. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
}

/** What is told while markup is read. Each may answer with a fault, which ends the reading. */
export interface MarkupVisitor {
  open(element: ReadElement): string | null
  close(): void
  /** Text right in an element, of that local name. */
  text(content: string, within: string): string | null
}

const maxDepth = 200
/** Of one element; design tools write some thirty. */
const maxAttributes = 500

/**
 * Reads an SVG by hand, as the browser's own parser is closed to pages that enforce Trusted Types. It knows less than
 * a browser, and refuses the rest: definitions, CDATA sections and instructions could mean what they do not say.
 *
 * @returns why it cannot be read, or what the visitor objected to; `null` for neither
 */
export function readMarkup(svg: string, visitor: MarkupVisitor): string | null {
  const open: string[] = []
  let hasRoot = false
  for (const { token, before } of readTokens(svg)) {
    if (/<!(?!--)/.test(before)) return 'it has definitions or a CDATA section'
    if (before.includes('<')) return notWellFormed
    const outer = open.at(-1)
    const within = outer && localNameOf(outer)
    if (within === undefined) {
      if (/[^\s\uFEFF]/.test(before)) return 'it has text around the drawing'
    } else {
      const fault = visitor.text(before, within)
      if (fault !== null) return fault
    }
    // A style sheet is put together from the text around whatever stands inside.
    if (within === 'style' && token !== `</${outer}>`) return 'its style sheet holds markup'
    if (token === '' || token.startsWith('<!--')) continue
    if (token.startsWith('<?')) {
      if (!/^<\?xml\s/.test(token)) return 'it has a processing instruction'
      continue
    }
    if (token.startsWith('<!')) {
      // Drawing programs write one; only what it defines itself could change the meaning.
      if (!hasRoot && /^<!DOCTYPE\s+svg(\s[^[\]]*)?>$/.test(token)) continue
      return 'it has definitions or a CDATA section'
    }
    const [, closing, name = '', rest = '', empty] =
      /^<(\/?)([^\s/>]+)(.*?)(\/?)>$/s.exec(token) ?? []
    if (closing) {
      if (open.pop() !== name) return notWellFormed
      visitor.close()
      continue
    }
    if (open.length === 0 && (hasRoot || name !== 'svg')) return 'it is no SVG'
    if (open.length >= maxDepth) return 'its elements stand too deep in each other'
    const attributes = readAttributes(rest)
    if (attributes === null) return notWellFormed
    if (attributes.length > maxAttributes) return 'an element of it has too many attributes'
    hasRoot = true
    const fault = visitor.open({ name, localName: localNameOf(name), attributes })
    if (fault !== null) return fault
    if (empty) visitor.close()
    else open.push(name)
  }
  return hasRoot && open.length === 0 ? null : notWellFormed
}

const notWellFormed = 'it is no well-formed SVG'

const localNameOf = (name: string) => name.slice(name.lastIndexOf(':') + 1)

function readAttributes(text: string): [name: string, value: string][] | null {
  const attributes: [string, string][] = []
  const next = /\s+([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y
  let end = 0
  for (
    let found = next.exec(text);
    found && attributes.length <= maxAttributes;
    found = next.exec(text)
  ) {
    const [, name = '', double, single = ''] = found
    attributes.push([name, double ?? single])
    end = next.lastIndex
  }
  return attributes.length > maxAttributes || text.slice(end).trim() === '' ? attributes : null
}

/**
 * Markup, each with the text before it, and the text that is left with an empty token: from the first `<`
 * on that begins no markup. Every letter is looked at once, so the time is that of the length.
 */
function* readTokens(svg: string): Generator<{ token: string; before: string }> {
  let end = 0
  for (;;) {
    const start = svg.indexOf('<', end)
    const next = start === -1 ? -1 : endOfToken(svg, start)
    if (next === -1) break
    yield { token: svg.slice(start, next), before: svg.slice(end, start) }
    end = next
  }
  yield { token: '', before: svg.slice(end) }
}

/** Behind the markup that begins at `start`; -1 when none does. */
function endOfToken(svg: string, start: number): number {
  if (svg.startsWith('<!--', start)) {
    const dashes = svg.indexOf('--', start + 4)
    return dashes !== -1 && svg[dashes + 2] === '>' ? dashes + 3 : -1
  }
  const isTag = svg[start + 1] !== '!' && svg[start + 1] !== '?'
  let quote = ''
  for (let at = start + 1; at < svg.length; at++) {
    const letter = svg[at] as string
    if (letter === '<') return -1
    if (quote) {
      if (letter === quote) quote = ''
    } else if (letter === '>') return isWhole(svg, start, at) ? at + 1 : -1
    // A quoted value may hold `>`.
    else if (isTag && (letter === '"' || letter === "'")) quote = letter
  }
  return -1
}

/** Whether what ends at `end` has a name, or is a whole instruction. */
function isWhole(svg: string, start: number, end: number): boolean {
  const first = svg[start + 1]
  if (first === '!') return true
  if (first === '?') return end > start + 2 && svg[end - 1] === '?'
  return /[^\s/>"'<]/.test(svg[start + (first === '/' ? 2 : 1)] ?? '')
}
