import type { OrderViews } from '../../../money/useOrderView.ts'

/** Where a swap is on screen. */
export const swapViews = {
  editing: 'Swap',
  reviewing: 'SwapPreview',
  signing: 'SwapPreview',
  failed: 'SwapPreview',
  outcomeUnknown: 'SwapDone',
  sent: 'SwapDone',
} as const satisfies OrderViews
