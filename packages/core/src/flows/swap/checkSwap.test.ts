import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  parseAbi,
} from 'viem'
import { expect, test } from 'vitest'
import type { BuiltSwap } from '../../resources/swaps.ts'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import { checkApproval, checkSwap } from './checkSwap.ts'

const at = (digit: string) => getAddress(`0x${digit.repeat(40)}`)
const [me, thief, router, wrapped, dai, usdc] = ['1', '2', '3', '4', '5', '6'].map(at) as [
  ...[Address, Address, Address, Address, Address, Address],
]
const nowMs = Date.UTC(2026, 0, 1)
const deadline = BigInt(nowMs / 1_000 + 1_200)

const abi = parseAbi([
  'function swapExactETHForTokens(uint256 least, address[] path, address to, uint256 deadline) payable',
  'function swapExactTokensForETH(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
  'function swapExactTokensForTokens(uint256 amount, uint256 least, address[] path, address to, uint256 deadline)',
])

const asset = (address: Address | null): HeldAsset => ({
  asset: address ? { kind: 'token', address, decimals: 18 } : { kind: 'native' },
  ...{ name: '', symbol: '', decimals: 18, atomic: 0n, priceUsd: null, iconUrl: null },
})

interface Proposal {
  pay: Address | null
  get: Address | null
  amount: bigint
  least: bigint
  path: readonly Address[]
  to: Address
  deadline: bigint
  value: bigint
}

const honest = (pay: Address | null, get: Address | null): Proposal => ({
  ...{ pay, get, amount: 1_000n, least: 990n, path: [pay ?? wrapped, get ?? wrapped] },
  ...{ to: me, deadline, value: pay ? 0n : 1_000n },
})

function built({ pay, get, amount, least, path, to, deadline, value }: Proposal): BuiltSwap {
  const rest = [path, to, deadline] as const
  const data = !pay
    ? encodeFunctionData({ abi, functionName: 'swapExactETHForTokens', args: [least, ...rest] })
    : encodeFunctionData({
        ...{ abi, args: [amount, least, ...rest] },
        functionName: get ? 'swapExactTokensForTokens' : 'swapExactTokensForETH',
      })
  return {
    transaction: { from: me, to: router, data, valueWei: value, gas: 1n, gasPriceWei: 1n },
    ...{ toAtomic: 1_000n, minimumToAtomic: least, expiresAtMs: null },
  }
}

const asked = (pay: Address | null, get: Address | null) => ({
  ...{ from: me, pay: asset(pay), get: asset(get), amountAtomic: 1_000n },
  ...{ leastAtomic: 990n, nowMs },
})

const pairs: readonly (readonly [Address | null, Address | null])[] = [
  ...([[null, dai] as const, [dai, null] as const, [dai, usdc] as const] as const),
]

test.each(pairs)('behavior: what does what is on screen passes, from %s to %s', (pay, get) => {
  expect(checkSwap(built(honest(pay, get)), asked(pay, get))).toMatchObject({
    ...{ exchange: router, minimumAtomic: 990n, valueAtomic: pay ? 0n : 1_000n },
  })
})

/** The same numbers each time, so that a failure can be had again. @see https://en.wikipedia.org/wiki/Xorshift */
function createChance(seed: number) {
  let state = seed
  return (below: number) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}

test('error: of 10,000 proposals that do something else none passes', () => {
  const below = createChance(20_261_128)
  const pick = <value>(list: readonly value[]) => list[below(list.length)] as value
  const other = (but: Address | null) =>
    pick([thief, router, wrapped, dai, usdc, at('7')].filter((one) => one !== but))
  /** Each changes what leaves, what arrives, to whom, or until when. */
  const changes: readonly ((honest: Proposal) => Proposal)[] = [
    (one) => ({ ...one, to: other(me) }),
    (one) => ({ ...one, least: BigInt(below(990)) }),
    (one) => ({ ...one, path: [...one.path.slice(0, -1), other(one.path.at(-1) ?? null)] }),
    (one) => ({ ...one, path: one.path.toReversed() }),
    (one) => ({ ...one, deadline: deadline + BigInt(90_000 + below(2 ** 30)) }),
    (one) => ({ ...one, value: one.value + 1n + BigInt(below(2 ** 30)) }),
    (one) => ({ ...one, path: [one.path[0] ?? wrapped] }),
    (one) =>
      one.pay
        ? { ...one, amount: one.amount + 1n + BigInt(below(2 ** 30)) }
        : { ...one, value: BigInt(below(1_000)) },
    (one) =>
      one.pay
        ? { ...one, path: [other(one.pay), ...one.path.slice(1)] }
        : { ...one, to: other(me) },
  ]
  let passed = 0
  let leftToChain = 0
  for (let count = 0; count < 10_000; count++) {
    const [pay, get] = pick(pairs)
    let proposal = honest(pay, get)
    for (let more = 1 + below(3); more > 0; more--) proposal = pick(changes)(proposal)
    // Changed back and forth it may be what it was.
    const text = (one: Proposal) =>
      JSON.stringify(one, (_, value) => (typeof value === 'bigint' ? `${value}` : value))
    if (text(proposal) === text(honest(pay, get))) continue
    const { transaction, ...rest } = built(proposal)
    // Bytes, too: what is not read to the last one is refused.
    const data = below(4) > 0 ? transaction.data : flip(transaction.data, below)
    try {
      checkSwap({ ...rest, transaction: { ...transaction, data } }, asked(pay, get))
      // Which contract the chain's own money becomes only the exchange knows, and reverts: `trySwap` finds out.
      if (onlyItsOwnMoneyDiffers(data as Hex, { pay, get })) leftToChain++
      else passed++
    } catch (error) {
      expect(error).toMatchObject({ code: 'swap/proposal-refused' })
    }
  }
  expect([passed, leftToChain < 300]).toEqual([0, true])
}, 60_000)

/** Read again by viem, with none of our own code: who gets it, how much, and until when are as on screen. */
function onlyItsOwnMoneyDiffers(
  data: Hex,
  { pay, get }: { pay: Address | null; get: Address | null },
): boolean {
  const { args } = decodeFunctionData({ abi, data })
  const [path, to, until] = args.slice(-3) as unknown as [readonly Address[], Address, bigint]
  const least = args[pay ? 1 : 0] as bigint
  return (
    to === me &&
    least >= 990n &&
    until < deadline + 90_000n &&
    (!pay || (path[0] === pay && args[0] === 1_000n)) &&
    (!get || path.at(-1) === get)
  )
}

/** One digit of the data, or its end, is another. */
function flip(data: string, below: (end: number) => number): string {
  if (below(3) === 0) return `${data}${'00'.repeat(1 + below(64))}`
  const place = 2 + below(data.length - 2)
  const digit = ((Number.parseInt(data[place] ?? '0', 16) + 1 + below(15)) % 16).toString(16)
  return data.slice(0, place) + digit + data.slice(place + 1)
}

test('error: an approval of something else, to somebody else, or of more is refused', () => {
  const propose = (
    { token = dai, spender = router, amount = 1_000n, value = 0n } = {},
    isReset = false,
  ) =>
    checkApproval(
      {
        isReset,
        transaction: {
          data: encodeFunctionData({
            ...{ abi: erc20Abi, functionName: 'approve', args: [spender, amount] },
          }),
          ...{ from: me, to: token, valueWei: value, gas: 1n, gasPriceWei: 1n },
        },
      },
      { pay: asset(dai), amountAtomic: 1_000n, exchange: router },
    )
  expect(() => propose()).not.toThrow()
  expect(() => propose({ amount: 0n }, true)).not.toThrow()
  for (const wrong of [
    { token: usdc },
    { spender: thief },
    { amount: 1_001n },
    { amount: 2n ** 256n - 1n },
    { value: 1n },
  ])
    expect(() => propose(wrong)).toThrow(/^It /)
  expect(() => propose({ amount: 1_000n }, true)).toThrow('It approves another amount.')
  const hidden = (data: Hex) => () =>
    checkApproval(
      {
        isReset: false,
        transaction: { from: me, to: dai, data, valueWei: 0n, gas: 1n, gasPriceWei: 1n },
      },
      { pay: asset(dai), amountAtomic: 1_000n, exchange: router },
    )
  expect(
    hidden(encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [router, 1_000n] })),
  ).toThrow('It is no approval that can be read.')
  expect(hidden(`0x095ea7b3${'00'.repeat(200_000)}`)).toThrow('It is no approval that can be read.')
})
