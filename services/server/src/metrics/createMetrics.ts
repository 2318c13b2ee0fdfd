import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { BundlerReading } from '../bundler/Bundler.ts'
import type { SignInObserver } from '../identity/sign-in/SignInObserver.ts'
import type { BreakerState, OutgoingObserver } from '../platform/outgoing/OutgoingObserver.ts'
import type { RelayObserver } from '../relay/observers/RelayObserver.ts'
import type { UpstreamObserver } from '../relay/observers/UpstreamObserver.ts'

/** One answer of ours. */
interface AnsweredRequest {
  readonly method: string
  /** The pattern of its path, such as `/getWalletImage/:id`; `none` when there is no such route. */
  readonly route: string
  readonly statusCode: number
  readonly durationMs: number
}

/** What the process counts about itself, for Prometheus. It knows no addresses and no projects. */
export interface Metrics {
  /** For everything that goes out. */
  readonly outgoing: OutgoingObserver
  /** For mobile wallets and applications. */
  readonly relay: RelayObserver
  /** For the relay that this one is bridged to. */
  readonly upstreamRelay: UpstreamObserver
  /** For users who sign in. */
  readonly signIn: SignInObserver
  answered(request: AnsweredRequest): void
  /** Asked with each reading. */
  watchDatabase(isReady: () => Promise<boolean>): void
  /** Asked twice a minute at most, as it reads a table. */
  watchMailboxes(count: () => Promise<number>): void
  /** The same for what the upstream relay has yet to get. */
  watchUpstream(count: () => Promise<number>): void
  /** The same for bundlers and sponsors: nodes and a table are asked. */
  watchBundlers(read: () => Promise<readonly BundlerReading[]>): void
  /** All of it in the text format of Prometheus. */
  read(): Promise<{ contentType: string; text: string }>
}

/** Seconds: an image from memory takes the least, a node that hangs the most. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const countEveryMs = 30_000

const breakerValues: Readonly<Record<BreakerState, number>> = { closed: 0, 'half-open': 1, open: 2 }

/** Starts to count, with a registry of its own: two servers in one process do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  // Memory, processor, event loop and garbage collection of this process.
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'foyer_http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  const calls = new Histogram({
    name: 'foyer_upstream_call_duration_seconds',
    help: 'Time of calls to others, by whom and how they ended',
    labelNames: ['name', 'outcome'],
    buckets,
    registers,
  })
  const breakers = new Gauge({
    name: 'foyer_upstream_breaker_state',
    help: '0 when calls go out, 2 when none does, 1 while one finds out',
    labelNames: ['name'],
    registers,
  })
  const caches = new Counter({
    name: 'foyer_cache_lookups_total',
    help: 'Looks into caches: hit, miss, or stale while the source is down',
    labelNames: ['name', 'outcome'],
    registers,
  })

  return {
    outgoing: {
      upstream({ name, outcome, durationMs }) {
        calls.observe({ name, outcome }, durationMs / 1_000)
      },
      breaker({ name, state }) {
        breakers.set({ name }, breakerValues[state])
      },
      cache({ name, outcome }) {
        caches.inc({ name, outcome })
      },
    },
    answered({ method, route, statusCode, durationMs }) {
      requests.observe({ method, route, status: `${statusCode}` }, durationMs / 1_000)
    },
    watchDatabase(isReady) {
      new Gauge({
        name: 'foyer_database_up',
        help: '1 while the database answers',
        registers,
        async collect() {
          this.set((await isReady()) ? 1 : 0)
        },
      })
    },
    signIn: createSignInMetrics(registers),
    relay: createRelayMetrics(registers),
    upstreamRelay: createUpstreamMetrics(registers),
    watchMailboxes: (count) =>
      watchCount({
        name: 'foyer_relay_mailbox_messages',
        help: 'Messages that the relay keeps; absent while the database is away',
        count,
        registers,
      }),
    watchUpstream: (count) =>
      watchCount({
        name: 'foyer_relay_upstream_waiting',
        help: 'Messages that wait for the upstream relay; absent while the database is away',
        count,
        registers,
      }),
    watchBundlers: (read) => watchBundlers({ read, registers }),
    async read() {
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

function watchCount({
  name,
  help,
  count,
  registers,
}: {
  name: string
  help: string
  count(): Promise<number>
  registers: Registry[]
}): void {
  const ask = atMostEvery(countEveryMs, count)
  new Gauge({
    name,
    help,
    registers,
    async collect() {
      try {
        this.set(await ask())
      } catch {
        // What is not known is not said; `foyer_database_up` tells why.
        this.remove()
      }
    },
  })
}

function watchBundlers({
  read,
  registers,
}: {
  read(): Promise<readonly BundlerReading[]>
  registers: Registry[]
}): void {
  const ask = atMostEvery(countEveryMs, read)
  const watch = (
    name: string,
    key: 'waiting' | 'bundlerBalance' | 'sponsorDeposit',
    help: string,
  ) =>
    new Gauge({
      name,
      help: `${help}; absent while nobody answers`,
      labelNames: ['chain'],
      registers,
      async collect() {
        this.reset()
        for (const reading of await ask()) {
          const value = reading[key]
          if (value !== null) this.set({ chain: reading.chain }, value)
        }
      },
    })
  watch('foyer_user_operations_waiting', 'waiting', 'User operations that are on no chain yet')
  watch(
    'foyer_bundler_balance',
    'bundlerBalance',
    'What the account of the bundler has, in the currency of the network',
  )
  watch(
    'foyer_sponsor_deposit',
    'sponsorDeposit',
    'What the paymaster has at the EntryPoint, in the currency of the network',
  )
}

/** Asks anew when the last answer is older. */
function atMostEvery<value>(everyMs: number, ask: () => Promise<value>): () => Promise<value> {
  let known: { answer: Promise<value>; untilMs: number } | undefined
  return () => {
    if (!known || known.untilMs <= performance.now())
      known = { answer: ask(), untilMs: performance.now() + everyMs }
    return known.answer
  }
}

function createUpstreamMetrics(registers: Registry[]): UpstreamObserver {
  const sockets = new Gauge({
    name: 'foyer_relay_upstream_sockets',
    help: 'Open connections to the upstream relay; of several processes one has them',
    registers,
  })
  const topics = new Gauge({
    name: 'foyer_relay_upstream_topics',
    help: 'Topics that this process is subscribed to at the upstream relay',
    registers,
  })
  const messages = new Counter({
    name: 'foyer_relay_upstream_messages_total',
    help: 'Messages between this relay and the upstream one, by direction and what became of them',
    labelNames: ['direction', 'outcome'],
    registers,
  })
  return {
    connected(now) {
      sockets.set(now.sockets)
      topics.set(now.topics)
    },
    message: (direction, outcome) => messages.inc({ direction, outcome }),
  }
}

function createSignInMetrics(registers: Registry[]): SignInObserver {
  const signIns = new Counter({
    name: 'foyer_sign_in_total',
    help: 'Sign-ins by chain family and how they ended: signed-in, or what was wrong',
    labelNames: ['family', 'outcome'],
    registers,
  })
  const refreshes = new Counter({
    name: 'foyer_sign_in_refresh_total',
    help: 'Refreshes of sessions, by how they ended',
    labelNames: ['outcome'],
    registers,
  })
  const ended = new Counter({
    name: 'foyer_sign_in_ended_total',
    help: 'Sessions that ended before their time, by reason',
    labelNames: ['reason'],
    registers,
  })
  return {
    signIn: (family, outcome) => signIns.inc({ family, outcome }),
    refresh: (outcome) => refreshes.inc({ outcome }),
    ended: (reason, count) => ended.inc({ reason }, count),
  }
}

function createRelayMetrics(registers: Registry[]): RelayObserver {
  const sockets = new Gauge({
    name: 'foyer_relay_sockets',
    help: 'Open connections to the relay',
    registers,
  })
  const published = new Counter({
    name: 'foyer_relay_published_total',
    help: 'Messages that were published: kept, or known because they were sent before',
    labelNames: ['outcome'],
    registers,
  })
  const delivered = new Counter({
    name: 'foyer_relay_delivered_total',
    help: 'Messages that were handed to a client',
    registers,
  })
  const refused = new Counter({
    name: 'foyer_relay_refused_total',
    help: 'Connections and calls that were refused, by reason',
    labelNames: ['reason'],
    registers,
  })
  const cut = new Counter({
    name: 'foyer_relay_cut_total',
    help: 'Connections that were cut, by reason',
    labelNames: ['reason'],
    registers,
  })
  return {
    sockets: (count) => sockets.set(count),
    published: (outcome) => published.inc({ outcome }),
    delivered: (count) => delivered.inc(count),
    refused: (reason) => refused.inc({ reason }),
    cut: (reason) => cut.inc({ reason }),
  }
}
