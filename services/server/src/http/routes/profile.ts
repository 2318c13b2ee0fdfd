import {
  ClientQuery,
  NamedAccountParams,
  NameFailure,
  NameParams,
  NameRegistered,
  Profile,
  ProfileQuery,
  Profiles,
  RegisterName,
  Suggestions,
  SuggestionsQuery,
} from '@foyer/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NameRefusal, nameFailureOf } from '../../identity/names/errors.ts'
import { registerName } from '../../identity/names/registerName.ts'
import { safeAvatar } from '../../identity/names/safeAvatar.ts'
import { showAvatar } from '../../identity/names/showAvatar.ts'
import { suggestNames } from '../../identity/names/suggestNames.ts'
import * as ZoneName from '../../identity/names/ZoneName.ts'
import type { App } from '../App.ts'
import { failures, sendFailure } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Looks names up and gives them away. */
export function profile(
  app: App,
  {
    settings: { namesZone: zone },
    names,
    identities,
    images,
    verifySignature,
  }: Pick<ServerDependencies, 'settings' | 'names' | 'identities' | 'images' | 'verifySignature'>,
) {
  const show = (profile: Profile, request: FastifyRequest) =>
    withImages({ profile, images, baseUrl: request.publicUrl })

  app.get(
    '/v1/profile/account/:name',
    {
      errorHandler: sendNameFailure,
      schema: {
        tags: ['Names'],
        summary: 'Who has a name',
        description:
          'With its zone or without. Names are compared in the form of ENSIP-15. A name of another zone ' +
          'is looked up in ENS, where a chain of this server has it, and marked as such.',
        params: NameParams,
        querystring: ProfileQuery,
        response: { 200: Profile, 404: NameFailure, ...failures(400, 503) },
      },
    },
    async (request, reply) => {
      const { name: text } = request.params
      const name = ZoneName.parse(text, zone)
      const whole = ZoneName.normalized(text)
      if (whole === null) {
        throw new NameRefusal(
          400,
          'name',
          'ENSIP-15 gives this name no form: its letters are mixed, or no name may have them.',
        )
      }
      const isOutsideZone = whole.includes('.') && !whole.endsWith(`.${zone}`)
      const found = isOutsideZone
        ? await identities.findName(whole)
        : name === null
          ? null
          : await names.find(name)
      if (!found) {
        throw new NameRefusal(404, 'name', `Nobody has this name. Names end in .${zone}.`)
      }
      return reply.header('cache-control', 'no-cache').send(await show(found, request))
    },
  )
  app.get(
    '/v1/profile/reverse/:address',
    {
      schema: {
        tags: ['Names'],
        summary: 'Names of an account',
        description: 'The oldest first; 100 at most.',
        params: NamedAccountParams,
        querystring: ProfileQuery,
        response: { 200: Profiles, ...failures(400, 503) },
      },
    },
    async (request, reply) => {
      const found = await names.findByAddress({
        address: request.params.address.toLowerCase(),
        zone,
      })
      const shown = await Promise.all(found.map((profile) => show(profile, request)))
      return reply.header('cache-control', 'no-cache').send(shown)
    },
  )
  app.get(
    '/v1/profile/suggestions/:name',
    {
      errorHandler: sendNameFailure,
      schema: {
        tags: ['Names'],
        summary: 'Names near what a user typed',
        description: 'Each could be registered, unless `registered` says that it is taken.',
        params: NameParams,
        querystring: SuggestionsQuery,
        response: { 200: Suggestions, 400: NameFailure, ...failures(503) },
      },
    },
    async (request, reply) => {
      if ((request.query.zone ?? zone) !== zone) {
        throw new NameRefusal(400, 'zone', `Names of this server end in .${zone}.`)
      }
      const near = suggestNames(request.params.name, zone)
      const taken = await names.findTaken(near)
      return reply.header('cache-control', 'no-cache').send({
        suggestions: near.map((name) => ({ name, registered: taken.has(name) })),
      })
    },
  )
  app.post(
    '/v1/profile/account',
    {
      errorHandler: sendNameFailure,
      config: { limit: 'writes' },
      schema: {
        tags: ['Names'],
        summary: 'Register a name',
        description:
          `The message is JSON of {"name", "attributes": {}, "timestamp"}, as JSON.stringify writes ` +
          `it, signed as personal_sign does within the last five minutes. Contracts may sign ` +
          `(ERC-1271, ERC-6492) where this server has a node of their chain. A message counts once.`,
        querystring: ClientQuery,
        body: RegisterName,
        response: {
          200: NameRegistered,
          400: NameFailure,
          409: NameFailure,
          ...failures(413, 415, 503),
        },
      },
    },
    async (request, reply) => {
      await registerName({
        body: request.body,
        zone,
        store: names,
        verify: verifySignature,
        nowMs: Date.now(),
      })
      return reply.header('cache-control', 'no-store').send({ success: true })
    },
  )
}

/** Images of users come from this server, whatever address they gave. */
async function withImages({
  profile,
  images,
  baseUrl,
}: {
  profile: Profile
  images: ServerDependencies['images']
  baseUrl: string
}): Promise<Profile> {
  const attributes = profile.attributes.map(async ({ avatar, ...rest }) => {
    const shown = await showAvatar({ avatar: safeAvatar(avatar), images })
    if (shown === null) return rest
    return { ...rest, avatar: shown.startsWith('/') ? baseUrl + shown : shown }
  })
  return { ...profile, attributes: await Promise.all(attributes) }
}

/** As every failure is sent, with the reasons that clients of names read. */
function sendNameFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  return sendFailure(error, request, reply, nameFailureOf)
}
