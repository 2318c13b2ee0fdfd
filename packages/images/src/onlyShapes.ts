import type { DrawingRules } from './drawingFault.ts'

/**
 * Only shapes, paints, masks, filters, text and raster images, and nothing that runs, listens or loads: for a file that
 * is served, as it can be opened by itself. Inside `<img>` nothing of that happens.
 */
export const onlyShapes: DrawingRules = {
  element: (name) => (shapes.has(name) ? null : `the element <${shown(name)}> is not allowed`),
  attribute: attributeFault,
  sheet: (sheet) => (refersOutside(sheet) ? outsideReference : null),
}

/** Of what may be opened by itself, where it would run and load. */
function attributeFault(name: string, value: string): string | null {
  if (/^on/i.test(name)) return `the handler ${shown(name)} is not allowed`
  // Under another namespace the allowed names would mean something else.
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg' ? null : 'it is no SVG'
  if (name.startsWith('xmlns:')) return /xhtml|MathML/i.test(value) ? 'it is no SVG' : null
  if (isLink(name)) return /^(#|data:)/.test(value) ? null : 'it refers to another place'
  return refersOutside(value) ? outsideReference : null
}

const isLink = (name: string) => /^(.*:)?(href|src|base)$/i.test(name)

const outsideReference = 'its style refers to another place'

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

/** Whether a `url()` leads anywhere but to a part of the drawing. */
function refersOutside(value: string): boolean {
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
