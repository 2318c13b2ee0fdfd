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
  back: 'Tillbaka',
  close: 'Stäng',
  help: 'Hjälp',
  loadFailedTitle: 'Vyn kunde inte laddas',
  loadFailedText:
    'Din uppkoppling kan ha brutits. Ingenting skickades och ingenting har gått förlorat.',
  brokenTitle: 'Något gick fel här',
  brokenText: 'Din plånbok och dina pengar är orörda.',
  tryAgain: 'Försök igen',
  mountFailed: 'Plånboksfönstret kunde inte öppnas på den här sidan.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'användarvillkoren',
  privacy: 'integritetspolicyn',
  both: (terms, privacy) => `${terms} och ${privacy}`,
  agree: (what) => `Jag godkänner ${what}`,
  agreeByConnecting: (what) => `Genom att ansluta godkänner du ${what}`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Anslut plånbok',
  installed: 'Installerad',
  recent: 'Senaste',
  walletList: 'Plånböcker',
  allWallets: 'Alla plånböcker',
  continueWithWallet: 'Fortsätt med en plånbok',
  scanWithPhone: 'Skanna med mobilen',
  newToWallets: 'Ingen plånbok än?',
  getStarted: 'Kom igång',
  noWalletTitle: 'Ingen plånbok hittades',
  noWalletText: 'Installera eller lås upp en i den här webbläsaren och sök sedan igen.',
  lookAgain: 'Sök igen',

  waitingTitle: (wallet) => `Fortsätt i ${wallet}`,
  waitingText: 'Kontrollera anslutningsbegäran i din plånbok och godkänn den där.',
  pendingTitle: 'Öppna din plånbok',
  pendingText: (wallet) => `${wallet} visar redan en begäran. Svara på den där.`,
  cancel: 'Avbryt',
  connectedTitle: 'Ansluten',
  connectedText: (wallet) => `${wallet} är ansluten till den här webbplatsen.`,
  declinedTitle: 'Begäran avvisades',
  declinedText: (wallet) =>
    `Du stängde begäran i ${wallet}. Ingenting delades med den här webbplatsen.`,
  failedTitle: 'Kunde inte ansluta',
  failedText: (reason) => sentences(reason, 'Ingenting delades med den här webbplatsen.'),
  tryAgain: 'Försök igen',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Sätt att ansluta',
  mobile: 'Mobil',
  browser: 'Webbläsare',
  web: 'Webb',
  desktop: 'Dator',

  codeName: (wallet) => `QR-kod att skanna med ${wallet}`,
  anyWallet: 'en plånbok',
  scanText: (wallet) => `Skanna koden med ${wallet} i din mobil.`,
  agreeForCode: 'Godkänn, så visas en kod att skanna.',
  agreeForWallet: 'Godkänn, så fortsätter du i din plånbok.',
  preparing: 'Skapar en länk',
  refreshesIn: (left) => `Ny kod om ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Koden förnyas om en minut'
      : plural('sv', seconds, {
          one: 'Koden förnyas om 1 sekund',
          other: `Koden förnyas om ${seconds} sekunder`,
        }),
  newCode: 'Ny kod',
  copyLink: 'Kopiera länk',
  copied: 'Länken kopierad',
  reload: 'Ladda om koden',
  expired: 'Den här koden har gått ut.',
  linkFailed: 'Det gick inte att skapa en kod.',

  ownRelay:
    'För plånböcker som är inställda på webbplatsens egen anslutningstjänst. Andra plånböcker väljer du i listan.',
  unreachableTitle: (wallet) => `${wallet} går inte att nå`,
  unreachableText: (wallet) =>
    `Den här webbplatsen kan inte ansluta till ${wallet} i en mobil. Välj en annan plånbok för att fortsätta.`,
  visit: (wallet) => `Besök webbplatsen för ${wallet}`,

  offline: 'Du är offline. Koden fungerar igen när du är tillbaka.',
  unreachable: 'Anslutningstjänsten svarar inte. Vi fortsätter försöka och ingenting går förlorat.',
  refused: 'Den här webbplatsen kan inte nå plånböcker på andra enheter just nu.',
  tryAgain: 'Försök igen',

  openTitle: (wallet) => `Fortsätt i ${wallet}`,
  openText: (wallet) => `Godkänn anslutningen i ${wallet} och kom sedan tillbaka hit.`,
  open: (wallet) => `Öppna ${wallet}`,
  openAgain: (wallet) => `Öppna ${wallet} igen`,
  stuckTitle: (wallet) => `Öppnades inte ${wallet}?`,
  stuckText: 'Ingenting har gått förlorat. Prova ett annat sätt:',
  openByLink: 'Öppna med webblänken',
  openByScheme: 'Öppna med applänken',
  appStore: 'Hämta i App Store',
  playStore: 'Hämta på Google Play',
  otherDevice: 'Använd en annan enhet',
  chooseWallet: 'Välj vilken plånbok du vill fortsätta i.',
  allWallets: 'Alla plånböcker',
  walletList: 'Plånböcker',

  browserText: (wallet) =>
    `${wallet} finns inte i den här webbläsaren än. Installera tillägget, så fortsätter vi här när det är på plats.`,
  getExtension: 'Hämta tillägget',
  browserReady: (wallet) => `${wallet} finns i den här webbläsaren.`,
  continueInBrowser: 'Fortsätt i den här webbläsaren',
  webText: (wallet) => `${wallet} öppnas i en annan flik. Godkänn där och kom sedan tillbaka.`,
  desktopText: (wallet) => `Godkänn anslutningen i ${wallet} på den här datorn.`,
  opensNewTab: 'Öppnas i en ny flik',
  get: (wallet) => `Hämta ${wallet}`,

  connectedTitle: 'Ansluten',
  connectedText: (wallet) => `${wallet} är ansluten till den här webbplatsen.`,
  declinedTitle: 'Begäran avvisades',
  declinedText: 'Du stängde begäran i din plånbok. Ingenting delades med den här webbplatsen.',
  failedTitle: 'Kunde inte ansluta',
  failedText: (reason) =>
    sentences(reason, 'Ingenting delades med den här webbplatsen och ingenting har gått förlorat.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Alla plånböcker',
  getTitle: 'Skaffa en plånbok',
  downloadTitle: (wallet) => `Hämta ${wallet}`,
  search: 'Sök plånböcker',
  list: 'Plånböcker',
  loading: 'Laddar plånböcker',
  noneFound: (search) => `Ingen plånbok heter ”${search}”`,
  none: 'Inga plånböcker',
  nonePrivate: 'Ingen plånbok heter så',
  privateText:
    'Det ser ut som en länk, en adress eller en hemlighet och har därför stannat kvar på den här sidan.',
  noneText: 'Kontrollera stavningen eller titta på alla.',
  noneTextOrScan: 'Kontrollera stavningen. En plånbok som inte finns i listan ansluts med sin kod.',
  scan: 'Skanna med valfri plånbok',
  anyWallet: 'WalletConnect',
  clearSearch: 'Rensa sökningen',
  failedTitle: 'Listan kunde inte laddas',
  failedText:
    'Din uppkoppling kan ha brutits. Plånböcker i den här webbläsaren fungerar fortfarande.',
  tryAgain: 'Försök igen',
  installed: 'Installerad',
  recent: 'Senaste',
  found: (count) =>
    plural('sv', count, {
      one: '1 plånbok hittades',
      other: `${count} plånböcker hittades`,
    }),

  getText:
    'De här används av många. Vilken du än väljer kan du ta med ditt konto till en annan senare.',
  exploreAll: 'Visa alla',

  downloadText: (wallet) =>
    `${wallet} finns inte i den här webbläsaren än. Installera plånboken, kom sedan tillbaka och välj den igen.`,
  orDownloadText: (wallet) =>
    `Eller installera ${wallet} här, kom sedan tillbaka och välj plånboken igen.`,
  unreachableText: (wallet) =>
    `${wallet} går inte att nå härifrån. Installera plånboken på den här enheten och öppna sidan i den om det går.`,
  openInAppText: (wallet) =>
    `${wallet} öppnar den här sidan i sin egen webbläsare: anslut där. Om inget öppnas, installera plånboken först.`,
  openInApp: (wallet) => `Öppna den här sidan i ${wallet}`,
  openWebApp: (wallet) => `Öppna ${wallet} på webben`,
  extension: 'Webbläsartillägg',
  appStore: 'App för iPhone och iPad',
  playStore: 'App för Android',
  homepage: 'Webbplats',
  opensNewTab: 'Öppnas i en ny flik',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Den här delen kunde inte laddas.',
  tryAgain: 'Försök igen',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR-kod som öppnar den här sidan i ${wallet}`,
  scan: (wallet) => `Skanna koden med mobilens kamera, så öppnas den här sidan i ${wallet}.`,
  local:
    'Sidans adress kan bara öppnas på den här datorn. Koden fungerar när sidan finns på webben.',
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
