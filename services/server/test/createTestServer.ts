import type { AnalyticsEvent } from '@foyer/protocol'
import type { EventStore } from '../src/analytics/EventStore.ts'
import type { Bundlers } from '../src/bundler/Bundler.ts'
import type { Balances } from '../src/chain-data/balances/Balances.ts'
import type { Chains } from '../src/chain-data/chains/Chain.ts'
import type { History } from '../src/chain-data/history/createHistory.ts'
import { createNfts } from '../src/chain-data/nfts/createNfts.ts'
import type { Nfts } from '../src/chain-data/nfts/Nfts.ts'
import type { Recipients } from '../src/chain-data/recipients/Recipients.ts'
import { createServer } from '../src/http/createServer.ts'
import type { Embedded } from '../src/identity/embedded/createEmbedded.ts'
import { createIdentities } from '../src/identity/identities/createIdentities.ts'
import type { NameStore } from '../src/identity/names/NameStore.ts'
import type { SmartSessionStore } from '../src/identity/sessions/SmartSessionStore.ts'
import { createSignIns } from '../src/identity/sign-in/createSignIns.ts'
import { silentSignInObserver } from '../src/identity/sign-in/SignInObserver.ts'
import type { SignInStore } from '../src/identity/sign-in/SignInStore.ts'
import { createTokenMaker } from '../src/identity/sign-in/tokens.ts'
import { verifySignature } from '../src/identity/signatures/verifySignature.ts'
import type { Art } from '../src/images/built-in/Art.ts'
import type { ImageFile } from '../src/images/ImageFile.ts'
import type { RemoteImages } from '../src/images/remote/RemoteImages.ts'
import { createMemoryCounters } from '../src/platform/counters/createMemoryCounters.ts'
import { createLog } from '../src/platform/log/createLog.ts'
import type { OneTime } from '../src/platform/one-time-tokens/OneTime.ts'
import { createOutgoing } from '../src/platform/outgoing/createOutgoing.ts'
import { readSettings } from '../src/platform/settings/settings.ts'
import { listProjects } from '../src/projects/createProjects.ts'
import type { StoredProject } from '../src/projects/projectStore.ts'
import type { Relay } from '../src/relay/createRelay.ts'
import { openOnramp } from '../src/trading/onramp/openOnramp.ts'
import { createMarkets, type Markets } from '../src/trading/swaps/createMarkets.ts'
import { createCatalogue } from '../src/wallets/catalogue/createCatalogue.ts'
import { readRows } from '../src/wallets/catalogue/readRows.ts'
import { createMemoryNames } from './createMemoryNames.ts'
import { createMemoryPurchases } from './createMemoryPurchases.ts'
import { createMemorySignIns } from './createMemorySignIns.ts'

/** Rows as a careless or hostile source has them: only `clean` may reach a client whole. */
export const dirtyRows: readonly unknown[] = [
  { id: 'metamask', name: 'MetaMask', rdns: 'io.metamask', chains: ['eip155', 'solana'], order: 1 },
  { id: 'rainbow', name: 'Rainbow', rdns: 'me.rainbow', chains: ['eip155:1', 'eip155:137'] },
  { id: 'phantom', name: 'Phántom', chains: ['solana'], order: 2, badge_type: 'certified' },
  {
    id: 'injected',
    name: 'Meta Injected',
    injected: [{ namespace: 'eip155', injected_id: 'isX' }],
  },
  { id: 'anywhere', name: 'Anywhere' },
  { id: 'metamask', name: 'Second of the same id' },
  { id: 'linked', name: 'EVIL Linked', mobile_link: 'javascript:evil()', homepage: 'http://evil' },
  { id: 'evil-nameless', name: '\u200B\u202E' },
  {
    id: 'evil-image',
    name: 'EVIL Image',
    image_url: `data:image/png;base64,${'A'.repeat(99_000)}`,
  },
  { id: 7, name: 'EVIL Number' },
  { name: 'EVIL Without' },
  { id: 'evil\nid', name: 'EVIL Id' },
  null,
  'EVIL',
  [],
]

const svg: ImageFile = {
  contentType: 'image/svg+xml',
  bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  digest: 'svgdigest',
}

/** An event as an application sends it. */
export const event = {
  eventId: '0b5c1ff3-2c0b-4b4e-8f0e-6f0d7c0a9d11',
  url: 'https://example.com/shop?person=7#cart',
  domain: 'example.com',
  timestamp: 1_700_000_000_000,
  props: { event: 'MODAL_OPEN', properties: { connected: false } },
}

/** The whole HTTP application over a few rows, with an event store that remembers. */
export async function createTestServer({
  environment = {},
  rows = dirtyRows,
  record,
  isReady = true,
  projects = [],
  chains = { list: () => [], find: () => null },
  markets,
  names = createMemoryNames(),
  smartSessions = noSmartSessions,
  signInStore = createMemorySignIns(),
  relay = null,
  embedded = null,
  bundlers = noBundlers,
  history,
  recipients,
  balances,
  nfts,
  images = createMemoryImages(),
  oneTime = createMemoryOneTime(),
  imageIds = [],
  events,
}: {
  environment?: Record<string, string>
  rows?: readonly unknown[]
  record?: () => Promise<void>
  isReady?: boolean
  projects?: readonly StoredProject[]
  chains?: Chains
  /** Those of the settings when left out. */
  markets?: Markets
  names?: NameStore
  smartSessions?: SmartSessionStore
  signInStore?: SignInStore
  relay?: Relay | null
  embedded?: Embedded | null
  bundlers?: Bundlers
  history?: History
  recipients?: Recipients
  balances?: Balances
  nfts?: Nfts
  images?: RemoteImages
  oneTime?: OneTime
  /** Of images beside `known`. */
  imageIds?: readonly string[]
  /** Those that remember when left out. */
  events?: EventStore
} = {}) {
  const recorded: { projectId: string | null; event: AnalyticsEvent }[] = []
  const lines: string[] = []
  const art: Art = {
    image: (_kind, id) => (id === 'known' || imageIds.includes(id) ? svg : null),
    imageIds: () => [],
  }
  const settings = readSettings({ LOG_LEVEL: 'debug', ...environment })
  const log = createLog({
    level: settings.logLevel,
    destination: { write: (line) => void lines.push(line) },
  })
  const outgoing = createOutgoing()
  const app = await createServer({
    settings,
    log,
    catalogue: createCatalogue({
      rows: readRows(rows).rows,
      readImage: async (id) => (id === 'known' ? svg : null),
    }),
    art,
    events: events ?? {
      async record(entry) {
        await record?.()
        recorded.push(entry)
      },
    },
    chains,
    bundlers,
    markets: markets ?? createMarkets({ settings, chains, outgoing, log }),
    outgoing,
    metrics: null,
    isReady: async () => isReady,
    projects: listProjects(projects),
    counters: createMemoryCounters(),
    oneTime,
    names,
    identities: createIdentities({ names, settings, chains, images, outgoing, log }),
    verifySignature: (signed) =>
      verifySignature({ rpc: chains.find(signed.caipNetworkId)?.rpc ?? null, ...signed }),
    ...openOnramp({ settings, chains, oneTime, purchases: createMemoryPurchases(), outgoing, log }),
    smartSessions,
    signIns: createSignIns({
      store: signInStore,
      tokens: await createTokenMaker('a secret of tests, and of nothing else'),
      observer: silentSignInObserver,
      ...{ oneTime, chains, log },
    }),
    relay,
    embedded,
    history: history ?? {
      read: async () => ({ transactions: [], next: null, missingChainIds: [] }),
    },
    recipients: recipients ?? {
      read: async () => ({ recipients: [], whole: false }),
    },
    balances: balances ?? {
      read: async () => ({ balances: [], staleMs: null, missingChainIds: [] }),
    },
    nfts: nfts ?? createNfts({ sources: [], outgoing }),
    images,
  })
  return { app, recorded, lines }
}

/** Takes note of what lies on https, and has the same drawing for all of it. */
export function createMemoryImages(): RemoteImages {
  const ids = new Map<string, string>()
  return {
    async claim(addresses) {
      for (const address of addresses) {
        if (!/^https:/.test(address) || ids.has(address)) continue
        ids.set(address, `${ids.size + 1}`.padStart(64, '0'))
      }
      return ids
    },
    read: async (id) => ([...ids.values()].includes(id) ? svg : null),
  }
}

/** Takes no operations anywhere. */
export const noBundlers: Bundlers = {
  accountNetworks: () => [],
  find: () => null,
  findSponsor: () => null,
  sponsorAt() {
    throw new Error('Nobody pays in this test')
  },
  read: async () => [],
  stop: async () => {},
}

const noSmartSessions: SmartSessionStore = {
  list: async () => [],
  find: async () => null,
  grant: async () => '',
  revoke: async () => {},
}

/** What works once, for one test. */
function createMemoryOneTime(): OneTime {
  const values = new Map<string, unknown>()
  return {
    async issue({ purpose, value }) {
      const token = `${values.size}`.padStart(32, '0')
      values.set(`${purpose}:${token}`, value)
      return token
    },
    async take({ purpose, token }) {
      const value = values.get(`${purpose}:${token}`) ?? null
      values.delete(`${purpose}:${token}`)
      return value
    },
  }
}
