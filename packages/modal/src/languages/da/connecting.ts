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
  back: 'Tilbage',
  close: 'Luk',
  help: 'Hjælp',
  loadFailedTitle: 'Visningen blev ikke indlæst',
  loadFailedText:
    'Din internetforbindelse er måske afbrudt. Der blev ikke sendt noget, og intet er gået tabt.',
  brokenTitle: 'Noget gik galt her',
  brokenText: 'Din wallet og dine penge er urørte.',
  tryAgain: 'Prøv igen',
  mountFailed: 'Walletvinduet kunne ikke åbnes på denne side.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'servicevilkårene',
  privacy: 'privatlivspolitikken',
  both: (terms, privacy) => `${terms} og ${privacy}`,
  agree: (what) => `Jeg accepterer ${what}`,
  agreeByConnecting: (what) => `Når du forbinder, accepterer du ${what}`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Forbind wallet',
  installed: 'Installeret',
  recent: 'Seneste',
  walletList: 'Wallets',
  allWallets: 'Alle wallets',
  continueWithWallet: 'Fortsæt med en wallet',
  scanWithPhone: 'Scan med en telefon',
  newToWallets: 'Har du ingen wallet?',
  getStarted: 'Kom i gang',
  noWalletTitle: 'Ingen wallet fundet',
  noWalletText: 'Installer eller lås en op i denne browser, og søg så igen.',
  lookAgain: 'Søg igen',

  waitingTitle: (wallet) => `Fortsæt i ${wallet}`,
  waitingText: 'Tjek forbindelsesanmodningen i din wallet, og accepter den der.',
  pendingTitle: 'Åbn din wallet',
  pendingText: (wallet) => `${wallet} viser allerede en anmodning. Svar på den der.`,
  cancel: 'Annuller',
  connectedTitle: 'Forbundet',
  connectedText: (wallet) => `${wallet} er forbundet til dette websted.`,
  declinedTitle: 'Anmodning afvist',
  declinedText: (wallet) =>
    `Du lukkede anmodningen i ${wallet}. Der blev ikke delt noget med dette websted.`,
  failedTitle: 'Kunne ikke forbinde',
  failedText: (reason) => sentences(reason, 'Der blev ikke delt noget med dette websted.'),
  tryAgain: 'Prøv igen',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Måder at forbinde på',
  mobile: 'Mobil',
  browser: 'Browser',
  web: 'Web',
  desktop: 'Computer',

  codeName: (wallet) => `QR-kode, der scannes med ${wallet}`,
  anyWallet: 'en wallet',
  scanText: (wallet) => `Scan koden med ${wallet} på din telefon.`,
  agreeForCode: 'Accepter, så vises en kode, du kan scanne.',
  agreeForWallet: 'Accepter, så fortsætter du i din wallet.',
  preparing: 'Laver et link',
  refreshesIn: (left) => `Ny kode om ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Koden fornyes om et minut'
      : plural('da', seconds, {
          one: 'Koden fornyes om 1 sekund',
          other: `Koden fornyes om ${seconds} sekunder`,
        }),
  newCode: 'Ny kode',
  copyLink: 'Kopiér link',
  copied: 'Link kopieret',
  reload: 'Genindlæs kode',
  expired: 'Denne kode er udløbet.',
  linkFailed: 'Der kunne ikke laves en kode.',

  ownRelay:
    'Til wallets, der er sat op til webstedets egen forbindelsestjeneste. Andre wallets vælger du på listen.',
  unreachableTitle: (wallet) => `${wallet} kan ikke nås`,
  unreachableText: (wallet) =>
    `Dette websted kan ikke forbinde til ${wallet} på en telefon. Vælg en anden wallet for at fortsætte.`,
  visit: (wallet) => `Besøg webstedet for ${wallet}`,

  offline: 'Du er offline. Koden virker igen, når du er tilbage.',
  unreachable: 'Forbindelsestjenesten svarer ikke. Vi bliver ved med at prøve. Intet går tabt.',
  refused: 'Dette websted kan ikke nå wallets på andre enheder lige nu.',
  tryAgain: 'Prøv igen',

  openTitle: (wallet) => `Fortsæt i ${wallet}`,
  openText: (wallet) => `Godkend forbindelsen i ${wallet}, og kom så tilbage hertil.`,
  open: (wallet) => `Åbn ${wallet}`,
  openAgain: (wallet) => `Åbn ${wallet} igen`,
  stuckTitle: (wallet) => `Åbnede ${wallet} ikke?`,
  stuckText: 'Intet er gået tabt. Prøv en anden måde:',
  openByLink: 'Åbn med weblinket',
  openByScheme: 'Åbn med applinket',
  appStore: 'Hent i App Store',
  playStore: 'Hent på Google Play',
  otherDevice: 'Brug en anden enhed',
  chooseWallet: 'Vælg den wallet, du vil fortsætte i.',
  allWallets: 'Alle wallets',
  walletList: 'Wallets',

  browserText: (wallet) =>
    `${wallet} er ikke i denne browser endnu. Installer udvidelsen, så fortsætter vi her, når den er på plads.`,
  getExtension: 'Hent udvidelsen',
  browserReady: (wallet) => `${wallet} er i denne browser.`,
  continueInBrowser: 'Fortsæt i denne browser',
  webText: (wallet) => `${wallet} åbner i en anden fane. Godkend der, og kom så tilbage.`,
  desktopText: (wallet) => `Godkend forbindelsen i ${wallet} på denne computer.`,
  opensNewTab: 'Åbner i en ny fane',
  get: (wallet) => `Hent ${wallet}`,

  connectedTitle: 'Forbundet',
  connectedText: (wallet) => `${wallet} er forbundet til dette websted.`,
  declinedTitle: 'Anmodning afvist',
  declinedText: 'Du lukkede anmodningen i din wallet. Der blev ikke delt noget med dette websted.',
  failedTitle: 'Kunne ikke forbinde',
  failedText: (reason) =>
    sentences(reason, 'Der blev ikke delt noget med dette websted, og intet er gået tabt.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Alle wallets',
  getTitle: 'Få en wallet',
  downloadTitle: (wallet) => `Hent ${wallet}`,
  search: 'Søg i wallets',
  list: 'Wallets',
  loading: 'Indlæser wallets',
  noneFound: (search) => `Ingen wallet hedder ”${search}”`,
  none: 'Ingen wallets',
  nonePrivate: 'Ingen wallet hedder det',
  privateText:
    'Det ligner et link, en adresse eller en hemmelighed, så det er blevet på denne side.',
  noneText: 'Tjek stavningen, eller se dem alle.',
  noneTextOrScan: 'Tjek stavningen. En wallet, der ikke er på listen, forbinder du med dens kode.',
  scan: 'Scan med enhver wallet',
  anyWallet: 'WalletConnect',
  clearSearch: 'Ryd søgning',
  failedTitle: 'Listen blev ikke indlæst',
  failedText: 'Din internetforbindelse er måske afbrudt. Wallets i denne browser virker stadig.',
  tryAgain: 'Prøv igen',
  installed: 'Installeret',
  recent: 'Seneste',
  found: (count) =>
    plural('da', count, { one: '1 wallet fundet', other: `${count} wallets fundet` }),

  getText:
    'De her bruges af mange. Uanset hvilken du vælger, kan du senere tage din konto med til en anden.',
  exploreAll: 'Se alle',

  downloadText: (wallet) =>
    `${wallet} er ikke i denne browser endnu. Installer den, kom så tilbage, og vælg den igen.`,
  orDownloadText: (wallet) => `Eller installer ${wallet} her, kom så tilbage, og vælg den igen.`,
  unreachableText: (wallet) =>
    `${wallet} kan ikke nås herfra. Installer den på denne enhed, og åbn denne side i den, hvis det kan lade sig gøre.`,
  openInAppText: (wallet) =>
    `${wallet} åbner denne side i sin egen browser: Forbind der. Hvis intet åbner, så installer den først.`,
  openInApp: (wallet) => `Åbn denne side i ${wallet}`,
  openWebApp: (wallet) => `Åbn ${wallet} på nettet`,
  extension: 'Browserudvidelse',
  appStore: 'App til iPhone og iPad',
  playStore: 'App til Android',
  homepage: 'Websted',
  opensNewTab: 'Åbner i en ny fane',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Denne del blev ikke indlæst.',
  tryAgain: 'Prøv igen',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR-kode, der åbner denne side i ${wallet}`,
  scan: (wallet) => `Scan koden med telefonens kamera, så åbner denne side i ${wallet}.`,
  local:
    'Denne sides adresse kan kun åbnes på denne computer. Koden virker, når siden er på nettet.',
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
