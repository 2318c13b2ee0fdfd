import { decodeCall } from '@foyer/transactions'
import { type Address, type Hex, isAddressEqual, type PublicClient } from 'viem'
import type { Token } from '../../../chain-data/prices/TokenId.ts'
import { swapRefused } from '../errors.ts'
import type { BuiltSwap, SwapOrder } from '../SwapSource.ts'
import { tryTransaction } from '../tryTransaction.ts'

/** What an aggregator proposes, as it says so itself. */
export interface AggregatorProposal {
  readonly to: Address
  readonly data: Hex
  readonly value: bigint
  readonly toAmount: bigint
  readonly gas: bigint
  readonly expiresAtMs: number | null
}

/**
 * Reads what an aggregator proposed as a client does: it has to pay who asked, take exactly the amount, and
 * bring the token that was asked for. What arrives is what the bytes warrant, whatever was said of it.
 *
 * @throws `swap/refused` for anything else
 * @throws what the chain's `rpc` throws when no node answers
 */
export async function checkAggregatorSwap(
  { to, data, value, toAmount, gas, expiresAtMs }: AggregatorProposal,
  { order, exchange, client }: { order: SwapOrder; exchange: Address; client: PublicClient },
): Promise<BuiltSwap> {
  const { from: pay, to: get, amount, owner, slippageBps, isTried } = order
  const meaning = decodeCall({ to, value, data })
  const isAsked =
    meaning.kind === 'swap' &&
    isAddressEqual(to, exchange) &&
    isAddressEqual(meaning.recipient, owner) &&
    isSame(meaning.pays.money, pay) &&
    isSame(meaning.receives.money, get) &&
    meaning.pays.mostAtomic === amount &&
    meaning.receives.leastAtomic > 0n
  if (!isAsked) throw swapRefused('The aggregator proposed something else than this swap.')
  const minimumToAmount = meaning.receives.leastAtomic
  // The most of which this minimum is no less than the slippage allows.
  const warranted = ((minimumToAmount + 1n) * 10_000n - 1n) / BigInt(10_000 - slippageBps)
  const transaction = { from: owner, to, data, value }
  return {
    ...transaction,
    gas: isTried ? await tryTransaction({ client, ...transaction }) : gas,
    gasPrice: await client.getGasPrice(),
    toAmount: toAmount < warranted ? toAmount : warranted,
    ...{ minimumToAmount, expiresAtMs },
  }
}

const isSame = (money: 'native' | Address, { isNative, address }: Token) =>
  money === 'native' ? isNative : !isNative && isAddressEqual(money, address as Address)
