import type { Foyer } from '@foyer/core/client'
import type { Feature } from '../feature/Feature.ts'
import { activity } from '../features/activity/manifest.ts'
import { nfts } from '../features/nfts/manifest.ts'
import { receive } from '../features/receive/manifest.ts'
import { send } from '../features/send/manifest.ts'
import { settings } from '../features/settings/manifest.ts'
import { tokens } from '../features/tokens/manifest.ts'

/**
 * The features that nobody sees before connecting. They are declared with the first view of an
 * account, so a new one costs no byte until then: it is a folder and a line here.
 */
export const laterFeatures: readonly Feature[] = [tokens, nfts, activity, receive, send, settings]

/** With those that only some applications configure, and nobody else loads. */
export async function loadLaterFeatures({ internals }: Foyer): Promise<readonly Feature[]> {
  const { siwx, siweConfig } = internals.options.getState()
  if (!siwx && !siweConfig) return laterFeatures
  return [...laterFeatures, (await import('../features/sign-in/manifest.ts')).signIn]
}
