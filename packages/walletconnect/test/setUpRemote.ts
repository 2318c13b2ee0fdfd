import { Network } from '@foyer/core'
import type { RemoteWalletsHost } from '@foyer/core/adapter'
import { base, mainnet } from '@foyer/core/networks'
import { createFakePlatform, type FakePlatform } from '@foyer/testing'
import type { EvmProvider } from '../src/providers/createEvmProvider.ts'
import { remoteWalletsOver } from '../src/remoteWalletsOver.ts'
import { createRecordStore } from '../src/storage/createRecordStore.ts'
import { createFakeRelays, type FakeRelays } from './fakeRelays.ts'
import { playWallet } from './playWallet.ts'

export const storageKey = '@foyer/walletconnect'

/** One page over relays in memory. */
export function openPage({
  relays = createFakeRelays(),
  platform = createFakePlatform(),
  name = 'page',
  host = {},
  turn,
}: {
  relays?: FakeRelays
  platform?: FakePlatform
  name?: string
  host?: Partial<RemoteWalletsHost>
  /** When changes are looked for in the store; at once unless given. */
  turn?: (action: () => void) => Promise<void>
} = {}) {
  const opened: string[] = []
  const relay = relays.connect(name)
  const records = createRecordStore({ platform, key: storageKey, ...(turn && { turn }) })
  const networks = [mainnet, base].map(Network.from)
  const remote = remoteWalletsOver({
    host: {
      platform,
      relayUrl: 'wss://relay.example/relay',
      projectId: 'test',
      metadata: { name: 'Shop', description: '', url: 'https://shop.example', icons: [] },
      storageKey: (key) => `@foyer/${key}`,
      networks: () => networks,
      openLink: (link) => void opened.push(link),
      ...host,
    },
    relay,
    records,
  })
  const wallet = remote.wallet('eip155')
  if (!wallet) throw new Error('EVM is wanted')
  const provider = wallet.provider as EvmProvider
  const received: unknown[] = []
  for (const event of ['connect', 'accountsChanged', 'chainChanged', 'disconnect', 'message'])
    provider.on(event, (value) =>
      received.push([
        event,
        value instanceof Error ? (value as Error & { code: number }).code : value,
      ]),
    )
  const link = async () => {
    await relays.settle()
    const state = remote.pairing.getState()
    if (state.status !== 'ready') throw new Error(`The link is ${state.status}`)
    return state.uri
  }
  return { relays, platform, relay, records, remote, wallet, provider, received, opened, link }
}

/** A page and a wallet that approved. */
export async function openConnected({
  link: app = null,
  sessionConfig,
  ...parameters
}: Parameters<typeof openPage>[0] & {
  /** How the wallet is opened, when it is on the same device. */
  link?: string | null
  /** What the wallet asks when it settles. */
  sessionConfig?: { readonly disableDeepLink?: boolean }
} = {}) {
  const page = openPage(parameters)
  const { relays, remote, wallet, link, platform } = page
  const theirs = playWallet({ relay: relays.connect('wallet'), nowMs: platform.clock.now })
  theirs.sessionConfig = sessionConfig
  const release = remote.hold()
  remote.chooseLink(app)
  const arrived = wallet.arrive({ signal: new AbortController().signal })
  await theirs.pair(await link())
  await relays.settle()
  const session = await theirs.approve()
  await arrived
  release()
  await relays.settle()
  return { ...page, theirs, session }
}
