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
  amount: 'Importo',
  max: 'Max',
  tryAgain: 'Riprova',
  twoReadings:
    'Si può leggere in due modi. Scrivi gli importi interi senza separatori e gli altri con uno zero in più, ad esempio 1,2340',
  maxAmount: (amount) => `Max ${amount}`,
  maxLeaves: (fee) => `Il massimo lascia ${fee} per la commissione`,
  have: (amount) => `Hai ${amount}.`,
  badAmount: (decimals) =>
    plural('it', decimals, {
      one: `Usa cifre e un solo punto o una sola virgola, con al massimo ${decimals} decimale`,
      many: `Usa cifre e un solo punto o una sola virgola, con al massimo ${decimals} di decimali`,
      other: `Usa cifre e un solo punto o una sola virgola, con al massimo ${decimals} decimali`,
    }),
  inToken: (symbol) => `Scrivi l’importo in ${symbol}`,
  inDollars: 'Scrivi l’importo in dollari',
  selectToken: 'Scegli token',
  changeToken: (symbol) => `${symbol}, cambia token`,
  recipient: 'Destinatario',
  addressOrName: 'Indirizzo o nome',
  paste: 'Incolla',
  clear: 'Cancella destinatario',
  recent: 'Destinatari recenti',
  recentLabel: 'Recenti',
  looking: 'Ricerca del nome',
  wholeAddress: 'Indirizzo completo',
  wholeAddressOf: (name) => `Indirizzo completo di ${name}`,
  copyAddress: 'Copia indirizzo',
  copied: 'Indirizzo copiato',
  network: 'Rete',
  fee: 'Commissione di rete',
  feePaidIn: (symbol) => `Commissione di rete, pagata in ${symbol}`,
  costs: { recipientAccount: 'Apre un account per questo token, una sola volta' },
  feeAtMost: (fee) => `fino a ${fee}`,
  feeUnread: 'La mostra il tuo wallet',
  lookingToken: 'Verifica del token',
  noTokenThere: (network) => `Non c’è alcun token a questo indirizzo su ${network}`,
  unlisted:
    'Questo token non è in nessun elenco. Chiunque può crearne uno con qualsiasi nome, e può non valere nulla. Usalo solo se ne conosci l’indirizzo.',
  takeToken: (symbol) => `Usa ${symbol}`,
  suggested: 'Token suggeriti',
  search: 'Cerca token',
  tokensOn: (network) => `I tuoi token su ${network}`,
  missing: (network) =>
    `Non è stato possibile leggere tutti i token su ${network}. Sono al sicuro dove sono.`,
  noToken: (text) => `Nessun token chiamato «${text}»`,
  clearSearch: 'Cancella ricerca',
  exactly: (amount) => `Esattamente ${amount}`,
  total: 'Totale con commissione',
  confirm: 'Conferma',
  confirmIn: (wallet) => `Conferma in ${wallet}`,
  cancel: 'Annulla',
  notices: {
    declined: 'Richiesta rifiutata. Non è stato inviato nulla.',
    walletChanged: 'Il tuo wallet è cambiato. Controlla di nuovo.',
    feeUnread:
      'Non è stato possibile leggere la commissione di rete. Il tuo wallet la mostra prima che tu confermi.',
    wrongNetwork:
      'Il tuo wallet è su un’altra rete. Cambiala, poi conferma di nuovo. Non è stato inviato nulla.',
  },
  failed: (reason) => sentences(reason, 'Non è stato inviato nulla.'),
  somethingWrong: 'Qualcosa è andato storto',
  chainFailed: 'La rete l’ha rifiutata',
  chainFailedHint: 'Non si è mosso nulla, a parte la commissione di rete.',
  dropped: 'Scartata, non è stato inviato nulla',
  droppedHint: 'La rete ha dimenticato la transazione prima che entrasse in un blocco.',
  replaced: 'Sostituita',
  replacedHint: 'Un’altra tua transazione ha preso il suo posto. Guarda nel tuo wallet.',
  reading: 'Rilettura dalla blockchain',
  matches: 'Riletto dalla blockchain: corrisponde',
  matchesHint: 'Destinatario, importo e rete sono quelli che hai confermato.',
  unread: 'Non ancora leggibile',
  unreadHint: 'La lettura si ripete da sola.',
  partlyCompared: 'Confronto incompleto',
  partlyComparedHint:
    'La transazione è sulla blockchain, ma non è stato possibile confrontarla per intero con ciò che hai confermato.',
  done: 'Fatto',
  explorer: 'Vedi nell’explorer',
  unknown: 'Esito sconosciuto',
  unknownHint: 'Potrebbe essere stata inviata. Guarda in Attività prima di riprovare.',
  looked: 'Ho guardato',
  alarm: 'Non è ciò che hai confermato',
  alarmHint:
    'Il tuo wallet ha inviato qualcos’altro, e non si può annullare. Smetti di usare questo wallet. Sposta ciò che resta da un dispositivo di cui ti fidi.',
  youConfirmed: 'Hai confermato',
  onChain: 'Sulla blockchain',
  parts: {
    network: 'Rete',
    sender: 'Mittente',
    recipient: 'Destinatario',
    amount: 'Importo, nelle unità più piccole',
    asset: 'Token o chiamata',
  },
  read: 'Ho letto',
  unknownBalance: 'Saldo sconosciuto',
  nothing: 'Non c’è nulla da confermare',
  nothingHint: 'Ciò che era qui è concluso, e al tuo wallet non viene chiesto nulla.',
  back: 'Torna al modulo',
  noNetwork: 'Scegli prima una rete',
  noNetworkHint: 'Il tuo wallet è su una rete che questa pagina non usa.',
  networks: 'Scegli rete',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Account',
  copyAddress: 'Copia indirizzo',
  copied: 'Indirizzo copiato',
  balance: 'Saldo',
  balanceFailed: 'Saldo dei token non disponibile',
  balanceUnread: 'Non è stato possibile leggere il tuo saldo. È al sicuro dove è.',
  balanceStale: 'Aggiornamento non riuscito. Questo è l’ultimo saldo che abbiamo visto.',
  notPriced: 'Una parte non ha un prezzo e non è in questa somma.',
  notWhole: 'Non è stato possibile leggere tutto.',
  tryAgain: 'Riprova',
  network: 'Rete',
  parts: 'Ciò che contiene questo account',
  disconnect: 'Disconnetti',
  differs: 'Ciò che il tuo wallet ha inviato non è ciò che hai confermato.',
  lookAtIt: 'Guarda',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Attività',
  verbs: {
    approve: 'Approvato',
    borrow: 'Preso in prestito',
    burn: 'Bruciato',
    buy: 'Acquistato',
    cancel: 'Annullato',
    claim: 'Riscosso',
    deploy: 'Pubblicato',
    deposit: 'Depositato',
    execute: 'Eseguito',
    mint: 'Coniato',
    receive: 'Ricevuto',
    repay: 'Rimborsato',
    send: 'Inviato',
    stake: 'Messo in staking',
    trade: 'Scambiato',
    unstake: 'Tolto dallo staking',
    withdraw: 'Prelevato',
  },
  sending: 'Invio in corso',
  pending: 'In attesa',
  failedTag: 'Fallita',
  dropped: 'Scartata, non è stato inviato nulla',
  replaced: 'Sostituita',
  lookAlike: 'Imitazione',
  lookAlikeHint: (known) => `Da un indirizzo fatto per somigliare a ${known}.`,
  thisWeek: 'Questa settimana',
  emptyTitle: 'Ancora nessuna attività',
  empty: 'Qui compare ciò che fa questo account.',
  unsupported: 'La cronologia di questa rete non è disponibile qui.',
  incomplete: 'Non è stato possibile leggere una parte di questa cronologia.',
  failed: 'Impossibile caricare le transazioni',
  failedHint: 'Nulla è andato perso. Controlla la connessione.',
  tryAgain: 'Riprova',
  more: 'Mostra altro',
  imitates: 'Conosci questo indirizzo:',
  imitation: 'Questo gli somiglia soltanto:',
  copyAddress: 'Copia l’indirizzo che gli somiglia',
  copyWarning: 'Chi ha creato questo indirizzo spera che tu gli invii denaro per errore.',
  copyAnyway: 'Copia comunque',
  copied: 'Indirizzo copiato',
  explorer: 'Vedi nel block explorer',
  justNow: 'ora',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} h`,
  differs: 'Non come confermato',
  unmatched: 'Controlla il destinatario',
  newer: 'Più recenti',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Passa a ${family}`,
  waitingTitle: (wallet) => `Continua in ${wallet}`,
  waitingText: 'Ti viene chiesto una volta per ogni tipo di rete. Accetta quelle che ti servono.',
  connectedTitle: 'Connesso',
  connectedText: (wallet) => `${wallet} è connesso a questo sito.`,
  someText: 'Puoi proseguire o riprovare con le altre.',
  declinedTitle: 'Richiesta rifiutata',
  failedTitle: 'Connessione non riuscita',
  nothingText: 'Nulla è stato condiviso con questo sito.',
  list: 'Tipi di rete',

  accept: 'Accetta la richiesta lì',
  openWallet: 'Apri il tuo wallet',
  noAnswer: 'Ancora nessuna risposta',
  waiting: 'In attesa',
  connected: 'Connesso',
  declined: 'Rifiutata, nulla è stato condiviso',
  tryAgain: 'Riprova',
  cancel: 'Annulla',
  continueWith: (family) => `Continua con ${family}`,
  continueWithSeveral: (count) => `Continua con ${count}`,

  goOnWith: (wallet, account) =>
    `Prosegui con ${wallet}, ${account}. Gli altri tuoi wallet restano connessi.`,
  connectFirst:
    'Non c’è ancora alcun wallet connesso per questo tipo di rete. Gli altri tuoi wallet restano connessi.',
  connectWallet: 'Connetti wallet',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'NFT di questo account',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('it', count, {
      one: `${count} NFT spam nascosto`,
      many: `${count} di NFT spam nascosti`,
      other: `${count} NFT spam nascosti`,
    }),
  shown: (count) =>
    plural('it', count, {
      one: `${count} NFT spam`,
      many: `${count} di NFT spam`,
      other: `${count} NFT spam`,
    }),
  emptyTitle: 'Ancora nessun NFT',
  empty: 'Qui compaiono i collezionabili che ricevi.',
  unsupported: 'I collezionabili di questa rete non sono disponibili qui.',
  incomplete: 'Non è stato possibile leggere alcuni dei tuoi NFT. Sono al sicuro dove sono.',
  failed: 'Non è stato possibile leggere i tuoi NFT',
  failedHint: 'Sono al sicuro dove sono.',
  tryAgain: 'Riprova',
  more: 'Mostra altro',
  collection: 'Collezione',
  tokenId: 'ID del token',
  pieces: 'Hai',
  network: 'Rete',
  contract: 'Contratto',
  copyContract: 'Copia contratto',
  copied: 'Copiato',
  send: 'Invia',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Wallet',
  active: 'Attivo',
  use: 'Usa',
  add: 'Aggiungi',
  addFor: (family) => `Aggiungi un wallet: ${family}`,
  noneConnected: 'Nessuno connesso',
  more: (account) => `Altro su ${account}`,
  copyAddress: 'Copia indirizzo',
  copied: 'Indirizzo copiato',
  disconnect: (wallet) => `Disconnetti ${wallet}`,
  hint: 'È il tuo wallet a decidere quali account mostrare a questo sito.',
  types: {
    eoa: 'Account',
    smartAccount: 'Smart account',
    payment: 'Pagamenti',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Ricevi',
  networksTitle: 'Reti compatibili',
  fundTitle: 'Aggiungi fondi',
  code: (network) => `Codice QR del tuo indirizzo su ${network}`,
  amount: 'Importo',
  amountOptional: 'Importo, facoltativo',
  badAmount: (decimals) =>
    plural('it', decimals, {
      one: `Usa cifre e un solo punto o una sola virgola, con al massimo ${decimals} decimale`,
      many: `Usa cifre e un solo punto o una sola virgola, con al massimo ${decimals} di decimali`,
      other: `Usa cifre e un solo punto o una sola virgola, con al massimo ${decimals} decimali`,
    }),
  yourAddress: (network) => `Il tuo indirizzo su ${network}`,
  copyAddress: 'Copia indirizzo',
  copyLink: 'Copia link di pagamento',
  copied: 'Indirizzo copiato',
  linkCopied: 'Link di pagamento copiato',
  alsoOn: (count) =>
    plural('it', count, {
      one: `Anche su ${count} rete`,
      many: `Anche su ${count} di reti`,
      other: `Anche su ${count} reti`,
    }),
  sameAddress:
    'Il tuo indirizzo è lo stesso su ognuna di queste reti. Invia solo tramite una di esse: ciò che viene inviato tramite un’altra rete può andare perso.',
  fund: 'Il denaro arriva su questo account da un altro wallet o da un exchange.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Invia',
  selectTitle: 'Scegli token',
  lookAlikeTitle: 'Controlla l’indirizzo',
  reviewTitle: 'Rivedi invio',
  sentTitle: 'Inviato',
  buttons: {
    selectToken: 'Scegli token',
    addAmount: 'Aggiungi importo',
    incorrectValue: 'Valore errato',
    insufficientFunds: 'Fondi insufficienti',
    unknownBalance: 'Saldo sconosciuto',
    addAddress: 'Aggiungi indirizzo',
    invalidAddress: 'Indirizzo non valido',
    previewSend: 'Rivedi invio',
    unsupportedChain: 'Rete non supportata',
  },
  youSend: 'Invii',
  balanceUnknown: 'Non è stato possibile leggere il tuo saldo. È al sicuro dove è.',
  noFee: (symbol) => `Saldo ${symbol} insufficiente per la commissione di rete`,
  to: 'A',
  problems: {
    invalid: 'Questo non è un indirizzo di questa rete.',
    checksum: 'Il checksum non corrisponde: controlla ogni lettera.',
    required: 'Questo link chiede qualcosa che qui non è noto.',
    letters: 'Lettere di alfabeti diversi, o che nessun nome può avere.',
    unregistered: 'Questo nome non è registrato.',
    lookupFailed: 'Non è stato possibile cercare il nome. Riprova o incolla l’indirizzo.',
    tokenContract:
      'Questo è il contratto di un token e non l’account di un utente. Ciò che riceve va perso.',
  },
  otherNetwork: (name) => `Questo link è per ${name}. Prima cambia rete oppure cancellalo.`,
  switchTo: (name) => `Passa a ${name}`,
  unknownNetwork: 'un’altra rete',
  notKnown: 'Non è l’indirizzo che conosci',
  onlyEnds:
    'Corrispondono solo le estremità. I truffatori creano indirizzi così per farsi pagare per errore.',
  bait: 'Conosci questo indirizzo solo da trasferimenti di importo zero. I truffatori li fanno perché tu copi l’indirizzo.',
  known: 'Noto a te',
  entered: 'Scritto da te',
  useKnown: 'Usa l’indirizzo noto',
  useEntered: 'Usalo comunque',
  pressAgain: 'Premi di nuovo per usarlo',
  leaves: 'Esce dal tuo account',
  arrives: (name) => `Arriva a ${name}`,
  reserve: (amount) =>
    `I wallet mettono da parte fino a ${amount} per la commissione, e tu hai meno. Il tuo potrebbe rifiutare.`,
  keepsPart: (amount) => `Questo token trattiene ${amount} da ogni trasferimento come questo.`,
  contract:
    'Questo indirizzo è un contratto e non gli hai mai inviato nulla. Potrebbe tenere per sempre ciò che riceve: chiedi al destinatario se si può usare.',
  firstTime: 'È la prima volta che invii a questo indirizzo. Verificalo con il destinatario.',
  notices: {
    tokenMissing: 'Questo account non ha il token richiesto. Scegline un altro.',
    lookAlike: 'Questo indirizzo si spaccia per uno che conosci. Controllalo prima di proseguire.',
    wouldFail: 'La rete dice che questo trasferimento fallirebbe. Non è stato inviato nulla.',
    feeUnknown:
      'Non è stato possibile leggere la commissione di rete, quindi non si sa quanto si possa inviare. Riprova o scrivi un importo.',
    feeRose:
      'La commissione di rete è aumentata. Controlla di nuovo l’importo. Non è stato inviato nulla.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'La rete conta questo token in unità diverse da quelle mostrate in questa pagina. Non è stato inviato nulla. Non inviarlo da qui.'
      case 'transfer/decimals-unread':
        return 'La rete non ha detto in quali unità conta questo token. Non è stato inviato nulla. Attendi un momento o riprova.'
      case 'transfer/sender-minimum':
        return `La rete vuole che nel tuo account restino ${least} ${symbol} oltre alla commissione. Invia di meno.`
      case 'transfer/recipient-minimum':
        return `Questo indirizzo non ha ancora nulla, e lì la rete non accetta meno di ${least} ${symbol}. Invia di più.`
      case 'transfer/frozen':
        return `L’emittente di questo token ne ha congelato una parte. Invia al massimo ${most}.`
      case 'transfer/too-many-accounts':
        return `Questo token è distribuito tra molti tuoi account. Invia al massimo ${most} per volta, e il resto dopo.`
      default:
        return null
    }
  },
  failedOnSolana: 'Non è stato possibile inviare la transazione. Riprova.',
  started: 'Transazione avviata',
  sent: (amount) => `Inviato: ${amount}`,
  pending: 'In viaggio. Arriva con uno dei prossimi blocchi.',
  confirmed: (to) => `È arrivato a ${to}.`,
  comparing: 'Confronto dell’indirizzo',
  notCompared:
    'Non è stato possibile leggere la tua cronologia, quindi questo indirizzo non è stato confrontato con quelli che conosci. Controllalo tutto.',
  lessArrived: 'È arrivato meno di quanto inviato',
  lessArrivedHint: (arrived, sent) =>
    `Secondo il token l’importo arrivato è ${arrived} su ${sent}. Ne trattiene una parte, oppure non fa ciò che dice.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Impostazioni',
  address: 'Il tuo indirizzo completo',
  copyAddress: 'Copia indirizzo',
  copied: 'Indirizzo copiato',
  explorer: (name) => `Vedi su ${name}`,
  opensNewTab: 'Si apre in una nuova scheda',
  appearance: 'Aspetto',
  appearances: { system: 'Sistema', light: 'Chiaro', dark: 'Scuro' },
  language: 'Lingua',
  wallets: 'Account e wallet',
  disconnect: 'Disconnetti',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Accedi',
  heading: (site) => `Accedi a ${site}`,
  headingAnywhere: 'Accedi con il tuo wallet',
  explanation: 'Firmi il messaggio qui sotto. Non costa nulla e non muove nulla.',
  message: 'Messaggio da firmare',
  sign: 'Firma',
  cancel: 'Annulla',
  continueIn: (wallet) => `Continua in ${wallet}`,
  returning: (wallet) => `Ritorno alla rete precedente. ${wallet} potrebbe chiederti conferma.`,
  checking: 'Verifica della tua firma',
  checkingText: 'Ci vuole un momento.',
  declined: 'Firma rifiutata',
  smartAccount: 'Questa applicazione potrebbe non supportare gli smart account',
  unavailable: 'Si è verificato un problema all’avvio dell’autenticazione',
  refused: (reason) => `Il server dice: «${reason}»`,
  warnings: {
    domain: (page, named) =>
      `Questa pagina è ${page}, ma il messaggio nomina un altro sito: ${named}`,
    flagged: (domain) => `${domain} è segnalato come ingannevole. Non firmare.`,
    imitation: 'Sembra un messaggio di accesso, ma non lo è. Non firmare.',
    account: 'Il messaggio nomina un account che non è il tuo.',
    uri: (uri) => `Accederesti a un altro indirizzo: ${uri}`,
    chain: (named, wallet) => `Il messaggio nomina ${named}. Il tuo wallet è su ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Scambia',
  selectTitle: 'Scegli token',
  reviewTitle: 'Rivedi scambio',
  doneTitle: 'Scambiato',
  buttons: {
    unsupportedNetwork: 'Scambi non supportati su questa rete',
    selectToken: 'Scegli token',
    enterAmount: 'Scrivi l’importo',
    insufficientBalance: 'Saldo insufficiente',
    insufficientLiquidity: 'Liquidità insufficiente',
    reviewSwap: 'Rivedi scambio',
  },
  youPay: 'Paghi',
  youReceive: 'Ricevi',
  estimate: 'Stima',
  payWith: (symbol) => `Paga con ${symbol}`,
  receive: (symbol) => `Ricevi ${symbol}`,
  switchTokens: 'Inverti i token',
  tokensOn: (network) => `Token su ${network}`,
  rate: 'Tasso',
  minimum: 'Ricevi almeno',
  impact: 'Impatto sul prezzo',
  slippage: 'Slippage',
  slippageHint:
    'Quanto meno della stima può arrivare. Se arrivasse ancora meno, lo scambio non avviene.',
  slippageField: 'Slippage in percentuale',
  slippageHigh: 'Con uno slippage così alto puoi ricevere molto meno di quanto stimato.',
  untried:
    'La rete non ha potuto provare prima questo scambio. Ciò che arriva è stato letto solo dalla transazione.',
  impactHigh: 'Ciò che ricevi vale molto meno di ciò che paghi.',
  reading: 'Richiesta del prezzo',
  pays: 'Paghi',
  gets: 'Ricevi, secondo la stima',
  approve: (symbol) => `Approva ${symbol}`,
  reset: (symbol) => `Annulla l’approvazione di ${symbol}`,
  swap: 'Scambia',
  approveAndSwap: 'Approva e scambia',
  approving: (symbol) => `Approvazione di ${symbol}`,
  steps: {
    batch:
      'Il tuo wallet approva esattamente questo importo e scambia in una volta sola: avvengono entrambe le cose o nessuna.',
    reset:
      'Prima viene ritirata la vecchia approvazione, poi l’exchange può prendere esattamente questo importo.',
    approve: 'Prima permetti all’exchange di prendere esattamente questo importo, poi scambi.',
  },
  notices: {
    wouldFail:
      'La rete dice che questo scambio fallirebbe, perché i prezzi si sono mossi. Torna indietro per averne uno nuovo.',
    priceMoved: 'Il prezzo si è mosso. Guarda di nuovo gli importi.',
  },
  refused: (reason) =>
    `Lo scambio proposto è stato rifiutato. ${reason} Al tuo wallet non è stato chiesto nulla.`,
  started: 'Transazione avviata',
  swapped: (paid) => `Scambiato: ${paid}`,
  pending: (least) => `In viaggio. Con uno dei prossimi blocchi ricevi almeno ${least}.`,
  confirmed: (least) => `Lo scambio è fatto: nel tuo account hai ricevuto almeno ${least}.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Compra',
  fund: 'Compra con carta o conto bancario',
  title: 'Scegli fornitore',
  tokenTitle: 'Scegli token',
  currencyTitle: 'Scegli valuta',
  progressTitle: 'Acquisto in corso',
  helpTitle: 'Che cos’è l’acquisto?',
  youPay: 'Paghi',
  badAmount: 'Usa cifre e un solo punto o una sola virgola, con al massimo 2 decimali',
  tooLittle: (limit) => `Paga almeno ${limit}`,
  tooMuch: (limit) => `Paga al massimo ${limit}`,
  receive: (symbol) => `Ricevi ${symbol}`,
  receiveTitle: 'Ricevi, secondo la stima',
  providers: 'Fornitori',
  fee: (least, most) => `Commissione da ${least} a ${most}`,
  asking: 'Richiesta del prezzo',
  noQuote: 'Al momento non dà un prezzo',
  gives: (amount) => `Circa ${amount}`,
  loading: 'Ricerca di ciò che si può comprare',
  sample:
    'Stima: non è possibile interrogare chi vende. Sono le cifre abituali, e con queste non si può comprare nulla.',
  sampleFee: (fee) => `Commissione abituale: ${fee}`,
  nothingSold: (network) => `Su ${network} non si vende nulla`,
  nothingSoldHint: 'Scegli un’altra rete o ricevi da un altro wallet.',
  networks: 'Reti',
  tryAgain: 'Riprova',
  sandbox: 'Ambiente di prova: qui non si vende nulla di reale e non si paga nulla.',
  leaves: 'Paghi sulla pagina del fornitore. La tua carta e i tuoi documenti non arrivano mai qui.',
  failed: (reason) => `Non è stato comprato nulla. ${reason}`,
  foreignPage: (host) =>
    `Il server ha indicato una pagina su ${host}, che non appartiene a nessuno che venda qui. Non è stata aperta e non è stato comprato nulla.`,
  opening: (provider) => `Apertura di ${provider}`,
  waiting: (provider) => `Continua su ${provider}`,
  waitingHint:
    'Paga sulla pagina che si è aperta. Questa schermata ti avvisa all’arrivo; puoi chiuderla.',
  waitingUnknown: 'Paga sulla pagina che si è aperta. Ciò che compri compare nel tuo account.',
  blocked: 'Il tuo browser non ha lasciato aprire nessuna pagina. Aprila tu:',
  open: (provider) => `Apri ${provider}`,
  copyLink: 'Copia link',
  copied: 'Link copiato',
  opensNewTab: 'si apre in una nuova scheda',
  paid: 'Pagato',
  paidHint: (amount) => `In viaggio verso il tuo indirizzo: ${amount}.`,
  delivered: (amount) => `Arrivato: ${amount}`,
  deliveredHint: 'Lo trovi nel tuo account.',
  notDelivered: 'Non comprato',
  notDeliveredHint: 'Il fornitore dice che non viene consegnato nulla.',
  goesTo: 'Va a',
  again: 'Ricomincia',
  done: 'Fatto',
  activity: 'Vedi in Attività',
  helpCards: [
    {
      title: 'Dal denaro alle criptovalute',
      text: 'Un fornitore addebita la tua carta o riceve il tuo bonifico e invia criptovalute al tuo indirizzo.',
    },
    {
      title: 'Il fornitore vede chi sei',
      text: 'È un’azienda a sé, con regole proprie, e può chiederti i documenti. Questa pagina le dà il tuo indirizzo e l’importo, e nient’altro.',
    },
    {
      title: 'Ha un costo',
      text: 'I fornitori trattengono dall’uno al due per cento o più, e la rete ha la sua commissione. Confronta prima di pagare.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Scegli un nome',
  registerTitle: 'Registra nome',
  registeredTitle: 'Nome registrato',
  intro:
    'Un nome sta al posto del tuo indirizzo. Gli altri inviano a quel nome, e nessuno deve copiare un indirizzo.',
  own: 'I tuoi nomi',
  name: 'Nome',
  rules: '4 o più caratteri: a-z, 0-9 e -',
  unreadable: 'Usa solo a-z, 0-9 e -',
  tooShort: 'Scrivi almeno 4 caratteri',
  suggestions: 'Nomi simili',
  searching: 'Ricerca di nomi',
  searchFailed: 'Non è stato possibile cercare i nomi.',
  tryAgain: 'Riprova',
  noneFree: 'Questi sono tutti presi. Scrivi un altro nome.',
  noneFound: 'Qui non c’è un nome così. Scrivine un altro.',
  available: 'Disponibile',
  taken: 'Preso',
  register: 'Registra',
  leadsTo: (network) => `Porta al tuo indirizzo su ${network}`,
  free: 'Non costa nulla. Il nome resta con questo indirizzo e non si può restituire.',
  signed: 'Ciò che firma il tuo wallet',
  confirmIn: (wallet) => `Conferma in ${wallet}`,
  registering: 'Registrazione',
  back: 'Scegli un altro nome',
  notices: {
    declined: 'Firma rifiutata. Non è stato registrato nulla.',
    unsupported: 'Su questa rete non si offrono nomi.',
    walletChanged: 'Il tuo wallet è cambiato. Controlla di nuovo.',
    unavailable: 'Il server non risponde. Per quanto si sa, non è stato registrato nulla. Riprova.',
  },
  unsigned: 'Il tuo wallet non ha firmato. Non è stato registrato nulla.',
  walletSaid: (reason) => `Il tuo wallet non ha firmato: ${reason}`,
  registered: (name) => `${name} è tuo`,
  registeredHint: 'Da ora gli altri possono inviare a questo nome.',
  done: 'Fatto',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Token',
  list: 'Token di questo account',
  hidden: (count) =>
    plural('it', count, {
      one: `${count} token spam nascosto`,
      many: `${count} di token spam nascosti`,
      other: `${count} token spam nascosti`,
    }),
  shown: (count) =>
    plural('it', count, {
      one: `${count} token spam`,
      many: `${count} di token spam`,
      other: `${count} token spam`,
    }),
  emptyTitle: 'Ancora nessun token',
  empty: 'Qui compare ciò che ricevi.',
  failed: 'Saldo dei token non disponibile',
  failedHint: 'Non è stato possibile leggere i tuoi token. Sono al sicuro dove sono.',
  stale: (when) => `Aggiornamento non riuscito. Ultimo aggiornamento: ${when}.`,
  missing: (network) =>
    `Non è stato possibile leggere tutti i token su ${network}. Sono al sicuro dove sono. Riprova tra un momento.`,
  tryAgain: 'Riprova',
  fund: 'Aggiungi fondi',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Approva',
  codeTitle: 'Codice di recupero',
  saveCode: 'Salva il tuo codice di recupero',
  walletTitle: 'Wallet sicuro',
  updateTitle: 'Modifica email',
  primaryTitle: 'Conferma email attuale',
  secondaryTitle: 'Conferma nuova email',
  otherEmail: 'Usa un altro indirizzo',
  editEmail: 'Modifica email',
  newEmail: 'Nuovo indirizzo email',
  save: 'Salva',
  done: 'Fatto',
  ways: 'Modi per accedere',
  addPasskey: 'Aggiungi una passkey',
  recover: 'Recupera con una passkey',
  setPassword: 'Imposta una password',
  export: 'Esporta wallet',
  forget: 'Disconnetti gli altri dispositivi',
  delete: 'Elimina wallet',
  changed: 'Email modificata',
  unchanged: (reason) => sentences(reason, 'Il tuo indirizzo non è cambiato.'),
  inFrame: 'Questa pagina non può vedere né premere nulla qui sotto.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Autorizzazioni',
  createdTitle: 'Autorizzazione concessa',
  intro:
    'Queste applicazioni possono agire per questo account senza chiedertelo di nuovo, entro limiti fatti rispettare da un contratto.',
  none: 'Nessuna autorizzazione',
  noneText: 'Nessuna applicazione può agire da sola per questo account.',
  reading: 'Lettura delle tue autorizzazioni',
  unread: 'Non è stato possibile leggere le tue autorizzazioni. Sono rimaste com’erano.',
  unsupported:
    'Questo wallet non può revocare autorizzazioni. Collega il wallet che ha concesso questa e riprova.',
  notEnded:
    'La rete non ha ancora terminato questa autorizzazione. Ricontrolla tra un minuto e revocala di nuovo se è ancora qui.',
  tryAgain: 'Riprova',
  somebody: 'Un’applicazione',
  once: (amount) => `${amount} in tutto`,
  every: (amount, duration) => `${amount} ogni ${duration}`,
  upTo: (amount, most) => `${amount} al secondo, ${most} in tutto`,
  left: (amount) => `Prelevabile ora: ${amount}`,
  leftUnknown: 'Ora non si può dire quanto resta.',
  functions: (names) => `Può chiamare ${names}`,
  calls: (left, most) => `Chiamate rimaste: ${left} su ${most}`,
  perCall: (amount) => `Con ogni chiamata: ${amount} al massimo`,
  contract: 'Contratto',
  caller: 'Chi può chiamarlo',
  atomic: (amount) => `${amount} (unità atomiche)`,
  unknown: 'Non è possibile mostrare ciò che consente. Ritirala se non la conosci.',
  until: (date) => `Scadenza: ${date}`,
  delegate: 'Chi può prelevare',
  revoke: 'Revoca',
  revoking: 'Conferma nel tuo wallet e attendi la rete',
  granted:
    'L’applicazione può agire entro ciò che hai consentito. La trovi in Impostazioni e puoi revocarla in qualsiasi momento.',
  done: 'Fatto',
  showAll: 'Mostra autorizzazioni',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Smart account',
  intro:
    'Uno smart account esegue più passaggi insieme e può far pagare la commissione di rete a qualcun altro. La tua chiave firma per lui.',
  twoAddresses:
    'Il tuo smart account e la tua chiave hanno ciascuno un proprio indirizzo. Il denaro resta dove è quando cambi quale viene per primo.',
  first: 'Viene per primo: le applicazioni vedono questo, e il denaro che chiedi arriva qui.',
  notFirst: 'Viene per primo l’account proprio della tua chiave.',
  address: 'Smart account',
  ownAddress: 'La tua chiave',
  isThere: 'È su questa rete.',
  isNotThere: 'Viene creato con il tuo primo invio. Puoi ricevere denaro anche prima.',
  networks: 'Reti che lo hanno',
  notHere: 'Qui questa rete non ha smart account. Si usa l’account proprio della tua chiave.',
  warning:
    'Comunica questo indirizzo solo per queste reti: su altre può darsi che nessuno riesca a muovere ciò che vi arriva.',
  failed: 'Non è stato possibile cambiare. Riprova.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Migra wallet',
  goOn: 'Continua a spostare nel tuo wallet',
  intro:
    'Sposta ciò che è qui in un wallet tuo, una cosa dopo l’altra. Vedi e confermi ogni trasferimento.',
  ownAddress: (family) => `Il tuo indirizzo su ${family}`,
  enterAddress: 'Scrivi prima l’indirizzo del tuo wallet.',
  move: (what) => `Sposta ${what}`,
  last: 'Sposta questo per ultimo: paga le commissioni degli altri.',
  spam: (count) =>
    plural('it', count, {
      one: `${count} elemento che nessuno ha chiesto resta qui.`,
      many: `${count} di elementi che nessuno ha chiesto restano qui.`,
      other: `${count} elementi che nessuno ha chiesto restano qui.`,
    }),
  unread: (network) =>
    `Non è stato possibile leggere ciò che è su ${network}. Resta dove è; riprova.`,
  incomplete: (network) => `Su ${network} potrebbe esserci più di quanto si vede.`,
  tryAgain: 'Riprova',
  nothing: 'Qui non resta nulla da spostare.',
  reading: 'Lettura di ciò che hai',
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
