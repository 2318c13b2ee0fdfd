import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import type { LookupFunction } from 'node:net'
import type { RelayedMessage } from '@foyer/protocol'
import { type ClientOptions, WebSocket } from 'ws'

/** A key pair and the client id that stands for it. */
export interface TestIdentity {
  readonly clientId: string
  readonly privateKey: KeyObject
}

export function createIdentity(): TestIdentity {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const clientId = `did:key:z${toBase58(Buffer.concat([Buffer.from([0xed, 0x01]), key]))}`
  return { clientId, privateKey }
}

/** A token of the identity, with whatever a test wants to be different. */
export function createToken({
  identity,
  audience,
  header = {},
  claims = {},
  signedBy = identity.privateKey,
}: {
  identity: TestIdentity
  audience: string
  header?: object
  claims?: object
  signedBy?: KeyObject
}): string {
  const iat = Math.floor(Date.now() / 1_000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const body = {
    iss: identity.clientId,
    sub: randomBytes(32).toString('hex'),
    aud: audience,
    iat,
    exp: iat + 86_400,
    ...claims,
  }
  const text = `${part({ alg: 'EdDSA', typ: 'JWT', ...header })}.${part(body)}`
  return `${text}.${sign(null, Buffer.from(text), signedBy).toString('base64url')}`
}

interface Closed {
  readonly code: number
  readonly reason: string
}

/** A client that does what a test says, and nothing by itself but acknowledging. */
export interface RelayClient {
  readonly socket: WebSocket
  readonly clientId: string
  /** Everything that was delivered, in its order. */
  readonly received: (RelayedMessage & { subscription: string })[]
  /** @throws an error with the relay's code and message */
  call(method: string, params: unknown): Promise<unknown>
  subscribe(topic: string): Promise<unknown>
  publish(topic: string, message: string, more?: object): Promise<unknown>
  /** Resolves when so many were delivered. */
  receive(count: number): Promise<readonly string[]>
  close(): Promise<Closed>
  readonly closed: Promise<Closed>
}

/** Connects, or throws an error with `closed` when it is refused at once. */
export async function connect({
  url,
  identity = createIdentity(),
  token,
  query = 'projectId=test',
  acknowledges = true,
  headers = {},
  socketOptions = {},
}: {
  /** `ws://…/relay` */
  url: string
  identity?: TestIdentity
  token?: string
  query?: string
  acknowledges?: boolean
  headers?: Record<string, string>
  /** How it reaches the relay, such as whose certificates it trusts. */
  socketOptions?: ClientOptions & { lookup?: LookupFunction }
}): Promise<RelayClient> {
  const auth = token ?? createToken({ identity, audience: url })
  const socket = new WebSocket(`${url}?auth=${auth}&${query}`, { ...socketOptions, headers })
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const received: RelayClient['received'] = []
  let lastId = 0
  let onReceived = () => {}
  // Not by `once`: what is refused fails first, and closes then.
  const closed = new Promise<Closed>((resolve) => {
    socket.on('close', (code, reason) => {
      for (const { reject } of waiting.values()) reject(new Error(`closed ${code}`))
      resolve({ code, reason: `${reason}` })
    })
  })
  socket.on('message', (data) => {
    const frame = JSON.parse(`${data}`)
    if (frame.method === 'irn_subscription') {
      received.push({ ...frame.params.data, subscription: frame.params.id })
      if (acknowledges) socket.send(JSON.stringify({ id: frame.id, jsonrpc: '2.0', result: true }))
      onReceived()
      return
    }
    const call = waiting.get(frame.id)
    waiting.delete(frame.id)
    if (frame.error) call?.reject(Object.assign(new Error(frame.error.message), frame.error))
    else call?.resolve(frame.result)
  })
  await once(socket, 'open')
  const call = (method: string, params: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { resolve, reject })
      socket.send(JSON.stringify({ id: lastId, jsonrpc: '2.0', method, params }))
    })
  return {
    socket,
    clientId: identity.clientId,
    received,
    closed,
    call,
    subscribe: (topic) => call('irn_subscribe', { topic }),
    publish: (topic, message, more = {}) =>
      call('irn_publish', { topic, message, ttl: 300, tag: 1108, prompt: true, ...more }),
    receive: (count) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (received.length >= count) resolve(received.map(({ message }) => message))
        }
        onReceived = look
        closed.then(({ code }) => reject(new Error(`closed ${code}`)))
        look()
      }),
    close() {
      socket.close(1000)
      return closed
    },
  }
}

export const randomTopic = () => randomBytes(32).toString('hex')

/** Bytes that look like an envelope. */
export const sealed = (bytes = 64) => randomBytes(bytes).toString('base64')

function toBase58(bytes: Uint8Array): string {
  const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let text = ''
  for (; number > 0n; number /= 58n) text = `${alphabet[Number(number % 58n)]}${text}`
  return text
}
