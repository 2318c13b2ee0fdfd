import {
  ClientQuery,
  SignInBearerQuery,
  SignInDomain,
  SignInDomainQuery,
  SignInEnded,
  SignInFailure,
  SignInKeys,
  SignInNonce,
  SignInNonceRequest,
  SignInRefresh,
  SignInRequest,
  SignInRevocation,
  SignInSession,
  SignInSessions,
  SignInTokens,
} from '@foyer/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { type HeldSignIn, nonceSeconds } from '../../identity/sign-in/createSignIns.ts'
import { deviceOf } from '../../identity/sign-in/deviceOf.ts'
import { signInFailureOf } from '../../identity/sign-in/errors.ts'
import type { StoredSignIn } from '../../identity/sign-in/SignInStore.ts'
import { accessSeconds } from '../../identity/sign-in/tokens.ts'
import type { App } from '../App.ts'
import { isPermittedOrigin } from '../access/isPermittedOrigin.ts'
import { isTokenAudience } from '../access/isTokenAudience.ts'
import { failures, sendFailure } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

const refusals = { 400: SignInFailure, 401: SignInFailure, 403: SignInFailure }
const shared = { tags: ['Sign-in'], querystring: ClientQuery }
const bearer = { ...shared, querystring: SignInBearerQuery }
/** Of the description of every route that an access token opens. */
const audience =
  '401 unless the token was issued for a page of the project that asks; `domain` narrows it to one host. While ' +
  'no project is registered, the page that asks or `domain` says which application it is.'
const written = { config: { limit: 'writes' as const }, errorHandler: sendSignInFailure }

/** Signs users in, keeps them so, and ends it. */
export function signIn(
  app: App,
  {
    settings: { allowedOrigins, flaggedDomains },
    projects,
    signIns,
  }: Pick<ServerDependencies, 'settings' | 'projects' | 'signIns'>,
) {
  const authenticate = (
    request: FastifyRequest<{ Querystring: SignInBearerQuery }>,
  ): Promise<StoredSignIn> => {
    const { headers, query, project } = request
    const { authorization, origin } = headers
    const { domain } = query
    return signIns.authenticate({
      authorization,
      isAudience: (token) => isTokenAudience({ token, project, origin, domain, allowedOrigins }),
    })
  }

  app.post(
    '/v1/sign-in/nonce',
    {
      ...written,
      schema: {
        ...shared,
        summary: 'A nonce for a sign-in message',
        description:
          'Works once within 10 minutes, for the holder of the key, from the origin that asked.',
        body: SignInNonceRequest,
        response: { ...failures(413, 415, 503), ...refusals, 200: SignInNonce },
      },
    },
    async ({ body, headers: { origin } }, reply) =>
      unstored(reply).send({
        nonce: await signIns.nonce({ key: body.key, origin }),
        expiresInSeconds: nonceSeconds,
      }),
  )
  app.post(
    '/v1/sign-in/verify',
    {
      ...written,
      schema: {
        ...shared,
        summary: 'Sign in',
        description:
          'The message has to be for the page that asks (`domain`, `URI`), for the account and chain of ' +
          'the body, with a nonce of this server. Clocks may be 5 minutes off. Contracts may sign ' +
          '(ERC-1271, ERC-6492) where this server has a node of their chain. A message counts once.',
        body: SignInRequest,
        response: { ...failures(413, 415, 503), ...refusals, 200: SignInTokens },
      },
    },
    async (request, reply) => {
      const { project } = request
      const held = await signIns.verify({
        ...request.body,
        origin: request.headers.origin,
        projectId: project?.id ?? null,
        device: deviceOf(request.headers['user-agent']),
        isAllowed: (origin) => isPermittedOrigin({ origin, project, projects, allowedOrigins }),
      })
      return unstored(reply).send(tokensOf(held))
    },
  )
  app.post(
    '/v1/sign-in/refresh',
    {
      ...written,
      schema: {
        ...shared,
        summary: 'New tokens for a session',
        description:
          'A refresh token works once; used again, or with another key, its session ends at once. Where ' +
          'an answer was lost, the token before gets the same tokens once more, for 2 minutes and with a ' +
          'later proof; the same proof gets 409, and ends nothing.',
        body: SignInRefresh,
        response: {
          ...failures(413, 415, 503),
          ...{ ...refusals, 409: SignInFailure },
          200: SignInTokens,
        },
      },
    },
    async ({ body, headers: { origin } }, reply) =>
      unstored(reply).send(tokensOf(await signIns.refresh({ ...body, origin }))),
  )
  app.post(
    '/v1/sign-in/sign-out',
    {
      ...written,
      schema: {
        ...shared,
        summary: 'End the session of a refresh token',
        body: SignInRefresh,
        response: { ...failures(413, 415, 503), ...refusals, 200: SignInEnded },
      },
    },
    async ({ body }, reply) => unstored(reply).send({ ended: await signIns.signOut(body) }),
  )
  app.get(
    '/v1/sign-in/me',
    {
      errorHandler: sendSignInFailure,
      schema: {
        ...bearer,
        summary: 'The session of an access token',
        description:
          `${audience} It is 401 as soon as it has ended, too. A server that may be a few minutes late can read ` +
          'the token by itself, with the keys of `/v1/sign-in/keys`, if it compares `aud` with its own host.',
        response: { ...failures(503), ...refusals, 200: SignInSession },
      },
    },
    async (request, reply) => {
      const session = await authenticate(request)
      return unstored(reply).send(shown(session, session.id))
    },
  )
  app.get(
    '/v1/sign-in/sessions',
    {
      errorHandler: sendSignInFailure,
      schema: {
        ...bearer,
        summary: 'Sessions of the account at this application, on every device',
        description: audience,
        response: { ...failures(503), ...refusals, 200: SignInSessions },
      },
    },
    async (request, reply) => {
      const session = await authenticate(request)
      const all = await signIns.list(session)
      return unstored(reply).send({ sessions: all.map((one) => shown(one, session.id)) })
    },
  )
  app.post(
    '/v1/sign-in/sessions/revoke',
    {
      ...written,
      schema: {
        ...bearer,
        summary: 'End one session of the account, all others, or all',
        description: audience,
        body: SignInRevocation,
        response: { ...failures(413, 415, 503), ...refusals, 200: SignInEnded },
      },
    },
    async (request, reply) => {
      const session = await authenticate(request)
      return unstored(reply).send({ ended: await signIns.revoke(session, request.body) })
    },
  )
  app.get(
    '/v1/sign-in/keys',
    {
      config: { isOpen: true },
      schema: {
        tags: ['Sign-in'],
        summary: 'Keys that access tokens are verified with',
        response: { ...failures(), 200: SignInKeys },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(signIns.keys),
  )
  app.get(
    '/v1/sign-in/domain',
    {
      schema: {
        tags: ['Sign-in'],
        summary: 'Whether the operator warns of a domain',
        querystring: z.extend(ClientQuery, SignInDomainQuery.shape),
        response: { ...failures(400), 200: SignInDomain },
      },
    },
    async ({ query: { domain } }, reply) =>
      reply
        .header('cache-control', 'public, max-age=300')
        .send({ isFlagged: flaggedDomains.some((flagged) => isOf(hostOf(domain), flagged)) }),
  )
}

function unstored<reply extends Pick<FastifyReply, 'header'>>(reply: reply): reply {
  reply.header('cache-control', 'no-store')
  return reply
}

const tokensOf = ({ session, accessToken, refreshToken }: HeldSignIn) => ({
  ...{ accessToken, refreshToken, expiresInSeconds: accessSeconds },
  session: shown(session, session.id),
})

const shown = (session: StoredSignIn, currentId: string): SignInSession => ({
  id: session.id,
  chainId: session.chainId,
  address: session.address,
  domain: session.domain,
  device: session.device,
  createdAt: session.createdAt.getTime(),
  usedAt: session.usedAt.getTime(),
  expiresAt: session.expiresAt.getTime(),
  isCurrent: session.id === currentId,
})

/** A domain is flagged with all that is below it, however a message writes it. */
function isOf(host: string, flagged: string): boolean {
  return host === flagged || host.endsWith(`.${flagged}`)
}

/** The host that a browser would ask, in Punycode: without scheme, user name, port and the dot at its end. */
function hostOf(domain: string): string {
  try {
    const { hostname } = new URL(domain.includes('://') ? domain : `https://${domain}`)
    return hostname.replace(/\.$/, '')
  } catch {
    // No browser could open it; it is compared as it is.
    return domain.toLowerCase()
  }
}

/** As every failure is sent, with the reason that clients of sign-in read. */
function sendSignInFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return sendFailure(error, request, reply, signInFailureOf)
}
