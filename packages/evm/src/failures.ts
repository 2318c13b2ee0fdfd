import { chainNotSupported, WalletError, walletFailed, walletNotFound } from '@foyer/core/adapter'

/*
 * Loaded when something went wrong, so that a page where everything works never pays for it.
 */

/** A wallet without this method: -32601 of JSON-RPC, 4200 of EIP-1193, or the words of both. */
export function isUnsupportedMethod(thrown: unknown): boolean {
  return (
    WalletError.hasCode(thrown, [-32601, -32004, 4200]) ||
    /not (supported|implemented|exist|available|found)|unsupported|unknown method|does not exist/i.test(
      WalletError.from(thrown).message,
    )
  )
}

export { chainNotSupported, WalletError, walletFailed, walletNotFound }
