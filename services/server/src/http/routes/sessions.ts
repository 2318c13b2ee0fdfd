import {
  ActivateSession,
  ClientQuery,
  GrantSession,
  NamedAccountParams,
  RevokeSession,
  SessionGranted,
  SessionRevoked,
  SmartSessions,
} from '@foyer/protocol'
import {
  anyPermissionOf,
  decodeDelegation,
  type ReadPermission,
} from '@foyer/transactions/smart-accounts'
import { type Hex, isAddress, keccak256, stringToHex } from 'viem'
import { readPermission } from '../../identity/sessions/readPermission.ts'
import { grantMessage, revokeMessage } from '../../identity/sessions/revokeMessage.ts'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

const longestMs = 315_360_000_000

/** Shows what an account lets applications do, and takes it back. */
export function sessions(
  app: App,
  {
    chains,
    smartSessions,
    verifySignature,
  }: Pick<ServerDependencies, 'chains' | 'smartSessions' | 'verifySignature'>,
) {
  app.get(
    '/v1/sessions/:address',
    {
      schema: {
        tags: ['Sessions'],
        summary: 'Sessions of an account',
        description:
          'Those in force, the newest first, with what is left of them as the chain says. One that was ended on the ' +
          'chain alone is ended here, too.',
        params: NamedAccountParams,
        querystring: ClientQuery,
        response: { 200: SmartSessions, ...failures(400, 503) },
      },
    },
    async (request, reply) => {
      const sessions = await smartSessions.list(request.params.address.toLowerCase())
      const found = await Promise.all(
        sessions.map(async (session) => ({
          ...{ pci: session.pci, project: { id: session.projectId } },
          ...{ createdAt: session.createdAt.getTime(), expiry: session.expiresAt.getTime() },
          ...{ revokedAt: session.revokedAt?.getTime() ?? null, chainId: session.chainId },
          ...{ application: session.application, applicationName: session.applicationName },
          context: session.context,
          permission: await readPermission(session, chains),
        })),
      )
      // Ended on the chain alone, as its user may in any other place.
      const pcis = found.filter(({ permission }) => permission?.isDisabled !== true)
      for (const { pci } of found.filter((one) => !pcis.includes(one)))
        await smartSessions.revoke({ address: request.params.address.toLowerCase(), pci })
      return reply.header('cache-control', 'no-store').send({ pcis })
    },
  )
  app.post(
    '/v1/sessions/:address/grant',
    {
      config: { limit: 'writes' },
      schema: {
        tags: ['Sessions'],
        summary: 'Keep a permission in mind',
        description:
          'The account signs {"action":"grant","address","context"} as JSON.stringify writes it, the address in lower ' +
          'case, as personal_sign does. The server holds no key: it keeps what was signed, so that its user finds it. ' +
          'A context that is no delegation of ERC-7710 is kept as it is, and what it allows is not told. Of a permission ' +
          'for calls `functions` are told with it: their first four bytes have to be those that were signed.',
        params: NamedAccountParams,
        querystring: ClientQuery,
        body: GrantSession,
        response: { 200: SessionGranted, ...failures(400, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const address = addressOf(request.params.address)
      const { chainId, context, expiry, key, signature } = request.body
      const { application = null, applicationName = null } = request.body
      const delegation = decodeDelegation(context as Hex)
      const read = delegation && anyPermissionOf(delegation)
      if (delegation && (!read || delegation.delegator.toLowerCase() !== address))
        throw new HttpFailure(400, 'body/context: This is no permission of the account.')
      // Of what another wallet wrote in its own way nobody here reads when it ends.
      const endsMs = read ? Number(read.permission.endSeconds) * 1_000 : expiry
      if (expiry !== endsMs) throw new HttpFailure(400, `body/expiry: It ends at ${endsMs}.`)
      const leftMs = endsMs - Date.now()
      if (leftMs <= 0 || leftMs > longestMs)
        throw new HttpFailure(400, 'body/expiry: Give when it ends, within ten years.')
      const functions = functionsOf(read, request.body.functions)
      const message = grantMessage({ address, context })
      const signed = { caipNetworkId: chainId, address, message, signature }
      if (!(await verifySignature(signed)))
        throw new HttpFailure(400, 'body/signature: The account did not sign this.')
      const pci = await smartSessions.grant({
        ...{ address, chainId, key, application, applicationName, context: context as Hex },
        ...{ projectId: request.query.projectId ?? null, expiresAt: new Date(endsMs), functions },
      })
      return reply.header('cache-control', 'no-store').send({ pci, key })
    },
  )
  app.post(
    '/v1/sessions/:address/activate',
    {
      config: { limit: 'writes' },
      schema: {
        tags: ['Sessions'],
        summary: 'Confirm a permission',
        description: 'Says whether it is kept with this context. It is active since it was signed.',
        params: NamedAccountParams,
        querystring: ClientQuery,
        body: ActivateSession,
        response: { 200: SessionRevoked, ...failures(400, 404, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const address = addressOf(request.params.address)
      const { pci, context } = request.body
      const session = await smartSessions.find({ address, pci })
      if (!session || session.context !== context)
        throw new HttpFailure(404, 'The account has no such session.')
      return reply.header('cache-control', 'no-store').send({ success: true })
    },
  )
  app.post(
    '/v1/sessions/:address/revoke',
    {
      config: { limit: 'writes' },
      schema: {
        tags: ['Sessions'],
        summary: 'End a session',
        description:
          'The account signs {"action":"revoke","address","pci"} as JSON.stringify writes it, the ' +
          'address in lower case, as personal_sign does. Ending it again changes nothing.',
        params: NamedAccountParams,
        querystring: ClientQuery,
        body: RevokeSession,
        response: { 200: SessionRevoked, ...failures(400, 404, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const address = addressOf(request.params.address)
      const { pci, signature } = request.body
      const session = await smartSessions.find({ address, pci })
      if (session === null) throw new HttpFailure(404, 'The account has no such session.')
      const message = revokeMessage({ address, pci })
      const isSigned = await verifySignature({
        caipNetworkId: session.chainId,
        address,
        message,
        signature: signature as Hex,
      })
      if (!isSigned) {
        throw new HttpFailure(400, `body/signature: The account did not sign ${message}.`)
      }
      await smartSessions.revoke({ address, pci })
      return reply.header('cache-control', 'no-store').send({ success: true })
    },
  )
}

/** Names of the functions that may be called, each with the four bytes that the account signed. */
function functionsOf(
  read: ReadPermission | null,
  given: readonly string[] | undefined,
): readonly string[] | null {
  if (given === undefined) return null
  const selectors = read?.kind === 'calls' ? read.permission.calls.selectors : []
  const isSame =
    given.length === selectors.length &&
    given.every(
      (signature, at) =>
        /^[a-zA-Z_$][\w$]*\([\w,()[\]]*\)$/.test(signature) &&
        keccak256(stringToHex(signature)).slice(0, 10) === selectors[at],
    )
  if (!isSame || given.length === 0)
    throw new HttpFailure(400, 'body/functions: These are not the functions that may be called.')
  return given
}

/** In lower case. */
function addressOf(given: string): `0x${string}` {
  const address = given.toLowerCase()
  if (isAddress(address)) return address
  throw new HttpFailure(400, 'params/address: Give the address of an EVM account.')
}
