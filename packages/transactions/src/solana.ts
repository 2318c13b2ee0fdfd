/** What a Solana transaction does: decoded instructions, and balances from a trial. */
export {
  decodeSolanaTransaction,
  isSolanaMessage,
  type SolanaAccount,
  type SolanaTransaction,
} from './solana/decodeTransaction.ts'
export type { SolanaMeaning } from './solana/SolanaMeaning.ts'
export {
  readLookupTables,
  type SolanaChange,
  type SolanaSimulation,
  type SolanaTokenAccount,
  simulateSolana,
} from './solana/simulateTransaction.ts'
