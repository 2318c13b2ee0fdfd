import {
  type Address,
  BaseError,
  ExecutionRevertedError,
  type Hex,
  InsufficientFundsError,
  type PublicClient,
  RpcRequestError,
} from 'viem'
import { swapRefused } from './errors.ts'

/** What it takes may be more in the next block: pools and tokens take other ways through their code. */
const marginPercent = 20n

/**
 * Runs a transaction without sending it.
 *
 * @returns units of gas it may take, with a margin
 * @throws `swap/refused` when the chain would refuse it
 * @throws what the client throws when no node answers
 */
export async function tryTransaction({
  client,
  from,
  to,
  data,
  value,
}: {
  client: PublicClient
  from: Address
  to: Address
  data: Hex
  value: bigint
}): Promise<bigint> {
  try {
    const gas = await client.estimateGas({ account: from, to, data, value })
    return (gas * (100n + marginPercent)) / 100n
  } catch (error) {
    throw isRefusal(error) ? swapRefused(reasonOf(error), error) : error
  }
}

/** Whether a node ran it and says no, rather than not answering. */
function isRefusal(error: unknown): error is BaseError {
  return (
    error instanceof BaseError &&
    error.walk(
      (cause) =>
        cause instanceof ExecutionRevertedError ||
        cause instanceof InsufficientFundsError ||
        cause instanceof RpcRequestError,
    ) !== null
  )
}

/** Only what the exchange's own code says is put into words: a token could say anything. */
function reasonOf(error: BaseError): string {
  if (error.walk((cause) => cause instanceof InsufficientFundsError)) {
    return "The account does not have enough of the network's currency for this transaction."
  }
  const text = error.details ?? ''
  if (/TRANSFER_FROM_FAILED|transferFrom failed/i.test(text)) {
    return 'The exchange cannot take this amount: the account has less, or has not approved it yet.'
  }
  if (/INSUFFICIENT_OUTPUT_AMOUNT/.test(text)) {
    return 'The price moved further than the slippage allows. Ask for a new quote.'
  }
  return 'The network refuses this transaction: the account may have too little, or a token may not let itself be traded.'
}
