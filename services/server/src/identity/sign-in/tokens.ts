import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto'
import type { SignInKeys } from '@foyer/protocol'
import { calculateJwkThumbprint, jwtVerify, SignJWT } from 'jose'
import type { StoredSignIn } from './SignInStore.ts'

/** How long an access token is good, unless its session ends before. */
export const accessSeconds = 600

/** Makes and reads the tokens of sign-in, all from one secret. */
export interface SignInTokenMaker {
  readonly keys: SignInKeys
  access(session: StoredSignIn): Promise<string>
  /** @returns the id of the session; `null` when the token is none of ours, or too old */
  readAccess(token: string): Promise<string | null>
  refresh(session: Pick<StoredSignIn, 'id' | 'generation'>): string
  /** @returns `null` when the token is none of ours. Whether it still counts, the store knows. */
  readRefresh(token: string): { id: string; generation: number } | null
}

const issuer = 'foyer'
const algorithm = 'EdDSA'

/** What PKCS #8 puts before the 32 bytes of an Ed25519 key (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

export async function createTokenMaker(secret: string): Promise<SignInTokenMaker> {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, '', `foyer sign-in ${purpose}`, 32))
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Head, derive('access')]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = createPublicKey(privateKey)
  const { x = '' } = publicKey.export({ format: 'jwk' })
  const kid = await calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x })
  const macKey = derive('refresh')
  const macOf = (text: string) => createHmac('sha256', macKey).update(text).digest()

  return {
    keys: { keys: [{ kty: 'OKP', crv: 'Ed25519', x, kid, alg: algorithm, use: 'sig' }] },
    access: ({ id, chainId, address, domain, key }) =>
      new SignJWT({ sid: id, chain_id: chainId, address, cnf: { jkt: key } })
        .setProtectedHeader({ alg: algorithm, kid, typ: 'at+jwt' })
        .setIssuer(issuer)
        .setSubject(`${chainId}:${address}`)
        .setAudience(domain)
        .setIssuedAt()
        .setExpirationTime(`${accessSeconds}s`)
        .sign(privateKey),
    async readAccess(token) {
      try {
        const { payload } = await jwtVerify(token, publicKey, {
          issuer,
          algorithms: [algorithm],
          typ: 'at+jwt',
        })
        return typeof payload.sid === 'string' ? payload.sid : null
      } catch {
        // Not ours, changed, or too old; which one is nobody's business.
        return null
      }
    },
    refresh({ id, generation }) {
      const text = `${id}.${generation}`
      return `${text}.${macOf(text).toString('base64url')}`
    },
    readRefresh(token) {
      const [, text = '', id = '', generation = '', mac = ''] =
        /^(([A-Za-z0-9_-]{22})\.(\d{1,9}))\.([A-Za-z0-9_-]{43})$/.exec(token) ?? []
      const given = Buffer.from(mac, 'base64url')
      const expected = macOf(text)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return { id, generation: Number(generation) }
    },
  }
}
