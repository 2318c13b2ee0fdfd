import { type Address, getAddress, isAddress, maxUint160, maxUint256 } from 'viem'

/** What a signature of structured data lets somebody do. */
export type TypedDataMeaning =
  | {
      /** EIP-2612, DAI's older form, or Permit2: somebody may take tokens, for no fee and without a transaction. */
      readonly kind: 'permit'
      readonly tokens: readonly {
        readonly token: Address
        readonly amountAtomic: bigint
        readonly isUnlimited: boolean
      }[]
      readonly spender: Address
      /** Unix time until which the permission can be used; `null`: for ever. */
      readonly untilSeconds: bigint | null
    }
  | {
      /** EIP-3009: somebody may make this transfer. */
      readonly kind: 'transferAuthorization'
      readonly token: Address
      readonly from: Address
      readonly to: Address
      readonly amountAtomic: bigint
      readonly untilSeconds: bigint
    }
  | { readonly kind: 'unknown' }

/** Structured data as a wallet is asked to sign it (EIP-712), parsed and unchecked. */
export interface TypedData {
  readonly domain?: unknown
  readonly primaryType?: unknown
  readonly message?: unknown
}

/** The one Permit2 that every chain has, at the same address. @see https://docs.uniswap.org/contracts/permit2/overview */
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
const maxTokens = 64

/**
 * Says what a signature of structured data allows, for the shapes that move money. A shape that is not
 * known is `unknown`, which does not mean harmless: show every field.
 *
 * @see https://eips.ethereum.org/EIPS/eip-2612
 * @see https://eips.ethereum.org/EIPS/eip-3009
 * @example
 * import { decodeTypedData } from '@foyer/transactions'
 *
 * decodeTypedData({ domain: {}, primaryType: 'Mail', message: {} }).kind // 'unknown'
 */
export function decodeTypedData({ domain, primaryType, message }: TypedData): TypedDataMeaning {
  const contract = address(field(domain, 'verifyingContract'))
  const unknown: TypedDataMeaning = { kind: 'unknown' }
  if (!contract || typeof primaryType !== 'string') return unknown
  if (contract === permit2) return ofPermit2(primaryType, message) ?? unknown
  if (primaryType === 'Permit') return ofToken(contract, message) ?? unknown
  if (/^(Transfer|Receive)WithAuthorization$/.test(primaryType)) {
    const [from, to] = [address(field(message, 'from')), address(field(message, 'to'))]
    const [amountAtomic, untilSeconds] = [
      integer(field(message, 'value')),
      integer(field(message, 'validBefore')),
    ]
    if (!from || !to || amountAtomic === null || untilSeconds === null) return unknown
    return { kind: 'transferAuthorization', token: contract, from, to, amountAtomic, untilSeconds }
  }
  return unknown
}

function ofToken(token: Address, message: unknown): TypedDataMeaning | null {
  const spender = address(field(message, 'spender'))
  if (!spender) return null
  const allowed = field(message, 'allowed')
  if (typeof allowed === 'boolean') {
    // DAI's: all or nothing, and an expiry of 0 is none.
    const expiry = integer(field(message, 'expiry'))
    if (expiry === null) return null
    const amountAtomic = allowed ? maxUint256 : 0n
    const tokens = [{ token, amountAtomic, isUnlimited: allowed }]
    return { kind: 'permit', tokens, spender, untilSeconds: expiry === 0n ? null : expiry }
  }
  const amountAtomic = integer(field(message, 'value'))
  const untilSeconds = integer(field(message, 'deadline'))
  if (amountAtomic === null || untilSeconds === null) return null
  const isUnlimited = amountAtomic >= maxUint256 / 2n
  return { kind: 'permit', tokens: [{ token, amountAtomic, isUnlimited }], spender, untilSeconds }
}

function ofPermit2(primaryType: string, message: unknown): TypedDataMeaning | null {
  const spender = address(field(message, 'spender'))
  const isTransfer = /^Permit(Batch)?(Witness)?TransferFrom$/.test(primaryType)
  if (!spender || !(isTransfer || /^Permit(Single|Batch)$/.test(primaryType))) return null
  const details = field(message, isTransfer ? 'permitted' : 'details')
  const rows = Array.isArray(details) ? details : [details]
  if (rows.length > maxTokens) return null
  // An allowance there has 160 bits.
  const most = isTransfer ? maxUint256 : maxUint160
  const tokens = rows.map((row) => {
    const [token, amountAtomic] = [address(field(row, 'token')), integer(field(row, 'amount'))]
    if (!token || amountAtomic === null) return null
    return { token, amountAtomic, isUnlimited: amountAtomic >= most / 2n }
  })
  const ends = isTransfer
    ? [integer(field(message, 'deadline'))]
    : rows.map((row) => integer(field(row, 'expiration')))
  if (tokens.some((one) => one === null) || ends.some((one) => one === null)) return null
  const [untilSeconds = 0n] = (ends as bigint[]).sort((a, b) => (a < b ? 1 : -1))
  return { kind: 'permit', tokens: tokens.filter((one) => one !== null), spender, untilSeconds }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined

function address(value: unknown): Address | null {
  return typeof value === 'string' && isAddress(value, { strict: false }) ? getAddress(value) : null
}

/** As JSON has it: a text of digits or hexadecimal, or a number that is exact. */
function integer(value: unknown): bigint | null {
  if (typeof value === 'bigint') return value >= 0n ? value : null
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null
  if (typeof value !== 'string' || !/^(\d{1,78}|0x[\da-f]{1,64})$/i.test(value)) return null
  return BigInt(value)
}
