import type { Call, NodeRequest } from '@foyer/transactions'
import { delegationContracts, encodeCalls } from '@foyer/transactions/smart-accounts'
import type { Address, Hex, PrivateKeyAccount } from 'viem'
import { type PreparedTransaction, readTransaction } from '../approve/readTransaction.ts'
import { Refusal } from '../channel/failures.ts'
import { isDeployed } from './prepareOperation.ts'

/** What the code of an account begins with that obeys a contract as well. @see https://eips.ethereum.org/EIPS/eip-7702 */
const designator: Hex = `0xef0100${delegationContracts.delegatedAccount.slice(2).toLowerCase()}`
const gasMarginPercent = 120n
/** Readable as a signature, of nobody: what the chain measures before anything is signed. */
const unsigned = { yParity: '0x0', r: '0x1', s: '0x1' }

/** Calls of the key's own account, all of them or none. */
export interface DelegatedBatch {
  /** To itself. */
  readonly transaction: PreparedTransaction
  /** The account takes on the contract's code with it. */
  readonly isFirst: boolean
}

/**
 * Makes one transaction of several calls of the key's own account: to itself, with the code of a contract that the account
 * takes on with the first one. Frozen.
 *
 * @throws Refusal where the network has no such contract, or the account obeys another one
 */
export async function prepareDelegatedBatch({
  calls,
  from,
  chainId,
  node,
  signal,
}: {
  calls: readonly Call[]
  from: Address
  /** Of EIP-155. */
  chainId: number
  node: NodeRequest
  signal: AbortSignal
}): Promise<DelegatedBatch> {
  const ask = (method: string, params: readonly unknown[]) => node({ method, params }, { signal })
  const [code, isThere] = await Promise.all([
    ask('eth_getCode', [from, 'latest']),
    isDeployed(delegationContracts.delegatedAccount, node, signal),
  ])
  if (!isThere)
    throw new Refusal(5760, 'This network does not let this account do several calls at once.')
  const isFirst = code === '0x'
  if (!isFirst && String(code).toLowerCase() !== designator)
    throw new Refusal(
      5760,
      'This account obeys another wallet’s contract on this network. Undo that there first.',
    )
  const call = { from, to: from, value: '0x0', data: encodeCalls(calls) }
  const gas = await ask('eth_estimateGas', [
    {
      ...call,
      ...(isFirst && {
        authorizationList: [
          {
            ...{ chainId: `0x${chainId.toString(16)}`, nonce: '0x0' },
            ...{ address: delegationContracts.delegatedAccount, ...unsigned },
          },
        ],
      }),
    },
    'latest',
    { [from]: { code: designator } },
  ])
  const transaction = await readTransaction({
    params: [
      { ...call, gas: `0x${((BigInt(gas as Hex) * gasMarginPercent) / 100n).toString(16)}` },
    ],
    ...{ from, chainId, node, signal },
  })
  return Object.freeze({ transaction, isFirst })
}

/** Signs what `prepareDelegatedBatch` made, for this chain alone. */
export async function signDelegatedBatch(
  account: Pick<PrivateKeyAccount, 'signTransaction' | 'signAuthorization'>,
  { transaction, isFirst }: DelegatedBatch,
): Promise<Hex> {
  const { chainId, nonce } = transaction
  if (!isFirst) return account.signTransaction({ ...transaction })
  const authorization = await account.signAuthorization({
    // The transaction itself counts first.
    ...{ chainId, nonce: nonce + 1, address: delegationContracts.delegatedAccount },
  })
  return account.signTransaction({
    ...transaction,
    type: 'eip7702',
    authorizationList: [authorization],
  })
}
