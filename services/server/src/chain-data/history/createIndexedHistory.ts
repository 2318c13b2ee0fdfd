import type { HistoryTransaction, HistoryTransfer } from '@foyer/protocol'
import type { Database } from '../../platform/database/Database.ts'
import type { Chains } from '../chains/Chain.ts'
import { collectibleName } from '../nfts/collectibleName.ts'
import { type NftFacts, type NftRepository, nftName } from '../nfts/NftRepository.ts'
import type { Icons } from '../tokens/createIcons.ts'
import { isSpam } from '../tokens/isSpam.ts'
import type { TokenFacts, TokenRepository } from '../tokens/TokenFacts.ts'
import { checksummed, describeCollectible, describeMoney, directionOf } from './describeTransfer.ts'
import type { HistoryEntry, HistorySource } from './HistorySource.ts'
import { isDirectTransfer, operationOf } from './operationOf.ts'
import { type FoundRow, type MovedRow, parseActivityPlace, selectPage } from './selectActivity.ts'

/** Of one page. A user scrolls by, and each may be somewhere else. */
const maxCollectibles = 200

/**
 * The histories that our own indexer keeps.
 *
 * @param parameters.chainIds which chains it reads, CAIP-2
 */
export function createIndexedHistory({
  database,
  chainIds,
  chains,
  tokenRepository,
  nftRepository,
  icons,
}: {
  database: Database
  chainIds: readonly string[]
  chains: Pick<Chains, 'find'>
  tokenRepository: TokenRepository
  nftRepository: NftRepository
  icons: Icons
}): HistorySource {
  return {
    id: 'index',
    chainIds: () => chainIds,
    async read({ account, chainId, after, limit, signal }) {
      const place = after === null ? null : parseActivityPlace(after)
      const asked = chainId === null ? chainIds : [chainId]
      const found = await database.run(async (queries) =>
        rowsOf<FoundRow>(
          await queries.execute(selectPage({ account, chainIds: asked, place, limit })),
        ),
      )
      const moved = found.flatMap(movedBy)
      const solicited = new Set(moved.flatMap((row) => (row.is_wanted ? contractOf(row) : [])))
      const own = new Set(found.flatMap((row) => (row.sender === account ? [placeOf(row)] : [])))
      const isWanted = (row: MovedRow) => own.has(placeOf(row)) || solicited.has(contractOf(row))
      const facts = await readFacts({ tokenRepository, moved, signal })
      const judge = createJudge({ facts, icons, isWanted })
      const known: Known = {
        chains,
        facts,
        icons,
        judge,
        collectibles: await readCollectibles({ nftRepository, moved, judge }),
      }
      const byPlace = group(moved, placeOf)
      return found.map((row): HistoryEntry => {
        const transfers = byPlace.get(placeOf(row)) ?? []
        return {
          place: `${row.mined_ms}.${row.chain_id}.${row.block_number}.${row.position}`,
          transaction: describe({ account, row, transfers, known }),
        }
      })
    },
  }
}

function movedBy({ chain_id, block_number, position, moved }: FoundRow): MovedRow[] {
  return moved.map((each) => ({ chain_id, block_number, position, ...each }))
}

const contractOf = ({ chain_id, token }: MovedRow) => `${chain_id}:${token}`

/** What is known beside the rows. */
interface Known {
  readonly chains: Pick<Chains, 'find'>
  readonly facts: Facts
  readonly icons: Icons
  readonly judge: Judge
  /** By chain and `nftName`. */
  readonly collectibles: ReadonlyMap<string, NftFacts>
}

/** By chain and address. */
type Facts = ReadonlyMap<string, TokenFacts>

/** Whether a movement is spam, by the names of its contract and by one more. */
type Judge = (row: MovedRow, name?: string) => boolean

function createJudge({
  facts,
  icons,
  isWanted,
}: {
  facts: Facts
  icons: Icons
  isWanted(row: MovedRow): boolean
}): Judge {
  return (row, name = '') => {
    const { chain_id: chainId, token } = row
    const contract = facts.get(`${chainId}:${token}`)
    return isSpam({
      isWanted: isWanted(row),
      isKnown: icons.find({ chainId, address: token }) !== null,
      names: [contract?.name ?? '', contract?.symbol ?? '', name],
    })
  }
}

async function readFacts({
  tokenRepository,
  moved,
  signal,
}: {
  tokenRepository: TokenRepository
  moved: readonly MovedRow[]
  signal: AbortSignal
}): Promise<Facts> {
  const facts = new Map<string, TokenFacts>()
  const withToken = moved.filter(({ token }) => token !== null)
  for (const [chainId, rows] of group(withToken, ({ chain_id }) => chain_id)) {
    const addresses = rows.flatMap(({ token }) => token ?? [])
    for (const [address, each] of await tokenRepository.read({ chainId, addresses, signal })) {
      facts.set(`${chainId}:${address}`, each)
    }
  }
  return facts
}

async function readCollectibles({
  nftRepository,
  moved,
  judge,
}: {
  nftRepository: NftRepository
  moved: readonly MovedRow[]
  judge: Judge
}): Promise<Known['collectibles']> {
  const collectibles = new Map<string, NftFacts>()
  // What is bait is not looked at: nobody need learn that a user saw it.
  const shown = moved.filter((row) => standardOf(row) !== null && !judge(row))
  const byChain = group(shown.slice(0, maxCollectibles), ({ chain_id }) => chain_id)
  for (const [chainId, rows] of byChain) {
    const nfts = rows.flatMap((row) => {
      const [standard, { token, token_id: tokenId }] = [standardOf(row), row]
      return standard && token && tokenId !== null ? { standard, token, tokenId } : []
    })
    for (const [name, facts] of await nftRepository.read({ chainId, nfts })) {
      collectibles.set(`${chainId}:${name}`, facts)
    }
  }
  return collectibles
}

function standardOf({ kind }: MovedRow): 'ERC721' | 'ERC1155' | null {
  if (kind === 'erc721') return 'ERC721'
  return kind === 'erc1155' ? 'ERC1155' : null
}

function describe({
  account,
  row,
  transfers,
  known,
}: {
  account: string
  row: FoundRow
  transfers: readonly MovedRow[]
  known: Known
}): HistoryTransaction {
  const { chain_id: chainId, hash, sender, recipient } = row
  const isOwn = sender === account
  const isPlain = row.selector === '0x' && BigInt(row.value) > 0n
  const operationType =
    isOwn && !row.has_succeeded && isPlain
      ? // What it was meant to be; its status says the rest.
        'send'
      : operationOf({
          isOwn,
          isCreation: recipient === null,
          isDirect: isDirectTransfer({
            recipient,
            selector: row.selector,
            went: transfers.filter((each) => directionOf(each, account) === 'out'),
          }),
          hasApproved: row.has_approved,
          transfers: transfers.map((each) => ({
            direction: directionOf(each, account),
            other: each.sender === account ? each.recipient : each.sender,
          })),
        })
  return {
    id: `${chainId}:${hash}`,
    metadata: {
      operationType,
      hash,
      chain: chainId,
      minedAt: new Date(Number(row.mined_ms)).toISOString(),
      sentFrom: checksummed(sender),
      sentTo: recipient === null ? '' : checksummed(recipient),
      status: row.has_succeeded ? 'confirmed' : 'failed',
      nonce: Number(row.nonce),
    },
    transfers: transfers.flatMap((moved) => describeMoved({ account, moved, known }) ?? []),
  }
}

/** `null` when nobody can say how much it was. */
function describeMoved({
  account,
  moved,
  known: { chains, facts, icons, judge, collectibles },
}: {
  account: string
  moved: MovedRow
  known: Known
}): HistoryTransfer | null {
  const { kind, token, chain_id: chainId } = moved
  const direction = directionOf(moved, account)
  const atomic = BigInt(moved.amount)
  const icon = icons.find({ chainId, address: token })
  const parties = { sender: moved.sender, recipient: moved.recipient }
  if (kind === 'native') {
    const currency = chains.find(chainId)?.nativeCurrency
    return currency
      ? describeMoney({ ...parties, direction, atomic, ...currency, icon, isSpam: false })
      : null
  }
  const contract = facts.get(`${chainId}:${token}`)
  if (kind === 'erc20') {
    // Without decimals a guess may be off by a million.
    if (!contract || contract.decimals === null) return null
    const { decimals, name, symbol } = contract
    return describeMoney({
      ...{ ...parties, direction, atomic, decimals, name, symbol, icon },
      isSpam: judge(moved),
    })
  }
  const nft = { token: token ?? '', tokenId: moved.token_id ?? '0' }
  const own = collectibles.get(`${chainId}:${nftName(nft)}`)
  const isBait = judge(moved, own?.name)
  return describeCollectible({
    ...parties,
    direction,
    pieces: `${atomic}`,
    name: own?.name || collectibleName({ collection: contract?.name ?? '', tokenId: nft.tokenId }),
    preview: isBait ? null : (own?.preview ?? null),
    isSpam: isBait,
  })
}

const placeOf = (row: { chain_id: string; block_number: string; position: number }) =>
  `${row.chain_id}.${row.block_number}.${row.position}`

/** The two drivers hand out rows in different wrappings. */
function rowsOf<row>(result: unknown): row[] {
  return (result as { rows: row[] }).rows
}

function group<row>(rows: readonly row[], keyOf: (row: row) => string): Map<string, row[]> {
  const groups = new Map<string, row[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const members = groups.get(key)
    if (members) members.push(row)
    else groups.set(key, [row])
  }
  return groups
}
