import { type Address, getAddress, isAddress, isHex } from 'viem'
import type { Allowance, Permission } from './permissions.ts'

/** What a page asked for that no permission can be made of. */
export class PermissionInvalid extends Error {}

const invalid = (message: string) => new PermissionInvalid(message)

/** Any account at all: anybody who sees the context could use it. */
const anyDelegate = '0x0000000000000000000000000000000000000a11'
/** Ten years: longer is for ever. */
const longestSeconds = 315_360_000n
const mostAmount = (1n << 128n) - 1n

/**
 * Reads one request of `wallet_requestExecutionPermissions`.
 *
 * @param chainId of EIP-155, the one that is in use
 * @throws PermissionInvalid for what has no end, no limit, no chain, or nobody it is for
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export function readPermissionRequest(
  given: unknown,
  { chainId, nowSeconds }: { chainId: number; nowSeconds: bigint },
): Permission {
  const { chainId: on, to, signer, permission, rules } = Object(given) as Record<string, unknown>
  if (amount(on) !== BigInt(chainId))
    throw invalid('Give `chainId`: the network in use, in hexadecimal.')
  // Drafts had the account in `signer`.
  const delegate =
    to ?? (Object(Object(signer) as object) as { data?: { address?: unknown } }).data?.address
  if (typeof delegate !== 'string' || !isAddress(delegate, { strict: false }))
    throw invalid('Give in `to` the address of the account that may act.')
  if (/^0x0{40}$/.test(delegate) || delegate.toLowerCase() === anyDelegate)
    throw invalid('A permission is for one account, and this is nobody’s.')
  const endSeconds = readEnd(rules)
  if (endSeconds === null) throw invalid('Give a rule `expiry`: a permission has to end.')
  if (endSeconds <= nowSeconds) throw invalid('The permission would be over already.')
  if (endSeconds - nowSeconds > longestSeconds) throw invalid('Ten years at most.')
  const { type, data } = Object(permission) as { type?: unknown; data?: unknown }
  const fields = Object(data) as Record<string, unknown>
  return {
    delegate: getAddress(delegate),
    endSeconds,
    allowance: readAllowance(type, fields, nowSeconds),
  }
}

function readAllowance(
  type: unknown,
  fields: Record<string, unknown>,
  nowSeconds: bigint,
): Allowance {
  const [, money, kind] =
    /^(native-token|erc20-token)-(allowance|periodic|stream)$/.exec(String(type)) ?? []
  if (!money)
    throw invalid(
      'Only native-token and erc20-token permissions are known, each as -allowance, -periodic and -stream.',
    )
  const need = (name: string): bigint => {
    const value = amount(fields[name])
    if (value === null || value === 0n || value > mostAmount)
      throw invalid(`Give in \`data.${name}\` an amount above 0, with a limit.`)
    return value
  }
  const startSeconds =
    fields.startTime === undefined || fields.startTime === null
      ? nowSeconds
      : amount(fields.startTime)
  if (startSeconds === null || startSeconds === 0n)
    throw invalid('`data.startTime` is no moment in seconds.')
  let token: Address | null = null
  if (money === 'erc20-token') {
    const { tokenAddress } = fields
    if (typeof tokenAddress !== 'string' || !isAddress(tokenAddress, { strict: false }))
      throw invalid('Give in `data.tokenAddress` the contract of the token.')
    token = getAddress(tokenAddress)
  }
  if (kind === 'allowance') return { token, kind: 'once', amountAtomic: need('allowanceAmount') }
  if (kind === 'periodic')
    return {
      ...{ token, kind: 'periodic', startSeconds },
      ...{ amountAtomic: need('periodAmount'), periodSeconds: need('periodDuration') },
    }
  const initial = fields.initialAmount
  return {
    ...{ token, kind: 'stream', startSeconds, perSecondAtomic: need('amountPerSecond') },
    initialAtomic:
      initial === undefined || initial === null ? 0n : (amount(initial) ?? need('initialAmount')),
    mostAtomic: need('maxAmount'),
  }
}

function readEnd(rules: unknown): bigint | null {
  for (const rule of Array.isArray(rules) ? rules.slice(0, 8) : []) {
    const { type, data } = Object(rule) as { type?: unknown; data?: { timestamp?: unknown } }
    if (type === 'expiry') return amount(data?.timestamp)
    // What is not enforced must not look as if it were.
    throw invalid(`The rule \`${String(type).slice(0, 40)}\` is not known here.`)
  }
  return null
}

function amount(value: unknown): bigint | null {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? BigInt(value) : null
  if (isHex(value) && value.length > 2 && value.length <= 66) return BigInt(value)
  return typeof value === 'string' && /^\d{1,78}$/.test(value) ? BigInt(value) : null
}
