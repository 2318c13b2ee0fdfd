import { Amount } from '@foyer/core/primitives'
import type { HistoryTransfer } from '@foyer/protocol'
import { getAddress } from 'viem'

/** Which way something went, seen from an account. */
export type Direction = HistoryTransfer['direction']

/** Who gave and who got, of the movement itself: of a token it is never its contract. Addresses in lower case. */
interface Parties {
  readonly sender: string
  readonly recipient: string
}

/** Seen from an account. */
export function directionOf({ sender, recipient }: Parties, account: string): Direction {
  if (sender === recipient) return 'self'
  return recipient === account ? 'in' : 'out'
}

/**
 * Money that moved. The amount is in whole tokens: nothing beside it says how many decimals there are,
 * so no other figure could be read.
 */
export function describeMoney({
  direction,
  sender,
  recipient,
  atomic,
  decimals,
  name,
  symbol,
  icon,
  isSpam,
}: Parties & {
  direction: Direction
  atomic: bigint
  decimals: number
  /** One of the two may be empty. */
  name: string
  symbol: string
  /** A path on this server. */
  icon: string | null
  isSpam: boolean
}): HistoryTransfer {
  return {
    direction,
    ...{ from: checksummed(sender), to: checksummed(recipient) },
    quantity: { numeric: Amount.toDecimal({ atomic, decimals }) },
    fungible_info: {
      name: name || symbol,
      symbol: symbol || name,
      icon: icon === null ? null : { url: icon },
      flags: { is_spam: isSpam },
    },
  }
}

/** A collectible that moved, counted in pieces. */
export function describeCollectible({
  direction,
  sender,
  recipient,
  pieces,
  name,
  preview,
  isSpam,
}: Parties & {
  direction: Direction
  /** A whole number. */
  pieces: string
  name: string
  /** A path on this server. */
  preview: string | null
  isSpam: boolean
}): HistoryTransfer {
  return {
    direction,
    ...{ from: checksummed(sender), to: checksummed(recipient) },
    quantity: { numeric: pieces },
    nft_info: {
      name,
      content: preview === null ? null : { preview: { url: preview } },
      flags: { is_spam: isSpam },
    },
  }
}

/** With EIP-55 case. */
export function checksummed(address: string): string {
  return getAddress(address as `0x${string}`)
}
