/**
 * viem's clients for the connected account and its network.
 *
 * @packageDocumentation
 */
import {
  AppError,
  type ConnectionSource,
  type Network,
  ownRpcUrls,
  readableUrls,
} from '@foyer/core/adapter'
import {
  type Chain,
  type CustomTransport,
  createPublicClient,
  createWalletClient,
  custom,
  type JsonRpcAccount,
  type PublicClient,
  type WalletClient,
} from 'viem'
import { readChain } from './readChain.ts'

/**
 * viem's wallet client for the connected account, on the network that the wallet is on. It stays as
 * it was made: make another when the account or the network changes.
 *
 * @throws `connection/not-connected`
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { evm } from '@foyer/evm'
 * import { getWalletClient } from '@foyer/evm/viem'
 *
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
 * const sign = () => getWalletClient(foyer).signMessage({ message: 'Hello' })
 */
export function getWalletClient(
  foyer: ConnectionSource,
): WalletClient<CustomTransport, Chain, JsonRpcAccount> {
  const chain = chainState(foyer)
  const account = chain?.allAccounts[0]?.address
  if (chain?.status !== 'connected' || !chain.network || !account) throw notConnected()
  return createWalletClient({
    account: account as `0x${string}`,
    chain: toViemChain(chain.network),
    // Trying again would ask the user again.
    transport: custom(foyer.getProvider(namespace), { retryCount: 0 }),
  })
}

/**
 * viem's public client for the active network, or for another one of the client's. It reads as Foyer
 * does: from `customRpcUrls`, else the `rpcUrls` of a network that you define yourself, else your
 * backend, else the connected wallet; never from a public URL of a preset. Making it asks nobody.
 *
 * @throws `network/not-found`
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { evm } from '@foyer/evm'
 * import { getPublicClient } from '@foyer/evm/viem'
 *
 * const foyer = createFoyer({ projectId: 'shop', networks: [mainnet], adapters: [evm()] })
 * const read = () => getPublicClient(foyer, { chainId: 1 }).getBlockNumber()
 */
export function getPublicClient(
  foyer: ConnectionSource,
  { chainId }: { readonly chainId?: number | undefined } = {},
): PublicClient<CustomTransport, Chain> {
  const chain = chainState(foyer)
  const network =
    chainId === undefined
      ? chain?.network
      : chain?.requestedNetworks.find(({ id }) => Number(id) === chainId)
  if (!network) throw networkNotFound(chainId)
  const { options, platform, resources } = foyer.internals
  const wallet = () => {
    const now = chainState(foyer)
    const isThere =
      now?.status === 'connected' && now.network?.caipNetworkId === network.caipNetworkId
    return isThere ? foyer.getProvider(namespace) : null
  }
  return createPublicClient({
    chain: toViemChain(network),
    transport: custom(
      {
        request: ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
          readChain({
            ...{ network, method, params, wallet: wallet() },
            http: platform.http,
            urls: readableUrls(options.getState(), network),
            readThroughBackend: async (read) => (await resources())?.rpc(read) ?? null,
            signal: new AbortController().signal,
            parse: (result) => result,
          }),
      },
      // Every node was tried already.
      { retryCount: 0 },
    ),
  })
}

const namespace = 'eip155'

const chainState = (foyer: ConnectionSource) => foyer.getState().chains[namespace]

/** Without the public URLs of our presets, which viem's `http()` would contact by itself. */
function toViemChain(network: Network): Chain {
  const { id, name, nativeCurrency, blockExplorers, testnet } = network
  return {
    ...{ id: Number(id), name, nativeCurrency, testnet },
    rpcUrls: { default: { http: [...ownRpcUrls(network)] } },
    ...(blockExplorers && { blockExplorers }),
  }
}

const notConnected = () =>
  new AppError('connection/not-connected', 'No wallet is connected. Connect one and try again.', {
    kind: 'invalid',
    context: { namespace },
  })

const networkNotFound = (chainId: number | undefined) =>
  new AppError(
    'network/not-found',
    chainId === undefined
      ? 'There is no EVM network. Give the client one in `networks`, and the adapter evm().'
      : `The chain ${chainId} is not among the networks of this client. Add it to \`networks\`.`,
    { kind: 'invalid', context: { network: `${namespace}:${chainId ?? ''}` } },
  )
