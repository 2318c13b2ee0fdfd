import { Address, Amount } from '@foyer/core'
import type { SessionAllowance, SessionCalls, SessionPermission } from '@foyer/core/smart-accounts'
import { localNumber } from '@foyer/ui'
import type { messages as words } from '../messages.ts'

/** The texts that these sentences are made of. */
export type PermissionWords = Pick<
  typeof words,
  | ('once' | 'every' | 'upTo' | 'left' | 'leftUnknown' | 'atomic' | 'until')
  | ('functions' | 'calls' | 'perCall')
>

const units = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

interface Speaking {
  readonly messages: PermissionWords
  readonly locale: string | undefined
}

/** What somebody may take or call, and what is left of it. */
export const describePermission = (
  permission: SessionPermission,
  speaking: Speaking,
): readonly string[] =>
  permission.kind === 'calls'
    ? describeCalls(permission, speaking)
    : describeAllowance(permission, speaking)

function describeAllowance(permission: SessionAllowance, speaking: Speaking): readonly string[] {
  const { messages, locale } = speaking
  const { kind, amountAtomic, periodSeconds, perSecondAtomic, availableAtomic } = permission
  const amountOf = (atomic: bigint) => amountText(atomic, permission, speaking)
  const amount = amountOf(amountAtomic)
  const allowed =
    kind === 'periodic'
      ? messages.every(amount, durationOf(periodSeconds ?? 1, locale))
      : kind === 'stream'
        ? messages.upTo(amountOf(perSecondAtomic ?? 0n), amount)
        : messages.once(amount)
  return [
    allowed,
    availableAtomic === null ? messages.leftUnknown : messages.left(amountOf(availableAtomic)),
  ]
}

function describeCalls(permission: SessionCalls, speaking: Speaking): readonly string[] {
  const { messages, locale } = speaking
  const { functions, maxCalls, callsLeft, maxValueAtomic } = permission
  const count = new Intl.NumberFormat(locale)
  const names = functions.map(({ signature, selector }) => isolated(signature ?? selector))
  return [
    messages.functions(new Intl.ListFormat(locale, { type: 'unit' }).format(names)),
    callsLeft === null
      ? messages.leftUnknown
      : messages.calls(count.format(callsLeft), count.format(maxCalls)),
    ...(maxValueAtomic > 0n
      ? [messages.perCall(amountText(maxValueAtomic, permission, speaking))]
      : []),
  ]
}

/** Within a sentence of any direction it runs from left to right. */
const isolated = (code: string) => `\u2066${code}\u2069`

function amountText(
  atomic: bigint,
  {
    symbol,
    decimals,
    token,
  }: Pick<SessionPermission, 'symbol' | 'decimals'> & { token?: string | null },
  { messages, locale }: Speaking,
): string {
  const text = Amount.toDecimal({ atomic, decimals: decimals ?? 0 })
  const { whole, fraction } = localNumber(text, locale)
  const amount = decimals === null ? messages.atomic(whole) : `${whole}${fraction}`
  // What has no name is known by its contract.
  const name = symbol ?? (token && Address.shorten(token))
  return name ? `${amount} ${name}` : amount
}

/** Spelled with the Gregorian year: an end that is read in another calendar is no end. */
export const describeEnd = (endMs: number, { messages, locale }: Speaking): string =>
  messages.until(
    new Intl.DateTimeFormat(locale, {
      ...{ calendar: 'gregory', dateStyle: 'long', timeStyle: 'short' },
    }).format(endMs),
  )

/** In the largest unit that says it exactly. */
function durationOf(seconds: number, locale: string | undefined): string {
  const [unit, length] =
    units.find(([, length]) => seconds % length === 0) ?? (['second', 1] as const)
  const count = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return count.format(seconds / length)
}
