import type { Feature } from '../feature/Feature.ts'
import { account } from '../features/account/manifest.ts'
import { connect } from '../features/connect/manifest.ts'
import { email } from '../features/email/manifest.ts'
import { farcaster } from '../features/farcaster/manifest.ts'
import { guide } from '../features/guide/manifest.ts'
import { networks } from '../features/networks/manifest.ts'
import { pairing } from '../features/pairing/manifest.ts'
import { social } from '../features/social/manifest.ts'
import { wallets } from '../features/wallets/manifest.ts'

/**
 * The features that lead to a connected account, declared with the modal. What comes after
 * connecting is a line in `laterFeatures.ts`.
 */
export const firstFeatures: readonly Feature[] = [
  connect,
  account,
  wallets,
  pairing,
  networks,
  guide,
  email,
  social,
  farcaster,
]

/**
 * Whether everybody reads it who connects a wallet: its texts are in the first chunk of a language. What some read on
 * the way, such as an e-mail's code or what a wallet is, comes with the rest.
 */
export const isOfConnecting = (feature: Feature): boolean => feature.connects === true
