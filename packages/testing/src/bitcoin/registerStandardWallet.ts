/** What a page of the Wallet Standard offers to wallets. */
interface StandardApp {
  register(...wallets: readonly object[]): () => void
}

/**
 * Registers a wallet now and with every application that starts later, until the returned function is
 * called.
 *
 * @see https://github.com/wallet-standard/wallet-standard
 */
export function registerStandardWallet(page: EventTarget, wallet: object): () => void {
  const registered = new Set<() => void>()
  const register = (app: StandardApp) => void registered.add(app.register(wallet))
  const answer = (event: Event) => register((event as CustomEvent<StandardApp>).detail)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  page.addEventListener('wallet-standard:app-ready', answer)
  return () => {
    page.removeEventListener('wallet-standard:app-ready', answer)
    for (const unregister of registered) unregister()
  }
}
