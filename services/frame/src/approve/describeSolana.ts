import type { NodeRequest } from '@foyer/transactions'
import {
  type SolanaMeaning,
  type SolanaTokenAccount,
  type SolanaTransaction,
  simulateSolana,
} from '@foyer/transactions/solana'
import { formatUnits } from 'viem/utils'
import type { Described, Fact } from './Approval.ts'

const lamportDecimals = 9

/** A transaction of Solana: what its instructions say, and what happened when it was tried. */
export async function describeSolana({
  bytes,
  transaction,
  account,
  node,
  signal,
}: {
  bytes: Uint8Array
  transaction: SolanaTransaction
  account: string
  node: NodeRequest
  signal: AbortSignal
}): Promise<Described> {
  const { simulation, tokens, feeAtomic, decimalsOf } = await simulateSolana({
    ...{ bytes, transaction, account, request: node, signal },
  })
  const { instructions } = transaction
  const made = new Map(
    instructions.flatMap((one) =>
      one.kind === 'tokenAccount' ? [[one.account, one] as const] : [],
    ),
  )
  const facts: Fact[] = []
  const risks: string[] = []
  const sol = (lamports: bigint) => `${formatUnits(lamports, lamportDecimals)} SOL`
  const amountOf = (amount: bigint, decimals: number | null) =>
    decimals === null ? `${amount} (atomic units)` : `${formatUnits(amount, decimals)} tokens`
  const view: View = {
    ...{ account, sol, amountOf },
    decimalsOf: (mint) => (mint === null ? null : decimalsOf(mint)),
    tokenAt: (address) => tokens.get(address) ?? made.get(address) ?? null,
  }
  for (const instruction of instructions) {
    facts.push(...factsOf(instruction, view))
    for (const risk of risksOf(instruction, view)) if (!risks.includes(risk)) risks.push(risk)
  }
  if (simulation.status === 'fails') risks.push('The network says that this would fail.')
  if (simulation.status === 'notSimulated')
    risks.push('This was not simulated: the network could not tell what would leave your account.')
  if (simulation.status === 'simulated') {
    if (simulation.losesControl)
      risks.unshift('Afterwards somebody else can take what is in an account of yours.')
    if (!simulation.isWhole) risks.push('More may move than is shown here.')
    for (const { money, deltaAtomic, decimals } of simulation.changes) {
      const amount = deltaAtomic < 0n ? -deltaAtomic : deltaAtomic
      facts.push({
        name: deltaAtomic < 0n ? 'Leaves' : 'Arrives',
        value: money === 'native' ? sol(amount) : amountOf(amount, decimals),
        kind: 'amount',
      })
      if (money !== 'native') facts.push({ name: 'Token', value: money, kind: 'address' })
    }
  }
  if (feeAtomic !== null) facts.push({ name: 'Network fee', value: sol(feeAtomic) })
  return { title: titleOf(instructions), risks, facts }
}

interface View {
  readonly account: string
  sol(lamports: bigint): string
  amountOf(amount: bigint, decimals: number | null): string
  /** @param mint `null`: nobody knows which */
  decimalsOf(mint: string | null): number | null
  /** What is known of an account for a token, there already or made by the transaction. */
  tokenAt(address: string): Pick<SolanaTokenAccount, 'mint' | 'owner'> | null
}

/** What is the same for all who send: it has no line of its own. */
const beside: readonly SolanaMeaning['kind'][] = ['housekeeping', 'tokenAccount', 'memo']

function titleOf(instructions: readonly SolanaMeaning[]): string {
  const kinds = new Set(instructions.flatMap(({ kind }) => (beside.includes(kind) ? [] : [kind])))
  if (kinds.size !== 1) return 'Confirm a transaction'
  const [kind] = kinds
  if (kind === 'transfer' || kind === 'tokenTransfer') return 'Send'
  return kind === 'approval' ? 'Let somebody spend' : 'Confirm a transaction'
}

function factsOf(meaning: SolanaMeaning, { sol, amountOf, decimalsOf, tokenAt }: View): Fact[] {
  const to = (value: string, name = 'To'): Fact => ({ name, value, kind: 'address' })
  const amount = (value: string, name = 'Amount'): Fact => ({ name, value, kind: 'amount' })
  switch (meaning.kind) {
    case 'transfer':
      return [to(meaning.to), amount(sol(meaning.lamports))]
    case 'tokenTransfer': {
      const { source, destination, amountAtomic, decimals } = meaning
      const mint = meaning.mint ?? tokenAt(source)?.mint ?? null
      const owner = tokenAt(destination)?.owner
      return [
        owner ? to(owner) : to(destination, 'To the token account'),
        amount(amountOf(amountAtomic, decimals ?? decimalsOf(mint))),
        ...(mint ? [to(mint, 'Token')] : []),
      ]
    }
    case 'approval': {
      const { account, delegate, amountAtomic, isUnlimited, decimals } = meaning
      const mint = meaning.mint ?? tokenAt(account)?.mint ?? null
      return [
        to(delegate, 'Who may take it'),
        amount(
          isUnlimited ? 'Everything' : amountOf(amountAtomic, decimals ?? decimalsOf(mint)),
          'At most',
        ),
        ...(mint ? [to(mint, 'Token')] : []),
      ]
    }
    case 'authority':
      return [
        to(meaning.account, 'Account'),
        meaning.to
          ? to(meaning.to, 'Who decides over it')
          : { name: 'Who decides over it', value: 'Nobody' },
      ]
    case 'assignment':
      return [to(meaning.account, 'Account'), to(meaning.program, 'Program')]
    case 'creation':
      return [to(meaning.account, 'New account'), amount(sol(meaning.lamports))]
    case 'closing':
      return [to(meaning.account, 'Closes'), to(meaning.destination, 'What is left goes to')]
    case 'burning':
      return [
        amount(amountOf(meaning.amountAtomic, decimalsOf(meaning.mint)), 'Destroys'),
        to(meaning.mint, 'Token'),
      ]
    case 'memo':
      return [{ name: 'Note', value: meaning.text }]
    case 'unknown':
      return [to(meaning.program, 'Program')]
    default:
      return []
  }
}

function risksOf(meaning: SolanaMeaning, { account, tokenAt }: View): string[] {
  switch (meaning.kind) {
    case 'approval':
      return meaning.isUnlimited
        ? ['This lets somebody take ALL of this token, now and later, without asking again.']
        : ['This lets somebody take this token from you without asking again.']
    case 'authority':
      return meaning.to === account ? [] : ['This gives an account of yours to somebody else.']
    case 'assignment':
      return ['This gives an account to a program: your key may not open it any more.']
    case 'closing':
      return meaning.destination === account || tokenAt(meaning.destination)?.owner === account
        ? []
        : ['What is left in the account goes to somebody else.']
    case 'burning':
      return ['This destroys tokens.']
    case 'durableNonce':
      return ['This does not run out: whoever has it can carry it out at any later time.']
    case 'unknown':
      return ['Nobody here can read what this does. Confirm it only if you trust this page.']
    default:
      return []
  }
}
