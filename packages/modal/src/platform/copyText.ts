/** Puts text on the clipboard; `false` when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Not a secure context, or no permission: the older way still works inside a press.
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const place = document.querySelector('dialog[open]') ?? document.body
  const field = document.createElement('textarea')
  field.value = text
  field.style.position = 'fixed'
  field.style.opacity = '0'
  place.append(field)
  field.select()
  const copied = document.execCommand('copy')
  field.remove()
  return copied
}
