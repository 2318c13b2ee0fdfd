import { type Call, type CallMeaning, decodeCall, type Money } from '@foyer/transactions'
import type { ActionTypes } from '../../adapter/WalletActions.ts'
import { equals } from '../../primitives/Address.ts'
import type { BuiltSwap, SwapApproval } from '../../resources/swaps.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import { proposalRefused } from './errors.ts'
import type { SwapRequest } from './SwapState.ts'

type Hex = ActionTypes['eip155']['signature']

/** Waiting longer helps nobody but who would fill it at a worse price. */
const longestWaitMs = 24 * 60 * 60_000

/**
 * Reads what a server proposed, byte by byte, and takes nothing on trust: it has to pay the account that signs, begin
 * and end in the tokens on screen, take exactly the amount, bring no less than was promised, and end in time.
 *
 * @param asked what is on screen; `leastAtomic` is what has to arrive at least
 * @throws `swap/proposal-refused` with what is wrong
 */
export function checkSwap(
  { transaction: { to, data, valueWei } }: BuiltSwap,
  {
    nowMs,
    leastAtomic,
    ...asked
  }: Pick<SwapRequest, 'from' | 'pay' | 'get' | 'amountAtomic'> & {
    readonly leastAtomic: bigint
    readonly nowMs: number
  },
): Pick<SwapRequest, 'exchange' | 'data' | 'valueAtomic' | 'minimumAtomic' | 'path'> {
  const { from, pay, get, amountAtomic } = asked
  const meaning = decode({ to, value: valueWei, data })
  if (meaning.kind !== 'swap') throw proposalRefused('It is no swap that can be read.')
  const { pays, receives, recipient, deadlineSeconds, path, aggregator } = meaning
  if (!equals(recipient, from)) throw proposalRefused('It pays somebody else.')
  if (!isSame(pays.money, pay)) throw proposalRefused('It takes another token.')
  if (pays.mostAtomic !== amountAtomic) throw proposalRefused('It takes another amount.')
  if (valueWei !== (pay.asset.kind === 'native' ? amountAtomic : 0n))
    throw proposalRefused('It takes more than the swap.')
  if (!isSame(receives.money, get)) throw proposalRefused('It brings another token.')
  if (receives.leastAtomic < leastAtomic) throw proposalRefused('It may bring less than is shown.')
  // An aggregator's end is in bytes that its own contracts read; what has to arrive holds however long it waits.
  const isEndless = deadlineSeconds === null && !aggregator
  const untilMs = Number(deadlineSeconds ?? 0n) * 1_000
  if (isEndless || untilMs > nowMs + longestWaitMs) throw proposalRefused('It can wait for ever.')
  return {
    ...{ exchange: to, data: data as Hex, valueAtomic: valueWei },
    ...{ minimumAtomic: receives.leastAtomic, path },
  }
}

/**
 * The same for an approval: of the token on screen, to the exchange that the swap calls, for exactly the amount, or for
 * nothing.
 *
 * @throws `swap/proposal-refused` with what is wrong
 */
export function checkApproval(
  { transaction: { to, data, valueWei }, isReset }: SwapApproval,
  { pay, amountAtomic, exchange }: Pick<SwapRequest, 'pay' | 'amountAtomic' | 'exchange'>,
): void {
  const meaning = decode({ to, value: valueWei, data })
  if (meaning.kind !== 'approval' || meaning.change !== 'set' || valueWei !== 0n)
    throw proposalRefused('It is no approval that can be read.')
  if (!isSame(meaning.token, pay)) throw proposalRefused('It approves another token.')
  if (!equals(meaning.spender, exchange)) throw proposalRefused('It approves somebody else.')
  if (meaning.amountAtomic !== (isReset ? 0n : amountAtomic))
    throw proposalRefused('It approves another amount.')
}

function decode(call: { to: string; value: bigint; data: string }): CallMeaning {
  return decodeCall(call as Call, { standardOf: () => 'ERC20' })
}

const isSame = (money: Money, { asset }: HeldAsset) =>
  asset.kind === 'token' ? equals(money, asset.address) : money === 'native'
