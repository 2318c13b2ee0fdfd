/** Black or white, whichever stands out more on a colour; `null` when it is no plain colour. */
export function readableOn(element: HTMLElement, colour: string): string | null {
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
