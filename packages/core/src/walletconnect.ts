/** WalletConnect for a client that is made without `@foyer/react`. */
export { type WalletConnect, walletConnect } from './client/pairing/walletConnect.ts'
