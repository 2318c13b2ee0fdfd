/**
 * Keeps the page behind from scrolling. The returned function puts everything back to the letter,
 * down to a `style` attribute that was not there.
 */
export function lockScroll(document: Document): () => void {
  const page = document.documentElement
  const before = page.getAttribute('style')
  const scrollbarWidth = (document.defaultView?.innerWidth ?? 0) - page.clientWidth
  page.style.overflow = 'hidden'
  // The page would otherwise grow by the width of the scrollbar it just lost.
  if (scrollbarWidth > 0) page.style.scrollbarGutter = 'stable'
  return () => {
    if (before === null) page.removeAttribute('style')
    else {
      page.style.overflow = ''
      page.style.scrollbarGutter = ''
      page.style.cssText = before
    }
  }
}
