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
  back: 'Zurück',
  close: 'Schließen',
  help: 'Hilfe',
  loadFailedTitle: 'Diese Ansicht wurde nicht geladen',
  loadFailedText:
    'Vielleicht ist deine Verbindung abgebrochen. Es wurde nichts gesendet und nichts ist verloren.',
  brokenTitle: 'Hier ist etwas schiefgegangen',
  brokenText: 'Deine Wallet und dein Geld sind davon nicht betroffen.',
  tryAgain: 'Erneut versuchen',
  mountFailed: 'Das Wallet-Fenster konnte auf dieser Seite nicht geöffnet werden.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'die Nutzungsbedingungen',
  privacy: 'die Datenschutzerklärung',
  both: (terms, privacy) => `${terms} und ${privacy}`,
  agree: (what) => `Ich akzeptiere ${what}`,
  agreeByConnecting: (what) => `Mit dem Verbinden akzeptierst du ${what}`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Wallet verbinden',
  installed: 'Installiert',
  recent: 'Zuletzt',
  walletList: 'Wallets',
  allWallets: 'Alle Wallets',
  continueWithWallet: 'Weiter mit einer Wallet',
  scanWithPhone: 'Mit dem Handy scannen',
  newToWallets: 'Noch keine Wallet?',
  getStarted: 'Los geht’s',
  noWalletTitle: 'Keine Wallet gefunden',
  noWalletText: 'Installiere oder entsperre eine in diesem Browser und suche dann erneut.',
  lookAgain: 'Erneut suchen',

  waitingTitle: (wallet) => `Weiter in ${wallet}`,
  waitingText: 'Prüfe die Verbindungsanfrage in deiner Wallet und nimm sie dort an.',
  pendingTitle: 'Öffne deine Wallet',
  pendingText: (wallet) => `${wallet} zeigt bereits eine Anfrage. Beantworte sie dort.`,
  cancel: 'Abbrechen',
  connectedTitle: 'Verbunden',
  connectedText: (wallet) => `${wallet} ist mit dieser Website verbunden.`,
  declinedTitle: 'Anfrage abgelehnt',
  declinedText: (wallet) =>
    `Du hast die Anfrage in ${wallet} geschlossen. Mit dieser Website wurde nichts geteilt.`,
  failedTitle: 'Verbinden fehlgeschlagen',
  failedText: (reason) => sentences(reason, 'Mit dieser Website wurde nichts geteilt.'),
  tryAgain: 'Erneut versuchen',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Wege zum Verbinden',
  mobile: 'Mobil',
  browser: 'Browser',
  web: 'Web',
  desktop: 'Desktop',

  codeName: (wallet) => `QR-Code zum Scannen mit ${wallet}`,
  anyWallet: 'einer Wallet',
  scanText: (wallet) => `Scanne dies mit ${wallet} auf deinem Handy.`,
  agreeForCode: 'Stimme zu, dann erscheint ein Code zum Scannen.',
  agreeForWallet: 'Stimme zu, dann geht es in deiner Wallet weiter.',
  preparing: 'Link wird erstellt',
  refreshesIn: (left) => `Neuer Code in ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Der Code wird in einer Minute erneuert'
      : plural('de', seconds, {
          one: 'Der Code wird in 1 Sekunde erneuert',
          other: `Der Code wird in ${seconds} Sekunden erneuert`,
        }),
  newCode: 'Neuer Code',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
  reload: 'Code neu laden',
  expired: 'Dieser Code ist abgelaufen.',
  linkFailed: 'Es konnte kein Code erstellt werden.',

  ownRelay:
    'Für Wallets, die auf den eigenen Verbindungsdienst dieser Website eingestellt sind. Jede andere Wallet wählst du aus der Liste.',
  unreachableTitle: (wallet) => `${wallet} ist nicht erreichbar`,
  unreachableText: (wallet) =>
    `Diese Website kann sich nicht mit ${wallet} auf einem Handy verbinden. Wähle eine andere Wallet, um fortzufahren.`,
  visit: (wallet) => `Website von ${wallet} besuchen`,

  offline: 'Du bist offline. Der Code funktioniert wieder, sobald du zurück bist.',
  unreachable:
    'Der Verbindungsdienst antwortet nicht. Wir versuchen es weiter; nichts geht verloren.',
  refused: 'Diese Website kann Wallets auf anderen Geräten gerade nicht erreichen.',
  tryAgain: 'Erneut versuchen',

  openTitle: (wallet) => `Weiter in ${wallet}`,
  openText: (wallet) => `Genehmige die Verbindung in ${wallet} und komm dann hierher zurück.`,
  open: (wallet) => `${wallet} öffnen`,
  openAgain: (wallet) => `${wallet} erneut öffnen`,
  stuckTitle: (wallet) => `Öffnet sich ${wallet} nicht?`,
  stuckText: 'Nichts ist verloren. Nimm einen anderen Weg:',
  openByLink: 'Über den Web-Link öffnen',
  openByScheme: 'Über den App-Link öffnen',
  appStore: 'Im App Store laden',
  playStore: 'Bei Google Play laden',
  otherDevice: 'Anderes Gerät verwenden',
  chooseWallet: 'Wähle die Wallet, in der du fortfahren möchtest.',
  allWallets: 'Alle Wallets',
  walletList: 'Wallets',

  browserText: (wallet) =>
    `${wallet} ist noch nicht in diesem Browser. Installiere die Erweiterung; sobald sie da ist, geht es hier weiter.`,
  getExtension: 'Erweiterung holen',
  browserReady: (wallet) => `${wallet} ist in diesem Browser.`,
  continueInBrowser: 'In diesem Browser fortfahren',
  webText: (wallet) =>
    `${wallet} öffnet sich in einem anderen Tab. Genehmige dort und komm dann zurück.`,
  desktopText: (wallet) => `Genehmige die Verbindung in ${wallet} auf diesem Computer.`,
  opensNewTab: 'Öffnet sich in einem neuen Tab',
  get: (wallet) => `${wallet} holen`,

  connectedTitle: 'Verbunden',
  connectedText: (wallet) => `${wallet} ist mit dieser Website verbunden.`,
  declinedTitle: 'Anfrage abgelehnt',
  declinedText:
    'Du hast die Anfrage in deiner Wallet geschlossen. Mit dieser Website wurde nichts geteilt.',
  failedTitle: 'Verbinden fehlgeschlagen',
  failedText: (reason) =>
    sentences(reason, 'Mit dieser Website wurde nichts geteilt, und nichts ist verloren.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Alle Wallets',
  getTitle: 'Wallet holen',
  downloadTitle: (wallet) => `${wallet} holen`,
  search: 'Wallets suchen',
  list: 'Wallets',
  loading: 'Wallets werden geladen',
  noneFound: (search) => `Keine Wallet namens „${search}“`,
  none: 'Keine Wallets',
  nonePrivate: 'Keine Wallet heißt so',
  privateText:
    'Es sieht nach einem Link, einer Adresse oder einem Geheimnis aus und hat diese Seite deshalb nicht verlassen.',
  noneText: 'Prüfe die Schreibweise oder sieh dir alle an.',
  noneTextOrScan:
    'Prüfe die Schreibweise. Eine Wallet, die nicht in der Liste steht, verbindest du über ihren Code.',
  scan: 'Mit jeder Wallet scannen',
  anyWallet: 'WalletConnect',
  clearSearch: 'Suche löschen',
  failedTitle: 'Die Liste wurde nicht geladen',
  failedText:
    'Vielleicht ist deine Verbindung abgebrochen. Wallets in diesem Browser funktionieren weiterhin.',
  tryAgain: 'Erneut versuchen',
  installed: 'Installiert',
  recent: 'Zuletzt',
  found: (count) =>
    plural('de', count, { one: '1 Wallet gefunden', other: `${count} Wallets gefunden` }),

  getText:
    'Diese sind weit verbreitet. Egal, welche du nimmst: Du kannst dein Konto später in eine andere mitnehmen.',
  exploreAll: 'Alle ansehen',

  downloadText: (wallet) =>
    `${wallet} ist noch nicht in diesem Browser. Installiere die Wallet, komm dann zurück und wähle sie noch einmal.`,
  orDownloadText: (wallet) =>
    `Oder installiere ${wallet} hier, komm dann zurück und wähle die Wallet noch einmal.`,
  unreachableText: (wallet) =>
    `${wallet} ist von hier aus nicht erreichbar. Installiere die Wallet auf diesem Gerät und öffne diese Seite darin, wenn das möglich ist.`,
  openInAppText: (wallet) =>
    `${wallet} öffnet diese Seite im eigenen Browser: Verbinde dich dort. Falls sich nichts öffnet, installiere zuerst die Wallet.`,
  openInApp: (wallet) => `Diese Seite in ${wallet} öffnen`,
  openWebApp: (wallet) => `${wallet} im Web öffnen`,
  extension: 'Browser-Erweiterung',
  appStore: 'App für iPhone und iPad',
  playStore: 'App für Android',
  homepage: 'Website',
  opensNewTab: 'Öffnet sich in einem neuen Tab',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Dieser Teil wurde nicht geladen.',
  tryAgain: 'Erneut versuchen',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR-Code, der diese Seite in ${wallet} öffnet`,
  scan: (wallet) =>
    `Scanne dies mit der Kamera deines Handys: Diese Seite öffnet sich dann in ${wallet}.`,
  local:
    'Die Adresse dieser Seite lässt sich nur auf diesem Computer öffnen. Der Code funktioniert, sobald die Seite im Web ist.',
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
