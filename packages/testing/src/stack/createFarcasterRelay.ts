import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { type FarcasterPerson, farcasterPeople } from './deployFarcaster.ts'

/** What an application asks somebody to sign. */
interface Channel {
  readonly endsAtMs: number
  readonly asked: {
    readonly siweUri: string
    readonly domain: string
    readonly nonce: string
    readonly expirationTime?: string
    readonly acceptAuthAddress: boolean
  }
  answer: object | null
}

/** As long as the public relay keeps one. */
const channelMs = 3_600_000
/**
 * Applications that answer have a key for it, which the public relay gives them; this is the one of the stack.
 *
 * @example
 * import { farcasterRelayKey } from '@foyer/testing/stack'
 *
 * const headers = { 'x-farcaster-auth-relay-key': farcasterRelayKey }
 */
export const farcasterRelayKey = 'foyer-relay-key'

/**
 * Stands for the relay of Farcaster, as its clients know it: 201 for a channel, 202 while nobody answered, 200 once with
 * the answer, 401 from then on, and for what it does not know. Its own page is the application of two people.
 *
 * @see https://docs.farcaster.xyz/auth-kit/client/app/status (November 2026)
 */
export function createFarcasterRelay({
  bodyOf,
  page,
}: {
  bodyOf(request: IncomingMessage): Promise<string>
  /** Asks who it should be, with a form of these fields. */
  page(response: ServerResponse, title: string, fields: URLSearchParams): void
}) {
  const channels = new Map<string, Channel>()
  const json = (response: ServerResponse, status: number, body: object) =>
    void response
      .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
      .end(JSON.stringify(body))
  const find = (token: string) => {
    const found = channels.get(token)
    return found && found.endsAtMs > Date.now() ? found : undefined
  }
  const tokenOf = ({ headers }: IncomingMessage) =>
    `${headers.authorization}`.replace(/^Bearer /, '')

  const sign = async ({ asked }: Channel, person: FarcasterPerson) => {
    const message = createSiweMessage({
      ...{ domain: asked.domain, uri: asked.siweUri, nonce: asked.nonce, version: '1' },
      ...{ address: person.address, chainId: 10, statement: 'Farcaster Auth' },
      ...(asked.expirationTime && { expirationTime: new Date(asked.expirationTime) }),
      resources: [`farcaster://fid/${person.fid}`],
    })
    const signature = await privateKeyToAccount(person.privateKey).signMessage({ message })
    return { message, signature, fid: person.fid, username: person.username }
  }

  return {
    /** @param path below its address */
    async handle(
      path: string,
      request: IncomingMessage,
      response: ServerResponse,
      query: URLSearchParams,
    ): Promise<void> {
      if (path === 'v1/channel' && request.method === 'POST') {
        const asked = JSON.parse(await bodyOf(request))
        if (typeof asked.siweUri !== 'string' || typeof asked.domain !== 'string')
          return json(response, 400, { error: 'Validation error' })
        const token = randomUUID()
        const nonce = asked.nonce ?? randomBytes(8).toString('hex')
        channels.set(token, {
          endsAtMs: Date.now() + channelMs,
          asked: { acceptAuthAddress: true, ...asked, nonce },
          answer: null,
        })
        return json(response, 201, {
          ...{ channelToken: token, nonce },
          url: `https://farcaster.xyz/~/siwf?channelToken=${token}`,
        })
      }
      if (path === 'v1/channel/status') {
        const token = tokenOf(request)
        const found = find(token)
        if (!found) return json(response, 401, { error: 'Unauthorized' })
        const { nonce } = found.asked
        if (!found.answer) return json(response, 202, { state: 'pending', nonce })
        channels.delete(token)
        return json(response, 200, { state: 'completed', nonce, ...found.answer })
      }
      if (path === 'v1/channel/authenticate' && request.method === 'POST') {
        const found = find(tokenOf(request))
        const isKnown = request.headers['x-farcaster-auth-relay-key'] === farcasterRelayKey
        if (!found || !isKnown) return json(response, 401, { error: 'Unauthorized' })
        found.answer = JSON.parse(await bodyOf(request))
        return json(response, 201, { state: 'completed', nonce: found.asked.nonce })
      }
      if (path !== '') return void response.writeHead(404).end()
      // For who has no such application: the last channel is answered here.
      const [token, channel] = [...channels].findLast(([, { answer }]) => !answer) ?? []
      const person = farcasterPeople().find(({ username }) => username === query.get('as'))
      if (!channel || !token) return void response.end('Nobody asks for a login with Farcaster.')
      if (query.get('channel') !== token || query.get('as') === null)
        return page(
          response,
          `farcaster, for ${channel.asked.domain}`,
          new URLSearchParams({ channel: token }),
        )
      if (person) channel.answer = await sign(channel, person)
      else channels.delete(token)
      response.end(person ? 'You can go back.' : 'It was refused.')
    },
  }
}
