/** The Demo wallet: a wallet for development that lives in the page. */
export type { DemoBitcoinAccount } from './bitcoin/demoBitcoinWallet.ts'
export type { DemoSolanaAccount } from './solana/demoSolanaWallet.ts'
export type { DemoWalletAccount, DemoWalletChain } from './wallet/demoRequests.ts'
export {
  announceDemoWallet,
  type DemoWalletAnswer,
  type DemoWalletParameters,
} from './wallet/demoWallet.ts'
