import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

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

/** Sends a prepared answer, compressed when the client can read that, or 304 when it has it. */
export function sendPrepared({
  request,
  reply,
  prepared,
  cacheControl,
}: {
  request: FastifyRequest
  reply: FastifyReply
  prepared: Prepared
  cacheControl: string
}): void {
  // Weak: the compressed answer is another sequence of bytes.
  const etag = `W/"${prepared.digest}"`
  reply.header('etag', etag).header('cache-control', cacheControl)
  reply.header('vary', 'Accept-Encoding')
  if (hasIt(request.headers['if-none-match'], prepared.digest)) {
    reply.code(304).send()
    return
  }

  reply.type(prepared.contentType)
  const compressed = takesGzip(request.headers['accept-encoding']) ? prepared.compressed() : null
  if (!compressed) {
    reply.send(prepared.bytes)
    return
  }
  compressed.then(
    (bytes) => reply.header('content-encoding', 'gzip').send(bytes),
    (error) => reply.send(error),
  )
}

function hasIt(header: string | undefined, digest: string): boolean {
  if (header === undefined) return false
  return header.trim() === '*' || header.includes(`"${digest}"`)
}

function takesGzip(header: string | undefined): boolean {
  const gzip = header?.split(',').find((part) => /^\s*gzip\s*(;|$)/i.test(part))
  return gzip !== undefined && !/;\s*q\s*=\s*0(\.0*)?\s*$/i.test(gzip)
}
