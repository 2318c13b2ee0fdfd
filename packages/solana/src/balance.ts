import {
  type AdapterHost,
  balanceUnavailable,
  type NativeBalance,
  type Network,
} from '@foyer/core/adapter'
import { contentOf, readNode, wholeNumber } from './readNode.ts'

/** What the chain has two thirds of its validators' votes for; wallets show the same. */
export const commitment = 'confirmed'

/**
 * Reads what an account has in SOL from the first node that answers, and from the backend without one.
 *
 * @throws `balance/unavailable`, or the signal's reason
 */
export async function readBalance({
  address,
  network,
  signal,
  host,
}: {
  address: string
  network: Network
  signal: AbortSignal
  host: AdapterHost
}): Promise<NativeBalance> {
  const { symbol, decimals } = network.nativeCurrency
  try {
    const atomic = await readNode({
      ...{ host, network, signal, method: 'getBalance' },
      params: [address, { commitment }],
      parse: (result) => wholeNumber(contentOf(result)),
    })
    return { atomic, decimals, symbol }
  } catch (error) {
    throw signal.aborted ? signal.reason : balanceUnavailable(error)
  }
}
