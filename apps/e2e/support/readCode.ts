import type { Locator } from '@playwright/test'
import jsqr from 'jsqr'

/** What a camera in front of the screen reads in this place; `null` when it finds no QR code. */
export async function readCode(place: Locator): Promise<string | null> {
  const screenshot = (await place.screenshot()).toString('base64')
  // The browser knows how to unpack its own screenshots; apart, so that no policy is in the way.
  const decoder = await place.page().context().newPage()
  const { width, height, pixels } = await decoder.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? []
    // As text: a number at a time takes seconds on its way here.
    const pixels = Array.from(data, (value) => String.fromCharCode(value)).join('')
    return { width: image.width, height: image.height, pixels: btoa(pixels) }
  }, screenshot)
  await decoder.close()
  return jsqr(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data ?? null
}
