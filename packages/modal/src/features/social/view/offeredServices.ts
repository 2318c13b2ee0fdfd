import type { Foyer } from '@foyer/core/client'
import { isTelegram, type LinkWindow } from '@foyer/core/platform'
import type { SocialWay } from '@foyer/core/remote'
import { isMobile } from '../../../platform/page.ts'
import { isService, serviceNames } from '../services.ts'

/**
 * The services that a user is offered, as the application orders them: without those that the specification says do not
 * work on phones, or inside of Telegram.
 */
export function offeredServices({ internals }: Foyer): readonly SocialWay[] {
  const { socials } = internals.options.getState().features ?? {}
  const wanted = Array.isArray(socials) ? socials : Object.keys(serviceNames)
  const view = internals.platform.window as unknown as (Window & LinkWindow) | null
  // A platform of a test need not say which browser it is.
  const missing = view?.navigator ? missingOn(view) : []
  const isThere = (id: SocialWay) =>
    id !== 'farcaster' || internals.navigation.has('ConnectingFarcaster')
  return wanted.filter(isService).filter((id) => !missing.includes(id) && isThere(id))
}

function missingOn(view: Window & LinkWindow): readonly SocialWay[] {
  const { userAgent } = view.navigator
  const onPhones: readonly SocialWay[] = isMobile(view) ? ['facebook'] : []
  if (!isTelegram(view)) return onPhones
  if (/Android/i.test(userAgent)) return ['facebook', 'x']
  return /iPhone|iPad/i.test(userAgent) ? [...onPhones, 'google'] : ['x']
}
