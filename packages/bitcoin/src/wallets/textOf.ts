import { walletFailed } from '@foyer/core/adapter'

/** The words of a message, for wallets that take text only. */
export function textOf(message: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(message)
  } catch (cause) {
    throw walletFailed('This wallet signs text only, and these bytes are none.', cause)
  }
}
