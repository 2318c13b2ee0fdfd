import {
  parseBoolean,
  parseRedisUrls,
  parseRelayUpstream,
  parseRelayUrls,
  parseUpstreamProjectId,
  wholeNumber,
} from '../parseSetting.ts'
import type { Setting } from '../Setting.ts'

/** The relay of wallets on other devices. */
export const relaySettings = {
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
} as const satisfies Record<string, Setting<unknown>>
