import type { EagerTexts } from '../contract/EagerTexts.ts'

export const pl: EagerTexts = {
  connectWallet: 'Połącz portfel',
  connecting: 'Łączenie…',
  chooseNetwork: 'Wybierz sieć',
  unsupportedNetwork: 'Nieobsługiwana sieć',
  loadFailure: {
    title: 'Okno portfela się nie wczytało',
    explanation: 'Być może zerwało się połączenie. Nic nie wysłano i niczego nie utracono.',
    retry: 'Ponów próbę',
    close: 'Zamknij',
  },
}
