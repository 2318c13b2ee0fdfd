import jsqr from 'jsqr'

/** More pixels than a code needs, and few enough for every frame. */
const maxSizePx = 1_200

/** The text of the QR code in an image; `null` when there is none, or it is no image. */
export async function readImage(file: Blob): Promise<string | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const found = readCode(bitmap, bitmap)
    bitmap.close()
    return found
  } catch {
    // Not an image that this browser knows: there is no QR code in it either.
    return null
  }
}

/** The text of the QR code that a camera sees at this moment. */
export function readFrame(video: HTMLVideoElement): string | null {
  const size = { width: video.videoWidth, height: video.videoHeight }
  return size.width > 0 ? readCode(video, size) : null
}

function readCode(
  source: CanvasImageSource,
  { width, height }: { width: number; height: number },
): string | null {
  const scale = Math.min(1, maxSizePx / Math.max(width, height))
  const [columns, rows] = [Math.round(width * scale), Math.round(height * scale)]
  const context = new OffscreenCanvas(columns, rows).getContext('2d', { willReadFrequently: true })
  if (!context) return null
  context.drawImage(source, 0, 0, columns, rows)
  const { data } = context.getImageData(0, 0, columns, rows)
  return jsqr(data, columns, rows)?.data || null
}
