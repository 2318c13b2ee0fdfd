import type { Socket } from 'node:net'
import swagger from '@fastify/swagger'
import fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import {
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import { HttpFailure } from '../platform/http/HttpFailure.ts'
import type { App } from './App.ts'
import { limitConnections } from './access/limitConnections.ts'
import { registerAccess } from './access/registerAccess.ts'
import { sendFailure } from './answers/failures.ts'
import { securityHeaders } from './answers/securityHeaders.ts'
import { readJson } from './requests/readJson.ts'
import { accountBalance } from './routes/accountBalance.ts'
import { accountHistory } from './routes/accountHistory.ts'
import { accountNfts } from './routes/accountNfts.ts'
import { accountRecipients } from './routes/accountRecipients.ts'
import { bundler } from './routes/bundler.ts'
import { convert } from './routes/convert.ts'
import { embedded } from './routes/embedded.ts'
import { fungiblePrice } from './routes/fungiblePrice.ts'
import { gasPrice } from './routes/gasPrice.ts'
import { getAnalyticsConfig } from './routes/getAnalyticsConfig.ts'
import { getRemoteImage } from './routes/getRemoteImage.ts'
import { getWalletImage } from './routes/getWalletImage.ts'
import { getWallets } from './routes/getWallets.ts'
import { health } from './routes/health.ts'
import { identity } from './routes/identity.ts'
import { onramp } from './routes/onramp.ts'
import { openApi } from './routes/openApi.ts'
import { profile } from './routes/profile.ts'
import { publicImages } from './routes/publicImages.ts'
import { recordEvent } from './routes/recordEvent.ts'
import { relay } from './routes/relay.ts'
import { rpc } from './routes/rpc.ts'
import { sessions } from './routes/sessions.ts'
import { signIn } from './routes/signIn.ts'
import { supportedChains } from './routes/supportedChains.ts'
import type { ServerDependencies } from './ServerDependencies.ts'

/** A resource is a file in `routes/`, a file in `@foyer/protocol` and a name here. */
const routes = [
  getWallets,
  getWalletImage,
  publicImages,
  getRemoteImage,
  getAnalyticsConfig,
  recordEvent,
  supportedChains,
  rpc,
  bundler,
  gasPrice,
  convert,
  fungiblePrice,
  identity,
  profile,
  onramp,
  sessions,
  signIn,
  embedded,
  accountHistory,
  accountRecipients,
  accountBalance,
  accountNfts,
  relay,
  health,
  openApi,
]

/** The largest event is a few KB. */
const maxBodyBytes = 64 * 1_024

/** One client may hold a fifth of all connections; many users may share an address. */
const connectionShares = 5

/**
 * Nothing came or went on a connection. Node waits twice as long for one with bytes to send, and who
 * does not read its answers is gone after 30 s.
 */
const silenceMs = 12_000

/** While there is no answer yet it is we who are slow: an image may take longer to come here. */
function cutUnread(socket: Socket): void {
  if (socket.writableLength > 0) socket.destroy()
  else socket.setTimeout(silenceMs)
}

/**
 * Makes the HTTP application, which does not listen yet.
 *
 * @example
 * import { createServer, type ServerDependencies } from '@foyer/server'
 *
 * async function askOnce(dependencies: ServerDependencies) {
 *   const app = await createServer(dependencies)
 *   return app.inject('/getWallets?entries=4')
 * }
 */
export async function createServer(dependencies: ServerDependencies): Promise<App> {
  const { settings, log } = dependencies
  const app: App = fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Its lines would hold addresses and what users search for.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: maxBodyBytes,
    // Who sends a byte a second is cut off in time, and only if a user looks often enough.
    requestTimeout: 20_000,
    connectionTimeout: silenceMs,
    keepAliveTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    // The schema of a route says how long, in words.
    routerOptions: { maxParamLength: 16_384 },
    // What comes in on an open connection while we leave is answered, and the connection then closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // An address that cannot be read comes to no route and to no hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders).header('access-control-allow-origin', '*')
      sendFailure(error, request, reply)
    },
  })
  app.server.maxConnections = settings.maxConnections
  if (settings.trustedProxies.length === 0) {
    limitConnections(app.server, Math.ceil(settings.maxConnections / connectionShares))
  }
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(sendFailure)
  app.setNotFoundHandler(() => {
    throw new HttpFailure(404, 'There is nothing here. /openapi.json lists what there is.')
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.on('timeout', cutUnread)
  })
  app.addHook('onResponse', async (request, reply) => {
    dependencies.metrics?.answered({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      statusCode: reply.statusCode,
      durationMs: reply.elapsedTime,
    })
    request.log.debug(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        statusCode: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime),
      },
      'Answered',
    )
  })
  readJson(app)
  await registerAccess(app, dependencies)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Foyer server',
        description: 'Wallet listings, images and analytics for applications with Foyer.',
        version: '1.0.0',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      tags: [
        { name: 'Wallets' },
        { name: 'Images' },
        { name: 'Analytics' },
        { name: 'Chains' },
        { name: 'Convert' },
        { name: 'Prices' },
        { name: 'Names' },
        { name: 'Onramp' },
        { name: 'Embedded wallet' },
        { name: 'Sessions' },
        { name: 'Sign-in' },
        { name: 'Accounts' },
        { name: 'Relay' },
        { name: 'Operation' },
      ],
    },
    transform: jsonSchemaTransform,
  })
  for (const register of routes) register(app, dependencies)
  await app.ready()
  return app
}
