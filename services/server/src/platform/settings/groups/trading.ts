import { type DexSetting, parseDexes } from '../parseDexes.ts'
import { oneOf, orProblem, type Problem } from '../parseSetting.ts'
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
      'Where users buy: `off`, or `sandbox`, which sells nothing, at made-up prices, and says so ' +
      'everywhere.',
    parse: oneOf(['off', 'sandbox']),
  },
} as const satisfies Record<string, Setting<unknown>>
