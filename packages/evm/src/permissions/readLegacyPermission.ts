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
} from './values.ts'

/** Under which names the drafts had limits. */
const limits = ['allowance', 'limit', 'count', 'amount'] as const
const maxRows = 32

/**
 * Reads what `wallet_grantPermissions` is asked, or gives, by the drafts of ERC-7715 that wallets have: one permission
 * or several, policies beside or within them.
 *
 * @param assumed what the earliest answers do not repeat
 * @throws PermissionUnfit for what has no end, no limit, no chain, or nobody it is for
 */
export function readLegacyPermission(
  value: unknown,
  { nowSeconds, assumed }: { nowSeconds: bigint; assumed?: Fields | undefined },
): Bounds {
  const given = fieldsOf(value)
  const { permission, permissions, grantedPermissions } = given
  const listed = permissions ?? grantedPermissions
  const rows = (Array.isArray(listed) ? listed.slice(0, maxRows) : [permission]).map(fieldsOf)
  const most: Record<string, bigint> = {}
  const what = [
    ...rows.map((row, at) => {
      const { policies, ...own } = row
      const before = Object.keys(most).length
      const text = textOf(own, { most, path: `permission ${at + 1}` })
      const bounds = readPolicies(policies, { most, path: `permission ${at + 1}` })
      if (typeof row.type !== 'string' || Object.keys(most).length === before)
        requireLimit(given.policies)
      return `${text} ${bounds}`
    }),
    readPolicies(given.policies, { most, path: 'policies' }),
  ].join('\n')
  return {
    chainId: needChain(given.chainId ?? assumed?.chainId),
    delegate: readSigner(given.signer ?? given.account ?? assumed?.signer ?? assumed?.account),
    from: readAddress(given.address),
    endSeconds: needEnd(given.expiry, nowSeconds),
    ...{ what, most, least: {}, only: {} },
  }
}

function requireLimit(policies: unknown): void {
  const has = (Array.isArray(policies) ? policies : []).some((policy) => {
    const data = fieldsOf(fieldsOf(policy).data)
    return limits.some((name) => name in data)
  })
  if (!has) throw new PermissionUnfit('Give each permission a limit, such as `data.allowance`.')
}

/** In an order of its own: a wallet may sort them. */
function readPolicies(
  value: unknown,
  { most, path }: { most: Record<string, bigint>; path: string },
): string {
  return (Array.isArray(value) ? value.slice(0, maxRows) : [])
    .map((policy) => textOf(fieldsOf(policy), { most, path }))
    .sort()
    .join(' ')
}

/** A part as text, its limits aside, where less is narrower. */
function textOf(
  part: Fields,
  { most, path }: { most: Record<string, bigint>; path: string },
): string {
  const data = fieldsOf(part.data)
  const type = String(part.type).toLowerCase().slice(0, 64)
  const rest: [string, unknown][] = []
  for (const [name, value] of Object.entries(data)) {
    if (limits.some((limit) => limit === name))
      most[`${path} ${type} ${name}`] = needAmount(data, name)
    else rest.push([name, value])
  }
  return `${type} ${JSON.stringify(rest.sort()).toLowerCase()}`
}

/** An account by its address, keys by their ids. */
function readSigner(value: unknown): string {
  if (typeof value === 'string') return needDelegate(value)
  const { type, data } = fieldsOf(value)
  const { address, id, ids, publicKey } = fieldsOf(data)
  if (type === 'account') return needDelegate(address ?? id)
  if (type === 'wallet') return 'wallet'
  const keys = [id, ids, publicKey].flat().filter((key) => typeof key === 'string' && key !== '')
  if (keys.length === 0)
    throw new PermissionUnfit('`signer` has to name the account or the key that may act.')
  return `${String(type)} ${keys.join(' ')}`
}
