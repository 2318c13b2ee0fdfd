import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatSettings, readSettings, settingsTable, variableOf } from './settings.ts'

test('behavior: everything has a default', () => {
  expect(readSettings({})).toMatchInlineSnapshot(`
    {
      "allowedOrigins": [],
      "analyticsEventsPerDay": 100000,
      "analyticsMaxEvents": 1000000,
      "analyticsRetentionDays": 90,
      "appleLogin": null,
      "blockscoutUrls": [],
      "bundlerKeys": [],
      "bundlerUrls": [],
      "chainDescriptions": [],
      "coinbaseApiKey": null,
      "coinbaseApiSecret": null,
      "coinbaseUrl": "https://api.cdp.coinbase.com",
      "coinbaseV1Url": "https://api.developer.coinbase.com",
      "dataFolder": ".foyer/server",
      "databaseConnections": 10,
      "databaseUrl": null,
      "dexes": [],
      "discordLogin": null,
      "encryptionKeys": [],
      "ensResolver": null,
      "esploraUrls": [],
      "facebookLogin": null,
      "farcasterLogin": null,
      "flaggedDomains": [],
      "frameOrigins": [],
      "githubLogin": null,
      "googleLogin": null,
      "host": "127.0.0.1",
      "imageStoreMb": 500,
      "indexBackBlocks": 10000,
      "indexChains": {
        "isLocal": true,
      },
      "ipfsGateway": null,
      "isAnalyticsEnabled": true,
      "isRelayEnabled": true,
      "kyberswapUrl": "https://aggregator-api.kyberswap.com",
      "lifiApiKey": null,
      "lifiUrl": "https://li.quest",
      "logLevel": "info",
      "mailFrom": "Wallet <wallet@localhost>",
      "mailUrl": null,
      "maxConnections": 5000,
      "meldApiKey": null,
      "meldUrl": "https://api.meld.io",
      "metricsAddress": null,
      "namesZone": "foyer.id",
      "newDevices": "code",
      "onramp": [],
      "onrampCountry": "US-NY",
      "onrampSandboxKeys": [],
      "port": 5110,
      "priceApiUrl": null,
      "publicUrl": null,
      "rateLimitEvents": 600,
      "rateLimitImages": 3000,
      "rateLimitLists": 600,
      "rateLimitProject": 0,
      "rateLimitRelay": 6000,
      "rateLimitRpc": 1200,
      "rateLimitWrites": 120,
      "redisUrl": null,
      "relayMailboxBytes": 8388608,
      "relayMailboxMessages": 2000,
      "relayMaxTtlSeconds": 604800,
      "relayMessageBytes": 524288,
      "relayRedisReplicas": 0,
      "relayRedisUrls": [],
      "relaySocketsPerAddress": 500,
      "relaySocketsPerClient": 32,
      "relaySocketsPerProject": 0,
      "relayStoreMb": 1000,
      "relayTopicsPerAddress": 50000,
      "relayUpstream": null,
      "relayUpstreamProjectId": null,
      "relayUrls": [],
      "rpcUrls": [],
      "signInDays": 30,
      "signInSecret": null,
      "sponsors": [],
      "swapSources": [
        "pools",
      ],
      "trustedProxies": [],
      "xLogin": null,
    }
  `)
})

test('behavior: every setting is read from its variable', () => {
  const environment = {
    HOST: '::',
    PORT: '0',
    DATA_FOLDER: '/var/lib/foyer',
    DATABASE_URL: 'postgresql://foyer@db/foyer',
    ALLOWED_ORIGINS: ' https://example.com ,, https://*.example.com:8443 ',
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::1',
    RATE_LIMIT_LISTS: '1',
    RATE_LIMIT_IMAGES: '2',
    RATE_LIMIT_EVENTS: '3',
    RPC_URLS: 'eip155:1=https://a.example/key,http://10.0.0.7:8545 eip155:31337=http://[::1]:8545',
    CHAINS: 'eip155:31337=Chain of mine|ABC|6|testnet, eip155:1=Mainnet|ETH',
    RATE_LIMIT_RPC: '5',
    METRICS_ADDRESS: '[::1]:9464',
    RATE_LIMIT_PROJECT: '6',
    DEXES:
      'eip155:1=0x7a250d5630b4cf539739df2c5dacb4c659f2488d;stables=0xdac17f958d2ee523a2206206994597c13d831ec7;' +
      'tokens=0x1f9840a85d5af5bf1d1762f925bdaddc4201f984;minimumUsd=50000',
    PRICE_API_URL: 'https://coins.llama.fi/',
    REDIS_URL: 'rediss://foyer:word@redis:6380/1',
    RATE_LIMIT_WRITES: '6',
    INDEX_CHAINS: 'eip155:1, eip155:8453',
    INDEX_BACK_BLOCKS: '9',
    BLOCKSCOUT_URLS: 'eip155:10=https://explorer.example/',
    ESPLORA_URLS: 'bip122:000000000019d6689c085ae165831e93=https://esplora.example/api/',
    PUBLIC_URL: 'https://foyer.example/',
    DATABASE_CONNECTIONS: '20',
    IPFS_GATEWAY: 'http://10.0.0.8:8080/',
    IMAGE_STORE_MB: '8',
    MAX_CONNECTIONS: '4',
    NAMES_ZONE: 'people.example',
    SIGN_IN_SECRET: 'a-secret-of-tests-and-of-nothing-else',
    SIGN_IN_DAYS: '7',
    FLAGGED_DOMAINS: 'Evil.example, phish.example',
    ENS_RESOLVER: 'eip155:31337:0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe',
    FRAME_ORIGIN: 'https://wallet.shop.example http://localhost:5120',
    ENCRYPTION_KEYS: `k1:${'A'.repeat(43)}=`,
    MAIL_URL: 'smtps://shop:word-of-tests@mail.example',
    MAIL_FROM: 'Shop <wallet@shop.example>',
    NEW_DEVICES: 'link',
    GOOGLE_LOGIN: 'id secret',
    X_LOGIN: 'id secret',
    DISCORD_LOGIN: 'id secret',
    GITHUB_LOGIN: 'id secret http://127.0.0.1:5150/github',
    APPLE_LOGIN: 'id/team/key secret',
    FACEBOOK_LOGIN: 'id secret',
    FARCASTER_LOGIN: 'https://relay.farcaster.xyz/ https://op.node.example/key',
    BUNDLER_KEYS: `eip155:31337=0x${'34'.repeat(32)}`,
    BUNDLER_URLS: 'eip155:1=https://bundler.example/key',
    SPONSORS: `eip155:31337=0x${'56'.repeat(20)},0x${'78'.repeat(32)}`,
    SWAP_SOURCES: 'LiFi, pools',
    LIFI_API_KEY: 'key-of-tests-as-well',
    LIFI_API_URL: 'https://staging.li.quest/',
    KYBERSWAP_API_URL: 'http://10.0.0.9:3/',
    ONRAMP: 'Sandbox, coinbase',
    ONRAMP_SANDBOX_KEYS: `eip155:31337=0x${'12'.repeat(32)}`,
    ONRAMP_COUNTRY: 'DE',
    COINBASE_API_KEY: 'key-of-tests',
    COINBASE_API_SECRET: `${'A'.repeat(86)}==`,
    COINBASE_API_URL: 'http://10.0.0.9:1/',
    COINBASE_V1_API_URL: 'http://10.0.0.9:2',
    MELD_API_KEY: 'key-of-tests-too',
    MELD_API_URL: 'https://api-sb.meld.io',
    RELAY_ENABLED: 'no',
    RELAY_URLS: 'wss://Foyer.example:443/relay/, ws://10.0.0.9:5110/relay',
    RELAY_REDIS_REPLICAS: '1',
    RELAY_UPSTREAM: 'wss://Relay.example:443/',
    RELAY_UPSTREAM_PROJECT_ID: '0123456789abcdef',
    RATE_LIMIT_RELAY: '7',
    RELAY_SOCKETS_PER_ADDRESS: '8',
    RELAY_SOCKETS_PER_PROJECT: '9',
    RELAY_SOCKETS_PER_CLIENT: '10',
    RELAY_TOPICS_PER_ADDRESS: '14',
    RELAY_MESSAGE_BYTES: '2000',
    RELAY_MAILBOX_MESSAGES: '11',
    RELAY_MAILBOX_BYTES: '12000',
    RELAY_STORE_MB: '15',
    RELAY_MAX_TTL_SECONDS: '86400',
    ANALYTICS_ENABLED: 'off',
    ANALYTICS_RETENTION_DAYS: '5',
    ANALYTICS_EVENTS_PER_DAY: '12000',
    ANALYTICS_MAX_EVENTS: '34000',
    LOG_LEVEL: 'WARN',
  }
  const { allowedOrigins, ...settings } = readSettings(environment)
  expect(settings).toMatchInlineSnapshot(`
    {
      "analyticsEventsPerDay": 12000,
      "analyticsMaxEvents": 34000,
      "analyticsRetentionDays": 5,
      "appleLogin": {
        "clientId": "id/team/key",
        "clientSecret": "secret",
        "url": null,
      },
      "blockscoutUrls": [
        {
          "chainId": "eip155:10",
          "url": "https://explorer.example",
        },
      ],
      "bundlerKeys": [
        {
          "caipNetworkId": "eip155:31337",
          "key": "0x3434343434343434343434343434343434343434343434343434343434343434",
        },
      ],
      "bundlerUrls": [
        {
          "caipNetworkId": "eip155:1",
          "urls": [
            "https://bundler.example/key",
          ],
        },
      ],
      "chainDescriptions": [
        {
          "caipNetworkId": "eip155:31337",
          "decimals": 6,
          "isTestnet": true,
          "name": "Chain of mine",
          "symbol": "ABC",
        },
        {
          "caipNetworkId": "eip155:1",
          "decimals": 18,
          "isTestnet": false,
          "name": "Mainnet",
          "symbol": "ETH",
        },
      ],
      "coinbaseApiKey": "key-of-tests",
      "coinbaseApiSecret": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==",
      "coinbaseUrl": "http://10.0.0.9:1",
      "coinbaseV1Url": "http://10.0.0.9:2",
      "dataFolder": "/var/lib/foyer",
      "databaseConnections": 20,
      "databaseUrl": "postgresql://foyer@db/foyer",
      "dexes": [
        {
          "caipNetworkId": "eip155:1",
          "minimumUsd": 50000,
          "router": "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D",
          "stables": [
            "0xdAC17F958D2ee523a2206206994597C13D831ec7",
          ],
          "tokens": [
            "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984",
          ],
        },
      ],
      "discordLogin": {
        "clientId": "id",
        "clientSecret": "secret",
        "url": null,
      },
      "encryptionKeys": [
        {
          "base64": "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=",
          "id": "k1",
        },
      ],
      "ensResolver": {
        "address": "0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe",
        "caipNetworkId": "eip155:31337",
      },
      "esploraUrls": [
        {
          "chainId": "bip122:000000000019d6689c085ae165831e93",
          "url": "https://esplora.example/api",
        },
      ],
      "facebookLogin": {
        "clientId": "id",
        "clientSecret": "secret",
        "url": null,
      },
      "farcasterLogin": {
        "node": "https://op.node.example/key",
        "relay": "https://relay.farcaster.xyz",
      },
      "flaggedDomains": [
        "evil.example",
        "phish.example",
      ],
      "frameOrigins": [
        "https://wallet.shop.example",
        "http://localhost:5120",
      ],
      "githubLogin": {
        "clientId": "id",
        "clientSecret": "secret",
        "url": "http://127.0.0.1:5150/github",
      },
      "googleLogin": {
        "clientId": "id",
        "clientSecret": "secret",
        "url": null,
      },
      "host": "::",
      "imageStoreMb": 8,
      "indexBackBlocks": 9,
      "indexChains": {
        "chainIds": [
          "eip155:1",
          "eip155:8453",
        ],
        "isLocal": false,
      },
      "ipfsGateway": "http://10.0.0.8:8080",
      "isAnalyticsEnabled": false,
      "isRelayEnabled": false,
      "kyberswapUrl": "http://10.0.0.9:3",
      "lifiApiKey": "key-of-tests-as-well",
      "lifiUrl": "https://staging.li.quest",
      "logLevel": "warn",
      "mailFrom": "Shop <wallet@shop.example>",
      "mailUrl": "smtps://shop:word-of-tests@mail.example",
      "maxConnections": 4,
      "meldApiKey": "key-of-tests-too",
      "meldUrl": "https://api-sb.meld.io",
      "metricsAddress": {
        "host": "::1",
        "port": 9464,
      },
      "namesZone": "people.example",
      "newDevices": "link",
      "onramp": [
        "sandbox",
        "coinbase",
      ],
      "onrampCountry": "DE",
      "onrampSandboxKeys": [
        {
          "caipNetworkId": "eip155:31337",
          "key": "0x1212121212121212121212121212121212121212121212121212121212121212",
        },
      ],
      "port": 0,
      "priceApiUrl": "https://coins.llama.fi",
      "publicUrl": "https://foyer.example",
      "rateLimitEvents": 3,
      "rateLimitImages": 2,
      "rateLimitLists": 1,
      "rateLimitProject": 6,
      "rateLimitRelay": 7,
      "rateLimitRpc": 5,
      "rateLimitWrites": 6,
      "redisUrl": "rediss://foyer:word@redis:6380/1",
      "relayMailboxBytes": 12000,
      "relayMailboxMessages": 11,
      "relayMaxTtlSeconds": 86400,
      "relayMessageBytes": 2000,
      "relayRedisReplicas": 1,
      "relayRedisUrls": [],
      "relaySocketsPerAddress": 8,
      "relaySocketsPerClient": 10,
      "relaySocketsPerProject": 9,
      "relayStoreMb": 15,
      "relayTopicsPerAddress": 14,
      "relayUpstream": "wss://relay.example",
      "relayUpstreamProjectId": "0123456789abcdef",
      "relayUrls": [
        "wss://foyer.example/relay",
        "ws://10.0.0.9:5110/relay",
      ],
      "rpcUrls": [
        {
          "caipNetworkId": "eip155:1",
          "urls": [
            "https://a.example/key",
            "http://10.0.0.7:8545",
          ],
        },
        {
          "caipNetworkId": "eip155:31337",
          "urls": [
            "http://[::1]:8545",
          ],
        },
      ],
      "signInDays": 7,
      "signInSecret": "a-secret-of-tests-and-of-nothing-else",
      "sponsors": [
        {
          "caipNetworkId": "eip155:31337",
          "key": "0x7878787878787878787878787878787878787878787878787878787878787878",
          "paymaster": "0x5656565656565656565656565656565656565656",
        },
      ],
      "swapSources": [
        "lifi",
        "pools",
      ],
      "trustedProxies": [
        "loopback",
        "10.0.0.0/8",
        "fd00::1",
      ],
      "xLogin": {
        "clientId": "id",
        "clientSecret": "secret",
        "url": null,
      },
    }
  `)
  expect(allowedOrigins.map(({ text }) => text)).toEqual([
    'https://example.com',
    'https://*.example.com:8443',
  ])

  const variables = Object.values(settingsTable).map(({ names }) => names[0])
  // Nodes of the relay exclude an upstream relay, and are read by a test of their own.
  expect([...Object.keys(environment), 'RELAY_REDIS_URLS'].sort()).toEqual([...variables].sort())
  const usual = readSettings({}) as Record<string, unknown>
  for (const [name, value] of Object.entries({ allowedOrigins, ...settings }))
    if (name !== 'relayRedisUrls') expect(value, name).not.toEqual(usual[name])
})

test('behavior: an empty variable is none, and PORT wins over that of the local stack', () => {
  expect(readSettings({ PORT: '', FOYER_SERVER_PORT: '7' }).port).toBe(7)
  expect(readSettings({ PORT: '8', FOYER_SERVER_PORT: '7' }).port).toBe(8)
  expect(variableOf('port', { PORT: '', FOYER_SERVER_PORT: '7' })).toBe('FOYER_SERVER_PORT')
  expect(variableOf('port', { PORT: '8', FOYER_SERVER_PORT: '7' })).toBe('PORT')
  expect(variableOf('port', {})).toBe('PORT')
})

test('error: a wrong value names its variable and the fix, all of them at once', () => {
  const wrong = {
    HOST: 'http://0.0.0.0',
    PORT: '65536',
    DATABASE_URL: 'mysql://secret-password@db',
    ALLOWED_ORIGINS: 'https://example.com,example.org',
    TRUSTED_PROXIES: '0.0.0.0/0',
    RATE_LIMIT_LISTS: '-1',
    RATE_LIMIT_IMAGES: '1e3',
    RATE_LIMIT_EVENTS: 'many',
    RATE_LIMIT_PROJECT: '1.5',
    RPC_URLS: 'eip155:1=wss://secret-key.example',
    CHAINS: 'eip155:5=Five',
    RATE_LIMIT_RPC: '-5',
    METRICS_ADDRESS: '9464',
    DEXES: 'eip155:1=0x7a250d5630b4cf539739df2c5dacb4c659f2488',
    PRICE_API_URL: 'coins.llama.fi',
    REDIS_URL: 'http://secret-password@redis',
    IPFS_GATEWAY: 'ipfs://gateway',
    RELAY_UPSTREAM: 'https://relay.example',
    RELAY_UPSTREAM_PROJECT_ID: 'two words',
    IMAGE_STORE_MB: '0',
    MAX_CONNECTIONS: '0',
    ANALYTICS_ENABLED: 'maybe',
    ANALYTICS_RETENTION_DAYS: '0x10',
    LOG_LEVEL: 'loud',
  }
  const read = () => readSettings(wrong)
  expect(read).toThrowErrorMatchingInlineSnapshot(`
    [AppError: HOST cannot be used (it is "http://0.0.0.0"). Write an address such as 127.0.0.1, 0.0.0.0 or ::, without scheme and port.
    PORT cannot be used (it is "65536"). Write a whole number from 0 to 65535.
    ALLOWED_ORIGINS cannot be used (it is "https://example.com,example.org"). "example.org" is no origin: write scheme, host and port, such as https://example.com, with no path behind. * stands for one whole label before at least two others, as in https://*.example.com.
    TRUSTED_PROXIES cannot be used (it is "0.0.0.0/0"). "0.0.0.0/0" is no address: write addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal.
    DATABASE_URL cannot be used. Write it as postgresql://user:password@host:5432/name, or leave it out.
    REDIS_URL cannot be used. Write it as redis://user:password@host:6379 or rediss://…, or leave it out.
    MAX_CONNECTIONS cannot be used (it is "0"). Write a whole number from 1 to 1000000.
    METRICS_ADDRESS cannot be used (it is "9464"). Write an address and a port, such as 127.0.0.1:9464 or [::1]:9464.
    LOG_LEVEL cannot be used (it is "loud"). Write one of debug, info, warn, error, silent.
    RATE_LIMIT_LISTS cannot be used (it is "-1"). Write a whole number from 0 to 1000000000.
    RATE_LIMIT_IMAGES cannot be used (it is "1e3"). Write a whole number from 0 to 1000000000.
    RATE_LIMIT_EVENTS cannot be used (it is "many"). Write a whole number from 0 to 1000000000.
    RATE_LIMIT_PROJECT cannot be used (it is "1.5"). Write a whole number from 0 to 1000000000.
    RATE_LIMIT_RPC cannot be used (it is "-5"). Write a whole number from 0 to 1000000000.
    RPC_URLS cannot be used. Node 1 of eip155:1 is no address: write http:// or https:// and a host.
    CHAINS cannot be used (it is "eip155:5=Five"). eip155:5 is not described: write eip155:5=Name|SYMBOL, and if need be its decimals and the word testnet, as in eip155:5=Name|SYMBOL|18|testnet.
    PRICE_API_URL cannot be used (it is "coins.llama.fi"). Write it as https://coins.llama.fi, or leave it out.
    IPFS_GATEWAY cannot be used (it is "ipfs://gateway"). Write it as http://127.0.0.1:8080, without /ipfs behind, or leave it out.
    IMAGE_STORE_MB cannot be used (it is "0"). Write a whole number from 1 to 1000000.
    DEXES cannot be used (it is "eip155:1=0x7a250d5630b4cf539739df2c5dacb4c659f2488"). eip155:1 has "0x7a250d5630b4cf539739df2c5dacb4c659f2488", which is no address: write 0x and forty hexadecimal digits, all in lower case or with the right capitals.
    RELAY_UPSTREAM cannot be used. Write it as wss://relay.example.com, beginning with wss:// or ws://, without a user name and with nothing behind the path, or leave it out.
    RELAY_UPSTREAM_PROJECT_ID cannot be used. Write it as its vendor gives it: 128 characters at most, without spaces.
    ANALYTICS_ENABLED cannot be used (it is "maybe"). Write true or false.
    ANALYTICS_RETENTION_DAYS cannot be used (it is "0x10"). Write a whole number from 0 to 36500.]
  `)
  for (const variable of Object.keys(wrong)) expect(read).toThrow(`${variable} cannot be used`)
  expect(read).not.toThrow('secret-password')
})

test('error: every setting refuses what it cannot use, and none with a password repeats it', () => {
  for (const setting of Object.values(settingsTable)) {
    const [name] = setting.names
    // Any text is a folder.
    if (name === 'DATA_FOLDER') continue
    const read = () => readSettings({ [name]: '\u0001 {secret-password}' })
    expect(read, name).toThrow(`${name} cannot be used`)
    if ('isSecret' in setting) expect(read, name).not.toThrow('secret-password')
  }
})

test.each([
  'https://relay.example',
  'relay.example',
  'wss://',
  'wss://name:secret-password@relay.example',
  'wss://relay.example/?projectId=secret-password',
])('error: %s is no upstream relay', (url) => {
  const read = () => readSettings({ RELAY_UPSTREAM: url })
  expect(read).toThrow(
    'RELAY_UPSTREAM cannot be used. Write it as wss://relay.example.com, beginning with wss:// or ws://, ' +
      'without a user name and with nothing behind the path, or leave it out.',
  )
  expect(read).not.toThrow('secret-password')
})

test('behavior: nodes of the relay are a list, and exclude an upstream relay', () => {
  const nodes = { RELAY_REDIS_URLS: 'redis://:word@10.0.0.1:6379, redis://:word@10.0.0.2:6379' }
  expect(readSettings(nodes).relayRedisUrls).toEqual([
    'redis://:word@10.0.0.1:6379',
    'redis://:word@10.0.0.2:6379',
  ])
  expect(() => readSettings({ ...nodes, RELAY_UPSTREAM: 'wss://relay.example' })).toThrow(
    'RELAY_REDIS_URLS and RELAY_UPSTREAM are both set.',
  )
})

test('error: a project id without its relay says which setting is missing', () => {
  const read = () => readSettings({ RELAY_UPSTREAM_PROJECT_ID: 'secret-password' })
  expect(read).toThrowErrorMatchingInlineSnapshot(
    `[AppError: RELAY_UPSTREAM_PROJECT_ID is set without RELAY_UPSTREAM. Set RELAY_UPSTREAM to the relay that the project id is for, such as wss://relay.walletconnect.org, or leave both out.]`,
  )
  const both = { RELAY_UPSTREAM: 'ws://10.0.0.9', RELAY_UPSTREAM_PROJECT_ID: 'id' }
  expect(readSettings(both)).toMatchObject({
    relayUpstream: 'ws://10.0.0.9',
    relayUpstreamProjectId: 'id',
  })
  expect(readSettings({ RELAY_UPSTREAM: 'ws://10.0.0.9' }).relayUpstreamProjectId).toBe(null)
})

test('behavior: the README holds the table of settings', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8')
  // Written by `npm run settings -w services/server`.
  expect(readme).toContain(formatSettings())
})

test('error: an address of the server that browsers cannot use is named', () => {
  for (const text of [
    'foyer.example',
    'ftp://foyer.example',
    'https://',
    'https://a@b.example',
    'https://b.example?x',
  ])
    expect(() => readSettings({ PUBLIC_URL: text }), text).toThrow('PUBLIC_URL')
  expect(readSettings({ PUBLIC_URL: 'https://foyer.example/api/' }).publicUrl).toBe(
    'https://foyer.example/api',
  )
})
