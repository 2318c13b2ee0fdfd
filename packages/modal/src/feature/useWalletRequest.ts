import { AppError } from '@foyer/core'
import {
  startWalletRequest,
  type WalletRequest,
  type WalletRequestParameters,
  type WalletRequestState,
  waitingForWallet,
} from '@foyer/core/client'
import { useRef, useState } from 'react'
import { useFeature, useStore, useWalletPrompt, useWhileOnScreen } from './FeatureContext.ts'

/** The check stays long enough to be seen before the modal leaves. */
const celebrationMs = 600

/** A request to a wallet as a view shows it. */
export interface ShownRequest {
  readonly state: WalletRequestState
  retry(): void
}

/**
 * Asks a wallet while the view is on screen: in the same turn as the press that opened the view, until
 * the moment it is left. After success the router takes the step that was laid down.
 *
 * @param key names what is requested
 */
export function useWalletRequest(
  key: string,
  {
    ask,
    isInPage,
    celebrates,
  }: Pick<WalletRequestParameters, 'ask'> & {
    /** The wallet renders its prompt into the page, which stays within reach. */
    readonly isInPage: boolean
    readonly celebrates: boolean
  },
): ShownRequest {
  const { foyer, reducedMotion, loadFailureTexts } = useFeature()
  const { requests } = foyer.internals
  const all = useStore(requests)
  // How an earlier request for the same ended is no concern of this one.
  const [earlier] = useState(all[key])
  const state = (all[key] !== earlier && all[key]) || waitingForWallet
  const request = useRef<WalletRequest>(null)
  // Ahead of the request: the prompt may be there at once.
  useWalletPrompt(isInPage && state.status === 'waiting')
  useWhileOnScreen(() => {
    request.current = startWalletRequest({
      requests,
      clock: foyer.internals.platform.clock,
      key,
      async ask(attempt) {
        try {
          await ask(attempt)
        } catch (error) {
          // The user reads no more than that it failed: see useFailureText.
          if (!AppError.is(error) || error.kind === 'invalid' || error.kind === 'defect')
            foyer.internals.platform.reportToDeveloper(`${error}`)
          // So that it is not said in English first.
          if (AppError.is(error) && error.kind === 'unavailable') await loadFailureTexts()
          throw error
        }
      },
      finish: () => foyer.router.complete('success'),
      celebrationMs: celebrates && !reducedMotion ? celebrationMs : 0,
    })
    return request.current.stop
  })
  return { state, retry: () => request.current?.retry() }
}
