import type * as Wire from '@foyer/protocol'
import type { Asked, Backend } from './Backend.ts'
import type { Reading } from './cachedReads.ts'
import {
  accountOn,
  atomic,
  field,
  label,
  missingChains,
  type QueryOf,
  rows,
  token,
  type Unchecked,
} from './wire.ts'

/** What an account has of one collectible. */
export interface Nft {
  /** CAIP-10 of the contract. */
  readonly contract: string
  readonly tokenId: bigint
  readonly standard: Wire.Nft['standard']
  readonly name: string
  /** `null` when the contract has no name. */
  readonly collection: string | null
  /** Pieces. */
  readonly amount: bigint
  /** On the backend or `data:`. */
  readonly previewUrl: string | null
  /** Sent unasked, with a name that leads elsewhere: to be hidden until a user asks for it. */
  readonly isSpam: boolean
}

/** One page of the collectibles of an account. */
export interface NftsPage {
  /** May be few or none before the last page. */
  readonly nfts: readonly Nft[]
  /** Cursor of the next page; `null` at the end. */
  readonly next: string | null
  /** CAIP-2 ids of chains of which this page does not tell all. */
  readonly missingChainIds: readonly string[]
}

/** Which page of whose collectibles. */
export interface NftsQuestion extends Asked {
  readonly account: string
  /** What the page before gave as `next`; the first page when absent. */
  readonly cursor?: string | undefined
  /** A user wants them now, or they are known to have changed. */
  readonly force?: boolean | undefined
}

const freshMs = 30_000
const maxNfts = 1_000
const standards: readonly Nft['standard'][] = ['ERC721', 'ERC1155']
const empty: NftsPage = { nfts: [], next: null, missingChainIds: [] }

export function createNfts(backend: Backend) {
  const read = backend.kept<NftsPage>({ freshMs, empty, what: 'nfts' })

  return async (question: NftsQuestion): Promise<Reading<NftsPage>> => {
    const { account, network, cursor, force } = question
    const chainId = network.caipNetworkId
    return read({
      asked: question,
      force,
      path: `/v1/account/${encodeURIComponent(account)}/nfts`,
      query: { chainId, cursor } satisfies QueryOf<Wire.NftsQuery>,
      read(json: Unchecked<Wire.NftsPage>, headers) {
        const page = readPage(json, { chainId, cursor, image: backend.image })
        return page && { ...page, missingChainIds: missingChains(headers) }
      },
    })
  }
}

interface Reader {
  readonly chainId: string
  readonly cursor: string | undefined
  readonly image: Backend['image']
}

function readPage(
  json: Unchecked<Wire.NftsPage>,
  reader: Reader,
): Omit<NftsPage, 'missingChainIds'> | null {
  const seen = new Set<string>()
  const readRow = (row: Unchecked<Wire.Nft>) => {
    const nft = readNft(row, reader)
    const key = nft && `${nft.contract.toLowerCase()} ${nft.tokenId}`
    if (key === null || seen.has(key)) return null
    seen.add(key)
    return nft
  }
  const nfts = rows(field(json, 'data'), readRow, maxNfts)
  const next = token(field(json, 'next'), 4_096)
  // A page that leads to itself would be asked for until the user gives up.
  return nfts && { nfts, next: next === reader.cursor ? null : next }
}

/** `null` for what cannot be read, and for another chain's: sending it would go astray. */
function readNft(row: Unchecked<Wire.Nft>, { chainId, image }: Reader): Nft | null {
  const contract = accountOn(field(row, 'contract'), chainId)
  const tokenId = atomic(field(row, 'tokenId'))
  const amount = atomic(field(row, 'amount'))
  const standard = standards.find((known) => known === field(row, 'standard'))
  const collection = label(field(row, 'collection'))
  const name = label(field(row, 'name')) ?? collection
  if (!contract || tokenId === null || !amount || !standard || !name) return null
  return {
    contract,
    tokenId,
    standard,
    name,
    collection,
    amount,
    previewUrl: image(field(field(field(row, 'content'), 'preview'), 'url')),
    isSpam: field(field(row, 'flags'), 'is_spam') === true,
  }
}
