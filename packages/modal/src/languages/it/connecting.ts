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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'i Termini di servizio',
  privacy: 'l’Informativa sulla privacy',
  both: (terms, privacy) => `${terms} e ${privacy}`,
  agree: (what) => `Accetto ${what}`,
  agreeByConnecting: (what) => `Connettendoti accetti ${what}`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
