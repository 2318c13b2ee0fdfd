import type { Network } from '@foyer/core/adapter'
import { chainNotSupported, hasCode, readFailure } from './failures.ts'

/** 4902 by EIP-3326; 32603 where wallets wrap it as an internal error. */
const unknownChainCodes = [4902, -32603, 32603]
/** Wallets with a generic error code say this. */
const unknownChainWords =
  /unrecognized chain|unknown chain|chain.{0,40}not (been )?(added|found|recogni[sz]ed)|wallet_addEthereumChain/i

/**
 * Moves the wallet to a network, adding it first when the wallet does not know it.
 *
 * @throws `wallet/declined`, `network/unsupported-by-wallet`, `wallet/failed`
 * @see https://eips.ethereum.org/EIPS/eip-3326
 * @see https://eips.ethereum.org/EIPS/eip-3085
 */
export async function switchChain({
  request,
  network,
  signal,
}: {
  request(method: string, params: unknown[]): Promise<unknown>
  network: Network
  signal: AbortSignal
}): Promise<void> {
  const chainId = `0x${BigInt(network.id).toString(16)}`
  const move = () => request('wallet_switchEthereumChain', [{ chainId }])
  try {
    await move()
  } catch (thrown) {
    const error = readFailure(thrown)
    if (error.kind === 'declined') throw error
    const unknown = hasCode(thrown, unknownChainCodes) || unknownChainWords.test(error.message)
    if (!unknown) throw error
    if (signal.aborted) throw signal.reason
    try {
      await request('wallet_addEthereumChain', [
        {
          chainId,
          chainName: network.name,
          nativeCurrency: network.nativeCurrency,
          rpcUrls: network.rpcUrls.default.http,
          ...(network.blockExplorers && {
            blockExplorerUrls: [network.blockExplorers.default.url],
          }),
        },
      ])
      // Some wallets add without moving, others move by themselves; asking again settles both.
      await move()
    } catch (addError) {
      const reason = readFailure(addError)
      throw reason.kind === 'declined' ? reason : chainNotSupported(addError)
    }
  }
}
