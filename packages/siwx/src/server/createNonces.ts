import { digestOf, randomHex, toHex } from './hex.ts'
import type { ServerStore } from './ServerStore.ts'

/** Gives nonces to visitors. Nothing is kept of one that was given, so strangers who ask for many take no room. */
export interface Nonces {
  /**
   * A nonce of 64 letters and digits, good for ten minutes.
   *
   * @param to who may use it, such as a secret in a cookie of the visitor; it is worth nothing to others
   */
  issue(to: string): Promise<string>
  /**
   * When it was issued, in milliseconds since 1970, to hand to `verifySignIn` as `nonceIssuedAtMs`; `null` when it was not
   * issued to them within ten minutes.
   */
  read(nonce: string, to: string): Promise<number | null>
  /**
   * Counts it once: of several at once, one gets `true`. Call it after the signature was verified: what is kept for
   * twenty minutes is then of users who signed in, and of nobody else.
   *
   * @throws `sign-in/store-full`, and what the store throws
   */
  use(nonce: string): Promise<boolean>
}

/** How long a user may look at the message. */
export const nonceMs = 600_000

/** Four bytes of seconds, twelve that nobody can guess, and the first sixteen of the seal. */
const shape = /^([\da-f]{8})[\da-f]{24}([\da-f]{32})$/
const sealLetters = 32
/** As long as there are applications. */
const decadeMs = 10 * 365 * 86_400_000

/**
 * Nonces that are known by their seal: an HMAC over their time, what is random in them, and who may use them.
 *
 * @param parameters.store keeps which were used and, without `secret`, the secret; all processes share it
 * @param parameters.secret 32 letters or more that nobody can guess, the same in all processes; one is made and kept
 *   in the store when left out
 * @example
 * import { createNonces, memoryStore } from '@foyer/siwx/server'
 *
 * const nonces = createNonces({ store: memoryStore() })
 * const nonceOf = (visitor: string) => nonces.issue(visitor)
 */
export function createNonces({
  store,
  secret,
}: {
  store: Pick<ServerStore, 'add' | 'get'>
  secret?: string | undefined
}): Nonces {
  const sealOf = async (text: string) => {
    const key = await crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(secret ?? (await secretIn(store))),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['sign'],
    )
    const seal = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text))
    return toHex(new Uint8Array(seal)).slice(0, sealLetters)
  }
  return {
    async issue(to) {
      const seconds = Math.floor(Date.now() / 1_000)
      const body = seconds.toString(16).padStart(8, '0') + randomHex(12)
      return body + (await sealOf(`${body} ${to}`))
    },
    async read(nonce, to) {
      const [, time, seal] = shape.exec(nonce) ?? []
      if (time === undefined || seal === undefined) return null
      const issuedAtMs = Number.parseInt(time, 16) * 1_000
      if (issuedAtMs + nonceMs <= Date.now()) return null
      const isOurs = isSame(seal, await sealOf(`${nonce.slice(0, -sealLetters)} ${to}`))
      return isOurs ? issuedAtMs : null
    },
    // Twice as long, as clocks of processes may differ.
    use: async (nonce) => store.add(`foyer:nonce:${await digestOf(nonce)}`, 'used', 2 * nonceMs),
  }
}

/** The secret that processes on one store share, made by the first that asks. */
async function secretIn(store: Pick<ServerStore, 'add' | 'get'>): Promise<string> {
  const key = 'foyer:secret'
  const kept = await store.get(key)
  if (kept !== null) return kept
  await store.add(key, randomHex(32), decadeMs)
  const made = await store.get(key)
  if (made !== null) return made
  throw new Error('The store lost what it was given. Give `secret`, or a store that keeps.')
}

/** In the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length
  for (let at = 0; at < one.length; at++) difference |= one.charCodeAt(at) ^ other.charCodeAt(at)
  return difference === 0
}
