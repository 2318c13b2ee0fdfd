import type { ContractCalls } from '../../adapter/ContractCall.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { Swaps } from '../../resources/swaps.ts'
import { type Approval, approvalCall } from '../approve/approveIntent.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import { priceMoved, proposalRefused, swapFailed } from './errors.ts'
import { tokenId } from './readTokens.ts'
import type { SwapRequest, SwapStep } from './SwapState.ts'
import { trySwap } from './trySwap.ts'

/**
 * Asks the server for the next transaction of a swap, and checks what it does: what is returned does what is on screen,
 * or nothing is.
 *
 * @param asked what is on screen; `toAtomic` is what was quoted
 * @param canBatch the wallet takes several calls that all happen or none
 * @param done the step that a block has already: a server whose node is behind is not asked for it again
 * @throws `swap/proposal-refused`, `swap/failed` in the words of the specification, or the signal's reason
 */
export async function planSwap({
  swaps,
  calls,
  asked,
  done,
  canBatch,
  nativeAddress,
  nowMs,
  signal,
}: {
  swaps: Swaps
  calls: Pick<ContractCalls, 'checkDecimals' | 'simulate'>
  asked: Pick<
    SwapRequest,
    'network' | 'from' | 'pay' | 'amountAtomic' | 'get' | 'toAtomic' | 'slippageBps'
  > &
    Partial<Pick<SwapRequest, 'exchange'>>
  done: SwapStep['kind'] | null
  canBatch: boolean
  nativeAddress: string
  nowMs: number
  signal: AbortSignal
}): Promise<SwapStep> {
  const { network, from, pay, get, amountAtomic, slippageBps } = asked
  const pair = {
    ...{ network, signal, userAddress: from },
    from: tokenId(network, pay, nativeAddress),
    to: tokenId(network, get, nativeAddress),
  }
  const given = async <value>(
    question: Promise<value | null>,
    failed: () => AppError,
  ): Promise<value> => {
    const answer = await question.catch((error) => {
      signal.throwIfAborted()
      throw AppError.is(error) && error.code.startsWith('swap/') ? error : failed()
    })
    signal.throwIfAborted()
    if (answer === null) throw failed()
    return answer
  }
  const [built, { checkSwap, checkApproval }] = await Promise.all([
    given(
      swaps.buildTransaction({
        ...{ ...pair, amountAtomic, slippagePercent: slippageBps / 100 },
        // It is tried once the token is approved, by another node than the server's where there is one.
        disableEstimate: true,
        // What was approved is used, though another exchange may bring a little more by now.
        ...(done !== null && { spender: asked.exchange }),
      }),
      () => swapFailed('transaction'),
    ),
    import('./checkSwap.ts'),
    ...[pay, get].map(checkUnits),
  ])
  const toAtomic = built.toAtomic ?? asked.toAtomic
  const less = (amount: bigint) => (amount * BigInt(10_000 - slippageBps)) / 10_000n
  const leastAtomic = less(toAtomic)
  // The price moved so far that it is another swap than the one that was looked at.
  if (toAtomic < less(asked.toAtomic)) throw priceMoved()
  const swap = {
    ...{ network, from, pay, get, amountAtomic, slippageBps, toAtomic },
    ...checkSwap(built, { from, pay, get, amountAtomic, nowMs, leastAtomic }),
  }
  const tried = (before: readonly Approval[]) =>
    trySwap({ calls, swap, before: before.map(approvalCall), signal })
  const { exchange } = swap
  if ((await isAllowed()) || pay.asset.kind !== 'token')
    return { kind: 'swap', network, from, swap: await tried([]) }
  const isReset = done === null && (await needsReset())
  const token = { address: pay.asset.address, symbol: pay.symbol, decimals: pay.decimals }
  const allows = (amountAtomic: bigint) => ({
    ...{ network, from, token, spender: exchange, amountAtomic },
  })
  const whole = allows(amountAtomic)
  const approvals = isReset ? [allows(0n), whole] : [whole]
  if (canBatch) return { kind: 'batch', network, from, approvals, swap: await tried(approvals) }
  // Together with what comes before it: nobody is approved whose swap does something else.
  return isReset
    ? {
        ...{ kind: 'reset', network, from, approval: allows(0n) },
        swap: await tried(approvals),
      }
    : { kind: 'approve', network, from, approval: whole, swap: await tried(approvals) }

  /** What it takes and brings at least is read in the units of a list, which a server wrote. */
  async function checkUnits({ asset }: HeldAsset): Promise<void> {
    if (asset.kind !== 'token') return
    await calls.checkDecimals({ network, ...asset }, { signal }).catch((error) => {
      signal.throwIfAborted()
      throw AppError.is(error, 'transfer/decimals-differ')
        ? proposalRefused('A token counts in other units than are shown.')
        : swapFailed('transaction', error)
    })
  }

  async function isAllowed(): Promise<boolean> {
    if (pay.asset.kind === 'native') return true
    if (done !== null) return done !== 'reset'
    const question = { network, signal, tokenAddress: pair.from, userAddress: from }
    const allowance = await given(swaps.allowance({ ...question, spender: exchange }), () =>
      swapFailed('allowance'),
    )
    return allowance >= amountAtomic
  }

  /** Of what the server proposes that is all that counts; it is compared with what is asked of the wallet. */
  async function needsReset(): Promise<boolean> {
    const approval = await given(
      swaps.buildApprove({ ...pair, amountAtomic, spender: exchange }),
      () => swapFailed('approval'),
    )
    checkApproval(approval, { pay, amountAtomic, exchange })
    return approval.isReset
  }
}
