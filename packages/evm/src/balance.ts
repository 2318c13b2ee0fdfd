import {
  type AdapterHost,
  balanceUnavailable,
  type Http,
  type NativeBalance,
  type Network,
} from '@foyer/core/adapter'
import type { WalletProvider } from './eip1193.ts'

/** One node may take this long before the next one is asked. */
const nodeTimeoutMs = 5_000

/**
 * Reads the native balance of an account from the first node that answers. When the host named no
 * node the backend is asked, and the wallet when no backend serves the network or it fails.
 *
 * @throws `balance/unavailable`, or the signal's reason
 * @contacts rpc — the native balance of the connected account (`eth_getBalance`) — after connecting,
 * every ten seconds while somebody reads it and the page is visible, and every two for at most a minute
 * after a transaction — `customRpcUrls`, or `rpcUrls` of a network
 * that the application defines itself; without either the backend or the wallet is asked
 */
export async function readBalance({
  http,
  urls,
  readThroughBackend,
  wallet,
  address,
  network,
  signal,
}: {
  http: Http
  urls: readonly string[]
  readThroughBackend: AdapterHost['readThroughBackend']
  wallet: WalletProvider | null
  address: string
  network: Network
  signal: AbortSignal
}): Promise<NativeBalance> {
  const { symbol, decimals } = network.nativeCurrency
  const method = 'eth_getBalance'
  const params = [address, 'latest']
  let failure: unknown = new Error('No node and no wallet to ask.')
  for (const url of urls) {
    try {
      const answer = await http.send({
        url,
        method: 'POST',
        body: { jsonrpc: '2.0', id: 1, method, params },
        signal,
        timeoutMs: nodeTimeoutMs,
      })
      const result = (answer.json as { result?: unknown } | undefined)?.result
      return { atomic: readQuantity(result, answer.status), decimals, symbol }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      failure = error
    }
  }
  if (urls.length === 0)
    try {
      const answer = await readThroughBackend({ network, method, params, signal })
      if (answer) return { atomic: readQuantity(answer.result), decimals, symbol }
    } catch (error) {
      if (signal.aborted) throw signal.reason
      failure = error
    }
  if (urls.length === 0 && wallet)
    try {
      return { atomic: readQuantity(await wallet.request({ method, params })), decimals, symbol }
    } catch (error) {
      failure = error
    }
  throw balanceUnavailable(failure)
}

/** A quantity of at most 256 bits; anything else is no balance. */
function readQuantity(value: unknown, status?: number): bigint {
  if (typeof value !== 'string' || !/^0x[\da-f]{1,64}$/i.test(value))
    throw new Error(`Not a balance (HTTP status ${status ?? 'none'})`)
  return BigInt(value)
}
