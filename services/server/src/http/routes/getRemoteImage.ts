import { ClientQuery, ImageParams } from '@foyer/protocol'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { imageContent, sendImage } from '../answers/sendImage.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Images that collectibles and names named, from this server in place of a third party's. */
export function getRemoteImage(app: App, { images }: Pick<ServerDependencies, 'images'>) {
  app.get(
    '/public/getRemoteImage/:id',
    {
      config: { limit: 'images' },
      schema: {
        tags: ['Images'],
        summary: 'Image of a collectible or a user',
        description:
          'The id comes with what the image belongs to: nothing else is fetched. PNG, WebP, JPEG, ' +
          'GIF, or SVG that neither runs nor refers to anything, 3 MB at most; all others are 404.',
        params: ImageParams,
        querystring: ClientQuery,
        response: { 200: imageContent, ...failures(400, 404, 503) },
      },
    },
    async (request, reply) => {
      sendImage({ request, reply, image: await images.read(request.params.id) })
      return reply
    },
  )
}
