const lockName = 'foyer-wallet'
const leftKey = 'foyer-wallet/left'

/**
 * Makes this tab the one in which the wallet runs. Two of them would share one memory and answer
 * everything twice; the newest wins, because a link that opens the wallet opens a new tab.
 *
 * The tab that loses is loaded anew, which is the only sure way to stop what runs in it, and then
 * finds {@link wasLeft}.
 */
export function takeTab(page: Window): Promise<void> {
  return new Promise((resolve) => {
    const held = page.navigator.locks.request(lockName, { steal: true }, () => {
      resolve()
      return new Promise<never>(() => {})
    })
    held.catch(() => {
      page.sessionStorage.setItem(leftKey, 'yes')
      page.location.reload()
    })
  })
}

/** Whether the wallet went on in another tab. Says so once: loading this one again takes it back. */
export function wasLeft(page: Window): boolean {
  const left = page.sessionStorage.getItem(leftKey) !== null
  page.sessionStorage.removeItem(leftKey)
  return left
}
