import type { FoyerOptions } from '@foyer/core'

type OwnToken = NonNullable<FoyerOptions['tokens']>[string][number]

/** What the application says of tokens on a network; nothing where it gave something else than a list. */
export function ownTokens(
  tokens: FoyerOptions['tokens'],
  caipNetworkId: string | undefined,
): readonly OwnToken[] {
  const given: unknown = tokens?.[caipNetworkId ?? '']
  return Array.isArray(given) ? given.filter((token) => typeof token?.address === 'string') : []
}
