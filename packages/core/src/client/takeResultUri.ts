import type { PageWindow } from '../platform/Platform.ts'

const name = 'result_uri'
/** More than any result has. */
const maxLetters = 2_000

/**
 * What a page was loaded with after its user signed in at a service in it. It is gone from the address, and from the
 * history, before anything is asked with it.
 *
 * @returns `null` where there is none, and for what is none of ours: twice, or too long
 */
export function takeResultUri(window: PageWindow | null): string | null {
  if (!window?.location?.search?.includes(name) || !window.history) return null
  const { location, history } = window
  const url = new URL(location.href)
  const [result, ...more] = url.searchParams.getAll(name)
  url.searchParams.delete(name)
  history.replaceState(history.state, '', url)
  return result && more.length === 0 && result.length <= maxLetters ? result : null
}
