import { createDrawingCost, tooLong } from './drawingCost.ts'
import { readMarkup } from './readMarkup.ts'
import { us } from './weights.ts'

/** Rules for drawings of one use, beside those for all; each gives a fault or `null`. */
export interface DrawingRules {
  element(name: string): string | null
  attribute(name: string, value: string): string | null
  sheet(sheet: string): string | null
}

/**
 * Why an SVG may not be shown, or `null` when it may. It may refer to parts of itself and hold raster images.
 * Whatever reaches another place, hides what it says or takes too long to draw is refused, not repaired: who made
 * it sees why and saves the drawing anew, instead of wondering why it looks different.
 *
 * @param rules what else is refused, such as `onlyShapes`
 */
export function drawingFault(bytes: Uint8Array, rules?: DrawingRules): string | null {
  const svg = readUtf8(bytes)
  if (svg === null) return 'it is no UTF-8'
  const cost = createDrawingCost()
  const fault = readMarkup(svg, {
    open({ name, localName, attributes }) {
      const fault = rules?.element(name) ?? null
      if (fault !== null) return fault
      for (const [key, value] of attributes) {
        const fault = attributeFault(key, value) ?? rules?.attribute(key, value) ?? null
        if (fault !== null) return fault
      }
      return cost.open(localName, attributes)
    },
    close: cost.close,
    text(content, within) {
      if (within === 'style')
        return rules?.sheet(content) ?? sheetFault(content) ?? cost.style(content)
      cost.text(content, within)
      return null
    },
  })
  if (fault !== null) return fault
  return cost.totalUs() > us.most ? tooLong : null
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

const outsideReference = 'its style refers to another place'

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
  if (/@(?!media\b|keyframes\b)/.test(sheet)) return outsideReference
  return sheet.includes('&#') ? 'it hides letters behind numbers' : valueFault(sheet)
}

/** Of an attribute or a style sheet. */
function valueFault(value: string): string | null {
  if (/(javascript|vbscript|data)\s*:|expression\s*\(|-moz-binding|behavior\s*:/i.test(value)) {
    return 'its style could run'
  }
  // A backslash spells letters in another way.
  return /\\|image-set/i.test(value) ? outsideReference : null
}
