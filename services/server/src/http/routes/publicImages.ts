import { ClientQuery, ImageParams } from '@foyer/protocol'
import type { ArtKind } from '../../images/built-in/Art.ts'
import type { App } from '../App.ts'
import { failures } from '../answers/failures.ts'
import { pictureContent, sendPicture } from '../answers/sendPicture.ts'
import type { ServerDependencies } from '../ServerDependencies.ts'

const resources: readonly { path: string; kind: ArtKind; summary: string }[] = [
  { path: '/public/getAssetImage/:id', kind: 'asset', summary: 'Picture of a network' },
  { path: '/public/getCurrencyImage/:id', kind: 'currency', summary: 'Picture of a currency' },
  { path: '/public/getTokenImage/:id', kind: 'token', summary: 'Picture of a token' },
]

/** Images of networks, currencies and tokens, which differ in their folder only. */
export function publicImages(app: App, { art }: Pick<ServerDependencies, 'art'>) {
  for (const { path, kind, summary } of resources) {
    app.get(
      path,
      {
        config: { limit: 'pictures' },
        schema: {
          tags: ['Pictures'],
          summary,
          params: ImageParams,
          querystring: ClientQuery,
          response: { 200: pictureContent, ...failures(400, 404) },
        },
      },
      (request, reply) => {
        sendPicture({ request, reply, picture: art.picture(kind, request.params.id) })
      },
    )
  }
}
