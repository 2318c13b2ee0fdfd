import type { EagerTexts } from '../contract/EagerTexts.ts'

export const fi: EagerTexts = {
  connectWallet: 'Yhdistä lompakko',
  connecting: 'Yhdistetään…',
  chooseNetwork: 'Valitse verkko',
  unsupportedNetwork: 'Verkkoa ei tueta',
  loadFailure: {
    title: 'Lompakkoikkuna ei latautunut',
    explanation: 'Yhteytesi on ehkä katkennut. Mitään ei lähetetty eikä mitään ole menetetty.',
    retry: 'Yritä uudelleen',
    close: 'Sulje',
  },
}
