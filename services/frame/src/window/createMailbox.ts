import type { EmbeddedBoxContent } from '@foyer/protocol'
import { readConfig } from '../config.ts'
import { fromBase64url, toBase64url } from '../session/askServer.ts'

/** What two pages leave for each other at the server, which can read none of it. */
export interface Mailbox {
  /** Leaves a message, and reads what the other side left; `null` while it left nothing. */
  exchange<message>(message?: unknown): Promise<message | null>
}

type Side = keyof EmbeddedBoxContent

const timeoutMs = 10_000
const keyBytes = 32

/** A key for a box that nobody else knows. */
export const makeMailboxKey = (): string =>
  toBase64url(crypto.getRandomValues(new Uint8Array(keyBytes)))

/**
 * @param keyText of {@link makeMailboxKey}; it stands in the window's address, after `#`, which no server is told
 * @param side what this page leaves
 */
export async function createMailbox(keyText: string, side: Side): Promise<Mailbox> {
  const bytes = fromBase64url(keyText)
  const { server } = readConfig()
  const [box, key] = await Promise.all([
    crypto.subtle.digest('SHA-256', bytes).then((digest) => toBase64url(new Uint8Array(digest))),
    crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
  ])
  /** So that nobody hands a side what it left itself. */
  const algorithm = (iv: Uint8Array<ArrayBuffer>, of: Side) => ({
    ...{ name: 'AES-GCM', iv },
    additionalData: new TextEncoder().encode(of),
  })
  const seal = async (message: unknown) => {
    const iv = crypto.getRandomValues(new Uint8Array(12))
    const text = new TextEncoder().encode(JSON.stringify(message, writeBytes))
    const sealed = await crypto.subtle.encrypt(algorithm(iv, side), key, text)
    return toBase64url(new Uint8Array([...iv, ...new Uint8Array(sealed)]))
  }
  return {
    async exchange(message) {
      const response = await fetch(`${server}/v1/embedded/box`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          box,
          ...(message !== undefined && { [side]: await seal(message) }),
        }),
        signal: AbortSignal.timeout(timeoutMs),
        credentials: 'omit',
      })
      if (!response.ok) throw new Error(`${response.status}`)
      const content = (await response.json()) as EmbeddedBoxContent
      const other = side === 'asked' ? 'answer' : 'asked'
      const sealed = content[other]
      if (sealed === null) return null
      const given = fromBase64url(sealed)
      const opened = await crypto.subtle.decrypt(
        algorithm(given.slice(0, 12), other),
        key,
        given.slice(12),
      )
      return JSON.parse(new TextDecoder().decode(opened), readBytes)
    },
  }
}

const writeBytes = (_name: string, value: unknown) =>
  value instanceof Uint8Array ? { bytesInBase64url: toBase64url(value) } : value

const readBytes = (_name: string, value: unknown) => {
  const { bytesInBase64url } = (value ?? {}) as { bytesInBase64url?: unknown }
  return typeof bytesInBase64url === 'string' ? fromBase64url(bytesInBase64url) : value
}
