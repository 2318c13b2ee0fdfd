import type { Foyer } from '@foyer/core/client'
import type { Feature } from '../feature/Feature.ts'
import { activity } from '../features/activity/manifest.ts'
import { buy } from '../features/buy/manifest.ts'
import { families } from '../features/families/manifest.ts'
import { name } from '../features/name/manifest.ts'
import { nfts } from '../features/nfts/manifest.ts'
import { profile } from '../features/profile/manifest.ts'
import { receive } from '../features/receive/manifest.ts'
import { send } from '../features/send/manifest.ts'
import { settings } from '../features/settings/manifest.ts'
import { swap } from '../features/swap/manifest.ts'
import { tokens } from '../features/tokens/manifest.ts'

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
]

/** The features in which a user passes a gate, by its id: loaded where the client has that gate. */
const gateFeatures: { readonly [gate: string]: () => Promise<Feature> } = {
  'sign-in': async () => (await import('../features/sign-in/manifest.ts')).signIn,
}

/** With those that what the application configured asks for; nobody else loads them. */
export async function loadLaterFeatures({ internals }: Foyer): Promise<readonly Feature[]> {
  const { backend, features } = internals.options.getState()
  const [gates, frame, permissions] = await Promise.all([
    Promise.all(internals.gates.flatMap(({ id }) => gateFeatures[id]?.() ?? [])),
    typeof backend === 'object' && backend?.secureSite ? import('./frameFeatures.ts') : null,
    features?.smartSessions === true ? import('../features/permissions/manifest.ts') : null,
  ])
  return [
    ...laterFeatures,
    ...gates,
    ...(frame?.frameFeatures ?? []),
    ...(permissions ? [permissions.permissions] : []),
  ]
}
