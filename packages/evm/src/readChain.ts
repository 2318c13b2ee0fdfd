import type { AdapterHost, ChainRead, Http } from '@foyer/core/adapter'
import type { WalletProvider } from './eip1193.ts'

/** One node may take this long before the next one is asked. */
const nodeTimeoutMs = 5_000

/** Who may be asked. */
export interface ChainReaders {
  readonly http: Http
  /** The nodes that the application named, best first. */
  readonly urls: readonly string[]
  readonly readThroughBackend: AdapterHost['readThroughBackend']
  /** The connected wallet, if it is on this network. */
  readonly wallet: Pick<WalletProvider, 'request'> | null
}

/**
 * Asks a chain: the nodes that the application named one after the other; without any, the backend,
 * and the wallet when no backend serves the network or it fails. A contract that reverts is an
 * answer, and nobody else is asked.
 *
 * @throws the signal's reason, what `parse` throws, or the last failure; a node's own error has
 *   `code` and `data`
 * @contacts rpc — the native balance of the connected account (`eth_getBalance`), what a transfer costs, in which
 * units its token counts, and what became of it (`eth_estimateGas`, `eth_gasPrice`, `eth_call`,
 * `eth_getTransactionByHash`, `eth_getTransactionReceipt`, `eth_getTransactionCount`, `eth_getCode`), and what the
 * application reads through `@foyer/evm/viem` — after connecting, every ten seconds while a user
 * reads the balance and the page is visible, and every two for at most a minute after a transaction; while a user
 * reviews a transfer, and every few seconds until it is settled;
 * when the application reads — `customRpcUrls`, or `rpcUrls` of a network that the application defines
 * itself; without either the backend or the wallet is asked, and
 * of a token's units both
 */
export async function readChain<value>({
  http,
  urls,
  readThroughBackend,
  wallet,
  parse,
  ifReverted,
  ...read
}: ChainReaders &
  ChainRead & {
    parse(result: unknown, status?: number): value
    /** What it means that the contract reverts; absent: it is thrown. */
    ifReverted?: { readonly value: value } | undefined
  }): Promise<value> {
  const { method, params, signal } = read
  let failure: unknown = new Error(
    'No node and no wallet to ask. Give `customRpcUrls` or a `backend`, or connect a wallet.',
  )
  const sources: (() => Promise<{ value: value } | null>)[] = urls.map((url) => async () => {
    const { json, status } = await http.send({
      ...{ url, method: 'POST', signal, timeoutMs: nodeTimeoutMs },
      body: { jsonrpc: '2.0', id: 1, method, params },
    })
    const answer = json as { id?: unknown; result?: unknown; error?: unknown } | null | undefined
    if (answer?.error) throw nodeRefused(answer.error)
    if (answer?.id !== 1) throw new Error('The node answered something else.')
    return { value: parse(answer?.result, status) }
  })
  if (urls.length === 0) {
    sources.push(async () => {
      const answer = await readThroughBackend(read)
      return answer && { value: parse(answer.result) }
    })
    if (wallet)
      sources.push(async () => ({ value: parse(await wallet.request({ method, params })) }))
  }
  for (const ask of sources)
    try {
      const answer = await ask()
      if (answer) return answer.value
    } catch (error) {
      signal.throwIfAborted()
      if (isRevert(error)) {
        if (ifReverted) return ifReverted.value
        throw error
      }
      failure = error
    }
  throw failure
}

/** The node's own words, code and data, as the caller of a wallet would get them. */
function nodeRefused(error: unknown): Error {
  const { message, code, data } = Object(error) as Record<string, unknown>
  const text = typeof message === 'string' ? message : 'The node refused.'
  return Object.assign(new Error(text), { code, data })
}

/** 3 is what nodes say of a call that reverted; some give another code, and its data. */
function isRevert(error: unknown): boolean {
  const { code, data } = Object(error) as { code?: unknown; data?: unknown }
  return code === 3 || (typeof data === 'string' && data.startsWith('0x'))
}
