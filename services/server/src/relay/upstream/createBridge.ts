import { createBatcher } from '../../platform/batching/createBatcher.ts'
import type { Log } from '../../platform/log/createLog.ts'
import type { Want } from '../mailboxes/Mailboxes.ts'
import type { UpstreamObserver } from '../observers/UpstreamObserver.ts'
import { readerOf } from '../sockets/ClientConnection.ts'
import type { Bridge, BridgedRelay } from './Bridge.ts'
import { createLeader } from './createLeader.ts'
import { createOutbox } from './createOutbox.ts'
import { createShares } from './createShares.ts'
import { createTopicWatch } from './createTopicWatch.ts'
import { createUpstreamPool, maxUpstreamTopics } from './createUpstreamPool.ts'
import type { UpstreamMessage } from './openConnection.ts'
import type { OpenTransport } from './Transport.ts'
import type { UpstreamStore } from './UpstreamStore.ts'

/** How long the upstream relay may be away before codes are said to reach nobody there. */
const absenceMs = 30_000
/** What is known of other processes is asked for once in this time, however many visitors ask. */
const stateMs = 1_000
/** Clients that stay are noted anew, and what is over is looked for. */
const refreshMs = 10 * 60_000
/** Of messages that a process kept and died before it could say so. */
const lookEveryMs = 10_000
const wantsAtOnce = 1_000

interface Change extends Want {
  readonly isWanted: boolean
}

/**
 * Joins a relay to an upstream one. Of several processes on one database one is connected to it; the others
 * write into the database what they need of it, and tell that one over their bus.
 *
 * @param parameters.clientId of this server at the upstream relay
 */
export function createBridge({
  relay,
  store,
  openTransport,
  clientId,
  maxMessageBytes,
  observer,
  log,
  random,
}: {
  relay: BridgedRelay
  store: UpstreamStore
  openTransport: OpenTransport
  clientId: string
  maxMessageBytes: number
  observer: UpstreamObserver
  log: Pick<Log, 'info' | 'warn' | 'error'>
  random?: (() => number) | undefined
}): Bridge {
  const startedMs = Date.now()
  const publisher = readerOf(clientId)
  let known: { reach: Promise<'own' | 'network'>; untilMs: number } | undefined

  const onMessage = async (message: UpstreamMessage) => {
    if (message.message.length > maxMessageBytes) {
      observer.message('down', 'refused')
      return true
    }
    const outcome = await relay.receive({ message, publisher })
    if (outcome === 'kept') observer.message('down', 'received')
    else if (outcome === 'known') observer.message('down', 'known')
    // There may be room when it comes again.
    else observer.message('down', 'postponed')
    return outcome === 'kept' || outcome === 'known'
  }

  const start = () => {
    let said: string | null = null
    const say = () => {
      observer.connected(pool.counts())
      leader.report()
      const state = pool.refusal() ?? (pool.isOpen() ? 'open' : 'closed')
      if (state === said) return
      said = state
      if (pool.refusal() !== null) {
        log.error(
          { reason: pool.refusal() },
          'The upstream relay refuses this server. Check RELAY_UPSTREAM and RELAY_UPSTREAM_PROJECT_ID; ' +
            'trying again in 10 minutes',
        )
      } else if (pool.isOpen()) log.info('Connected to the upstream relay')
      else log.warn('The upstream relay is away; trying again')
    }
    const pool = createUpstreamPool({
      openTransport,
      clientId,
      random,
      onMessage,
      onChange() {
        say()
        if (pool.isOpen()) outbox.look()
      },
    })
    const outbox = createOutbox({ store, pool, observer, log, random })
    const topics = createTopicWatch({
      find: (among) => store.findTopics({ ...(among && { among }), limit: maxUpstreamTopics }),
      onFound(found, among) {
        pool.want(found, among)
        observer.connected(pool.counts())
      },
    })
    topics.lookAtAll()
    const timers = [
      setInterval(topics.lookAtAll, refreshMs).unref(),
      setInterval(outbox.look, lookEveryMs).unref(),
    ]
    return {
      pool,
      outbox,
      topics,
      close() {
        for (const timer of timers) clearInterval(timer)
        topics.close()
        outbox.close()
        pool.close()
        observer.connected({ sockets: 0, topics: 0 })
      },
    }
  }
  const leader = createLeader({ store, start })

  const changes = createBatcher<Change, void>({
    async write(items) {
      // Of what was said about one the last counts.
      const last = new Map(items.map((change) => [`${change.topic} ${change.reader}`, change]))
      const wantsOf = (isWanted: boolean) =>
        [...last.values()]
          .filter((change) => change.isWanted === isWanted)
          .map(({ topic, reader }) => ({ topic, reader }))
      const [wanted, unwanted] = [wantsOf(true), wantsOf(false)]
      if (wanted.length > 0) await store.subscribe(wanted)
      if (unwanted.length > 0) await store.unsubscribe(unwanted)
      const topics = [...new Set(items.map(({ topic }) => topic))]
      leader.current()?.topics.lookAt(topics)
      void relay.announce(topics)
      return []
    },
    sizeOf: () => 300,
    maxItems: wantsAtOnce,
  })
  const note = (wants: readonly Want[], isWanted: boolean) => {
    for (const want of wants) {
      changes.add({ ...want, isWanted }).catch(() => {
        // The database is away: what is subscribed is noted again in a while, and the rest expires.
        refreshSoon()
      })
    }
  }
  const shares = createShares()
  const refresh = () => note([...relay.subscriptions()].filter(shares.has), true)
  const refreshing = setInterval(refresh, refreshMs).unref()
  let soon: NodeJS.Timeout | undefined
  const refreshSoon = () => {
    soon ??= setTimeout(() => {
      soon = undefined
      refresh()
    }, 5_000).unref()
  }

  const findReach = async () => {
    const pool = leader.current()?.pool
    // A new pairing would not be heard there.
    if (pool && pool.counts().topics >= maxUpstreamTopics) return 'own'
    if (pool?.isOpen()) return 'network'
    if (pool && pool.refusal() !== null) return 'own'
    const { isRefused, connectedMs } = await store.readState()
    // A server that has just started has not failed yet.
    const awayMs = Math.min(connectedMs ?? Number.POSITIVE_INFINITY, Date.now() - startedMs)
    return isRefused || awayMs > absenceMs ? 'own' : 'network'
  }

  return {
    subscribed(wants, network) {
      const displaced = shares.take(network, wants)
      note(wants.filter(shares.has), true)
      note(displaced, false)
    },
    left: (wants, network) => shares.left(network, wants),
    unsubscribed(wants, network) {
      shares.release(network, wants)
      note(wants, false)
    },
    published: () => leader.current()?.outbox.look(),
    received(topics) {
      leader.current()?.topics.lookAt(topics)
      leader.current()?.outbox.look()
    },
    missed() {
      leader.current()?.topics.lookAtAll()
      leader.current()?.outbox.look()
    },
    readReach() {
      if (!known || known.untilMs <= Date.now()) {
        // What is not known of the upstream relay cannot be promised.
        const reach = findReach().catch(() => 'own' as const)
        known = { reach, untilMs: Date.now() + stateMs }
      }
      return known.reach
    },
    async close() {
      clearInterval(refreshing)
      clearTimeout(soon)
      await changes.idle()
      await leader.close()
    },
  }
}
