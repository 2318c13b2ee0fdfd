import { ClientQuery, ImageParams } from '@foyer/protocol'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { imageContent, sendImage } from '../answers/sendImage.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

/** The image of a wallet. */
export function getWalletImage(app: App, { catalogue }: Pick<ServerDependencies, 'catalogue'>) {
  app.get(
    '/getWalletImage/:id',
    {
      config: { limit: 'images' },
      schema: {
        tags: ['Images'],
        summary: 'Image of a wallet',
        description: 'The id is the `image_id` of a row of `/getWallets`.',
        params: ImageParams,
        querystring: ClientQuery,
        response: { 200: imageContent, ...failures(400, 404) },
      },
    },
    async (request, reply) => {
      const image = await catalogue.image(request.params.id)
      sendImage({ request, reply, image })
      return reply
    },
  )
}
