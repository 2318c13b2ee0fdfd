/** How the modal looks, which the frame follows. */
export interface PageLook {
  readonly isDark: boolean
  /** BCP 47; empty where nobody says. */
  readonly locale: string
}

const modal = () => document.querySelector<HTMLElement>('foyer-modal')

/** As the modal shows it; without one, as the page and the system say. */
export function pageLook(): PageLook {
  const element = modal()
  return {
    isDark: element
      ? element.dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches,
    locale: (element?.lang || document.documentElement.lang).slice(0, 35),
  }
}

/** Tells each change until the returned function is called. */
export function watchPageLook(changed: (look: PageLook) => void): () => void {
  const element = modal()
  if (!element) return () => {}
  const observer = new MutationObserver(() => changed(pageLook()))
  observer.observe(element, { attributes: true, attributeFilter: ['data-theme', 'lang'] })
  return () => observer.disconnect()
}
