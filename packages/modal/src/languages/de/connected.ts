import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { TranslatedErrors } from '../../feature/errors/messages.ts'
import type { messages as account } from '../../features/account/messages.ts'
import type { messages as activity } from '../../features/activity/messages.ts'
import type { messages as buy } from '../../features/buy/messages.ts'
import type { messages as email } from '../../features/email/messages.ts'
import type { messages as families } from '../../features/families/messages.ts'
import type { messages as farcaster } from '../../features/farcaster/messages.ts'
import type { messages as guide } from '../../features/guide/messages.ts'
import type { messages as name } from '../../features/name/messages.ts'
import type { messages as networks } from '../../features/networks/messages.ts'
import type { messages as nfts } from '../../features/nfts/messages.ts'
import type { messages as permissions } from '../../features/permissions/messages.ts'
import type { messages as profile } from '../../features/profile/messages.ts'
import type { messages as receive } from '../../features/receive/messages.ts'
import type { messages as secureWallet } from '../../features/secureWallet/messages.ts'
import type { messages as send } from '../../features/send/messages.ts'
import type { messages as settings } from '../../features/settings/messages.ts'
import type { messages as signIn } from '../../features/sign-in/messages.ts'
import type { messages as smartAccount } from '../../features/smartAccount/messages.ts'
import type { messages as social } from '../../features/social/messages.ts'
import type { messages as swap } from '../../features/swap/messages.ts'
import type { messages as tokens } from '../../features/tokens/messages.ts'
import type { messages as upgrade } from '../../features/upgrade/messages.ts'
import type { messages as login } from '../../login/messages.ts'
import type { messages as money } from '../../money/messages.ts'
import type { messages as walletOffers } from '../../shell/wallet-offers/messages.ts'

const moneyTexts: Translation<typeof money> = {
  id: 'money',
  amount: 'Betrag',
  max: 'Max.',
  tryAgain: 'Erneut versuchen',
  twoReadings:
    'Das lässt sich auf zwei Arten lesen. Schreibe ganze Beträge ohne Trennzeichen und andere mit einer Null mehr am Ende, etwa 1,2340',
  maxAmount: (amount) => `Max. ${amount}`,
  maxLeaves: (fee) => `Max. lässt ${fee} für die Gebühr übrig`,
  have: (amount) => `Du hast ${amount}.`,
  badAmount: (decimals) =>
    `Verwende Ziffern und einen Punkt oder ein Komma, höchstens ${decimals} Nachkommastellen`,
  inToken: (symbol) => `Betrag in ${symbol} eingeben`,
  inDollars: 'Betrag in Dollar eingeben',
  selectToken: 'Token wählen',
  changeToken: (symbol) => `${symbol}, Token ändern`,
  recipient: 'Empfänger',
  addressOrName: 'Adresse oder Name',
  paste: 'Einfügen',
  clear: 'Empfänger löschen',
  recent: 'Letzte Empfänger',
  recentLabel: 'Zuletzt',
  looking: 'Name wird gesucht',
  wholeAddress: 'Ganze Adresse',
  wholeAddressOf: (name) => `Ganze Adresse von ${name}`,
  copyAddress: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  network: 'Netzwerk',
  fee: 'Netzwerkgebühr',
  feePaidIn: (symbol) => `Netzwerkgebühr, bezahlt in ${symbol}`,
  costs: { recipientAccount: 'Eröffnet einmalig ein Konto für diesen Token' },
  feeAtMost: (fee) => `bis zu ${fee}`,
  feeUnread: 'Deine Wallet zeigt sie an',
  search: 'Token suchen',
  lookingToken: 'Token wird nachgeschlagen',
  noTokenThere: (network) => `Unter dieser Adresse gibt es auf ${network} keinen Token`,
  unlisted:
    'Dieser Token steht auf keiner Liste. Jeder kann einen Token mit beliebigem Namen erstellen, und er kann wertlos sein. Verwende ihn nur, wenn du seine Adresse kennst.',
  takeToken: (symbol) => `${symbol} verwenden`,
  suggested: 'Vorgeschlagene Token',
  tokensOn: (network) => `Deine Token auf ${network}`,
  missing: (network) =>
    `Nicht alle Token auf ${network} konnten abgerufen werden. Sie sind dort sicher, wo sie liegen.`,
  noToken: (text) => `Kein Token namens „${text}“`,
  clearSearch: 'Suche löschen',
  exactly: (amount) => `Genau ${amount}`,
  total: 'Gesamt mit Gebühr',
  confirm: 'Bestätigen',
  confirmIn: (wallet) => `In ${wallet} bestätigen`,
  cancel: 'Abbrechen',
  notices: {
    declined: 'Anfrage abgelehnt. Es wurde nichts gesendet.',
    walletChanged: 'Deine Wallet hat sich geändert. Prüfe alles noch einmal.',
    feeUnread:
      'Die Netzwerkgebühr konnte nicht abgerufen werden. Deine Wallet zeigt sie an, bevor du bestätigst.',
    wrongNetwork:
      'Deine Wallet ist in einem anderen Netzwerk. Wechsle es und bestätige dann noch einmal. Es wurde nichts gesendet.',
  },
  failed: (reason) => sentences(reason, 'Es wurde nichts gesendet.'),
  somethingWrong: 'Etwas ist schiefgegangen',
  chainFailed: 'Das Netzwerk hat es abgelehnt',
  chainFailedHint: 'Außer der Netzwerkgebühr wurde nichts bewegt.',
  dropped: 'Verworfen, es wurde nichts gesendet',
  droppedHint:
    'Das Netzwerk hat die Transaktion verworfen, bevor sie in einen Block aufgenommen wurde.',
  replaced: 'Ersetzt',
  replacedHint:
    'Eine andere Transaktion von dir ist an ihre Stelle getreten. Sieh in deiner Wallet nach.',
  reading: 'Wird von der Blockchain gelesen',
  matches: 'Von der Blockchain gelesen: stimmt überein',
  matchesHint: 'Empfänger, Betrag und Netzwerk sind so, wie du sie bestätigt hast.',
  unread: 'Noch nicht lesbar',
  unreadHint: 'Es wird automatisch noch einmal abgefragt.',
  partlyCompared: 'Nicht vollständig vergleichbar',
  partlyComparedHint:
    'Die Transaktion ist auf der Blockchain, aber nicht alles daran konnte mit dem verglichen werden, was du bestätigt hast.',
  done: 'Fertig',
  explorer: 'Im Explorer ansehen',
  unknown: 'Ergebnis unbekannt',
  unknownHint:
    'Möglicherweise wurde es gesendet. Sieh unter Aktivität nach, bevor du es noch einmal versuchst.',
  looked: 'Ich habe nachgesehen',
  alarm: 'Nicht, was du bestätigt hast',
  alarmHint:
    'Was deine Wallet gesendet hat, ist etwas anderes und lässt sich nicht rückgängig machen. Verwende diese Wallet nicht mehr. Übertrage, was noch da ist, von einem Gerät aus, dem du vertraust.',
  youConfirmed: 'Du hast bestätigt',
  onChain: 'Auf der Blockchain',
  parts: {
    network: 'Netzwerk',
    sender: 'Absender',
    recipient: 'Empfänger',
    amount: 'Betrag, in kleinsten Einheiten',
    asset: 'Token oder Aufruf',
  },
  read: 'Ich habe das gelesen',
  unknownBalance: 'Guthaben unbekannt',
  nothing: 'Es gibt nichts zu bestätigen',
  nothingHint: 'Was hier war, ist vorbei, und von deiner Wallet wird nichts verlangt.',
  back: 'Zurück zum Formular',
  noNetwork: 'Wähle zuerst ein Netzwerk',
  noNetworkHint: 'Deine Wallet ist in einem Netzwerk, das diese Seite nicht verwendet.',
  networks: 'Netzwerk wählen',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Konto',
  copyAddress: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  balance: 'Guthaben',
  balanceFailed: 'Guthaben nicht verfügbar',
  balanceUnread: 'Dein Guthaben konnte nicht abgerufen werden. Es ist dort sicher, wo es liegt.',
  balanceStale:
    'Konnte nicht aktualisiert werden. Dies ist das letzte Guthaben, das wir gesehen haben.',
  notPriced: 'Ein Teil davon hat keinen Preis und ist in dieser Summe nicht enthalten.',
  notWhole: 'Nicht alles konnte abgerufen werden.',
  tryAgain: 'Erneut versuchen',
  network: 'Netzwerk',
  parts: 'Was auf diesem Konto liegt',
  disconnect: 'Trennen',
  differs: 'Was deine Wallet gesendet hat, ist nicht das, was du bestätigt hast.',
  lookAtIt: 'Ansehen',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Aktivität',
  verbs: {
    approve: 'Freigegeben',
    borrow: 'Geliehen',
    burn: 'Vernichtet',
    buy: 'Gekauft',
    cancel: 'Abgebrochen',
    claim: 'Eingelöst',
    deploy: 'Bereitgestellt',
    deposit: 'Eingezahlt',
    execute: 'Ausgeführt',
    mint: 'Geprägt',
    receive: 'Empfangen',
    repay: 'Zurückgezahlt',
    send: 'Gesendet',
    stake: 'Gestakt',
    trade: 'Getauscht',
    unstake: 'Entstakt',
    withdraw: 'Ausgezahlt',
  },
  sending: 'Wird gesendet',
  pending: 'Ausstehend',
  differs: 'Nicht wie bestätigt',
  unmatched: 'Prüfe den Empfänger',
  failedTag: 'Fehlgeschlagen',
  dropped: 'Verworfen, es wurde nichts gesendet',
  replaced: 'Ersetzt',
  lookAlike: 'Nachahmung',
  lookAlikeHint: (known) => `Von einer Adresse, die so gemacht ist, dass sie ${known} ähnelt.`,
  thisWeek: 'Diese Woche',
  emptyTitle: 'Noch keine Aktivität',
  empty: 'Was dieses Konto tut, erscheint hier.',
  unsupported: 'Der Verlauf dieses Netzwerks ist hier nicht verfügbar.',
  incomplete: 'Ein Teil dieses Verlaufs konnte nicht abgerufen werden.',
  failed: 'Transaktionen konnten nicht abgerufen werden',
  failedHint: 'Nichts ist verloren. Prüfe deine Verbindung.',
  tryAgain: 'Erneut versuchen',
  more: 'Mehr anzeigen',
  newer: 'Neuere anzeigen',
  imitates: 'Diese Adresse kennst du:',
  imitation: 'Diese sieht ihr nur ähnlich:',
  copyAddress: 'Die ähnliche Adresse kopieren',
  copyWarning: 'Wer diese Adresse erstellt hat, hofft, dass du aus Versehen an sie sendest.',
  copyAnyway: 'Trotzdem kopieren',
  copied: 'Adresse kopiert',
  explorer: 'Im Block-Explorer ansehen',
  justNow: 'jetzt',
  minutes: (count) => `${count} Min.`,
  hours: (count) => `${count} Std.`,
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Zu ${family} wechseln`,
  waitingTitle: (wallet) => `Weiter in ${wallet}`,
  waitingText:
    'Du wirst für jede Art von Netzwerk einmal gefragt. Nimm die Anfragen an, die du brauchst.',
  connectedTitle: 'Verbunden',
  connectedText: (wallet) => `${wallet} ist mit dieser Website verbunden.`,
  someText: 'Du kannst fortfahren oder es mit den anderen noch einmal versuchen.',
  declinedTitle: 'Anfrage abgelehnt',
  failedTitle: 'Verbinden fehlgeschlagen',
  nothingText: 'Mit dieser Website wurde nichts geteilt.',
  list: 'Arten von Netzwerken',

  accept: 'Nimm die Anfrage dort an',
  openWallet: 'Öffne deine Wallet',
  noAnswer: 'Noch keine Antwort',
  waiting: 'Wartet',
  connected: 'Verbunden',
  declined: 'Abgelehnt, nichts geteilt',
  tryAgain: 'Erneut versuchen',
  cancel: 'Abbrechen',
  continueWith: (family) => `Weiter mit ${family}`,
  continueWithSeveral: (count) => `Weiter mit ${count}`,

  goOnWith: (wallet, account) =>
    `Du machst mit ${wallet} weiter, ${account}. Deine anderen Wallets bleiben verbunden.`,
  connectFirst: 'Dafür ist noch keine Wallet verbunden. Deine anderen Wallets bleiben verbunden.',
  connectWallet: 'Wallet verbinden',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFTs',
  list: 'NFTs dieses Kontos',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('de', count, {
      one: '1 Spam-NFT ausgeblendet',
      other: `${count} Spam-NFTs ausgeblendet`,
    }),
  shown: (count) => plural('de', count, { one: '1 Spam-NFT', other: `${count} Spam-NFTs` }),
  emptyTitle: 'Noch keine NFTs',
  empty: 'Sammlerstücke, die du empfängst, erscheinen hier.',
  unsupported: 'Die Sammlerstücke dieses Netzwerks sind hier nicht verfügbar.',
  incomplete:
    'Einige deiner NFTs konnten nicht abgerufen werden. Sie sind dort sicher, wo sie liegen.',
  failed: 'Deine NFTs konnten nicht abgerufen werden',
  failedHint: 'Sie sind dort sicher, wo sie liegen.',
  tryAgain: 'Erneut versuchen',
  more: 'Mehr anzeigen',
  collection: 'Sammlung',
  tokenId: 'Token-ID',
  pieces: 'Du hast',
  network: 'Netzwerk',
  contract: 'Contract',
  copyContract: 'Contract kopieren',
  copied: 'Kopiert',
  send: 'Senden',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Wallets',
  active: 'Aktiv',
  use: 'Nutzen',
  add: 'Hinzufügen',
  addFor: (family) => `Wallet hinzufügen: ${family}`,
  noneConnected: 'Keine verbunden',
  more: (account) => `Mehr zu ${account}`,
  copyAddress: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  disconnect: (wallet) => `${wallet} trennen`,
  hint: 'Deine Wallet entscheidet, welche Konten sie dieser Website zeigt.',
  types: {
    eoa: 'Konto',
    smartAccount: 'Smart-Konto',
    payment: 'Zahlungen',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Empfangen',
  networksTitle: 'Kompatible Netzwerke',
  fundTitle: 'Wallet aufladen',
  code: (network) => `QR-Code deiner Adresse auf ${network}`,
  amount: 'Betrag',
  amountOptional: 'Betrag, optional',
  badAmount: (decimals) =>
    `Verwende Ziffern und einen Punkt oder ein Komma, höchstens ${decimals} Nachkommastellen`,
  yourAddress: (network) => `Deine Adresse auf ${network}`,
  copyAddress: 'Adresse kopieren',
  copyLink: 'Zahlungslink kopieren',
  copied: 'Adresse kopiert',
  linkCopied: 'Zahlungslink kopiert',
  alsoOn: (count) =>
    plural('de', count, {
      one: 'Auch in 1 Netzwerk',
      other: `Auch in ${count} Netzwerken`,
    }),
  sameAddress:
    'Deine Adresse ist in jedem dieser Netzwerke dieselbe. Sende nur über eines davon: Was über ein anderes gesendet wird, kann verloren gehen.',
  fund: 'Geld kommt aus einer anderen Wallet oder von einer Börse auf dieses Konto.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Senden',
  selectTitle: 'Token wählen',
  lookAlikeTitle: 'Prüfe die Adresse',
  reviewTitle: 'Transfer prüfen',
  sentTitle: 'Gesendet',
  buttons: {
    selectToken: 'Token wählen',
    addAmount: 'Betrag eingeben',
    incorrectValue: 'Ungültiger Wert',
    insufficientFunds: 'Guthaben reicht nicht',
    unknownBalance: 'Guthaben unbekannt',
    addAddress: 'Adresse eingeben',
    invalidAddress: 'Ungültige Adresse',
    previewSend: 'Transfer prüfen',
    unsupportedChain: 'Netzwerk nicht unterstützt',
  },
  youSend: 'Du sendest',
  balanceUnknown: 'Dein Guthaben konnte nicht abgerufen werden. Es ist dort sicher, wo es liegt.',
  noFee: (symbol) => `Nicht genug ${symbol} für die Netzwerkgebühr`,
  to: 'An',
  problems: {
    invalid: 'Das ist keine Adresse dieses Netzwerks.',
    checksum: 'Die Prüfsumme stimmt nicht, prüfe jedes Zeichen.',
    required: 'Dieser Link verlangt etwas, das hier nicht bekannt ist.',
    letters: 'Buchstaben aus verschiedenen Schriften oder solche, die kein Name haben darf.',
    unregistered: 'Dieser Name ist nicht registriert.',
    lookupFailed:
      'Der Name konnte nicht nachgeschlagen werden. Versuche es noch einmal oder füge die Adresse ein.',
    tokenContract:
      'Das ist der Smart Contract eines Tokens und nicht das Konto eines Nutzers. Was er empfängt, ist verloren.',
  },
  otherNetwork: (name) => `Dieser Link ist für ${name}. Wechsle zuerst oder lösche ihn.`,
  switchTo: (name) => `Zu ${name} wechseln`,
  unknownNetwork: 'ein anderes Netzwerk',
  notKnown: 'Nicht die Adresse, die du kennst',
  onlyEnds:
    'Nur Anfang und Ende stimmen überein. Betrüger erstellen solche Adressen, damit ihnen jemand aus Versehen Geld sendet.',
  bait: 'Du kennst diese Adresse nur aus Transfers ohne jeden Wert. Betrüger machen solche, damit du die Adresse kopierst.',
  known: 'Dir bekannt',
  entered: 'Von dir eingegeben',
  useKnown: 'Bekannte Adresse nutzen',
  useEntered: 'Trotzdem nutzen',
  pressAgain: 'Zum Verwenden erneut drücken',
  leaves: 'Verlässt dein Konto',
  arrives: (name) => `Kommt bei ${name} an`,
  reserve: (amount) =>
    `Wallets legen bis zu ${amount} für die Gebühr zurück, und du hast weniger. Deine lehnt vielleicht ab.`,
  keepsPart: (amount) => `Dieser Token behält von jedem Transfer wie diesem ${amount} ein.`,
  contract:
    'Diese Adresse ist ein Smart Contract, und du hast noch nie an sie gesendet. Er behält womöglich für immer, was er bekommt: Frage den Empfänger, ob sie verwendet werden kann.',
  firstTime: 'Du sendest zum ersten Mal an diese Adresse. Gleiche sie mit dem Empfänger ab.',
  comparing: 'Adresse wird verglichen',
  notCompared:
    'Dein Verlauf konnte nicht abgerufen werden, deshalb wurde diese Adresse nicht mit denen verglichen, die du kennst. Prüfe sie ganz.',
  notices: {
    wouldFail:
      'Das Netzwerk meldet, dass dieser Transfer fehlschlagen würde. Es wurde nichts gesendet.',
    tokenMissing: 'Dieses Konto hat den Token nicht, der angefordert wurde. Wähle einen anderen.',
    lookAlike:
      'Diese Adresse gibt sich als eine aus, die du kennst. Prüfe sie, bevor du fortfährst.',
    feeRose:
      'Die Netzwerkgebühr ist gestiegen. Prüfe den Betrag noch einmal. Es wurde nichts gesendet.',
    feeUnknown:
      'Die Netzwerkgebühr konnte nicht abgerufen werden, deshalb weiß niemand, wie viel gesendet werden kann. Versuche es noch einmal oder gib einen Betrag ein.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Das Netzwerk zählt diesen Token in anderen Einheiten, als diese Seite anzeigt. Es wurde nichts gesendet. Sende ihn nicht von hier aus.'
      case 'transfer/decimals-unread':
        return 'Das Netzwerk hat nicht angegeben, in welchen Einheiten es diesen Token zählt. Es wurde nichts gesendet. Warte einen Moment oder versuche es noch einmal.'
      case 'transfer/sender-minimum':
        return `Das Netzwerk verlangt, dass zusätzlich zur Gebühr ${least} ${symbol} auf deinem Konto bleiben. Sende weniger.`
      case 'transfer/recipient-minimum':
        return `Diese Adresse hat noch nichts, und das Netzwerk nimmt dort nicht weniger als ${least} ${symbol} an. Sende mehr.`
      case 'transfer/frozen':
        return `Der Herausgeber dieses Tokens hat einen Teil davon eingefroren. Sende höchstens ${most}.`
      case 'transfer/too-many-accounts':
        return `Dieser Token ist auf viele deiner Konten verteilt. Sende höchstens ${most} auf einmal und den Rest danach.`
      default:
        return null
    }
  },
  failedOnSolana: 'Die Transaktion konnte nicht gesendet werden. Versuche es noch einmal.',
  started: 'Transaktion gestartet',
  sent: (amount) => `${amount} gesendet`,
  pending: 'Unterwegs. Kommt mit einem der nächsten Blöcke an.',
  confirmed: (to) => `Angekommen bei ${to}.`,
  lessArrived: 'Es kam weniger an, als gesendet wurde',
  lessArrivedHint: (arrived, sent) =>
    `Laut dem Token kamen ${arrived} von ${sent} an. Er behält einen Teil ein oder tut nicht, was er angibt.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Einstellungen',
  address: 'Deine ganze Adresse',
  copyAddress: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  explorer: (name) => `Auf ${name} ansehen`,
  opensNewTab: 'Öffnet sich in einem neuen Tab',
  appearance: 'Darstellung',
  appearances: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  language: 'Sprache',
  wallets: 'Konten und Wallet',
  disconnect: 'Trennen',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Anmelden',
  heading: (site) => `Bei ${site} anmelden`,
  headingAnywhere: 'Mit deiner Wallet anmelden',
  explanation: 'Du signierst die Nachricht unten. Das kostet nichts und bewegt nichts.',
  message: 'Nachricht zum Signieren',
  sign: 'Signieren',
  cancel: 'Abbrechen',
  continueIn: (wallet) => `Weiter in ${wallet}`,
  returning: (wallet) => `Es geht zurück zum vorherigen Netzwerk. ${wallet} fragt dich vielleicht.`,
  checking: 'Deine Signatur wird geprüft',
  checkingText: 'Das dauert einen Moment.',
  declined: 'Signatur abgelehnt',
  smartAccount: 'Diese App unterstützt Smart-Konten möglicherweise nicht',
  unavailable: 'Beim Start der Anmeldung ist ein Problem aufgetreten',
  refused: (reason) => `Der Server meldet: „${reason}“`,
  warnings: {
    domain: (page, named) => `Diese Seite ist ${page}, die Nachricht nennt eine andere: ${named}`,
    flagged: (domain) => `${domain} ist als betrügerisch gemeldet. Signiere nicht.`,
    imitation: 'Das sieht aus wie eine Anmeldenachricht und ist keine. Signiere nicht.',
    account: 'Die Nachricht nennt ein anderes Konto als deines.',
    uri: (uri) => `Du würdest dich unter einer anderen Adresse anmelden: ${uri}`,
    chain: (named, wallet) => `Die Nachricht nennt ${named}. Deine Wallet ist auf ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Tauschen',
  selectTitle: 'Token wählen',
  reviewTitle: 'Tausch prüfen',
  doneTitle: 'Getauscht',
  buttons: {
    unsupportedNetwork: 'Tauschen in diesem Netzwerk nicht möglich',
    selectToken: 'Token wählen',
    enterAmount: 'Betrag eingeben',
    insufficientBalance: 'Guthaben reicht nicht',
    insufficientLiquidity: 'Liquidität reicht nicht',
    reviewSwap: 'Tausch prüfen',
  },
  youPay: 'Du zahlst',
  youReceive: 'Du erhältst',
  estimate: 'Schätzung',
  payWith: (symbol) => `Mit ${symbol} zahlen`,
  receive: (symbol) => `${symbol} erhalten`,
  switchTokens: 'Token umkehren',
  tokensOn: (network) => `Token auf ${network}`,
  rate: 'Kurs',
  minimum: 'Du erhältst mindestens',
  impact: 'Preisauswirkung',
  slippage: 'Slippage',
  slippageHint:
    'Wie viel weniger als geschätzt ankommen darf. Bei noch weniger findet der Tausch nicht statt.',
  slippageField: 'Slippage in Prozent',
  slippageHigh: 'Bei so viel Slippage erhältst du möglicherweise viel weniger als geschätzt.',
  untried:
    'Das Netzwerk konnte diesen Tausch nicht vorab testen. Was ankommt, wurde nur aus der Transaktion gelesen.',
  impactHigh: 'Was du erhältst, ist viel weniger wert als das, was du zahlst.',
  reading: 'Preis wird abgefragt',
  pays: 'Du zahlst',
  gets: 'Du erhältst, laut Schätzung',
  approve: (symbol) => `${symbol} freigeben`,
  reset: (symbol) => `Freigabe von ${symbol} zurücksetzen`,
  swap: 'Tauschen',
  approveAndSwap: 'Freigeben und tauschen',
  approving: (symbol) => `${symbol} wird freigegeben`,
  steps: {
    batch:
      'Deine Wallet gibt genau diesen Betrag frei und tauscht in einem Zug: Beides geschieht oder nichts.',
    reset:
      'Zuerst wird die alte Freigabe zurückgenommen, dann darf der Tauschdienst genau diesen Betrag nehmen.',
    approve:
      'Zuerst erlaubst du dem Tauschdienst, genau diesen Betrag zu nehmen, dann tauschst du.',
  },
  notices: {
    wouldFail:
      'Das Netzwerk meldet, dass dieser Tausch fehlschlagen würde, weil sich die Preise geändert haben. Geh zurück und hol dir einen neuen.',
    priceMoved: 'Der Preis hat sich geändert. Sieh dir die Beträge noch einmal an.',
  },
  refused: (reason) =>
    `Der vorgeschlagene Tausch wurde zurückgewiesen. ${reason} Von deiner Wallet wurde nichts verlangt.`,
  started: 'Transaktion gestartet',
  swapped: (paid) => `${paid} getauscht`,
  pending: (least) => `Unterwegs. Mit einem der nächsten Blöcke kommen mindestens ${least} an.`,
  confirmed: (least) =>
    `Der Tausch ist abgeschlossen: Auf deinem Konto sind mindestens ${least} angekommen.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Kaufen',
  fund: 'Mit Karte oder Bankkonto kaufen',
  title: 'Anbieter wählen',
  tokenTitle: 'Token wählen',
  currencyTitle: 'Währung wählen',
  progressTitle: 'Kauf läuft',
  helpTitle: 'Was bedeutet Kaufen?',
  youPay: 'Du zahlst',
  badAmount: 'Verwende Ziffern und einen Punkt oder ein Komma, höchstens 2 Nachkommastellen',
  tooLittle: (limit) => `Zahle mindestens ${limit}`,
  tooMuch: (limit) => `Zahle höchstens ${limit}`,
  receive: (symbol) => `${symbol} erhalten`,
  receiveTitle: 'Du erhältst, laut Schätzung',
  providers: 'Anbieter',
  fee: (least, most) => `Gebühr ${least} bis ${most}`,
  asking: 'Preis wird abgefragt',
  noQuote: 'Nennt zurzeit keinen Preis',
  gives: (amount) => `Etwa ${amount}`,
  loading: 'Angebot wird abgefragt',
  sample:
    'Schätzung: Die Verkäufer können nicht gefragt werden. Das sind die üblichen Werte, und damit lässt sich nichts kaufen.',
  sampleFee: (fee) => `Übliche Gebühr ${fee}`,
  nothingSold: (network) => `Auf ${network} wird nichts verkauft`,
  nothingSoldHint: 'Wähle ein anderes Netzwerk oder empfange aus einer anderen Wallet.',
  networks: 'Netzwerke',
  tryAgain: 'Erneut versuchen',
  sandbox: 'Testumgebung: Hier wird nichts Echtes verkauft und nichts bezahlt.',
  leaves:
    'Du zahlst auf der Seite des Anbieters. Deine Karte und deine Dokumente gelangen nie hierher.',
  failed: (reason) => `Es wurde nichts gekauft. ${reason}`,
  foreignPage: (host) =>
    `Der Server hat eine Seite auf ${host} genannt, die niemandem gehört, der hier verkauft. Sie wurde nicht geöffnet, und es wurde nichts gekauft.`,
  opening: (provider) => `${provider} wird geöffnet`,
  waiting: (provider) => `Weiter bei ${provider}`,
  waitingHint:
    'Zahle auf der Seite, die sich geöffnet hat. Hier siehst du, wenn es ankommt; du kannst diese Ansicht schließen.',
  waitingUnknown:
    'Zahle auf der Seite, die sich geöffnet hat. Was du kaufst, erscheint auf deinem Konto.',
  blocked: 'Dein Browser hat keine Seite öffnen lassen. Öffne sie selbst:',
  open: (provider) => `${provider} öffnen`,
  copyLink: 'Link kopieren',
  copied: 'Link kopiert',
  opensNewTab: 'öffnet sich in einem neuen Tab',
  paid: 'Bezahlt',
  paidHint: (amount) => `Unterwegs zu deiner Adresse: ${amount}.`,
  delivered: (amount) => `${amount} angekommen`,
  deliveredHint: 'Auf deinem Konto gutgeschrieben.',
  notDelivered: 'Nicht gekauft',
  notDeliveredHint: 'Der Anbieter meldet, dass nichts geliefert wird.',
  goesTo: 'Geht an',
  again: 'Neu beginnen',
  done: 'Fertig',
  activity: 'Unter Aktivität ansehen',
  helpCards: [
    {
      title: 'Aus Geld werden Coins',
      text: 'Ein Anbieter nimmt deine Karte oder deine Überweisung und sendet Coins an deine Adresse.',
    },
    {
      title: 'Der Anbieter sieht, wer du bist',
      text: 'Er ist ein eigenes Unternehmen mit eigenen Regeln und fragt vielleicht nach deinen Dokumenten. Diese Seite gibt ihm deine Adresse und den Betrag, sonst nichts.',
    },
    {
      title: 'Es kostet etwas',
      text: 'Anbieter behalten ein bis zwei Prozent oder mehr ein, und das Netzwerk verlangt seine Gebühr. Vergleiche, bevor du zahlst.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Namen wählen',
  registerTitle: 'Namen registrieren',
  registeredTitle: 'Name registriert',
  intro:
    'Ein Name steht für deine Adresse. Andere senden an ihn, und niemand muss eine Adresse kopieren.',
  own: 'Deine Namen',
  name: 'Name',
  rules: 'Mindestens 4 aus a bis z, 0 bis 9 und -',
  unreadable: 'Verwende nur a bis z, 0 bis 9 und -',
  tooShort: 'Schreibe mindestens 4 Zeichen',
  suggestions: 'Ähnliche Namen',
  searching: 'Namen werden gesucht',
  searchFailed: 'Die Namen konnten nicht nachgeschlagen werden.',
  tryAgain: 'Erneut versuchen',
  noneFree: 'Diese sind alle vergeben. Schreibe einen anderen Namen.',
  noneFound: 'Einen solchen Namen gibt es hier nicht. Schreibe einen anderen.',
  available: 'Verfügbar',
  taken: 'Vergeben',
  register: 'Registrieren',
  leadsTo: (network) => `Führt zu deiner Adresse auf ${network}`,
  free: 'Kostet nichts. Der Name bleibt bei dieser Adresse und kann nicht zurückgegeben werden.',
  signed: 'Was deine Wallet signiert',
  confirmIn: (wallet) => `In ${wallet} bestätigen`,
  registering: 'Wird registriert',
  back: 'Anderen Namen wählen',
  notices: {
    declined: 'Signatur abgelehnt. Es wurde nichts registriert.',
    unsupported: 'In diesem Netzwerk werden keine Namen angeboten.',
    walletChanged: 'Deine Wallet hat sich geändert. Prüfe alles noch einmal.',
    unavailable:
      'Der Server antwortet nicht. Soweit bekannt, wurde nichts registriert. Versuche es noch einmal.',
  },
  unsigned: 'Deine Wallet hat nicht signiert. Es wurde nichts registriert.',
  walletSaid: (reason) => `Deine Wallet hat nicht signiert: ${reason}`,
  registered: (name) => `${name} gehört dir`,
  registeredHint: 'Ab jetzt können andere an diesen Namen senden.',
  done: 'Fertig',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Token',
  list: 'Token dieses Kontos',
  hidden: (count) =>
    plural('de', count, {
      one: '1 Spam-Token ausgeblendet',
      other: `${count} Spam-Token ausgeblendet`,
    }),
  shown: (count) => plural('de', count, { one: '1 Spam-Token', other: `${count} Spam-Token` }),
  emptyTitle: 'Noch keine Token',
  empty: 'Was du empfängst, erscheint hier.',
  fund: 'Wallet aufladen',
  failed: 'Guthaben nicht verfügbar',
  failedHint: 'Deine Token konnten nicht abgerufen werden. Sie sind dort sicher, wo sie liegen.',
  stale: (when) => `Konnte nicht aktualisiert werden. Stand: ${when}.`,
  missing: (network) =>
    `Nicht alle Token auf ${network} konnten abgerufen werden. Sie sind dort sicher, wo sie liegen. Versuche es gleich noch einmal.`,
  tryAgain: 'Erneut versuchen',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Genehmigen',
  codeTitle: 'Wiederherstellungscode',
  saveCode: 'Sichere deinen Wiederherstellungscode',
  walletTitle: 'Sichere Wallet',
  updateTitle: 'E-Mail ändern',
  primaryTitle: 'Aktuelle E-Mail bestätigen',
  secondaryTitle: 'Neue E-Mail bestätigen',
  otherEmail: 'Andere Adresse verwenden',
  editEmail: 'E-Mail ändern',
  newEmail: 'Neue E-Mail-Adresse',
  save: 'Speichern',
  done: 'Fertig',
  ways: 'Anmeldearten',
  addPasskey: 'Passkey hinzufügen',
  recover: 'Mit einem Passkey wiederherstellen',
  setPassword: 'Passwort festlegen',
  export: 'Wallet exportieren',
  forget: 'Andere Geräte abmelden',
  delete: 'Wallet löschen',
  changed: 'E-Mail geändert',
  unchanged: (reason) => sentences(reason, 'Deine Adresse wurde nicht geändert.'),
  inFrame: 'Was unten steht, kann diese Seite weder sehen noch drücken.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Berechtigungen',
  createdTitle: 'Berechtigung erteilt',
  intro:
    'Diese Apps dürfen für dieses Konto handeln, ohne dich noch einmal zu fragen, in Grenzen, die ein Smart Contract durchsetzt.',
  none: 'Keine Berechtigungen',
  noneText: 'Keine App darf von sich aus für dieses Konto handeln.',
  reading: 'Deine Berechtigungen werden abgerufen',
  unread: 'Deine Berechtigungen konnten nicht abgerufen werden. An ihnen hat sich nichts geändert.',
  unsupported:
    'Diese Wallet kann keine Berechtigungen widerrufen. Verbinde die Wallet, die diese erteilt hat, und versuche es erneut.',
  notEnded:
    'Das Netzwerk hat diese Berechtigung noch nicht beendet. Sieh in einer Minute wieder nach und widerrufe sie noch einmal, wenn sie dann noch hier ist.',
  tryAgain: 'Erneut versuchen',
  somebody: 'Eine App',
  once: (amount) => `${amount} insgesamt`,
  every: (amount, duration) => `${amount} je ${duration}`,
  upTo: (amount, most) => `${amount} pro Sekunde, ${most} insgesamt`,
  left: (amount) => `Kann jetzt abgebucht werden: ${amount}`,
  leftUnknown: 'Was noch übrig ist, lässt sich zurzeit nicht sagen.',
  functions: (names) => `Darf ${names} aufrufen`,
  calls: (left, most) => `Aufrufe übrig: ${left} von ${most}`,
  perCall: (amount) => `Mit jedem Aufruf: höchstens ${amount}`,
  contract: 'Smart Contract',
  caller: 'Wer ihn aufrufen darf',
  atomic: (amount) => `${amount} (atomare Einheiten)`,
  unknown: 'Was sie erlaubt, lässt sich nicht anzeigen. Widerrufe sie, wenn du sie nicht kennst.',
  until: (date) => `Bis ${date}`,
  delegate: 'Wer abbuchen darf',
  revoke: 'Widerrufen',
  revoking: 'Bestätige in deiner Wallet und warte auf das Netzwerk',
  granted:
    'Die App kann im Rahmen dessen handeln, was du erlaubt hast. Du findest es in den Einstellungen und kannst es jederzeit widerrufen.',
  done: 'Fertig',
  showAll: 'Berechtigungen anzeigen',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Smart-Konto',
  intro:
    'Ein Smart-Konto führt mehrere Schritte auf einmal aus und kann jemand anderen die Netzwerkgebühr zahlen lassen. Dein Schlüssel signiert dafür.',
  twoAddresses:
    'Dein Smart-Konto und dein Schlüssel haben jeweils eine eigene Adresse. Geld bleibt, wo es ist, wenn du änderst, was zuerst kommt.',
  first: 'Kommt zuerst: Apps sehen dieses Konto, und Geld, das du anforderst, kommt hier an.',
  notFirst: 'Das eigene Konto deines Schlüssels kommt zuerst.',
  address: 'Smart-Konto',
  ownAddress: 'Dein Schlüssel',
  isThere: 'Es ist in diesem Netzwerk vorhanden.',
  isNotThere: 'Es wird mit dem ersten Senden angelegt. Geld empfangen kannst du schon vorher.',
  networks: 'Netzwerke mit Smart-Konto',
  notHere:
    'In diesem Netzwerk gibt es hier keine Smart-Konten. Verwendet wird das eigene Konto deines Schlüssels.',
  warning:
    'Gib diese Adresse nur für diese Netzwerke weiter: In anderen kann womöglich niemand bewegen, was dort ankommt.',
  failed: 'Das konnte nicht geändert werden. Versuche es noch einmal.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Zur eigenen Wallet',
  goOn: 'Weiter in deine Wallet übertragen',
  intro:
    'Übertrage nacheinander, was hier liegt, in eine eigene Wallet. Du siehst und bestätigst jeden Transfer.',
  ownAddress: (family) => `Deine eigene Adresse auf ${family}`,
  enterAddress: 'Gib zuerst die Adresse deiner eigenen Wallet ein.',
  move: (what) => `${what} übertragen`,
  last: 'Übertrage dies zuletzt: Damit werden die Gebühren für alles andere bezahlt.',
  spam: (count) =>
    plural('de', count, {
      one: '1 Objekt, das niemand angefordert hat, bleibt hier.',
      other: `${count} Objekte, die niemand angefordert hat, bleiben hier.`,
    }),
  unread: (network) =>
    `Was auf ${network} liegt, konnte nicht abgerufen werden. Es bleibt, wo es ist; versuche es noch einmal.`,
  incomplete: (network) => `Auf ${network} ist möglicherweise mehr, als hier angezeigt wird.`,
  tryAgain: 'Erneut versuchen',
  nothing: 'Hier ist nichts mehr zu übertragen.',
  reading: 'Dein Bestand wird abgerufen',
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

export const texts: readonly Words[] = [
  walletOffersTexts,
  errorsTexts,
  networksTexts,
  guideTexts,
  emailTexts,
  loginTexts,
  socialTexts,
  farcasterTexts,
  moneyTexts,
  accountTexts,
  activityTexts,
  familiesTexts,
  nftsTexts,
  profileTexts,
  receiveTexts,
  sendTexts,
  swapTexts,
  nameTexts,
  buyTexts,
  settingsTexts,
  signInTexts,
  tokensTexts,
  secureWalletTexts,
  permissionsTexts,
  smartAccountTexts,
  upgradeTexts,
]
