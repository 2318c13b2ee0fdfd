/**
 * Wallets for development that live in the page: the Demo wallet, and scripted ones. Nothing here needs Node, and
 * cryptography is loaded for the first signature.
 */
export type { BitcoinWalletAccount } from './bitcoin/BitcoinWalletAccount.ts'
export type { BitcoinWalletAction } from './bitcoin/bitcoinInterfaces.ts'
export type { DemoBitcoinAccount } from './bitcoin/demoBitcoinWallet.ts'
export {
  createScriptedBitcoinWallet,
  type ScriptedBitcoinWallet,
  type ScriptedBitcoinWalletParameters,
} from './bitcoin/scriptedBitcoinWallet.ts'
export type { DemoSolanaAccount } from './solana/demoSolanaWallet.ts'
export {
  createScriptedSolanaWallet,
  type ScriptedSolanaWallet,
  type ScriptedSolanaWalletParameters,
  type SolanaWalletAction,
} from './solana/scriptedSolanaWallet.ts'
export type { WalletBehaviour } from './wallet/behaviour.ts'
export type { DemoWalletAccount, DemoWalletChain } from './wallet/demoRequests.ts'
export {
  announceDemoWallet,
  type DemoWalletAnswer,
  type DemoWalletParameters,
} from './wallet/demoWallet.ts'
export {
  createScriptedWallet,
  type RecordedRequest,
  type ScriptedProvider,
  type ScriptedWallet,
  type ScriptedWalletParameters,
} from './wallet/scriptedWallet.ts'
