import type { HistoryTransaction, HistoryTransfer } from '@foyer/core/client'
import { roundedAmount } from '@foyer/ui'
import type { messages as words } from './messages.ts'

type Operation = HistoryTransaction['operationType']

/** How the specification signs amounts; sending has none, its word and arrow say it. */
const signs: Partial<Record<Operation, string>> = {
  ...{ receive: '+', deposit: '+', borrow: '+', claim: '+' },
  ...{ withdraw: '-', repay: '-', burn: '-' },
}

/** `+0.512 ETH` */
export function amountOf(
  operation: Operation,
  { fungible, nft, quantity }: HistoryTransfer,
  locale: string | undefined,
): string {
  if (nft) return quantity === '1' ? nft.name : `${nft.name} ×${quantity}`
  const symbol = fungible?.symbol ?? ''
  return `${signs[operation] ?? ''}${roundedAmount(quantity, locale)} ${symbol}`
}

/** Transfers of the same token in the same direction as one. */
export function merged(transfers: readonly HistoryTransfer[]): readonly HistoryTransfer[] {
  const known = new Map<string, HistoryTransfer>()
  for (const transfer of transfers) {
    const { direction, fungible, nft, quantity } = transfer
    const key = JSON.stringify([direction, fungible?.symbol, fungible?.name, nft?.name])
    const before = nft ? undefined : known.get(key)
    known.set(
      nft ? `${key}${known.size}` : key,
      before ? { ...before, quantity: sum(before.quantity, quantity) } : transfer,
    )
  }
  return [...known.values()]
}

/** Exact, as both are texts of digits. */
function sum(one: string, other: string): string {
  const decimals = Math.max(...[one, other].map((text) => text.split('.')[1]?.length ?? 0))
  const atomic = (text: string) => {
    const [whole = '0', fraction = ''] = text.split('.')
    return BigInt(whole + fraction.padEnd(decimals, '0'))
  }
  const digits = (atomic(one) + atomic(other)).toString().padStart(decimals + 1, '0')
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return digits.slice(0, digits.length - decimals) + (decimals && fraction ? `.${fraction}` : '')
}

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** `5 min`, `1 hr`, then the day and the month. */
export function timeOf(
  atMs: number,
  {
    nowMs,
    locale,
    messages,
  }: { nowMs: number; locale: string | undefined; messages: typeof words },
): string {
  const agoMs = Math.max(0, nowMs - atMs)
  if (agoMs < minuteMs) return messages.justNow
  if (agoMs < hourMs) return messages.minutes(Math.floor(agoMs / minuteMs))
  if (agoMs < dayMs) return messages.hours(Math.floor(agoMs / hourMs))
  const date = new Date(atMs)
  const format = { day: '2-digit', month: 'short' } as const
  // English has the day first here; every other language its own order.
  if (locale && !/^en\b/i.test(locale)) return dateFormat(locale, format).format(date)
  const [day, month] = [{ day: format.day }, { month: format.month }].map((part) =>
    dateFormat(locale, part).format(date),
  )
  return `${day} ${month}`
}

/** The heading that a row stands under. */
export function groupOf(
  atMs: number,
  {
    nowMs,
    locale,
    messages,
  }: { nowMs: number; locale: string | undefined; messages: typeof words },
): string {
  if (nowMs - atMs < 7 * dayMs) return messages.thisWeek
  const date = new Date(atMs)
  const isThisYear = date.getFullYear() === new Date(nowMs).getFullYear()
  return dateFormat(locale, {
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date)
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Kept, as making one takes longer than rendering the row that it is for. */
function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions) {
  const key = JSON.stringify([locale, options])
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options)
  dateFormats.set(key, format)
  return format
}
