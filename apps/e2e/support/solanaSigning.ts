import { createPublicKey, verify } from 'node:crypto'
import type { WalletStandardWallet } from '@foyer/core/adapter'
import type { Page } from '@playwright/test'

/** Signs a text through the client's own Wallet Standard wallet, as a library would. */
export const signMessage = (page: Page, text: string) =>
  page.evaluate(async (text) => {
    const wallet = window.foyer.getProvider('solana') as unknown as WalletStandardWallet
    const { signMessage } = wallet.features['solana:signMessage'] as {
      signMessage(input: object): Promise<{ signature: Uint8Array }[]>
    }
    const message = new TextEncoder().encode(text)
    const [signed] = await signMessage({ account: wallet.accounts[0], message })
    return {
      signature: [...(signed?.signature ?? [])],
      publicKey: [...(wallet.accounts[0]?.publicKey ?? [])],
    }
  }, text)

/** Decides with Node's own Ed25519, which neither the wallet nor the adapter uses. */
export function isSigned(
  text: string,
  { signature, publicKey }: Awaited<ReturnType<typeof signMessage>>,
) {
  const x = Buffer.from(publicKey).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, Buffer.from(text), key, Buffer.from(signature))
}
