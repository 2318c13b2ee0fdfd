/**
 * Looks up the type of the view that answers a press on a wallet, while nobody waits for it: the
 * browser asks another process about every weight and size of a typeface, in the middle of the layout
 * that first needs it.
 */
export function lookUpType(root: ShadowRoot): void {
  const sample = root.ownerDocument.createElement('div')
  sample.className = 'asked-wallet visually-hidden'
  for (const name of ['h2', 'p'])
    sample.appendChild(root.ownerDocument.createElement(name)).textContent = 'a'
  root.append(sample)
  // Asking for a size makes the browser lay it out now.
  sample.getBoundingClientRect()
  sample.remove()
}
