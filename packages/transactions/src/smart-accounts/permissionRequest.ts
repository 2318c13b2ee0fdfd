import { type Address, getAddress, isAddress } from 'viem'
import { readContractCalls } from './contractCallsRequest.ts'
import { PermissionInvalid } from './PermissionInvalid.ts'
import type { Allowance, Permission } from './permissions.ts'
import { readAmount } from './readAmount.ts'

const invalid = (message: string) => new PermissionInvalid(message)

/** Any account at all: anybody who sees the context could use it. */
const anyDelegate = '0x0000000000000000000000000000000000000a11'
/** Ten years: longer is for ever. */
const longestSeconds = 315_360_000n
const mostAmount = (1n << 128n) - 1n
/** Before now, for a stream: a page that was open for a while, and clocks that differ. */
const earliestStartSeconds = 3_600n

/** What a page asked for, read. */
export interface PermissionRequested {
  readonly permission: Permission
  /**
   * Of calls: the functions as they are hashed, such as `mint(uint256)`, in the order of the selectors. Their names are the
   * page's: only the first four bytes of the hash are enforced, and others have the same.
   */
  readonly signatures: readonly string[]
}

/**
 * Reads one request of `wallet_requestExecutionPermissions`.
 *
 * @param chainId of EIP-155, the one that is in use
 * @param account that would give it
 * @throws PermissionInvalid for what has no end, no limit, no chain, or nobody it is for
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export function readPermissionRequest(
  given: unknown,
  { chainId, account, nowSeconds }: { chainId: number; account: Address; nowSeconds: bigint },
): PermissionRequested {
  const { chainId: on, to, signer, permission, rules } = Object(given) as Record<string, unknown>
  if (readAmount(on) !== BigInt(chainId))
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
  const whose = { delegate: getAddress(delegate), endSeconds }
  if (type === 'contract-call') {
    const { calls, signatures } = readContractCalls(fields, { account })
    return { permission: { ...whose, calls }, signatures }
  }
  const allowance = readAllowance(type, fields, nowSeconds)
  return { permission: { ...whose, allowance }, signatures: [] }
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
      'Only contract-call, and native-token and erc20-token permissions are known, these as -allowance, -periodic and -stream.',
    )
  const need = (name: string): bigint => {
    const value = readAmount(fields[name])
    if (value === null || value === 0n || value > mostAmount)
      throw invalid(`Give in \`data.${name}\` an amount above 0, with a limit.`)
    return value
  }
  const startSeconds =
    fields.startTime === undefined || fields.startTime === null
      ? nowSeconds
      : readAmount(fields.startTime)
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
  // All that would have flowed since then could be taken at once, and nothing on screen says how much that is.
  if (startSeconds < nowSeconds - earliestStartSeconds)
    throw invalid('`data.startTime` is over. What can be taken at once is `data.initialAmount`.')
  const initial = fields.initialAmount
  return {
    ...{ token, kind: 'stream', startSeconds, perSecondAtomic: need('amountPerSecond') },
    initialAtomic:
      initial === undefined || initial === null
        ? 0n
        : (readAmount(initial) ?? need('initialAmount')),
    mostAtomic: need('maxAmount'),
  }
}

function readEnd(rules: unknown): bigint | null {
  for (const rule of Array.isArray(rules) ? rules.slice(0, 8) : []) {
    const { type, data } = Object(rule) as { type?: unknown; data?: { timestamp?: unknown } }
    if (type === 'expiry') return readAmount(data?.timestamp)
    // What is not enforced must not look as if it were.
    throw invalid(`The rule \`${String(type).slice(0, 40)}\` is not known here.`)
  }
  return null
}
