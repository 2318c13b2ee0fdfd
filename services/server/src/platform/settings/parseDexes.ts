import { type Address, getAddress, isAddress } from 'viem'
import type { Mistake } from './parseRpcUrls.ts'

/** The exchange of one chain, as the operator names it. */
export interface DexSetting {
  /** Such as `eip155:1`. */
  readonly caipNetworkId: string
  /** A router with the interface of Uniswap V2; it knows its factory. */
  readonly router: Address
  /** Tokens that count as one US dollar. */
  readonly stables: readonly Address[]
  /** Tokens that are offered beside the chain's own currency and the stable ones. */
  readonly tokens: readonly Address[]
  /** A pool with less in it says nothing about a price. */
  readonly minimumUsd: number
}

/** Low enough for honest pools of small chains; moving such a pool costs more than it brings. */
const usualMinimumUsd = 10_000

const maxTokens = 200

/**
 * Reads `DEXES`: exchanges separated by spaces, the fields of one by semicolons, the router first.
 *
 * @example
 * parseDexes('eip155:1=0x7a25…;stables=0xA0b8…,0xdAC1…;tokens=0x1f98…;minimumUsd=50000')
 */
export function parseDexes(text: string): readonly DexSetting[] | Mistake {
  const dexes: DexSetting[] = []
  for (const entry of text.split(/\s+/).filter((part) => part !== '')) {
    const [, caipNetworkId = '', fields = ''] = /^(eip155:[1-9]\d{0,14})=(.*)$/s.exec(entry) ?? []
    if (caipNetworkId === '') {
      return {
        mistake: `${JSON.stringify(entry.slice(0, 48))} is no exchange: write eip155:1=0x… with the address of its router.`,
      }
    }
    if (dexes.some((dex) => dex.caipNetworkId === caipNetworkId)) {
      return { mistake: `${caipNetworkId} is there twice.` }
    }
    const dex = parseFields(caipNetworkId, fields)
    if ('mistake' in dex) return dex
    dexes.push(dex)
  }
  return dexes
}

function parseFields(caipNetworkId: string, text: string): DexSetting | Mistake {
  const [router = '', ...fields] = text.split(';')
  const dex = { stables: [] as Address[], tokens: [] as Address[], minimumUsd: usualMinimumUsd }
  if (!isAddress(router)) return addressMistake(caipNetworkId, router)
  for (const field of fields.filter((part) => part !== '')) {
    const [name, value = ''] = field.split('=')
    if (name === 'stables' || name === 'tokens') {
      const list = value.split(',').filter((part) => part !== '')
      const wrong = list.find((part) => !isAddress(part))
      if (wrong !== undefined) return addressMistake(caipNetworkId, wrong)
      if (list.length > maxTokens) {
        return { mistake: `${caipNetworkId} has more than ${maxTokens} ${name}: name fewer.` }
      }
      dex[name] = [...new Set(list.map((part) => getAddress(part)))]
    } else if (name === 'minimumUsd' && /^\d{1,12}$/.test(value)) {
      dex.minimumUsd = Number(value)
    } else {
      return {
        mistake:
          `${caipNetworkId} has ${JSON.stringify(field.slice(0, 48))}: write stables=, tokens= or ` +
          'minimumUsd= with a whole number of dollars.',
      }
    }
  }
  return { caipNetworkId, router: getAddress(router), ...dex }
}

function addressMistake(caipNetworkId: string, text: string): Mistake {
  return {
    mistake:
      `${caipNetworkId} has ${JSON.stringify(text.slice(0, 48))}, which is no address: write 0x and ` +
      'forty hexadecimal digits, all in lower case or with the right capitals.',
  }
}
