import { type AdapterHost, type Network, type Transfer, TransferError } from '@foyer/core/adapter'

/** `decimals()` of ERC-20, where it is optional. @see https://eips.ethereum.org/EIPS/eip-20#decimals */
export const selector = '0x313ce567'
/** A wallet that says nothing holds nobody up for longer. */
const walletTimeoutMs = 3_000

/** Reads a word of a contract; `null` where it has no such function. */
type ReadWord = (question: {
  readonly network: Network
  readonly call: { readonly to: string; readonly data: string }
  readonly signal: AbortSignal
  parse(result: unknown): number | null
}) => Promise<number | null>

/**
 * Compares the decimals in which a token was shown with its own, once: they do not change. A token that says none
 * is counted in whole pieces, and is right when it was shown so.
 *
 * Where amounts and answers of the chain come from one backend the wallet is asked besides, as the backend that
 * lies of one would lie of the other.
 */
export function createDecimalsCheck({
  read,
  readFromWallet,
  clock,
}: {
  read: ReadWord
  /** Absent where it is not needed: the application named a node. */
  readFromWallet(network: Network): ReadWord | null
  clock: AdapterHost['platform']['clock']
}) {
  const checked = new Set<string>()

  /** What the wallet says of itself; `null` when it does not say a number, for whatever reason. */
  async function askWallet(question: Parameters<ReadWord>[0]): Promise<number | null> {
    const ask = readFromWallet(question.network)
    if (!ask) return null
    let cancel = () => {}
    const silence = new Promise<null>((resolve) => {
      cancel = clock.after(walletTimeoutMs, () => resolve(null))
    })
    return Promise.race([ask(question).catch(() => null), silence]).finally(cancel)
  }

  /** @throws `transfer/decimals-differ`, `transfer/decimals-unread`, or the reason of `signal` */
  return async (
    { network, asset }: Pick<Transfer, 'network' | 'asset'>,
    signal: AbortSignal,
  ): Promise<void> => {
    if (asset.kind !== 'token') return
    const { address, decimals: shown } = asset
    const key = [network.caipNetworkId, address, shown].join()
    if (checked.has(key)) return
    const call = { to: address, data: selector }
    const question = { network, call, signal, parse: readDecimals }
    const [onChain, byWallet] = await Promise.all([
      read(question).catch((cause) => {
        signal.throwIfAborted()
        throw TransferError.decimalsUnread(cause)
      }),
      askWallet(question),
    ])
    signal.throwIfAborted()
    if ((onChain ?? 0) !== shown) throw TransferError.decimalsDiffer({ shown, onChain })
    if (byWallet !== null && byWallet !== shown)
      throw TransferError.decimalsDiffer({ shown, onChain: byWallet })
    checked.add(key)
  }
}

/** @throws when a node answers what no contract says */
export function readDecimals(result: unknown): number | null {
  if (typeof result !== 'string' || !/^0x[\da-f]*$/i.test(result)) throw new Error('No bytes')
  return result.length === 66 && BigInt(result) <= 255n ? Number(BigInt(result)) : null
}
