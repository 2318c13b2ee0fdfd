import type { Intent } from '../../orders/Intent.ts'
import type { Clock } from '../../platform/Platform.ts'
import { type Drafting, likelyRequest, requestOf } from './drafts.ts'
import type { SendRequest } from './SendState.ts'

/** What a transfer costs while it is written, read anew as often as it changes. */
export interface Fees {
  /** Puts the fee into the form. Never rejects: the review tells why it could not be read. */
  read(): Promise<void>
  /** Gives up what is being read. */
  stop(): void
}

export function createFees({
  clock,
  drafting,
  intent,
}: {
  clock: Pick<Clock, 'deadline'>
  drafting: Drafting
  intent: Pick<Intent<SendRequest>, 'prepare'>
}): Fees {
  let question = new AbortController()
  return {
    async read() {
      question.abort()
      question = new AbortController()
      const { signal } = question
      const draft = drafting.read()
      const request = requestOf(draft) ?? likelyRequest(draft)
      if (!request) return
      const estimate = await intent
        .prepare(request, { signal: AbortSignal.any([signal, clock.deadline(15_000)]) })
        .catch(() => null)
      if (signal.aborted) return
      drafting.learn((draft) => {
        const { asset, isMax, draftNotice } = draft
        // All there is less something unknown would be undone for want of the fee, which is paid all the same.
        const isAmountUnknown = estimate === null && isMax && asset?.asset.kind === 'native'
        const rest = draftNotice === 'feeUnknown' ? null : draftNotice
        return { ...draft, estimate, draftNotice: isAmountUnknown ? 'feeUnknown' : rest }
      })
    },
    stop: () => question.abort(),
  }
}
