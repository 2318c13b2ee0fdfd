import type { SmartSession } from '@foyer/core/client'
import type { RemoteConnectorHost } from '@foyer/core/remote'
import type { FrameUser } from '@foyer/protocol'
import type { EvmAccount } from './createAccounts.ts'
import { rpcError } from './rpcError.ts'

/*
 * What pages ask of smart accounts and nobody is asked for. Loaded when a page asks.
 */

type Read = (method: string, params: readonly unknown[]) => Promise<unknown>

const pollMs = 500
/** A minute. */
const mostUnknown = 120

/** What a page asks about accounts, calls and permissions. @throws 4200 for anything else */
export async function tell(
  method: string,
  params: unknown,
  {
    user,
    accounts,
    granted,
    ...reading
  }: {
    user: FrameUser
    accounts: readonly EvmAccount[]
    /** In hexadecimal. */
    chainId: string
    read: Read
    onDone(): void
    granted(): Promise<readonly object[]>
  },
): Promise<unknown> {
  const [id] = Array.isArray(params) ? (params as unknown[]) : []
  switch (method) {
    case 'wallet_getCapabilities':
      return capabilities(params, { user, accounts })
    case 'wallet_getCallsStatus':
      return callsStatus(id, reading)
    case 'wallet_getSupportedExecutionPermissions':
      return supportedPermissions(user)
    case 'wallet_getGrantedExecutionPermissions':
      return granted()
  }
  throw rpcError(4200, 'Requested RPC call is not allowed')
}

/**
 * What became of calls, by the id that `wallet_sendCalls` gave: an operation, or a transaction of the key's own account.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
async function callsStatus(
  id: unknown,
  { chainId, read, onDone }: { chainId: string; read: Read; onDone(): void },
): Promise<unknown> {
  if (typeof id !== 'string' || !/^0x[\da-f]{64}$/i.test(id))
    throw rpcError(5730, 'No such calls were sent.')
  const found = await receiptOf(id, read)
  const status = {
    ...{ version: '2.0.0', id, chainId, atomic: true },
    status: found === null ? 100 : found.isDone ? 200 : 500,
  }
  if (!found) return status
  onDone()
  const { logs, receipt } = found
  const { blockHash, blockNumber, gasUsed, transactionHash } = Object(receipt) as Receipt
  return {
    ...status,
    receipts: [
      {
        ...{ logs, blockHash, blockNumber, gasUsed, transactionHash },
        status: found.isDone ? '0x1' : '0x0',
      },
    ],
  }
}

type Receipt = Record<
  'logs' | 'blockHash' | 'blockNumber' | 'gasUsed' | 'transactionHash' | 'status',
  unknown
>

async function receiptOf(id: string, read: Read) {
  const [operation, transaction] = (await Promise.all([
    read('eth_getUserOperationReceipt', [id]).catch(() => null),
    read('eth_getTransactionReceipt', [id]),
  ])) as [{ success?: unknown; logs?: unknown; receipt?: unknown } | null, Receipt | null]
  if (operation)
    return { isDone: operation.success === true, logs: operation.logs, receipt: operation.receipt }
  if (transaction)
    return { isDone: transaction.status === '0x1', logs: transaction.logs, receipt: transaction }
  return null
}

/**
 * Waits until a block has an operation: applications expect the hash of a transaction.
 *
 * @throws -32000 when the network will never take it, undid it, or nobody knows of it for a minute
 */
export async function transactionOf(
  operation: string,
  { read, pause, onDone }: { read: Read; pause(ms: number): Promise<void>; onDone(): void },
): Promise<unknown> {
  for (let unknown = 0; unknown < mostUnknown; ) {
    await pause(pollMs)
    const [receipt, known] = (await Promise.all(
      ['eth_getUserOperationReceipt', 'eth_getUserOperationByHash'].map((method) =>
        // That nobody answers says nothing about it.
        read(method, [operation]).catch(() => null),
      ),
    )) as [
      { success?: unknown; receipt?: { transactionHash?: unknown } } | null,
      Record<string, unknown> | null,
    ]
    const hash = receipt?.receipt?.transactionHash
    if (typeof hash === 'string') {
      onDone()
      if (receipt?.success !== true) {
        const message = `The network undid it: nothing moved but its fee. It was tried in ${hash}.`
        throw Object.assign(rpcError(-32_000, message), { data: { transactionHash: hash } })
      }
      return hash
    }
    // Nobody has heard of it, or nobody answers.
    unknown = known ? 0 : unknown + 1
    if (known?.status === 'dropped')
      throw rpcError(
        -32_000,
        `The network did not take it (${String(known.reason)}). Nothing moved.`,
      )
  }
  throw rpcError(
    -32_000,
    'Whether this was sent is not known. Look at your account before you send it again.',
  )
}

/**
 * What an account that is a contract takes with its calls.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7677
 * @see https://eips.ethereum.org/EIPS/eip-7902
 */
const ofContracts = {
  paymasterService: { supported: true },
  staticPaymasterConfiguration: { supported: true },
  multiDimensionalNonce: { supported: true },
}

/** What an account can do on each chain. @see https://eips.ethereum.org/EIPS/eip-5792 */
function capabilities(
  params: unknown,
  { user, accounts }: { user: FrameUser; accounts: readonly EvmAccount[] },
): Record<string, object> {
  const [address, chains] = Array.isArray(params) ? (params as unknown[]) : []
  const { smartAccount, addresses } = user
  const isSmart =
    typeof address === 'string'
      ? address.toLowerCase() !== addresses.eip155.toLowerCase()
      : accounts[0]?.type === 'smartAccount'
  const wanted = Array.isArray(chains) ? new Set(chains.map(String)) : null
  return Object.fromEntries(
    (smartAccount?.enabledNetworks ?? []).flatMap((caipNetworkId) => {
      const chain = `0x${BigInt(caipNetworkId.slice('eip155:'.length)).toString(16)}`
      if (wanted && !wanted.has(chain)) return []
      // The key's own account takes on a contract's code with its first batch (EIP-7702).
      const able = isSmart
        ? { atomic: { status: 'supported' }, ...ofContracts }
        : { atomic: { status: 'ready' } }
      return [[chain, able] as const]
    }),
  )
}

/** @see https://eips.ethereum.org/EIPS/eip-7715 */
function supportedPermissions({ smartAccount }: FrameUser): Record<string, object> {
  const chainIds = (smartAccount?.enabledNetworks ?? []).map(
    (caipNetworkId) => `0x${BigInt(caipNetworkId.slice('eip155:'.length)).toString(16)}`,
  )
  const money = ['native-token', 'erc20-token'].flatMap((money) =>
    ['allowance', 'periodic', 'stream'].map((kind) => `${money}-${kind}`),
  )
  return Object.fromEntries(
    [...money, 'contract-call'].map((type) => [type, { chainIds, ruleTypes: ['expiry'] }]),
  )
}

/** What an account let applications do, as ERC-7715 has it; nothing where no server keeps it. */
export async function readGranted(
  backend: Awaited<ReturnType<RemoteConnectorHost['resources']>>,
  {
    network,
    address,
  }: { network: RemoteConnectorHost['networks'][number] | undefined; address: string },
): Promise<readonly object[]> {
  if (!network || !backend) return []
  const { signal } = new AbortController()
  const listed = await backend.sessions.list({ network, address, signal, retry: true })
  return grantedOf(listed ?? [], address)
}

/** What nobody can read is left out. */
const grantedOf = (sessions: readonly SmartSession[], from: string): readonly object[] =>
  sessions.flatMap(({ chainId, context, permission, expiresAtMs }) => {
    if (!chainId || !context || !permission || expiresAtMs === null) return []
    return [
      {
        ...{ chainId: hex(BigInt(chainId.slice('eip155:'.length))), from, context },
        to: permission.delegate,
        permission: askedOf(permission),
        rules: [{ type: 'expiry', data: { timestamp: Math.floor(expiresAtMs / 1_000) } }],
      },
    ]
  })

const hex = (amount: bigint) => `0x${amount.toString(16)}`

/** As it was asked for. */
function askedOf(permission: NonNullable<SmartSession['permission']>): object {
  if (permission.kind === 'calls') {
    const { contract, functions, maxCalls, maxValueAtomic } = permission
    return {
      type: 'contract-call',
      data: {
        ...{ address: contract, maxCalls, maxValuePerCall: hex(maxValueAtomic) },
        functions: functions.map(({ selector, signature }) =>
          signature ? `function ${signature}` : selector,
        ),
      },
    }
  }
  const { token, kind, amountAtomic, periodSeconds, perSecondAtomic } = permission
  return {
    type: `${token === null ? 'native' : 'erc20'}-token-${kind === 'once' ? 'allowance' : kind}`,
    data: {
      ...(token !== null && { tokenAddress: token }),
      ...(kind === 'once' && { allowanceAmount: hex(amountAtomic) }),
      ...(kind === 'periodic' && {
        ...{ periodAmount: hex(amountAtomic), periodDuration: periodSeconds },
      }),
      ...(kind === 'stream' && {
        ...{ maxAmount: hex(amountAtomic), amountPerSecond: hex(perSecondAtomic ?? 0n) },
      }),
    },
  }
}
