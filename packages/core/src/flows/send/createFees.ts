import type { Transfer } from '../../adapter/Transfer.ts'
import type { WalletActions } from '../../adapter/WalletActions.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { SendState } from './SendState.ts'

/** Nothing is known of what it costs. */
export const noEstimate = {
  feeAtomic: null,
  extraCosts: [],
  reserveAtomic: null,
  arrivesAtomic: null,
} as const

/** What a transfer costs, read anew as often as it changes. */
export interface Fees {
  /** Puts the fee into the state. @returns why it could not be read, or why the chain would not take the transfer; `null` when nothing speaks against it */
  read(): Promise<AppError | null>
  /** Gives up what is being read. */
  stop(): void
}

export function createFees({
  getState,
  set,
  actions,
}: {
  getState(): SendState
  set(changes: Partial<SendState>): void
  actions(): WalletActions | null
}): Fees {
  let question = new AbortController()
  return {
    async read() {
      question.abort()
      question = new AbortController()
      const { signal } = question
      const transfer = transferOf(getState()) ?? likely(getState())
      const able = actions()
      if (!transfer || !able?.estimate) return null
      try {
        const {
          extraCosts = [],
          reserveAtomic = null,
          arrivesAtomic = null,
          refusal = null,
          feeAtomic,
        } = await able.estimate(transfer, {
          signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]),
        })
        if (!signal.aborted) set({ feeAtomic, extraCosts, reserveAtomic, arrivesAtomic })
        return signal.aborted ? null : refusal
      } catch (error) {
        if (signal.aborted) return null
        set(noEstimate)
        return AppError.is(error) ? error : unread(error)
      }
    },
    stop: () => question.abort(),
  }
}

/** The transfer that is written down, `null` while a part of it is missing. */
export function transferOf(state: SendState): Transfer | null {
  const { network, from, recipient, asset, amountAtomic } = state
  if (!network || !from || !recipient || !asset || !amountAtomic) return null
  return { network, from, to: recipient.address, asset: asset.asset, amountAtomic }
}

/** What the fee is read with before everything is filled in: it hardly depends on the rest. */
function likely(state: SendState): Transfer | null {
  const { network, from, recipient, asset, amountAtomic } = state
  if (!network || !from || !asset) return null
  const most = amountAtomic && amountAtomic <= asset.atomic ? amountAtomic : asset.atomic
  return {
    ...{ network, from, asset: asset.asset },
    to: recipient?.address ?? from,
    amountAtomic: most > 0n ? most : 1n,
  }
}

/** Also what a wallet answered that cannot be made sense of. */
export const unread = (cause: unknown) =>
  new AppError('transfer/no-estimate', 'The network fee could not be read. Try again.', {
    kind: 'unavailable',
    cause,
  })
