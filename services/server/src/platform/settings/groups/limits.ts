import { wholeNumber } from '../parseSetting.ts'
import type { Setting } from '../Setting.ts'

/** How much one address, or one project, may ask for. */
export const limitsSettings = {
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
  rateLimitWrites: {
    names: ['RATE_LIMIT_WRITES'],
    usual: '120',
    meaning:
      'Names, purchases and changes of sessions that one address may begin in a minute; 0 for no ' +
      'limit.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  rateLimitRpc: {
    names: ['RATE_LIMIT_RPC'],
    usual: '1200',
    meaning: 'Questions to nodes that one address may send in a minute; 0 for no limit.',
    parse: wholeNumber(0, 1_000_000_000),
  },
  rateLimitRelay: {
    names: ['RATE_LIMIT_RELAY'],
    usual: '6000',
    meaning:
      'Connections and calls to the relay that one address may make in a minute; 0 for no limit. A call counts ' +
      'once for every 20 topics that it names, and for every 16 KB that it is long.',
    parse: wholeNumber(0, 1_000_000_000),
  },
} as const satisfies Record<string, Setting<unknown>>
