import type { EagerTexts } from '../contract/EagerTexts.ts'

export const da: EagerTexts = {
  connectWallet: 'Forbind wallet',
  connecting: 'Forbinder …',
  chooseNetwork: 'Vælg netværk',
  unsupportedNetwork: 'Netværk ikke understøttet',
  loadFailure: {
    title: 'Walletvinduet blev ikke indlæst',
    explanation:
      'Din internetforbindelse er måske afbrudt. Der blev ikke sendt noget, og intet er gået tabt.',
    retry: 'Prøv igen',
    close: 'Luk',
  },
}
