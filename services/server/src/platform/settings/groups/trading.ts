import { type DexSetting, parseDexes } from '../parseDexes.ts'
import { parseSandboxKeys, type SandboxKey } from '../parseSandboxKeys.ts'
import { orProblem, Problem, parsePriceApiUrl } from '../parseSetting.ts'
import type { Setting } from '../Setting.ts'

/** Who swaps and sells. */
export const tradingSettings = {
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
  onramp: {
    names: ['ONRAMP'],
    usual: 'off',
    meaning:
      'Who sells to users, separated by commas, the one that is asked first in front: `coinbase`, `coinbase-v1` (the ' +
      'same with session tokens of the older interface), `meld`, and `sandbox`, which sells nothing, at made-up prices, ' +
      'and says so everywhere; or `off`.',
    parse: parseOnramp,
  },
  onrampSandboxKeys: {
    names: ['ONRAMP_SANDBOX_KEYS'],
    usual: '',
    meaning:
      'For tests alone: keys of chains without value that the sandbox pays from, so that purchases arrive, separated by ' +
      'spaces: `eip155:31337=0x…`. Without it the sandbox delivers nothing, and says so.',
    parse: (text): readonly SandboxKey[] | Problem => orProblem(parseSandboxKeys(text)),
    isSecret: true,
  },
  onrampCountry: {
    names: ['ONRAMP_COUNTRY'],
    usual: 'US-NY',
    meaning:
      'For whom `coinbase` and `meld` are asked what they sell: a country, and within the United States the state, such ' +
      'as `DE` or `US-NY`. What a user may buy is decided on their page.',
    parse: (text) =>
      /^[A-Z]{2}(-[A-Z0-9]{1,3})?$/.test(text)
        ? text
        : new Problem('Write it as DE or US-NY, in capitals.'),
  },
  coinbaseApiKey: {
    names: ['COINBASE_API_KEY'],
    usual: '',
    meaning: 'For `coinbase`: the id of a secret API key of the Coinbase Developer Platform.',
    parse: parseApiKey,
    isSecret: true,
  },
  coinbaseApiSecret: {
    names: ['COINBASE_API_SECRET'],
    usual: '',
    meaning:
      'Its secret: 64 bytes in base64 (Ed25519), or an EC key in PEM, its line ends as backslash and n.',
    parse: parseCoinbaseSecret,
    isSecret: true,
  },
  coinbaseUrl: {
    names: ['COINBASE_API_URL'],
    usual: 'https://api.cdp.coinbase.com',
    meaning: 'Where it is asked. Only tests need another one.',
    parse: parsePriceApiUrl,
  },
  coinbaseV1Url: {
    names: ['COINBASE_V1_API_URL'],
    usual: 'https://api.developer.coinbase.com',
    meaning:
      'Where `coinbase-v1` is asked, and what became of purchases. Only tests need another one.',
    parse: parsePriceApiUrl,
  },
  meldApiKey: {
    names: ['MELD_API_KEY'],
    usual: '',
    meaning: 'For `meld`: the API key of the account.',
    parse: parseApiKey,
    isSecret: true,
  },
  meldUrl: {
    names: ['MELD_API_URL'],
    usual: 'https://api.meld.io',
    meaning: 'Where it is asked; `https://api-sb.meld.io` is its own sandbox.',
    parse: parsePriceApiUrl,
  },
} as const satisfies Record<string, Setting<unknown>>

const sellers = ['coinbase', 'coinbase-v1', 'meld', 'sandbox'] as const

/** Empty: nothing is sold. */
function parseOnramp(text: string): readonly (typeof sellers)[number][] | Problem {
  const words = text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  if (words.length === 0 || (words.length === 1 && words[0] === 'off')) return []
  const found = words.flatMap((word) => sellers.find((seller) => seller === word) ?? [])
  return found.length === words.length && new Set(found).size === found.length
    ? found
    : new Problem(`Write off, or some of ${sellers.join(', ')}, each once, separated by commas.`)
}

/** `null` when not set. */
function parseApiKey(text: string): string | null | Problem {
  if (text === '') return null
  return /^[\x21-\x7e]{1,512}$/.test(text)
    ? text
    : new Problem('Write it as its vendor gives it, without spaces.')
}

/** `null` when not set. */
function parseCoinbaseSecret(text: string): string | null | Problem {
  if (text === '') return null
  const lines = text.replaceAll('\\n', '\n')
  return /^([A-Za-z0-9+/]{86}==|-----BEGIN (EC )?PRIVATE KEY-----[\s\S]{40,2000})$/.test(lines)
    ? lines
    : new Problem('Copy it whole from the Coinbase Developer Platform.')
}
