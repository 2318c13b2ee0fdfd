import { isLoopback } from './isLoopback.ts'

/**
 * Keeps the page from asking anybody but this machine. The policy of the page forbids it too; this
 * spares the attempts, so that a test can tell that there was none.
 */
export function stayLocal(page: Window & typeof globalThis): void {
  const fetch = page.fetch.bind(page)
  page.fetch = async (input, init) => {
    const href = input instanceof page.Request ? input.url : `${input}`
    const { hostname, host } = new URL(href, page.location.href)
    if (!isLoopback(hostname))
      throw new TypeError(`The development wallet talks to this machine only, not to ${host}.`)
    return fetch(input, init)
  }
  page.navigator.sendBeacon = () => false
}
