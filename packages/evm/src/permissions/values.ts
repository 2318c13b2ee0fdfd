import { PermissionUnfit } from './invalid.ts'

/** Fields of an object, whatever it is. */
export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

/** Above, an amount is no limit. */
const mostAmount = (1n << 128n) - 1n

/** Numbers of wallets: hexadecimal, decimal text or a number. @returns `null` for anything else */
export function readAmount(value: unknown): bigint | null {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null
  if (typeof value === 'bigint') return value >= 0n ? value : null
  return typeof value === 'string' && /^(0x[\da-f]{1,64}|\d{1,78})$/i.test(value)
    ? BigInt(value)
    : null
}

/** An amount above 0, with a limit. @throws PermissionUnfit */
export function needAmount(fields: Fields, name: string): bigint {
  const value = readAmount(fields[name])
  if (value === null || value === 0n || value > mostAmount)
    throw new PermissionUnfit(`\`${name}\` has to be an amount above 0, with a limit.`)
  return value
}

/** The network. @throws PermissionUnfit */
export function needChain(value: unknown): bigint {
  const chain = readAmount(value)
  if (chain === null || chain === 0n)
    throw new PermissionUnfit('`chainId` has to be the network, in hexadecimal.')
  return chain
}

/** Ten years: longer is for ever. */
const longestSeconds = 315_360_000n

/** When it ends. @throws PermissionUnfit for what does not, or has already */
export function needEnd(value: unknown, nowSeconds: bigint): bigint {
  const end = readAmount(value)
  if (end === null) throw new PermissionUnfit('It has to end: give a moment in seconds since 1970.')
  if (end <= nowSeconds) throw new PermissionUnfit('It would be over already.')
  if (end - nowSeconds > longestSeconds) throw new PermissionUnfit('It may last ten years at most.')
  return end
}

/** Any account at all: anybody who sees the context could use it. */
const nobodys = new Set([`0x${'0'.repeat(40)}`, '0x0000000000000000000000000000000000000a11'])

/** In lower case; `null` for what is no address. */
export const readAddress = (value: unknown): string | null =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value) ? value.toLowerCase() : null

/** Who may act, in lower case. @throws PermissionUnfit */
export function needDelegate(value: unknown): string {
  const address = readAddress(value)
  if (!address) throw new PermissionUnfit('`to` has to be the address of the account that may act.')
  if (nobodys.has(address))
    throw new PermissionUnfit('It has to be for one account, and this is nobody’s.')
  return address
}
