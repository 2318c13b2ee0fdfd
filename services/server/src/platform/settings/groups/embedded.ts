import { Problem } from '../parseSetting.ts'
import type { Setting } from '../Setting.ts'

/** A key of the operator. */
export interface EncryptionKey {
  /** Says which one sealed a text; lower case letters and digits. */
  readonly id: string
  /** 32 bytes. */
  readonly base64: string
}

/** What the operator has of a vendor that users sign in at. */
export interface WaySetting {
  readonly clientId: string
  readonly clientSecret: string
  /** In place of the vendor's own address. */
  readonly url: string | null
}

/** Over what users sign in by Farcaster. */
export interface FarcasterSetting {
  /** Its address, without a slash at the end. */
  readonly relay: string
  /** JSON-RPC of OP Mainnet. */
  readonly node: string
}

/** The wallet without a wallet. */
export const embeddedSettings = {
  frameOrigins: {
    names: ['FRAME_ORIGIN'],
    usual: '',
    meaning:
      'Where the frame of wallets without a wallet is served, such as `https://wallet.shop.example`; several separated ' +
      'by spaces. It alone may ask `/v1/embedded`. Without it there are none.',
    parse: parseFrameOrigins,
  },
  encryptionKeys: {
    names: ['ENCRYPTION_KEYS'],
    usual: '',
    meaning:
      'What seals mail addresses and shares in the database: a name and 32 bytes in base64, `k1:` and what ' +
      '`openssl rand -base64 32` writes. The first seals, all of them open, separated by spaces; `foyer-server reseal` ' +
      'seals all of it with the first. Lost, no wallet opens any more: keep copies, apart from those of the database.',
    parse: parseEncryptionKeys,
    isSecret: true,
  },
  mailUrl: {
    names: ['MAIL_URL'],
    usual: '',
    meaning: 'Over which server codes are sent: `smtps://user:word@mail.example`.',
    parse: (text: string): string | null | Problem =>
      text === '' ||
      (/^smtps?:\/\//.test(text) && URL.canParse(text) && new URL(text).hostname !== '')
        ? text || null
        : new Problem('Write it as smtps://user:word@mail.example.'),
    isSecret: true,
  },
  mailFrom: {
    names: ['MAIL_FROM'],
    usual: 'Wallet <wallet@localhost>',
    meaning: 'Who codes come from: `Shop <wallet@shop.example>`.',
    parse: (text: string): string | Problem =>
      /^[^\r\n]{1,200}@[^\r\n]{1,200}$/.test(text)
        ? text
        : new Problem('Write a name and an address: Shop <wallet@shop.example>.'),
  },
  newDevices: {
    names: ['NEW_DEVICES'],
    usual: 'code',
    meaning:
      'What lets a device in that is new to an address: `code`, the code of a mail; `link`, besides it a link of a mail ' +
      'before, whose page names browser and network of the device and asks whether it is the user’s own. With `link` a ' +
      'code that somebody was talked out of lets in no device of somebody else.',
    parse: (text: string): 'code' | 'link' | Problem =>
      text === 'code' || text === 'link' ? text : new Problem('Write code or link.'),
  },
  googleLogin: wayOf('GOOGLE_LOGIN', 'Google'),
  xLogin: wayOf('X_LOGIN', 'X'),
  discordLogin: wayOf('DISCORD_LOGIN', 'Discord'),
  githubLogin: wayOf('GITHUB_LOGIN', 'GitHub'),
  appleLogin: wayOf('APPLE_LOGIN', 'Apple (`services-id/team-id/key-id` and the private key)'),
  facebookLogin: wayOf('FACEBOOK_LOGIN', 'Facebook'),
  farcasterLogin: {
    names: ['FARCASTER_LOGIN'],
    usual: '',
    meaning:
      'Signing in by Farcaster: the relay that its application answers, `https://relay.farcaster.xyz`, and a node of OP ' +
      'Mainnet, which says whose keys are whose, separated by a space.',
    parse(text: string): FarcasterSetting | null | Problem {
      if (text.trim() === '') return null
      const [relay = '', node = '', ...more] = text.trim().split(/\s+/)
      const areUrls = [relay, node].every((url) => /^https?:/.test(url) && URL.canParse(url))
      return areUrls && more.length === 0
        ? { relay: relay.replace(/\/$/, ''), node }
        : new Problem('Write two addresses, separated by a space: of the relay, and of a node.')
    },
    // The address of a node may hold a key.
    isSecret: true,
  },
} as const satisfies Record<string, Setting<unknown>>

/** What the operator has of a vendor: client id and secret, and an address in place of the vendor's own. */
function wayOf(name: string, vendor: string) {
  return {
    names: [name],
    usual: '',
    meaning:
      `Signing in by ${vendor}: client id and secret, separated by a space, and behind them an address in place of the ` +
      'vendor’s. The redirect address is `/ways/` and the name of the way at FRAME_ORIGIN.',
    parse(text: string): WaySetting | null | Problem {
      if (text.trim() === '') return null
      const [clientId = '', clientSecret = '', url = null, ...more] = text.trim().split(/\s+/)
      const isUrl = url === null || (/^https?:/.test(url) && URL.canParse(url))
      const isPlain = [clientId, clientSecret].every((part) => /^[\x21-\x7e]{1,4096}$/.test(part))
      return isPlain && isUrl && more.length === 0
        ? { clientId, clientSecret, url }
        : new Problem('Write client id and secret, separated by a space.')
    },
    isSecret: true,
  } as const
}

function parseFrameOrigins(text: string): readonly string[] | Problem {
  const words = text.split(/\s+/).filter(Boolean)
  const isOrigin = (word: string) => URL.canParse(word) && new URL(word).origin === word
  return words.every((word) => /^https?:/.test(word) && isOrigin(word))
    ? words
    : new Problem('Write scheme, host and port, such as https://wallet.shop.example.')
}

function parseEncryptionKeys(text: string): readonly EncryptionKey[] | Problem {
  const keys = text
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const [, id = '', base64 = ''] = /^([a-z0-9]{1,16}):([A-Za-z0-9+/]{43}=)$/.exec(word) ?? []
      return { id, base64 }
    })
  const ids = new Set(keys.map(({ id }) => id))
  return keys.every(({ base64 }) => base64 !== '') && ids.size === keys.length
    ? keys
    : new Problem('Write k1: and 32 bytes in base64, each name once, separated by spaces.')
}
