import type { Foyer } from '@foyer/core/client'
import type { Feature } from '../feature/Feature.ts'
import { activity } from '../features/activity/manifest.ts'
import { buy } from '../features/buy/manifest.ts'
import { families } from '../features/families/manifest.ts'
import { name } from '../features/name/manifest.ts'
import { nfts } from '../features/nfts/manifest.ts'
import { profile } from '../features/profile/manifest.ts'
import { receive } from '../features/receive/manifest.ts'
import { secureWallet } from '../features/secureWallet/manifest.ts'
import { send } from '../features/send/manifest.ts'
import { settings } from '../features/settings/manifest.ts'
import { swap } from '../features/swap/manifest.ts'
import { tokens } from '../features/tokens/manifest.ts'
import { upgrade } from '../features/upgrade/manifest.ts'

/**
 * The features that nobody sees before connecting. They are declared with the first view of an
 * account, so a new one costs no byte until then: it is a folder and a line here. A wallet on several chain
 * families is one of them: few pages have several.
 */
export const laterFeatures: readonly Feature[] = [
  tokens,
  nfts,
  activity,
  receive,
  send,
  buy,
  swap,
  name,
  settings,
  families,
  profile,
  secureWallet,
  upgrade,
]

/** The features in which a user passes a gate, by its id: loaded where the client has that gate. */
const gateFeatures: { readonly [gate: string]: () => Promise<Feature> } = {
  'sign-in': async () => (await import('../features/sign-in/manifest.ts')).signIn,
}

/** With those of the gates that the application configured; nobody else loads them. */
export async function loadLaterFeatures({ internals }: Foyer): Promise<readonly Feature[]> {
  const loads = internals.gates.flatMap(({ id }) => gateFeatures[id] ?? [])
  return [...laterFeatures, ...(await Promise.all(loads.map((load) => load())))]
}
