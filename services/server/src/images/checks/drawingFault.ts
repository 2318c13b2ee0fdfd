/**
 * Why an SVG may not be shown, or `null` when it may. It may consist of shapes, paints, masks, filters
 * and text; it may refer to parts of itself and hold raster pictures. Whatever could run, listen, move
 * what it refers to or reach another place is refused, not repaired: the operator sees why and saves
 * the drawing anew, instead of wondering why it looks different.
 */
export function drawingFault(svg: string): string | null {
  if (svg.includes('\uFFFD') || svg.includes('\0')) return 'it is no UTF-8'
  const open: string[] = []
  let hasRoot = false
  for (const { token, before } of readTokens(svg)) {
    if (/<!(?!--)/.test(before)) return 'it has definitions or a CDATA section'
    if (before.includes('<')) return 'it is no well-formed SVG'
    if (open.length === 0 && /[^\s\uFEFF]/.test(before)) return 'it has text around the drawing'
    if (open.at(-1) === 'style') {
      const fault = sheetFault(before)
      if (fault !== null) return fault
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
      continue
    }
    if (open.length === 0 && (hasRoot || name !== 'svg')) return 'it is no SVG'
    if (!elements.has(name)) return `the element <${shown(name)}> is not allowed`
    const fault = attributesFault(attributes)
    if (fault !== null) return fault
    hasRoot = true
    if (!empty) open.push(name)
  }
  return hasRoot && open.length === 0 ? null : 'it is no well-formed SVG'
}

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

/** Markup, each with the text before it, and the text that is left with an empty token. */
function* readTokens(svg: string): Generator<{ token: string; before: string }> {
  let end = 0
  for (const match of svg.matchAll(markup)) {
    yield { token: match[0], before: svg.slice(end, match.index) }
    end = match.index + match[0].length
  }
  yield { token: '', before: svg.slice(end) }
}

/**
 * A quoted value may hold `>`. No alternative runs past the next `<` but the comment, and that ends at
 * the next `--`, so the time is that of the length.
 */
const markup =
  /<!--(?:(?!--).)*-->|<\?[^<>]*\?>|<![^<>]*>|<\/?[^\s/>"'<]+(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>/gs

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
  const foreign = /\\|image-set|url\s*\(\s*(?!\s*(["']|&quot;|&apos;)?\s*#)/i
  return foreign.test(value) ? 'its style refers to another place' : null
}

/** Of a stranger's making, and on its way to a terminal. */
function shown(name: string): string {
  return name.replace(/[^\w:.-]/g, '?').slice(0, 40)
}
