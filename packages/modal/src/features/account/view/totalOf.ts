import type { ChainState } from '@foyer/core'

/**
 * What all of it is worth, `null` while nobody knows what anything is worth, and whether that is all: a token without a
 * price is worth something, too. What is bait counts for nothing.
 */
export function totalOf(tokenBalance: ChainState['tokenBalance']): {
  totalUsd: number | null
  isPriced: boolean
} {
  const held = (tokenBalance ?? []).filter(({ isSpam }) => !isSpam)
  const values = held.flatMap(({ value }) => value ?? [])
  return {
    totalUsd: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0),
    isPriced: held.every(({ value, quantity }) => value !== null || Number(quantity.numeric) === 0),
  }
}
