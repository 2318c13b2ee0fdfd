import type { OrderViews } from '../../../money/useOrderView.ts'

/** Where a transfer is on screen. */
export const sendViews = {
  editing: 'WalletSend',
  reviewing: 'WalletSendPreview',
  signing: 'WalletSendPreview',
  failed: 'WalletSendPreview',
  outcomeUnknown: 'WalletSendConfirmed',
  sent: 'WalletSendConfirmed',
} as const satisfies OrderViews
