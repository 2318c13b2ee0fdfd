import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as qrCode } from '../../feature/code/messages.ts'
import type { TranslatedErrors } from '../../feature/errors/messages.ts'
import type { messages as consent } from '../../feature/messages.ts'
import type { messages as panel } from '../../feature/panel/messages.ts'
import type { messages as connect } from '../../features/connect/messages.ts'
import type { messages as email } from '../../features/email/messages.ts'
import type { messages as farcaster } from '../../features/farcaster/messages.ts'
import type { messages as guide } from '../../features/guide/messages.ts'
import type { messages as networks } from '../../features/networks/messages.ts'
import type { messages as pairing } from '../../features/pairing/messages.ts'
import type { messages as social } from '../../features/social/messages.ts'
import type { messages as wallets } from '../../features/wallets/messages.ts'
import type { messages as login } from '../../login/messages.ts'
import type { messages as shell } from '../../shell/messages.ts'
import type { messages as walletOffers } from '../../shell/wallet-offers/messages.ts'

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

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Er wacht een verzoek in ${wallet}.`,
  open: (wallet) => `${wallet} openen`,
  dismiss: 'Verbergen',
  relayLost: 'De verbinding met je wallet is weggevallen. Nieuwe poging…',
  relayRefused:
    'Je wallet is vanaf deze pagina niet bereikbaar. Koppel de wallet los en koppel hem opnieuw.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'de gebruiksvoorwaarden',
  privacy: 'het privacybeleid',
  both: (terms, privacy) => `${terms} en ${privacy}`,
  agree: (what) => `Ik ga akkoord met ${what}`,
  agreeByConnecting: (what) => `Door te koppelen ga je akkoord met ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Je wallet meldt: “${text}”`,
  networkSaid: (text) => `Het netwerk meldt: “${text}”`,
  texts: {
    'balance/unavailable': 'Het saldo is niet beschikbaar.',
    'catalogue/unavailable':
      'De lijst met wallets kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.',
    'connection/code-unavailable':
      'Een deel van deze pagina is niet geladen. Controleer je verbinding en probeer het opnieuw.',
    'network/unsupported-by-wallet': 'De wallet ondersteunt dit netwerk niet.',
    'relay/closed': 'De verbinding met de koppelservice is verbroken.',
    'relay/outbox-full':
      'Er wachten te veel berichten. Probeer het opnieuw zodra de verbinding terug is.',
    'relay/refused': 'De koppelservice heeft deze site geweigerd.',
    'relay/unavailable': 'De koppelservice antwoordt niet. Probeer het opnieuw.',
    'resources/unavailable': 'De gegevens zijn niet beschikbaar. Probeer het opnieuw.',
    'transfer/no-estimate': 'De netwerkkosten konden niet worden opgehaald. Probeer het opnieuw.',
    'transfer/unasked': 'Versturen is niet gelukt. Probeer het opnieuw.',
    'wallet/already-pending': 'Open je wallet.',
    'wallet/failed': 'Onbekende fout.',
    'wallet/not-found':
      'Deze wallet is niet beschikbaar op deze pagina. Ontgrendel of installeer de wallet en probeer het opnieuw.',
    'wallet/other-family':
      'Deze wallet deelt geen account voor dit soort netwerk. Kies een ander netwerk of een andere wallet.',
    'walletconnect/link-failed':
      'Er kon geen link naar een wallet worden gemaakt. Controleer de verbinding en probeer het opnieuw.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'De wallet staat dit soort verzoek niet toe. Probeer een andere wallet.',
    'The wallet does not support the events of this site. Try another wallet.':
      'De wallet ondersteunt de gebeurtenissen van deze site niet. Probeer een andere wallet.',
    'The wallet does not allow this change. Connect again.':
      'De wallet staat deze wijziging niet toe. Koppel de wallet opnieuw.',
    'The wallet did not approve this network. Connect again and approve it.':
      'De wallet heeft dit netwerk niet goedgekeurd. Koppel de wallet opnieuw en keur het netwerk goed.',
    'The wallet does not support these networks. Try another wallet.':
      'De wallet ondersteunt deze netwerken niet. Probeer een andere wallet.',
    'The wallet has no account for these networks. Add one, then try again.':
      'De wallet heeft geen account voor deze netwerken. Voeg er een toe en probeer het opnieuw.',
    'The wallet does not support this kind of network. Try another wallet.':
      'De wallet ondersteunt dit soort netwerk niet. Probeer een andere wallet.',
    'The wallet ended the connection. Connect again.':
      'De wallet heeft de koppeling beëindigd. Koppel de wallet opnieuw.',
    'The wallet did not finish connecting. Try again.':
      'De wallet heeft het koppelen niet afgerond. Probeer het opnieuw.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'De wallet kan niet wat dit verzoek nodig heeft. Verstuur het zonder dat deel of gebruik een andere wallet.',
    'The wallet does not take several calls at once on this network.':
      'De wallet accepteert op dit netwerk niet meerdere aanroepen tegelijk.',
    'The wallet knows a request of this id already. Send it again.':
      'De wallet kent al een verzoek met deze ID. Verstuur het opnieuw.',
    'The wallet does not know these calls.': 'De wallet kent deze aanroepen niet.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Dit zijn meer aanroepen dan de wallet tegelijk accepteert. Verstuur er minder.',
    'The wallet cannot do all of these calls or none on this network.':
      'De wallet kan op dit netwerk niet garanderen dat al deze aanroepen worden uitgevoerd, of geen enkele.',
    'The wallet no longer knows this connection. Connect again.':
      'De wallet kent deze koppeling niet meer. Koppel de wallet opnieuw.',
    'The request expired in the wallet. Try again.':
      'Het verzoek is verlopen in de wallet. Probeer het opnieuw.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'De wallet gaf geen account door. Open de wallet, kies een account en probeer het opnieuw.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Het antwoord van de wallet is onleesbaar. Probeer het opnieuw.',
    'The wallet agreed and stayed on its network':
      'De wallet ging akkoord, maar bleef op zijn eigen netwerk.',
    'The wallet signed a different message. Try again.':
      'De wallet heeft een ander bericht ondertekend. Probeer het opnieuw.',
  },
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

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Netwerk kiezen',
  unsupportedTitle: 'Netwerk niet ondersteund',
  search: 'Netwerken zoeken',
  list: 'Netwerken',
  current: 'Huidig netwerk',
  notApproved: (wallet) => `Niet goedgekeurd door ${wallet}`,
  noWallet: 'Nog geen wallet',
  connect: 'Koppelen',
  noneFound: (search) => `Geen netwerk met de naam “${search}”`,
  noneFoundText: 'Controleer de spelling of bekijk ze allemaal.',
  none: 'Geen netwerken',
  noneText: 'Deze site biedt er op dit moment geen aan.',
  clearSearch: 'Zoekopdracht wissen',
  whatIsANetwork: 'Wat is een netwerk?',

  waitingTitle: (wallet) => `Ga verder in ${wallet}`,
  waitingText: (network) =>
    `Accepteer de overstap naar ${network} in je wallet. Je account en je geld blijven waar ze zijn.`,
  doneTitle: 'Netwerk gewijzigd',
  declinedTitle: 'Verzoek geweigerd',
  declinedText: 'Je blijft op het netwerk waarop je zat. Verder is er niets veranderd.',
  failedTitle: 'Wisselen mislukt',
  failedText: (reason) => sentences(reason, 'Je blijft op het netwerk waarop je zat.'),
  cancel: 'Annuleren',
  tryAgain: 'Opnieuw proberen',

  unsupportedText: (wallet) =>
    `${wallet} zit op een netwerk dat deze site niet gebruikt. Kies een van deze om verder te gaan. Je geld staat nog veilig op zijn plek.`,
  yourWallet: 'Je wallet',
  disconnect: 'Loskoppelen',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Wat is een wallet?',
  networkTitle: 'Wat is een netwerk?',
  walletCards: [
    {
      title: 'Een thuis voor wat van jou is',
      text: 'Hij bewaart en toont je munten, tokens en verzamelobjecten, en verstuurt ze waarheen jij wilt.',
    },
    {
      title: 'Een nieuwe manier om in te loggen',
      text: 'In plaats van met een wachtwoord bevestig je met je wallet. Geen enkele site komt ooit je sleutel te weten.',
    },
    {
      title: 'Alleen van jou',
      text: 'Alleen jij hebt de sleutel. Niemand kan hem voor je herstellen: bewaar de herstelzin veilig en vertel hem aan niemand.',
    },
  ],
  getWallet: 'Wallet downloaden',

  networkCards: [
    {
      title: 'Waar alles gebeurt',
      text: 'Een netwerk is een openbaar register dat veel computers samen bijhouden. Je munten staan op een daarvan.',
    },
    {
      title: 'Zelfde adres, gescheiden geld',
      text: 'Je adres kan op meerdere netwerken hetzelfde zijn, maar wat je op het ene hebt, staat niet op de andere.',
    },
    {
      title: 'Kosten verschillen',
      text: 'Elk netwerk heeft een eigen munt waarmee je de kosten betaalt, en een eigen prijs voor een transactie.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'E-mail bevestigen',
  deviceTitle: 'Apparaat registreren',
  passkeyTitle: 'Passkey',
  email: 'E-mailadres',
  continue: 'Doorgaan',
  device: 'Keur dit apparaat goed',
  deviceSent: (email) =>
    `Er is een link gestuurd naar ${email}. Open die en bevestig daar dat dit apparaat van jou is.`,
  waitLonger: (seconds) =>
    plural('nl', seconds, {
      one: 'Probeer het over 1 seconde opnieuw',
      other: `Probeer het over ${seconds} seconden opnieuw`,
    }),
  connected: 'Je bent ingelogd.',
  usePasskey: 'Passkey gebruiken',
  passkeyWaiting: 'Je apparaat vraagt om je passkey',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Er is niets met deze site gedeeld.'),
  declined: 'Je hebt het gesloten. Er is niets met deze site gedeeld.',
  connected: 'Je bent ingelogd.',
  tryAgain: 'Opnieuw proberen',
  otherWay: 'Andere manier gebruiken',
  notEmail: 'Vul een e-mailadres in, zoals ada@example.com.',
  sent: (email) => `Vul de code in die naar ${email} is gestuurd.`,
  code: 'Code',
  checking: 'Code wordt gecontroleerd',
  resend: 'Code opnieuw sturen',
  sending: 'Code wordt verstuurd',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Doorgaan met',
  continueWith: (service) => `Doorgaan met ${service}`,
  more: 'Meer diensten',
  waiting: (service) => `Ga verder in het venster van ${service}`,
  noPassword: 'Deze site krijgt niets te horen van wat je daar doet.',
  blocked:
    'Je browser heeft geen venster laten openen. Sta vensters toe voor deze pagina en probeer het opnieuw.',
  timedOut: 'Het venster is gesloten. Probeer het opnieuw of gebruik een andere manier.',
  inThisPage: 'Doorgaan op deze pagina',
  closed: 'Het venster is gesloten. Was je klaar, dan gaat het hier vanzelf verder.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Scan dit met de camera van je telefoon en ga akkoord in de Farcaster-app.',
  agree: 'Ga akkoord in de Farcaster-app en kom dan hier terug.',
  codeName: 'QR-code om verder te gaan in de Farcaster-app',
  preparing: 'Link wordt gemaakt',
  open: 'Farcaster openen',
  copyLink: 'Link kopiëren',
  copied: 'Link gekopieerd',
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
  walletOffersTexts,
  consentTexts,
  errorsTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  networksTexts,
  guideTexts,
  emailTexts,
  loginTexts,
  socialTexts,
  farcasterTexts,
  panelTexts,
  qrCodeTexts,
]
