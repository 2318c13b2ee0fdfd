import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Prepared } from '../../platform/http/Prepared.ts'

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
