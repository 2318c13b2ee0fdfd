import type { EagerTexts } from '../contract/EagerTexts.ts'

export const sv: EagerTexts = {
  connectWallet: 'Anslut plånbok',
  connecting: 'Ansluter …',
  chooseNetwork: 'Välj nätverk',
  unsupportedNetwork: 'Nätverket stöds inte',
  loadFailure: {
    title: 'Plånboksfönstret kunde inte laddas',
    explanation:
      'Din uppkoppling kan ha brutits. Ingenting skickades och ingenting har gått förlorat.',
    retry: 'Försök igen',
    close: 'Stäng',
  },
}
