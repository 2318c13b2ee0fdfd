import type { WalletActions } from '../../adapter/WalletActions.ts'
import type { Foyer } from '../../client/contract/Foyer.ts'
import { AppError } from '../../primitives/AppError.ts'
import { transferOf, unread } from './createFees.ts'
import type { Waiting } from './createWaiting.ts'
import type { SendState } from './SendState.ts'
import type { sentOf } from './sentOf.ts'

/** A wallet that has not answered by then may have sent it all the same. */
const answerMs = 120_000

/** The question to the wallet: asked once, and whatever it answers afterwards is taken in. */
export interface Asking {
  /** Asks in this turn, when what is reviewed may be asked for. */
  confirm(): Promise<void>
  /** What answers now changes nothing of what comes next. */
  forget(): void
}

export function createAsking({
  foyer,
  getState,
  set,
  actions,
  sent,
  waiting,
  onSent,
}: {
  foyer: Foyer
  getState(): SendState
  set(changes: Partial<SendState>): void
  actions(): WalletActions | null
  sent: ReturnType<typeof sentOf>
  waiting: Waiting
  onSent(to: string): void
}): Asking {
  const { internals } = foyer
  /** Of requests to a wallet: what answers an earlier one changes nothing of this one. */
  let attempt = 0

  /** The wallet gave no hash. Only a wallet that says no has sent nothing for certain. */
  const settle = (
    thrown: unknown,
    { state, isCurrent }: { state: SendState; isCurrent: boolean },
  ) => {
    const error = AppError.is(thrown) ? thrown : unread(thrown)
    const isDeclined = error.code === 'wallet/declined'
    internals.track(isDeclined ? 'SEND_REJECTED' : 'SEND_ERROR', {
      ...properties(state),
      ...(!isDeclined && { message: error.message }),
    })
    if (!isCurrent) return
    // Where the outcome was given up as unknown already, the review is gone: the form is left.
    const stage = getState().stage === 'asking' ? 'review' : 'edit'
    if (isDeclined) return set({ stage, notice: { kind: 'declined' } })
    if (error.code === 'network/mismatch') return set({ stage, notice: { kind: 'wrongNetwork' } })
    // The wallet was not asked: something spoke against it that nobody knew when it was confirmed.
    if (AppError.is(thrown) && thrown.code.startsWith('transfer/'))
      return set({
        stage,
        notice: {
          kind: thrown.code === 'transfer/unasked' ? 'failed' : 'wouldFail',
          error: thrown,
        },
      })
    // JSON-RPC's own codes are answers of the wallet: it did not send.
    const code = (Object(error.cause) as { code?: unknown }).code
    const isAnswer = typeof code === 'number' && code !== 4900 && code !== 4901
    if (isAnswer || error.code === 'wallet/already-pending')
      return set({ stage, notice: { kind: 'failed', error } })
    set({ stage: 'unknown' })
  }

  return {
    async confirm() {
      const state = getState()
      const { stage, asset, amountAtomic, recipient, namespace, network, from } = state
      const transfer = transferOf(state)
      const able = actions()
      if (stage !== 'review' || !transfer || !able?.transfer) return
      if (!asset || !amountAtomic || !recipient || !network || !from) return
      // Nobody has compared the recipient yet, or the chain said no.
      if (state.counterparts === 'reading' || state.notice?.kind === 'wouldFail') return
      const mine = ++attempt
      const { outcome } = able
      set({ stage: 'asking', notice: null })
      internals.track('SEND_INITIATED', properties(state))
      const cancel = internals.platform.clock.after(answerMs, () => {
        if (attempt === mine && getState().stage === 'asking') set({ stage: 'unknown' })
      })
      try {
        const hash = await able.transfer(transfer)
        onSent(transfer.to)
        internals.track('SEND_SUCCESS', properties(state))
        if (attempt === mine) set({ stage: 'sent', hash })
        if (attempt === mine) waiting.resolve({ hash })
        sent.add(
          { hash, namespace, network, from, asset, amountAtomic, recipient },
          { outcome, elsewhere: foyer.getState().chains[namespace]?.requestedNetworks ?? [] },
        )
      } catch (error) {
        settle(error, { state, isCurrent: attempt === mine })
      } finally {
        cancel()
      }
    },
    forget: () => void attempt++,
  }
}

const properties = ({ network, asset }: SendState) => ({
  network: network?.caipNetworkId,
  token: asset?.symbol,
})
