import type { Recipient } from '@foyer/protocol'

/** Whom an account paid itself. */
export interface Recipients {
  /**
   * @param query.account an EVM address in lower case, others as they are written
   * @param query.chainIds CAIP-2; every chain of its family that can be told of when `null`
   * @throws an `AppError` of kind `unavailable` when nothing can be told now
   */
  read(query: RecipientsQuestion): Promise<Told>
}

interface RecipientsQuestion {
  readonly account: string
  readonly chainIds: readonly string[] | null
  readonly signal: AbortSignal
}

/** The newest payment first, each once. */
export interface Told {
  readonly recipients: readonly Recipient[]
  /** Nobody is missing. */
  readonly whole: boolean
}
