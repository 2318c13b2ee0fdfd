import { createScriptedBitcoinWallet, type ScriptedBitcoinWallet } from '@foyer/testing'

/*
 * Runs inside the page, before any script of the page.
 */

/** What tests ask of a Bitcoin wallet in the page: plain data, since it travels as JSON. */
type BitcoinWalletParameters = Omit<Parameters<typeof createScriptedBitcoinWallet>[0], 'send'>

/** Bitcoin wallets of this page by name. */
export const wallets: Record<string, ScriptedBitcoinWallet> = {}

export function addWallet(parameters: BitcoinWalletParameters) {
  const wallet = createScriptedBitcoinWallet(parameters)
  wallet.register(window)
  wallets[parameters.name] = wallet
  return wallet
}
