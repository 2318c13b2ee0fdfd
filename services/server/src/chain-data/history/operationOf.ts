import type { OperationType } from '@foyer/protocol'

/** What is known of a transaction when it is named. */
export interface Deed {
  /** The account sent it. */
  readonly isOwn: boolean
  /** It made a contract. */
  readonly isCreation: boolean
  /**
   * What left the account is what it sent: money without a call, or a token by the token itself. Of what
   * another contract moved nobody knows what came back for it.
   */
  readonly isDirect: boolean
  /** The account let a user move something of its own. */
  readonly hasApproved: boolean
  readonly transfers: readonly {
    readonly direction: 'in' | 'out' | 'self'
    /** The other side; the zero address when something came into being or was burnt. */
    readonly other: string
  }[]
}

const nobody = '0x0000000000000000000000000000000000000000'
/** Where users send what nobody shall have again. */
const graves = new Set([nobody, '0x000000000000000000000000000000000000dead'])

/**
 * Names what a transaction did for an account, by what moved and by nothing else: what a contract
 * calls its functions proves nothing.
 */
export function operationOf({
  isOwn,
  isCreation,
  isDirect,
  hasApproved,
  transfers,
}: Deed): OperationType {
  const came = transfers.filter(({ direction }) => direction === 'in')
  const went = transfers.filter(({ direction }) => direction === 'out')
  if (came.length > 0 && went.length > 0) return 'trade'
  if (isCreation && isOwn) return 'deploy'
  if (came.length > 0) return came.every(({ other }) => other === nobody) ? 'mint' : 'receive'
  if (went.length > 0 && !isDirect) return 'execute'
  if (went.length > 0) return went.every(({ other }) => graves.has(other)) ? 'burn' : 'send'
  if (transfers.length > 0) return 'send'
  return hasApproved ? 'approve' : 'execute'
}

/** Whether what an account sent is what the transaction says; addresses in lower case. */
export function isDirectTransfer({
  recipient,
  selector,
  went,
}: {
  /** Of the transaction. */
  recipient: string | null
  /** `0x` for a transaction that calls nothing. */
  selector: string
  /** The tokens of what left the account, `null` for the chain's own currency. */
  went: readonly { token: string | null }[]
}): boolean {
  return went.every(({ token }) => (token === null ? selector === '0x' : token === recipient))
}
