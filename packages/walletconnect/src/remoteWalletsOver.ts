import {
  type ChainNamespace,
  type RemoteWallet,
  type RemoteWallets,
  type RemoteWalletsHost,
  walletServesOthers,
} from '@foyer/core/adapter'
import * as Key from './crypto/Key.ts'
import { createEvmProvider } from './providers/createEvmProvider.ts'
import { createFamilyProvider, sessionOf } from './providers/createFamilyProvider.ts'
import type { Relay } from './relay/Relay.ts'
import type { ArriveParameters } from './sign/createHandshakes.ts'
import { createSignClient, type SignClient } from './sign/createSignClient.ts'
import * as JsonRpc from './sign/JsonRpc.ts'
import { wantedNamespaces } from './sign/wantedNamespaces.ts'
import type { RecordStore } from './storage/createRecordStore.ts'
import * as Namespaces from './storage/Namespaces.ts'

/** Parameters of {@link remoteWalletsOver}. */
export interface RemoteWalletsOverParameters {
  readonly host: RemoteWalletsHost
  readonly relay: Relay
  readonly records: RecordStore
}

/** Remote wallets, with the protocol beneath them for callers that need more. */
export interface RemoteWalletsWithClient extends RemoteWallets {
  readonly client: SignClient
}

/** Makes WalletConnect wallets over a relay that exists already. */
export function remoteWalletsOver({
  host,
  relay,
  records,
}: RemoteWalletsOverParameters): RemoteWalletsWithClient {
  const wanted = () => wantedNamespaces(host.networks())
  const client = createSignClient({
    context: {
      clock: host.platform.clock,
      relay,
      records,
      nextId: JsonRpc.createIds(host.platform.clock),
      maker: Key.random().slice(0, 16),
      metadata: host.metadata,
    },
    wanted,
    signIn: () =>
      host.networks().every(({ chainNamespace }) => chainNamespace === 'eip155')
        ? host.signIn
        : undefined,
    openLink: (link, request) => host.openLink?.(link, request),
  })
  const wallets = new Map<ChainNamespace, RemoteWallet>()

  const addRemoteWallet = (family: ChainNamespace): RemoteWallet => {
    const reportToDeveloper = (message: string) => host.platform.reportToDeveloper(message)
    const wallet = createFamilyProvider({
      family,
      client,
      wantedChains: () => wanted()[family]?.chains ?? [],
      reportToDeveloper,
    })
    const read = async ({ chain, ...asked }: { chain: string; method: string; params: unknown }) =>
      (await host.read?.({ caipNetworkId: chain, ...asked })) ?? null
    const accepts = serves(family)
    return {
      get connector() {
        const peer = sessionOf(client, family)?.peer
        return {
          id: 'walletConnect',
          type: 'WALLET_CONNECT',
          name: peer?.name || 'WalletConnect',
          imageUrl: peer?.iconUrl ?? null,
          rdns: null,
          chain: family,
        } as const
      },
      accounts() {
        const details = sessionOf(client, family)?.details ?? []
        return wallet
          .accounts()
          .map(Namespaces.addressOf)
          .map((address) => details.find((said) => said.address === address) ?? { address })
      },
      provider:
        family === 'eip155'
          ? createEvmProvider({ client, wallet, read, reportToDeveloper })
          : wallet,
      async arrive({ signal }) {
        const families = await client.arrive({ accepts, signal })
        if (!families.includes(family)) throw walletServesOthers(families)
      },
      expected: ({ signal }) => client.expected({ accepts, signal }),
    }
  }

  return {
    client,
    pairing: client.pairing,
    relay: relay.state,
    hold: () => client.hold(),
    renew: () => client.renew(),
    wallet(namespace) {
      if (!Object.hasOwn(wanted(), namespace)) return null
      const known = wallets.get(namespace) ?? addRemoteWallet(namespace)
      wallets.set(namespace, known)
      return known
    },
    arrive: ({ namespace, signal }) => client.arrive({ accepts: serves(namespace), signal }),
    approval(namespace) {
      const { chains, methods } = sessionOf(client, namespace)?.namespaces[namespace] ?? {}
      return chains && methods
        ? { networks: chains, supportsAllNetworks: methods.includes('wallet_addEthereumChain') }
        : null
    },
    sessionsChanged: (listener) => client.subscribe(listener),
    isConnected: () => client.sessions().length > 0,
    chooseLink: (link) => client.chooseLink(link),
    endUnused(inUse) {
      const used = inUse.map((family) => sessionOf(client, family)?.topic)
      for (const { topic } of client.sessions()) if (!used.includes(topic)) client.end(topic)
      client.giveUp()
    },
    stop() {
      client.stop()
      relay.close()
    },
  }
}

const serves =
  (family: ChainNamespace): ArriveParameters['accepts'] =>
  ({ namespaces }) =>
    Object.hasOwn(namespaces, family)
