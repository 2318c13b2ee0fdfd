import { optimize } from 'svgo'

/** What an image needs. Anything else could run, load, link or move, and is refused. */
const elements = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon clipPath mask
  linearGradient radialGradient stop pattern filter feBlend feColorMatrix feComposite feFlood
  feGaussianBlur feMerge feMergeNode feOffset feMorphology style text`.split(/\s+/),
)

/**
 * Makes an SVG small.
 *
 * @param {string} source the text of an SVG
 * @returns {string | undefined} the SVG, or nothing when it is none, or could do more than be looked
 *   at: scripts, handlers, foreign content, or anything that is fetched from outside it.
 */
export function drawSvg(source) {
  // Before anything reads it: an entity may hide what it stands for.
  if (/<!(DOCTYPE[^>]*\[|ENTITY)/i.test(source)) return undefined
  let data
  try {
    data = optimize(source, {
      multipass: true,
      floatPrecision: 2,
      plugins: [
        {
          name: 'preset-default',
          params: { overrides: { convertPathData: { floatPrecision: pathPrecision(source) } } },
        },
      ],
    }).data
  } catch {
    // Not an SVG: the caller looks for another image.
    return undefined
  }
  return isHarmless(data) ? data : undefined
}

/**
 * Decimals of a path. Icons are shown 40 pixels wide, where a tenth of 24 units is a sixth of a pixel,
 * and each decimal more makes the fox 70 bytes heavier.
 *
 * @param {string} source
 */
function pathPrecision(source) {
  const [, width] = /\bviewBox\s*=\s*["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)/.exec(source) ?? []
  return Number(width) >= 24 ? 1 : 2
}

/** Whether an SVG holds drawing alone. @param {string} svg */
export function isHarmless(svg) {
  if (!/^\s*<svg[\s>]/.test(svg) || /<[!?]/.test(svg)) return false
  const names = [...svg.matchAll(/<\/?([^\s>/]+)/g)].map(([, name]) => name)
  if (!names.every((name) => elements.has(name ?? ''))) return false
  return !/\son\w+\s*=|href\s*=\s*["']?\s*(?!["'#])|url\(\s*["']?(?!#)|@import|javascript:|&#|\\/i.test(
    svg,
  )
}
