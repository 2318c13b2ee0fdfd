import type { EagerTexts } from '../contract/EagerTexts.ts'

export const hu: EagerTexts = {
  connectWallet: 'Tárca csatlakoztatása',
  connecting: 'Csatlakozás…',
  chooseNetwork: 'Válassz hálózatot',
  unsupportedNetwork: 'Nem támogatott hálózat',
  loadFailure: {
    title: 'A tárca ablaka nem töltődött be',
    explanation:
      'Lehet, hogy megszakadt a kapcsolatod. Nem történt küldés, és semmi sem veszett el.',
    retry: 'Próbáld újra',
    close: 'Bezárás',
  },
}
