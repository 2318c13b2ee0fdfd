import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignClient } from '@walletconnect/sign-client'
import { type PinnedClient, sufferSecondEnds } from './pinnedClient.ts'
import { refuseOtherHosts } from './refuseOtherHosts.ts'

/** What the application on the other side asks for when nothing else is said. */
const wishes = {
  chains: ['eip155:31337', 'eip155:31338'],
  methods: [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_switchEthereumChain',
  ],
  events: ['accountsChanged', 'chainChanged'],
}

/** An application of another vendor, in this process. */
export interface PinnedDapp {
  readonly client: PinnedClient
  /** A link to pair with, and the session once the wallet approved. */
  propose(change?: Partial<typeof wishes>): Promise<{ uri: string; session: Promise<Session> }>
  remove(): Promise<void>
}

/** A session as the application sees it. */
export interface Session {
  readonly topic: string
  /** Addresses on chain A, the one in use first. */
  accounts(): string[]
  request<result>(method: string, params: unknown, chainId?: string): Promise<result>
}

let dapps = 0

/** Starts an application with a store of its own. Nobody but this machine is asked for anything. */
export async function startPinnedDapp(relayUrl: string): Promise<PinnedDapp> {
  refuseOtherHosts()
  dapps += 1
  const database = await mkdtemp(join(tmpdir(), 'foyer-e2e-dapp-'))
  const client = await SignClient.init({
    relayUrl,
    projectId: 'e2e',
    customStoragePrefix: `dapp-${process.pid}-${dapps}`,
    storageOptions: { database: join(database, 'store') },
    telemetryEnabled: false,
    logger: 'silent',
    metadata: {
      name: 'Pinned shop',
      description: 'An application of another vendor',
      url: 'https://shop.example',
      icons: ['https://shop.example/icon.png'],
    },
  })
  sufferSecondEnds(client)
  return {
    client,
    async propose(change) {
      const { uri = '', approval } = await client.connect({
        optionalNamespaces: { eip155: { ...wishes, ...change } },
      })
      const session = approval().then(({ topic }) => sessionOf(client, topic))
      // A test that expects a refusal says so; the others wait for it.
      session.catch(() => {})
      return { uri, session }
    },
    async remove() {
      await client.core.relayer.transportClose()
      // It may write once more after it has closed.
      await rm(database, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The session of this topic. */
function sessionOf(client: PinnedClient, topic: string): Session {
  return {
    topic,
    accounts: () =>
      (client.session.get(topic).namespaces.eip155?.accounts ?? [])
        .filter((account) => account.startsWith('eip155:31337:'))
        .map((account) => account.split(':')[2] ?? ''),
    request: (method, params, chainId = 'eip155:31337') =>
      client.request({ topic, chainId, request: { method, params } }),
  }
}
