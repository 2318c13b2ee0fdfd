import { type ExplorerUrl, parseExplorerUrls } from '../parseExplorerUrls.ts'
import { type IndexChains, parseIndexChains } from '../parseIndexChains.ts'
import {
  type ChainDescription,
  type ChainNodes,
  parseChainDescriptions,
  parseRpcUrls,
} from '../parseRpcUrls.ts'
import {
  orProblem,
  type Problem,
  parseIpfsGateway,
  parsePriceApiUrl,
  wholeNumber,
} from '../parseSetting.ts'
import type { Setting } from '../Setting.ts'

/** Which chains are read, and from whom. */
export const chainsSettings = {
  rpcUrls: {
    names: ['RPC_URLS'],
    usual: '',
    meaning:
      'Nodes for each chain that can be read, chains separated by spaces and their nodes by commas, ' +
      'such as `eip155:1=https://a.example,https://b.example eip155:8453=https://c.example`; Solana by ' +
      'the first 32 letters of its genesis hash, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp=https://d.example`. The ' +
      'first that answers counts. They may be on a private network.',
    parse: (text): readonly ChainNodes[] | Problem => orProblem(parseRpcUrls(text)),
    isSecret: true,
  },
  chainDescriptions: {
    names: ['CHAINS'],
    usual: '',
    meaning:
      'Names of chains that are not widely known, or other names, separated by commas: ' +
      '`eip155:31337=My Chain|ETH`, with decimals and `testnet` behind it if need be: `|18|testnet`.',
    parse: (text): readonly ChainDescription[] | Problem => orProblem(parseChainDescriptions(text)),
  },
  indexChains: {
    names: ['INDEX_CHAINS'],
    usual: 'local',
    meaning:
      'Chains of `RPC_URLS` that are read block by block for histories, balances and collectibles, such as ' +
      '`eip155:1,eip155:8453`; `local` for those whose nodes are on this machine, `none` for none. ' +
      'Of several servers on one database, one reads.',
    parse: (text): IndexChains | Problem => orProblem(parseIndexChains(text)),
  },
  indexBackBlocks: {
    names: ['INDEX_BACK_BLOCKS'],
    usual: '10000',
    meaning: 'How many blocks back reading begins, on a chain that was never read before.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  blockscoutUrls: {
    names: ['BLOCKSCOUT_URLS'],
    usual: '',
    meaning:
      'Explorers (Blockscout, API version 2) that tell histories and collectibles of chains this server ' +
      'does not read, separated by spaces: `eip155:10=https://explorer.optimism.io`. They learn the accounts ' +
      'that are asked for.',
    parse: (text): readonly ExplorerUrl[] | Problem =>
      orProblem(
        parseExplorerUrls(text, {
          chain: /^eip155:[1-9]\d{0,14}$/,
          example: 'eip155:10=https://explorer.example',
        }),
      ),
  },
  esploraUrls: {
    names: ['ESPLORA_URLS'],
    usual: '',
    meaning:
      'Explorers of Bitcoin (Esplora) that tell whom an account paid, separated by spaces: ' +
      '`bip122:000000000019d6689c085ae165831e93=https://esplora.example/api`. They learn the accounts that are ' +
      'asked for. Without one, nobody is known as somebody whom an account of Bitcoin paid.',
    parse: (text): readonly ExplorerUrl[] | Problem =>
      orProblem(
        parseExplorerUrls(text, {
          chain: /^bip122:[0-9a-f]{32}$/,
          example: 'bip122:000000000019d6689c085ae165831e93=https://esplora.example/api',
        }),
      ),
  },
  priceApiUrl: {
    names: ['PRICE_API_URL'],
    usual: '',
    meaning:
      "A price list with the interface of DefiLlama's, such as `https://coins.llama.fi`, for what no " +
      'exchange above says. It learns which tokens users hold. Without it nobody is asked.',
    parse: parsePriceApiUrl,
  },
  ipfsGateway: {
    names: ['IPFS_GATEWAY'],
    usual: '',
    meaning:
      'A gateway for collectibles and their images on IPFS, such as `http://127.0.0.1:8080` of a ' +
      'node of your own; it has to answer `/ipfs/…` itself, without redirects. It learns what users ' +
      'have. Without it they are shown without an image.',
    parse: parseIpfsGateway,
  },
  imageStoreMb: {
    names: ['IMAGE_STORE_MB'],
    usual: '500',
    meaning:
      'Megabytes of the database for images of collectibles and users, which are fetched from ' +
      'where they lie; the longest unused go first.',
    parse: wholeNumber(1, 1_000_000),
  },
} as const satisfies Record<string, Setting<unknown>>
