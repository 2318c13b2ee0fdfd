import { AppError } from '@foyer/core'
import type { Foyer } from '@foyer/core/client'

/** Tells the application when a login failed because the frame of the wallet did not start. Rejects as it did. */
export async function trackFrameFailure(
  { internals }: Pick<Foyer, 'internals'>,
  login: Promise<void>,
): Promise<void> {
  try {
    await login
  } catch (error) {
    if (AppError.is(error) && error.code === 'login/frame-unavailable')
      internals.track('INTERNAL_SDK_ERROR', {
        ...{ errorType: error.code, errorMessage: error.message },
      })
    throw error
  }
}
