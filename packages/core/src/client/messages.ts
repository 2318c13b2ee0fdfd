import type { EagerTexts } from './contract/EagerTexts.ts'

/** English. Those of the buttons stand with the buttons. */
export const loadFailure: EagerTexts['loadFailure'] = {
  title: 'The wallet window did not load',
  explanation: 'Your connection may have dropped. Nothing was sent and nothing is lost.',
  retry: 'Try again',
  close: 'Close',
}

/** What stands on buttons. */
export const openerTexts = {
  connectWallet: 'Connect wallet',
  connecting: 'Connecting…',
  chooseNetwork: 'Choose network',
  unsupportedNetwork: 'Unsupported network',
}
