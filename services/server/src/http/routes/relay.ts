import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { Failure, RelayQuery, RelayReach } from '@foyer/protocol'
import type { FastifyRequest } from 'fastify'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import { isAudience } from '../../relay/auth/isAudience.ts'
import { readClientToken } from '../../relay/auth/readClientToken.ts'
import type { Admission } from '../../relay/createRelay.ts'
import type { App } from '../App.ts'
import { clientNetwork } from '../access/clientNetwork.ts'
import { isPermittedOrigin } from '../access/isPermittedOrigin.ts'
import { failures } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** What Node hands over with a request that wants to become something else. */
interface Connection {
  readonly socket: Socket
  readonly head: Buffer
}

/** The WebSocket of mobile wallets and applications. */
export function relay(
  app: App,
  {
    settings,
    projects,
    relay,
  }: Pick<ServerDependencies, 'settings' | 'projects'> & Partial<Pick<ServerDependencies, 'relay'>>,
) {
  if (!relay) return
  const connections = new WeakMap<IncomingMessage, Connection>()

  app.server.on('upgrade', (request, duplex, head) => {
    const socket = duplex as Socket
    // Until a user takes it over, a connection that breaks would end the process.
    socket.on('error', () => socket.destroy())
    connections.set(request, { socket, head })
    const response = new ServerResponse(request)
    // Node reads no further request from it.
    response.shouldKeepAlive = false
    response.on('finish', () => socket.destroySoon())
    response.assignSocket(socket)
    if (request.method === 'GET') app.routing(request, response)
    // A body would not be read either.
    else response.writeHead(400, { connection: 'close' }).end()
  })
  // Before the server stops to listen, as it waits for all connections.
  app.addHook('preClose', () => relay.close())

  /** A client that is refused for good is told so, and does not come back. */
  const admissionOf = (request: FastifyRequest<{ Querystring: RelayQuery }>): Admission => {
    const { projectId, auth } = request.query
    const project = projectId === undefined ? null : projects.find(projectId)
    if (!projects.isEveryoneAllowed && !project) {
      relay.refused('project')
      return { refusal: 'Project not found: the operator registers the projectId' }
    }
    const { origin, host } = request.headers
    if (!isPermittedOrigin({ origin, project, projects, ...settings })) {
      relay.refused('origin')
      return { refusal: 'Origin not allowed: the operator adds it' }
    }
    const { localAddress, localPort } = request.socket
    const reached = { host, localAddress, localPort }
    const admission = readClientToken({
      token: auth,
      isAudience: (url) => isAudience(url, { relayUrls: settings.relayUrls, reached }),
      nowMs: Date.now(),
    })
    if ('refusal' in admission) relay.refused('token')
    return admission
  }

  app.get(
    '/relay',
    {
      config: { limit: 'relay', isOpen: true },
      schema: {
        tags: ['Relay'],
        summary: 'A WebSocket that passes sealed messages',
        description:
          'JSON-RPC 2.0 of the WalletConnect relay. Without `Upgrade: websocket` it is answered 426. ' +
          'Who may not come in is closed with 3000 and the reason.',
        querystring: RelayQuery,
        response: { 426: Failure, ...failures(400, 503) },
      },
    },
    async (request, reply) => {
      const connection = connections.get(request.raw)
      const isWebSocket = request.headers.upgrade?.toLowerCase() === 'websocket'
      if (!connection || !isWebSocket) {
        reply.header('upgrade', 'websocket')
        throw new HttpFailure(426, 'This is a WebSocket. Connect with ws: or wss:.')
      }
      const { projectId } = request.query
      const visitor = {
        network: clientNetwork(request.ip),
        projectId: projectId !== undefined && projects.find(projectId) ? projectId : null,
      }
      const fullness = relay.whyFull(visitor)
      if (fullness !== null) {
        relay.refused('sockets')
        throw new HttpFailure(503, fullness)
      }
      reply.hijack()
      reply.raw.detachSocket(connection.socket)
      relay.upgrade({
        request: request.raw,
        ...connection,
        visitor,
        admission: admissionOf(request),
      })
      return reply
    },
  )
  app.get(
    '/relay/reach',
    {
      config: { isOpen: true },
      schema: {
        tags: ['Relay'],
        summary: 'Which wallets the relay reaches',
        description:
          '`network`: published wallets as well, through an upstream relay. `own`: only wallets that are ' +
          'pointed to this relay, also while the upstream relay refuses this server or has been away for 30 s.',
        response: { 200: RelayReach, ...failures() },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=60').send({ reach: await relay.readReach() }),
  )
}
