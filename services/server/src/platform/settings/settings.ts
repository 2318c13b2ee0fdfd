import { AppError } from '@foyer/core/primitives'
import { type DexSetting, parseDexes } from './parseDexes.ts'
import { type ExplorerUrl, parseExplorerUrls } from './parseExplorerUrls.ts'
import { type IndexChains, parseIndexChains } from './parseIndexChains.ts'
import {
  type ChainDescription,
  type ChainNodes,
  parseChainDescriptions,
  parseRpcUrls,
} from './parseRpcUrls.ts'
import {
  oneOf,
  orProblem,
  Problem,
  parseBoolean,
  parseDatabaseUrl,
  parseDomains,
  parseEnsResolver,
  parseHost,
  parseIpfsGateway,
  parseMetricsAddress,
  parseOrigins,
  parsePriceApiUrl,
  parseProxies,
  parsePublicUrl,
  parseRedisUrl,
  parseRedisUrls,
  parseRelayUpstream,
  parseRelayUrls,
  parseSecret,
  parseUpstreamProjectId,
  parseZone,
  wholeNumber,
} from './parseSetting.ts'

/** One thing an operator may decide. */
interface Setting<T> {
  /** Environment variables; the first that is set counts. */
  readonly names: readonly [string, ...string[]]
  /** As one would write it. Empty: not set. */
  readonly usual: string
  readonly meaning: string
  /** @returns what is wrong, as the end of the sentence "It is …; ", with the fix. */
  readonly parse: (text: string) => T | Problem
  /** The value is not repeated in messages. */
  readonly isSecret?: true
}

/** The one list of settings: `readSettings`, the README and the help are made of it. */
export const settingsTable = {
  host: {
    names: ['HOST'],
    usual: '127.0.0.1',
    meaning: 'Address to listen on. `0.0.0.0` or `::` for every network of the machine.',
    parse: parseHost,
  },
  port: {
    names: ['PORT', 'FOYER_SERVER_PORT'],
    usual: '5110',
    meaning: 'Port to listen on; 0 takes any free one.',
    parse: wholeNumber(0, 65_535),
  },
  dataFolder: {
    names: ['DATA_FOLDER'],
    usual: '.foyer/server',
    meaning: 'Where the embedded database lives, when there is no `DATABASE_URL`.',
    parse: (text) => text,
  },
  databaseUrl: {
    names: ['DATABASE_URL'],
    usual: '',
    meaning:
      'A PostgreSQL, as `postgresql://user:password@host:5432/name`. Without it: PGlite in ' +
      '`DATA_FOLDER`.',
    parse: parseDatabaseUrl,
    isSecret: true,
  },
  allowedOrigins: {
    names: ['ALLOWED_ORIGINS'],
    usual: '',
    meaning:
      'Pages that may ask, separated by commas: scheme, host and port, `*` for one label, such as ' +
      '`https://example.com,https://*.example.com`. Pages on this machine always may.',
    parse: parseOrigins,
  },
  trustedProxies: {
    names: ['TRUSTED_PROXIES'],
    usual: '',
    meaning:
      'Proxies whose `X-Forwarded-For` is believed, separated by commas: addresses, networks such ' +
      'as `10.0.0.0/8`, or `loopback`, `linklocal`, `uniquelocal`.',
    parse: parseProxies,
  },
  rateLimitLists: {
    names: ['RATE_LIMIT_LISTS'],
    usual: '600',
    meaning: 'Lists that one address may ask for in a minute; 0 for no limit.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  rateLimitImages: {
    names: ['RATE_LIMIT_IMAGES'],
    usual: '3000',
    meaning: 'Images that one address may ask for in a minute; 0 for no limit.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  rateLimitEvents: {
    names: ['RATE_LIMIT_EVENTS'],
    usual: '600',
    meaning: 'Events that one address may send in a minute; 0 for no limit.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  rateLimitProject: {
    names: ['RATE_LIMIT_PROJECT'],
    usual: '0',
    meaning:
      'Requests, images aside, that all visitors of one registered project may cause in a minute; 0 ' +
      'for no limit beside that of each address.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  redisUrl: {
    names: ['REDIS_URL'],
    usual: '',
    meaning:
      'A Redis for what several servers count together, as `redis://user:password@host:6379`. ' +
      'Without it they count in the PostgreSQL, and a server with PGlite counts for itself.',
    parse: parseRedisUrl,
    isSecret: true,
  },
  rateLimitWrites: {
    names: ['RATE_LIMIT_WRITES'],
    usual: '120',
    meaning:
      'Names, purchases and changes of sessions that one address may begin in a minute; 0 for no ' +
      'limit.',
    parse: wholeNumber(0, 1_000_000_000),
  },
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
  dexes: {
    names: ['DEXES'],
    usual: '',
    meaning:
      'Exchanges for prices and swaps, separated by spaces: the chain, the address of a router with ' +
      'the interface of Uniswap V2, and behind semicolons tokens that count as a US dollar, tokens ' +
      'to offer, and the dollars below which a pool says nothing about a price (10000 when left ' +
      'out): `eip155:1=0x…;stables=0x…,0x…;tokens=0x…,0x…;minimumUsd=50000`.',
    parse: (text): readonly DexSetting[] | Problem => orProblem(parseDexes(text)),
  },
  priceApiUrl: {
    names: ['PRICE_API_URL'],
    usual: '',
    meaning:
      "A price list with the interface of DefiLlama's, such as `https://coins.llama.fi`, for what no " +
      'exchange above says. It learns which tokens users hold. Without it nobody is asked.',
    parse: parsePriceApiUrl,
  },
  rateLimitRpc: {
    names: ['RATE_LIMIT_RPC'],
    usual: '1200',
    meaning: 'Questions to nodes that one address may send in a minute; 0 for no limit.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  metricsAddress: {
    names: ['METRICS_ADDRESS'],
    usual: '',
    meaning:
      'Where `GET /metrics` answers Prometheus, such as `127.0.0.1:9464` or `[::1]:9464`; nowhere ' +
      'when not set. Every client that reaches it may read it, so keep it from the public.',
    parse: parseMetricsAddress,
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
  publicUrl: {
    names: ['PUBLIC_URL'],
    usual: '',
    meaning:
      'Where browsers reach this server, such as `https://foyer.example`: addresses of images in answers ' +
      'begin with it. Without it they begin with the address and port that the request came in at.',
    parse: parsePublicUrl,
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
  databaseConnections: {
    names: ['DATABASE_CONNECTIONS'],
    usual: '10',
    meaning:
      'Connections of this process to its PostgreSQL. All processes together need fewer than its ' +
      '`max_connections`.',
    parse: wholeNumber(1, 1_000),
  },
  maxConnections: {
    names: ['MAX_CONNECTIONS'],
    usual: '5000',
    meaning: 'Connections at once; more are closed at once.',
    parse: wholeNumber(1, 1_000_000),
  },
  namesZone: {
    names: ['NAMES_ZONE'],
    usual: 'foyer.id',
    meaning: 'What the names end in that users register on this server.',
    parse: parseZone,
  },
  ensResolver: {
    names: ['ENS_RESOLVER'],
    usual: '',
    meaning:
      'Universal resolver of ENS, as `eip155:1:0x…`. Without it: the one of Ethereum, when ' +
      '`eip155:1` is among the chains.',
    parse: parseEnsResolver,
  },
  onramp: {
    names: ['ONRAMP'],
    usual: 'off',
    meaning:
      'Where users buy: `off`, or `sandbox`, which sells nothing, at made-up prices, and says so ' +
      'everywhere.',
    parse: oneOf(['off', 'sandbox']),
  },
  signInSecret: {
    names: ['SIGN_IN_SECRET'],
    usual: '',
    meaning:
      'What tokens of sign-in are made with: 32 random bytes or more, such as `openssl rand -base64 32` ' +
      'writes, the same for all servers on one database. Another one ends all sessions. Without it a secret ' +
      'is made and kept in the database.',
    parse: parseSecret,
    isSecret: true,
  },
  signInDays: {
    names: ['SIGN_IN_DAYS'],
    usual: '30',
    meaning: 'Days after which a session of sign-in ends that nobody uses.',
    parse: wholeNumber(1, 365),
  },
  flaggedDomains: {
    names: ['FLAGGED_DOMAINS'],
    usual: '',
    meaning:
      'Domains that users are warned of when they sign in, with all below them, separated by commas, ' +
      'such as `shop-login.example`.',
    parse: parseDomains,
  },
  isRelayEnabled: {
    names: ['RELAY_ENABLED'],
    usual: 'true',
    meaning: 'Whether mobile wallets and applications find each other over `/relay`.',
    parse: parseBoolean,
  },
  relayUrls: {
    names: ['RELAY_URLS'],
    usual: '',
    meaning:
      'How clients name the relay, separated by commas, such as `wss://foyer.example.com/relay`: they ' +
      'prove who they are to this address alone. On this machine and by its bare address it is ' +
      'reached without.',
    parse: parseRelayUrls,
  },
  relayRedisUrls: {
    names: ['RELAY_REDIS_URLS'],
    usual: '',
    meaning:
      'A Redis or Valkey, 7 or newer, that keeps the messages of the relay instead of the database, for more ' +
      'sockets than one database serves: one address, or those of several nodes of one cluster, separated by commas. ' +
      'It has to write to disk (`appendonly yes`). Not together with `RELAY_UPSTREAM`.',
    parse: parseRedisUrls,
    isSecret: true,
  },
  relayRedisReplicas: {
    names: ['RELAY_REDIS_REPLICAS'],
    usual: '0',
    meaning:
      'How many replicas of a node of `RELAY_REDIS_URLS` have to have a message before its publisher is told that it ' +
      'is kept.',
    parse: wholeNumber(0, 10),
  },
  relayUpstream: {
    names: ['RELAY_UPSTREAM'],
    usual: '',
    meaning:
      'A relay to bridge to, such as `wss://relay.walletconnect.org`, so that wallets which listen there are ' +
      'reached through this server. It learns the address of this server, topics, sizes and times. Without ' +
      'it the relay contacts nobody.',
    parse: parseRelayUpstream,
    isSecret: true,
  },
  relayUpstreamProjectId: {
    names: ['RELAY_UPSTREAM_PROJECT_ID'],
    usual: '',
    meaning: 'The project id that the vendor of `RELAY_UPSTREAM` gave you.',
    parse: parseUpstreamProjectId,
    isSecret: true,
  },
  rateLimitRelay: {
    names: ['RATE_LIMIT_RELAY'],
    usual: '6000',
    meaning:
      'Connections and calls to the relay that one address may make in a minute; 0 for no limit. A call counts ' +
      'once for every 20 topics that it names, and for every 16 KB that it is long.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  relaySocketsPerAddress: {
    names: ['RELAY_SOCKETS_PER_ADDRESS'],
    usual: '500',
    meaning:
      'Connections to the relay that one address may have open, in each process; 0 for no limit.',
    parse: wholeNumber(0, 1_000_000),
  },
  relaySocketsPerProject: {
    names: ['RELAY_SOCKETS_PER_PROJECT'],
    usual: '0',
    meaning:
      'Connections to the relay that the visitors of one registered project may have open, in each ' +
      'process; 0 for no limit.',
    parse: wholeNumber(0, 1_000_000),
  },
  relaySocketsPerClient: {
    names: ['RELAY_SOCKETS_PER_CLIENT'],
    usual: '32',
    meaning:
      'Connections to the relay that one wallet or page may have open, in each process; one more ' +
      'closes an older one. 0 for no limit.',
    parse: wholeNumber(0, 1_000_000),
  },
  relayTopicsPerAddress: {
    names: ['RELAY_TOPICS_PER_ADDRESS'],
    usual: '50000',
    meaning:
      'Topics that all connections of one address may be subscribed to, in each process; 0 for no limit.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  relayMessageBytes: {
    names: ['RELAY_MESSAGE_BYTES'],
    usual: '524288',
    meaning:
      'The longest message that the relay takes, as it is sent: a transaction with 128 KB of data has ' +
      'some 350,000.',
    parse: wholeNumber(1_024, 16_777_216),
  },
  relayMailboxMessages: {
    names: ['RELAY_MAILBOX_MESSAGES'],
    usual: '2000',
    meaning: 'Messages that the relay keeps of one topic; more are refused.',
    parse: wholeNumber(1, 1_000_000),
  },
  relayMailboxBytes: {
    names: ['RELAY_MAILBOX_BYTES'],
    usual: '8388608',
    meaning: 'Bytes that the relay keeps of one topic; more are refused.',
    parse: wholeNumber(1_024, 1_073_741_824),
  },
  relayStoreMb: {
    names: ['RELAY_STORE_MB'],
    usual: '1000',
    meaning:
      'Megabytes of the database for all messages that the relay keeps, of which one address may add a ' +
      'tenth in a day; more are refused until others have expired.',
    parse: wholeNumber(10, 1_000_000),
  },
  relayMaxTtlSeconds: {
    names: ['RELAY_MAX_TTL_SECONDS'],
    usual: '604800',
    meaning: 'The longest that the relay keeps a message, whatever its sender asks for.',
    parse: wholeNumber(60, 31_536_000),
  },
  isAnalyticsEnabled: {
    names: ['ANALYTICS_ENABLED'],
    usual: 'true',
    meaning: 'Whether applications are told to send events, and events are kept.',
    parse: parseBoolean,
  },
  analyticsRetentionDays: {
    names: ['ANALYTICS_RETENTION_DAYS'],
    usual: '90',
    meaning: 'Days after which events are deleted; 0 keeps them.',
    parse: wholeNumber(0, 36_500),
  },
  analyticsEventsPerDay: {
    names: ['ANALYTICS_EVENTS_PER_DAY'],
    usual: '100000',
    meaning:
      'Events kept in a day for each registered project, and for all others together; more are ' +
      'refused. 0 sets no limit.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  analyticsMaxEvents: {
    names: ['ANALYTICS_MAX_EVENTS'],
    usual: '1000000',
    meaning:
      'Events kept in all, up to 7 KB each and about 0.5 KB as we send them. The oldest go first; ' +
      '0 sets no limit.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  logLevel: {
    names: ['LOG_LEVEL'],
    usual: 'info',
    meaning: 'Least important line to log: `debug`, `info`, `warn`, `error` or `silent`.',
    parse: oneOf(['debug', 'info', 'warn', 'error', 'silent']),
  },
} as const satisfies Record<string, Setting<unknown>>

/** What the operator decided, checked. */
export type Settings = {
  readonly [name in keyof typeof settingsTable]: Exclude<
    ReturnType<(typeof settingsTable)[name]['parse']>,
    Problem
  >
}

/** The names by which `Settings` holds them. */
type SettingName = keyof typeof settingsTable

type Environment = Readonly<Record<string, string | undefined>>

/** The variable that a setting is read from, or would be: for messages that ask to change it. */
export function variableOf(name: SettingName, environment: Environment): string {
  const { names }: Setting<unknown> = settingsTable[name]
  return names.find((variable) => environment[variable]) ?? names[0]
}

/**
 * Reads the settings from environment variables; an empty one is as good as none.
 *
 * @throws `settings/invalid`, naming every variable that is wrong and its fix.
 * @example
 * import { readSettings } from '@foyer/server'
 *
 * readSettings({ PORT: '8080' }).port // 8080
 */
export function readSettings(environment: Environment): Settings {
  const problems: string[] = []
  const settings: Record<string, unknown> = {}
  for (const [key, setting] of Object.entries<Setting<unknown>>(settingsTable)) {
    const name = variableOf(key as SettingName, environment)
    const text = (environment[name] ?? '').trim() || setting.usual
    const value = setting.parse(text)
    if (value instanceof Problem) problems.push(describe({ setting, name, text, problem: value }))
    settings[key] = value
  }
  if (typeof settings.relayUpstreamProjectId === 'string' && settings.relayUpstream === null) {
    problems.push(
      'RELAY_UPSTREAM_PROJECT_ID is set without RELAY_UPSTREAM. Set RELAY_UPSTREAM to the relay that the ' +
        'project id is for, such as wss://relay.walletconnect.org, or leave both out.',
    )
  }
  if (
    Array.isArray(settings.relayRedisUrls) &&
    settings.relayRedisUrls.length > 0 &&
    settings.relayUpstream
  ) {
    problems.push(
      'RELAY_REDIS_URLS and RELAY_UPSTREAM are both set. The bridge to an upstream relay keeps its queue in the ' +
        'database. Leave one of them out.',
    )
  }
  if (problems.length > 0) {
    throw new AppError('settings/invalid', problems.join('\n'), { kind: 'invalid' })
  }
  return settings as Record<SettingName, unknown> as Settings
}

/** The settings as a table in Markdown, for the README. */
export function formatSettings(): string {
  const rows = Object.values<Setting<unknown>>(settingsTable).map(({ names, usual, meaning }) => [
    names.map((variable) => `\`${variable}\``).join(' or '),
    usual === '' ? 'not set' : `\`${usual}\``,
    // A bar would begin another cell.
    meaning.replaceAll('|', '\\|'),
  ])
  const table = [['Variable', 'Default', 'Meaning'], ...rows]
  const widths = [0, 1, 2].map((column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`
  const [head = [], ...body] = table.map((row) => line(row))
  return [head, line(['', '', ''], '-'), ...body].join('\n')
}

function describe({
  setting,
  name,
  text,
  problem,
}: {
  setting: Setting<unknown>
  name: string
  text: string
  problem: Problem
}): string {
  const value = setting.isSecret ? '' : ` (it is ${JSON.stringify(text.slice(0, 80))})`
  return `${name} cannot be used${value}. ${problem.fix}`
}
