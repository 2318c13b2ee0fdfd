import type { StackContracts } from './deployContracts.ts'
import type { DexContracts } from './deployDex.ts'
import type { SmartAccountContracts } from './deploySmartAccounts.ts'
import type { DevAccount } from './devAccounts.ts'
import type { SolanaStart } from './solana/solanaAccounts.ts'

/** What the local stack is made of. */
export type PartName =
  | 'demo'
  | 'server'
  | 'frame'
  | 'wallet'
  | 'inbox'
  | 'idp'
  | 'docs'
  | 'evm-a'
  | 'evm-b'
  | 'solana'
  | 'bitcoin'

/** An account of the local Bitcoin chain, with coins on both of its addresses. */
export interface BitcoinStackAccount {
  /** Hexadecimal, with `0x`. */
  privateKey: string
  /** p2wpkh. */
  payment: string
  /** p2tr. */
  ordinals: string
}

/** What a test or a page needs to use the stack; plain JSON. */
export interface StackDescription {
  /** What runs, and where: an origin such as `http://127.0.0.1:5100`. */
  parts: { name: PartName; url: string }[]
  /** CAIP-2 ids of the chains. */
  networks: string[]
  /** The same ten on every EVM chain. Their keys are public knowledge. */
  accounts: DevAccount[]
  /**
   * The same addresses on every EVM chain; without an exchange when `deployDex` has none, and without what smart accounts
   * stand on when `deploySmartAccounts` has none.
   */
  contracts: StackContracts & Partial<DexContracts> & Partial<SmartAccountContracts>
  /** The Bitcoin chain; absent where `@scure/btc-signer` is not installed. Its keys are those of `accounts`. */
  bitcoin?: { caipNetworkId: string; accounts: BitcoinStackAccount[] }
  /** What is on the Solana chain; absent where `litesvm` is not installed. */
  solana?: SolanaStart & { webSocketUrl: string }
}
