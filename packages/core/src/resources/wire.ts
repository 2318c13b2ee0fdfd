import type { HttpHeaders } from '../platform/Platform.ts'
import type { Amount } from '../primitives/Amount.ts'
import * as DisplayName from '../primitives/DisplayName.ts'

/** The largest amount a chain can name. */
const maxAtomic = 2n ** 256n - 1n
/** More than all money there is: such a figure is a mistake or a joke. */
const maxUsd = 1e15
/** Tokens count in at most this many places; a larger number only makes text that fills a screen. */
const maxDecimals = 36

declare const claim: unique symbol

/** What a server calls a `wire` of the protocol. Nobody checked it: only the names of its fields are known. */
export type Unchecked<wire> = [NonNullable<wire>] extends [object]
  ? Claim<NonNullable<wire>>
  : unknown
interface Claim<wire> {
  readonly [claim]?: wire
}

/** The parameters of a request, by the names that the protocol gives them. */
export type QueryOf<wire> = { readonly [name in keyof wire]?: string | number | undefined }

/** A field of an answer. */
export function field<wire, name extends keyof wire & string>(
  answer: Claim<wire>,
  name: name,
): Unchecked<wire[name]> {
  return own(answer, name) as Unchecked<wire[name]>
}

/** What an object itself holds: a polluted Object.prototype must not become part of an answer. */
export function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
}

/** The rows of a list that can be read, at most `maxRows`; `null` when it is no list at all. */
export function rows<wire, row>(
  value: Claim<readonly wire[]>,
  read: (row: Unchecked<wire>) => row | null,
  maxRows: number,
): readonly row[] | null {
  if (!Array.isArray(value)) return null
  return value
    .slice(0, maxRows)
    .map(read)
    .filter((row) => row !== null)
}

/** US dollars, or `null` for what is no price: unknown, negative, beyond all money. */
export function usd(value: unknown): number | null {
  return typeof value === 'number' && value >= 0 && value <= maxUsd ? value : null
}

/** Base units as the wire writes them: decimal digits and nothing else, at most 256 bits. */
export function atomic(value: unknown): bigint | null {
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? withinBounds(BigInt(value)) : null
}

/** Whole tokens as an exact decimal, such as `0.02`, in base units. `null` when it is none. */
export function tokens(numeric: unknown, decimals: number): Amount | null {
  if (typeof numeric !== 'string') return null
  const [, whole = '', fraction = ''] = /^(\d{1,78})(?:\.(\d{1,78}))?$/.exec(numeric) ?? []
  const digits = fraction.replace(/0+$/, '')
  if (whole === '' || digits.length > decimals) return null
  const value = withinBounds(BigInt(whole + digits.padEnd(decimals, '0')))
  return value === null ? null : { atomic: value, decimals }
}

/** Places after the point, as a number or as the text that the wire has. */
export function decimals(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value
  return Number.isInteger(number) && (number as number) >= 0 && (number as number) <= maxDecimals
    ? (number as number)
    : null
}

/** An exact decimal that is only shown, such as `+1.5` without its sign; `null` when it is none. */
export function decimal(value: unknown): string | null {
  return typeof value === 'string' && /^\d{1,78}(\.\d{1,78})?$/.test(value) ? value : null
}

/** A text that may be shown, or `null` when nothing readable is left of it. */
export function label(value: unknown, maxLength?: number): string | null {
  return DisplayName.clean(value, maxLength) || null
}

/** An id or cursor that goes back to the server as it came. */
export function token(value: unknown, maxLength = 256): string | null {
  return typeof value === 'string' && value.length <= maxLength && /^[!-~]+$/.test(value)
    ? value
    : null
}

/** An account id (CAIP-10) on one chain: on any other it would be a wrong-chain payment. */
export function accountOn(value: unknown, caipNetworkId: string): string | null {
  if (typeof value !== 'string' || !value.startsWith(`${caipNetworkId}:`)) return null
  return isAddress(value.slice(caipNetworkId.length + 1), caipNetworkId) ? value : null
}

/** The address of such an account id, or an address that stands alone. */
export function addressOn(value: unknown, caipNetworkId: string): string | null {
  if (typeof value !== 'string') return null
  const address = accountOn(value, caipNetworkId)?.slice(caipNetworkId.length + 1) ?? value
  return isAddress(address, caipNetworkId) ? address : null
}

/** Whether two addresses are the same; in EVM ones letter case is only a checksum. */
export function isSameAddress(one: string, other: string): boolean {
  return one === other || (/^(eip155:\d+:)?0x/i.test(one) && lower(one) === lower(other))
}

/** Bytes of a call. */
export function bytes(value: unknown): string | null {
  return typeof value === 'string' && value.length <= 400_000 && /^0x([\da-f]{2})*$/i.test(value)
    ? value
    : null
}

/** A moment as ISO 8601, in milliseconds since 1970. */
export function moment(value: unknown): number | null {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/.test(value))
    return null
  const atMs = Date.parse(value)
  return Number.isFinite(atMs) ? atMs : null
}

/** Of the header that lists chains; a question is about one. */
const maxMissing = 100

/** CAIP-2 ids of the chains of which an answer does not tell all. */
export function missingChains(headers: HttpHeaders): readonly string[] {
  const ids = headers['x-foyer-missing-chains']?.split(',', maxMissing) ?? []
  return [...new Set(ids.map((id) => id.trim()).filter(isChainId))]
}

/** Whether a chain id is one (CAIP-2). */
export function isChainId(value: unknown): value is string {
  return typeof value === 'string' && /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(value)
}

function isAddress(address: string, caipNetworkId: string): boolean {
  return caipNetworkId.startsWith('eip155:')
    ? /^0x[\da-f]{40}$/i.test(address)
    : /^[a-zA-Z0-9]{14,128}$/.test(address)
}

function withinBounds(value: bigint): bigint | null {
  return value <= maxAtomic ? value : null
}

const lower = (value: string) => value.toLowerCase()
