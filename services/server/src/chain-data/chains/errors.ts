import { AppError } from '@foyer/core/primitives'

/** An error as JSON-RPC writes it. */
export interface RpcError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** A node understood what it was asked, and the answer is an error. */
export class RpcFailure extends AppError<'chains/rpc-error'> {
  readonly error: RpcError

  constructor(error: RpcError) {
    super('chains/rpc-error', error.message, {
      kind: 'invalid',
      context: { code: error.code, ...(error.data !== undefined && { data: error.data }) },
    })
    this.error = error
  }
}

/** No node of a chain answers. */
export const chainUnavailable = ({ chain, cause }: { chain: string; cause: unknown }) =>
  new AppError(
    'chains/unavailable',
    `No node of ${chain} answers. Try again later; the operator finds the reasons in the log.`,
    { kind: 'unavailable', context: { chain }, cause },
  )

/** A node sent something that no node sends. */
export const nodeAnswerInvalid = (reason: string) =>
  new AppError('chains/invalid-answer', `The node's answer is not usable: ${reason}.`, {
    kind: 'unavailable',
    context: { reason },
  })

/** A node of another chain stands where one of this chain should. */
export const wrongChain = ({ expected, actual }: { expected: string; actual: unknown }) =>
  new AppError(
    'chains/wrong-chain',
    `The node is of chain ${String(actual)}, not ${expected}. Correct its address in RPC_URLS.`,
    { kind: 'unavailable', context: { expected, actual } },
  )

/** A chain whose name and currency nobody knows. */
export const chainUnknown = (caipNetworkId: string) =>
  new AppError(
    'chains/unknown',
    `RPC_URLS has ${caipNetworkId}, whose name and currency are not known. Add them to CHAINS, such ` +
      `as ${caipNetworkId}=My Chain|ETH.`,
    { kind: 'invalid', context: { caipNetworkId } },
  )
