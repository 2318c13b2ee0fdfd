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
  back: 'Indietro',
  close: 'Chiudi',
  help: 'Aiuto',
  loadFailedTitle: 'Questa schermata non si è caricata',
  loadFailedText:
    'Forse la connessione si è interrotta. Non è stato inviato nulla e nulla è andato perso.',
  brokenTitle: 'Qui qualcosa è andato storto',
  brokenText: 'Il tuo wallet e il tuo denaro sono intatti.',
  tryAgain: 'Riprova',
  mountFailed: 'Non è stato possibile aprire la finestra del wallet in questa pagina.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `C’è una richiesta in attesa in ${wallet}.`,
  open: (wallet) => `Apri ${wallet}`,
  dismiss: 'Ignora',
  relayLost: 'La connessione al tuo wallet si è persa. Nuovo tentativo…',
  relayRefused:
    'Da questa pagina non si riesce a raggiungere il tuo wallet. Disconnettilo e connettilo di nuovo.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'i Termini di servizio',
  privacy: 'l’Informativa sulla privacy',
  both: (terms, privacy) => `${terms} e ${privacy}`,
  agree: (what) => `Accetto ${what}`,
  agreeByConnecting: (what) => `Connettendoti accetti ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Il tuo wallet dice: «${text}»`,
  networkSaid: (text) => `La rete dice: «${text}»`,
  texts: {
    'balance/unavailable': 'Il saldo non è disponibile.',
    'catalogue/unavailable':
      'Non è stato possibile caricare l’elenco dei wallet. Controlla la connessione e riprova.',
    'connection/code-unavailable':
      'Una parte di questa pagina non si è caricata. Controlla la connessione e riprova.',
    'network/unsupported-by-wallet': 'Il wallet non supporta questa rete.',
    'relay/closed': 'La connessione al servizio è stata chiusa.',
    'relay/outbox-full':
      'Ci sono troppi messaggi in attesa. Riprova quando la connessione sarà tornata.',
    'relay/refused': 'Il servizio di connessione ha rifiutato questo sito.',
    'relay/unavailable': 'Il servizio di connessione non risponde. Riprova.',
    'resources/unavailable': 'I dati non sono disponibili. Riprova.',
    'transfer/no-estimate': 'Non è stato possibile leggere la commissione di rete. Riprova.',
    'transfer/unasked': 'Non è stato possibile inviare. Riprova.',
    'wallet/already-pending': 'Apri il tuo wallet.',
    'wallet/failed': 'Errore sconosciuto.',
    'wallet/not-found':
      'Questo wallet non è disponibile in questa pagina. Sbloccalo o installalo, poi riprova.',
    'wallet/other-family':
      'Questo wallet non condivide alcun account per questo tipo di rete. Scegli un’altra rete o un altro wallet.',
    'walletconnect/link-failed':
      'Non è stato possibile creare un link. Controlla la connessione e riprova.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Il wallet non consente questo tipo di richiesta. Provane un altro.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Il wallet non supporta gli eventi di questo sito. Provane un altro.',
    'The wallet does not allow this change. Connect again.':
      'Il wallet non consente questa modifica. Connettilo di nuovo.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Il wallet non ha approvato questa rete. Connettilo di nuovo e approva la rete.',
    'The wallet does not support these networks. Try another wallet.':
      'Il wallet non supporta queste reti. Provane un altro.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Il wallet non ha alcun account per queste reti. Aggiungine uno e riprova.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Il wallet non supporta questo tipo di rete. Provane un altro.',
    'The wallet ended the connection. Connect again.':
      'Il wallet ha chiuso la connessione. Connettilo di nuovo.',
    'The wallet did not finish connecting. Try again.':
      'Il wallet non ha completato la connessione. Riprova.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Il wallet non può fare ciò che questa richiesta prevede. Inviala senza oppure usa un altro wallet.',
    'The wallet does not take several calls at once on this network.':
      'Su questa rete il wallet non accetta più chiamate insieme.',
    'The wallet knows a request of this id already. Send it again.':
      'Il wallet conosce già una richiesta con questo identificativo. Inviala di nuovo.',
    'The wallet does not know these calls.': 'Il wallet non conosce queste chiamate.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Sono più chiamate di quante il wallet ne accetti insieme. Inviane meno.',
    'The wallet cannot do all of these calls or none on this network.':
      'Su questa rete il wallet non può garantire che queste chiamate vengano eseguite tutte o nessuna.',
    'The wallet no longer knows this connection. Connect again.':
      'Il wallet non riconosce più questa connessione. Connettilo di nuovo.',
    'The request expired in the wallet. Try again.': 'La richiesta è scaduta nel wallet. Riprova.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Il wallet non ha fornito alcun account. Aprilo, scegline uno e riprova.',
    'The wallet gave an answer that cannot be read. Try again.':
      'La risposta del wallet non è leggibile. Riprova.',
    'The wallet agreed and stayed on its network':
      'Il wallet ha accettato, ma è rimasto sulla sua rete.',
    'The wallet signed a different message. Try again.':
      'Il wallet ha firmato un altro messaggio. Riprova.',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Connetti wallet',
  installed: 'Installato',
  recent: 'Recente',
  walletList: 'Wallet',
  allWallets: 'Tutti i wallet',
  continueWithWallet: 'Continua con un wallet',
  scanWithPhone: 'Scansiona con un telefono',
  newToWallets: 'Primo wallet?',
  getStarted: 'Inizia',
  noWalletTitle: 'Nessun wallet trovato',
  noWalletText: 'Installane o sbloccane uno in questo browser, poi cerca di nuovo.',
  lookAgain: 'Cerca di nuovo',

  waitingTitle: (wallet) => `Continua in ${wallet}`,
  waitingText: 'Controlla la richiesta di connessione nel tuo wallet e accettala lì.',
  pendingTitle: 'Apri il tuo wallet',
  pendingText: (wallet) => `${wallet} mostra già una richiesta. Rispondi lì.`,
  cancel: 'Annulla',
  connectedTitle: 'Connesso',
  connectedText: (wallet) => `${wallet} è connesso a questo sito.`,
  declinedTitle: 'Richiesta rifiutata',
  declinedText: (wallet) =>
    `Hai chiuso la richiesta in ${wallet}. Nulla è stato condiviso con questo sito.`,
  failedTitle: 'Connessione non riuscita',
  failedText: (reason) => sentences(reason, 'Nulla è stato condiviso con questo sito.'),
  tryAgain: 'Riprova',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Modi per connettersi',
  mobile: 'Mobile',
  browser: 'Browser',
  web: 'Web',
  desktop: 'Computer',

  codeName: (wallet) => `Codice QR da scansionare con ${wallet}`,
  anyWallet: 'un wallet',
  scanText: (wallet) => `Scansiona questo codice con ${wallet} sul tuo telefono.`,
  agreeForCode: 'Accetta e comparirà un codice da scansionare.',
  agreeForWallet: 'Accetta e prosegui nel tuo wallet.',
  preparing: 'Creazione di un link',
  refreshesIn: (left) => `Si rinnova tra ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Il codice si rinnova tra un minuto'
      : plural('it', seconds, {
          one: `Il codice si rinnova tra ${seconds} secondo`,
          many: `Il codice si rinnova tra ${seconds} di secondi`,
          other: `Il codice si rinnova tra ${seconds} secondi`,
        }),
  newCode: 'Nuovo codice',
  copyLink: 'Copia link',
  copied: 'Link copiato',
  reload: 'Rinnova codice',
  expired: 'Questo codice è scaduto.',
  linkFailed: 'Non è stato possibile creare un codice.',

  ownRelay:
    'Per i wallet impostati sul relay di questo sito. Scegli qualsiasi altro wallet dall’elenco.',
  unreachableTitle: (wallet) => `${wallet} non è raggiungibile`,
  unreachableText: (wallet) =>
    `Questo sito non può connettersi a ${wallet} su un telefono. Scegli un altro wallet per continuare.`,
  visit: (wallet) => `Visita il sito web di ${wallet}`,

  offline: 'Sei offline. Il codice funzionerà di nuovo quando tornerà la connessione.',
  unreachable:
    'Il servizio di connessione non risponde. Continuiamo a provare; nulla è andato perso.',
  refused: 'Al momento questo sito non può raggiungere i wallet su altri dispositivi.',
  tryAgain: 'Riprova',

  openTitle: (wallet) => `Continua in ${wallet}`,
  openText: (wallet) => `Approva la connessione in ${wallet}, poi torna qui.`,
  open: (wallet) => `Apri ${wallet}`,
  openAgain: (wallet) => `Riapri ${wallet}`,
  stuckTitle: (wallet) => `${wallet} non si è aperto?`,
  stuckText: 'Nulla è andato perso. Prova in un altro modo:',
  openByLink: 'Apri con il link web',
  openByScheme: 'Apri con il link dell’app',
  appStore: 'Scarica su App Store',
  playStore: 'Scarica su Google Play',
  otherDevice: 'Usa un altro dispositivo',
  chooseWallet: 'Scegli il wallet in cui continuare.',
  allWallets: 'Tutti i wallet',
  walletList: 'Wallet',

  browserText: (wallet) =>
    `${wallet} non è ancora in questo browser. Installa l’estensione; appena ci sarà, continueremo qui.`,
  getExtension: 'Ottieni l’estensione',
  browserReady: (wallet) => `${wallet} è in questo browser.`,
  continueInBrowser: 'Continua in questo browser',
  webText: (wallet) => `${wallet} si apre in un’altra scheda. Approva lì, poi torna qui.`,
  desktopText: (wallet) => `Approva la connessione in ${wallet} su questo computer.`,
  opensNewTab: 'Si apre in una nuova scheda',
  get: (wallet) => `Ottieni ${wallet}`,

  connectedTitle: 'Connesso',
  connectedText: (wallet) => `${wallet} è connesso a questo sito.`,
  declinedTitle: 'Richiesta rifiutata',
  declinedText: 'Hai chiuso la richiesta nel tuo wallet. Nulla è stato condiviso con questo sito.',
  failedTitle: 'Connessione non riuscita',
  failedText: (reason) =>
    sentences(reason, 'Nulla è stato condiviso con questo sito e nulla è andato perso.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Tutti i wallet',
  getTitle: 'Ottieni un wallet',
  downloadTitle: (wallet) => `Ottieni ${wallet}`,
  search: 'Cerca wallet',
  list: 'Wallet',
  loading: 'Caricamento dei wallet',
  noneFound: (search) => `Nessun wallet chiamato «${search}»`,
  none: 'Nessun wallet qui',
  nonePrivate: 'Nessun wallet si chiama così',
  privateText: 'Sembra un link, un indirizzo o un segreto, perciò non è uscito da questa pagina.',
  noneText: 'Controlla come è scritto o guarda l’elenco completo.',
  noneTextOrScan:
    'Controlla come è scritto. Un wallet che non è in elenco si connette con il suo codice.',
  scan: 'Scansiona con un wallet',
  anyWallet: 'WalletConnect',
  clearSearch: 'Cancella ricerca',
  failedTitle: 'L’elenco non si è caricato',
  failedText: 'Forse la connessione si è interrotta. I wallet in questo browser funzionano ancora.',
  tryAgain: 'Riprova',
  installed: 'Installato',
  recent: 'Recente',
  found: (count) =>
    plural('it', count, {
      one: `${count} wallet trovato`,
      many: `${count} di wallet trovati`,
      other: `${count} wallet trovati`,
    }),

  getText:
    'Questi sono molto usati. Qualunque tu scelga, in seguito puoi portare il tuo account in un altro.',
  exploreAll: 'Esplora tutti',

  downloadText: (wallet) =>
    `${wallet} non è ancora in questo browser. Installalo, poi torna qui e sceglilo di nuovo.`,
  orDownloadText: (wallet) => `Oppure installa ${wallet} qui, poi torna e sceglilo di nuovo.`,
  unreachableText: (wallet) =>
    `${wallet} non è raggiungibile da qui. Installalo su questo dispositivo e, se possibile, apri questa pagina al suo interno.`,
  openInAppText: (wallet) =>
    `${wallet} apre questa pagina nel proprio browser: connettiti lì. Se non si apre, prima installalo.`,
  openInApp: (wallet) => `Apri questa pagina in ${wallet}`,
  openWebApp: (wallet) => `Apri ${wallet} sul web`,
  extension: 'Estensione del browser',
  appStore: 'App per iPhone e iPad',
  playStore: 'App per Android',
  homepage: 'Sito web',
  opensNewTab: 'Si apre in una nuova scheda',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Scegli rete',
  unsupportedTitle: 'Rete non supportata',
  search: 'Cerca reti',
  list: 'Reti',
  current: 'Rete attuale',
  noneFound: (search) => `Nessuna rete chiamata «${search}»`,
  noneFoundText: 'Controlla come è scritto o guarda l’elenco completo.',
  none: 'Nessuna rete qui',
  noneText: 'Al momento questo sito non ne offre nessuna.',
  clearSearch: 'Cancella ricerca',
  whatIsANetwork: 'Che cos’è una rete?',

  waitingTitle: (wallet) => `Continua in ${wallet}`,
  waitingText: (network) =>
    `Accetta il passaggio a ${network} nel tuo wallet. Il tuo account e i tuoi fondi restano dove sono.`,
  doneTitle: 'Rete cambiata',
  declinedTitle: 'Richiesta rifiutata',
  declinedText: 'Resti sulla rete in cui eri. Non è cambiato altro.',
  failedTitle: 'Cambio non riuscito',
  failedText: (reason) => sentences(reason, 'Resti sulla rete in cui eri.'),
  cancel: 'Annulla',
  tryAgain: 'Riprova',

  unsupportedText: (wallet) =>
    `${wallet} è su una rete che questo sito non usa. Scegli una di queste per continuare. I tuoi fondi sono al sicuro dove sono.`,
  yourWallet: 'Il tuo wallet',
  disconnect: 'Disconnetti',
  notApproved: (wallet) => `Non approvata da ${wallet}`,
  noWallet: 'Ancora nessun wallet',
  connect: 'Connetti',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Che cos’è un wallet?',
  networkTitle: 'Che cos’è una rete?',
  walletCards: [
    {
      title: 'La casa di ciò che è tuo',
      text: 'Custodisce e mostra le tue criptovalute, i tuoi token e i tuoi collezionabili, e li invia dove dici tu.',
    },
    {
      title: 'Un nuovo modo di accedere',
      text: 'Invece di una password, confermi con il tuo wallet. Nessun sito conosce mai la tua chiave.',
    },
    {
      title: 'Soltanto tuo',
      text: 'Solo tu hai la chiave. Nessuno può ripristinarla per te: conserva al sicuro la sua frase di recupero e non dirla a nessuno.',
    },
  ],
  getWallet: 'Ottieni un wallet',

  networkCards: [
    {
      title: 'Dove tutto avviene',
      text: 'Una rete è un registro pubblico tenuto insieme da molti computer. Le tue criptovalute si trovano su una di esse.',
    },
    {
      title: 'Stesso indirizzo, denaro separato',
      text: 'Il tuo indirizzo può essere lo stesso su più reti, ma ciò che hai su una non è sulle altre.',
    },
    {
      title: 'Le commissioni variano',
      text: 'Ogni rete ha una propria moneta con cui si pagano le sue commissioni e un proprio prezzo per una transazione.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Conferma email',
  deviceTitle: 'Registra dispositivo',
  passkeyTitle: 'Passkey',
  email: 'Indirizzo email',
  continue: 'Continua',
  device: 'Approva questo dispositivo',
  deviceSent: (email) =>
    `È stato inviato un link a ${email}. Aprilo e conferma lì che questo dispositivo è tuo.`,
  waitLonger: (seconds) => `Riprova tra ${seconds} s`,
  connected: 'Accesso effettuato.',
  usePasskey: 'Usa una passkey',
  passkeyWaiting: 'Il tuo dispositivo chiede la tua passkey',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Nulla è stato condiviso con questo sito.'),
  declined: 'Hai chiuso la richiesta. Nulla è stato condiviso con questo sito.',
  connected: 'Accesso effettuato.',
  tryAgain: 'Riprova',
  otherWay: 'Usa un altro modo',
  notEmail: 'Scrivi un indirizzo email, ad esempio ada@example.com.',
  sent: (email) => `Scrivi il codice inviato a ${email}.`,
  code: 'Codice',
  checking: 'Verifica del codice',
  resend: 'Reinvia codice',
  sending: 'Invio di un codice',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Continua con',
  continueWith: (service) => `Continua con ${service}`,
  more: 'Altri servizi',
  waiting: (service) => `Continua nella finestra di ${service}`,
  noPassword: 'Questo sito non viene a sapere nulla di ciò che fai lì.',
  blocked:
    'Il tuo browser non ha lasciato aprire nessuna finestra. Consenti le finestre per questa pagina e riprova.',
  timedOut: 'La finestra è stata chiusa. Riprova o usa un altro modo.',
  inThisPage: 'Continua in questa pagina',
  closed: 'La finestra è stata chiusa. Se avevi finito, si prosegue da soli.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Scansiona questo codice con la fotocamera del tuo telefono e accetta nell’app Farcaster.',
  agree: 'Accetta nell’app Farcaster, poi torna qui.',
  codeName: 'Codice QR per continuare nell’app Farcaster',
  preparing: 'Creazione di un link',
  open: 'Apri Farcaster',
  copyLink: 'Copia link',
  copied: 'Link copiato',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Questa parte non si è caricata.',
  tryAgain: 'Riprova',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `Codice QR che apre questa pagina in ${wallet}`,
  scan: (wallet) =>
    `Scansiona questo codice con la fotocamera del tuo telefono: questa pagina si apre in ${wallet}.`,
  local:
    'L’indirizzo di questa pagina può essere aperto solo da questo computer. Il codice funzionerà quando la pagina sarà sul web.',
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
