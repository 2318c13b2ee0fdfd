import type { NodeRequest } from '@foyer/transactions'
import {
  type SolanaMeaning,
  type SolanaTokenAccount,
  type SolanaTransaction,
  simulateSolana,
} from '@foyer/transactions/solana'
import type { FrameWords } from '../words/en.ts'
import type { Described, Fact } from './Approval.ts'
import { amountText } from './amounts.ts'
import { escapeTurns } from './escapeTurns.ts'

const lamportDecimals = 9

/** A transaction of Solana: what its instructions say, and what happened when it was tried. */
export async function describeSolana({
  bytes,
  transaction,
  account,
  node,
  words,
  signal,
}: {
  bytes: Uint8Array
  transaction: SolanaTransaction
  account: string
  node: NodeRequest
  words: FrameWords
  signal: AbortSignal
}): Promise<Described> {
  const { simulation, tokens, feeAtomic, decimalsOf } = await simulateSolana({
    ...{ bytes, transaction, account, request: node, signal },
  })
  const { facts: named, risks: said } = words
  const { instructions } = transaction
  const made = new Map(
    instructions.flatMap((one) =>
      one.kind === 'tokenAccount' ? [[one.account, one] as const] : [],
    ),
  )
  const facts: Fact[] = []
  const risks: string[] = []
  const sol = (lamports: bigint) => `${amountText(lamports, lamportDecimals, words)} SOL`
  const amountOf = (amount: bigint, decimals: number | null) =>
    decimals === null
      ? named.atomic(amountText(amount, 0, words))
      : `${amountText(amount, decimals, words)} ${named.tokens}`
  const view: View = {
    ...{ account, sol, amountOf, words },
    decimalsOf: (mint) => (mint === null ? null : decimalsOf(mint)),
    tokenAt: (address) => tokens.get(address) ?? made.get(address) ?? null,
  }
  for (const instruction of instructions) {
    facts.push(...factsOf(instruction, view))
    for (const risk of risksOf(instruction, view)) if (!risks.includes(risk)) risks.push(risk)
  }
  if (simulation.status === 'fails') risks.push(said.fails)
  if (simulation.status === 'notSimulated') risks.push(said.notSimulated)
  if (simulation.status === 'simulated') {
    if (simulation.losesControl) risks.unshift(said.control)
    if (!simulation.isWhole) risks.push(said.more)
    for (const { money, deltaAtomic, decimals } of simulation.changes) {
      const amount = deltaAtomic < 0n ? -deltaAtomic : deltaAtomic
      facts.push({
        name: deltaAtomic < 0n ? named.leaves : named.arrives,
        value: money === 'native' ? sol(amount) : amountOf(amount, decimals),
        kind: 'amount',
      })
      if (money !== 'native') facts.push({ name: named.token, value: money, kind: 'address' })
    }
  }
  if (feeAtomic !== null) facts.push({ name: named.fee, value: sol(feeAtomic) })
  return { title: titleOf(instructions, words), risks, facts }
}

interface View {
  readonly account: string
  readonly words: FrameWords
  sol(lamports: bigint): string
  amountOf(amount: bigint, decimals: number | null): string
  /** @param mint `null`: nobody knows which */
  decimalsOf(mint: string | null): number | null
  /** What is known of an account for a token, there already or made by the transaction. */
  tokenAt(address: string): Pick<SolanaTokenAccount, 'mint' | 'owner'> | null
}

/** What is the same for all who send: it has no line of its own. */
const beside: readonly SolanaMeaning['kind'][] = ['housekeeping', 'tokenAccount', 'memo']

function titleOf(instructions: readonly SolanaMeaning[], { titles }: FrameWords): string {
  const kinds = new Set(instructions.flatMap(({ kind }) => (beside.includes(kind) ? [] : [kind])))
  if (kinds.size !== 1) return titles.transaction
  const [kind] = kinds
  if (kind === 'transfer' || kind === 'tokenTransfer') return titles.send
  return kind === 'approval' ? titles.approval : titles.transaction
}

function factsOf(
  meaning: SolanaMeaning,
  { sol, amountOf, decimalsOf, tokenAt, words: { facts: named } }: View,
): Fact[] {
  const to = (value: string, name = named.to): Fact => ({ name, value, kind: 'address' })
  const amount = (value: string, name = named.amount): Fact => ({ name, value, kind: 'amount' })
  switch (meaning.kind) {
    case 'transfer':
      return [to(meaning.to), amount(sol(meaning.lamports))]
    case 'tokenTransfer': {
      const { source, destination, amountAtomic, decimals } = meaning
      const mint = meaning.mint ?? tokenAt(source)?.mint ?? null
      const owner = tokenAt(destination)?.owner
      return [
        owner ? to(owner) : to(destination, named.toTokenAccount),
        amount(amountOf(amountAtomic, decimals ?? decimalsOf(mint))),
        ...(mint ? [to(mint, named.token)] : []),
      ]
    }
    case 'approval': {
      const { account, delegate, amountAtomic, isUnlimited, decimals } = meaning
      const mint = meaning.mint ?? tokenAt(account)?.mint ?? null
      return [
        to(delegate, named.whoMayTake),
        amount(
          isUnlimited ? named.everything : amountOf(amountAtomic, decimals ?? decimalsOf(mint)),
          named.atMost,
        ),
        ...(mint ? [to(mint, named.token)] : []),
      ]
    }
    case 'authority':
      return [
        to(meaning.account, named.account),
        meaning.to ? to(meaning.to, named.decides) : { name: named.decides, value: named.nobody },
      ]
    case 'assignment':
      return [to(meaning.account, named.account), to(meaning.program, named.program)]
    case 'creation':
      return [to(meaning.account, named.newAccount), amount(sol(meaning.lamports))]
    case 'closing':
      return [to(meaning.account, named.closes), to(meaning.destination, named.leftGoesTo)]
    case 'burning':
      return [
        amount(amountOf(meaning.amountAtomic, decimalsOf(meaning.mint)), named.destroys),
        to(meaning.mint, named.token),
      ]
    case 'memo':
      return [{ name: named.note, value: escapeTurns(meaning.text) }]
    case 'unknown':
      return [to(meaning.program, named.program)]
    default:
      return []
  }
}

function risksOf(
  meaning: SolanaMeaning,
  { account, tokenAt, words: { risks: said } }: View,
): string[] {
  switch (meaning.kind) {
    case 'approval':
      return [meaning.isUnlimited ? said.takeAll : said.take]
    case 'authority':
      return meaning.to === account ? [] : [said.authority]
    case 'assignment':
      return [said.assignment]
    case 'closing':
      return meaning.destination === account || tokenAt(meaning.destination)?.owner === account
        ? []
        : [said.closing]
    case 'burning':
      return [said.burning]
    case 'durableNonce':
      return [said.durable]
    case 'unknown':
      return [said.unknown]
    default:
      return []
  }
}
