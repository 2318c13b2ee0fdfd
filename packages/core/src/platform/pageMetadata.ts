/** What a page says of itself. */
export interface PageMetadata {
  readonly title: string
  readonly description: string
  readonly origin: string
  /** The address of its icon, whole; empty when it has none that can be fetched. */
  readonly icon: string
}

/**
 * Reads what the page says of itself: its title, its description, and the icon that browsers show
 * in a tab. Outside of a browser it says nothing.
 */
export function pageMetadata(
  page: Document | null = typeof document === 'undefined' ? null : document,
): PageMetadata {
  if (!page) return { title: '', description: '', origin: '', icon: '' }
  const { origin } = page.location
  const icons = [...page.querySelectorAll<HTMLLinkElement>('link[rel~="icon"]')]
  // Wallets render it large, so the one for a phone's home screen is better where there is one.
  const large = page.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')
  const named = [large, ...icons].flatMap((link) => link?.href ?? [])
  // An image that stands in the page itself is no address that a wallet could fetch.
  const icon = named.find((href) => /^https?:/.test(href))
  return {
    title: page.title,
    description: page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
    origin,
    icon: icon ?? (named.length === 0 ? `${origin}/favicon.ico` : ''),
  }
}
