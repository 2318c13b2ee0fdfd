import type { Foyer } from '@foyer/core/client'
import type { SocialWay } from '@foyer/core/remote'
import { push } from '../../../feature/FeatureContext.ts'
import type { Way } from '../../../feature/routes.ts'

/** Farcaster is continued in its application, the others in a window. */
export function openService(foyer: Foyer, service: SocialWay, way: Way): void {
  if (service === 'farcaster') foyer.router.push('ConnectingFarcaster', way)
  else push(foyer, 'ConnectingSocial', { service, ...way })
}
