import {
  type AdapterHost,
  balanceUnavailable,
  type Http,
  type NativeBalance,
  type Network,
  readableUrls,
} from '@foyer/core/adapter'
import type { WalletProvider } from './eip1193.ts'
import { readChain } from './readChain.ts'

/**
 * Reads the native balance of an account from the first node that answers. When the host named no
 * node the backend is asked, and the wallet when no backend serves the network or it fails.
 *
 * @throws `balance/unavailable`, or the signal's reason
 */
export async function readBalance({
  http,
  options,
  readThroughBackend,
  wallet,
  address,
  network,
  signal,
}: {
  http: Http
  options: AdapterHost['options']
  readThroughBackend: AdapterHost['readThroughBackend']
  wallet: WalletProvider | null
  address: string
  network: Network
  signal: AbortSignal
}): Promise<NativeBalance> {
  const { symbol, decimals } = network.nativeCurrency
  const urls = readableUrls(options, network)
  try {
    const atomic = await readChain({
      ...{ http, urls, readThroughBackend, wallet, network, signal },
      method: 'eth_getBalance',
      params: [address, 'latest'],
      parse: readQuantity,
    })
    return { atomic, decimals, symbol }
  } catch (error) {
    throw signal.aborted ? signal.reason : balanceUnavailable(error)
  }
}

/** A quantity of at most 256 bits; anything else is no balance. */
function readQuantity(value: unknown, status?: number): bigint {
  if (typeof value !== 'string' || !/^0x[\da-f]{1,64}$/i.test(value))
    throw new Error(`Not a balance (HTTP status ${status ?? 'none'})`)
  return BigInt(value)
}

// With the balance, as a file of its own would be one more request.
export { readChain } from './readChain.ts'
