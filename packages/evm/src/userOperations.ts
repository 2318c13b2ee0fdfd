import type { Connection } from '@foyer/core/adapter'
import type { WalletProvider } from './eip1193.ts'
import type { Fees } from './readFees.ts'

/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` of ERC-4337. */
const operationDone = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/**
 * What became of what a smart account did in a transaction that somebody else sent: a block has it either way, and says
 * in an event whether the account's calls were done.
 *
 * @returns `null` where the transaction did nothing for the account
 * @see https://eips.ethereum.org/EIPS/eip-4337
 */
export function operationIn(
  { logs }: { readonly logs?: unknown },
  sender: string,
): 'done' | 'undone' | null {
  const topic = `0x${sender.slice(2).toLowerCase().padStart(64, '0')}`
  for (const log of Array.isArray(logs) ? logs.slice(0, 10_000) : []) {
    const { topics, data } = Object(log) as { topics?: unknown; data?: unknown }
    const [event, , of] = Array.isArray(topics) ? topics : []
    if (event !== operationDone || String(of).toLowerCase() !== topic) continue
    // Its number, then whether it was done.
    return typeof data === 'string' && /^0x[\da-f]{64}0*1/i.test(data.slice(0, 130))
      ? 'done'
      : 'undone'
  }
  return null
}

/** Prices move while a user reads. */
const marginPercent = 125n

/**
 * What having a call done costs at most, in wei: the wallet of a smart account alone knows.
 *
 * @returns `null` where the account is a key's own
 */
export async function feeOfOperation({
  connection,
  provider,
  transaction,
}: {
  connection: Pick<Connection, 'accounts'>
  provider: WalletProvider
  transaction: { readonly from: string }
}): Promise<Fees | null> {
  const from = transaction.from.toLowerCase()
  const account = connection.accounts.find(({ address }) => address.toLowerCase() === from)
  if (account?.type !== 'smartAccount') return null
  const params = [{ from: transaction.from, calls: [transaction] }]
  const fee = await provider.request({ method: 'foyer_feeOfCalls', params })
  if (typeof fee !== 'string' || !/^0x[\da-f]{1,24}$/i.test(fee)) throw new Error('No fee')
  const feeAtomic = (BigInt(fee) * marginPercent) / 100n
  return { feeAtomic, reserveAtomic: feeAtomic }
}
