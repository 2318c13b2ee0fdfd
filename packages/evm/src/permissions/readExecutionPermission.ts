import type { Bounds } from './Bounds.ts'
import { PermissionUnfit } from './invalid.ts'
import {
  type Fields,
  fieldsOf,
  needAmount,
  needChain,
  needDelegate,
  needEnd,
  readAddress,
  readAmount,
} from './values.ts'

/** The shape of what is asked and of what is granted, of ERC-7715. */
export interface ExecutionPermission {
  readonly bounds: Bounds
  /** Whether its user may change amounts. */
  readonly isAdjustable: boolean
}

const maxAddresses = 64

/**
 * Reads one permission of ERC-7715, as it is asked for or as it was granted.
 *
 * @throws PermissionUnfit for what has no end, no limit, no chain, or nobody it is for
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export function readExecutionPermission(
  value: unknown,
  { nowSeconds }: { nowSeconds: bigint },
): ExecutionPermission {
  const given = fieldsOf(value)
  const { type, data, isAdjustmentAllowed } = fieldsOf(given.permission)
  const [, money, kind] =
    /^(native-token|erc20-token)-(allowance|periodic|stream)$/.exec(String(type)) ?? []
  if (!money || !kind)
    throw new PermissionUnfit(
      'Only native-token and erc20-token permissions have a limit that is known here, each as -allowance, -periodic and -stream.',
    )
  const fields = fieldsOf(data)
  const token = money === 'erc20-token' ? readAddress(fields.tokenAddress) : ''
  if (token === null)
    throw new PermissionUnfit('`tokenAddress` has to be the contract of the token.')
  const { end, only } = readRules(given.rules)
  const start = readAmount(fields.startTime)
  return {
    isAdjustable: isAdjustmentAllowed !== false,
    bounds: {
      chainId: needChain(given.chainId),
      delegate: needDelegate(given.to),
      from: readAddress(given.from),
      endSeconds: needEnd(end, nowSeconds),
      what: `${money}-${kind} ${token}`,
      most: mostOf(kind, fields),
      least: {
        ...(kind === 'periodic' && { periodDuration: needAmount(fields, 'periodDuration') }),
        ...(start !== null && start > 0n && { startTime: start }),
      },
      only,
    },
  }
}

function mostOf(kind: string, fields: Fields): Record<string, bigint> {
  if (kind === 'allowance') return { allowanceAmount: needAmount(fields, 'allowanceAmount') }
  if (kind === 'periodic') return { periodAmount: needAmount(fields, 'periodAmount') }
  return {
    amountPerSecond: needAmount(fields, 'amountPerSecond'),
    maxAmount: needAmount(fields, 'maxAmount'),
    initialAmount: readAmount(fields.initialAmount) ?? 0n,
  }
}

function readRules(value: unknown): { end: unknown; only: Record<string, readonly string[]> } {
  let end: unknown = null
  const only: Record<string, readonly string[]> = {}
  for (const rule of Array.isArray(value) ? value.slice(0, 16) : []) {
    const { type, data } = fieldsOf(rule)
    const { timestamp, addresses } = fieldsOf(data)
    if (type === 'expiry') end = timestamp
    else if (type === 'redeemer' || type === 'payee') only[type] = readAddresses(type, addresses)
    // What nobody here knows cannot be compared with what a wallet grants.
    else throw new PermissionUnfit(`The rule \`${String(type).slice(0, 40)}\` is not known here.`)
  }
  return { end, only }
}

function readAddresses(type: string, value: unknown): readonly string[] {
  const addresses = (Array.isArray(value) ? value.slice(0, maxAddresses + 1) : []).map(readAddress)
  if (addresses.length === 0 || addresses.length > maxAddresses || addresses.includes(null))
    throw new PermissionUnfit(`The rule \`${type}\` has to name addresses in \`data.addresses\`.`)
  return addresses as string[]
}
