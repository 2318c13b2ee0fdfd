import {
  ClientQuery,
  NamedAccountParams,
  RevokeSession,
  SessionRevoked,
  SmartSessions,
} from '@foyer/protocol'
import { type Hex, isAddress } from 'viem'
import { revokeMessage } from '../../identity/sessions/revokeMessage.ts'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Shows what an account lets applications do, and takes it back. */
export function sessions(
  app: App,
  { smartSessions, verifySignature }: Pick<ServerDependencies, 'smartSessions' | 'verifySignature'>,
) {
  app.get(
    '/v1/sessions/:address',
    {
      schema: {
        tags: ['Sessions'],
        summary: 'Sessions of an account',
        description: 'Those in force, the newest first.',
        params: NamedAccountParams,
        querystring: ClientQuery,
        response: { 200: SmartSessions, ...failures(400, 503) },
      },
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send({ pcis: await smartSessions.list(request.params.address.toLowerCase()) }),
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
      const address = request.params.address.toLowerCase()
      const { pci, signature } = request.body
      if (!isAddress(address)) {
        throw new HttpFailure(400, 'params/address: Give the address of an EVM account.')
      }
      const caipNetworkId = await smartSessions.findChain({ address, pci })
      if (caipNetworkId === null) throw new HttpFailure(404, 'The account has no such session.')
      const message = revokeMessage({ address, pci })
      const isSigned = await verifySignature({
        caipNetworkId,
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
