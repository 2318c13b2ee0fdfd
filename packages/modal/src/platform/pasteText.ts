/**
 * What is on the clipboard; `null` where the browser or the user keeps it closed. Called within a press.
 */
export async function pasteText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return null
  }
}
