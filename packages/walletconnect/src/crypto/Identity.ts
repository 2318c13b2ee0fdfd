import { ed25519 } from '@noble/curves/ed25519.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { base58, base64urlnopad } from '@scure/base'
import * as Key from './Key.ts'

/** Parameters of {@link token}. */
export interface TokenParameters {
  /** 64 hexadecimal digits: the private half of an Ed25519 key. `Key.random()` makes one. */
  readonly seed: string
  /** The relay's URL, exactly as it is dialled. */
  readonly audience: string
  /** Milliseconds since 1970; counted in whole seconds. */
  readonly issuedAtMs: number
  /** How long the token lets one in, in seconds. A day unless said. */
  readonly lifetimeSeconds?: number
  /** Random, so that two tokens are never the same; given only to make a known one. */
  readonly subject?: string
}

/** What a `did:key` begins with when it is an Ed25519 key. */
const ed25519Prefix = Uint8Array.of(0xed, 0x01)

/** By which the relay knows us: `did:key:z…` of the public half. */
export function nameOf(seed: string): string {
  const publicKey = ed25519.getPublicKey(Key.bytesOf(seed))
  return `did:key:z${base58.encode(concatBytes(ed25519Prefix, publicKey))}`
}

/**
 * The JSON Web Token (EdDSA) that opens a relay to us, and no other relay.
 *
 * @throws `walletconnect/key-invalid`
 */
export function token({
  seed,
  audience,
  issuedAtMs,
  lifetimeSeconds = 86_400,
  subject = Key.random(),
}: TokenParameters): string {
  const iat = Math.floor(issuedAtMs / 1000)
  const claims = { iss: nameOf(seed), sub: subject, aud: audience, iat, exp: iat + lifetimeSeconds }
  const signed = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`
  const signature = ed25519.sign(utf8ToBytes(signed), Key.bytesOf(seed))
  return `${signed}.${base64urlnopad.encode(signature)}`
}

function encode(value: unknown): string {
  return base64urlnopad.encode(utf8ToBytes(JSON.stringify(value)))
}
