import { AppError } from '../../primitives/AppError.ts'
import type { Swaps } from '../../resources/swaps.ts'
import { priceMoved, swapFailed } from './errors.ts'
import { tokenId } from './readTokens.ts'
import type { SwapRequest, SwapStep } from './SwapState.ts'

/**
 * Asks the server for the next transaction of a swap, and checks what it does: what is returned does what is on screen,
 * or nothing is.
 *
 * @param asked what is on screen; `toAtomic` is what was quoted
 * @throws `swap/proposal-refused`, `swap/failed` in the words of the specification, or the signal's reason
 */
export async function planSwap({
  swaps,
  asked,
  nativeAddress,
  nowMs,
  signal,
}: {
  swaps: Swaps
  asked: Pick<
    SwapRequest,
    'network' | 'from' | 'pay' | 'amountAtomic' | 'get' | 'toAtomic' | 'slippageBps'
  >
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
  const [allowance, built, { checkSwap, checkApproval }] = await Promise.all([
    pay.asset.kind === 'native'
      ? null
      : given(
          swaps.allowance({ network, signal, tokenAddress: pair.from, userAddress: from }),
          () => swapFailed('allowance'),
        ),
    given(
      swaps.buildTransaction({
        ...{ ...pair, amountAtomic, slippagePercent: slippageBps / 100 },
        // It is tried once the token is approved, by another node than the server's where there is one.
        disableEstimate: true,
      }),
      () => swapFailed('transaction'),
    ),
    import('./checkSwap.ts'),
  ])
  const toAtomic = built.toAtomic ?? asked.toAtomic
  const less = (amount: bigint) => (amount * BigInt(10_000 - slippageBps)) / 10_000n
  const leastAtomic = less(toAtomic)
  // The price moved so far that it is another swap than the one that was looked at.
  if (toAtomic < less(asked.toAtomic)) throw priceMoved()
  const swap: SwapRequest = {
    ...{ network, from, pay, get, amountAtomic, slippageBps, toAtomic },
    ...checkSwap(built, { from, pay, get, amountAtomic, nowMs, leastAtomic }),
  }
  if (allowance === null || allowance >= amountAtomic) return { kind: 'swap', network, from, swap }
  const approval = await given(swaps.buildApprove({ ...pair, amountAtomic }), () =>
    swapFailed('approval'),
  )
  const { exchange } = swap
  checkApproval(approval, { pay, amountAtomic, exchange })
  const token = {
    address: approval.transaction.to,
    symbol: pay.symbol,
    decimals: pay.decimals,
  }
  return {
    ...{ kind: approval.isReset ? 'reset' : 'approve', network, from, swap },
    approval: {
      ...{ network, from, token, spender: exchange },
      amountAtomic: approval.isReset ? 0n : amountAtomic,
    },
  }
}
