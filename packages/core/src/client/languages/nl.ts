import type { EagerTexts } from '../contract/EagerTexts.ts'

export const nl: EagerTexts = {
  connectWallet: 'Wallet koppelen',
  connecting: 'Koppelen…',
  chooseNetwork: 'Netwerk kiezen',
  unsupportedNetwork: 'Netwerk niet ondersteund',
  loadFailure: {
    title: 'Het walletvenster is niet geladen',
    explanation:
      'Misschien is je verbinding weggevallen. Er is niets verstuurd en er is niets verloren gegaan.',
    retry: 'Opnieuw proberen',
    close: 'Sluiten',
  },
}
