/**
 * Registers a wallet of the Wallet Standard now and with every application that says that it is ready.
 *
 * @returns a function that takes it away again
 * @see https://github.com/wallet-standard/wallet-standard
 */
export function registerWallet(page: EventTarget, wallet: object): () => void {
  const leave: (() => void)[] = []
  const register = (api: { register(wallet: object): () => void }) => {
    leave.push(api.register(wallet))
  }
  const onReady = (event: Event) => register((event as CustomEvent).detail)
  page.addEventListener('wallet-standard:app-ready', onReady)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    page.removeEventListener('wallet-standard:app-ready', onReady)
    for (const off of leave.splice(0)) off()
  }
}
