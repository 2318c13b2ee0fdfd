import { AppError } from '@foyer/core/primitives'
import {
  EmbeddedAncestors,
  EmbeddedAncestorsQuery,
  EmbeddedApproval,
  EmbeddedApprovalAsked,
  EmbeddedBegun,
  EmbeddedBox,
  EmbeddedBoxContent,
  EmbeddedDeviceCount,
  EmbeddedDeviceState,
  EmbeddedEnded,
  EmbeddedFailure,
  EmbeddedKept,
  EmbeddedPasskeyAnswer,
  EmbeddedRequest,
  EmbeddedUser,
  EmbeddedWayAnswer,
  EmbeddedWayCallback,
  EmbeddedWayCollected,
  EmbeddedWayList,
  EmbeddedWayName,
  EmbeddedWayOpen,
  EmbeddedWayOpened,
  EmbeddedWayStarted,
} from '@foyer/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { SignedRequest } from '../../identity/embedded/createEmbedded.ts'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { App } from '../App.ts'
import { clientNetwork } from '../access/clientNetwork.ts'
import { isPermittedOrigin } from '../access/isPermittedOrigin.ts'
import { failures, sendFailure } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** What the frame of wallets without a wallet asks, and nobody else. */
export function embedded(
  app: App,
  {
    settings: { frameOrigins, allowedOrigins },
    projects,
    embedded,
  }: Pick<ServerDependencies, 'settings' | 'projects' | 'embedded'>,
) {
  if (!embedded) return
  const onRequest = async ({ headers: { origin } }: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
    if (origin === undefined || !frameOrigins.includes(origin))
      throw new HttpFailure(403, 'Only the frame of the wallet may ask this.')
  }
  const read = (
    { signed, projectId }: EmbeddedRequest,
    { ip, headers }: FastifyRequest,
  ): SignedRequest => {
    const project = projectId === undefined ? null : projects.find(projectId)
    const isOurs = (origin: string) =>
      isPermittedOrigin({ origin, project, projects, allowedOrigins })
    const { origin = '', 'user-agent': agent = '' } = headers
    return { signed, isOurs, caller: { frame: origin, address: ip, agent } }
  }
  const route = {
    config: { limit: 'writes', isOpen: true },
    ...{ onRequest, errorHandler: sendEmbeddedFailure },
  } as const
  const shared = { tags: ['Embedded wallet'], body: EmbeddedRequest }
  const refused = {
    ...failures(413, 415),
    ...{ 400: EmbeddedFailure, 401: EmbeddedFailure, 429: EmbeddedFailure, 503: EmbeddedFailure },
  }

  app.get(
    '/v1/embedded/ancestors',
    {
      config: { isOpen: true },
      schema: {
        tags: ['Embedded wallet'],
        summary: 'Pages that may embed the frame',
        description: 'For the server of the frame, which names them in its policy.',
        querystring: EmbeddedAncestorsQuery,
        response: { 200: EmbeddedAncestors, ...failures(400) },
      },
    },
    ({ query: { projectId } }) => {
      const project = projectId === undefined ? null : projects.find(projectId)
      return {
        origins: [...allowedOrigins.map(({ text }) => text), ...(project?.origins ?? [])],
      }
    },
  )
  app.post(
    '/v1/embedded/email',
    {
      ...route,
      schema: {
        ...shared,
        summary: 'Sends a code to an address',
        description:
          'Ten codes an hour for an address, one in 30 s for a device; the same answer whether the address is known.',
        response: { 200: EmbeddedBegun, ...refused },
      },
    },
    (request, reply) => answered(reply, embedded.begin(read(request.body, request))),
  )
  app.post(
    '/v1/embedded/device',
    {
      ...route,
      schema: {
        ...shared,
        summary: 'Whether a new device was approved',
        description: 'Asked again until the link of the mail is answered, for 10 minutes at most.',
        response: { 200: EmbeddedDeviceState, ...refused },
      },
    },
    async (request, reply) => ({
      isApproved: await answered(reply, embedded.device(read(request.body, request))),
    }),
  )
  app.post(
    '/v1/embedded/approval',
    {
      ...route,
      schema: {
        ...{ tags: shared.tags, body: EmbeddedApproval },
        summary: 'Reads or answers the link of a new device',
        description: 'For the page of the frame that the link opens; the first answer counts.',
        response: { 200: EmbeddedApprovalAsked, ...refused },
      },
    },
    ({ body }, reply) => answered(reply, embedded.approval(body)),
  )
  app.post(
    '/v1/embedded/box',
    {
      ...route,
      schema: {
        ...{ tags: shared.tags, body: EmbeddedBox },
        summary: 'What a frame and its window leave for each other',
        description:
          'Sealed by them, for 10 minutes: for pages that cut their frames off from the windows that these open.',
        response: { 200: EmbeddedBoxContent, ...refused },
      },
    },
    ({ body, ip }, reply) => answered(reply, embedded.box(body, clientNetwork(ip))),
  )
  app.post(
    '/v1/embedded/ways',
    {
      ...route,
      schema: {
        ...shared,
        summary: 'By what a user can sign in',
        description:
          'Removes one of it first, if asked, with a proof that is minutes old; never the last one.',
        response: { 200: EmbeddedWayList, ...refused },
      },
    },
    (request, reply) => answered(reply, embedded.accountWays(read(request.body, request))),
  )
  const ofWay = { params: z.object({ way: EmbeddedWayName }), tags: shared.tags }
  app.post(
    '/v1/embedded/ways/:way/start',
    {
      ...route,
      schema: {
        ...{ ...ofWay, body: EmbeddedRequest },
        summary: 'Starts a login at a vendor',
        response: { 200: EmbeddedWayStarted, ...refused },
      },
    },
    (request, reply) =>
      answered(reply, embedded.startWay(request.params.way, read(request.body, request))),
  )
  app.post(
    '/v1/embedded/ways/:way/open',
    {
      ...route,
      schema: {
        ...{ ...ofWay, body: EmbeddedWayOpen },
        summary: 'Where the page of a login leads its user',
        response: { 200: EmbeddedWayOpened, ...refused },
      },
    },
    ({ params, body }, reply) => answered(reply, embedded.openWay(params.way, body.state)),
  )
  app.post(
    '/v1/embedded/ways/:way/callback',
    {
      ...route,
      schema: {
        ...{ ...ofWay, body: EmbeddedWayCallback },
        summary: 'What a vendor sent along, once',
        response: { 200: EmbeddedWayAnswer, ...refused },
      },
    },
    ({ params, body }, reply) => answered(reply, embedded.answerWay(params.way, body)),
  )
  app.post(
    '/v1/embedded/ways/:way/collect',
    {
      ...route,
      schema: {
        ...{ ...ofWay, body: EmbeddedRequest },
        summary: 'Signs in the key that started a login, once it is done',
        response: { 200: EmbeddedWayCollected, ...refused },
      },
    },
    async (request, reply) => ({
      user: await answered(reply, embedded.collectWay(read(request.body, request))),
    }),
  )
  app.post(
    '/v1/embedded/otp',
    {
      ...route,
      schema: {
        ...shared,
        summary: 'Signs in with a code',
        description: 'Five tries within 10 minutes, by the key that asked for it.',
        response: { 200: EmbeddedUser, ...refused },
      },
    },
    (request, reply) => answered(reply, embedded.verify(read(request.body, request))),
  )
  app.post(
    '/v1/embedded/session',
    {
      ...route,
      schema: {
        ...shared,
        summary: 'Who is signed in',
        response: { 200: EmbeddedUser, ...refused },
      },
    },
    (request, reply) => answered(reply, embedded.session(read(request.body, request))),
  )
  app.post(
    '/v1/embedded/share',
    {
      ...route,
      schema: {
        ...shared,
        summary: 'Reads what the server keeps of a wallet, or renews it',
        response: { 200: EmbeddedKept, ...refused },
      },
    },
    async (request, reply) => ({
      wallet: await answered(reply, embedded.share(read(request.body, request))),
    }),
  )
  app.post(
    '/v1/embedded/sign-out',
    {
      ...route,
      schema: {
        ...shared,
        summary: 'Signs a device out',
        response: { 200: EmbeddedEnded, ...refused },
      },
    },
    async (request, reply) => ({
      ended: await answered(reply, embedded.signOut(read(request.body, request))),
    }),
  )
  app.post(
    '/v1/embedded/devices',
    {
      ...route,
      schema: {
        ...shared,
        summary: 'Counts the devices that are signed in, or signs all others out',
        response: { 200: EmbeddedDeviceCount, ...refused },
      },
    },
    async (request, reply) => ({
      devices: await answered(reply, embedded.devices(read(request.body, request))),
    }),
  )
  app.post(
    '/v1/embedded/delete',
    {
      ...route,
      schema: {
        ...shared,
        summary: 'Deletes a user, with wallet, devices and passkeys',
        response: { 200: EmbeddedEnded, ...refused },
      },
    },
    async (request, reply) => {
      await answered(reply, embedded.deleteUser(read(request.body, request)))
      return { ended: true }
    },
  )
  app.post(
    '/v1/embedded/passkey',
    {
      ...route,
      schema: {
        ...shared,
        summary: 'Makes a passkey, or signs in with one',
        response: { 200: EmbeddedPasskeyAnswer, ...refused },
      },
    },
    (request, reply) => answered(reply, embedded.passkey(read(request.body, request))),
  )
}

async function answered<value>(reply: FastifyReply, asked: Promise<value>): Promise<value> {
  try {
    return await asked
  } catch (error) {
    if (!AppError.is(error)) throw error
    const { code, context, message } = error
    const cause = { cause: error }
    if (code === 'embedded/wait') {
      reply.header('retry-after', `${context.seconds}`)
      throw new HttpFailure(429, message, cause)
    }
    if (code === 'embedded/refused')
      throw new HttpFailure(context.reason === 'signed-out' ? 401 : 400, message, cause)
    if (code === 'mail/failed') throw new HttpFailure(503, message, cause)
    throw error
  }
}

/** As every failure is sent, with the reason. */
function sendEmbeddedFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  return sendFailure(error, request, reply, (failure) => ({ ...failure, ...reasonOf(error.cause) }))
}

function reasonOf(cause: unknown): Pick<EmbeddedFailure, 'reason' | 'seconds'> {
  if (!AppError.is(cause)) return {}
  const { code, context } = cause
  if (code === 'embedded/wait') return { reason: 'wait', seconds: Number(context.seconds) }
  if (code === 'mail/failed') return { reason: 'mail' }
  return code === 'embedded/refused' ? { reason: String(context.reason) } : {}
}
