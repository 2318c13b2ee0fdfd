import {
  oneOf,
  parseDatabaseUrl,
  parseHost,
  parseMetricsAddress,
  parseOrigins,
  parseProxies,
  parsePublicUrl,
  parseRedisUrl,
  wholeNumber,
} from '../parseSetting.ts'
import type { Setting } from '../Setting.ts'

/** What listens, where things are kept and who may ask. */
export const serverSettings = {
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
  publicUrl: {
    names: ['PUBLIC_URL'],
    usual: '',
    meaning:
      'Where browsers reach this server, such as `https://foyer.example`: addresses of images in answers ' +
      'begin with it. Without it they begin with the address and port that the request came in at.',
    parse: parsePublicUrl,
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
  databaseConnections: {
    names: ['DATABASE_CONNECTIONS'],
    usual: '10',
    meaning:
      'Connections of this process to its PostgreSQL. All processes together need fewer than its ' +
      '`max_connections`.',
    parse: wholeNumber(1, 1_000),
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
  maxConnections: {
    names: ['MAX_CONNECTIONS'],
    usual: '5000',
    meaning: 'Connections at once; more are closed at once.',
    parse: wholeNumber(1, 1_000_000),
  },
  metricsAddress: {
    names: ['METRICS_ADDRESS'],
    usual: '',
    meaning:
      'Where `GET /metrics` answers Prometheus, such as `127.0.0.1:9464` or `[::1]:9464`; nowhere ' +
      'when not set. Every client that reaches it may read it, so keep it from the public.',
    parse: parseMetricsAddress,
  },
  logLevel: {
    names: ['LOG_LEVEL'],
    usual: 'info',
    meaning: 'Least important line to log: `debug`, `info`, `warn`, `error` or `silent`.',
    parse: oneOf(['debug', 'info', 'warn', 'error', 'silent']),
  },
} as const satisfies Record<string, Setting<unknown>>
