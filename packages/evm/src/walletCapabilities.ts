import type { AdapterHost, GivenCapabilities, WalletCapabilities } from '@foyer/core/adapter'
import type { WalletProvider } from './eip1193.ts'

const timeoutMs = 3_000
/** A wallet says what it can do in a few hundred bytes. */
const maxLength = 65_536

/** Those that `GivenCapabilities` has a type for. */
const named = [
  ...['paymasterService', 'assetDiscovery', 'staticPaymasterConfiguration', 'validityTimeRange'],
  ...['multiDimensionalNonce', 'accountAbstractionGasParamsOverride', 'eip7702Auth'],
]

/**
 * Asks a wallet what it can do for an account on one network; nothing where it does not say within three seconds.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 * @throws the signal's reason
 */
export async function askCapabilities({
  provider,
  clock,
  account,
  chainId,
  signal,
}: {
  provider: WalletProvider
  clock: AdapterHost['platform']['clock']
  account: string | undefined
  /** Of EIP-155. */
  chainId: number
  signal: AbortSignal
}): Promise<WalletCapabilities> {
  const chain = `0x${chainId.toString(16)}`
  const late = new AbortController()
  const cancel = clock.after(timeoutMs, () => late.abort())
  const left = new Promise<never>((_resolve, reject) => {
    for (const one of [signal, late.signal])
      one.addEventListener('abort', () => reject(one.reason), { once: true })
  })
  const ask = async () =>
    provider.request({ method: 'wallet_getCapabilities', params: [account, [chain]] })
  const given = await Promise.race([ask(), left])
    .then((answer) => readCapabilities(answer, chain))
    // Most wallets do not have the method.
    .catch((): GivenCapabilities => ({}))
    .finally(cancel)
  signal.throwIfAborted()
  return {
    atomic: given.atomic?.status ?? 'unsupported',
    paymasterService: given.paymasterService?.supported ?? false,
    assetDiscovery: given.assetDiscovery?.supported ?? false,
    given,
  }
}

/** A copy that the wallet cannot change under our eyes; nothing of an answer that is too long. */
function readCapabilities(answer: unknown, chain: string): GivenCapabilities {
  const text = JSON.stringify(answer) ?? ''
  if (text.length > maxLength) return {}
  const all = Object(JSON.parse(text)) as Record<string, unknown>
  // What holds on all networks is told for 0x0.
  const given: Record<string, unknown> = { ...Object(all['0x0']), ...Object(all[chain]) }
  for (const name of named)
    if (typeof (Object(given[name]) as { supported?: unknown }).supported !== 'boolean')
      delete given[name]
  const { status } = Object(given.atomic) as { status?: unknown }
  if (status !== 'supported' && status !== 'ready' && status !== 'unsupported') delete given.atomic
  return Object.freeze(given)
}
