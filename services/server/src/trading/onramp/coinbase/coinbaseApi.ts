import { createPrivateKey, type KeyObject, randomBytes } from 'node:crypto'
import { AppError } from '@foyer/core/primitives'
import { SignJWT } from 'jose'
import type { Outgoing } from '../../../platform/outgoing/Outgoing.ts'
import { askVendor } from '../askVendor.ts'

/** Of a private key of Ed25519 in PKCS #8, before its 32 bytes. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const tokenSeconds = 120

/** Asks Coinbase as the operator's account. */
export interface CoinbaseApi {
  /** @returns what it answered, as JSON; @throws HttpFailure 400 in its words, `upstream/unavailable` */
  ask(call: { url: string; body?: unknown }): Promise<unknown>
}

/**
 * Every request has a token of its own, which names its method and its path.
 *
 * @see https://docs.cdp.coinbase.com/api-reference/v2/authentication
 * @throws `onramp/key-unreadable` (invalid) for a secret that is none
 */
export function createCoinbaseApi({
  keyId,
  secret,
  outgoing,
}: {
  keyId: string
  secret: string
  outgoing: Outgoing
}): CoinbaseApi {
  const { key, alg } = readKey(secret)
  const asking = outgoing.resilient({ name: 'coinbase', timeoutMs: 6_000, retries: 0 })
  return {
    async ask({ url, body }) {
      const { host, pathname } = new URL(url)
      const method = body === undefined ? 'GET' : 'POST'
      const nowSeconds = Math.floor(Date.now() / 1_000)
      const token = await new SignJWT({ uri: `${method} ${host}${pathname}` })
        .setProtectedHeader({
          ...{ alg, kid: keyId, typ: 'JWT', nonce: randomBytes(16).toString('hex') },
        })
        .setIssuer('cdp')
        .setSubject(keyId)
        .setAudience(['cdp_service'])
        .setNotBefore(nowSeconds)
        .setExpirationTime(nowSeconds + tokenSeconds)
        .sign(key)
      const headers = { authorization: `Bearer ${token}` }
      return askVendor({ asking, outgoing, vendor: 'Coinbase', url, headers, body })
    },
  }
}

/** The two kinds of secrets that Coinbase gives. */
function readKey(secret: string): { key: KeyObject; alg: 'EdDSA' | 'ES256' } {
  try {
    if (secret.includes('-----BEGIN')) return { key: createPrivateKey(secret), alg: 'ES256' }
    const bytes = Buffer.from(secret, 'base64')
    if (bytes.length !== 64) throw new Error('It has not 64 bytes')
    const key = createPrivateKey({
      ...{ key: Buffer.concat([pkcs8, bytes.subarray(0, 32)]), format: 'der', type: 'pkcs8' },
    })
    return { key, alg: 'EdDSA' }
  } catch {
    // What a library says of a secret may hold a part of it.
    throw new AppError(
      'onramp/key-unreadable',
      'COINBASE_API_SECRET cannot be used. Copy it whole from the Coinbase Developer Platform.',
      { kind: 'invalid' },
    )
  }
}
