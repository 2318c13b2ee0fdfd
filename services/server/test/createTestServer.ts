import type { AnalyticsEvent } from '@foyer/protocol'
import type { Art } from '../src/catalogue/Art.ts'
import type { Picture } from '../src/catalogue/Catalogue.ts'
import { createCatalogue } from '../src/catalogue/createCatalogue.ts'
import { readRows } from '../src/catalogue/readRows.ts'
import type { Chains } from '../src/chains/Chain.ts'
import { createServer } from '../src/createServer.ts'
import { createLog } from '../src/log/createLog.ts'
import { createOutgoing } from '../src/outgoing/createOutgoing.ts'
import { readSettings } from '../src/settings/settings.ts'

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

const svg: Picture = {
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
  chains = { list: () => [], find: () => null },
}: {
  environment?: Record<string, string>
  rows?: readonly unknown[]
  record?: () => Promise<void>
  isReady?: boolean
  chains?: Chains
} = {}) {
  const recorded: { projectId: string | null; event: AnalyticsEvent }[] = []
  const lines: string[] = []
  const art: Art = { picture: (_kind, id) => (id === 'known' ? svg : null) }
  const settings = readSettings({ LOG_LEVEL: 'debug', ...environment })
  const app = await createServer({
    settings,
    log: createLog({
      level: settings.logLevel,
      destination: { write: (line) => void lines.push(line) },
    }),
    catalogue: createCatalogue({
      rows: readRows(rows).rows,
      readPicture: async (id) => (id === 'known' ? svg : null),
    }),
    art,
    events: {
      async record(entry) {
        await record?.()
        recorded.push(entry)
      },
    },
    chains,
    outgoing: createOutgoing(),
    isReady: async () => isReady,
  })
  return { app, recorded, lines }
}
