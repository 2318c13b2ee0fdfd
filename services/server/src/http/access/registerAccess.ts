import cors from '@fastify/cors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Counters } from '../../platform/counters/Counters.ts'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Project, Projects } from '../../projects/Projects.ts'
import type { App } from '../App.ts'
import { securityHeaders } from '../answers/securityHeaders.ts'
import { isPermittedOrigin } from './isPermittedOrigin.ts'
import { createRateLimits } from './rateLimits.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where browsers reach this server, without a slash at the end. */
    publicUrl: string
    /** The registered one that it names. */
    project: Project | null
  }
}

/** Longer addresses are cut by many proxies anyway. */
const maxUrlLength = 8_192

/**
 * Who may ask, how often, and what browsers may do with the answer. Runs before every route:
 * cross-origin headers first, so that a page can read why it was refused.
 */
export async function registerAccess(
  app: App,
  { settings, projects, counters }: { settings: Settings; projects: Projects; counters: Counters },
): Promise<void> {
  const xForwardedFor = { isReported: false }

  app.decorateRequest('publicUrl', '')
  app.decorateRequest('project', null)
  app.addHook('onRequest', async (request, reply) => {
    request.publicUrl = settings.publicUrl ?? addressOf(request)
    reply.headers(securityHeaders)
  })
  await app.register(cors, {
    // Never with credentials: the server has no cookies that a page could borrow. A token of sign-in is
    // what a page holds and sends by itself.
    delegator: (request, done) =>
      done(null, {
        // The frame of wallets, and no page, reads what they are answered.
        origin: request.url?.startsWith('/v1/embedded/') ? [...settings.frameOrigins] : '*',
        methods: ['GET', 'HEAD', 'POST'],
        allowedHeaders: ['content-type', 'authorization'],
        exposedHeaders: ['etag', 'retry-after', 'x-foyer-stale', 'x-foyer-missing-chains'],
        maxAge: 86_400,
        strictPreflight: false,
      }),
  })
  const limits = createRateLimits({ settings, counters })

  app.addHook('onRequest', async (request, reply) => {
    if (request.url.length > maxUrlLength) {
      throw new HttpFailure(
        400,
        `The address is too long. Path and query may have ${maxUrlLength} letters at most.`,
      )
    }
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

    await limits.countClient(request, reply)
    if (!mayNameInBody(request)) await letIn(request, reply)
    const encoding = request.headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity')
      throw new HttpFailure(400, 'Send the body as application/json, not compressed.')
  })
  app.addHook('preValidation', async (request, reply) => {
    if (mayNameInBody(request)) await letIn(request, reply)
  })

  async function letIn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.routeOptions.config.isOpen) return
    const project = projectOf(request, projects)
    request.project = project
    checkOrigin({ request, project, projects, settings })
    if (project && !isImage(request)) await limits.countProject(project.id, reply)
  }
}

/** Then it is known once the body is read, which is bounded for everybody. */
function mayNameInBody({ method, query }: FastifyRequest): boolean {
  return method === 'POST' && (query as { projectId?: unknown }).projectId === undefined
}

/**
 * The registered project that a request names, if there is any. Images are also asked for by what
 * shows them, which names none.
 *
 * @throws 403 when the request has to name one and does not.
 */
function projectOf(request: FastifyRequest, projects: Projects): Project | null {
  if (projects.isEveryoneAllowed) return null
  const named = mayNameInBody(request) ? request.body : request.query
  const { projectId } = (named ?? {}) as { projectId?: unknown }
  // Named twice is named in two ways, and the route refuses it.
  const project = typeof projectId === 'string' ? projects.find(projectId) : null
  if (project || request.is404 || isImage(request)) return project
  throw new HttpFailure(
    403,
    projectId === undefined
      ? 'The request names no project. Send the id that the operator registered as ?projectId=…, or as projectId of the body.'
      : 'This project is not registered here. The operator adds it with `foyer-server projects add`.',
  )
}

function isImage(request: FastifyRequest): boolean {
  return request.routeOptions.config.limit === 'images'
}

/** @throws 403 when a page of another origin asks. */
function checkOrigin({
  request: {
    headers: { origin },
  },
  project,
  projects,
  settings,
}: {
  request: FastifyRequest
  project: Project | null
  projects: Projects
  settings: Settings
}) {
  // The frame of wallets reads chains for the user, whatever page it is in.
  if (origin !== undefined && settings.frameOrigins.includes(origin)) return
  if (isPermittedOrigin({ origin, project, projects, ...settings })) return
  throw new HttpFailure(
    403,
    'This origin is not allowed. The operator adds it to ALLOWED_ORIGINS, or to the project with ' +
      '`foyer-server projects allow`, as scheme, host and port.',
  )
}

/** Where the connection came in. What a client says of that, `Host`, would be in answers that caches give to others. */
function addressOf({
  socket: { localAddress = '127.0.0.1', localPort = 80 },
}: FastifyRequest): string {
  const address = localAddress.replace(/^::ffff:/, '')
  // Content security policies of pages on this machine name it so.
  const host = /^127\.|^::1$/.test(address)
    ? 'localhost'
    : address.includes(':')
      ? `[${address}]`
      : address
  return `http://${host}:${localPort}`
}
