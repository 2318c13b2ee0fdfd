/**
 * Whether an SVG is plain, without the rest of this package.
 *
 * @packageDocumentation
 */

/** Longer ones may hold a path that crosses itself for seconds. */
const plainLength = 16_384
/** Only with these a short drawing is more work than it is long, or may be another one than it seems. */
const notPlain =
  /[<:](use|set|anim|style)|style=|pattern|mask|marker|[iI]mage|foreign|filter|blur|dash|encoding|charset|<!|\0/
/** Four that clip each other draw four times as much at the very worst. */
const fewClippings = 4

/**
 * Whether an SVG is a short drawing of shapes alone, which is all that most icons are: it costs as much as it is long,
 * and no more of this package has to be loaded to know that. Any other one is read by `inspectImage`.
 *
 * @example
 * isPlainDrawing(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8v8"/></svg>')) // true
 */
export function isPlainDrawing(bytes: Uint8Array): boolean {
  if (bytes.length > plainLength) return false
  try {
    const svg = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !notPlain.test(svg) && svg.split('clip-path').length - 1 <= fewClippings
  } catch {
    return false
  }
}
