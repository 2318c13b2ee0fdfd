import type { FrameWords } from './en.ts'

export const it: FrameWords = {
  lang: 'it',
  asks: (origin) => `Richiesto da ${origin}`,
  approve: 'Approva',
  reject: 'Rifiuta',
  cancel: 'Annulla',
  continue: 'Continua',
  done: 'Fatto',
  reviewRequest: 'Controlla la richiesta',
  windowBlocked:
    'La finestra è stata chiusa, oppure il tuo browser non ne ha lasciata aprire nessuna. Consenti le finestre per questa pagina e premi Controlla la richiesta.',
  whatIsSigned: 'Ciò che si firma',
  tryAgain: 'Non ha funzionato. Riprova.',

  titles: {
    revocation: 'Ritira un’autorizzazione',
    permission: 'Dai un’autorizzazione',
    batch: (count) => `Conferma ${count} passaggi insieme`,
    message: 'Firma un messaggio',
    signIn: (domain) => `Accedi a ${domain}`,
    data: 'Firma dati',
    transaction: 'Conferma una transazione',
    send: 'Invia',
    approval: 'Lascia spendere qualcuno',
    collection: 'Lascia prendere una collezione a qualcuno',
    piece: 'Lascia prendere un oggetto a qualcuno',
    swap: 'Scambia',
    deployment: 'Crea un contratto',
    part: (title, index, count) => `${title} (${index} di ${count})`,
  },

  facts: {
    becomesSmart:
      'Anche su questa rete lo diventa l’indirizzo proprio della tua chiave. Resta tuo.',
    paidForYou: 'La paga qualcun altro',
    smartAccount: 'Smart account',
    createdNow: 'Creato su questa rete con questa richiesta',
    step: (index, count) => `Passaggio ${index} di ${count}`,
    account: 'Account',
    amount: 'Importo',
    arrives: 'Arriva',
    atMost: 'Al massimo',
    atomic: (amount) => `${amount} (unità atomiche)`,
    closes: 'Chiude',
    collection: 'Collezione',
    contract: 'Contratto',
    decides: 'Chi ne decide',
    destroys: 'Distrugge',
    everything: 'Tutto',
    exchange: 'Exchange',
    fee: 'Commissione di rete',
    feeAtMost: 'Commissione di rete, al massimo',
    forEver: 'Mai',
    leaves: 'Esce',
    leftGoesTo: 'Ciò che resta va a',
    network: 'Rete',
    newAccount: 'Nuovo account',
    nobody: 'Nessuno',
    note: 'Nota',
    ownCurrency: 'della valuta propria della rete',
    program: 'Programma',
    to: 'A',
    toTokenAccount: 'All’account di token',
    token: 'Token',
    tokens: 'token',
    until: 'Scadenza',
    whoGets: 'Chi lo riceve',
    whoMayCall: 'Chi può chiamarlo',
    whoMayTake: 'Chi può prenderlo',
    yourAccount: 'Il tuo account',
  },

  risks: {
    permission:
      'Questo permette a qualcuno di prelevare da questo account senza chiedertelo di nuovo, entro questi limiti, finché l’autorizzazione non scade o non la ritiri.',
    calls:
      'Questo permette a qualcuno di chiamare questo contratto da questo account senza chiedertelo di nuovo, entro questi limiti, finché l’autorizzazione non scade o non la ritiri. Il contenuto delle chiamate non è limitato: i token che questo contratto può prenderti possono finire a chiunque.',
    hash: 'Questo è un hash: nessuno può dire che cosa firmi. Firmalo solo se sai perché.',
    otherDomain: (domain, host) =>
      `Questo ti fa accedere a ${domain}, ma la richiesta viene da ${host}. Può essere una trappola.`,
    takeAll:
      'Questo permette a qualcuno di prendere la TOTALITÀ di questo token, ora e in seguito, senza chiedere di nuovo.',
    take: 'Questo permette a qualcuno di prenderti questo token senza chiedere di nuovo.',
    takeCollection:
      'Questo permette a qualcuno di prendere OGNI oggetto di questa collezione, ora e in seguito.',
    takeSomething:
      'Questo permette a qualcuno di prendere qualcosa di tuo senza chiedere di nuovo.',
    pays: 'Questo è un pagamento: con la firma chiunque può muovere i token.',
    unknown:
      'Nessuno qui può leggere che cosa fa questa richiesta. Confermala solo se ti fidi di questa pagina.',
    fails: 'La rete dice che fallirebbe.',
    notSimulated:
      'Non è stata simulata: la rete non ha potuto dire che cosa uscirebbe dal tuo account.',
    more: 'Potrebbe muoversi più di quanto è mostrato qui.',
    control: 'Dopo, qualcun altro può prendere ciò che c’è in un tuo account.',
    authority: 'Questo dà un tuo account a qualcun altro.',
    assignment: 'Questo dà un account a un programma: la tua chiave potrebbe non aprirlo più.',
    closing: 'Ciò che resta nell’account va a qualcun altro.',
    burning: 'Questo distrugge token.',
    durable: 'Questo non scade: chi lo possiede può eseguirlo in qualsiasi momento successivo.',
  },

  permission: {
    every: (amount, duration) => `${amount} ogni ${duration}`,
    from: 'Inizio',
    flows: 'Flusso continuo',
    atOnce: 'Subito',
    function: 'Funzione',
    calls: 'Chiamate in tutto, al massimo',
    perCall: 'Con ogni chiamata, al massimo',
    inAll: 'In tutto, al massimo',
    enforcedCalls:
      'Un contratto fa rispettare questi limiti. Chi l’ha creato potrebbe sospenderlo, e allora queste chiamate si fermerebbero. I nomi delle funzioni li ha scelti la pagina; conta il codice dopo ogni nome.',
    enforced:
      'Un contratto fa rispettare questi limiti. Chi l’ha creato potrebbe sospenderlo, e allora nessuno potrebbe prelevare nulla.',
  },

  recovery: {
    title: 'Il tuo codice di recupero',
    text: 'Con questo codice ripristini il tuo wallet su un altro dispositivo. Nessun altro lo ha e nessuno può inviartelo di nuovo. Scrivilo o conservalo nel tuo gestore di password.',
    copy: 'Copia il codice',
    copied: 'Copiato',
    saved: 'L’ho salvato',
    askTitle: 'Codice di recupero',
    askText:
      'Questo dispositivo è nuovo per il tuo wallet. Scrivi il codice che hai salvato quando lo hai creato.',
    incomplete: 'Un codice ha 25 lettere e cifre. Controlla che cosa manca.',
    wrong: 'Questo è un altro codice. Controlla ogni lettera.',
    either: 'Codice di recupero o password',
    askEither:
      'Questo dispositivo è nuovo per il tuo wallet. Scrivi il codice che hai salvato quando lo hai creato, oppure la password che hai scelto per il wallet.',
    neither: 'Questo non è né il tuo codice né la tua password.',
  },

  phrase: {
    willShow: 'Sarà mostrata tra poco. Assicurati che nessuno guardi il tuo schermo.',
    show: 'Mostrala',
    askTitle: 'Sei tu?',
    askText: (email) =>
      `È stato inviato un codice a ${email}. Scrivilo per vedere la frase segreta del tuo wallet.`,
    code: 'Codice',
    title: 'La tua frase segreta',
    text: 'Apre i tuoi account in qualsiasi altro wallet. Con questa frase chiunque prende il tuo denaro: scrivila su carta, non mostrarla a nessuno, non digitarla in nessuna pagina.',
  },

  passkey: {
    makeTitle: 'Apri il tuo wallet con una passkey',
    makeText:
      'Il tuo dispositivo chiede il volto, l’impronta o il suo codice. Alle prossime visite basterà questo: niente email e niente codice di recupero.',
    make: 'Crea una passkey',
    madeTitle: 'La tua passkey è pronta',
    opens: 'Ti fa accedere e apre il tuo wallet, qui e ovunque siano le tue passkey.',
    signsIn:
      'Ti fa accedere. Non può aprire il tuo wallet su un nuovo dispositivo: per quello conserva il tuo codice di recupero.',
    known: 'Questo dispositivo ha già una passkey per il tuo wallet.',
    closed:
      'Hai chiuso la richiesta, oppure questo dispositivo qui non ha una passkey. Non è cambiato nulla. Riprova.',
    useTitle: 'Usa la tua passkey',
    useText: 'Il tuo dispositivo chiede il volto, l’impronta o il suo codice.',
    use: 'Usa una passkey',
  },

  ways: {
    title: 'Modi per accedere',
    more: 'Altri modi',
    email: 'Indirizzo email',
    passkey: 'Passkey',
    remove: 'Rimuovi',
    add: 'Aggiungi',
    proof: (email) => `Scrivi il codice inviato a ${email}.`,
    removeTitle: (way) => `Rimuovere ${way}?`,
    removeText:
      'Nessuno potrà più accedere in questo modo. I dispositivi che hanno già effettuato l’accesso restano connessi: disconnetti anche quelli, se uno non è tuo.',
    addTitle: (way) => `Aggiungi ${way}`,
    addText:
      'Chiunque possa usarlo può accedere a questo wallet. Il tuo codice di recupero resta com’è.',
    open: (way) => `Continua su ${way}`,
    waiting: (way) => `Continua nella finestra di ${way}. Poi si prosegue da soli.`,
    scan: 'Scansiona questo codice con la fotocamera del tuo telefono e accetta nell’app Farcaster.',
  },

  owners: {
    title: 'Recupera con una passkey',
    text: 'Una passkey a cui lo consenti ti restituisce lo smart account, con il suo indirizzo, quando tutti i dispositivi e il codice di recupero sono persi. Ogni rete conta per sé e prende una commissione di rete. Non restituisce l’account proprio della chiave, né Solana.',
    allow: 'Consenti',
    takeBack: 'Revoca',
    takeOver: 'Riprendi',
    without: 'Nessuna passkey può recuperarlo',
    with: 'Una passkey può recuperarlo',
    elsewhere: 'Qui è di un’altra chiave',
    unknown: 'La rete non risponde',
    noPasskey: 'Aggiungi prima una passkey. Poi torna qui.',
    unsuited: 'Questa passkey non può firmare per gli account. Aggiungine un’altra e usa quella.',
    allowTitle: 'Lascia che una passkey recuperi questo account',
    allowRisk:
      'Chi ha questa passkey può fare tutto con questo account su questa rete, finché non lo revochi qui. Rimuovere la passkey non lo revoca.',
    takeBackTitle: 'Non lasciare che una passkey recuperi questo account',
    takeOverTitle: 'Riprendi il tuo smart account',
    takeOverText:
      'La tua passkey dà lo smart account a una nuova chiave su questo dispositivo. Il suo indirizzo resta, e paga una commissione di rete. La chiave di prima viene abbandonata: ciò che è nel suo account e su Solana resta lì. Se hai il codice di recupero, annulla e usa quello.',
    offer: 'Non ho il codice: usa la mia passkey',
    newOwner: 'Nuova chiave',
    waiting: 'In attesa della rete',
    stay: 'Tieni aperto finché non è finito.',
    failed: 'La rete non l’ha fatto. Riprova tra un minuto.',
  },

  password: {
    title: 'Imposta una password',
    text: 'Fa entrare un nuovo dispositivo, come il tuo codice di recupero. Chi legge la tua posta può provare a indovinarla: usa molte parole, o falla creare al tuo gestore di password. Conserva anche il tuo codice di recupero.',
    label: 'Password',
    keep: 'Salva',
    strength: 'Sicurezza',
    weak: 'Troppo facile da indovinare',
    enough: 'Difficile da indovinare',
    strong: 'Molto difficile da indovinare',
    tooWeak: 'È troppo facile da indovinare. Usa più parole o più lettere.',
  },

  cameByWay:
    'Qui serve una nuova prova che sei tu. Esci, accedi di nuovo e fallo entro dieci minuti.',
  login: {
    title: 'Stai accedendo tu?',
    asks: (name, site) => `Accesso a ${site} per ${name || 'te'}.`,
    warning:
      'Prosegui solo se hai iniziato tu questa operazione lì un attimo fa. Chi ti ha mandato un link potrebbe accedere al posto tuo.',
    done: 'Accesso effettuato. Chiudi questa finestra e prosegui nella pagina.',
  },
  lostWindow: 'Qui nessuna pagina chiede nulla. Chiudi questa finestra e ricomincia nella pagina.',

  devices: {
    title: 'Disconnetti gli altri dispositivi',
    text: (others) =>
      `Accessi altrove: ${others}. Vengono chiusi, e ciò che quei dispositivi hanno della tua chiave non apre più nulla. Ricevi un nuovo codice di recupero e crei di nuovo le tue passkey.`,
    confirm: 'Disconnetti',
  },

  refusals: {
    way: 'Questo modo di accedere qui non è configurato. Usane un altro.',
    'way-link': 'Questo accesso è troppo vecchio o è già stato usato. Ricomincia.',
    'way-away': 'Il servizio non è raggiungibile. Riprova o usa un altro modo.',
    'way-failed': 'Non hai effettuato l’accesso. Riprova o usa un altro modo.',
    elsewhere:
      'Questo accesso è stato iniziato altrove, oppure il tuo browser non ne ha conservato nulla. Riprova.',
    'way-taken': 'Questo account ha già un proprio wallet, o ne è già stato aggiunto un altro.',
    'last-way': 'È l’unico modo di accedere rimasto. Prima aggiungine un altro.',
    unreachable: 'Il wallet non riesce a raggiungere il suo server. Riprova.',
    wait: (seconds) => `Riprova tra ${seconds} s`,
    mail: 'Non è stato possibile inviare l’email. Riprova tra un minuto.',
    code: 'Il codice è sbagliato o troppo vecchio. Chiedine uno nuovo.',
    link: 'Il link è troppo vecchio. Ricomincia.',
    device: 'Questo dispositivo è stato rifiutato. Se eri tu, ricomincia.',
    taken: 'Questo indirizzo ha già un proprio wallet. Usane un altro.',
    unproven: 'È passato troppo tempo dal tuo codice. Chiedine uno nuovo.',
    passkey: 'Questa passkey qui non apre nulla. Usa il tuo indirizzo email.',
    outdated: 'Nel frattempo il wallet è stato rinnovato su un altro dispositivo. Riprova.',
    skewed:
      'L’orologio di questo dispositivo è sbagliato di oltre cinque minuti. Regolalo e riprova.',
  },

  newDevice: {
    title: 'Questo dispositivo è tuo?',
    asks: (site) => `Un dispositivo nuovo per il tuo wallet vuole accedere a ${site}.`,
    browser: 'Browser',
    address: 'Indirizzo di rete',
    time: 'Richiesto alle',
    warning:
      'Fallo entrare solo se stai accedendo lì in questo momento. Nessun altro ha bisogno che tu lo faccia.',
    approve: 'È mio',
    refuse: 'Non è mio',
    approved: 'Il dispositivo può accedere. Prosegui lì: ti sta arrivando un codice.',
    refused: 'Il dispositivo è stato rifiutato. Non è cambiato nulla.',
    none: 'Questo link è troppo vecchio o non è stato copiato per intero. Ricomincia sul dispositivo.',
  },

  deletion: {
    warning:
      'Nessuno può ripristinarlo. Ciò che contiene resta sulle sue blockchain, e senza la sua frase segreta nessuno può raggiungerlo: prima esportala.',
    title: 'Elimina il tuo wallet',
    text: (email) =>
      `Nessuno può ripristinarlo. Ciò che contiene resta sulle sue blockchain, e senza la sua frase segreta nessuno può raggiungerlo: prima esportala. Per eliminarlo, scrivi il codice inviato a ${email}.`,
    confirm: 'Elimina',
  },
}
