import { ClientQuery, ImageParams } from '@foyer/protocol'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { pictureContent, sendPicture } from '../answers/sendPicture.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** The image of a wallet. */
export function getWalletImage(app: App, { catalogue }: Pick<ServerDependencies, 'catalogue'>) {
  app.get(
    '/getWalletImage/:id',
    {
      config: { limit: 'pictures' },
      schema: {
        tags: ['Pictures'],
        summary: 'Picture of a wallet',
        description: 'The id is the `image_id` of a row of `/getWallets`.',
        params: ImageParams,
        querystring: ClientQuery,
        response: { 200: pictureContent, ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const picture = await catalogue.picture(request.params.id)
      sendPicture({ request, reply, picture })
      return reply
    },
  )
}
