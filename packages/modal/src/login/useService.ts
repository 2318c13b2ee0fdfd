import { AppError } from '@foyer/core'
import type { ConnectOptions, SocialWay } from '@foyer/core/remote'
import { useFeature } from '../feature/FeatureContext.ts'
import type { Way } from '../feature/routes.ts'
import { type ShownRequest, useWalletRequest } from '../feature/useWalletRequest.ts'
import { trackFrameFailure } from './trackFrameFailure.ts'

/** Signs in at a service while the view is on screen. */
export function useService(
  service: SocialWay,
  { addWalletForNamespace, namespace }: Way,
  how: Pick<ConnectOptions, 'onWindowClosed' | 'onLink' | 'redirect' | 'resultUri'>,
): ShownRequest {
  const { foyer } = useFeature()
  const { track } = foyer.internals
  return useWalletRequest(`social ${service}`, {
    async ask({ signal }) {
      track('SOCIAL_LOGIN_STARTED', { provider: service })
      const login = foyer.connect({
        ...{ connector: 'embedded', way: service, signal, ...how },
        namespace: addWalletForNamespace ?? namespace,
        keepOthers: addWalletForNamespace !== undefined,
      })
      try {
        await trackFrameFailure(foyer, login)
        track('SOCIAL_LOGIN_SUCCESS', { provider: service })
      } catch (error) {
        const isCanceled = signal.aborted || (error as { code?: unknown }).code === 4001
        track(isCanceled ? 'SOCIAL_LOGIN_CANCELED' : 'SOCIAL_LOGIN_ERROR', {
          provider: service,
          ...(AppError.is(error) && { message: error.message }),
        })
        throw error
      }
    },
    isInPage: false,
    celebrates: true,
  })
}
