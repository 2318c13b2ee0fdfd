import type { Foyer } from '@foyer/core/client'
import type { Feature } from '../feature/Feature.ts'
import { account } from '../features/account/manifest.ts'
import { connect } from '../features/connect/manifest.ts'
import { guide } from '../features/guide/manifest.ts'
import { networks } from '../features/networks/manifest.ts'
import { pairing } from '../features/pairing/manifest.ts'
import { signIn } from '../features/sign-in/manifest.ts'
import { wallets } from '../features/wallets/manifest.ts'

/*
 * In the place of the first and of the later features, in the file for pages that want connecting alone.
 */

export const firstFeatures: readonly Feature[] = [
  connect,
  account,
  wallets,
  pairing,
  networks,
  guide,
]

export const isOfConnecting = (feature: Feature): boolean => feature.connects === true

export const laterFeatures: readonly Feature[] = []

/** Signing in, where the application wants it: a feature in which a user passes a gate, by its id. */
const gateFeatures: { readonly [gate: string]: Feature } = {
  'sign-in': signIn,
}

export const loadLaterFeatures = async ({ internals }: Foyer): Promise<readonly Feature[]> =>
  internals.gates.flatMap(({ id }) => gateFeatures[id] ?? [])
