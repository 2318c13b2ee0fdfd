import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { AppError } from '@foyer/core/primitives'
import type { RelayReach } from '@foyer/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { createBatcher } from '../platform/batching/createBatcher.ts'
import type { Counters } from '../platform/counters/Counters.ts'
import type { Log } from '../platform/log/createLog.ts'
import { answerCall, CallFailure, followCall } from './answerCall.ts'
import { createDelivery } from './delivery/createDelivery.ts'
import { keepAndDeliver } from './delivery/keepAndDeliver.ts'
import { createPublications } from './mailboxes/createPublications.ts'
import type { StorageQuota } from './mailboxes/createStorageQuota.ts'
import type { Acknowledgement, Mailboxes } from './mailboxes/Mailboxes.ts'
import type { RelayObserver, RelayRefusal } from './observers/RelayObserver.ts'
import { createAnnouncements } from './processes/createAnnouncements.ts'
import type { RelayBus, RelayBusListener } from './processes/RelayBus.ts'
import { type ClientConnection, createClientConnection } from './sockets/ClientConnection.ts'
import { createCallLimit } from './sockets/createCallLimit.ts'
import {
  type ConnectionBounds,
  createConnectionLimit,
  type Visitor,
} from './sockets/createConnectionLimit.ts'
import { createHeartbeat } from './sockets/createHeartbeat.ts'
import { createPartialMessages } from './sockets/createPartialMessages.ts'
import { readFrame } from './sockets/readFrame.ts'
import type { Bridge, BridgedRelay } from './upstream/Bridge.ts'

/** What the operator decides about the relay. */
export interface RelayBounds extends ConnectionBounds {
  /** Calls of one address in a minute; 0 for no limit. */
  readonly maxCallsPerMinute: number
  /** That all connections of one address may be subscribed to, in this process; 0 for no limit. */
  readonly maxTopicsPerAddress: number
  /** Of one message, in base64. */
  readonly maxMessageBytes: number
  readonly maxTtlSeconds: number
}

/** What a client reads when its socket is closed at once; it does not come back then. */
export type Admission = { readonly clientId: string } | { readonly refusal: string }

/** Passes sealed messages between clients that know the same topic. */
export interface Relay {
  /**
   * Takes an HTTP connection over and makes it a WebSocket.
   *
   * @param parameters.admission a refusal is told by close code 3000
   */
  upgrade(parameters: {
    request: IncomingMessage
    socket: Duplex
    head: Buffer
    visitor: Visitor
    admission: Admission
  }): void
  /** Why no more sockets are taken from this visitor at the moment, or `null`. */
  whyFull(visitor: Visitor): string | null
  /** Which wallets a code over this relay reaches; never rejects. */
  readReach(): Promise<RelayReach['reach']>
  /** Counts a refusal that was made outside. */
  refused(reason: RelayRefusal): void
  /**
   * Answers what was called, keeps what was acknowledged and closes all sockets with 1012, so that
   * clients come back to another process. May be called again; never rejects.
   */
  close(): Promise<void>
}

/** Node clients hang up after 35 s of silence. */
const usualPingMs = 30_000
/** Of 30 in the time between two pings: 20 s, which are long for a message of 600 KB. */
const partialMessageTurns = 20
/** Of messages that have begun and not ended: little, as what was cut is in memory for a while, too. */
const partialMessageBytes = 4 * 1_024 * 1_024
const maxTopics = 2_000
/** Pushes of the upstream relay do not say it. None of the protocol's own lifetimes is longer. */
const receivedTtlSeconds = 86_400
/** Frames that were nonsense or too many, after which a client is not worth listening to. */
const maxAbuses = 200
const closeTimeoutMs = 2_000
const codes = { refused: 3000, fault: 1011, restarting: 1012, tryLater: 1013, unsupported: 1003 }

/**
 * @param parameters.openBus connects to the other processes on these mailboxes
 * @param parameters.openBridge joins it to an upstream relay; it stands alone when left out
 * @param parameters.pingEveryMs a socket from which nothing came in this time is cut
 */
export function createRelay({
  mailboxes,
  quota,
  openBus,
  openBridge,
  counters,
  bounds,
  observer,
  log,
  pingEveryMs = usualPingMs,
}: {
  mailboxes: Mailboxes
  quota: StorageQuota
  openBus(listener: RelayBusListener): RelayBus
  openBridge?: ((relay: BridgedRelay) => Bridge) | undefined
  counters: Counters
  bounds: RelayBounds
  observer: RelayObserver
  log: Log
  pingEveryMs?: number
}): Relay {
  // The largest call holds two messages.
  const maxPayload = 2 * bounds.maxMessageBytes + 64 * 1_024
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload,
  })
  const delivery = createDelivery({
    mailboxes,
    onDelivered: observer.delivered,
    onFailure: (error) => log.warn({ err: error }, 'Mailboxes cannot be read; trying again'),
    onServed(topic) {
      // What came between the subscription and the moment from which others tell us of it.
      void bus.serve(topic).then((isTold) => {
        if (isTold) delivery.catchUpTopics([topic])
      })
    },
    onLeft: (topic) => bus.leave(topic),
  })
  const bus = openBus({
    onTopics(topics) {
      delivery.catchUpTopics(topics)
      bridge?.received(topics)
    },
    onGap() {
      delivery.catchUpAll()
      bridge?.missed()
    },
  })
  const publications = createPublications({ mailboxes, quota, observer })
  const acknowledgements = createBatcher<Acknowledgement, void>({
    write: async (entries) => {
      await mailboxes.acknowledge(entries)
      return []
    },
    sizeOf: () => 200,
    // Messages go first: a client that acknowledged one waits for nothing.
    delayMs: 20,
    maxItems: 2_000,
  })
  const announcements = createAnnouncements({
    bus,
    onFailure: (error) => log.warn({ err: error }, 'Other processes cannot be told; trying again'),
  })
  const bridge =
    openBridge?.({
      announce: announcements.announce,
      subscriptions: delivery.subscriptions,
      async receive({ message: { topic, message, tag }, publisher }) {
        const ttlSeconds = Math.min(receivedTtlSeconds, bounds.maxTtlSeconds)
        const { outcome } = await keepAndDeliver(
          { topic, message, tag, publisher, ttlSeconds },
          // Messages of one topic are as one address, so that none crowds out the others.
          { network: topic, publications, delivery },
        )
        await announcements.announce([topic])
        return outcome
      },
    }) ?? null
  const context = {
    bridge,
    mailboxes,
    delivery,
    bounds: { ...bounds, maxTopics },
    publications,
    announce: announcements.announce,
  }

  const connectionLimit = createConnectionLimit<{
    connection: ClientConnection
    socket: WebSocket
  }>(bounds)
  let calling = 0
  let isLeaving = false

  const maxBytesPerNetwork = Math.max(partialMessageBytes, 4 * maxPayload)
  const partialMessages = createPartialMessages({
    maxTurns: partialMessageTurns,
    maxBytes: 4 * maxBytesPerNetwork,
    maxBytesPerNetwork,
  })
  const heartbeat = createHeartbeat({
    everyMs: pingEveryMs,
    onCount: observer.sockets,
    onSilent: () => observer.cut('silent'),
    onTurn: partialMessages.turn,
  })

  const calls = createCallLimit({ counters, max: bounds.maxCallsPerMinute })

  const answer = async ({
    connection,
    id,
    method,
    params,
  }: {
    connection: ClientConnection
    id: string
    method: string
    params: unknown
  }) => {
    try {
      const result = await answerCall({ method, params, connection, context })
      connection.answer({ id, result: JSON.stringify(result) })
      followCall({ method, params, connection, delivery })
    } catch (error) {
      if (error instanceof CallFailure) {
        if (error.code !== -32005) observer.refused('invalid')
        connection.fail({ id, code: error.code, message: error.message })
        return
      }
      if (error instanceof AppError && error.code === 'database/text-refused') {
        observer.refused('invalid')
        connection.fail({ id, code: -32602, message: error.message })
        return
      }
      observer.refused('unavailable')
      const isOutage = error instanceof AppError && error.kind === 'unavailable'
      if (!isOutage) log.error({ err: error }, 'A call to the relay failed')
      connection.fail({
        id,
        code: isOutage ? -32002 : -32603,
        message: 'The relay cannot keep or read this right now. Try again in a few seconds.',
      })
    }
  }

  const watchFor = (socket: WebSocket, connection: Duplex, { network }: Visitor) =>
    partialMessages.watch({
      socket: connection,
      network,
      cut() {
        observer.cut('unfinished')
        socket.terminate()
      },
    })

  const serve = (socket: WebSocket, visitor: Visitor, clientId: string) => {
    const connection = createClientConnection({
      clientId,
      network: visitor.network,
      socket,
      onDrained: () => {
        const topics = [...connection.stalled]
        connection.stalled.clear()
        for (const topic of topics) delivery.catchUp(connection, topic)
      },
      onSlow: () => observer.cut('slow'),
    })
    let abuses = 0
    const isTooAbusive = () => {
      abuses += 1
      if (abuses < maxAbuses) return false
      observer.cut('rude')
      socket.close(codes.tryLater, 'Too many calls')
      return true
    }
    const take = async (text: string) => {
      const frame = readFrame(text)
      if (frame.kind === 'answer') {
        const message = connection.takeDelivery(frame)
        if (message === null) return void isTooAbusive()
        await acknowledgements.add({ reader: connection.reader, ...message }).catch(() => {
          // It is delivered again when the client comes back, and clients know messages they had.
        })
        return
      }
      if (!(await calls.take({ network: visitor.network, frame, bytes: text.length }))) {
        observer.refused('rate')
        if (isTooAbusive() || frame.kind === 'unreadable') return
        connection.fail({
          id: frame.id,
          code: -32005,
          message: 'Too many calls. Try again in a minute.',
        })
        return
      }
      if (frame.kind === 'unreadable') {
        observer.refused('invalid')
        if (!isTooAbusive())
          connection.fail({
            id: frame.id,
            code: frame.code,
            message: 'This is no call of JSON-RPC 2.0.',
          })
        return
      }
      await answer({ connection, ...frame })
    }

    heartbeat.enter(socket)
    const opened = { connection, socket }
    const surplus = connectionLimit.enter(opened)
    if (surplus) {
      observer.cut('surplus')
      closeSocket(surplus.socket, {
        code: codes.tryLater,
        reason: 'Too many connections of this client',
      })
    }
    // Too long or broken frames: the library closes the socket, with the code that says why.
    socket.on('error', () => observer.refused('invalid'))
    socket.on('close', () => {
      connectionLimit.leave(opened)
      const { reader, network } = connection
      bridge?.left(
        [...connection.topics.keys()].map((topic) => ({ topic, reader })),
        network,
      )
      delivery.leave(connection)
    })
    socket.on('message', (data, isBinary) => {
      if (isBinary) {
        socket.close(codes.unsupported, 'Text only')
        return
      }
      calling += 1
      void take(data.toString())
        // Whatever one client sent, the others keep their connections.
        .catch(() => {
          observer.refused('invalid')
          socket.close(codes.fault, 'Something went wrong here')
        })
        .finally(() => {
          calling -= 1
        })
    })
  }

  const close = async () => {
    isLeaving = true
    heartbeat.stop()
    quota.close()
    connectionLimit.close()
    const deadlineMs = Date.now() + closeTimeoutMs
    // What was called before is answered, unless the database hangs.
    while (calling > 0 && Date.now() < deadlineMs) await wait(10)
    for (const socket of heartbeat.sockets()) socket.close(codes.restarting, 'Restarting')
    while (heartbeat.sockets().length > 0 && Date.now() < deadlineMs) await wait(10)
    for (const socket of heartbeat.sockets()) socket.terminate()
    // A database that hangs does not keep us: the lease of the bridge ends by itself.
    await Promise.race([bridge?.close(), wait(closeTimeoutMs, undefined, { ref: false })])
    delivery.close()
    announcements.close()
    await bus.close()
  }
  let closing: Promise<void> | undefined

  return {
    whyFull(visitor) {
      if (isLeaving) return 'The relay is restarting. Try again at once.'
      return connectionLimit.isFull(visitor)
        ? 'Too many connections to the relay. Close some and try again.'
        : null
    },
    upgrade({ request, socket, head, visitor, admission }) {
      if ('refusal' in admission) {
        server.handleUpgrade(request, socket, head, (opened) => {
          opened.on('error', () => {
            // It is on its way out.
          })
          closeSocket(opened, { code: codes.refused, reason: admission.refusal })
        })
        return
      }
      const { clientId } = admission
      connectionLimit.accept({
        socket,
        visitor,
        clientId,
        open: () =>
          server.handleUpgrade(request, socket, head, (opened) => {
            watchFor(opened, socket, visitor)
            serve(opened, visitor, clientId)
          }),
      })
    },
    readReach: async () => (bridge ? bridge.readReach() : 'own'),
    refused: observer.refused,
    close() {
      closing ??= close()
      return closing
    },
  }
}

/** A client that does not close its side would hold a connection, and keep us from leaving. */
function closeSocket(socket: WebSocket, { code, reason }: { code: number; reason: string }) {
  socket.close(code, reason)
  setTimeout(() => socket.terminate(), closeTimeoutMs).unref()
}
