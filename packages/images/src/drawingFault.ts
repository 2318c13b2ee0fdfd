import { createDrawingCost } from './drawingCost.ts'
import { readMarkup } from './readMarkup.ts'
import { us } from './weights.ts'

/**
 * Why an SVG may not be shown, or `null` when it may. It may refer to parts of itself and hold raster images.
 * Whatever reaches another place, hides what it says or takes too long to draw is refused, not repaired: who made
 * it sees why and saves the drawing anew, instead of wondering why it looks different.
 *
 * @param options.onlyShapes also refuse whatever could run or listen, and elements that draw no shape
 */
export function drawingFault(
  bytes: Uint8Array,
  { onlyShapes }: { onlyShapes: boolean },
): string | null {
  const svg = readUtf8(bytes)
  if (svg === null) return 'it is no UTF-8'
  const cost = createDrawingCost()
  const fault = readMarkup(svg, {
    open({ name, localName, attributes }) {
      if (onlyShapes && !shapes.has(name)) return `the element <${shown(name)}> is not allowed`
      for (const [key, value] of attributes) {
        const fault = attributeFault(key, value) ?? (onlyShapes ? servedFault(key, value) : null)
        if (fault !== null) return fault
      }
      return cost.open(localName, attributes)
    },
    close: cost.close,
    text(content, within) {
      if (within === 'style') {
        const isForeign = onlyShapes && refersElsewhere(content)
        return isForeign ? elsewhere : (sheetFault(content) ?? cost.style(content))
      }
      cost.text(content, within)
      return null
    },
  })
  if (fault !== null) return fault
  return cost.totalUs() > us.most ? 'it takes too long to draw' : null
}

/** `null` for other letters than a browser would read, which obeys marks and declarations. */
function readUtf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const [, encoding = 'utf-8'] =
      /^\s{0,100}<\?xml[^>]{0,200}encoding\s*=\s*["']([^"']{1,40})/i.exec(text) ?? []
    return text.includes('\0') || encoding.toLowerCase() !== 'utf-8' ? null : text
  } catch {
    return null
  }
}

const shapes = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan ' +
    'textPath image clipPath mask pattern marker linearGradient radialGradient stop style switch ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix ' +
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
    'feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight ' +
    'feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
)

const elsewhere = 'its style refers to another place'

/** Of what may be opened by itself, where it would run and load. */
function servedFault(name: string, value: string): string | null {
  if (/^on/i.test(name)) return `the handler ${shown(name)} is not allowed`
  // Under another namespace the allowed names would mean something else.
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg' ? null : 'it is no SVG'
  if (name.startsWith('xmlns:')) return /xhtml|MathML/i.test(value) ? 'it is no SVG' : null
  if (isLink(name)) return /^(#|data:)/.test(value) ? null : 'it refers to another place'
  return refersElsewhere(value) ? elsewhere : null
}

const isLink = (name: string) => /^(.*:)?(href|src|base)$/i.test(name)

function attributeFault(name: string, value: string): string | null {
  if (name === 'xmlns' || name.startsWith('xmlns:')) return null
  // Written as numbers, a dangerous value would pass unread.
  if (/&(?!(amp|lt|gt|quot|apos);)/.test(value)) return 'it hides letters behind numbers'
  if (!isLink(name)) return valueFault(value)
  const isOther =
    /^\s*data:/i.test(value) && !/^data:image\/(png|jpeg|gif|webp);base64,[\w+/=\s]*$/.test(value)
  return isOther ? 'it refers to another place' : null
}

function sheetFault(sheet: string): string | null {
  // Another sheet or a font; conditions and steps are part of this one.
  if (/@(?!media\b|keyframes\b)/.test(sheet)) return elsewhere
  return sheet.includes('&#') ? 'it hides letters behind numbers' : valueFault(sheet)
}

/** Of an attribute or a style sheet. */
function valueFault(value: string): string | null {
  if (/(javascript|vbscript|data)\s*:|expression\s*\(|-moz-binding|behavior\s*:/i.test(value)) {
    return 'its style could run'
  }
  // A backslash spells letters in another way.
  return /\\|image-set/i.test(value) ? elsewhere : null
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
