import { bitcoin } from '@foyer/bitcoin'
import { type ExternalConnector, evm } from '@foyer/evm'
import type { FoyerOptions } from '@foyer/react'
import { solana } from '@foyer/solana'
import { type SignInName, signInNamed } from './signIn.ts'
import { bitcoinNetworkOf, networksOf, type Stack, solanaNetworkOf } from './stack.ts'

declare global {
  interface Window {
    /** Wallets that the page itself brings, such as those of a kit with a login of its own. */
    ownConnectors?: readonly ExternalConnector[]
  }
}

/** The chain families that the address can name. */
const families = {
  evm: () => evm({ connectors: window.ownConnectors ?? [] }),
  solana,
  bitcoin,
}

/** How the Demo wallet answers: `?wallet=`. */
type WalletAnswer = 'ask' | 'approve' | 'reject' | 'hang' | 'none'

/** What the address of the page asks for. */
export interface Settings {
  readonly options: FoyerOptions
  readonly wallet: WalletAnswer
  /** `?families=evm,solana,bitcoin`: what the Demo wallet speaks; what the application does unless given. */
  readonly families: readonly string[]
  /** `?font=geist`: the typeface of the design instead of the system's. */
  readonly geist: boolean
}

/** Merges `?options=` over the demo's own. Only on loopback: a link must not configure a real shop. */
export function readSettings(location: Location, stack: Stack): Settings {
  const query = new URLSearchParams(location.search)
  const given = isLoopback(location.hostname) ? readOptions(query.get('options')) : {}
  const asked = query.get('families')?.split(',')
  // What the wallet is to speak, the page does too, unless it is told.
  const { adapters = asked?.filter(isFamily) ?? ['evm'], siwx, ...rest } = given
  const wallet = query.get('wallet')
  const server = stack.parts.find(({ name }) => name === 'server')
  const frame = stack.parts.find(({ name }) => name === 'frame')
  return {
    options: {
      projectId: 'demo',
      networks: [
        ...(adapters.includes('evm') || adapters.length === 0 ? networksOf(stack) : []),
        ...(adapters.includes('solana') ? solanaNetworkOf(stack) : []),
        ...(adapters.includes('bitcoin') ? bitcoinNetworkOf(stack) : []),
      ],
      ...(server && {
        backend: backendOf(server.url, frame && frameFor(location.hostname, frame.url)),
      }),
      ...rest,
      ...(siwx && {
        siwx: signInNamed(siwx, serverOf(rest.backend) ?? server?.url),
      }),
      adapters: adapters.flatMap((name) => (name in families ? [families[name]()] : [])),
    } as FoyerOptions,
    wallet: isAnswer(wallet) ? wallet : 'ask',
    families: asked ?? adapters,
    geist: query.get('font') === 'geist',
  }
}

/** Of the page's own site where it has one: `wallet.foyer.localhost` for `app.foyer.localhost`. */
function frameFor(hostname: string, url: string): string {
  const [, site] = /^[^.]+\.(.+\.localhost)$/.exec(hostname) ?? []
  return site ? `http://wallet.${site}:${new URL(url).port}` : url
}

/** Of a backend that is named in one, or part by part. */
const serverOf = (backend: FoyerOptions['backend']): string | undefined =>
  typeof backend === 'object' ? backend.blockchain : backend || undefined

/** The frame of the e-mail wallet is of another origin, and named apart. */
const backendOf = (server: string, secureSite: string | undefined) =>
  secureSite === undefined
    ? server
    : {
        ...{ blockchain: server, wallets: server, analytics: server, secureSite },
        relay: `${server.replace(/^http/, 'ws')}/relay`,
      }

function readOptions(text: string | null): Partial<Omit<FoyerOptions, 'adapters' | 'siwx'>> & {
  adapters?: (keyof typeof families)[]
  siwx?: SignInName
} {
  if (!text) return {}
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) return {}
  // JSON.parse makes __proto__ an own key, and a spread would then set a prototype.
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '__proto__'))
}

const isFamily = (name: string): name is keyof typeof families => name in families

const isLoopback = (host: string) => /^(127\.\d+\.\d+\.\d+|(.+\.)?localhost|\[::1\])$/.test(host)

const isAnswer = (value: string | null): value is WalletAnswer =>
  ['ask', 'approve', 'reject', 'hang', 'none'].includes(value ?? '')
