import {
  type CallMeaning,
  decodeCall,
  decodeTypedData,
  type NodeRequest,
  type Simulation,
  simulate,
  type TypedData,
} from '@foyer/transactions'
import { type Address, erc20Abi, formatUnits, isHex } from 'viem'
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'
import { invalidParams } from '../channel/failures.ts'
import type { Described, Fact } from './Approval.ts'
import type { PreparedTransaction } from './readTransaction.ts'

const longestText = 20_000
const deepestType = 16

/** Structured data, with every field. @throws Refusal when it is for another network */
export function describeTypedData(
  data: TypedData & {
    readonly domain?: { readonly chainId?: unknown } | undefined
    readonly types?: unknown
  },
  { chainId, nowMs }: { chainId: number; nowMs: number },
): Described {
  const on = data.domain?.chainId
  if (on !== undefined && String(on) !== String(chainId) && on !== `0x${chainId.toString(16)}`)
    throw invalidParams('This signature is for another network than the one in use.')
  const meaning = decodeTypedData(data)
  const risks: string[] = []
  const facts: Fact[] = []
  if (meaning.kind === 'permit') {
    risks.push(
      meaning.tokens.some(({ isUnlimited }) => isUnlimited)
        ? 'This lets somebody take ALL of these tokens, now and later, without asking again.'
        : 'This lets somebody take tokens from you without asking again.',
    )
    facts.push({ name: 'Who may take them', value: meaning.spender, kind: 'address' })
    for (const { token, amountAtomic, isUnlimited } of meaning.tokens)
      facts.push(
        { name: 'Token', value: token, kind: 'address' },
        { name: 'At most', value: isUnlimited ? 'Everything' : `${amountAtomic} (atomic units)` },
      )
    const until = meaning.untilSeconds
    facts.push({
      name: 'Until',
      value:
        until === null || until > BigInt(nowMs) / 1_000n + 315_360_000n
          ? 'For ever'
          : new Date(Number(until) * 1_000).toISOString(),
    })
  }
  if (meaning.kind === 'transferAuthorization') {
    risks.push('This pays: with the signature the tokens can be moved by anybody.')
    facts.push(
      { name: 'To', value: meaning.to, kind: 'address' },
      { name: 'Token', value: meaning.token, kind: 'address' },
      { name: 'Amount', value: `${meaning.amountAtomic} (atomic units)` },
    )
  }
  const { domain, primaryType, message, types } = data
  const signed = onlyTyped(message, { type: String(primaryType), types })
  const text = JSON.stringify({ domain, [String(primaryType)]: signed }, null, 2)
  // All of it, or none: what is cut off would be signed as well.
  if (text.length > longestText) throw invalidParams('The data is too long to be shown.')
  return { title: 'Sign data', risks, facts, text }
}

/** The fields that are signed: others may stand there to mislead. */
function onlyTyped(
  value: unknown,
  { type, types }: { type: string; types: unknown },
  depth = 0,
): unknown {
  if (depth > deepestType) throw invalidParams('The data is too deep to be shown.')
  const [, of] = /^(.*)\[\d*\]$/.exec(type) ?? []
  if (of !== undefined)
    return Array.isArray(value)
      ? value.map((one) => onlyTyped(one, { type: of, types }, depth + 1))
      : value
  const fields =
    typeof types === 'object' && types !== null && Object.hasOwn(types, type)
      ? (types as Record<string, unknown>)[type]
      : null
  if (!Array.isArray(fields) || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    (fields as { name: string; type: string }[]).map((field) => [
      field.name,
      onlyTyped(
        (value as Record<string, unknown>)[field.name],
        { type: field.type, types },
        depth + 1,
      ),
    ]),
  )
}

/** A transaction: what its bytes say, and what happened when it was tried. */
export async function describeTransaction({
  transaction: { chainId, to, value, data, gas, maxFeePerGas },
  from,
  node,
  signal,
}: {
  transaction: PreparedTransaction
  from: Address
  node: NodeRequest
  signal: AbortSignal
}): Promise<Described> {
  const symbol = symbols[chainId] ?? 'of the network’s own currency'
  const call = { to, value, data }
  const meaning = decodeCall(call)
  const tried = await simulate({ request: node, from, calls: [call], signal }).catch(
    (): Simulation => ({ status: 'notSimulated' }),
  )
  signal.throwIfAborted()
  const facts: Fact[] = []
  const risks: string[] = []
  const native = (amount: bigint) => `${formatUnits(amount, 18)} ${symbol}`
  const nameOf = createTokenNames(node, signal)
  const amountOf = async (token: Address, amount: bigint) => {
    const { decimals, symbol } = await nameOf(token)
    return decimals === null
      ? `${amount} (atomic units)`
      : `${formatUnits(amount, decimals)} ${symbol}`
  }
  facts.push(...(await factsOf(meaning, { native, amountOf })))
  risks.push(...risksOf(meaning))
  if (tried.status === 'reverts') risks.push('The network says that this would fail.')
  if (tried.status === 'notSimulated')
    risks.push('This was not simulated: the network could not tell what would leave your account.')
  if (tried.status === 'simulated') {
    for (const { money, deltaAtomic } of tried.changes) {
      const amount = deltaAtomic < 0n ? -deltaAtomic : deltaAtomic
      const text = money === 'native' ? native(amount) : await amountOf(money, amount)
      facts.push({ name: deltaAtomic < 0n ? 'Leaves' : 'Arrives', value: text, kind: 'amount' })
    }
    if (!tried.isWhole) risks.push('More may move than is shown here.')
  }
  facts.push({ name: 'Network fee, at most', value: native(gas * maxFeePerGas) })
  return { title: titleOf(meaning), risks, facts, ...(data !== '0x' && { text: data }) }
}

/** What chains count in, which no page is asked for. */
const symbols: Readonly<Record<number, string>> = {
  1: 'ETH',
  10: 'ETH',
  56: 'BNB',
  100: 'xDAI',
  137: 'POL',
  250: 'FTM',
  324: 'ETH',
  8217: 'KAIA',
  8453: 'ETH',
  31337: 'ETH',
  31338: 'ETH',
  42161: 'ETH',
  43114: 'AVAX',
  1313161554: 'ETH',
}

const titles: Readonly<Partial<Record<CallMeaning['kind'], string>>> = {
  nativeTransfer: 'Send',
  tokenTransfer: 'Send',
  collectibleTransfer: 'Send',
  approval: 'Let somebody spend',
  approvalForAll: 'Let somebody take a collection',
  collectibleApproval: 'Let somebody take a piece',
  swap: 'Swap',
  deployment: 'Create a contract',
}

const titleOf = ({ kind }: CallMeaning) => titles[kind] ?? 'Confirm a transaction'

function risksOf(meaning: CallMeaning): string[] {
  switch (meaning.kind) {
    case 'approval':
      return meaning.isUnlimited
        ? ['This lets somebody take ALL of this token, now and later, without asking again.']
        : ['This lets somebody take this token from you without asking again.']
    case 'approvalForAll':
      return meaning.isApproved
        ? ['This lets somebody take EVERY piece of this collection, now and later.']
        : []
    case 'approvalOfUnknownStandard':
    case 'collectibleApproval':
    case 'permit':
      return ['This lets somebody take something of yours without asking again.']
    case 'unknown':
      return ['Nobody here can read what this does. Confirm it only if you trust this page.']
    default:
      return []
  }
}

async function factsOf(
  meaning: CallMeaning,
  {
    native,
    amountOf,
  }: {
    native: (amount: bigint) => string
    amountOf: (token: Address, amount: bigint) => Promise<string>
  },
): Promise<Fact[]> {
  const to = (value: string, name = 'To'): Fact => ({ name, value, kind: 'address' })
  switch (meaning.kind) {
    case 'nativeTransfer':
      return [
        to(meaning.to),
        { name: 'Amount', value: native(meaning.valueAtomic), kind: 'amount' },
      ]
    case 'tokenTransfer':
      return [
        to(meaning.to),
        {
          ...{ name: 'Amount', kind: 'amount' },
          value: await amountOf(meaning.token, meaning.amountAtomic),
        },
        to(meaning.token, 'Token'),
      ]
    case 'approval':
      return [
        to(meaning.spender, 'Who may take it'),
        {
          ...{ name: 'At most', kind: 'amount' },
          value: meaning.isUnlimited
            ? 'Everything'
            : await amountOf(meaning.token, meaning.amountAtomic),
        },
        to(meaning.token, 'Token'),
      ]
    case 'approvalForAll':
    case 'collectibleApproval':
      return [to(meaning.operator, 'Who may take it'), to(meaning.collection, 'Collection')]
    case 'collectibleTransfer':
      return [to(meaning.to), to(meaning.collection, 'Collection')]
    case 'swap':
      return [to(meaning.router, 'Exchange'), to(meaning.recipient, 'Who gets it')]
    case 'unknown':
      return [
        to(meaning.to, 'Contract'),
        ...(meaning.valueAtomic > 0n
          ? [{ name: 'Amount', value: native(meaning.valueAtomic), kind: 'amount' } as const]
          : []),
      ]
    case 'deployment':
      return []
    default:
      return 'contract' in meaning ? [to(meaning.contract, 'Contract')] : []
  }
}

/** Symbol and decimals as the contract says; a symbol is at most a word of letters and digits. */
function createTokenNames(node: NodeRequest, signal: AbortSignal) {
  const known = new Map<Address, Promise<{ symbol: string; decimals: number | null }>>()
  const read = async (token: Address, functionName: 'symbol' | 'decimals') => {
    const data = encodeFunctionData({ abi: erc20Abi, functionName })
    const result = await node(
      { method: 'eth_call', params: [{ to: token, data }, 'latest'] },
      { signal },
    )
    return isHex(result)
      ? decodeFunctionResult({ abi: erc20Abi, functionName, data: result })
      : null
  }
  return (token: Address) => {
    const asked =
      known.get(token) ??
      Promise.all([
        read(token, 'symbol').catch(() => null),
        read(token, 'decimals').catch(() => null),
      ]).then(([symbol, decimals]) => ({
        symbol: typeof symbol === 'string' && /^[\w.$₮-]{1,16}$/.test(symbol) ? symbol : 'tokens',
        decimals: typeof decimals === 'number' ? decimals : null,
      }))
    known.set(token, asked)
    return asked
  }
}
