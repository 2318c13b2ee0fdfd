/**
 * Lays out a dialog that was drawn before anybody pressed, without showing it: the press then finds
 * every typeface looked up and every word measured. The page holds the element only meanwhile.
 *
 * @param enter puts the element, which holds the dialog, into the page
 */
export function rehearse(element: HTMLElement, enter: () => void): void {
  const dialog = element.shadowRoot?.querySelector('dialog')
  if (!dialog || element.isConnected) return
  enter()
  dialog.style.cssText = 'display:grid;visibility:hidden'
  // Asking for a size makes the browser lay it out now.
  dialog.getBoundingClientRect()
  dialog.style.cssText = ''
  element.remove()
}
