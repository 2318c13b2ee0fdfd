import { type WalletActions, walletFailed } from '@foyer/core/adapter'
import { toBase64 } from './bytes.ts'
import type { BitcoinConnection } from './connection.ts'
import { fromHex } from './hex.ts'
import { paymentLink, readRecipient } from './recipient.ts'
import type { WalletRequests } from './requests.ts'

/**
 * What the wallet of a Bitcoin connection signs. Nothing is sent through it: the modal says 'Unsupported
 * chain'; `sendTransfer` of the page's provider sends. Loaded when it is wanted first.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 */
export function createActions({
  connection,
  requests,
}: {
  connection: BitcoinConnection
  requests: WalletRequests
}): WalletActions {
  return {
    readRecipient: (text) => readRecipient(text, connection.chainReference),
    paymentLink,
    /** In base64, as every verifier of Bitcoin takes it. */
    async signMessage({ message, account = connection.accounts[0]?.address ?? '' }) {
      const bytes = bytesOf(message)
      if (!bytes) throw walletFailed('The bytes of the message are not hexadecimal.', message)
      return toBase64(await requests.signMessage({ address: account, message: bytes }))
    },
  }
}

function bytesOf(message: string | { readonly raw: string | Uint8Array }): Uint8Array | null {
  if (typeof message === 'string') return new TextEncoder().encode(message)
  return typeof message.raw === 'string' ? fromHex(message.raw.replace(/^0x/, '')) : message.raw
}
