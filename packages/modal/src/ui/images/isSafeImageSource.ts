import { type GivenImage, readImage, readSvg } from './dataImage.ts'

/** An icon twice as long as it is wide is not an icon. */
const maximumRatio = 2

/** Only with these is an SVG more work than it is long, and with more than a few clippings. */
const canMultiply = /[<:]use\b|pattern|mask|marker|[iI]mage|style|foreign|<!E/
/** Four that clip each other draw four times as much at the very worst. */
const fewClippings = 4

/**
 * What looks closer, once it is here. The first open does without it, unless a wallet of this browser brings
 * such an icon; one that is shown again need not wait.
 */
let closer: typeof import('./lookCloser.ts') | undefined

/**
 * Whether an image announced by a third party (a wallet, a token list) may be given to `<img>`.
 *
 * Only `data:` images pass, in PNG, WebP, JPEG or SVG, of at most 256 KB once decoded, and,
 * where the header names a size, at most 4096 x 4096 and no more than twice as long as wide.
 * Nothing that passes makes a request. Scripts in an SVG are no concern here: inside `<img>`
 * the browser runs none and loads nothing.
 *
 * @returns a promise while the code is loaded that reads the sizes of PNG, WebP and JPEG, and an SVG whose
 *   parts may render each other
 * @param maxRatio how many times as long as wide it may be
 * @see https://eips.ethereum.org/EIPS/eip-6963#imagesicons
 * @example
 * isSafeImageSource('https://tracker.example/icon.png') // false
 */
export function isSafeImageSource(
  source: string,
  maxRatio = maximumRatio,
): boolean | Promise<boolean> {
  const image = readImage(source, maxRatio)
  if (!image || isPlain(image)) return image !== undefined
  // It weighs something and takes 30 KB of memory, and most icons are plain.
  if (closer) return closer.isHarmless(image)
  return import('./lookCloser.ts').then(
    (code) => {
      closer = code
      return code.isHarmless(image)
    },
    // Without that code a letter stands in its place.
    () => false,
  )
}

/** Whether it is an SVG that is as much work as it is long. */
function isPlain({ type, bytes }: GivenImage): boolean {
  if (type !== 'svg+xml') return false
  const svg = readSvg(bytes)
  // What cannot be read is looked at closer, and refused there.
  return (
    svg !== undefined && !canMultiply.test(svg) && svg.split('clip-path').length - 1 <= fewClippings
  )
}
