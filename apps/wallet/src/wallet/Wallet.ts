import type { Fact, WalletAccount, WalletNetwork } from '../families/ChainFamily.ts'

/** The other side, in its own words. */
export interface Peer {
  readonly name: string
  readonly url: string
}

/** Something a user has to decide. */
export interface Question {
  /** The same for the same question, however often it is brought up. */
  readonly key: string
  readonly peer: Peer
  readonly title: string
  readonly facts: readonly Fact[]
  /** What is signed, whole. */
  readonly text?: string
  /** What a user should know before saying yes. */
  readonly warning?: string
  readonly canApprove: boolean
  /** To choose one from; none when the question names its account itself. */
  readonly accounts: readonly WalletAccount[]
}

/** What a session shares of one chain family. */
export interface SharedFamily {
  readonly namespace: string
  /** CAIP-2 of the network that is in use. */
  readonly networkId: string
  readonly networks: readonly WalletNetwork[]
  /** The address that is in use. */
  readonly address: string
  readonly accounts: readonly WalletAccount[]
}

/** An application that the wallet is connected to. */
export interface Session {
  readonly topic: string
  readonly peer: Peer
  /** Milliseconds since 1970. */
  readonly expiresAtMs: number
  readonly families: readonly SharedFamily[]
}

/** Something that happened, for the user to read. */
export interface Note {
  readonly id: number
  readonly kind: 'done' | 'declined' | 'failed'
  readonly text: string
}

export interface WalletState {
  readonly isRelayConnected: boolean
  readonly sessions: readonly Session[]
  /** Oldest first. */
  readonly questions: readonly Question[]
  /** Newest first. */
  readonly notes: readonly Note[]
}

/** What a user can do with the wallet. Nothing here throws: what fails becomes a note. */
export interface Wallet {
  getState(): WalletState
  subscribe(listener: () => void): () => void
  /** Resolves when the other side was reached, or a note says why not. */
  pair(link: string): Promise<void>
  approve(key: string, choice?: { address: string }): Promise<void>
  reject(key: string): Promise<void>
  disconnect(topic: string): Promise<void>
  ping(topic: string): Promise<void>
  extend(topic: string): Promise<void>
  chooseNetwork(choice: { topic: string; networkId: string }): Promise<void>
  chooseAccount(choice: { topic: string; namespace: string; address: string }): Promise<void>
}
