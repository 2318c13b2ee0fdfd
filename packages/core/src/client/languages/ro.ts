import type { EagerTexts } from '../contract/EagerTexts.ts'

export const ro: EagerTexts = {
  connectWallet: 'Conectează portofelul',
  connecting: 'Se conectează…',
  chooseNetwork: 'Alege rețeaua',
  unsupportedNetwork: 'Rețea neacceptată',
  loadFailure: {
    title: 'Fereastra portofelului nu s-a încărcat',
    explanation: 'Poate s-a întrerupt conexiunea. Nu s-a trimis nimic și nu s-a pierdut nimic.',
    retry: 'Reîncearcă',
    close: 'Închide',
  },
}
