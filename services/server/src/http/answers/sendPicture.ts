import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Picture } from '../../images/Picture.ts'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import { sendPrepared } from './sendPrepared.ts'

const Bytes = z.string().register(z.globalRegistry, { format: 'binary' })

/** The `response` schema of an image. */
export const pictureContent = {
  description: 'The picture',
  content: {
    'image/svg+xml': { schema: Bytes },
    'image/webp': { schema: Bytes },
    'image/png': { schema: Bytes },
    'image/jpeg': { schema: Bytes },
    'image/gif': { schema: Bytes },
  },
}

/**
 * Sends an image. A drawing is opened as a page of its own by whoever follows its address, so it may
 * neither run nor load anything.
 *
 * @throws HttpFailure 404 when there is none
 */
export function sendPicture({
  request,
  reply,
  picture,
}: {
  request: FastifyRequest
  reply: FastifyReply
  picture: Picture | null
}): void {
  if (!picture) throw new HttpFailure(404, 'There is no picture with this id.')
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  sendPrepared({
    request,
    reply,
    prepared: { ...picture, compressed: () => null },
    cacheControl: 'public, max-age=86400, stale-while-revalidate=604800',
  })
}
