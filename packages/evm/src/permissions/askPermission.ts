import type { AdapterHost, Connection } from '@foyer/core/adapter'
import type { RequestArguments, WalletProvider } from '../eip1193.ts'
import { hasCode, isUnsupportedMethod, readFailure } from '../failures.ts'
import { type Bounds, widened } from './Bounds.ts'
import {
  invalidRequest,
  notEnabled,
  PermissionUnfit,
  unfitAnswer,
  unsupportedByWallet,
} from './invalid.ts'
import { keepGiven } from './keepGiven.ts'
import { legacyContexts } from './legacyContexts.ts'
import { readExecutionPermission } from './readExecutionPermission.ts'
import { readLegacyPermission } from './readLegacyPermission.ts'
import { type Fields, fieldsOf, readAddress } from './values.ts'

/** Whom it is asked of, and for whom. */
export interface AskedWallet {
  readonly wallet: WalletProvider
  readonly connection: Connection
  readonly host: Pick<
    AdapterHost,
    'permissions' | 'platform' | 'storageKey' | 'alert' | 'requestChanged'
  >
}

/** What is compared, of a request and of an answer to it. */
interface Read {
  readonly bounds: Bounds
  readonly isAdjustable: boolean
}

const mostAtOnce = 16

/**
 * Asks a wallet of the user's own about permissions: what it is asked is checked first, and what it grants is compared
 * with that, kept at the server, and given to the page.
 *
 * @throws errors with the codes of EIP-1193: 4200 for wallets without these methods, -32602 for what nobody can grant
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export async function askPermission(
  request: RequestArguments,
  { wallet, connection, host }: AskedWallet,
): Promise<unknown> {
  const { method } = request
  const params = copyOf(request.params)
  const legacy = legacyContexts(host)
  const isOn = Boolean(host.permissions?.())
  const pass = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    try {
      return await wallet.request({ method, params })
    } catch (thrown) {
      if (lacks(thrown, method)) throw unsupportedByWallet(connection.connector.name, method)
      throw thrown
    }
  }
  const revoked = async (context: string, answer: Promise<unknown>) => {
    const result = await answer
    legacy.remove(context)
    return result
  }

  if (method === 'wallet_revokePermissions') {
    const context = contextIn(params)
    // A context that nobody granted here: what else this method means is meant.
    if (context === null) return wallet.request(request)
    if (!isOn || !legacy.has(context))
      return wallet.request({ method, params: [{ eth_accounts: {} }] })
    return revoked(context, pass(method, params))
  }
  if (!isOn) throw notEnabled()
  switch (method) {
    case 'wallet_revokeExecutionPermission': {
      const context = contextIn(params)
      if (context === null)
        throw invalidRequest('Give in `permissionContext` the context that the wallet granted.')
      if (!legacy.has(context)) return pass(method, params)
      await revoked(context, pass('wallet_revokePermissions', [{ permissionContext: context }]))
      return {}
    }
    case 'wallet_requestExecutionPermissions':
    case 'wallet_grantPermissions':
      break
    default:
      return pass(method, params)
  }

  const isLegacy = method === 'wallet_grantPermissions'
  const nowSeconds = BigInt(Math.floor(host.platform.clock.now() / 1_000))
  const read = (value: unknown, assumed?: Fields): Read =>
    isLegacy
      ? { bounds: readLegacyPermission(value, { nowSeconds, assumed }), isAdjustable: true }
      : readExecutionPermission(value, { nowSeconds })
  if (params.length === 0 || params.length > mostAtOnce)
    throw invalidRequest(`Ask for one permission, or for ${mostAtOnce} at most.`)
  const asked = params.map((one) => readOr(() => read(one), invalidRequest))
  const answer: unknown = copyOf([await pass(method, params)])[0]
  const rows = Array.isArray(answer) ? answer : [answer]
  if (rows.length !== asked.length)
    throw unfitAnswer(`${rows.length} permissions, where ${asked.length} were asked for.`)
  const given = rows.map((row, at) => {
    const fields = fieldsOf(row)
    const context = contextOf(fields)
    if (context === null) throw unfitAnswer('Its `context` cannot be read.')
    if (!isLegacy) checkRedeemable(fields)
    const { bounds, isAdjustable } = asked[at] as Read
    const granted = readOr(() => read(row, fieldsOf(params[at])), unfitAnswer)
    const difference = widened(bounds, granted.bounds, { isAdjustable })
    if (difference) throw unfitAnswer(difference)
    const first = connection.accounts[0]?.address ?? ''
    return { bounds: granted.bounds, context, from: granted.bounds.from ?? first }
  })
  if (isLegacy) for (const { context } of given) legacy.add(context)
  // One after the other: each asks the user for a signature.
  for (const one of given) await keepGiven(one, { wallet, host })
  return answer
}

/** As it travels: nothing that is compared can be another thing afterwards. */
function copyOf(params: unknown): unknown[] {
  const text = JSON.stringify(params ?? [], (_, value) =>
    typeof value === 'bigint' ? `0x${value.toString(16)}` : value,
  )
  const copy: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(copy) ? copy : [copy]
}

/** Drafts name it in both ways. */
function contextOf(fields: Fields): `0x${string}` | null {
  const context = fields.context ?? fields.permissionContext ?? fields.permissionsContext
  return typeof context === 'string' && /^0x([\da-f]{2})+$/i.test(context)
    ? (context as `0x${string}`)
    : null
}

const contextIn = ([first]: readonly unknown[]) => contextOf(fieldsOf(first))

/** What the application needs to act: whom to call, and what has to be there before. */
function checkRedeemable({ delegationManager, dependencies }: Fields): void {
  if (readAddress(delegationManager) === null)
    throw unfitAnswer('Its `delegationManager` is no address.')
  const isWhole =
    Array.isArray(dependencies) &&
    dependencies.every((one) => readAddress(fieldsOf(one).factory) !== null)
  if (!isWhole) throw unfitAnswer('Its `dependencies` cannot be read.')
}

function readOr<value>(read: () => value, refuse: (reason: string) => Error): value {
  try {
    return read()
  } catch (thrown) {
    throw thrown instanceof PermissionUnfit ? refuse(thrown.message) : thrown
  }
}

/** A remote wallet lacks what it did not approve. Words alone may be about a kind of permission. */
function lacks(thrown: unknown, method: string): boolean {
  const { message } = readFailure(thrown)
  return (
    hasCode(thrown, [-32601, -32004, 4200]) ||
    (hasCode(thrown, [4100]) && message.includes(method)) ||
    (isUnsupportedMethod(thrown) && /method/i.test(message))
  )
}
