import type { EagerTexts } from '../contract/EagerTexts.ts'

export const de: EagerTexts = {
  connectWallet: 'Wallet verbinden',
  connecting: 'Wird verbunden …',
  chooseNetwork: 'Netzwerk wählen',
  unsupportedNetwork: 'Netzwerk nicht unterstützt',
  loadFailure: {
    title: 'Das Wallet-Fenster wurde nicht geladen',
    explanation:
      'Vielleicht ist deine Verbindung abgebrochen. Es wurde nichts gesendet und nichts ist verloren.',
    retry: 'Erneut versuchen',
    close: 'Schließen',
  },
}
