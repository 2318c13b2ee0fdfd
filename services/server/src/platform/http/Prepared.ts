import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** An answer made once and sent often. */
export interface Prepared {
  readonly contentType: string
  readonly bytes: Uint8Array
  /** For `etag`; changes with the bytes. */
  readonly digest: string
  /** The same smaller, or `null` when that is not worth it. */
  compressed(): Promise<Uint8Array> | null
}

/** Below this a packet is sent anyway, and unpacking costs more than it saves. */
const minCompressedBytes = 1_024

const compress = promisify(gzip)

/**
 * Prepares JSON text.
 *
 * @example
 * prepareJson('{}').contentType // 'application/json; charset=utf-8'
 */
export function prepareJson(text: string): Prepared {
  const bytes = Buffer.from(text)
  let small: Promise<Uint8Array> | undefined
  return {
    contentType: 'application/json; charset=utf-8',
    bytes,
    digest: digestOf(bytes),
    compressed() {
      if (bytes.length < minCompressedBytes) return null
      small ??= compress(bytes, { level: 6 })
      return small
    },
  }
}

/** What tells two bodies apart: the beginning of their SHA-256 as base64url. */
export function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
}
