import { createPrivateKey, createPublicKey, type KeyObject, randomBytes, sign } from 'node:crypto'
import { clientIdOf } from '../auth/clientKey.ts'

/** What relays give a token at most. */
const lifetimeSeconds = 86_400

/** Who this server is at an upstream relay. */
export interface UpstreamIdentity {
  /** `did:key:…` */
  readonly clientId: string
  readonly privateKey: KeyObject
}

/** @param seed private key (Ed25519) in base64url */
export function identityOf(seed: string): UpstreamIdentity {
  // PKCS #8 is this prefix and the key.
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  const der = Buffer.concat([prefix, Buffer.from(seed, 'base64url')])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { clientId: clientIdOf(Buffer.from(x, 'base64url')), privateKey }
}

/** A seed that nobody had before. */
export const createSeed = () => randomBytes(32).toString('base64url')

/**
 * The JWT with which this server proves its client id to one relay.
 *
 * @param parameters.audience the address of that relay, as the operator wrote it
 */
export function createClientToken({
  identity: { clientId, privateKey },
  audience,
  nowMs,
}: {
  identity: UpstreamIdentity
  audience: string
  nowMs: number
}): string {
  const iat = Math.floor(nowMs / 1_000)
  const claims = {
    iss: clientId,
    sub: randomBytes(32).toString('hex'),
    aud: audience,
    iat,
    exp: iat + lifetimeSeconds,
  }
  const text = [{ alg: 'EdDSA', typ: 'JWT' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}
