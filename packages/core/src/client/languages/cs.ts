import type { EagerTexts } from '../contract/EagerTexts.ts'

export const cs: EagerTexts = {
  connectWallet: 'Připojit peněženku',
  connecting: 'Připojování…',
  chooseNetwork: 'Vybrat síť',
  unsupportedNetwork: 'Nepodporovaná síť',
  loadFailure: {
    title: 'Okno peněženky se nenačetlo',
    explanation: 'Možná vypadlo připojení. Nic nebylo odesláno a nic se neztratilo.',
    retry: 'Zkusit znovu',
    close: 'Zavřít',
  },
}
