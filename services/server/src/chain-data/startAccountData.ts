import type { Art } from '../images/built-in/Art.ts'
import type { NamedFetch } from '../images/remote/createNamedFetch.ts'
import type { RemoteImages } from '../images/remote/RemoteImages.ts'
import type { Database } from '../platform/database/Database.ts'
import type { Log } from '../platform/log/createLog.ts'
import type { Outgoing } from '../platform/outgoing/Outgoing.ts'
import type { Settings } from '../platform/settings/settings.ts'
import type { Balances } from './balances/Balances.ts'
import { createBalances } from './balances/createBalances.ts'
import type { Chains } from './chains/Chain.ts'
import { createExplorer } from './explorers/createExplorer.ts'
import { createBlockscoutHistory } from './history/createBlockscoutHistory.ts'
import { createHistory, type History } from './history/createHistory.ts'
import { createIndexedHistory } from './history/createIndexedHistory.ts'
import { chooseIndexedChains } from './indexer/chooseIndexedChains.ts'
import { createVersions } from './indexer/createVersions.ts'
import { startIndexer } from './indexer/startIndexer.ts'
import { type ActivityChange, watchActivity } from './indexer/watchActivity.ts'
import { createBlockscoutNfts } from './nfts/createBlockscoutNfts.ts'
import { createIndexedNfts } from './nfts/createIndexedNfts.ts'
import { createNftRepository } from './nfts/createNftRepository.ts'
import { createNfts } from './nfts/createNfts.ts'
import type { Nfts } from './nfts/Nfts.ts'
import type { Prices } from './prices/Prices.ts'
import { createBitcoinRecipients } from './recipients/createBitcoinRecipients.ts'
import { createEvmRecipients } from './recipients/createEvmRecipients.ts'
import { createRecipients } from './recipients/createRecipients.ts'
import { createSolanaRecipients } from './recipients/createSolanaRecipients.ts'
import type { Recipients } from './recipients/Recipients.ts'
import { createIcons } from './tokens/createIcons.ts'
import { createTokenRepository } from './tokens/createTokenRepository.ts'
import { curatedTokens } from './tokens/curatedTokens.ts'

/** Accounts whose pages may be known. */
const maxWatched = 20_000

/** What is known of accounts, and what keeps it up to date. */
export interface AccountData {
  readonly history: History
  readonly recipients: Recipients
  readonly balances: Balances
  readonly nfts: Nfts
  /** Resolves when nothing is written any more. May be called again. */
  stop(): Promise<void>
}

/**
 * Starts reading the chains that the operator chose, and answers for accounts from what was read, from
 * nodes and from explorers.
 *
 */
export function startAccountData({
  settings: { indexChains, indexBackBlocks, blockscoutUrls, esploraUrls, rpcUrls },
  database,
  chains,
  prices,
  art,
  outgoing,
  images,
  named,
  log,
}: {
  settings: Pick<
    Settings,
    'indexChains' | 'indexBackBlocks' | 'blockscoutUrls' | 'esploraUrls' | 'rpcUrls'
  >
  database: Database
  chains: Chains
  prices: Pick<Prices, 'priceUsd'>
  art: Art
  outgoing: Outgoing
  images: RemoteImages
  named: NamedFetch
  log: Log
}): AccountData {
  const chainIds = chooseIndexedChains({ indexChains, rpcUrls })
  const leaving = new AbortController()
  const { signal } = leaving
  const icons = createIcons(art)
  const tokenRepository = createTokenRepository({ database, chains, log })
  const curated = curatedTokens(art.imageIds('token'))
  const balances = createBalances({
    ...{ database, chains, prices, tokenRepository },
    icons,
    curated,
    outgoing,
    log,
  })
  const nftRepository = createNftRepository({ database, chains, images, named, log, signal })
  const explorers = blockscoutUrls
    .filter(({ chainId }) => !chainIds.includes(chainId))
    .map((each) => createExplorer({ ...each, outgoing }))
  const history = createHistory([
    ...(chainIds.length === 0
      ? []
      : [
          createIndexedHistory({
            database,
            chainIds,
            chains,
            tokenRepository,
            nftRepository,
            icons,
          }),
        ]),
    ...explorers.map((explorer) =>
      createBlockscoutHistory({ explorer, chains, icons, images, outgoing }),
    ),
  ])
  const indexed = chains.list().filter(({ caipNetworkId }) => chainIds.includes(caipNetworkId))
  const nfts = createNfts({
    sources: [
      ...indexed.map((chain) =>
        createIndexedNfts({ chain, database, tokenRepository, nftRepository, icons }),
      ),
      ...explorers.map((explorer) => createBlockscoutNfts({ explorer, icons, images })),
    ],
    outgoing,
  })

  const indexer = startIndexer({
    database,
    chains: indexed,
    backBlocks: indexBackBlocks,
    log,
  })
  const versions = createVersions({ maxEntries: maxWatched })
  const onChange = (change: ActivityChange) => {
    balances.outdate(change)
    versions.grow(change)
  }
  const watching = watchActivity({ database, chainIds, onChange, log, signal })
  const version: History['version'] = ({ account, chainId }) => {
    const asked = chainId === null ? chainIds : [chainId]
    // Explorers do not tell what is new.
    const isWatched = asked.every((each) => chainIds.includes(each))
    if (!isWatched || (chainId === null && explorers.length > 0)) return null
    return asked
      .map((each) => versions.of({ chainId: each, account: account.toLowerCase() }))
      .join()
  }
  return {
    history: { ...history, version },
    recipients: createRecipients({
      eip155: createEvmRecipients({ history }),
      solana: createSolanaRecipients({ chains }),
      bip122: createBitcoinRecipients({ explorers: esploraUrls, outgoing }),
    }),
    balances,
    nfts,
    async stop() {
      leaving.abort()
      await Promise.all([indexer.stop(), watching])
    },
  }
}
