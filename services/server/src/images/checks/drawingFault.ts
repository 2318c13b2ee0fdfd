import { createShapeCounter } from './drawnShapes.ts'

/**
 * Why an SVG may not be shown, or `null` when it may. It may consist of shapes, paints, masks, filters
 * and text; it may refer to parts of itself and hold raster images. Whatever could run, listen, move
 * what it refers to or reach another place is refused, not repaired: the operator sees why and saves
 * the drawing anew, instead of wondering why it looks different.
 */
export function drawingFault(svg: string): string | null {
  if (svg.includes('\uFFFD') || svg.includes('\0')) return 'it is no UTF-8'
  // A browser obeys the declaration, and would draw another picture than the one that is checked here.
  const [, encoding = 'utf-8'] =
    /^\uFEFF?\s{0,100}<\?xml[^>]{0,200}encoding\s*=\s*["']([^"']{1,40})/i.exec(svg) ?? []
  if (encoding.toLowerCase() !== 'utf-8') return 'it is no UTF-8'
  const open: string[] = []
  const shapes = createShapeCounter()
  let hasRoot = false
  for (const { token, before } of readTokens(svg)) {
    if (/<!(?!--)/.test(before)) return 'it has definitions or a CDATA section'
    if (before.includes('<')) return 'it is no well-formed SVG'
    if (open.length === 0 && /[^\s\uFEFF]/.test(before)) return 'it has text around the drawing'
    if (open.at(-1) === 'style') {
      const fault = sheetFault(before)
      if (fault !== null) return fault
      shapes.style(before)
      // A style sheet is put together from the text around whatever stands inside.
      if (token !== '</style>') return 'its style sheet holds markup'
    }
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

    const [, closing, name = '', attributes = '', empty] =
      /^<(\/?)([^\s/>]+)(.*?)(\/?)>$/s.exec(token) ?? []
    if (closing) {
      if (open.pop() !== name) return 'it is no well-formed SVG'
      shapes.close()
      continue
    }
    if (open.length === 0 && (hasRoot || name !== 'svg')) return 'it is no SVG'
    if (!elements.has(name)) return `the element <${shown(name)}> is not allowed`
    const fault = attributesFault(attributes)
    if (fault !== null) return fault
    hasRoot = true
    if (open.length >= maxDepth) return 'its elements stand too deep in each other'
    shapes.open(attributes)
    if (empty) shapes.close()
    else open.push(name)
  }
  if (!hasRoot || open.length > 0) return 'it is no well-formed SVG'
  return shapes.count() > maxShapes ? 'its parts draw each other too often' : null
}

/** Of all shapes that a browser draws, those counted again that are drawn again. */
const maxShapes = 1e5
const maxDepth = 200

const elements = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan ' +
    'textPath image clipPath mask pattern marker linearGradient radialGradient stop style switch ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix ' +
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
    'feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
)

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

function attributesFault(text: string): string | null {
  let rest = text
  for (;;) {
    const [whole, name, double, single] =
      /^\s+([^\s=/>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(rest) ?? []
    if (whole === undefined || name === undefined) {
      return rest.trim() === '' ? null : 'it is no well-formed SVG'
    }
    const fault = attributeFault(name, double ?? single ?? '')
    if (fault !== null) return fault
    rest = rest.slice(whole.length)
  }
}

function attributeFault(name: string, value: string): string | null {
  if (/^on/i.test(name)) return `the handler ${shown(name)} is not allowed`
  const isNamespace = name === 'xmlns' || name.startsWith('xmlns:')
  if (isNamespace) {
    // Under another namespace the allowed names would mean something else.
    const isUsual =
      name === 'xmlns' ? value === 'http://www.w3.org/2000/svg' : !/xhtml|MathML/i.test(value)
    return isUsual ? null : 'it is no SVG'
  }
  // Written as numbers, a dangerous value would pass unread.
  if (/&(?!(amp|lt|gt|quot|apos);)/.test(value)) return 'it hides letters behind numbers'
  if (/^(.*:)?(href|src|base)$/i.test(name)) {
    return /^#/.test(value) || /^data:image\/(png|jpeg|gif|webp);base64,[\w+/=\s]*$/.test(value)
      ? null
      : 'it refers to another place'
  }
  return valueFault(value)
}

function sheetFault(sheet: string): string | null {
  if (sheet.includes('@')) return 'its style refers to another place'
  return sheet.includes('&#') ? 'it hides letters behind numbers' : valueFault(sheet)
}

/** Of an attribute or a style sheet. */
function valueFault(value: string): string | null {
  if (/(javascript|vbscript|data)\s*:|expression\s*\(|-moz-binding|behavior\s*:/i.test(value)) {
    return 'its style could run'
  }
  // A backslash spells letters in another way.
  const isForeign = /\\|image-set/i.test(value) || refersElsewhere(value)
  return isForeign ? 'its style refers to another place' : null
}

/** Whether a `url()` leads anywhere but to a part of the drawing. */
function refersElsewhere(value: string): boolean {
  for (const { index, 0: found } of value.matchAll(/url\s*\(/gi)) {
    const target = value
      .slice(index + found.length)
      .trimStart()
      .replace(/^(["']|&quot;|&apos;)/, '')
      .trimStart()
    if (!target.startsWith('#')) return true
  }
  return false
}

/** Of a third party's making, and on its way to a terminal. */
function shown(name: string): string {
  return name.replace(/[^\w:.-]/g, '?').slice(0, 40)
}
