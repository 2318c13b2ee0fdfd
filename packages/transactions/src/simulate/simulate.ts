import {
  type Address,
  type BlockTag,
  decodeErrorResult,
  encodeFunctionData,
  erc20Abi,
  getAddress,
  type Hex,
  isHex,
  numberToHex,
} from 'viem'
import type { Call } from '../Call.ts'
import type { Money } from '../decode/CallMeaning.ts'

/** Asks a node. Bounds of time and size are its own. @throws with the node's `code` and `message` */
export type NodeRequest = (
  request: { readonly method: string; readonly params: readonly unknown[] },
  options: { readonly signal: AbortSignal },
) => Promise<unknown>

/** How much more or less of something an account has afterwards. */
export interface BalanceChange {
  readonly money: Money
  /** Atomic units; below zero it leaves. The network's fee is not in it. */
  readonly deltaAtomic: bigint
}

/** A piece of a collection that arrived or left, as its contract says. */
export interface CollectibleChange {
  readonly collection: Address
  readonly tokenId: bigint
  /** Pieces; below zero they leave. */
  readonly delta: bigint
}

/** What would happen if calls came into the next block. */
export type Simulation =
  | {
      readonly status: 'simulated'
      /** Of what changes; of tokens by their `balanceOf` before and after, never by their events. */
      readonly changes: readonly BalanceChange[]
      readonly collectibles: readonly CollectibleChange[]
      readonly gasUsed: bigint
      /** Every token that the calls say they move was read. */
      readonly isWhole: boolean
    }
  | {
      readonly status: 'reverts'
      /** Index of the call. */
      readonly call: number
      /** The contract's own words, as text that may say anything; `null` when it gave none. */
      readonly reason: string | null
    }
  | {
      /** The node cannot tell what moves: what is shown must say so. */
      readonly status: 'notSimulated'
    }

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const transferSingleTopic = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
/** Says what the account in its call data has of what the chain counts in: PUSH0 CALLDATALOAD BALANCE, returned. */
const balanceReader: Address = '0x00000000000000000000000000000000F07e5000'
const balanceCode = '0x5f35315f5260205ff3'
const mostTokens = 24
const mostLogs = 2_000
/** Of each call that reads: a token that burns everything must not stop the rest. */
const gasOfRead = 300_000n
const longestReason = 200

/**
 * Runs calls one after another on the next block, changes nothing, and says what an account gains and loses.
 *
 * Nodes that have `eth_simulateV1` tell what moves: balances are read before and after, as events can lie.
 * Others are asked with `eth_call` whether a single call would revert, and the answer is `notSimulated`.
 *
 * @param watch tokens to read besides those that the events name
 * @param heldBackWei what the account pays before its calls, as a smart account does its fee; it is not among the changes
 * @throws the signal's reason
 * @see https://ethereum.github.io/execution-apis/docs/reference/eth_simulatev1
 */
export async function simulate({
  request,
  from,
  calls,
  watch = [],
  heldBackWei = 0n,
  block = 'latest',
  signal,
}: {
  readonly request: NodeRequest
  readonly from: Address
  readonly calls: readonly Call[]
  readonly watch?: readonly Address[]
  readonly heldBackWei?: bigint
  readonly block?: BlockTag
  readonly signal: AbortSignal
}): Promise<Simulation> {
  const round = (tokens: readonly Address[]) =>
    simulateOnce({ request, from, calls, tokens, heldBackWei, block, signal })
  const watched = distinct(watch).slice(0, mostTokens)
  const first = await round(watched)
  if (first === 'missing') return onlyCall({ request, from, calls, block, signal })
  if ('status' in first) return first
  const more = first.moved.filter((token) => !watched.includes(token))
  if (more.length === 0) return resultOf(first, { isWhole: true })
  const tokens = [...watched, ...more].slice(0, mostTokens)
  const second = await round(tokens)
  if (second === 'missing') return { status: 'notSimulated' }
  if ('status' in second) return second
  return resultOf(second, { isWhole: second.moved.every((token) => tokens.includes(token)) })
}

interface Round {
  readonly changes: readonly BalanceChange[]
  readonly collectibles: readonly CollectibleChange[]
  readonly gasUsed: bigint
  /** Tokens that say they moved something to or from the account. */
  readonly moved: readonly Address[]
}

const resultOf = (
  { changes, collectibles, gasUsed }: Round,
  { isWhole }: { isWhole: boolean },
): Simulation => ({
  status: 'simulated',
  changes: changes.filter(({ deltaAtomic }) => deltaAtomic !== 0n),
  collectibles,
  gasUsed,
  isWhole,
})

async function simulateOnce({
  request,
  from,
  calls,
  tokens,
  heldBackWei,
  block,
  signal,
}: {
  request: NodeRequest
  from: Address
  calls: readonly Call[]
  tokens: readonly Address[]
  heldBackWei: bigint
  block: BlockTag
  signal: AbortSignal
}): Promise<Round | Simulation | 'missing'> {
  const reads = [
    { to: balanceReader, data: `0x${from.slice(2).padStart(64, '0')}` as Hex },
    ...tokens.map((to) => ({
      to,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [from] }),
    })),
  ].map((read) => ({ ...read, from, gas: numberToHex(gasOfRead) }))
  const made = calls.map(({ to, value, data }) => ({
    ...(to && { to }),
    ...{ from, value: numberToHex(value), input: data },
  }))
  const paid =
    heldBackWei > 0n ? [{ from, to: balanceReader, value: numberToHex(heldBackWei) }] : []
  let answer: unknown
  try {
    answer = await request(
      {
        method: 'eth_simulateV1',
        params: [
          {
            blockStateCalls: [
              {
                stateOverrides: { [balanceReader]: { code: balanceCode } },
                calls: [...paid, ...reads, ...made, ...reads],
              },
            ],
          },
          block,
        ],
      },
      { signal },
    )
  } catch (error) {
    signal.throwIfAborted()
    // Also a node that is away: what is not known is said, and never guessed.
    return isTooPoor(error) ? { status: 'reverts', call: 0, reason: null } : 'missing'
  }
  const whole = readResults(answer, paid.length + reads.length * 2 + made.length)
  if (!whole) return 'missing'
  const results = whole.slice(paid.length)
  const done = results.slice(reads.length, reads.length + made.length)
  const failed = done.findIndex(({ isSuccess }) => !isSuccess)
  if (failed >= 0)
    return { status: 'reverts', call: failed, reason: reasonOf(done[failed]?.returned) }
  const [before, after] = [results.slice(0, reads.length), results.slice(-reads.length)]
  const changes = reads.map((_, index): BalanceChange | null => {
    const [old, now] = [amountOf(before[index]), amountOf(after[index])]
    const money = index === 0 ? ('native' as const) : tokens[index - 1]
    return old === null || now === null || !money ? null : { money, deltaAtomic: now - old }
  })
  // A contract that has no balances moves collectibles, or nothing.
  const readable = changes.filter((one) => one !== null)
  const logs = done.flatMap((one) => one.logs).slice(0, mostLogs)
  return {
    changes: readable,
    collectibles: collectiblesOf(logs, from),
    gasUsed: done.reduce((sum, { gasUsed }) => sum + gasUsed, 0n),
    moved: movedTokens(logs, from),
  }
}

/** What a call gave. */
interface CallResult {
  readonly isSuccess: boolean
  readonly returned: Hex
  readonly gasUsed: bigint
  readonly logs: readonly Log[]
}

interface Log {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
}

function readResults(answer: unknown, length: number): readonly CallResult[] | null {
  const calls = (Object(Array.isArray(answer) ? answer[0] : null) as { calls?: unknown }).calls
  if (!Array.isArray(calls) || calls.length !== length) return null
  const results = calls.map((call): CallResult | null => {
    const { status, returnData, gasUsed, logs, error } = Object(call) as Record<string, unknown>
    if (status !== '0x1' && status !== '0x0') return null
    const isQuantity = typeof gasUsed === 'string' && /^0x[\da-f]{1,16}$/i.test(gasUsed)
    const revertData = (Object(error) as { data?: unknown }).data
    const returned = [returnData, revertData].find((one) => isHex(one) && one !== '0x')
    return {
      isSuccess: status === '0x1',
      returned: (returned ?? '0x') as Hex,
      gasUsed: isQuantity ? BigInt(gasUsed) : 0n,
      logs: Array.isArray(logs) ? logs.slice(0, mostLogs).flatMap(readLog) : [],
    }
  })
  return results.some((one) => one === null) ? null : results.filter((one) => one !== null)
}

function readLog(value: unknown): Log[] {
  const { address, topics, data } = Object(value) as Record<string, unknown>
  if (typeof address !== 'string' || !/^0x[\da-f]{40}$/i.test(address)) return []
  if (!Array.isArray(topics) || !topics.every((topic) => isHex(topic) && topic.length === 66))
    return []
  return [{ address: getAddress(address), topics, data: isHex(data) ? data : '0x' }]
}

const isAccount = (topic: Hex | undefined, account: Address) =>
  topic?.slice(26).toLowerCase() === account.slice(2).toLowerCase()

/** ERC-20 and ERC-721 have the same event, and differ in how many words of it are indexed. */
const movedTokens = (logs: readonly Log[], account: Address) =>
  distinct(
    logs.flatMap(({ address, topics: [kind, from, to, id] }) =>
      kind === transferTopic && !id && (isAccount(from, account) || isAccount(to, account))
        ? [address]
        : [],
    ),
  )

function collectiblesOf(logs: readonly Log[], account: Address): readonly CollectibleChange[] {
  const sums = new Map<string, CollectibleChange>()
  const add = (collection: Address, tokenId: bigint, delta: bigint) => {
    const key = `${collection}:${tokenId}`
    const sum = (sums.get(key)?.delta ?? 0n) + delta
    sums.set(key, { collection, tokenId, delta: sum })
  }
  for (const { address, topics, data } of logs) {
    const [kind, second, third, fourth] = topics
    if (kind === transferTopic && fourth) {
      if (isAccount(second, account)) add(address, BigInt(fourth), -1n)
      if (isAccount(third, account)) add(address, BigInt(fourth), 1n)
    }
    if (kind === transferSingleTopic && /^0x[\da-f]{128}$/i.test(data)) {
      const [tokenId, amount] = [BigInt(data.slice(0, 66)), BigInt(`0x${data.slice(66)}`)]
      if (isAccount(third, account)) add(address, tokenId, -amount)
      if (isAccount(fourth, account)) add(address, tokenId, amount)
    }
  }
  return [...sums.values()].filter(({ delta }) => delta !== 0n)
}

/** `null` for what is no token, and for one whose answer is no amount. */
const amountOf = (result: CallResult | undefined) =>
  result?.isSuccess && /^0x[\da-f]{64}/i.test(result.returned)
    ? BigInt(result.returned.slice(0, 66))
    : null

/** Without the method nothing is known but whether a single call would revert. */
async function onlyCall({
  request,
  from,
  calls,
  block,
  signal,
}: {
  request: NodeRequest
  from: Address
  calls: readonly Call[]
  block: BlockTag
  signal: AbortSignal
}): Promise<Simulation> {
  const [call] = calls
  if (!call || calls.length > 1) return { status: 'notSimulated' }
  const { to, value, data } = call
  try {
    const params = [{ ...(to && { to }), from, value: numberToHex(value), data }, block]
    await request({ method: 'eth_call', params }, { signal })
  } catch (error) {
    signal.throwIfAborted()
    const { code, data: revertData } = Object(error) as { code?: unknown; data?: unknown }
    // 3 is a revert; a node that is away says nothing of the call.
    if (code === 3)
      return { status: 'reverts', call: 0, reason: reasonOf(isHex(revertData) ? revertData : '0x') }
  }
  return { status: 'notSimulated' }
}

/**
 * The account cannot pay what the calls send.
 *
 * -38014 by the specification of the method; anvil and older nodes have a code of their own, and these words.
 */
function isTooPoor(error: unknown): boolean {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  return code === -38014 || /insufficient funds/i.test(String(message).slice(0, longestReason))
}

/** `Error(string)` and `Panic(uint256)`; other errors are the contract's own. */
function reasonOf(data: Hex | undefined): string | null {
  if (!data || data.length < 10 || data.length > 20_000) return null
  try {
    const { errorName, args = [] } = decodeErrorResult({ data, abi: [] })
    return errorName === 'Error' ? String(args[0]).slice(0, longestReason) : errorName
  } catch {
    return null
  }
}

const distinct = (addresses: readonly Address[]) => [
  ...new Set(addresses.map((one) => getAddress(one))),
]
