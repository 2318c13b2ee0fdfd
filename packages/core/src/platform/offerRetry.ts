/**
 * Asks a user whether to load the modal once more, in a dialog of plain elements: the code that
 * renders the real one is exactly what is missing. Resolves `false` when they leave it, and where
 * there are no dialogs, such as on a server and in jsdom.
 */
export function offerRetry(words: {
  title: string
  explanation: string
  retry: string
  close: string
}): Promise<boolean> {
  if (!globalThis.HTMLDialogElement?.prototype.showModal) return Promise.resolve(false)
  return new Promise((resolve) => {
    const opener = document.activeElement
    const dialog = document.createElement('dialog')
    const add = <tag extends keyof HTMLElementTagNameMap>(tag: tag, text: string) => {
      const element = document.createElement(tag)
      element.textContent = text
      dialog.append(element)
      return element
    }
    add('h2', words.title)
    add('p', words.explanation).setAttribute('role', 'alert')
    const retry = add('button', words.retry)
    retry.onclick = () => dialog.close('retry')
    add('button', words.close).onclick = () => dialog.close()
    dialog.setAttribute('aria-label', words.title)
    // Set through the object model, which the strictest content-security policy allows.
    dialog.style.cssText = 'max-width:320px;padding:24px;font:15px system-ui'
    dialog.onclose = () => {
      dialog.remove()
      if (opener instanceof HTMLElement) opener.focus()
      resolve(dialog.returnValue === 'retry')
    }
    document.body.append(dialog)
    dialog.showModal()
    retry.focus()
  })
}
