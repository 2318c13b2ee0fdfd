import type { ThemeVariables } from '@foyer/core'

/**
 * Sets what the host chose as custom properties of the element. The object model takes one value
 * for one property, so nothing in a value can end the declaration; what could fetch something from
 * the network is left out.
 */
export function applyThemeVariables(element: HTMLElement, variables: ThemeVariables): void {
  for (const property of Array.from(element.style))
    if (property.startsWith('--foyer-') && !(property in variables))
      element.style.removeProperty(property)
  for (const [property, value] of Object.entries(variables))
    if (isProperty(property) && isHarmless(value)) element.style.setProperty(property, value)

  const accent = variables['--foyer-accent']
  if (accent === undefined || !isHarmless(accent)) return
  if (variables['--foyer-on-accent'] !== undefined) return
  const ink = readableOn(element, accent)
  if (ink) element.style.setProperty('--foyer-on-accent', ink)
}

const isProperty = (name: string) => /^--foyer-[\w-]{1,64}$/.test(name)

const isHarmless = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= 256 &&
  !/url\s*\(|image\s*\(|image-set|src\s*\(|expression|@import|[;{}<\\]/i.test(value)

/** Black or white, whichever stands out more on a colour; `null` when it is no plain colour. */
function readableOn(element: HTMLElement, colour: string): string | null {
  const view = element.ownerDocument.defaultView
  const probe = element.ownerDocument.createElement('canvas').getContext('2d')
  if (!view?.CSS.supports('color', colour) || !probe) return null
  probe.fillStyle = colour
  probe.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = probe.getImageData(0, 0, 1, 1).data
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  // Relative luminance of WCAG 2.2; 0.179 is where black and white contrast equally.
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  return luminance > 0.179 ? '#000' : '#fff'
}
