import type { BrowserStore } from './browserStore.ts'

/** The key that a session is bound to: no script can read it, and it never leaves this browser. */
export interface SessionKey {
  /** As the server wants it (RFC 7517). */
  readonly publicKey: JsonWebKey
  /** That this key asks: a signature over the purpose and what is sent along. */
  prove(purpose: 'verify' | 'refresh' | 'sign-out', about: string): Promise<string>
}

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
const name = 'key'

let lastAtMs = 0

/** The key of this browser, made when there is none. Two tabs at once agree on one. */
export async function openSessionKey(store: BrowserStore): Promise<SessionKey> {
  let pair = (await store.get(name)) as CryptoKeyPair | undefined
  if (!pair) {
    pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
    await store.set(name, pair)
  }
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const publicKey = { kty, crv, x, y } as JsonWebKey
  const { privateKey } = pair
  return {
    publicKey,
    async prove(purpose, about) {
      const digest = encode(await crypto.subtle.digest('SHA-256', bytesOf(about)))
      const head = { alg: 'ES256', typ: 'foyer-proof+jwt', jwk: publicKey }
      // Later than the one before, also where the clock stands still or was set back.
      lastAtMs = Math.max(Date.now(), lastAtMs + 1)
      const text = [head, { purpose, digest, at: lastAtMs }]
        .map((part) => encode(bytesOf(JSON.stringify(part))))
        .join('.')
      const signature = await crypto.subtle.sign(
        { name: 'ECDSA', hash: 'SHA-256' },
        privateKey,
        bytesOf(text),
      )
      return `${text}.${encode(signature)}`
    },
  }
}

/** What is bound to the key is of no use without it. */
export const forgetSessionKey = (store: BrowserStore): Promise<void> => store.delete(name)

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** base64url, without padding. */
function encode(bytes: ArrayBuffer | Uint8Array): string {
  const letters = String.fromCharCode(...new Uint8Array(bytes))
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
