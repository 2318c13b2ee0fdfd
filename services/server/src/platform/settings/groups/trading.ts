import { type ChainKey, parseChainKeys } from '../parseChainKeys.ts'
import { type DexSetting, parseDexes } from '../parseDexes.ts'
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
  swapSources: {
    names: ['SWAP_SOURCES'],
    usual: 'pools',
    meaning:
      'Who swaps, separated by commas: `pools` (the exchanges of `DEXES`), `lifi`, `kyberswap`. All are asked at once and ' +
      'the best answer counts; the first in front where they bring the same. The last two are asked with what a user ' +
      'swaps and for which account, on chains of `RPC_URLS` alone; written to their published interfaces, never tried ' +
      'against them.',
    parse: parseSwapSources,
  },
  lifiApiKey: {
    names: ['LIFI_API_KEY'],
    usual: '',
    meaning: 'For `lifi`, which needs none; with one it answers more often.',
    parse: parseApiKey,
    isSecret: true,
  },
  lifiUrl: {
    names: ['LIFI_API_URL'],
    usual: 'https://li.quest',
    meaning: 'Where it is asked. Only tests need another one.',
    parse: parsePriceApiUrl,
  },
  kyberswapUrl: {
    names: ['KYBERSWAP_API_URL'],
    usual: 'https://aggregator-api.kyberswap.com',
    meaning: 'Where `kyberswap` is asked. Only tests need another one.',
    parse: parsePriceApiUrl,
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
    parse: (text): readonly ChainKey[] | Problem => orProblem(parseChainKeys(text)),
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

const sources = ['pools', 'lifi', 'kyberswap'] as const

function parseSwapSources(text: string): readonly (typeof sources)[number][] | Problem {
  return (
    parseWords(text, sources) ??
    new Problem(`Write some of ${sources.join(', ')}, each once, separated by commas.`)
  )
}

const sellers = ['coinbase', 'coinbase-v1', 'meld', 'sandbox'] as const

/** Empty: nothing is sold. */
function parseOnramp(text: string): readonly (typeof sellers)[number][] | Problem {
  if (['', 'off'].includes(text.trim().toLowerCase())) return []
  return (
    parseWords(text, sellers) ??
    new Problem(`Write off, or some of ${sellers.join(', ')}, each once, separated by commas.`)
  )
}

/** Names separated by commas, in any case, each once; `null` for anything else. */
function parseWords<const name extends string>(
  text: string,
  names: readonly name[],
): readonly name[] | null {
  const words = text
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  const found = words.flatMap((word) => names.find((name) => name === word) ?? [])
  const isWhole = found.length === words.length && new Set(found).size === found.length
  return isWhole && found.length > 0 ? found : null
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
