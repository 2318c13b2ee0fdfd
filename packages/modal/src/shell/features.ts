import type { Feature } from '../feature/Feature.ts'
import { account } from '../features/account/manifest.ts'
import { connect } from '../features/connect/manifest.ts'
import { guide } from '../features/guide/manifest.ts'
import { networks } from '../features/networks/manifest.ts'
import { pairing } from '../features/pairing/manifest.ts'
import { settings } from '../features/settings/manifest.ts'
import { wallets } from '../features/wallets/manifest.ts'

/** Every feature of the modal. A new one is a folder and a line here. */
export const features: readonly Feature[] = [
  connect,
  account,
  wallets,
  pairing,
  networks,
  settings,
  guide,
]
