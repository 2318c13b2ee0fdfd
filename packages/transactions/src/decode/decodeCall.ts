import {
  type Abi,
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  type Hex,
  maxUint256,
  toFunctionSelector,
} from 'viem'
import type { Call, TokenStandard } from '../Call.ts'
import { aggregatorAbi, meaningOfAggregatorSwap } from './aggregatorCalls.ts'
import type { CallMeaning } from './CallMeaning.ts'
import { routerAbi } from './routerCalls.ts'
import { tokenAbi } from './tokenCalls.ts'

/** Beyond this nobody reads it, and a wallet would not show it: 128 KB as hexadecimal text. */
const longestData = 262_146
/** Half of what a word can say: more than any token has, whatever its decimals. */
const unlimitedFrom = maxUint256 / 2n

/**
 * Says what a call does, as far as its bytes alone can tell. What is not decoded to the last byte is
 * `unknown`: simulate it, or refuse it.
 *
 * @param standardOf how a contract counts; where it answers `null`, a transfer or an approval keeps both
 *   readings (`transferOfUnknownStandard`)
 * @see https://docs.soliditylang.org/en/latest/abi-spec.html
 * @example
 * import { decodeCall } from '@foyer/transactions'
 *
 * const meaning = decodeCall({
 *   to: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
 *   value: 0n,
 *   data: '0x',
 * })
 * meaning.kind // 'nativeTransfer'
 */
export function decodeCall(
  { to, value, data }: Call,
  { standardOf = () => null }: { standardOf?: (contract: Address) => TokenStandard | null } = {},
): CallMeaning {
  if (to === null) return { kind: 'deployment', valueAtomic: value }
  const contract = getAddress(to)
  if (data === '0x') return { kind: 'nativeTransfer', to: contract, valueAtomic: value }
  const unknown: CallMeaning = {
    kind: 'unknown',
    to: contract,
    selector: data.length >= 10 ? (data.slice(0, 10) as Hex) : null,
    valueAtomic: value,
  }
  if (data.length > longestData) return unknown
  const swap = read(routerAbi, data)
  if (swap) return meaningOfSwap(swap, { router: contract, value }) ?? unknown
  const aggregated = read(aggregatorAbi, data)
  if (aggregated) return meaningOfAggregatorSwap(aggregated, { contract, value }) ?? unknown
  const token = read(tokenAbi, data)
  if (!token) return unknown
  // Money that goes along is not taken by a token's own functions: whatever takes it is something else.
  if (value > 0n && token.functionName !== 'deposit') return unknown
  return meaningOfToken(token, { contract, value, standard: standardOf(contract) }) ?? unknown
}

interface Read {
  readonly functionName: string
  readonly args: readonly unknown[]
}

/**
 * The function and its arguments; `null` unless writing them again gives the same bytes. A decoder that is
 * more generous than the contract's would show something else than what happens.
 */
function read(abi: Abi, data: Hex): Read | null {
  const selector = data.slice(0, 10).toLowerCase()
  // By selector, as a name may stand for several functions.
  const item = abi.find((one) => one.type === 'function' && toFunctionSelector(one) === selector)
  if (!item) return null
  try {
    const { functionName, args = [] } = decodeFunctionData({ abi: [item], data })
    const written = encodeFunctionData({ abi: [item], functionName, args })
    return written === data.toLowerCase() ? { functionName, args } : null
  } catch {
    // Arguments that the function does not have.
    return null
  }
}

const isUnlimited = (amountAtomic: bigint) => amountAtomic >= unlimitedFrom

function meaningOfToken(
  { functionName, args }: Read,
  {
    contract,
    value,
    standard,
  }: { contract: Address; value: bigint; standard: TokenStandard | null },
): CallMeaning | null {
  const [first, second, third, fourth] = args
  switch (functionName) {
    case 'transfer':
      return {
        kind: 'tokenTransfer',
        ...{ token: contract, from: null, to: first as Address, amountAtomic: second as bigint },
      }
    case 'transferFrom': {
      const [from, to, amountOrId] = args as [Address, Address, bigint]
      if (standard === 'ERC20')
        return { kind: 'tokenTransfer', token: contract, from, to, amountAtomic: amountOrId }
      if (standard === 'ERC721') return piece({ collection: contract, from, to }, amountOrId)
      return { kind: 'transferOfUnknownStandard', contract, from, to, amountOrId }
    }
    case 'approve': {
      const [to, amountOrId] = args as [Address, bigint]
      if (standard === 'ERC721')
        return {
          kind: 'collectibleApproval',
          ...{ collection: contract, operator: to, tokenId: amountOrId },
        }
      // No collection numbers its pieces like this.
      if (standard === 'ERC20' || isUnlimited(amountOrId))
        return approval({ token: contract, spender: to, amountAtomic: amountOrId }, 'set')
      return { kind: 'approvalOfUnknownStandard', contract, from: null, to, amountOrId }
    }
    case 'increaseAllowance':
    case 'decreaseAllowance':
      return approval(
        { token: contract, spender: first as Address, amountAtomic: second as bigint },
        functionName === 'increaseAllowance' ? 'increase' : 'decrease',
      )
    case 'permit': {
      const amountAtomic = third as bigint
      return {
        kind: 'permit',
        ...{ token: contract, owner: first as Address, spender: second as Address, amountAtomic },
        ...{ isUnlimited: isUnlimited(amountAtomic), deadlineSeconds: fourth as bigint },
      }
    }
    case 'safeTransferFrom':
    case 'safeBatchTransferFrom': {
      const parties = { collection: contract, from: first as Address, to: second as Address }
      if (functionName === 'safeTransferFrom')
        return piece(parties, third as bigint, args.length === 5 ? (fourth as bigint) : 1n)
      const [ids, amounts] = [third as readonly bigint[], fourth as readonly bigint[]]
      // The standard has it revert.
      if (ids.length !== amounts.length) return null
      const pieces = ids.map((tokenId, index) => ({ tokenId, amount: amounts[index] ?? 0n }))
      return { kind: 'collectibleTransfer', ...parties, pieces }
    }
    case 'setApprovalForAll':
      return {
        kind: 'approvalForAll',
        ...{ collection: contract, operator: first as Address, isApproved: second as boolean },
      }
    case 'deposit':
      return { kind: 'wrap', token: contract, amountAtomic: value }
    case 'withdraw':
      return { kind: 'unwrap', token: contract, amountAtomic: first as bigint }
    default:
      return null
  }
}

function piece(
  parties: { collection: Address; from: Address; to: Address },
  tokenId: bigint,
  amount = 1n,
): CallMeaning {
  return { kind: 'collectibleTransfer', ...parties, pieces: [{ tokenId, amount }] }
}

function approval(
  what: { token: Address; spender: Address; amountAtomic: bigint },
  change: 'set' | 'increase' | 'decrease',
): CallMeaning {
  return { kind: 'approval', ...what, isUnlimited: isUnlimited(what.amountAtomic), change }
}

function meaningOfSwap(
  { functionName, args }: Read,
  { router, value }: { router: Address; value: bigint },
): CallMeaning | null {
  if (functionName === 'exactInputSingle') {
    const swap = args[0] as {
      tokenIn: Address
      tokenOut: Address
      recipient: Address
      deadline?: bigint
      amountIn: bigint
      amountOutMinimum: bigint
    }
    // With money the router wraps it, and the rest stays there.
    if (value > 0n) return null
    return {
      kind: 'swap',
      router,
      pays: { money: swap.tokenIn, mostAtomic: swap.amountIn },
      receives: { money: swap.tokenOut, leastAtomic: swap.amountOutMinimum },
      recipient: swap.recipient,
      ...{ aggregator: null, deadlineSeconds: swap.deadline ?? null },
      path: [swap.tokenIn, swap.tokenOut],
    }
  }
  const [path, recipient, deadlineSeconds] = args.slice(-3) as [readonly Address[], Address, bigint]
  const [first, last] = [path[0], path.at(-1)]
  if (path.length < 2 || !first || !last) return null
  const [one, other] = args as [bigint, bigint]
  const paysNative = functionName.startsWith('swapExactETH') || functionName.startsWith('swapETH')
  // Beside a swap of tokens it would be the router's.
  if (!paysNative && value > 0n) return null
  const isExactOutput = /^swap(ETH|Tokens)ForExact/.test(functionName)
  return {
    kind: 'swap',
    router,
    pays: {
      money: paysNative ? 'native' : first,
      mostAtomic: paysNative ? value : isExactOutput ? other : one,
    },
    receives: {
      money: /For(Exact)?ETH/.test(functionName) ? 'native' : last,
      leastAtomic: paysNative || isExactOutput ? one : other,
    },
    ...{ recipient, deadlineSeconds, path, aggregator: null },
  }
}
