import type { EagerTexts } from '../contract/EagerTexts.ts'

export const it: EagerTexts = {
  connectWallet: 'Connetti wallet',
  connecting: 'Connessione…',
  chooseNetwork: 'Scegli rete',
  unsupportedNetwork: 'Rete non supportata',
  loadFailure: {
    title: 'La finestra del wallet non si è caricata',
    explanation:
      'Forse la connessione si è interrotta. Non è stato inviato nulla e nulla è andato perso.',
    retry: 'Riprova',
    close: 'Chiudi',
  },
}
