/** What a wallet says about itself. */
export interface WalletInfo {
  readonly uuid: string
  readonly name: string
  readonly icon: string
  readonly rdns: string
}

/** What EIP-6963 puts on the table: who the wallet is and the provider that reaches it. */
export interface WalletDetail {
  readonly info: WalletInfo
  readonly provider: unknown
}

/**
 * Announces a wallet once.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function announceOnce(page: EventTarget, detail: WalletDetail): void {
  page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
}

/**
 * Announces a wallet now and whenever the page asks, until the returned function is called.
 *
 * @see https://eips.ethereum.org/EIPS/eip-6963
 */
export function announceOnRequest(page: EventTarget, detail: WalletDetail): () => void {
  const answer = () => announceOnce(page, detail)
  page.addEventListener('eip6963:requestProvider', answer)
  answer()
  return () => page.removeEventListener('eip6963:requestProvider', answer)
}

/** Freezes as EIP-6963 wants it, so that the page cannot redirect another script's wallet. */
export function frozen({ info, provider }: WalletDetail): WalletDetail {
  return Object.freeze({ info: Object.freeze({ ...info }), provider })
}
