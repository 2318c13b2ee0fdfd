import type { SmartSessions } from '@foyer/protocol'
import {
  anyPermissionOf,
  decodeDelegation,
  delegationAbi,
  delegationContracts,
  enforcers,
  hashOfDelegation,
  narrowing,
  type ReadCalls,
  type ReadMoney,
  type ReadPermission,
} from '@foyer/transactions/smart-accounts'
import { type Address, erc20Abi, type Hex, type PublicClient, parseAbi } from 'viem'
import type { Chains } from '../../chain-data/chains/Chain.ts'
import type { KeptSession } from './SmartSessionStore.ts'

type Told = SmartSessions['pcis'][number]['permission']

const unknownToken: { symbol: string | null; decimals: number | null } = {
  ...{ symbol: null, decimals: null },
}
const timeoutMs = 2_500

const periodicAbi = parseAbi([
  'function getAvailableAmount(bytes32 delegationHash, address delegationManager, bytes terms) view returns (uint256, bool, uint256)',
])
const streamAbi = parseAbi([
  'function getAvailableAmount(address delegationManager, bytes32 delegationHash) view returns (uint256)',
  'function streamingAllowances(address delegationManager, bytes32 delegationHash) view returns (uint256 initial, uint256 most, uint256 perSecond, uint256 start, uint256 spent)',
])
const onceAbi = parseAbi([
  'function spentMap(address delegationManager, bytes32 delegationHash) view returns (uint256)',
])
const callsAbi = parseAbi([
  'function callCounts(address delegationManager, bytes32 delegationHash) view returns (uint256)',
])
const nonceAbi = parseAbi([
  'function currentNonce(address delegationManager, address delegator) view returns (uint256)',
])

/**
 * What a session lets somebody do, and what is left of it: the chain alone knows.
 *
 * @returns `null` for what nobody here can read; amounts are `null` while no node answers
 */
export async function readPermission(
  { context, chainId, functions }: Pick<KeptSession, 'context' | 'chainId' | 'functions'>,
  chains: Pick<Chains, 'find'>,
): Promise<Told> {
  const delegation = context && decodeDelegation(context)
  const read = delegation && anyPermissionOf(delegation)
  if (!read) return null
  const client = chains.find(chainId)?.client ?? null
  const hash = hashOfDelegation(delegation)
  const { delegate, delegator } = delegation
  const [now, token] = client
    ? await Promise.all([
        inTime(readNow(read, { client, hash, delegator }), null),
        inTime(readToken(tokenOf(read), client), unknownToken),
      ])
    : [null, unknownToken]
  return {
    ...(read.kind === 'calls' ? toldOfCalls(read, functions) : toldOfMoney(read)),
    ...{ delegate, ...token },
    available: now ? `${now.available}` : null,
    isDisabled: now?.isDisabled ?? false,
  }
}

function toldOfCalls({ permission: { calls } }: ReadCalls, functions: KeptSession['functions']) {
  const { contract, selectors, maxCalls, maxValueAtomic } = calls
  return {
    ...{ kind: 'calls' as const, contract },
    functions: selectors.map((selector, at) => ({
      selector,
      signature: functions?.[at] ?? null,
    })),
    ...{ maxCalls: `${maxCalls}`, maxValue: `${maxValueAtomic}` },
  }
}

function toldOfMoney({ permission: { allowance }, kind }: ReadMoney) {
  const isStream = allowance.kind === 'stream'
  return {
    ...{ token: allowance.token, kind },
    amount: `${isStream ? allowance.mostAtomic : allowance.amountAtomic}`,
    seconds: isStream
      ? '1'
      : kind === 'periodic' && allowance.kind === 'periodic'
        ? `${allowance.periodSeconds}`
        : null,
    perSecond: isStream ? `${allowance.perSecondAtomic}` : null,
  }
}

const tokenOf = (read: ReadPermission): Address | null =>
  read.kind === 'calls' ? null : read.permission.allowance.token

interface Asked {
  readonly client: PublicClient
  readonly hash: Hex
  readonly delegator: Address
}

async function readNow(
  read: ReadPermission,
  asked: Asked,
): Promise<{ available: bigint; isDisabled: boolean }> {
  const { client, hash, delegator } = asked
  const { manager } = delegationContracts
  const { nonce } = read
  const [left, isDisabled, nonceNow] = await Promise.all([
    read.kind === 'calls' ? callsLeft(read, asked) : moneyLeft(read, asked),
    client.readContract({
      ...{
        address: manager,
        abi: delegationAbi,
        functionName: 'disabledDelegations',
        args: [hash],
      },
    }),
    nonce === null
      ? null
      : client.readContract({
          ...{ address: narrowing.nonce, abi: nonceAbi, functionName: 'currentNonce' },
          args: [manager, delegator],
        }),
  ])
  // Some wallets end all that an account gave at once, by its nonce.
  return { available: left, isDisabled: isDisabled || nonceNow !== nonce }
}

async function callsLeft(
  { permission: { calls } }: ReadCalls,
  { client, hash }: Asked,
): Promise<bigint> {
  const made = await client.readContract({
    ...{ address: enforcers.limitedCalls, abi: callsAbi, functionName: 'callCounts' },
    args: [delegationContracts.manager, hash],
  })
  return calls.maxCalls - made
}

async function moneyLeft(
  { permission: { allowance }, terms }: ReadMoney,
  { client, hash }: Asked,
): Promise<bigint> {
  const { manager } = delegationContracts
  const money = allowance.token === null ? 'native' : 'token'
  switch (allowance.kind) {
    case 'once': {
      const spent = await client.readContract({
        ...{ address: enforcers[`${money}Once`], abi: onceAbi, functionName: 'spentMap' },
        args: [manager, hash],
      })
      return allowance.amountAtomic - spent
    }
    case 'periodic': {
      const [left] = await client.readContract({
        ...{ address: enforcers[`${money}Periodic`], abi: periodicAbi },
        ...{ functionName: 'getAvailableAmount', args: [hash, manager, terms] },
      })
      return left
    }
    case 'stream': {
      const asked = { address: enforcers[`${money}Stream`], abi: streamAbi } as const
      const [left, [, , , start, spent]] = await Promise.all([
        client.readContract({
          ...asked,
          functionName: 'getAvailableAmount',
          args: [manager, hash],
        }),
        client.readContract({
          ...{ ...asked, functionName: 'streamingAllowances', args: [manager, hash] },
        }),
      ])
      // Nobody took of it yet, so its contract has not heard of it.
      return start === 0n && spent === 0n ? flowed(allowance) : left
    }
  }
}

function flowed({
  initialAtomic,
  mostAtomic,
  perSecondAtomic,
  startSeconds,
}: Extract<ReadMoney['permission']['allowance'], { kind: 'stream' }>): bigint {
  const seconds = BigInt(Math.floor(Date.now() / 1_000)) - startSeconds
  if (seconds < 0n) return 0n
  const all = initialAtomic + perSecondAtomic * seconds
  return all > mostAtomic ? mostAtomic : all
}

async function readToken(token: Address | null, client: PublicClient) {
  if (token === null) return { symbol: client.chain?.nativeCurrency.symbol ?? null, decimals: 18 }
  const read = { address: token, abi: erc20Abi } as const
  const [symbol, decimals] = await Promise.all([
    client.readContract({ ...read, functionName: 'symbol' }),
    client.readContract({ ...read, functionName: 'decimals' }),
  ])
  return { symbol: /^[\w.$₮-]{1,16}$/.test(symbol) ? symbol : null, decimals }
}

/** An answer is not held up by a chain that does not give one. */
function inTime<value>(promise: Promise<value>, otherwise: value): Promise<value> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(otherwise), timeoutMs)
    promise
      .then(resolve, () => resolve(otherwise))
      .finally(() => {
        clearTimeout(late)
      })
  })
}
