import type { NodeRequest } from '@foyer/transactions'
import type {
  Allowance,
  CallsPermission,
  MoneyPermission,
  Permission,
} from '@foyer/transactions/smart-accounts'
import type { Described, Fact } from '../approve/Approval.ts'
import { amountText } from '../approve/amounts.ts'
import { createTokenNames, dateOf } from '../approve/describeEvm.ts'
import { evmSymbol } from '../approve/networks.ts'
import type { FrameWords } from '../words/en.ts'

const nativeDecimals = 18

interface Showing {
  readonly chainId: number
  readonly node: NodeRequest
  readonly words: FrameWords
  readonly signal: AbortSignal
  /** Of calls: what the page calls the functions, in the order of their selectors; none where nobody knows. */
  readonly signatures?: readonly string[]
}

/** Who may do what, how often, and until when: in words, each of which a contract enforces. The note is the last one. */
export const describePermission = async (
  permission: Permission,
  showing: Showing,
): Promise<Described> =>
  'calls' in permission
    ? describeCallsPermission(permission, showing)
    : describeMoneyPermission(permission, showing)

async function describeMoneyPermission(
  { delegate, allowance, endSeconds }: MoneyPermission,
  { chainId, node, words, signal }: Showing,
): Promise<Described> {
  const { facts: named, risks: said, titles, permission } = words
  const { token } = allowance
  const { symbol, decimals } =
    token === null
      ? { symbol: evmSymbol(chainId) ?? named.ownCurrency, decimals: nativeDecimals }
      : await createTokenNames(node, { words, signal })(token)
  const amountOf = (amount: bigint) =>
    decimals === null
      ? named.atomic(amountText(amount, 0, words))
      : `${amountText(amount, decimals, words)} ${symbol}`
  return {
    title: titles.permission,
    risks: [said.permission],
    facts: [
      { name: named.whoMayTake, value: delegate, kind: 'address' },
      ...allowanceFacts(allowance, { amountOf, words }),
      ...(token === null ? [] : [{ name: named.token, value: token, kind: 'address' } as const]),
      { name: named.until, value: dateOf(Number(endSeconds) * 1_000, words) },
      { name: named.note, value: permission.enforced, kind: 'text' },
    ],
  }
}

function describeCallsPermission(
  { delegate, calls, endSeconds }: CallsPermission,
  { chainId, words, signatures = [] }: Showing,
): Described {
  const { facts: named, risks: said, titles, permission } = words
  const { contract, selectors, maxCalls, maxValueAtomic } = calls
  const symbol = evmSymbol(chainId) ?? named.ownCurrency
  const amount = (name: string, atomic: bigint): Fact => ({
    ...{ name, value: `${amountText(atomic, nativeDecimals, words)} ${symbol}`, kind: 'amount' },
  })
  return {
    title: titles.permission,
    risks: [said.calls],
    facts: [
      { name: named.whoMayCall, value: delegate, kind: 'address' },
      { name: named.contract, value: contract, kind: 'address' },
      ...selectors.map((selector, at): Fact => {
        const signature = signatures[at]
        // Others have the same four bytes, which are all that is enforced.
        const value = signature ? `${signature} · ${selector}` : selector
        return { name: permission.function, value, kind: 'code' }
      }),
      { name: permission.calls, value: amountText(maxCalls, 0, words), kind: 'amount' },
      amount(permission.perCall, maxValueAtomic),
      ...(maxValueAtomic > 0n ? [amount(permission.inAll, maxValueAtomic * maxCalls)] : []),
      { name: named.until, value: dateOf(Number(endSeconds) * 1_000, words) },
      { name: named.note, value: permission.enforcedCalls, kind: 'text' },
    ],
  }
}

function allowanceFacts(
  allowance: Allowance,
  { amountOf, words }: { amountOf(amount: bigint): string; words: FrameWords },
): Fact[] {
  const { facts: named, permission } = words
  const amount = (name: string, value: string): Fact => ({ name, value, kind: 'amount' })
  // A sentence of the language, and not an amount alone: it runs as the language does.
  const rate = (name: string, value: string): Fact => ({ name, value })
  const from = (seconds: bigint): Fact => ({
    ...{ name: permission.from, value: dateOf(Number(seconds) * 1_000, words) },
  })
  switch (allowance.kind) {
    case 'once':
      return [amount(named.atMost, amountOf(allowance.amountAtomic))]
    case 'periodic':
      return [
        rate(
          named.atMost,
          permission.every(
            amountOf(allowance.amountAtomic),
            durationOf(allowance.periodSeconds, words),
          ),
        ),
        from(allowance.startSeconds),
      ]
    case 'stream':
      return [
        rate(
          permission.flows,
          permission.every(amountOf(allowance.perSecondAtomic), durationOf(1n, words)),
        ),
        ...(allowance.initialAtomic > 0n
          ? [amount(permission.atOnce, amountOf(allowance.initialAtomic))]
          : []),
        amount(named.atMost, amountOf(allowance.mostAtomic)),
        from(allowance.startSeconds),
      ]
  }
}

/** In the largest unit that says it exactly. */
function durationOf(seconds: bigint, { lang }: Pick<FrameWords, 'lang'>): string {
  const units = [
    ['week', 604_800n],
    ['day', 86_400n],
    ['hour', 3_600n],
    ['minute', 60n],
    ['second', 1n],
  ] as const
  const [unit, length] =
    units.find(([, length]) => seconds % length === 0n) ?? (['second', 1n] as const)
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(
    seconds / length,
  )
}
