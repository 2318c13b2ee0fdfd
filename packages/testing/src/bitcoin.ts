/** Keys and signatures of Bitcoin wallets for tests; needs `@scure/btc-signer` and `@noble/curves`. */
export {
  type BitcoinNetworkName,
  type BitcoinWalletAccount,
  bitcoinNetworks,
} from './bitcoin/BitcoinWalletAccount.ts'
export {
  accountsOf,
  describePsbt,
  type SignBitcoinMessageParameters,
  type SignBitcoinPsbtParameters,
  signBitcoinMessage,
  signBitcoinPsbt,
} from './bitcoin/bitcoinSigner.ts'
export { payFrom } from './bitcoin/payFrom.ts'
