import type { NodeRequest } from '@foyer/transactions'
import type { Approval } from '../../approve/Approval.ts'
import type { WalletKeys } from '../../keys/deriveKeys.ts'
import type { FrameWords } from '../../words/en.ts'

/** One request of a page, as the channel read it. */
export interface RpcCall {
  readonly method: string
  readonly params?: unknown
  readonly chainId: string
  readonly address: string
}

/** Shows it, and resolves once the user said yes; throws when they said no. */
type Approve = (approval: Approval) => Promise<void>

/** The keys of the account that is shown, for one use. */
export interface Signer {
  /** @throws Refusal where somebody else has signed in since */
  use<result>(work: (keys: WalletKeys) => Promise<result>): Promise<result>
}

/** What answering a request of a chain family takes. */
export interface RpcContext {
  readonly wallet: Signer
  readonly approve: Approve
  /** Of the page that asks. */
  readonly origin: string
  readonly node: NodeRequest
  /** The wallet's, on this chain family. */
  readonly account: string
  /** Of the user's language. */
  readonly words: FrameWords
  readonly signal: AbortSignal
}
