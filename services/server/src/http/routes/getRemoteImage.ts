import { ClientQuery, ImageParams } from '@foyer/protocol'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { pictureContent, sendPicture } from '../answers/sendPicture.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** Images that collectibles and names named, from this server in place of a third party's. */
export function getRemoteImage(app: App, { pictures }: Pick<ServerDependencies, 'pictures'>) {
  app.get(
    '/public/getRemoteImage/:id',
    {
      config: { limit: 'pictures' },
      schema: {
        tags: ['Pictures'],
        summary: 'Picture of a collectible or a person',
        description:
          'The id comes with what the picture belongs to: nothing else is fetched. PNG, WebP, JPEG, ' +
          'GIF, or SVG that neither runs nor refers to anything, 3 MB at most; all others are 404.',
        params: ImageParams,
        querystring: ClientQuery,
        response: { 200: pictureContent, ...failures(400, 404, 503) },
      },
    },
    async (request, reply) => {
      sendPicture({ request, reply, picture: await pictures.read(request.params.id) })
      return reply
    },
  )
}
