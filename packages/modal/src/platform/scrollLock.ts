/**
 * Keeps the page behind from scrolling, until the returned function is called.
 *
 * By a style sheet of its own, because a `style` attribute that was written to never comes back to
 * the letter, and a strict policy forbids writing its text.
 */
export function lockScroll(document: Document): () => void {
  const view = document.defaultView as Window & typeof globalThis
  const hasScrollbar = view.innerWidth > document.documentElement.clientWidth
  const sheet = new view.CSSStyleSheet()
  // The page would otherwise grow by the width of the scrollbar it just lost.
  const gutter = hasScrollbar ? ';scrollbar-gutter:stable!important' : ''
  sheet.replaceSync(`:root{overflow:hidden!important${gutter}}`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
