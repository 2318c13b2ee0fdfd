import geist from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url'
import geistMono from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url'

/**
 * Loads the typeface that the modal names first, from this page's own origin. Only on request,
 * because a policy without `font-src` reports every font a page asks for.
 */
export async function loadGeist(document: Document): Promise<void> {
  const faces = [
    new FontFace('Geist', `url(${geist})`, { weight: '100 900' }),
    new FontFace('Geist Mono', `url(${geistMono})`, { weight: '100 900' }),
  ]
  await Promise.all(
    faces.map(async (face) => {
      document.fonts.add(await face.load())
    }),
  )
}
