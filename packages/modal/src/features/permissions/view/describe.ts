import { Address, Amount } from '@foyer/core'
import type { SessionPermission } from '@foyer/core/smart-accounts'
import { localNumber } from '@foyer/ui'
import type { messages as words } from '../messages.ts'

/** The texts that these sentences are made of. */
export type PermissionWords = Pick<
  typeof words,
  'once' | 'every' | 'upTo' | 'left' | 'leftUnknown' | 'atomic' | 'until'
>

const units = [
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** What somebody may take, and what is left of it. */
export function describeAllowance(
  permission: SessionPermission,
  { messages, locale }: { messages: PermissionWords; locale: string | undefined },
): readonly string[] {
  const { kind, amountAtomic, periodSeconds, perSecondAtomic, availableAtomic } = permission
  const amountOf = (atomic: bigint) => {
    const { symbol, decimals, token } = permission
    const text = Amount.toDecimal({ atomic, decimals: decimals ?? 0 })
    const { whole, fraction } = localNumber(text, locale)
    const amount = decimals === null ? messages.atomic(whole) : `${whole}${fraction}`
    // What has no name is known by its contract.
    const name = symbol ?? (token && Address.shorten(token))
    return name ? `${amount} ${name}` : amount
  }
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

/** Spelled with the Gregorian year: an end that is read in another calendar is no end. */
export const describeEnd = (
  endMs: number,
  { messages, locale }: { messages: PermissionWords; locale: string | undefined },
): string =>
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
