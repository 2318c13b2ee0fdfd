import type { BitcoinChain } from '../chains.ts'

/** How a message is signed. */
export type MessageProtocol = 'BIP322' | 'ECDSA'

/** An input of a PSBT that an account signs. */
export interface InputToSign {
  readonly address: string
  readonly index: number
}

/** What a wallet answers to a transaction: bytes or base64, and where it was sent its id. */
export interface SignedPsbt {
  readonly psbt: unknown
  readonly txid?: unknown
}

/**
 * A Bitcoin wallet, whichever protocol it speaks. It asks and passes on: what it answers is unchecked.
 */
export interface BitcoinWallet {
  /** Asks the user for accounts: see `SaidAccount`. */
  connect(): Promise<unknown>
  /** Accounts that the page may see already; nobody is asked. */
  accounts(): Promise<unknown>
  /** Calls back with accounts when they change, until the returned function is called. */
  watch(heard: { changed(accounts: unknown): void; ended(): void }): () => void
  /** Absent where the wallet has no such method. */
  disconnect?(): Promise<unknown>
  /** Asks the wallet to use another network. Absent where a wallet decides by itself. */
  changeNetwork?(chain: BitcoinChain): Promise<unknown>
  signMessage?(parameters: {
    readonly address: string
    readonly message: Uint8Array
    readonly protocol: MessageProtocol
  }): Promise<unknown>
  signPsbt?(parameters: {
    readonly psbt: Uint8Array
    readonly inputs: readonly InputToSign[]
    readonly chain: BitcoinChain
  }): Promise<SignedPsbt>
  /** Signs a PSBT and sends it. */
  sendPsbt?(parameters: {
    readonly psbt: Uint8Array
    readonly inputs: readonly InputToSign[]
    readonly chain: BitcoinChain
  }): Promise<SignedPsbt>
  /** Resolves with the transaction's id. */
  sendTransfer?(parameters: {
    readonly from: string
    readonly recipients: readonly { readonly address: string; readonly amountAtomic: bigint }[]
  }): Promise<unknown>
}
