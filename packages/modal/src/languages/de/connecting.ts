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

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `In ${wallet} wartet eine Anfrage.`,
  open: (wallet) => `${wallet} öffnen`,
  dismiss: 'Ausblenden',
  relayLost: 'Die Verbindung zu deiner Wallet ist abgebrochen. Neuer Versuch …',
  relayRefused:
    'Deine Wallet ist von dieser Seite aus nicht erreichbar. Trenne sie und verbinde sie neu.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'die Nutzungsbedingungen',
  privacy: 'die Datenschutzerklärung',
  both: (terms, privacy) => `${terms} und ${privacy}`,
  agree: (what) => `Ich akzeptiere ${what}`,
  agreeByConnecting: (what) => `Mit dem Verbinden akzeptierst du ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Deine Wallet meldet: „${text}“`,
  networkSaid: (text) => `Das Netzwerk meldet: „${text}“`,
  texts: {
    'balance/unavailable': 'Das Guthaben ist nicht verfügbar.',
    'catalogue/unavailable':
      'Die Liste der Wallets konnte nicht geladen werden. Prüfe deine Verbindung und versuche es noch einmal.',
    'connection/code-unavailable':
      'Ein Teil dieser Seite wurde nicht geladen. Prüfe deine Verbindung und versuche es noch einmal.',
    'network/unsupported-by-wallet': 'Die Wallet unterstützt dieses Netzwerk nicht.',
    'relay/closed': 'Die Verbindung zum Verbindungsdienst wurde geschlossen.',
    'relay/outbox-full':
      'Es warten zu viele Nachrichten. Versuche es noch einmal, sobald die Verbindung wieder da ist.',
    'relay/refused': 'Der Verbindungsdienst hat diese Website abgewiesen.',
    'relay/unavailable': 'Der Verbindungsdienst antwortet nicht. Versuche es noch einmal.',
    'resources/unavailable': 'Die Daten sind nicht verfügbar. Versuche es noch einmal.',
    'transfer/no-estimate':
      'Die Netzwerkgebühr konnte nicht abgerufen werden. Versuche es noch einmal.',
    'transfer/unasked': 'Das Senden war nicht möglich. Versuche es noch einmal.',
    'wallet/already-pending': 'Öffne deine Wallet.',
    'wallet/failed': 'Unbekannter Fehler.',
    'wallet/not-found':
      'Diese Wallet ist auf dieser Seite nicht verfügbar. Entsperre oder installiere sie und versuche es noch einmal.',
    'wallet/other-family':
      'Diese Wallet gibt kein Konto für diese Art von Netzwerk frei. Wähle ein anderes Netzwerk oder eine andere Wallet.',
    'walletconnect/link-failed':
      'Es konnte kein Link zu einer Wallet erstellt werden. Prüfe die Verbindung und versuche es noch einmal.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Die Wallet lässt diese Art von Anfrage nicht zu. Versuche es mit einer anderen Wallet.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Die Wallet unterstützt die Ereignisse dieser Website nicht. Versuche es mit einer anderen Wallet.',
    'The wallet does not allow this change. Connect again.':
      'Die Wallet lässt diese Änderung nicht zu. Verbinde sie neu.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Die Wallet hat dieses Netzwerk nicht genehmigt. Verbinde sie neu und genehmige es.',
    'The wallet does not support these networks. Try another wallet.':
      'Die Wallet unterstützt diese Netzwerke nicht. Versuche es mit einer anderen Wallet.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Die Wallet hat kein Konto für diese Netzwerke. Füge eines hinzu und versuche es noch einmal.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Die Wallet unterstützt diese Art von Netzwerk nicht. Versuche es mit einer anderen Wallet.',
    'The wallet ended the connection. Connect again.':
      'Die Wallet hat die Verbindung beendet. Verbinde sie neu.',
    'The wallet did not finish connecting. Try again.':
      'Die Wallet hat das Verbinden nicht abgeschlossen. Versuche es noch einmal.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Die Wallet kann nicht, was diese Anfrage verlangt. Sende die Anfrage ohne diesen Teil oder verwende eine andere Wallet.',
    'The wallet does not take several calls at once on this network.':
      'Die Wallet nimmt in diesem Netzwerk nicht mehrere Aufrufe auf einmal an.',
    'The wallet knows a request of this id already. Send it again.':
      'Die Wallet kennt bereits eine Anfrage mit dieser Kennung. Sende sie noch einmal.',
    'The wallet does not know these calls.': 'Die Wallet kennt diese Aufrufe nicht.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Das sind mehr Aufrufe, als die Wallet auf einmal annimmt. Sende weniger.',
    'The wallet cannot do all of these calls or none on this network.':
      'Die Wallet kann in diesem Netzwerk nicht sicherstellen, dass alle diese Aufrufe ausgeführt werden oder keiner.',
    'The wallet no longer knows this connection. Connect again.':
      'Die Wallet kennt diese Verbindung nicht mehr. Verbinde sie neu.',
    'The request expired in the wallet. Try again.':
      'Die Anfrage ist in der Wallet abgelaufen. Versuche es noch einmal.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Die Wallet hat kein Konto angegeben. Öffne sie, wähle eines aus und versuche es noch einmal.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Die Antwort der Wallet ist nicht lesbar. Versuche es noch einmal.',
    'The wallet agreed and stayed on its network':
      'Die Wallet hat zugestimmt, ist aber in ihrem Netzwerk geblieben.',
    'The wallet signed a different message. Try again.':
      'Die Wallet hat eine andere Nachricht signiert. Versuche es noch einmal.',
  },
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

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Netzwerk wählen',
  unsupportedTitle: 'Netzwerk nicht unterstützt',
  search: 'Netzwerke suchen',
  list: 'Netzwerke',
  current: 'Aktuelles Netzwerk',
  notApproved: (wallet) => `Von ${wallet} nicht genehmigt`,
  noWallet: 'Noch keine Wallet',
  connect: 'Verbinden',
  noneFound: (search) => `Kein Netzwerk namens „${search}“`,
  noneFoundText: 'Prüfe die Schreibweise oder sieh dir alle an.',
  none: 'Keine Netzwerke',
  noneText: 'Diese Website bietet zurzeit keines an.',
  clearSearch: 'Suche löschen',
  whatIsANetwork: 'Was ist ein Netzwerk?',

  waitingTitle: (wallet) => `Weiter in ${wallet}`,
  waitingText: (network) =>
    `Nimm den Wechsel zu ${network} in deiner Wallet an. Dein Konto und dein Guthaben bleiben, wo sie sind.`,
  doneTitle: 'Netzwerk gewechselt',
  declinedTitle: 'Anfrage abgelehnt',
  declinedText: 'Du bleibst in dem Netzwerk, in dem du warst. Sonst hat sich nichts geändert.',
  failedTitle: 'Wechsel fehlgeschlagen',
  failedText: (reason) => sentences(reason, 'Du bleibst in dem Netzwerk, in dem du warst.'),
  cancel: 'Abbrechen',
  tryAgain: 'Erneut versuchen',

  unsupportedText: (wallet) =>
    `${wallet} ist in einem Netzwerk, das diese Website nicht verwendet. Wähle eines von diesen, um fortzufahren. Dein Guthaben ist dort sicher, wo es liegt.`,
  yourWallet: 'Deine Wallet',
  disconnect: 'Trennen',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Was ist eine Wallet?',
  networkTitle: 'Was ist ein Netzwerk?',
  walletCards: [
    {
      title: 'Ein Zuhause für das, was dir gehört',
      text: 'Sie bewahrt deine Coins, Token und Sammlerstücke auf, zeigt sie dir und sendet sie, wohin du willst.',
    },
    {
      title: 'Eine neue Art, sich anzumelden',
      text: 'Statt ein Passwort einzugeben, bestätigst du mit deiner Wallet. Keine Website erfährt je deinen Schlüssel.',
    },
    {
      title: 'Nur deine',
      text: 'Nur du hast den Schlüssel. Niemand kann ihn für dich wiederherstellen: Bewahre seine Wiederherstellungsphrase sicher auf und verrate sie niemandem.',
    },
  ],
  getWallet: 'Wallet holen',

  networkCards: [
    {
      title: 'Wo alles geschieht',
      text: 'Ein Netzwerk ist ein öffentliches Verzeichnis, das viele Computer gemeinsam führen. Deine Coins liegen in einem davon.',
    },
    {
      title: 'Gleiche Adresse, getrenntes Geld',
      text: 'Deine Adresse kann in mehreren Netzwerken gleich sein. Was du in einem hast, ist aber nicht in den anderen.',
    },
    {
      title: 'Gebühren variieren',
      text: 'Jedes Netzwerk hat einen eigenen Coin, mit dem du seine Gebühren bezahlst, und einen eigenen Preis pro Transaktion.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'E-Mail bestätigen',
  deviceTitle: 'Gerät registrieren',
  passkeyTitle: 'Passkey',
  email: 'E-Mail-Adresse',
  continue: 'Weiter',
  device: 'Genehmige dieses Gerät',
  deviceSent: (email) =>
    `An ${email} wurde ein Link gesendet. Öffne ihn und bestätige dort, dass dieses Gerät dir gehört.`,
  waitLonger: (seconds) =>
    plural('de', seconds, {
      one: 'Versuche es in 1 Sekunde noch einmal',
      other: `Versuche es in ${seconds} Sekunden noch einmal`,
    }),
  connected: 'Du bist angemeldet.',
  usePasskey: 'Passkey verwenden',
  passkeyWaiting: 'Dein Gerät fragt nach deinem Passkey',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Mit dieser Website wurde nichts geteilt.'),
  declined: 'Du hast das Fenster geschlossen. Mit dieser Website wurde nichts geteilt.',
  connected: 'Du bist angemeldet.',
  tryAgain: 'Erneut versuchen',
  otherWay: 'Anderen Weg nutzen',
  notEmail: 'Gib eine E-Mail-Adresse ein, zum Beispiel ada@example.com.',
  sent: (email) => `Gib den Code ein, der an ${email} gesendet wurde.`,
  code: 'Code',
  checking: 'Code wird geprüft',
  resend: 'Code neu senden',
  sending: 'Code wird gesendet',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Weiter mit',
  continueWith: (service) => `Weiter mit ${service}`,
  more: 'Weitere Dienste',
  waiting: (service) => `Weiter im Fenster von ${service}`,
  noPassword: 'Diese Website erfährt nichts von dem, was du dort tust.',
  blocked:
    'Dein Browser hat kein Fenster zugelassen. Erlaube Fenster für diese Seite und versuche es noch einmal.',
  timedOut: 'Das Fenster wurde geschlossen. Versuche es noch einmal oder nutze einen anderen Weg.',
  inThisPage: 'Auf dieser Seite fortfahren',
  closed: 'Das Fenster wurde geschlossen. Wenn du fertig warst, geht es hier von selbst weiter.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Scanne dies mit der Kamera deines Handys und stimme in der Farcaster-App zu.',
  agree: 'Stimme in der Farcaster-App zu und komm dann hierher zurück.',
  codeName: 'QR-Code, um in der Farcaster-App fortzufahren',
  preparing: 'Link wird erstellt',
  open: 'Farcaster öffnen',
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
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
