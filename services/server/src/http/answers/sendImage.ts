import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { ImageFile } from '../../images/ImageFile.ts'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import { sendPrepared } from './sendPrepared.ts'

const Bytes = z.string().register(z.globalRegistry, { format: 'binary' })

/** The `response` schema of an image. */
export const imageContent = {
  description: 'The image',
  content: {
    'image/svg+xml': { schema: Bytes },
    'image/webp': { schema: Bytes },
    'image/png': { schema: Bytes },
    'image/jpeg': { schema: Bytes },
    'image/gif': { schema: Bytes },
  },
}

/**
 * Sends an image. An SVG is opened as a page of its own when a user follows its address, so it may
 * neither run nor load anything.
 *
 * @throws HttpFailure 404 when there is none
 */
export function sendImage({
  request,
  reply,
  image,
}: {
  request: FastifyRequest
  reply: FastifyReply
  image: ImageFile | null
}): void {
  if (!image) throw new HttpFailure(404, 'There is no image with this id.')
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  sendPrepared({
    request,
    reply,
    prepared: { ...image, compressed: () => null },
    cacheControl: 'public, max-age=86400, stale-while-revalidate=604800',
  })
}
