import { optimize } from 'svgo'

/** What a picture needs. Anything else could run, load, link or move, and is refused. */
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
    data = optimize(source, { multipass: true, floatPrecision: 2 }).data
  } catch {
    // Not an SVG: the caller looks for another picture.
    return undefined
  }
  return isHarmless(data) ? data : undefined
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
