import { createPublicKey, verify } from 'node:crypto'
import { clientKeyOf } from './clientKey.ts'

/** Clocks of phones are often wrong. */
const skewSeconds = 300

/** Clients make theirs for a day. One that leaked must not open the relay for years. */
const maxValiditySeconds = 7 * 86_400

/** Who connects, or why it is nobody. */
export type ClientToken = { readonly clientId: string } | { readonly refusal: string }

/**
 * Reads the JWT with which a client proves that it has the key of its id (`did:key`, Ed25519).
 *
 * @param parameters.isAudience whether the token is meant for this relay: one that was made for
 *   another relay must not open a door here
 * @returns the id, or the reason as it is told to the client
 */
export function readClientToken({
  token,
  isAudience,
  nowMs,
}: {
  token: string | undefined
  isAudience(url: string): boolean
  nowMs: number
}): ClientToken {
  if (!token) return { refusal: 'JWT missing: connect with ?auth=…' }
  const [head = '', body = '', signature = '', ...more] = token.split('.')
  const header = readPart(head)
  const claims = readPart(body)
  if (!header || !claims || more.length > 0) return { refusal: 'JWT cannot be read' }
  if (header.alg !== 'EdDSA' || header.typ !== 'JWT')
    return { refusal: 'JWT must be signed with EdDSA' }

  const { iss, sub, aud, iat, exp, act } = claims
  const key = typeof iss === 'string' ? clientKeyOf(iss) : null
  if (typeof iss !== 'string' || !key) return { refusal: 'JWT iss must be a did:key of Ed25519' }
  if (!isSignedBy({ key, text: `${head}.${body}`, signature }))
    return { refusal: 'JWT signature is not that of iss' }

  if (typeof sub !== 'string' || sub === '') return { refusal: 'JWT sub must be a nonce' }
  if (act !== undefined && act !== 'client_auth') return { refusal: 'JWT act must be client_auth' }
  if (typeof aud !== 'string' || !isAudience(aud)) {
    return { refusal: 'JWT aud is another relay: the operator names this one in RELAY_URLS' }
  }
  if (!Number.isSafeInteger(exp) || !Number.isSafeInteger(iat))
    return { refusal: 'JWT exp and iat must be seconds' }
  const nowSeconds = nowMs / 1_000
  if (Number(exp) + skewSeconds < nowSeconds) return { refusal: 'JWT has expired' }
  if (Number(exp) - skewSeconds > nowSeconds + maxValiditySeconds)
    return { refusal: 'JWT is valid for more than seven days: make one for a day' }
  if (Number(iat) - skewSeconds > nowSeconds) return { refusal: 'JWT is from the future' }
  return { clientId: iss }
}

function readPart(part: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    // No JSON: the caller refuses it.
    return null
  }
}

function isSignedBy({
  key,
  text,
  signature,
}: {
  key: Uint8Array
  text: string
  signature: string
}): boolean {
  const x = Buffer.from(key).toString('base64url')
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
    return verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'))
  } catch {
    // Bytes that are no point of the curve: nobody can have signed for them.
    return false
  }
}
