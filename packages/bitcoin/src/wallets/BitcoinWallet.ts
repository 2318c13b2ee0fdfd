import type { SaidAccount } from '../accounts.ts'
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
  /** Asks the user for accounts. */
  connect(): Promise<readonly SaidAccount[]>
  /**
   * Calls back when accounts change, with what reads them; returns what ends that, if anything does.
   * What throws in it is the wallet's.
   */
  watch(received: { changed(read: () => readonly SaidAccount[]): void; ended(): void }): unknown
  /** What it is asked besides. May be loaded then. */
  known(): Promise<KnownWallet>
}

/** A wallet that was connected before, or is now. A method is absent where the wallet has none. */
export interface KnownWallet {
  /** Accounts that the page may see already; nobody is asked. */
  accounts(): Promise<readonly SaidAccount[]>
  disconnect?(): Promise<unknown>
  /** Asks the wallet to use another network, and for its accounts there. */
  changeNetwork?(chain: BitcoinChain): Promise<readonly SaidAccount[]>
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
