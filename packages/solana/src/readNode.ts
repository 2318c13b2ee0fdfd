import {
  type AdapterHost,
  type ChainRead,
  createRequestPlaces,
  type Http,
  readableUrls,
} from '@foyer/core/adapter'

/** One node may take this long before the next one is asked. */
const nodeTimeoutMs = 5_000
/** Public nodes refuse more, and a browser's connections to a host are for everybody in the page. */
const maxAtOnce = 2

type TakePlace = ReturnType<typeof createRequestPlaces>

/** At each host, for what shares a network. */
const placesOf = new WeakMap<Http, Map<string, TakePlace>>()

function placesAt(http: Http, url: string): TakePlace {
  const known = placesOf.get(http) ?? new Map<string, TakePlace>()
  placesOf.set(http, known)
  // A path alone is of the page's own host.
  const [host = ''] = /^\w*:?\/\/[^/?#]+/.exec(url) ?? []
  const places = known.get(host) ?? createRequestPlaces(maxAtOnce)
  known.set(host, places)
  return places
}

/**
 * Asks a chain: the nodes that the application named one after the other; without any, the backend.
 * A host has two requests at a time, and the others wait.
 * Wallets of Solana read no chain. What a node refuses is an answer, and no other is asked.
 *
 * @throws the signal's reason, what `parse` throws, or the last failure; a node's own error has `code`
 *   and `data`
 * @contacts rpc — the native balance of the connected account (`getBalance`), what a transfer costs and what became of
 * it (`getLatestBlockhash`, `getFeeForMessage`, `getMultipleAccounts`, `getTokenAccountsByOwner`,
 * `getMinimumBalanceForRentExemption`, `getEpochInfo`, `simulateTransaction`, `getSignatureStatuses`,
 * `getTransaction`), and the transactions of wallets that sign without sending (`sendTransaction`) — after
 * connecting, every ten seconds while a user reads the balance and the page is visible, and every two for at
 * most a minute after a transaction; while a user reviews a transfer, and every few seconds until it is
 * settled — `customRpcUrls`, or `rpcUrls` of a network that the application defines itself; without
 * either the backend is asked
 */
export async function readNode<value>({
  host: { platform, options, readThroughBackend },
  parse,
  ...read
}: ChainRead & {
  host: Pick<AdapterHost, 'platform' | 'options' | 'readThroughBackend'>
  parse(result: unknown): value
}): Promise<value> {
  const { network, method, params, signal } = read
  const urls = readableUrls(options, network)
  if (urls.length === 0) {
    const answer = await readThroughBackend(read)
    if (answer) return parse(answer.result)
  }
  let failure: unknown = new Error('No node to ask. Give `customRpcUrls` or a `backend`.')
  for (const url of urls)
    try {
      const leave = await placesAt(platform.http, url)(signal)
      const { json } = await platform.http
        .send({
          ...{ url, method: 'POST', signal, timeoutMs: nodeTimeoutMs },
          body: { jsonrpc: '2.0', id: 1, method, params },
        })
        .finally(leave)
      const { id, result, error } = Object(json) as Record<'id' | 'result' | 'error', unknown>
      if (error) throw nodeRefused(error)
      if (id !== 1) throw new Error('The node answered something else.')
      return parse(result)
    } catch (error) {
      signal.throwIfAborted()
      failure = error
      // Said of the transaction itself; the next node would say the same.
      if ((error as { code?: unknown }).code === simulationFailed) break
    }
  throw failure
}

/** A transaction that would fail, as nodes say it; our own backend also says it while no node answers. */
export const simulationFailed = -32002

function nodeRefused(error: unknown): Error {
  const { message, code, data } = Object(error) as Record<string, unknown>
  const text = typeof message === 'string' ? message.slice(0, 500) : 'The node refused.'
  return Object.assign(new Error(text), { code, data })
}

/** What stands under `value` beside the slot that it was read in. */
export const contentOf = (result: unknown): unknown => (Object(result) as { value?: unknown }).value

/**
 * Lamports or another whole number. JSON has no 64 bits: beyond nine million SOL JavaScript rounds what
 * a node writes by a few lamports.
 */
export function wholeNumber(value: unknown): bigint {
  const isWhole =
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 64
  if (!isWhole) throw new Error('No whole number')
  return BigInt(value)
}
