import cors from '@fastify/cors'
import type { App } from '../App.ts'
import { HttpFailure } from '../answers/failures.ts'
import { securityHeaders } from '../answers/securityHeaders.ts'
import type { Settings } from '../settings/settings.ts'
import { isAllowedOrigin } from './originPattern.ts'
import { createRateLimits } from './rateLimits.ts'

/** Longer addresses are cut by many proxies anyway. */
const maxUrlLength = 8_192

/**
 * Who may ask, how often, and what browsers may do with the answer. Runs before every route:
 * cross-origin headers first, so that a page can read why it was refused.
 */
export async function registerAccess(app: App, settings: Settings): Promise<void> {
  const xForwardedFor = { isReported: false }

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders)
  })
  await app.register(cors, {
    // Never with credentials: the server has no cookies that a page could borrow.
    origin: '*',
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['content-type'],
    exposedHeaders: ['etag', 'retry-after'],
    maxAge: 86_400,
    strictPreflight: false,
  })
  const limits = await createRateLimits(app, settings)

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length > maxUrlLength) throw new HttpFailure(414, 'The address is too long.')
    if (
      request.headers['x-forwarded-for'] !== undefined &&
      settings.trustedProxies.length === 0 &&
      !xForwardedFor.isReported
    ) {
      xForwardedFor.isReported = true
      request.log.warn(
        'X-Forwarded-For is ignored. Behind a proxy, name it in TRUSTED_PROXIES: until then all ' +
          'clients share one rate limit.',
      )
    }

    const { limit = 'lists', isOpen = false } = request.routeOptions.config
    await limits[limit]?.call(app, request, reply)
    const { origin } = request.headers
    if (!isOpen && origin !== undefined && !isAllowedOrigin(origin, settings.allowedOrigins)) {
      throw new HttpFailure(
        403,
        'This origin is not allowed. The operator adds it to ALLOWED_ORIGINS, as scheme, host and ' +
          'port.',
      )
    }
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity')
      throw new HttpFailure(415, 'Send the body as application/json, not compressed.')
  })
}
