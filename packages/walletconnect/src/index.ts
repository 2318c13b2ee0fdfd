/** WalletConnect for a client: wallets on other devices and in other applications. */
export { walletConnect } from './connector/walletConnect.ts'
