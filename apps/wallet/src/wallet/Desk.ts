import type { WalletKit } from '@reown/walletkit'
import type { ChainFamily } from '../families/ChainFamily.ts'
import type { Board } from './Board.ts'
import type { Peer } from './Wallet.ts'

/** What is at hand where questions are asked and answered. */
export interface Desk {
  /** The pinned kit, which knows the protocol. */
  readonly kit: Awaited<ReturnType<typeof WalletKit.init>>
  readonly families: readonly ChainFamily[]
  readonly ask: Board['ask']
  /** Renders the sessions as they are now. */
  refresh(): void
  /** Moves a session to a network and an account, and tells the other side. */
  use(choice: {
    topic: string
    namespace: string
    networkId: string
    address: string
  }): Promise<void>
}

/** The other side, in its own words; they may be missing. */
export function peerOf(metadata: { name?: string; url?: string } | undefined): Peer {
  return { name: metadata?.name || 'An application', url: metadata?.url ?? '' }
}
