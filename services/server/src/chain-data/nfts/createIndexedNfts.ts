import type { Nft } from '@foyer/protocol'
import { type SQL, sql } from 'drizzle-orm'
import { encodeFunctionData, getAddress, type Hex, parseAbi } from 'viem'
import type { Database } from '../../platform/database/Database.ts'
import type { Chain } from '../chains/Chain.ts'
import { callMany } from '../chains/callMany.ts'
import type { Icons } from '../tokens/createIcons.ts'
import { isSpam } from '../tokens/isSpam.ts'
import type { TokenFacts, TokenRepository } from '../tokens/TokenFacts.ts'
import { collectibleName } from './collectibleName.ts'
import { invalidPlace } from './errors.ts'
import { type NftFacts, type NftKey, type NftRepository, nftName } from './NftRepository.ts'
import type { NftSource } from './Nfts.ts'

/** Of what an account was ever sent, looked at together. */
const batchSize = 100
/** Who sent most of it away again gets a short page. */
const maxBatches = 5

/**
 * The collectibles of a chain that our own indexer reads. The index says what an account was ever sent;
 * whether it still has it, the chain is asked, so no reorganisation can falsify that.
 */
export function createIndexedNfts({
  chain,
  database,
  tokenRepository,
  nftRepository,
  icons,
}: {
  chain: Chain
  database: Database
  tokenRepository: TokenRepository
  nftRepository: NftRepository
  icons: Icons
}): NftSource {
  const chainId = chain.caipNetworkId

  async function describe({
    held,
    signal,
  }: {
    held: readonly Holding[]
    signal: AbortSignal
  }): Promise<Nft[]> {
    const addresses = held.map(({ token }) => token)
    const facts = await tokenRepository.read({ chainId, addresses, signal })
    const judge = ({ token, isWanted }: Holding, name = '') => {
      const contract = facts.get(token)
      return isSpam({
        isWanted,
        isKnown: icons.find({ chainId, address: token }) !== null,
        names: [contract?.name ?? '', contract?.symbol ?? '', name],
      })
    }
    // What is bait is not looked at: nobody need learn that a user saw it.
    const shown = held.filter((each) => !judge(each))
    const said = await nftRepository.read({ chainId, nfts: shown })
    return held.map((each) => {
      const own = said.get(nftName(each))
      const isBait = judge(each, own?.name)
      return describeHolding({ chainId, held: each, contract: facts.get(each.token), own, isBait })
    })
  }

  return {
    chainId,
    async read({ account, after, limit, signal }) {
      let place = after === null ? null : parsePlace(after)
      const found: Holding[] = []
      for (let batches = 0; batches < maxBatches; batches++) {
        const seen = await database.run(async (queries) =>
          rowsOf<SeenRow>(await queries.execute(selectSeen({ account, chainId, place }))),
        )
        const held = await readHeld({ chain, account, seen, signal })
        const room = limit - found.length
        found.push(...held.slice(0, room))
        const isWhole = seen.length < batchSize
        const last = held.length > room ? held[room - 1] : seen.at(-1)
        if (held.length <= room && isWhole) place = null
        else if (last) place = placeOf(last)
        if (place === null || found.length >= limit) break
      }
      return {
        nfts: await describe({ held: found, signal }),
        next: place && Object.values(place).join('.'),
      }
    },
  }
}

/** What an account was sent once. */
interface SeenRow {
  readonly kind: 'erc721' | 'erc1155'
  readonly token: string
  readonly token_id: string
  readonly seen_ms: string
  readonly is_wanted: boolean
  /** The account dealt with this contract itself. */
  readonly is_dealt_with: boolean
}

/** What it still has. */
interface Holding extends SeenRow, NftKey {
  readonly amount: bigint
  readonly isWanted: boolean
}

/** Where something stands among all an account was sent; the order of the fields is that of its text. */
interface Place {
  readonly isWanted: '1' | '0'
  readonly seenMs: string
  readonly token: string
  readonly tokenId: string
  readonly kind: string
}

function placeOf({ is_wanted, seen_ms, token, token_id, kind }: SeenRow): Place {
  return { isWanted: is_wanted ? '1' : '0', seenMs: seen_ms, token, tokenId: token_id, kind }
}

function parsePlace(text: string): Place {
  const [, isWanted, seenMs, token, tokenId, kind] =
    /^([01])\.(-?\d{1,15})\.(0x[0-9a-f]{40})\.(\d{1,78})\.(erc721|erc1155)$/.exec(text) ?? []
  if (!isWanted || !seenMs || !token || !tokenId || !kind) throw invalidPlace()
  return { isWanted: isWanted === '1' ? '1' : '0', seenMs, token, tokenId, kind }
}

/**
 * Follows an index from the place on: third parties can send an account as much as they like. The order is
 * that of the columns, not of their text in the answer, which has the same names.
 */
function selectSeen({
  account,
  chainId,
  place,
}: {
  account: string
  chainId: string
  place: Place | null
}): SQL {
  const bound =
    place === null
      ? sql`true`
      : sql`(a.is_wanted, a.seen_at, a.token, a.token_id, a.kind) < (
          ${place.isWanted === '1'}::boolean, to_timestamp(${place.seenMs}::bigint / 1000.0),
          ${place.token}, ${place.tokenId}::numeric, ${place.kind})`
  return sql`
    select kind, token, token_id::text, is_wanted,
      (extract(epoch from seen_at) * 1000)::bigint::text as seen_ms,
      is_wanted or exists (
        select from foyer.account_assets b
        where b.account = a.account and b.chain_id = a.chain_id and b.kind = a.kind
          and b.token = a.token and b.is_wanted
      ) as is_dealt_with
    from foyer.account_assets a
    where account = ${account} and chain_id = ${chainId} and kind <> 'erc20' and ${bound}
    order by a.is_wanted desc, a.seen_at desc, a.token desc, a.token_id desc, a.kind desc
    limit ${batchSize}`
}

/** The two drivers hand out rows in different wrappings. */
function rowsOf<row>(result: unknown): row[] {
  return (result as { rows: row[] }).rows
}

const abi = parseAbi([
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function balanceOf(address account, uint256 id) view returns (uint256)',
])

async function readHeld({
  chain,
  account,
  seen,
  signal,
}: {
  chain: Chain
  account: string
  seen: readonly SeenRow[]
  signal: AbortSignal
}): Promise<Holding[]> {
  const calls = seen.map(({ kind, token, token_id }) => ({
    to: token,
    data:
      kind === 'erc721'
        ? encodeFunctionData({ abi, functionName: 'ownerOf', args: [BigInt(token_id)] })
        : encodeFunctionData({
            abi,
            functionName: 'balanceOf',
            args: [account as Hex, BigInt(token_id)],
          }),
  }))
  const answers = await callMany({ chain, calls, signal })
  return seen.flatMap((row, index): Holding[] => {
    const answer = answers[index] ?? null
    // What answers with something else is no collectible.
    const word = answer?.length === 66 ? BigInt(answer) : 0n
    const isOwned = row.kind === 'erc721' && word === BigInt(account)
    const amount = row.kind === 'erc721' ? (isOwned ? 1n : 0n) : word
    return amount === 0n
      ? []
      : [
          {
            ...row,
            amount,
            standard: row.kind === 'erc721' ? 'ERC721' : 'ERC1155',
            tokenId: row.token_id,
            isWanted: row.is_dealt_with,
          },
        ]
  })
}

function describeHolding({
  chainId,
  held: { token, tokenId, standard, amount },
  contract,
  own,
  isBait,
}: {
  chainId: string
  held: Holding
  contract: TokenFacts | undefined
  own: NftFacts | undefined
  isBait: boolean
}): Nft {
  const collection = contract?.name ?? ''
  const preview = isBait ? null : (own?.preview ?? null)
  return {
    contract: `${chainId}:${getAddress(token as Hex)}`,
    tokenId,
    standard,
    name: own?.name || collectibleName({ collection, tokenId }),
    collection,
    amount: `${amount}`,
    content: preview === null ? null : { preview: { url: preview } },
    flags: { is_spam: isBait },
  }
}
