import { ClientQuery, ImageParams } from '@foyer/protocol'
import type { ArtKind } from '../../images/built-in/Art.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { imageContent, sendImage } from '../answers/sendImage.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

const resources: readonly { path: string; kind: ArtKind; summary: string }[] = [
  { path: '/public/getAssetImage/:id', kind: 'asset', summary: 'Image of a network' },
  { path: '/public/getCurrencyImage/:id', kind: 'currency', summary: 'Image of a currency' },
  { path: '/public/getTokenImage/:id', kind: 'token', summary: 'Image of a token' },
]

/** Images of networks, currencies and tokens, which differ in their folder only. */
export function publicImages(app: App, { art }: Pick<ServerDependencies, 'art'>) {
  for (const { path, kind, summary } of resources) {
    app.get(
      path,
      {
        config: { limit: 'images' },
        schema: {
          tags: ['Images'],
          summary,
          params: ImageParams,
          querystring: ClientQuery,
          response: { 200: imageContent, ...failures(400, 404) },
        },
      },
      (request, reply) => {
        sendImage({ request, reply, image: art.image(kind, request.params.id) })
      },
    )
  }
}
