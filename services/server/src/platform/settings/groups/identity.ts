import {
  parseDomains,
  parseEnsResolver,
  parseSecret,
  parseZone,
  wholeNumber,
} from '../parseSetting.ts'
import type { Setting } from '../Setting.ts'

/** Names and sign-in. */
export const identitySettings = {
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
} as const satisfies Record<string, Setting<unknown>>
