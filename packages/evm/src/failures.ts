import { chainNotSupported, WalletError, walletFailed, walletNotFound } from '@foyer/core/adapter'

/*
 * Loaded when something went wrong, so that a page where everything works never pays for it.
 */

/** Whatever a wallet threw, as one of our errors. */
export const readFailure = (thrown: unknown) => WalletError.from(thrown)

/** Whether a wallet failed with one of these codes. */
export const hasCode = (thrown: unknown, codes: readonly number[]) =>
  WalletError.hasCode(thrown, codes)

/** A wallet without this method: -32601 of JSON-RPC, 4200 of EIP-1193, or the words of both. */
export function isUnsupportedMethod(thrown: unknown): boolean {
  return (
    hasCode(thrown, [-32601, -32004, 4200]) ||
    /not (supported|implemented|exist|available|found)|unsupported|unknown method|does not exist/i.test(
      readFailure(thrown).message,
    )
  )
}

export { chainNotSupported, walletFailed, walletNotFound }
