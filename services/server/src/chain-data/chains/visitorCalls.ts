import { delegationContracts } from '@foyer/transactions/smart-accounts'
import * as z from 'zod/mini'
import { isData, isQuantity } from './rpcAnswers.ts'
import { costlySolanaCalls, solanaCalls } from './solanaCalls.ts'

/** Blocks of one question for logs. */
const maxLogBlocks = 2_000n
/** Of one computation for a visitor; nodes compute it in well under a second. */
const maxGas = 25_000_000n

const quantity = z
  .string()
  .check(z.refine(isQuantity, 'write a number as 0x and hexadecimal digits'))
const data = z.string().check(z.refine(isData, 'write bytes as 0x and hexadecimal digits'))
const address = z
  .string()
  .check(z.regex(/^0x[0-9a-f]{40}$/i, 'write an address as 0x and 40 digits'))
const hash = z.string().check(z.regex(/^0x[0-9a-f]{64}$/i, 'write a hash as 0x and 64 digits'))
const slot = z.string().check(z.regex(/^0x[0-9a-f]{1,64}$/i, 'write a slot as 0x and 64 digits'))
const tag = z.enum(['latest', 'earliest', 'pending', 'safe', 'finalized'])
const block = z.union([quantity, tag])
/** @see https://eips.ethereum.org/EIPS/eip-1898 */
const state = z.optional(
  z.union([
    block,
    z.object({ blockHash: hash, requireCanonical: z.optional(z.boolean()) }),
    z.object({ blockNumber: quantity }),
  ]),
)
const transaction = z.record(z.string().check(z.maxLength(32)), z.unknown())
const overrides = z.optional(z.record(z.string().check(z.maxLength(66)), z.unknown()))
/** What an account is that obeys the Delegation Framework's contract (EIP-7702). */
const delegatedCode = `0xef0100${delegationContracts.delegatedAccount.slice(2).toLowerCase()}`
/** What an account would have; code of a visitor's own could be anything at all. */
const stateOverrides = z.optional(
  z.record(
    z.string().check(z.maxLength(66)),
    z.strictObject({
      ...{ balance: z.optional(z.unknown()), nonce: z.optional(z.unknown()) },
      ...{ state: z.optional(z.unknown()), stateDiff: z.optional(z.unknown()) },
      code: z.optional(z.literal(delegatedCode)),
    }),
  ),
)
/** Nothing: a block of a visitor's own choosing has limits of their own choosing. */
const blockOverrides = z.optional(z.strictObject({}))
const count = z.union([quantity, z.int().check(z.nonnegative())])
const addresses = z.union([address, z.array(address).check(z.maxLength(20))])
const topic = z.nullable(z.union([hash, z.array(hash).check(z.maxLength(20))]))
const logFilter = z.strictObject({
  address: z.optional(z.nullable(addresses)),
  topics: z.optional(z.nullable(z.array(topic).check(z.maxLength(4)))),
  fromBlock: z.optional(z.nullable(block)),
  toBlock: z.optional(z.nullable(block)),
  blockHash: z.optional(hash),
})

/** Reads what an account has of what the chain counts in; no other code is a visitor's to bring along. */
const balanceReader = '0x5f35315f5260205ff3'
const maxSimulatedCalls = 64
/** One block of calls one after another. @see https://ethereum.github.io/execution-apis/docs/reference/eth_simulatev1 */
const simulation = z.strictObject({
  blockStateCalls: z
    .array(
      z.strictObject({
        stateOverrides: z.optional(
          z.record(
            z.string().check(z.maxLength(66)),
            z.strictObject({ code: z.literal(balanceReader) }),
          ),
        ),
        calls: z.array(transaction).check(z.maxLength(maxSimulatedCalls)),
      }),
    )
    .check(z.length(1)),
})

/** Each parameter in its place; what is more is refused, what is optional may be missing. */
const parameters = (...each: z.ZodMiniType[]) => each

/**
 * What anybody may ask a node of ours: reading, and handing in a transaction that is signed already.
 * Filters are left out, as they live in one node, and what only a wallet knows.
 */
const evmCalls: ReadonlyMap<string, readonly z.ZodMiniType[]> = new Map([
  ['eth_accounts', parameters()],
  ['eth_blockNumber', parameters()],
  ['eth_call', parameters(transaction, state, stateOverrides, blockOverrides)],
  ['eth_chainId', parameters()],
  ['eth_estimateGas', parameters(transaction, state, stateOverrides)],
  [
    'eth_feeHistory',
    parameters(
      count.check(z.refine((value) => Number(value) <= 1_024, 'ask for 1024 blocks at most')),
      block,
      z.optional(z.nullable(z.array(z.number()).check(z.maxLength(20)))),
    ),
  ],
  ['eth_gasPrice', parameters()],
  ['eth_getAccount', parameters(address, state)],
  ['eth_getBalance', parameters(address, state)],
  ['eth_getBlockByHash', parameters(hash, z.optional(z.boolean()))],
  ['eth_getBlockByNumber', parameters(block, z.optional(z.boolean()))],
  ['eth_getBlockReceipts', parameters(z.union([block, hash]))],
  ['eth_getBlockTransactionCountByHash', parameters(hash)],
  ['eth_getBlockTransactionCountByNumber', parameters(block)],
  ['eth_getCode', parameters(address, state)],
  ['eth_getLogs', parameters(logFilter)],
  ['eth_getProof', parameters(address, z.array(slot).check(z.maxLength(100)), state)],
  ['eth_getStorageAt', parameters(address, slot, state)],
  ['eth_getTransactionByBlockHashAndIndex', parameters(hash, quantity)],
  ['eth_getTransactionByBlockNumberAndIndex', parameters(block, quantity)],
  ['eth_getTransactionByHash', parameters(hash)],
  ['eth_getTransactionCount', parameters(address, state)],
  ['eth_getTransactionReceipt', parameters(hash)],
  ['eth_getUncleCountByBlockHash', parameters(hash)],
  ['eth_getUncleCountByBlockNumber', parameters(block)],
  ['eth_maxPriorityFeePerGas', parameters()],
  ['eth_sendRawTransaction', parameters(data)],
  ['eth_simulateV1', parameters(simulation, state)],
  ['eth_syncing', parameters()],
  ['eth_getUserOperationReceipt', parameters(hash)],
  ['eth_estimateUserOperationGas', parameters(transaction, address, overrides)],
  ['eth_getUserOperationByHash', parameters(hash)],
  ['eth_supportedEntryPoints', parameters()],
])

const callsOf: Readonly<Record<string, typeof evmCalls>> = { eip155: evmCalls, solana: solanaCalls }

/** How a call is judged before a node gets it. */
export type Judgement =
  | { readonly status: 'allowed' }
  /** Nobody may call this. */
  | { readonly status: 'refused' }
  /** It cannot be meant like this. */
  | { readonly status: 'invalid'; readonly problem: string }

/**
 * Judges what a visitor wants to ask. A node never sees what it might choke on: who can make it fail
 * could keep it from everybody else.
 */
export function judgeCall(
  method: string,
  params: readonly unknown[],
  namespace = 'eip155',
): Judgement {
  const schemas = callsOf[namespace]?.get(method)
  if (!schemas) return { status: 'refused' }
  if (params.length > schemas.length) {
    return { status: 'invalid', problem: `${method} has ${schemas.length} parameters at most` }
  }
  for (const [index, schema] of schemas.entries()) {
    const parsed = z.safeParse(schema, params[index])
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0] ?? { path: [], message: 'it is missing' }
      const place = ['', ...path].join('.')
      return { status: 'invalid', problem: `params.${index}${place}: ${message}`.slice(0, 300) }
    }
  }
  return { status: 'allowed' }
}

const computing = new Set(['eth_call', 'eth_estimateGas'])

/**
 * The parameters of an allowed call as a node hears them: what a visitor wants computed costs no more
 * than 25 million gas, whatever the visitor allows.
 */
export function boundedParameters(method: string, params: readonly unknown[]): readonly unknown[] {
  if (method === 'eth_simulateV1') return boundedSimulation(params)
  const [call, ...rest] = params
  if (!computing.has(method) || typeof call !== 'object') return params
  const { gas } = (call ?? {}) as { gas?: unknown }
  const isLess = typeof gas === 'string' && isQuantity(gas) && BigInt(gas) <= maxGas
  return isLess ? params : [{ ...call, gas: `0x${maxGas.toString(16)}` }, ...rest]
}

/** All calls of a simulation together; those that name no gas share what the others leave. */
function boundedSimulation([given, ...rest]: readonly unknown[]): readonly unknown[] {
  const [block] = simulation.parse(given).blockStateCalls
  const calls = block?.calls ?? []
  const named = calls.map(({ gas }) =>
    typeof gas === 'string' && isQuantity(gas) ? BigInt(gas) : null,
  )
  const sum = named.reduce<bigint>((all, gas) => all + (gas ?? 0n), 0n)
  const unnamed = BigInt(named.filter((gas) => gas === null).length)
  const isWithin = sum + unnamed <= maxGas
  const share = isWithin ? (maxGas - sum) / (unnamed || 1n) : maxGas / BigInt(calls.length || 1)
  const bounded = calls.map((call, index) => {
    const gas = isWithin ? (named[index] ?? share) : share
    return { ...call, gas: `0x${gas.toString(16)}` }
  })
  return [{ blockStateCalls: [{ ...block, calls: bounded }] }, ...rest]
}

/** How long these take a node is what the visitor chose. */
const costly = new Set([
  'eth_simulateV1',
  ...computing,
  'eth_estimateUserOperationGas',
  'eth_feeHistory',
  'eth_getBlockByHash',
  'eth_getBlockByNumber',
  'eth_getBlockReceipts',
  'eth_getLogs',
  'eth_getProof',
])

/** Whether a call's time is what the visitor asked for, and says nothing about the node. */
export const isCostly = (method: string): boolean =>
  costly.has(method) || costlySolanaCalls.has(method)

/**
 * How many blocks a question for logs spans, when that can be told.
 *
 * @param params of an allowed `eth_getLogs`
 * @param readHead the number of the last block, asked only where it matters
 * @returns a problem when there are more than 2000
 */
export async function judgeLogRange(
  params: readonly unknown[],
  readHead: () => Promise<bigint>,
): Promise<string | null> {
  const { fromBlock, toBlock, blockHash } = logFilter.parse(params[0])
  if (blockHash !== undefined) {
    return fromBlock || toBlock ? 'params.0: name a block by its hash, or a range, not both' : null
  }
  const isHead = (bound: string | null | undefined) => !bound || !/^(0x|earliest)/.test(bound)
  if (isHead(fromBlock) && isHead(toBlock)) return null
  const numberOf = async (bound: string | null | undefined) => {
    if (!bound || isHead(bound)) return readHead()
    return bound === 'earliest' ? 0n : BigInt(bound)
  }
  const from = await numberOf(fromBlock)
  const to = await numberOf(toBlock)
  return to - from >= maxLogBlocks ? `params.0: ask for ${maxLogBlocks} blocks at most` : null
}
