/** The five formats that every browser draws. */
export type ImageContentType = RasterContentType | 'image/svg+xml'

/** Those that consist of pixels. */
export type RasterContentType = 'image/png' | 'image/webp' | 'image/jpeg' | 'image/gif'

/** What an image is by its first bytes, which is what browsers go by, too; `null` for anything else. */
export function contentTypeOf(bytes: Uint8Array): ImageContentType | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12))
  if (start.startsWith('\x89PNG\r\n\x1A\n')) return 'image/png'
  if (start.startsWith('\xFF\xD8\xFF')) return 'image/jpeg'
  if (/^GIF8[79]a/.test(start)) return 'image/gif'
  if (/^RIFF.{4}WEBP/s.test(start)) return 'image/webp'
  return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 512)))
    ? 'image/svg+xml'
    : null
}
