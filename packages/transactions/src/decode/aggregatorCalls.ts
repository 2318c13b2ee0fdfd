import { type Address, isAddressEqual, parseAbi, zeroAddress } from 'viem'
import type { CallMeaning, Money } from './CallMeaning.ts'

/**
 * Swaps by aggregators: KyberSwap's router and the facet of LI.FI for swaps on one chain. Both check what
 * arrives themselves, whatever exchanges they go through.
 *
 * @see https://docs.kyberswap.com/developer-guide/aggregator-api/contracts
 * @see https://github.com/lifinance/contracts/blob/main/docs/GenericSwapFacetV3.md
 */
export const aggregatorAbi = parseAbi([
  'struct Description { address srcToken; address dstToken; address[] srcReceivers; uint256[] srcAmounts; address[] feeReceivers; uint256[] feeAmounts; address dstReceiver; uint256 amount; uint256 minReturnAmount; uint256 flags; bytes permit; }',
  'struct Execution { address callTarget; address approveTarget; bytes targetData; Description desc; bytes clientData; }',
  'function swap(Execution execution) payable',
  'function swapSimpleMode(address caller, Description desc, bytes executorData, bytes clientData)',
  'struct Part { address callTo; address approveTo; address sendingAssetId; address receivingAssetId; uint256 fromAmount; bytes callData; bool requiresDeposit; }',
  'function swapTokensSingleV3ERC20ToERC20(bytes32 id, string integrator, string referrer, address receiver, uint256 least, Part part)',
  'function swapTokensSingleV3ERC20ToNative(bytes32 id, string integrator, string referrer, address receiver, uint256 least, Part part)',
  'function swapTokensSingleV3NativeToERC20(bytes32 id, string integrator, string referrer, address receiver, uint256 least, Part part) payable',
  'function swapTokensMultipleV3ERC20ToERC20(bytes32 id, string integrator, string referrer, address receiver, uint256 least, Part[] parts)',
  'function swapTokensMultipleV3ERC20ToNative(bytes32 id, string integrator, string referrer, address receiver, uint256 least, Part[] parts)',
  'function swapTokensMultipleV3NativeToERC20(bytes32 id, string integrator, string referrer, address receiver, uint256 least, Part[] parts) payable',
])

/**
 * Where they stand, at one address on most EVM chains. Their bytes count nowhere else: another contract
 * with the same functions need not keep what they promise.
 */
export const aggregatorContracts = {
  kyberswap: '0x6131B5fae19EA4f9D964eAc0408E4408b66337b5',
  lifi: '0x1231DEB6f5749EF6cE6943a275A1D3E7486F4EaE',
} as const

/** KyberSwap writes what the chain counts in like this, LI.FI as zero. */
const kyberNative = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
/** Bit of KyberSwap's `flags`: less may be taken, and less given for it. */
const isPartialFill = 1n

type Swap = Extract<CallMeaning, { kind: 'swap' }>

/** What a call of an aggregator does; `null` for what is none of theirs, or does more than swap. */
export function meaningOfAggregatorSwap(
  { functionName, args }: { functionName: string; args: readonly unknown[] },
  { contract, value }: { contract: Address; value: bigint },
): Swap | null {
  const meaning = functionName.startsWith('swapTokens')
    ? isAddressEqual(contract, aggregatorContracts.lifi) && readLifi(functionName, args)
    : isAddressEqual(contract, aggregatorContracts.kyberswap) && readKyberSwap(functionName, args)
  if (!meaning) return null
  // What goes along is what is swapped, or nothing.
  if (value !== (meaning.pays.money === 'native' ? meaning.pays.mostAtomic : 0n)) return null
  return { kind: 'swap', router: contract, ...meaning }
}

type Meaning = Omit<Swap, 'kind' | 'router'>

interface Description {
  srcToken: Address
  dstToken: Address
  feeReceivers: readonly Address[]
  dstReceiver: Address
  amount: bigint
  minReturnAmount: bigint
  flags: bigint
  permit: string
}

function readKyberSwap(functionName: string, args: readonly unknown[]): Meaning | null {
  const [desc] = (
    functionName === 'swap' ? [(args[0] as { desc: Description }).desc] : args.slice(1)
  ) as [Description]
  const { srcToken, dstToken, amount, minReturnAmount, flags, feeReceivers, permit } = desc
  // A fee for others, a signature that approves, and a part of it are more than was asked for.
  if (feeReceivers.length > 0 || permit !== '0x' || (flags & isPartialFill) !== 0n) return null
  const moneyOf = (token: Address): Money => (isAddressEqual(token, kyberNative) ? 'native' : token)
  return {
    ...{ aggregator: 'KyberSwap', recipient: desc.dstReceiver, deadlineSeconds: null },
    pays: { money: moneyOf(srcToken), mostAtomic: amount },
    receives: { money: moneyOf(dstToken), leastAtomic: minReturnAmount },
    path: [srcToken, dstToken],
  }
}

interface Part {
  sendingAssetId: Address
  receivingAssetId: Address
  fromAmount: bigint
  requiresDeposit: boolean
}

function readLifi(functionName: string, args: readonly unknown[]): Meaning | null {
  const [recipient, leastAtomic, given] = args.slice(3) as [Address, bigint, Part | readonly Part[]]
  const parts = 'length' in given ? given : [given]
  const [first, last] = [parts[0], parts.at(-1)]
  if (!first || !last) return null
  // Each part that needs a deposit takes tokens of its own from the account.
  if (parts.slice(1).some(({ requiresDeposit }) => requiresDeposit)) return null
  const { sendingAssetId: from, fromAmount } = first
  const { receivingAssetId: to } = last
  const moneyOf = (token: Address): Money => (isAddressEqual(token, zeroAddress) ? 'native' : token)
  const [, source, target] = /V3(ERC20|Native)To(ERC20|Native)$/.exec(functionName) ?? []
  // Its name says what it takes and gives, whatever the parts say.
  if ((source === 'Native') !== (moneyOf(from) === 'native')) return null
  if ((target === 'Native') !== (moneyOf(to) === 'native')) return null
  return {
    ...{ aggregator: 'LI.FI', recipient, deadlineSeconds: null },
    pays: { money: moneyOf(from), mostAtomic: fromAmount },
    receives: { money: moneyOf(to), leastAtomic },
    path: [from, to],
  }
}
