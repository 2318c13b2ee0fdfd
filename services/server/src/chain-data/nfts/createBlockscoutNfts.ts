import { DisplayName } from '@foyer/core/primitives'
import type { Nft } from '@foyer/protocol'
import { getAddress, type Hex } from 'viem'
import * as z from 'zod/mini'
import { type RemoteImages, remoteImagePath } from '../../images/remote/RemoteImages.ts'
import {
  type Explorer,
  ExplorerCollectible,
  ExplorerToken,
  explorerNumber,
  explorerRows,
  nextQuery,
} from '../explorers/createExplorer.ts'
import type { Icons } from '../tokens/createIcons.ts'
import { isSpam } from '../tokens/isSpam.ts'
import { collectibleName } from './collectibleName.ts'
import { invalidPlace } from './errors.ts'
import type { NftSource } from './Nfts.ts'

const maxSymbolLength = 24

/** `GET /addresses/{address}/nft`, fifty at a time. */
const NftList = z.object({
  items: explorerRows(
    z.extend(ExplorerCollectible, {
      id: explorerNumber,
      value: z._default(z.nullish(explorerNumber), null),
      token_type: z.nullish(z.string()),
      token: ExplorerToken,
    }),
  ),
  next_page_params: z.nullish(z.looseObject({})),
})
type Item = z.infer<typeof NftList>['items'][number]

/**
 * The collectibles of a chain that a third party's explorer keeps. It is only their word: names are
 * cleaned, and images shown by this server.
 */
export function createBlockscoutNfts({
  explorer: { chainId, get },
  icons,
  images,
}: {
  explorer: Explorer
  icons: Icons
  images: Pick<RemoteImages, 'claim'>
}): NftSource {
  const describe = (item: Item) => {
    const { token, id: tokenId, value, image_url: image, metadata } = item
    const address = (token.address_hash ?? token.address)?.toLowerCase()
    const standard = standardOf(item)
    if (!address || standard === null || value === '0') return []
    const collection = DisplayName.clean(token.name)
    const symbol = DisplayName.clean(token.symbol, maxSymbolLength)
    const own = DisplayName.clean(metadata?.name)
    const isKnown = icons.find({ chainId, address }) !== null
    // The explorer does not say whether the account asked for it.
    const is_spam = isSpam({ isWanted: false, isKnown, names: [collection, symbol, own] })
    const nft: Nft = {
      contract: `${chainId}:${getAddress(address as Hex)}`,
      tokenId,
      standard,
      name: own || collectibleName({ collection, tokenId }),
      collection,
      amount: standard === 'ERC721' ? '1' : (value ?? '1'),
      content: null,
      flags: { is_spam },
    }
    return [{ nft, image: is_spam ? null : image }]
  }

  return {
    chainId,
    async read({ account, after, signal }) {
      if (after !== null && !/^[\w=&%.+-]{0,1000}$/.test(after)) throw invalidPlace()
      const rest = after === null ? '' : `&${after}`
      const path = `/addresses/${account}/nft?type=ERC-721%2CERC-1155${rest}`
      const { items, next_page_params: params } = await get(path, NftList, signal)
      const described = items.flatMap(describe)
      const ids = await images.claim(described.flatMap(({ image }) => image ?? []))
      const next = params && items.length > 0 ? nextQuery(params).slice(1) : ''
      return {
        nfts: described.map(({ nft, image }) => {
          const id = image === null ? undefined : ids.get(image)
          return id === undefined
            ? nft
            : { ...nft, content: { preview: { url: remoteImagePath(id) } } }
        }),
        next: next === '' || next === after ? null : next,
      }
    },
  }
}

function standardOf({ token_type, token }: Item): Nft['standard'] | null {
  const type = token_type ?? token.type
  if (type === 'ERC-721') return 'ERC721'
  return type === 'ERC-1155' ? 'ERC1155' : null
}
