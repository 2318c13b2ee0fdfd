import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as qrCode } from '../../feature/code/messages.ts'
import type { messages as consent } from '../../feature/messages.ts'
import type { messages as panel } from '../../feature/panel/messages.ts'
import type { messages as connect } from '../../features/connect/messages.ts'
import type { messages as pairing } from '../../features/pairing/messages.ts'
import type { messages as wallets } from '../../features/wallets/messages.ts'
import type { messages as shell } from '../../shell/messages.ts'

const shellTexts: Translation<typeof shell> = {
  id: 'shell',
  back: 'Terug',
  close: 'Sluiten',
  help: 'Hulp',
  loadFailedTitle: 'Dit scherm is niet geladen',
  loadFailedText:
    'Misschien is je verbinding weggevallen. Er is niets verstuurd en er is niets verloren gegaan.',
  brokenTitle: 'Hier ging iets mis',
  brokenText: 'Je wallet en je geld zijn onaangeroerd.',
  tryAgain: 'Opnieuw proberen',
  mountFailed: 'Het walletvenster kon op deze pagina niet worden geopend.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'de gebruiksvoorwaarden',
  privacy: 'het privacybeleid',
  both: (terms, privacy) => `${terms} en ${privacy}`,
  agree: (what) => `Ik ga akkoord met ${what}`,
  agreeByConnecting: (what) => `Door te koppelen ga je akkoord met ${what}`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Wallet koppelen',
  installed: 'Geïnstalleerd',
  recent: 'Recent',
  walletList: 'Wallets',
  allWallets: 'Alle wallets',
  continueWithWallet: 'Doorgaan met een wallet',
  scanWithPhone: 'Scannen met een telefoon',
  newToWallets: 'Nog geen wallet?',
  getStarted: 'Aan de slag',
  noWalletTitle: 'Geen wallet gevonden',
  noWalletText: 'Installeer of ontgrendel er een in deze browser en zoek dan opnieuw.',
  lookAgain: 'Opnieuw zoeken',

  waitingTitle: (wallet) => `Ga verder in ${wallet}`,
  waitingText: 'Controleer het koppelverzoek in je wallet en accepteer het daar.',
  pendingTitle: 'Open je wallet',
  pendingText: (wallet) => `${wallet} toont al een verzoek. Beantwoord het daar.`,
  cancel: 'Annuleren',
  connectedTitle: 'Gekoppeld',
  connectedText: (wallet) => `${wallet} is gekoppeld aan deze site.`,
  declinedTitle: 'Verzoek geweigerd',
  declinedText: (wallet) =>
    `Je hebt het verzoek in ${wallet} gesloten. Er is niets met deze site gedeeld.`,
  failedTitle: 'Koppelen mislukt',
  failedText: (reason) => sentences(reason, 'Er is niets met deze site gedeeld.'),
  tryAgain: 'Opnieuw proberen',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Manieren om te koppelen',
  mobile: 'Mobiel',
  browser: 'Browser',
  web: 'Web',
  desktop: 'Desktop',

  codeName: (wallet) => `QR-code om te scannen met ${wallet}`,
  anyWallet: 'een wallet',
  scanText: (wallet) => `Scan dit met ${wallet} op je telefoon.`,
  agreeForCode: 'Ga akkoord en er verschijnt een code om te scannen.',
  agreeForWallet: 'Ga akkoord en je gaat verder in je wallet.',
  preparing: 'Link wordt gemaakt',
  refreshesIn: (left) => `Nieuwe code over ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'De code wordt over een minuut vernieuwd'
      : plural('nl', seconds, {
          one: 'De code wordt over 1 seconde vernieuwd',
          other: `De code wordt over ${seconds} seconden vernieuwd`,
        }),
  newCode: 'Nieuwe code',
  copyLink: 'Link kopiëren',
  copied: 'Link gekopieerd',
  reload: 'Code vernieuwen',
  expired: 'Deze code is verlopen.',
  linkFailed: 'Er kon geen code worden gemaakt.',

  ownRelay:
    'Voor wallets die zijn ingesteld op de eigen koppelservice van deze site. Andere wallets kies je uit de lijst.',
  unreachableTitle: (wallet) => `${wallet} is niet bereikbaar`,
  unreachableText: (wallet) =>
    `Deze site kan niet koppelen met ${wallet} op een telefoon. Kies een andere wallet om verder te gaan.`,
  visit: (wallet) => `Naar de website van ${wallet}`,

  offline: 'Je bent offline. De code werkt weer zodra je terug bent.',
  unreachable: 'De koppelservice antwoordt niet. We blijven het proberen; er gaat niets verloren.',
  refused: 'Deze site kan wallets op andere apparaten nu niet bereiken.',
  tryAgain: 'Opnieuw proberen',

  openTitle: (wallet) => `Ga verder in ${wallet}`,
  openText: (wallet) => `Keur de koppeling goed in ${wallet} en kom dan hier terug.`,
  open: (wallet) => `${wallet} openen`,
  openAgain: (wallet) => `${wallet} opnieuw openen`,
  stuckTitle: (wallet) => `Ging ${wallet} niet open?`,
  stuckText: 'Er is niets verloren gegaan. Probeer een andere manier:',
  openByLink: 'Openen via de weblink',
  openByScheme: 'Openen via de applink',
  appStore: 'Downloaden in de App Store',
  playStore: 'Downloaden via Google Play',
  otherDevice: 'Ander apparaat gebruiken',
  chooseWallet: 'Kies de wallet waarin je verder wilt gaan.',
  allWallets: 'Alle wallets',
  walletList: 'Wallets',

  browserText: (wallet) =>
    `${wallet} staat nog niet in deze browser. Installeer de extensie; zodra die er is, gaan we hier verder.`,
  getExtension: 'Extensie downloaden',
  browserReady: (wallet) => `${wallet} staat in deze browser.`,
  continueInBrowser: 'Doorgaan in deze browser',
  webText: (wallet) => `${wallet} gaat open in een ander tabblad. Keur daar goed en kom dan terug.`,
  desktopText: (wallet) => `Keur de koppeling goed in ${wallet} op deze computer.`,
  opensNewTab: 'Gaat open in een nieuw tabblad',
  get: (wallet) => `${wallet} downloaden`,

  connectedTitle: 'Gekoppeld',
  connectedText: (wallet) => `${wallet} is gekoppeld aan deze site.`,
  declinedTitle: 'Verzoek geweigerd',
  declinedText: 'Je hebt het verzoek in je wallet gesloten. Er is niets met deze site gedeeld.',
  failedTitle: 'Koppelen mislukt',
  failedText: (reason) =>
    sentences(reason, 'Er is niets met deze site gedeeld en er is niets verloren gegaan.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Alle wallets',
  getTitle: 'Wallet downloaden',
  downloadTitle: (wallet) => `${wallet} downloaden`,
  search: 'Wallets zoeken',
  list: 'Wallets',
  loading: 'Wallets laden',
  noneFound: (search) => `Geen wallet met de naam “${search}”`,
  none: 'Geen wallets',
  nonePrivate: 'Geen wallet heet zo',
  privateText:
    'Het lijkt op een link, een adres of een geheim en is daarom binnen deze pagina gebleven.',
  noneText: 'Controleer de spelling of bekijk ze allemaal.',
  noneTextOrScan:
    'Controleer de spelling. Een wallet die niet in de lijst staat, koppel je met zijn code.',
  scan: 'Scannen met elke wallet',
  anyWallet: 'WalletConnect',
  clearSearch: 'Zoekopdracht wissen',
  failedTitle: 'De lijst is niet geladen',
  failedText: 'Misschien is je verbinding weggevallen. Wallets in deze browser werken nog steeds.',
  tryAgain: 'Opnieuw proberen',
  installed: 'Aanwezig',
  recent: 'Recent',
  found: (count) =>
    plural('nl', count, { one: '1 wallet gevonden', other: `${count} wallets gevonden` }),

  getText:
    'Deze worden veel gebruikt. Welke je ook kiest, je kunt je account later meenemen naar een andere.',
  exploreAll: 'Alle bekijken',

  downloadText: (wallet) =>
    `${wallet} staat nog niet in deze browser. Installeer de wallet, kom dan terug en kies hem opnieuw.`,
  orDownloadText: (wallet) =>
    `Of installeer ${wallet} hier, kom dan terug en kies de wallet opnieuw.`,
  unreachableText: (wallet) =>
    `${wallet} is vanaf hier niet bereikbaar. Installeer de wallet op dit apparaat en open deze pagina erin als dat kan.`,
  openInAppText: (wallet) =>
    `${wallet} opent deze pagina in zijn eigen browser: koppel daar. Gaat er niets open, installeer de wallet dan eerst.`,
  openInApp: (wallet) => `Deze pagina openen in ${wallet}`,
  openWebApp: (wallet) => `${wallet} openen op het web`,
  extension: 'Browserextensie',
  appStore: 'App voor iPhone en iPad',
  playStore: 'App voor Android',
  homepage: 'Website',
  opensNewTab: 'Gaat open in een nieuw tabblad',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Dit deel is niet geladen.',
  tryAgain: 'Opnieuw proberen',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR-code die deze pagina opent in ${wallet}`,
  scan: (wallet) =>
    `Scan dit met de camera van je telefoon: deze pagina gaat dan open in ${wallet}.`,
  local:
    'Het adres van deze pagina kan alleen op deze computer worden geopend. De code werkt zodra de pagina op het web staat.',
}

export const texts: readonly Words[] = [
  shellTexts,
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
