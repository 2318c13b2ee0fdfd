import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { fromBase64Url, toBase58, toBase64Url } from './base.ts'
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

interface Signer {
  readonly publicKey: Uint8Array
  sign(bytes: Uint8Array): Promise<Uint8Array> | Uint8Array
}

/** What a `did:key` begins with when it is an Ed25519 key. */
const didPrefix = [0xed, 0x01]
/** What a seed of Ed25519 begins with in PKCS #8 (RFC 8410). */
const pkcs8Prefix = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32]

/**
 * By which the relay knows us: `did:key:z…` of the public half.
 *
 * @throws `walletconnect/key-invalid`
 */
export async function nameOf(seed: string): Promise<string> {
  return name(await signerOf(seed))
}

/**
 * The JSON Web Token (EdDSA) that opens a relay to us, and no other relay.
 *
 * @throws `walletconnect/key-invalid`
 */
export async function token({
  seed,
  audience,
  issuedAtMs,
  lifetimeSeconds = 86_400,
  subject = Key.random(),
}: TokenParameters): Promise<string> {
  const signer = await signerOf(seed)
  const iat = Math.floor(issuedAtMs / 1000)
  const exp = iat + lifetimeSeconds
  const claims = { iss: name(signer), sub: subject, aud: audience, iat, exp }
  const signed = `${encode({ alg: 'EdDSA', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${toBase64Url(await signer.sign(utf8ToBytes(signed)))}`
}

function name({ publicKey }: Signer): string {
  return `did:key:z${toBase58(concatBytes(Uint8Array.from(didPrefix), publicKey))}`
}

async function signerOf(seed: string): Promise<Signer> {
  const bytes = Key.bytesOf(seed)
  try {
    return await systemSigner(bytes)
  } catch {
    // An older browser, or a page without `crypto.subtle` because it came over plain HTTP.
    const library = await import('./ed25519.standalone.ts')
    return library.signerOf(bytes)
  }
}

/** @throws when the system does not know Ed25519 */
async function systemSigner(seed: Uint8Array): Promise<Signer> {
  const pkcs8 = Uint8Array.from([...pkcs8Prefix, ...seed])
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign'])
  const publicKey = fromBase64Url((await crypto.subtle.exportKey('jwk', key)).x ?? '')
  if (publicKey?.length !== 32) throw new TypeError('The key has no public half')
  return {
    publicKey,
    sign: async (message) =>
      new Uint8Array(await crypto.subtle.sign('Ed25519', key, Uint8Array.from(message))),
  }
}

function encode(value: unknown): string {
  return toBase64Url(utf8ToBytes(JSON.stringify(value)))
}
