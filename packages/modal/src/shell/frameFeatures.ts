import type { Feature } from '../feature/Feature.ts'
import { secureWallet } from '../features/secureWallet/manifest.ts'
import { smartAccount } from '../features/smartAccount/manifest.ts'
import { upgrade } from '../features/upgrade/manifest.ts'

/** The features of a wallet whose keys a frame keeps: loaded where the application names the site of one. */
export const frameFeatures: readonly Feature[] = [secureWallet, smartAccount, upgrade]
