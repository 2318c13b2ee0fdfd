import type { Call, NodeRequest } from '@foyer/transactions'
import {
  caveatsOf,
  decodeDelegation,
  delegationAbi,
  delegationContracts,
  delegationTypedData,
  encodeDelegation,
  PermissionInvalid,
  permissionOf,
  readPermissionRequest,
  structOf,
} from '@foyer/transactions/smart-accounts'
import {
  type Address,
  bytesToHex,
  encodeFunctionData,
  getAddress,
  type Hex,
  hashMessage,
  hexToBigInt,
  isHex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { serializeErc6492Signature } from 'viem/utils'
import type { Described } from '../../approve/Approval.ts'
import { invalidParams } from '../../channel/failures.ts'
import type { SmartAccountInUse } from '../../smart-account/accountInUse.ts'
import { describePermission } from '../../smart-account/describePermission.ts'
import { isDeployed } from '../../smart-account/prepareOperation.ts'
import type { RpcCall, RpcContext } from './RpcCall.ts'

const longestContext = 20_002
const timeoutMs = 10_000

/** Of whom the permission is, and who keeps it in mind. */
export interface PermissionContext extends RpcContext {
  readonly smartAccount: SmartAccountInUse
  /** The Foyer server. */
  readonly server: string
  readonly projectId: string | undefined
  /** As the page calls itself. */
  readonly applicationName: string | undefined
}

/**
 * Gives a permission: its user sees who may take or call what, how often and until when, and signs a delegation whose bounds
 * contracts enforce. The server is told of it, so that its user finds it again.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7715
 */
export async function grantPermissions(
  { params, chainId: caipNetworkId }: RpcCall,
  context: PermissionContext,
): Promise<readonly object[]> {
  const { approve, origin, node, words, signal, wallet } = context
  const chainId = Number(caipNetworkId.slice('eip155:'.length))
  const { address, creation } = context.smartAccount
  // As text, so that nothing that is shown can be another thing when it is signed.
  const [given, ...others] = JSON.parse(
    JSON.stringify(Array.isArray(params) ? params : []),
  ) as unknown[]
  if (given === undefined || others.length > 0)
    throw invalidParams('Ask for one permission at a time: its user has to read it.')
  const nowSeconds = BigInt(Math.floor(Date.now() / 1_000))
  const { permission, signatures } = readOr(() =>
    readPermissionRequest(given, { chainId, account: address, nowSeconds }),
  )
  if ('calls' in permission && !(await isContract(permission.calls.contract, node, signal)))
    throw invalidParams('There is no contract at `data.address` on this network.')
  const described = await describePermission(permission, {
    ...{ chainId, node, words, signal, signatures },
  })
  await approve({ origin, chainId: caipNetworkId, account: address, ...described })
  const unsigned = {
    ...{ delegate: permission.delegate, delegator: address, caveats: caveatsOf(permission) },
    salt: hexToBigInt(bytesToHex(crypto.getRandomValues(new Uint8Array(32)))),
  }
  const signature = await wallet.use(({ eip155 }) =>
    privateKeyToAccount(bytesToHex(eip155)).signTypedData(
      delegationTypedData(unsigned, { chainId }),
    ),
  )
  const toMake = (await isDeployed(address, node, signal)) ? null : creation
  const delegation = encodeDelegation({ ...unsigned, signature })
  await tellServer('grant', context, {
    address,
    body: {
      ...{ chainId: caipNetworkId, context: delegation, application: new URL(origin).host },
      ...(context.applicationName && { applicationName: context.applicationName }),
      ...(signatures.length > 0 && { functions: signatures }),
      expiry: Number(permission.endSeconds) * 1_000,
      key: { type: 'address', publicKey: permission.delegate },
    },
    message: { action: 'grant', address: address.toLowerCase(), context: delegation },
    wrap: toMake,
  })
  return [
    {
      ...(given as object),
      ...{ chainId: `0x${chainId.toString(16)}`, from: address, to: permission.delegate },
      ...{ context: delegation, delegationManager: delegationContracts.manager },
      // The account has to be there before anybody can act for it.
      dependencies: toMake ? [toMake] : [],
    },
  ]
}

/** Takes one back: on the chain, which is what counts. @returns the hash of the operation */
export async function revokePermission(
  { params, chainId }: RpcCall,
  {
    send,
    ...context
  }: RpcContext & {
    readonly smartAccount: SmartAccountInUse
    /** Has calls approved, as what they are known to be, and done. @returns the hash of the operation */
    send(calls: readonly Call[], known: Described): Promise<Hex>
  },
): Promise<Hex> {
  const { node, words, signal } = context
  const [given] = Array.isArray(params) ? (params as unknown[]) : []
  const { permissionContext } = Object(given) as { permissionContext?: unknown }
  const isReadable = isHex(permissionContext) && permissionContext.length <= longestContext
  const delegation = isReadable ? decodeDelegation(permissionContext) : null
  const { address } = context.smartAccount
  const permission = delegation && permissionOf(delegation)
  if (!permission || getAddress(delegation.delegator) !== address)
    throw invalidParams('This is no permission of this account.')
  const { facts } = await describePermission(permission, {
    ...{ chainId: Number(chainId.slice('eip155:'.length)), node, words, signal },
  })
  const known = { title: words.titles.revocation, risks: [], facts: facts.slice(0, -1) }
  const calls = [
    {
      ...{ to: address, value: 0n },
      data: encodeFunctionData({
        ...{ abi: delegationAbi, functionName: 'disableDelegation' },
        args: [structOf(delegation)],
      }),
    },
  ]
  return send(calls, known)
}

/** Begins the code of a key's own account, which its key can exchange at any time (EIP-7702). */
const delegated = '0xef0100'

async function isContract(address: Address, node: NodeRequest, signal: AbortSignal) {
  const code = await node({ method: 'eth_getCode', params: [address, 'latest'] }, { signal })
  return isHex(code) && code.length > 2 && !code.startsWith(delegated)
}

/** Signed by the account, so that nobody else can. */
async function tellServer(
  what: 'grant',
  { server, projectId, wallet, signal }: PermissionContext,
  {
    address,
    body,
    message,
    wrap,
  }: {
    address: Address
    body: object
    message: object
    wrap: { factory: Address; factoryData: Hex } | null
  },
): Promise<void> {
  const hash = hashMessage(JSON.stringify(message))
  const own = await wallet.use(({ eip155 }) =>
    privateKeyToAccount(bytesToHex(eip155)).sign({ hash }),
  )
  const signature = wrap
    ? serializeErc6492Signature({ address: wrap.factory, data: wrap.factoryData, signature: own })
    : own
  const query = new URLSearchParams(projectId ? { projectId } : {})
  await fetch(`${server}/v1/sessions/${address}/${what}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, signature }),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    credentials: 'omit',
  }).then((answer) => {
    if (!answer.ok) throw new Error(`The server did not keep it (${answer.status}).`)
  })
}

function readOr<value>(read: () => value): value {
  try {
    return read()
  } catch (error) {
    throw error instanceof PermissionInvalid ? invalidParams(error.message) : error
  }
}
