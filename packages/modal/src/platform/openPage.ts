/** A page beside this one, empty until its address is known. */
interface Page {
  show(url: string): void
  close(): void
}

/**
 * Opens an empty page. A browser lets it only in the turn of a press, which is over by the time that a server has named
 * an address.
 *
 * @contacts link — the page of the provider or of the backend, where a user pays — when a user chooses who sells — `backend`
 * @returns `null` where the browser does not let it
 */
export function openPage(): Page | null {
  const opened = window.open('', '_blank')
  if (!opened) return null
  // What is shown there learns nothing of this page, and cannot lead it elsewhere.
  opened.opener = null
  return {
    /** @contacts link — the page of the provider or of the backend, where a user pays — when a server has named it after that press — `backend` */
    show: (url) => opened.location.replace(url),
    close: () => opened.close(),
  }
}
