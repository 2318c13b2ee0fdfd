import { setMaxListeners } from 'node:events'
import { DisplayName } from '@foyer/core/primitives'
import type { HistoryTransaction, HistoryTransfer } from '@foyer/protocol'
import { type RemoteImages, remoteImagePath } from '../../images/remote/RemoteImages.ts'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import type { Chains } from '../chains/Chain.ts'
import type { Explorer } from '../explorers/createExplorer.ts'
import { collectibleName } from '../nfts/collectibleName.ts'
import type { Icons } from '../tokens/createIcons.ts'
import { isSpam } from '../tokens/isSpam.ts'
import { checksummed, describeCollectible, describeMoney, directionOf } from './describeTransfer.ts'
import {
  createDeedList,
  type Deed,
  ExplorerTransaction,
  type ExplorerTransfer,
  gatherDeeds,
  InternalList,
  parseDeedPlace,
  TransactionList,
  TransferList,
} from './explorerDeeds.ts'
import type { HistoryEntry, HistorySource } from './HistorySource.ts'
import { isDirectTransfer, operationOf } from './operationOf.ts'

const maxTransfers = 100
const maxSymbolLength = 24
/** A transaction that is mined does not change any more. */
const mined = {
  name: 'explorer-transactions',
  freshMs: 600_000,
  staleMs: 3_600_000,
  maxEntries: 5_000,
}

/**
 * The history of a chain that a third party's explorer keeps. It is only their word: names are
 * cleaned, and images shown by this server.
 */
export function createBlockscoutHistory({
  explorer,
  chains,
  icons,
  images,
  outgoing,
}: {
  explorer: Explorer
  chains: Pick<Chains, 'find'>
  icons: Icons
  images: Pick<RemoteImages, 'claim'>
  outgoing: Pick<Outgoing, 'cache'>
}): HistorySource {
  const { chainId, get } = explorer
  const single = outgoing.cache<ExplorerTransaction>(mined)

  return {
    id: `blockscout-${chainId}`,
    chainIds: () => [chainId],
    async read({ account, after, limit, signal }) {
      const from = after === null ? null : parseDeedPlace(after)
      // Every request on its way listens to it.
      setMaxListeners(0, signal)
      const path = `/addresses/${account}`
      const lists = [
        createDeedList(
          (query) => get(`${path}/transactions${query}`, TransactionList, signal),
          from,
        ),
        createDeedList(
          (query) => get(`${path}/token-transfers${query}`, TransferList, signal),
          from,
        ),
        createDeedList(
          (query) => get(`${path}/internal-transactions${query}`, InternalList, signal),
          from,
        ),
      ] as const
      const deeds = await gatherDeeds({ lists, from, limit })
      const whole = await Promise.all(
        deeds.map(async (deed) => {
          const read = () => get(`/transactions/${deed.hash}`, ExplorerTransaction, signal)
          return {
            ...deed,
            transaction:
              deed.transaction ?? (await single.get(`${chainId}:${deed.hash}`, read)).value,
          }
        }),
      )
      const shown = await images.claim(
        whole.flatMap(({ transfers, transaction }) => {
          const isOwn = transaction.from.hash.toLowerCase() === account
          return transfers.slice(0, maxTransfers).flatMap((transfer) => {
            // What is bait is not looked at.
            const { isBait } = namesOf({ transfer, chainId, isOwn, icons })
            return isBait ? [] : (imageOf(transfer) ?? [])
          })
        }),
      )
      return whole.map(
        (deed): HistoryEntry => ({
          place: `${deed.block}.${deed.hash}`,
          transaction: describe({ ...deed, chainId, account, chains, icons, shown }),
        }),
      )
    },
  }
}

function contractOf({ address_hash, address }: ExplorerTransfer['token']): string | null {
  return (address_hash ?? address)?.toLowerCase() ?? null
}

function imageOf({ total }: ExplorerTransfer): string | null {
  return total?.token_instance?.image_url ?? null
}

function describe({
  chainId,
  account,
  hash,
  transaction,
  transfers,
  internal,
  chains,
  icons,
  shown,
}: Deed & {
  chainId: string
  account: string
  transaction: ExplorerTransaction
  chains: Pick<Chains, 'find'>
  icons: Icons
  /** Ids of images by address. */
  shown: ReadonlyMap<string, string>
}): HistoryTransaction {
  const sender = transaction.from.hash.toLowerCase()
  const recipient = transaction.to?.hash.toLowerCase() ?? null
  const isOwn = sender === account
  const hasSucceeded = transaction.status === 'ok'
  const isPending = transaction.status === null || transaction.status === undefined
  const value = BigInt(transaction.value)
  const moved = transfers.slice(0, maxTransfers).map((transfer) => {
    const parties = {
      sender: transfer.from.hash.toLowerCase(),
      recipient: transfer.to.hash.toLowerCase(),
    }
    return { transfer, ...parties, direction: directionOf(parties, account) }
  })
  const isParty = isOwn || recipient === account
  const own =
    value > 0n && recipient !== null && isParty ? [{ sender, recipient, atomic: value }] : []
  // A router that pays out, a wallet of several owners: whoever sends the transaction.
  const byContracts = internal.slice(0, maxTransfers).flatMap(({ from, to, value }) =>
    to
      ? [
          {
            sender: from.hash.toLowerCase(),
            recipient: to.hash.toLowerCase(),
            atomic: BigInt(value),
          },
        ]
      : [],
  )
  const native = (hasSucceeded ? [...own, ...byContracts] : []).map((each) => ({
    ...each,
    direction: directionOf(each, account),
  }))
  const currency = chains.find(chainId)?.nativeCurrency
  return {
    id: `${chainId}:${hash}`,
    metadata: {
      operationType: operationOf({
        isOwn,
        isCreation: recipient === null,
        isDirect: isDirectTransfer({
          recipient,
          // Unknown is not plain.
          selector: transaction.raw_input?.slice(0, 10) ?? '',
          went: [
            ...native.map((each) => ({ ...each, token: null })),
            ...moved.map((each) => ({ ...each, token: contractOf(each.transfer.token) ?? '' })),
          ].filter(({ direction }) => direction === 'out'),
        }),
        // The lists do not say, and a method's name proves nothing.
        hasApproved: false,
        transfers: [...native, ...moved].map(({ direction, sender, recipient }) => ({
          direction,
          other: sender === account ? recipient : sender,
        })),
      }),
      hash,
      chain: chainId,
      minedAt: new Date(transaction.timestamp).toISOString(),
      sentFrom: checksummed(sender),
      sentTo: recipient === null ? '' : checksummed(recipient),
      status: hasSucceeded ? 'confirmed' : isPending ? 'pending' : 'failed',
      nonce: transaction.nonce,
    },
    transfers: [
      ...native.flatMap((each) =>
        currency
          ? describeMoney({
              ...{ ...each, ...currency, isSpam: false },
              icon: icons.find({ chainId, address: null }),
            })
          : [],
      ),
      ...moved.flatMap((each) => describeMoved({ ...each, chainId, isOwn, icons, shown })),
    ],
  }
}

function describeMoved({
  direction,
  sender,
  recipient,
  transfer,
  chainId,
  isOwn,
  icons,
  shown,
}: {
  direction: HistoryTransfer['direction']
  /** Addresses in lower case. */
  sender: string
  recipient: string
  transfer: ExplorerTransfer
  chainId: string
  isOwn: boolean
  icons: Icons
  shown: ReadonlyMap<string, string>
}): HistoryTransfer[] {
  const { token, total } = transfer
  const { icon, name, symbol, own, isBait } = namesOf({ transfer, chainId, isOwn, icons })
  if (token.type === 'ERC-20') {
    // Without both nobody can say how much it was.
    if (!total?.value || !total.decimals || Number(total.decimals) > 255) return []
    const amount = { atomic: BigInt(total.value), decimals: Number(total.decimals) }
    return [
      describeMoney({
        ...{ direction, sender, recipient, ...amount },
        ...{ name, symbol, icon, isSpam: isBait },
      }),
    ]
  }
  if (!total?.token_id) return []
  const imageId = shown.get(imageOf(transfer) ?? '')
  return [
    describeCollectible({
      ...{ direction, sender, recipient },
      pieces: total.value ?? '1',
      name: own || collectibleName({ collection: name, tokenId: total.token_id }),
      preview: isBait || imageId === undefined ? null : remoteImagePath(imageId),
      isSpam: isBait,
    }),
  ]
}

function namesOf({
  transfer: { token, total },
  chainId,
  isOwn,
  icons,
}: {
  transfer: ExplorerTransfer
  chainId: string
  isOwn: boolean
  icons: Icons
}) {
  const address = contractOf(token)
  const icon = address === null ? null : icons.find({ chainId, address })
  const name = DisplayName.clean(token.name)
  const symbol = DisplayName.clean(token.symbol, maxSymbolLength)
  /** Of the one collectible. */
  const own = DisplayName.clean(total?.token_instance?.metadata?.name)
  const names = [name, symbol, own]
  const isBait = isSpam({ isWanted: isOwn, isKnown: icon !== null, names })
  return { icon, name, symbol, own, isBait }
}
