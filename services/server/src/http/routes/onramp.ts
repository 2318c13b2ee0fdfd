import {
  ClientQuery,
  OnrampOptions,
  OnrampPurchase,
  OnrampPurchaseParams,
  OnrampQuote,
  OnrampQuoteRequest,
  OnrampSandboxQuery,
  OnrampUrl,
  OnrampUrlRequest,
} from '@foyer/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { Onramp } from '../../trading/onramp/createOnramp.ts'
import { sandboxPath } from '../../trading/onramp/sandbox/createSandboxOnramp.ts'
import {
  sandboxPage,
  sandboxPageHeaders,
  sandboxRefusalPage,
} from '../../trading/onramp/sandbox/sandboxPage.ts'
import type { App } from '../App.ts'
import { failures, sendFailure } from '../answers/failures.ts'
import { htmlContent } from '../answers/htmlContent.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Where users buy: what there is, what it costs, and where to go. */
export function onramp(
  app: App,
  { onramp: selling, onrampSandbox: sandbox }: Pick<ServerDependencies, 'onramp' | 'onrampSandbox'>,
) {
  const open = (): Onramp => {
    if (selling) return selling
    throw new HttpFailure(404, 'Nothing is sold here. The operator sets ONRAMP.')
  }
  app.get(
    '/v1/onramp/options',
    {
      schema: {
        tags: ['Onramp'],
        summary: 'What can be bought, with which currencies',
        querystring: ClientQuery,
        response: { 200: OnrampOptions, ...failures(400, 404, 503) },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send(await open().options()),
  )
  app.post(
    '/v1/onramp/quote',
    {
      schema: {
        tags: ['Onramp'],
        summary: 'What a purchase costs',
        description: 'The amount is what is paid in all; fees come out of it.',
        querystring: ClientQuery,
        body: OnrampQuoteRequest,
        response: { 200: OnrampQuote, ...failures(400, 404, 413, 415, 503) },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await open().quote(request.body)),
  )
  app.post(
    '/v1/generators/onrampurl',
    {
      config: { limit: 'writes' },
      schema: {
        tags: ['Onramp'],
        summary: 'Begin a purchase',
        description:
          'The address that comes back opens once, within five minutes, and says nothing of the ' +
          'user: what was asked stays on the server.',
        querystring: ClientQuery,
        body: OnrampUrlRequest,
        response: { 200: OnrampUrl, ...failures(400, 404, 413, 415, 503) },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(
        await open().begin({
          projectId: request.query.projectId ?? null,
          request: request.body,
          serverUrl: urlOf(request),
          // Of the connection, or as a proxy says that the operator trusts: never any header.
          clientAddress: request.ip,
        }),
      ),
  )
  app.get(
    '/v1/onramp/purchases/:id',
    {
      schema: {
        tags: ['Onramp'],
        summary: 'What became of a purchase',
        description: 'Who has its id may ask; nobody can guess one.',
        params: OnrampPurchaseParams,
        querystring: ClientQuery,
        response: { 200: OnrampPurchase, ...failures(400, 404, 503) },
      },
    },
    async (request, reply) => {
      const purchase = await open().purchase(request.params.id)
      if (!purchase) throw new HttpFailure(404, 'There is no such purchase.')
      return reply.header('cache-control', 'no-store').send(purchase)
    },
  )
  if (!sandbox) return
  app.get(
    sandboxPath,
    {
      errorHandler: sendRefusal,
      schema: {
        tags: ['Onramp'],
        summary: 'The page of a purchase in the sandbox',
        description: 'A browser gets a page for failures as well.',
        querystring: OnrampSandboxQuery,
        response: { 200: htmlContent, ...failures(400, 410, 503) },
      },
    },
    async (request, reply) => {
      const purchase = await sandbox.open(request.query.session)
      if (!purchase) {
        throw new HttpFailure(
          410,
          'It was opened before, or more than five minutes ago. Go back and begin again.',
        )
      }
      return reply.headers(sandboxPageHeaders).type(htmlType).send(sandboxPage(purchase))
    },
  )
}

const htmlType = 'text/html; charset=utf-8'

/** A user followed a link, and a program reads JSON. */
function sendRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (!`${request.headers.accept}`.includes('text/html')) return sendFailure(error, request, reply)
  const message = error instanceof HttpFailure ? error.message : 'Go back and begin again.'
  return reply
    .code(error instanceof HttpFailure ? error.statusCode : 400)
    .headers(sandboxPageHeaders)
    .type(htmlType)
    .send(sandboxRefusalPage(message))
}

/** As the client named us: it gets back only what it said itself. */
function urlOf({ protocol, host }: FastifyRequest): string {
  if (
    !/^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:\d{1,5})?$/i.test(host) ||
    !URL.canParse(`http://${host}`)
  ) {
    throw new HttpFailure(400, 'The Host header is not the name of a server.')
  }
  return new URL(`${protocol}://${host}`).origin
}
