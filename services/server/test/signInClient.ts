import type { SignInTokens } from '@foyer/protocol'
import { formatMessage, type SignInFields } from '@foyer/siwx/message'
import { CompactSign, calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

/** What a server answered. */
interface Answered<body> {
  readonly status: number
  readonly body: body
  readonly headers: Readonly<Record<string, unknown>>
}

/** Sends one request to the server under test. */
export type Send = (request: {
  method: 'GET' | 'POST'
  path: string
  headers: Readonly<Record<string, string>>
  body?: unknown
}) => Promise<Answered<unknown>>

/** Sends to a server that listens. */
export const sendTo =
  (url: string): Send =>
  async ({ method, path, headers, body }) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    return {
      status: answer.status,
      body: text === '' ? null : JSON.parse(text),
      headers: Object.fromEntries(answer.headers),
    }
  }

/**
 * The browser of a user as the server sees it: a key that signs proofs, and an account that signs
 * messages. Every request can be bent.
 */
export async function createSignInClient({
  send,
  origin = 'http://localhost:5173',
  chainId = 'eip155:31337',
  account = privateKeyToAccount(generatePrivateKey()),
}: {
  send: Send
  origin?: string
  chainId?: string
  account?: { address: string; signMessage(what: { message: string }): Promise<string> }
}) {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const { kty, crv, x, y } = await exportJWK(publicKey)
  const key = { kty, crv, x, y }
  const headers = { origin }
  const digestOf = async (text: string) =>
    Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('base64url')
  let lastAtMs = 0
  const later = () => {
    lastAtMs = Math.max(Date.now(), lastAtMs + 1)
    return lastAtMs
  }
  const prove = async (purpose: string, about: string, at: unknown = later()) =>
    new CompactSign(Buffer.from(JSON.stringify({ purpose, digest: await digestOf(about), at })))
      .setProtectedHeader({ alg: 'ES256', typ: 'foyer-proof+jwt', jwk: key as never })
      .sign(privateKey)
  const post = async <body = SignInTokens & { reason: string; message: string }>(
    path: string,
    body: unknown,
    more: Record<string, string> = {},
  ) =>
    (await send({
      method: 'POST',
      path: `/v1/sign-in/${path}`,
      headers: { ...headers, ...more },
      body,
    })) as Answered<body>
  const get = async <body>(path: string, token: string) =>
    (await send({
      method: 'GET',
      path: `/v1/sign-in/${path}`,
      headers: { ...headers, authorization: `Bearer ${token}` },
    })) as Answered<body>
  const nonce = async () => (await post<{ nonce: string }>('nonce', { key })).body.nonce

  /** The body of `verify` for a message that is right, but for what is changed. */
  async function signed(
    fields: Partial<SignInFields> = {},
    bend: (message: string) => string = (message) => message,
  ) {
    const message = bend(
      formatMessage({
        ...{ domain: new URL(origin).host, uri: origin, version: '1', chainId },
        accountAddress: account.address,
        nonce: fields.nonce ?? (await nonce()),
        issuedAt: new Date().toISOString(),
        ...fields,
      }),
    )
    const signature = await account.signMessage({ message })
    const proof = await prove('verify', message)
    return { chainId, address: account.address, message, signature, proof }
  }
  return {
    ...{ account, key, post, get, nonce, signed, prove },
    thumbprint: () => calculateJwkThumbprint(key as never),
    signIn: async (fields: Partial<SignInFields> = {}) => post('verify', await signed(fields)),
    refresh: async (refreshToken: string) =>
      post('refresh', { refreshToken, proof: await prove('refresh', refreshToken) }),
    signOut: async (refreshToken: string) =>
      post('sign-out', { refreshToken, proof: await prove('sign-out', refreshToken) }),
  }
}
