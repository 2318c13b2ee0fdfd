import type { SocialWay } from '@foyer/core/remote'

/** What they call themselves, in no language. The order is the usual one. */
export const serviceNames: Readonly<Record<SocialWay, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}

export const isService = (id: unknown): id is SocialWay =>
  typeof id === 'string' && Object.hasOwn(serviceNames, id)
