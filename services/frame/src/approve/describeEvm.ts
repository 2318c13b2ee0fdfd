import {
  type Call,
  type CallMeaning,
  decodeCall,
  decodeTypedData,
  type Money,
  type NodeRequest,
  type Simulation,
  simulate,
  type TypedData,
} from '@foyer/transactions'
import { type Address, erc20Abi, isHex } from 'viem'
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils'
import { invalidParams } from '../channel/failures.ts'
import type { FrameWords } from '../words/en.ts'
import type { Described, Fact } from './Approval.ts'
import { amountText, feeText, outcomeText } from './amounts.ts'
import { escapeTurns } from './escapeTurns.ts'
import { evmSymbol } from './networks.ts'
import type { PreparedTransaction } from './readTransaction.ts'

const longestText = 20_000
const deepestType = 16
const nativeDecimals = 18

/** Structured data, with every field. @throws Refusal when it is for another network */
export function describeTypedData(
  data: TypedData & {
    readonly domain?:
      | { readonly chainId?: unknown; readonly verifyingContract?: unknown }
      | undefined
    readonly types?: unknown
  },
  { chainId, nowMs, words }: { chainId: number; nowMs: number; words: FrameWords },
): Described {
  const on = data.domain?.chainId
  if (on !== undefined && String(on) !== String(chainId) && on !== `0x${chainId.toString(16)}`)
    throw invalidParams('This signature is for another network than the one in use.')
  const { facts: named, risks: said } = words
  const { domain, primaryType, message, types } = data
  const signed = onlyTyped(message, { type: String(primaryType), types })
  const meaning = decodeTypedData({ domain, primaryType, message: signed })
  const risks: string[] = []
  const facts: Fact[] = []
  if (meaning.kind === 'permit') {
    risks.push(meaning.tokens.some(({ isUnlimited }) => isUnlimited) ? said.takeAll : said.take)
    facts.push({ name: named.whoMayTake, value: meaning.spender, kind: 'address' })
    for (const { token, amountAtomic, isUnlimited } of meaning.tokens)
      facts.push(
        { name: named.token, value: token, kind: 'address' },
        {
          name: named.atMost,
          value: isUnlimited ? named.everything : named.atomic(amountText(amountAtomic, 0, words)),
        },
      )
    const until = meaning.untilSeconds
    facts.push({
      name: named.until,
      value:
        until === null || until > BigInt(nowMs) / 1_000n + 315_360_000n
          ? named.forEver
          : dateOf(Number(until) * 1_000, words),
    })
  }
  if (meaning.kind === 'transferAuthorization') {
    risks.push(said.pays)
    facts.push(
      { name: named.to, value: meaning.to, kind: 'address' },
      { name: named.token, value: meaning.token, kind: 'address' },
      { name: named.amount, value: named.atomic(amountText(meaning.amountAtomic, 0, words)) },
    )
  }
  // A contract takes it as its signer's will, and nobody here knows for what: an order that gives everything away, perhaps.
  if (meaning.kind === 'unknown' && domain?.verifyingContract !== undefined)
    risks.push(said.unknown)
  const text = escapeTurns(JSON.stringify({ domain, [String(primaryType)]: signed }, null, 2))
  // All of it, or none: what is cut off would be signed as well.
  if (text.length > longestText) throw invalidParams('The data is too long to be shown.')
  return { title: words.titles.data, risks, facts, text }
}

/** When something ends: of the calendar that contracts and other people count in, in every language. */
export const dateOf = (ms: number, { lang }: FrameWords) =>
  new Intl.DateTimeFormat(lang, {
    ...{ dateStyle: 'long', timeStyle: 'short', calendar: 'gregory' },
  }).format(ms)

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
export const describeTransaction = ({
  transaction: { chainId, to, value, data, gas, maxFeePerGas },
  ...rest
}: { transaction: PreparedTransaction } & Omit<
  Parameters<typeof describeCalls>[0],
  'calls' | 'chainId' | 'feeAtMost'
>): Promise<Described> =>
  describeCalls({ ...rest, chainId, calls: [{ to, value, data }], feeAtMost: gas * maxFeePerGas })

/** What an account does in one go: what the bytes of each call say, and what happened when all of them were tried. */
export async function describeCalls({
  calls,
  chainId,
  feeAtMost,
  heldBackWei = 0n,
  from,
  node,
  words,
  signal,
}: {
  calls: readonly Call[]
  /** Of EIP-155. */
  chainId: number
  /** In wei; `null` where somebody else pays. */
  feeAtMost: bigint | null
  /** What the account pays before its calls are done. */
  heldBackWei?: bigint
  from: Address
  node: NodeRequest
  words: FrameWords
  signal: AbortSignal
}): Promise<Described> {
  const { facts: named, risks: said, titles } = words
  const symbol = evmSymbol(chainId) ?? named.ownCurrency
  const nameOf = createTokenNames(node, { words, signal })
  const meanings = await Promise.all(
    calls.map(async (call) => {
      const meaning = decodeCall(call)
      if (!isOfUnknownStandard(meaning)) return meaning
      // Pieces of a collection have no decimals: what has some is an amount.
      const { decimals } = await nameOf(meaning.contract)
      return decimals === null ? meaning : decodeCall(call, { standardOf: () => 'ERC20' })
    }),
  )
  const tried = await simulate({ request: node, from, calls, heldBackWei, signal }).catch(
    (): Simulation => ({ status: 'notSimulated' }),
  )
  signal.throwIfAborted()
  const facts: Fact[] = []
  const outcome: Fact[] = []
  const risks: string[] = []
  const native = (amount: bigint) => `${amountText(amount, nativeDecimals, words)} ${symbol}`
  const amountOf = async (token: Address, amount: bigint) => {
    const { decimals, symbol } = await nameOf(token)
    return decimals === null
      ? named.atomic(amountText(amount, 0, words))
      : `${amountText(amount, decimals, words)} ${symbol}`
  }
  const moneyOf = async (money: Money, amount: bigint) =>
    money === 'native' ? native(amount) : amountOf(money, amount)
  /** Any contract can call itself as a known token does: its address says which one it is, once. */
  const addressOf = (money: Money): Fact[] =>
    money === 'native' || facts.some(({ name, value }) => name === named.token && value === money)
      ? []
      : [{ name: named.token, value: money, kind: 'address' }]
  for (const [index, meaning] of meanings.entries()) {
    if (meanings.length > 1)
      facts.push({
        ...{ name: named.step(index + 1, meanings.length), value: titleOf(meaning, words) },
        kind: 'step',
      })
    facts.push(...(await factsOf(meaning, { native, amountOf, named })))
    for (const risk of risksOf(meaning, said)) if (!risks.includes(risk)) risks.push(risk)
  }
  if (tried.status === 'reverts') risks.push(said.fails)
  if (tried.status === 'notSimulated') risks.push(said.notSimulated)
  if (tried.status !== 'simulated')
    for (const meaning of meanings)
      if (meaning.kind === 'swap')
        outcome.push(...(await swapFacts(meaning, { named, moneyOf, addressOf })))
  if (tried.status === 'simulated') {
    const changeOf = async ({ money, deltaAtomic }: (typeof tried.changes)[number]) => {
      const token = money === 'native' ? { symbol, decimals: nativeDecimals } : await nameOf(money)
      const amount = outcomeText(deltaAtomic, token.decimals ?? 0, words)
      const fact: Fact = {
        name: deltaAtomic < 0n ? named.leaves : named.arrives,
        value: token.decimals === null ? named.atomic(amount) : `${amount} ${token.symbol}`,
        kind: 'amount',
      }
      return [fact, ...addressOf(money)]
    }
    const [leaving, arriving] = [true, false].map((isLess) =>
      tried.changes.filter(({ deltaAtomic }) => deltaAtomic < 0n === isLess),
    )
    const changes = await Promise.all([...(leaving ?? []), ...(arriving ?? [])].map(changeOf))
    outcome.push(...changes.flat())
    if (!tried.isWhole) risks.push(said.more)
  }
  const fee: Fact = {
    name: feeAtMost === null ? named.fee : named.feeAtMost,
    value:
      feeAtMost === null
        ? named.paidForYou
        : `${feeText(feeAtMost, nativeDecimals, words)} ${symbol}`,
  }
  const [meaning] = meanings
  const text = calls.flatMap(({ data }) => (data === '0x' ? [] : [data])).join('\n\n')
  return {
    title:
      meaning && meanings.length === 1 ? titleOf(meaning, words) : titles.batch(meanings.length),
    risks,
    // What several steps come to is read first, as nobody adds it up.
    facts: meanings.length > 1 ? [...outcome, fee, ...facts] : [...facts, ...outcome, fee],
    ...(text && { text }),
  }
}

const isOfUnknownStandard = (
  meaning: CallMeaning,
): meaning is Extract<CallMeaning, { contract: Address; amountOrId: bigint }> =>
  meaning.kind === 'approvalOfUnknownStandard' || meaning.kind === 'transferOfUnknownStandard'

/** What the bytes of a swap bound: what is read where nobody could try it. */
async function swapFacts(
  { pays, receives }: Extract<CallMeaning, { kind: 'swap' }>,
  {
    named,
    moneyOf,
    addressOf,
  }: {
    named: FrameWords['facts']
    moneyOf(money: Money, amount: bigint): Promise<string>
    addressOf(money: Money): Fact[]
  },
): Promise<Fact[]> {
  return [
    {
      ...{ name: named.leaves, kind: 'amount' },
      value: await moneyOf(pays.money, pays.mostAtomic),
    },
    ...addressOf(pays.money),
    {
      ...{ name: named.arrives, kind: 'amount' },
      value: await moneyOf(receives.money, receives.leastAtomic),
    },
    ...addressOf(receives.money),
  ]
}

function titleOf({ kind }: CallMeaning, { titles }: FrameWords): string {
  switch (kind) {
    case 'nativeTransfer':
    case 'tokenTransfer':
    case 'collectibleTransfer':
      return titles.send
    case 'approval':
      return titles.approval
    case 'approvalForAll':
      return titles.collection
    case 'collectibleApproval':
      return titles.piece
    case 'swap':
    case 'deployment':
      return titles[kind]
    default:
      return titles.transaction
  }
}

function risksOf(meaning: CallMeaning, said: FrameWords['risks']): string[] {
  switch (meaning.kind) {
    case 'approval':
      return [meaning.isUnlimited ? said.takeAll : said.take]
    case 'approvalForAll':
      return meaning.isApproved ? [said.takeCollection] : []
    case 'approvalOfUnknownStandard':
    case 'collectibleApproval':
    case 'permit':
      return [said.takeSomething]
    case 'unknown':
      return [said.unknown]
    default:
      return []
  }
}

async function factsOf(
  meaning: CallMeaning,
  {
    native,
    amountOf,
    named,
  }: {
    named: FrameWords['facts']
    native: (amount: bigint) => string
    amountOf: (token: Address, amount: bigint) => Promise<string>
  },
): Promise<Fact[]> {
  const to = (value: string, name = named.to): Fact => ({ name, value, kind: 'address' })
  const sent = (wei: bigint): Fact[] =>
    wei > 0n ? [{ name: named.amount, value: native(wei), kind: 'amount' }] : []
  switch (meaning.kind) {
    case 'nativeTransfer':
      return [
        to(meaning.to),
        { name: named.amount, value: native(meaning.valueAtomic), kind: 'amount' },
      ]
    case 'tokenTransfer':
      return [
        to(meaning.to),
        {
          ...{ name: named.amount, kind: 'amount' },
          value: await amountOf(meaning.token, meaning.amountAtomic),
        },
        to(meaning.token, named.token),
      ]
    case 'approval':
      return [
        to(meaning.spender, named.whoMayTake),
        {
          ...{ name: named.atMost, kind: 'amount' },
          value: meaning.isUnlimited
            ? named.everything
            : await amountOf(meaning.token, meaning.amountAtomic),
        },
        to(meaning.token, named.token),
      ]
    case 'approvalForAll':
      return [to(meaning.operator, named.whoMayTake), to(meaning.collection, named.collection)]
    case 'collectibleApproval':
      return [
        to(meaning.operator, named.whoMayTake),
        to(meaning.collection, named.collection),
        { name: named.token, value: `#${meaning.tokenId}` },
      ]
    case 'collectibleTransfer':
      return [
        to(meaning.to),
        to(meaning.collection, named.collection),
        {
          name: named.token,
          value: meaning.pieces
            .map(({ tokenId, amount }) => `#${tokenId}${amount === 1n ? '' : ` × ${amount}`}`)
            .join(', '),
        },
      ]
    case 'approvalOfUnknownStandard':
      return [
        to(meaning.to, named.whoMayTake),
        to(meaning.contract, named.contract),
        { name: named.token, value: `#${meaning.amountOrId}` },
      ]
    case 'transferOfUnknownStandard':
      return [
        to(meaning.to),
        to(meaning.contract, named.contract),
        { name: named.token, value: `#${meaning.amountOrId}` },
      ]
    case 'swap':
      return [to(meaning.router, named.exchange), to(meaning.recipient, named.whoGets)]
    case 'unknown':
      return [to(meaning.to, named.contract), ...sent(meaning.valueAtomic)]
    case 'deployment':
      return sent(meaning.valueAtomic)
    // Of any contract that calls its functions so: whether that gives back what it takes, only trying it tells.
    case 'wrap':
      return [to(meaning.token, named.contract), ...sent(meaning.amountAtomic)]
    case 'unwrap':
      return [to(meaning.token, named.contract)]
    case 'permit':
      return [to(meaning.spender, named.whoMayTake), to(meaning.token, named.token)]
  }
}

/** Symbol and decimals as the contract says; a symbol is at most a word of letters and digits. */
export function createTokenNames(
  node: NodeRequest,
  { words, signal }: { words: FrameWords; signal: AbortSignal },
) {
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
        symbol:
          typeof symbol === 'string' && /^[\w.$₮-]{1,16}$/.test(symbol)
            ? symbol
            : words.facts.tokens,
        decimals: typeof decimals === 'number' ? decimals : null,
      }))
    known.set(token, asked)
    return asked
  }
}
