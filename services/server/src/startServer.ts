import { type AddressInfo, isIPv6 } from 'node:net'
import { AppError } from '@foyer/core/primitives'
import { createEventStore } from './analytics/createEventStore.ts'
import { eventPages } from './analytics/eventPages.ts'
import { createOperationStore } from './bundler/createOperationStore.ts'
import { openBundlers } from './bundler/openBundlers.ts'
import { createChains } from './chain-data/chains/createChains.ts'
import { startAccountData } from './chain-data/startAccountData.ts'
import { cleanUpJobs } from './cleanUpJobs.ts'
import { createServer } from './http/createServer.ts'
import { checkKeys } from './identity/embedded/checkKeys.ts'
import { openEmbedded } from './identity/embedded/openEmbedded.ts'
import { createIdentities } from './identity/identities/createIdentities.ts'
import { createNameStore } from './identity/names/createNameStore.ts'
import { createSmartSessionStore } from './identity/sessions/createSmartSessionStore.ts'
import { createSignInStore, sharedSecret } from './identity/sign-in/createSignInStore.ts'
import { createSignIns } from './identity/sign-in/createSignIns.ts'
import { silentSignInObserver } from './identity/sign-in/SignInObserver.ts'
import { createTokenMaker } from './identity/sign-in/tokens.ts'
import { verifySignature } from './identity/signatures/verifySignature.ts'
import { readArt } from './images/built-in/readArt.ts'
import { createNamedFetch } from './images/remote/createNamedFetch.ts'
import { createRemoteImages } from './images/remote/createRemoteImages.ts'
import { createMetrics } from './metrics/createMetrics.ts'
import { listenForMetrics } from './metrics/listenForMetrics.ts'
import { openCounters } from './platform/counters/openCounters.ts'
import type { Database } from './platform/database/Database.ts'
import { openDatabase } from './platform/database/openDatabase.ts'
import { startJobs } from './platform/jobs/startJobs.ts'
import { createLog, type Log } from './platform/log/createLog.ts'
import { createOneTime } from './platform/one-time-tokens/createOneTime.ts'
import { createOutgoing } from './platform/outgoing/createOutgoing.ts'
import { type Settings, variableOf } from './platform/settings/settings.ts'
import { createProjects } from './projects/createProjects.ts'
import { countDue, countMessages } from './relay/mailboxes/createMailboxes.ts'
import { silentRelayObserver } from './relay/observers/RelayObserver.ts'
import { silentUpstreamObserver } from './relay/observers/UpstreamObserver.ts'
import { openRelay } from './relay/openRelay.ts'
import { openOnramp } from './trading/onramp/openOnramp.ts'
import { createPurchaseStore } from './trading/onramp/purchases/createPurchaseStore.ts'
import { createMarkets } from './trading/swaps/createMarkets.ts'
import { builtInFolder, readBuiltInCatalogue } from './wallets/catalogue/readBuiltInCatalogue.ts'
import { createImportedCatalogue } from './wallets/imported/importedCatalogue.ts'

/** A server that answers. */
export interface RunningServer {
  /** Such as `http://127.0.0.1:5110`. */
  readonly url: string
  /**
   * Answers what was asked, writes what was acknowledged and leaves, within 10 s. May be called again.
   */
  stop(): Promise<void>
}

/** Three seconds are left for the connections that are cut then, and for the database. */
const drainTimeoutMs = 7_000

/**
 * Opens the database, reads the catalogue and listens.
 *
 * @param parameters.log standard output when left out
 * @throws `server/port-taken`, `embedded/wrong-keys`, and what `openDatabase` throws
 * @example
 * import { readSettings, startServer } from '@foyer/server'
 *
 * const server = await startServer({ settings: readSettings(process.env) })
 * await server.stop()
 */
export async function startServer({
  settings,
  log = createLog({ level: settings.logLevel }),
  signal,
}: {
  settings: Settings
  log?: Log
  /** Gives up starting. */
  signal?: AbortSignal | undefined
}): Promise<RunningServer> {
  const { databaseUrl, dataFolder, host, port } = settings
  const database = await openDatabase({
    ...{ url: databaseUrl ?? undefined, dataFolder, log, signal },
    connections: settings.databaseConnections,
  })
  const leaving = new AbortController()
  let closeCounters = () => {}
  let stopMetrics = async () => {}
  let stopAccounts = async () => {}
  let stopBundlers = async () => {}
  let closeRelay = async () => {}
  try {
    await checkKeys({ database, encryptionKeys: settings.encryptionKeys })
    const readiness = createReadiness(database)
    const metrics = settings.metricsAddress ? createMetrics() : null
    const outgoing = createOutgoing(metrics?.outgoing)
    const chains = await createChains({ ...settings, outgoing, log })
    const { counters, close } = await openCounters({ settings, database, log })
    closeCounters = close
    const names = createNameStore(database)
    const oneTime = createOneTime(database)
    const art = await readArt(builtInFolder)
    const markets = createMarkets({ settings, chains, outgoing, log })
    const { prices } = markets
    const named = createNamedFetch({ outgoing, ipfsGateway: settings.ipfsGateway })
    const images = createRemoteImages({
      ...{ database, named, log },
      maxBytes: settings.imageStoreMb * 1_000_000,
    })
    const accounts = startAccountData({
      ...{ settings, database, chains, prices, art, outgoing, log },
      ...{ images, named },
    })
    stopAccounts = accounts.stop
    const bundlers = openBundlers({
      ...{ settings, chains, outgoing, log },
      store: createOperationStore(database),
    })
    stopBundlers = bundlers.stop
    const relay = settings.isRelayEnabled
      ? await openRelay({
          settings,
          database,
          counters,
          observer: metrics?.relay ?? silentRelayObserver,
          upstreamObserver: metrics?.upstreamRelay ?? silentUpstreamObserver,
          log,
        })
      : null
    if (relay) closeRelay = relay.close
    const app = await createServer({
      settings,
      log,
      catalogue: await createImportedCatalogue({
        builtIn: await readBuiltInCatalogue({ log }),
        database,
        log,
        signal: leaving.signal,
      }),
      art,
      events: createEventStore(database),
      chains,
      bundlers,
      markets,
      history: accounts.history,
      recipients: accounts.recipients,
      balances: accounts.balances,
      nfts: accounts.nfts,
      images,
      outgoing,
      isReady: readiness.isReady,
      metrics,
      projects: await createProjects({ database, log, signal: leaving.signal }),
      counters,
      oneTime,
      names,
      identities: createIdentities({ names, settings, chains, images, outgoing, log }),
      verifySignature: (signed) =>
        verifySignature({ rpc: chains.find(signed.caipNetworkId)?.rpc ?? null, ...signed }),
      ...openOnramp({
        ...{ settings, chains, oneTime, outgoing, log },
        purchases: createPurchaseStore(database),
      }),
      smartSessions: createSmartSessionStore(database),
      signIns: createSignIns({
        store: createSignInStore({ database, sessionDays: settings.signInDays }),
        tokens: await createTokenMaker(settings.signInSecret ?? (await sharedSecret(database))),
        observer: metrics?.signIn ?? silentSignInObserver,
        ...{ oneTime, chains, log },
      }),
      embedded: openEmbedded({
        ...{ settings, database, counters, log },
        smartAccountNetworks: () => bundlers.accountNetworks(),
      }),
      relay,
    })
    if (metrics && settings.metricsAddress) {
      metrics.watchDatabase(() => database.isReady())
      if (relay && settings.relayRedisUrls.length === 0)
        metrics.watchMailboxes(() => countMessages(database))
      if (relay && settings.relayUpstream) metrics.watchUpstream(() => countDue(database))
      metrics.watchBundlers(bundlers.read)
      const listener = await listenForMetrics({
        metrics,
        pages: eventPages(database),
        address: settings.metricsAddress,
      })
      stopMetrics = listener.stop
      log.info({ url: listener.url }, 'Metrics')
    }
    await app.listen({ host, port }).catch((error: unknown) => {
      throw toListenError(error, settings)
    })
    const jobs = startJobs({ database, jobs: cleanUpJobs({ settings, database }), log })
    const url = urlOf(app.server.address() as AddressInfo)
    log.info({ url, database: database.kind }, 'Ready')

    let stopping: Promise<void> | undefined
    const stop = async () => {
      log.info('Leaving')
      readiness.leave()
      leaving.abort()
      const impatience = setTimeout(() => app.server.closeAllConnections(), drainTimeoutMs)
      await Promise.all([app.close(), jobs.stop(), accounts.stop(), bundlers.stop()])
      clearTimeout(impatience)
      closeCounters()
      await stopMetrics()
      await database.close()
    }
    return {
      url,
      stop() {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    leaving.abort()
    closeCounters()
    await stopMetrics()
    await stopAccounts()
    await stopBundlers()
    await closeRelay()
    await database.close()
    throw error
  }
}

/** Third parties may ask this as often as they like, so the database is asked once a second at most. */
const readinessMs = 1_000

function createReadiness(database: Database) {
  let isLeaving = false
  let known: { answer: Promise<boolean>; untilMs: number } | undefined
  return {
    leave() {
      isLeaving = true
    },
    async isReady() {
      if (isLeaving) return false
      if (!known || known.untilMs <= performance.now()) {
        known = { answer: database.isReady(), untilMs: performance.now() + readinessMs }
      }
      return known.answer
    },
  }
}

function urlOf({ address, port }: AddressInfo): string {
  const everywhere = address === '0.0.0.0' || address === '::'
  const host = everywhere ? '127.0.0.1' : isIPv6(address) ? `[${address}]` : address
  return `http://${host}:${port}`
}

function toListenError(error: unknown, { host, port }: Settings): unknown {
  const { code } = error as NodeJS.ErrnoException
  const portVariable = variableOf('port', process.env)
  if (code === 'EADDRINUSE') {
    return new AppError(
      'server/port-taken',
      `Port ${port} on ${host} is in use (EADDRINUSE). Stop what listens there, or set ` +
        `${portVariable} to another one; 0 takes any free one.`,
      { kind: 'invalid', context: { host, port }, cause: error },
    )
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EACCES') {
    return new AppError(
      'server/address-unusable',
      `The server cannot listen on ${host}, port ${port} (${code}). Set HOST to an address of this ` +
        `machine, such as 127.0.0.1 or 0.0.0.0, and ${portVariable} to one that you may use.`,
      { kind: 'invalid', context: { host, port }, cause: error },
    )
  }
  return error
}
