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
  amount: 'Bedrag',
  max: 'Max.',
  tryAgain: 'Opnieuw proberen',
  twoReadings:
    'Dit kan op twee manieren worden gelezen. Schrijf hele bedragen zonder scheidingstekens en andere met een extra nul aan het eind, zoals 1,2340',
  maxAmount: (amount) => `Max. ${amount}`,
  maxLeaves: (fee) => `Max. laat ${fee} over voor de kosten`,
  have: (amount) => `Je hebt ${amount}.`,
  badAmount: (decimals) =>
    `Gebruik cijfers en één punt of komma, met hoogstens ${decimals} decimalen`,
  inToken: (symbol) => `Bedrag invullen in ${symbol}`,
  inDollars: 'Bedrag invullen in dollars',
  selectToken: 'Token kiezen',
  changeToken: (symbol) => `${symbol}, token wijzigen`,
  recipient: 'Ontvanger',
  addressOrName: 'Adres of naam',
  paste: 'Plakken',
  clear: 'Ontvanger wissen',
  recent: 'Recente ontvangers',
  recentLabel: 'Recent',
  looking: 'Naam wordt opgezocht',
  wholeAddress: 'Volledig adres',
  wholeAddressOf: (name) => `Volledig adres van ${name}`,
  copyAddress: 'Adres kopiëren',
  copied: 'Adres gekopieerd',
  network: 'Netwerk',
  fee: 'Netwerkkosten',
  feePaidIn: (symbol) => `Netwerkkosten, betaald in ${symbol}`,
  costs: { recipientAccount: 'Opent eenmalig een account voor deze token' },
  feeAtMost: (fee) => `tot ${fee}`,
  feeUnread: 'Je wallet toont ze',
  search: 'Tokens zoeken',
  lookingToken: 'Token wordt opgezocht',
  noTokenThere: (network) => `Er is geen token op dit adres op ${network}`,
  unlisted:
    'Deze token staat op geen enkele lijst. Iedereen kan een token met elke naam maken, en hij kan niets waard zijn. Gebruik hem alleen als je het adres kent.',
  takeToken: (symbol) => `${symbol} gebruiken`,
  suggested: 'Voorgestelde tokens',
  tokensOn: (network) => `Je tokens op ${network}`,
  missing: (network) =>
    `Niet alle tokens op ${network} konden worden opgehaald. Ze staan nog veilig op hun plek.`,
  noToken: (text) => `Geen token met de naam “${text}”`,
  clearSearch: 'Zoekopdracht wissen',
  exactly: (amount) => `Precies ${amount}`,
  total: 'Totaal met kosten',
  confirm: 'Bevestigen',
  confirmIn: (wallet) => `Bevestig in ${wallet}`,
  cancel: 'Annuleren',
  notices: {
    declined: 'Verzoek geweigerd. Er is niets verstuurd.',
    walletChanged: 'Je wallet is veranderd. Controleer alles opnieuw.',
    feeUnread:
      'De netwerkkosten konden niet worden opgehaald. Je wallet toont ze voordat je bevestigt.',
    wrongNetwork:
      'Je wallet zit op een ander netwerk. Wissel van netwerk en bevestig dan opnieuw. Er is niets verstuurd.',
  },
  failed: (reason) => sentences(reason, 'Er is niets verstuurd.'),
  somethingWrong: 'Er ging iets mis',
  chainFailed: 'Het netwerk heeft het geweigerd',
  chainFailedHint: 'Behalve de netwerkkosten is er niets verplaatst.',
  dropped: 'Vervallen, er is niets verstuurd',
  droppedHint: 'Het netwerk heeft de transactie laten vallen voordat die in een blok kwam.',
  replaced: 'Vervangen',
  replacedHint: 'Een andere transactie van jou is ervoor in de plaats gekomen. Kijk in je wallet.',
  reading: 'Wordt van de blockchain gelezen',
  matches: 'Van de blockchain gelezen: klopt',
  matchesHint: 'Ontvanger, bedrag en netwerk zijn wat je hebt bevestigd.',
  unread: 'Kon nog niet worden gelezen',
  unreadHint: 'Het wordt vanzelf opnieuw opgevraagd.',
  partlyCompared: 'Kon niet helemaal worden vergeleken',
  partlyComparedHint:
    'De transactie staat op de blockchain, maar niet alles ervan kon worden vergeleken met wat je hebt bevestigd.',
  done: 'Klaar',
  explorer: 'Bekijken in explorer',
  unknown: 'Uitkomst onbekend',
  unknownHint: 'Misschien is het verstuurd. Kijk bij Activiteit voordat je het opnieuw probeert.',
  looked: 'Ik heb gekeken',
  alarm: 'Niet wat je hebt bevestigd',
  alarmHint:
    'Wat je wallet heeft verstuurd, is iets anders en kan niet ongedaan worden gemaakt. Gebruik deze wallet niet meer. Verplaats wat er nog is vanaf een apparaat dat je vertrouwt.',
  youConfirmed: 'Jij hebt bevestigd',
  onChain: 'Op de blockchain',
  parts: {
    network: 'Netwerk',
    sender: 'Afzender',
    recipient: 'Ontvanger',
    amount: 'Bedrag, in kleinste eenheden',
    asset: 'Token of aanroep',
  },
  read: 'Ik heb dit gelezen',
  unknownBalance: 'Saldo onbekend',
  nothing: 'Er is niets te bevestigen',
  nothingHint: 'Wat hier stond is voorbij, en er wordt niets van je wallet gevraagd.',
  back: 'Terug naar het formulier',
  noNetwork: 'Kies eerst een netwerk',
  noNetworkHint: 'Je wallet zit op een netwerk dat deze pagina niet gebruikt.',
  networks: 'Netwerk kiezen',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Account',
  copyAddress: 'Adres kopiëren',
  copied: 'Adres gekopieerd',
  balance: 'Saldo',
  balanceFailed: 'Saldo niet beschikbaar',
  balanceUnread: 'Je saldo kon niet worden opgehaald. Het staat nog veilig op zijn plek.',
  balanceStale: 'Kon niet worden vernieuwd. Dit is het laatste saldo dat we zagen.',
  notPriced: 'Een deel heeft geen prijs en telt niet mee in dit totaal.',
  notWhole: 'Niet alles kon worden opgehaald.',
  tryAgain: 'Opnieuw proberen',
  network: 'Netwerk',
  parts: 'Wat er op dit account staat',
  disconnect: 'Loskoppelen',
  differs: 'Wat je wallet heeft verstuurd, is niet wat je hebt bevestigd.',
  lookAtIt: 'Bekijken',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Activiteit',
  verbs: {
    approve: 'Goedgekeurd',
    borrow: 'Geleend',
    burn: 'Vernietigd',
    buy: 'Gekocht',
    cancel: 'Geannuleerd',
    claim: 'Geclaimd',
    deploy: 'Geplaatst',
    deposit: 'Gestort',
    execute: 'Uitgevoerd',
    mint: 'Gemunt',
    receive: 'Ontvangen',
    repay: 'Terugbetaald',
    send: 'Verstuurd',
    stake: 'Gestaket',
    trade: 'Geruild',
    unstake: 'Uit staking',
    withdraw: 'Opgenomen',
  },
  sending: 'Wordt verstuurd',
  pending: 'Lopend',
  differs: 'Niet zoals bevestigd',
  unmatched: 'Controleer de ontvanger',
  failedTag: 'Mislukt',
  dropped: 'Vervallen, er is niets verstuurd',
  replaced: 'Vervangen',
  lookAlike: 'Namaak',
  lookAlikeHint: (known) => `Van een adres dat is gemaakt om op ${known} te lijken.`,
  thisWeek: 'Deze week',
  emptyTitle: 'Nog geen activiteit',
  empty: 'Wat dit account doet, verschijnt hier.',
  unsupported: 'De geschiedenis van dit netwerk is hier niet beschikbaar.',
  incomplete: 'Een deel van deze geschiedenis kon niet worden opgehaald.',
  failed: 'Transacties konden niet worden opgehaald',
  failedHint: 'Er is niets verloren gegaan. Controleer je verbinding.',
  tryAgain: 'Opnieuw proberen',
  more: 'Meer tonen',
  newer: 'Nieuwere tonen',
  imitates: 'Dit adres ken je:',
  imitation: 'Dit lijkt er alleen op:',
  copyAddress: 'Het adres kopiëren dat erop lijkt',
  copyWarning: 'Wie dit adres heeft gemaakt, hoopt dat je er per ongeluk naartoe verstuurt.',
  copyAnyway: 'Toch kopiëren',
  copied: 'Adres gekopieerd',
  explorer: 'Bekijken in block explorer',
  justNow: 'nu',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} uur`,
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Wissel naar ${family}`,
  waitingTitle: (wallet) => `Ga verder in ${wallet}`,
  waitingText: 'Je krijgt voor elk soort netwerk één vraag. Accepteer wat je nodig hebt.',
  connectedTitle: 'Gekoppeld',
  connectedText: (wallet) => `${wallet} is gekoppeld aan deze site.`,
  someText: 'Je kunt verdergaan of de andere opnieuw proberen.',
  declinedTitle: 'Verzoek geweigerd',
  failedTitle: 'Koppelen mislukt',
  nothingText: 'Er is niets met deze site gedeeld.',
  list: 'Soorten netwerken',

  accept: 'Accepteer het verzoek daar',
  openWallet: 'Open je wallet',
  noAnswer: 'Nog geen antwoord',
  waiting: 'Wacht',
  connected: 'Gekoppeld',
  declined: 'Geweigerd, niets gedeeld',
  tryAgain: 'Opnieuw proberen',
  cancel: 'Annuleren',
  continueWith: (family) => `Doorgaan met ${family}`,
  continueWithSeveral: (count) => `Doorgaan met ${count}`,

  goOnWith: (wallet, account) =>
    `Je gaat verder met ${wallet}, ${account}. Je andere wallets blijven gekoppeld.`,
  connectFirst: 'Hiervoor is nog geen wallet gekoppeld. Je andere wallets blijven gekoppeld.',
  connectWallet: 'Wallet koppelen',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT’s',
  list: 'NFT’s van dit account',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('nl', count, {
      one: '1 spam-NFT verborgen',
      other: `${count} spam-NFT’s verborgen`,
    }),
  shown: (count) => plural('nl', count, { one: '1 spam-NFT', other: `${count} spam-NFT’s` }),
  emptyTitle: 'Nog geen NFT’s',
  empty: 'Verzamelobjecten die je ontvangt, verschijnen hier.',
  unsupported: 'De verzamelobjecten van dit netwerk zijn hier niet beschikbaar.',
  incomplete: 'Sommige van je NFT’s konden niet worden opgehaald. Ze staan nog veilig op hun plek.',
  failed: 'Je NFT’s konden niet worden opgehaald',
  failedHint: 'Ze staan nog veilig op hun plek.',
  tryAgain: 'Opnieuw proberen',
  more: 'Meer tonen',
  collection: 'Collectie',
  tokenId: 'Token-ID',
  pieces: 'Je hebt',
  network: 'Netwerk',
  contract: 'Contract',
  copyContract: 'Contract kopiëren',
  copied: 'Gekopieerd',
  send: 'Versturen',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Wallets',
  active: 'Actief',
  use: 'Gebruiken',
  add: 'Toevoegen',
  addFor: (family) => `Wallet toevoegen: ${family}`,
  noneConnected: 'Geen gekoppeld',
  more: (account) => `Meer over ${account}`,
  copyAddress: 'Adres kopiëren',
  copied: 'Adres gekopieerd',
  disconnect: (wallet) => `${wallet} loskoppelen`,
  hint: 'Je wallet bepaalt welke accounts hij aan deze site toont.',
  types: {
    eoa: 'Account',
    smartAccount: 'Smart account',
    payment: 'Betalingen',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Ontvangen',
  networksTitle: 'Geschikte netwerken',
  fundTitle: 'Wallet vullen',
  code: (network) => `QR-code van je adres op ${network}`,
  amount: 'Bedrag',
  amountOptional: 'Bedrag, optioneel',
  badAmount: (decimals) =>
    `Gebruik cijfers en één punt of komma, met hoogstens ${decimals} decimalen`,
  yourAddress: (network) => `Je adres op ${network}`,
  copyAddress: 'Adres kopiëren',
  copyLink: 'Betaallink kopiëren',
  copied: 'Adres gekopieerd',
  linkCopied: 'Betaallink gekopieerd',
  alsoOn: (count) =>
    plural('nl', count, { one: 'Ook op 1 netwerk', other: `Ook op ${count} netwerken` }),
  sameAddress:
    'Je adres is op elk van deze netwerken hetzelfde. Verstuur alleen via een daarvan: wat via een ander wordt verstuurd, kan verloren gaan.',
  fund: 'Geld komt op dit account vanuit een andere wallet of een beurs.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Versturen',
  selectTitle: 'Token kiezen',
  lookAlikeTitle: 'Controleer het adres',
  reviewTitle: 'Transfer nakijken',
  sentTitle: 'Verstuurd',
  buttons: {
    selectToken: 'Token kiezen',
    addAmount: 'Bedrag invullen',
    incorrectValue: 'Ongeldige waarde',
    insufficientFunds: 'Onvoldoende saldo',
    unknownBalance: 'Saldo onbekend',
    addAddress: 'Adres invullen',
    invalidAddress: 'Ongeldig adres',
    previewSend: 'Transfer nakijken',
    unsupportedChain: 'Netwerk niet ondersteund',
  },
  youSend: 'Je verstuurt',
  balanceUnknown: 'Je saldo kon niet worden opgehaald. Het staat nog veilig op zijn plek.',
  noFee: (symbol) => `Niet genoeg ${symbol} voor de netwerkkosten`,
  to: 'Aan',
  problems: {
    invalid: 'Dit is geen adres van dit netwerk.',
    checksum: 'De controlesom klopt niet, controleer elk teken.',
    required: 'Deze link vraagt om iets wat hier niet bekend is.',
    letters: 'Letters uit verschillende schriften, of letters die geen enkele naam mag hebben.',
    unregistered: 'Deze naam is niet geregistreerd.',
    lookupFailed: 'De naam kon niet worden opgezocht. Probeer het opnieuw of plak het adres.',
    tokenContract:
      'Dit is het contract van een token en niet het account van een gebruiker. Wat het ontvangt, is verloren.',
  },
  otherNetwork: (name) => `Deze link is voor ${name}. Wissel eerst of wis de link.`,
  switchTo: (name) => `Wissel naar ${name}`,
  unknownNetwork: 'een ander netwerk',
  notKnown: 'Niet het adres dat je kent',
  onlyEnds:
    'Alleen het begin en het eind komen overeen. Oplichters maken zulke adressen om per ongeluk betaald te worden.',
  bait: 'Je kent dit adres alleen van transfers met een bedrag van nul. Oplichters doen die zodat jij het adres kopieert.',
  known: 'Bij jou bekend',
  entered: 'Door jou ingevuld',
  useKnown: 'Bekend adres gebruiken',
  useEntered: 'Toch gebruiken',
  pressAgain: 'Druk nogmaals om te gebruiken',
  leaves: 'Gaat van je account af',
  arrives: (name) => `Komt aan bij ${name}`,
  reserve: (amount) =>
    `Wallets houden tot ${amount} apart voor de kosten, en jij hebt minder. Die van jou kan weigeren.`,
  keepsPart: (amount) => `Deze token houdt ${amount} in van elke transfer zoals deze.`,
  contract:
    'Dit adres is een contract en je hebt er nog niet eerder naartoe verstuurd. Het houdt wat het krijgt misschien voorgoed: vraag de ontvanger of het gebruikt kan worden.',
  firstTime: 'Je verstuurt voor het eerst naar dit adres. Controleer het bij de ontvanger.',
  comparing: 'Adres wordt vergeleken',
  notCompared:
    'Je geschiedenis kon niet worden opgehaald, dus dit adres is niet vergeleken met de adressen die je kent. Controleer het helemaal.',
  notices: {
    wouldFail: 'Het netwerk meldt dat deze transfer zou mislukken. Er is niets verstuurd.',
    tokenMissing: 'Dit account heeft de gevraagde token niet. Kies een andere.',
    lookAlike:
      'Dit adres doet zich voor als een adres dat je kent. Controleer het voordat je verdergaat.',
    feeRose:
      'De netwerkkosten zijn gestegen. Controleer het bedrag opnieuw. Er is niets verstuurd.',
    feeUnknown:
      'De netwerkkosten konden niet worden opgehaald, dus niemand weet hoeveel er verstuurd kan worden. Probeer het opnieuw of vul een bedrag in.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Het netwerk telt deze token in andere eenheden dan deze pagina toont. Er is niets verstuurd. Verstuur hem niet vanaf hier.'
      case 'transfer/decimals-unread':
        return 'Het netwerk gaf niet aan in welke eenheden het deze token telt. Er is niets verstuurd. Wacht even of probeer het opnieuw.'
      case 'transfer/sender-minimum':
        return `Het netwerk wil dat er naast de kosten ${least} ${symbol} op je account blijft. Verstuur minder.`
      case 'transfer/recipient-minimum':
        return `Dit adres heeft nog niets, en het netwerk accepteert daar niet minder dan ${least} ${symbol}. Verstuur meer.`
      case 'transfer/frozen':
        return `De uitgever van deze token heeft een deel ervan bevroren. Verstuur hoogstens ${most}.`
      case 'transfer/too-many-accounts':
        return `Deze token is verspreid over veel accounts van jou. Verstuur hoogstens ${most} tegelijk en de rest daarna.`
      default:
        return null
    }
  },
  failedOnSolana: 'De transactie kon niet worden verstuurd. Probeer het opnieuw.',
  started: 'Transactie gestart',
  sent: (amount) => `${amount} verstuurd`,
  pending: 'Onderweg. Het komt aan met een van de volgende blokken.',
  confirmed: (to) => `Aangekomen bij ${to}.`,
  lessArrived: 'Er kwam minder aan dan verstuurd',
  lessArrivedHint: (arrived, sent) =>
    `Volgens de token is ${arrived} van ${sent} aangekomen. Hij houdt een deel in, of doet niet wat hij zegt.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Instellingen',
  address: 'Je volledige adres',
  copyAddress: 'Adres kopiëren',
  copied: 'Adres gekopieerd',
  explorer: (name) => `Bekijken op ${name}`,
  opensNewTab: 'Gaat open in een nieuw tabblad',
  appearance: 'Weergave',
  appearances: { system: 'Systeem', light: 'Licht', dark: 'Donker' },
  language: 'Taal',
  wallets: 'Accounts en wallet',
  disconnect: 'Loskoppelen',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Inloggen',
  heading: (site) => `Inloggen bij ${site}`,
  headingAnywhere: 'Inloggen met je wallet',
  explanation: 'Je ondertekent het bericht hieronder. Het kost niets en verplaatst niets.',
  message: 'Bericht om te ondertekenen',
  sign: 'Ondertekenen',
  cancel: 'Annuleren',
  continueIn: (wallet) => `Ga verder in ${wallet}`,
  returning: (wallet) => `Je gaat terug naar het vorige netwerk. ${wallet} kan je erom vragen.`,
  checking: 'Je handtekening wordt gecontroleerd',
  checkingText: 'Dit duurt even.',
  declined: 'Ondertekenen geweigerd',
  smartAccount: 'Deze app ondersteunt smart accounts misschien niet',
  unavailable: 'Er ging iets mis bij het starten van het inloggen',
  refused: (reason) => `De server meldt: “${reason}”`,
  warnings: {
    domain: (page, named) =>
      `Deze pagina is ${page}, maar het bericht noemt een andere site: ${named}`,
    flagged: (domain) => `${domain} is gemeld als misleidend. Onderteken niet.`,
    imitation: 'Dit lijkt op een inlogbericht en is het niet. Onderteken niet.',
    account: 'Het bericht noemt een ander account dan dat van jou.',
    uri: (uri) => `Je zou inloggen op een ander adres: ${uri}`,
    chain: (named, wallet) => `Het bericht noemt ${named}. Je wallet zit op ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Ruilen',
  selectTitle: 'Token kiezen',
  reviewTitle: 'Ruil nakijken',
  doneTitle: 'Geruild',
  buttons: {
    unsupportedNetwork: 'Ruilen kan niet op dit netwerk',
    selectToken: 'Token kiezen',
    enterAmount: 'Bedrag invullen',
    insufficientBalance: 'Onvoldoende saldo',
    insufficientLiquidity: 'Onvoldoende liquiditeit',
    reviewSwap: 'Ruil nakijken',
  },
  youPay: 'Je betaalt',
  youReceive: 'Je ontvangt',
  estimate: 'Schatting',
  payWith: (symbol) => `Betalen met ${symbol}`,
  receive: (symbol) => `${symbol} ontvangen`,
  switchTokens: 'Tokens omdraaien',
  tokensOn: (network) => `Tokens op ${network}`,
  rate: 'Koers',
  minimum: 'Je ontvangt minstens',
  impact: 'Prijsimpact',
  slippage: 'Slippage',
  slippageHint:
    'Hoeveel minder dan geschat er mag aankomen. Zou er nog minder aankomen, dan gaat de ruil niet door.',
  slippageField: 'Slippage in procenten',
  slippageHigh: 'Met zoveel slippage kun je veel minder ontvangen dan geschat.',
  untried:
    'Het netwerk kon deze ruil niet vooraf uitproberen. Wat er aankomt, is alleen uit de transactie gelezen.',
  impactHigh: 'Wat je ontvangt, is veel minder waard dan wat je betaalt.',
  reading: 'Prijs wordt opgevraagd',
  pays: 'Je betaalt',
  gets: 'Je ontvangt, naar schatting',
  approve: (symbol) => `${symbol} goedkeuren`,
  reset: (symbol) => `Goedkeuring van ${symbol} terugzetten`,
  swap: 'Ruilen',
  approveAndSwap: 'Goedkeuren en ruilen',
  approving: (symbol) => `${symbol} wordt goedgekeurd`,
  steps: {
    batch:
      'Je wallet keurt precies dit bedrag goed en ruilt in één keer: beide gebeuren, of geen van beide.',
    reset:
      'Eerst wordt de oude goedkeuring ingetrokken, daarna mag de ruildienst precies dit bedrag nemen.',
    approve: 'Eerst laat je de ruildienst precies dit bedrag nemen, daarna ruil je.',
  },
  notices: {
    wouldFail:
      'Het netwerk meldt dat deze ruil zou mislukken, omdat de prijzen zijn veranderd. Ga terug voor een nieuwe.',
    priceMoved: 'De prijs is veranderd. Bekijk de bedragen opnieuw.',
  },
  refused: (reason) =>
    `De voorgestelde ruil is geweigerd. ${reason} Er is niets van je wallet gevraagd.`,
  started: 'Transactie gestart',
  swapped: (paid) => `${paid} geruild`,
  pending: (least) => `Onderweg. Met een van de volgende blokken komt minstens ${least} aan.`,
  confirmed: (least) => `De ruil is klaar: op je account is minstens ${least} aangekomen.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Kopen',
  fund: 'Kopen met een kaart of bankrekening',
  title: 'Aanbieder kiezen',
  tokenTitle: 'Token kiezen',
  currencyTitle: 'Valuta kiezen',
  progressTitle: 'Aankoop loopt',
  helpTitle: 'Wat is kopen?',
  youPay: 'Je betaalt',
  badAmount: 'Gebruik cijfers en één punt of komma, met hoogstens 2 decimalen',
  tooLittle: (limit) => `Betaal minstens ${limit}`,
  tooMuch: (limit) => `Betaal hoogstens ${limit}`,
  receive: (symbol) => `${symbol} ontvangen`,
  receiveTitle: 'Je ontvangt, naar schatting',
  providers: 'Aanbieders',
  fee: (least, most) => `Kosten ${least} tot ${most}`,
  asking: 'Prijs wordt opgevraagd',
  noQuote: 'Geeft op dit moment geen prijs',
  gives: (amount) => `Ongeveer ${amount}`,
  loading: 'Aanbod wordt opgevraagd',
  sample:
    'Schatting: de verkopers kunnen niet worden gevraagd. Dit zijn de gebruikelijke cijfers, en er kan niets mee worden gekocht.',
  sampleFee: (fee) => `Gebruikelijke kosten ${fee}`,
  nothingSold: (network) => `Op ${network} wordt niets verkocht`,
  nothingSoldHint: 'Kies een ander netwerk of ontvang vanuit een andere wallet.',
  networks: 'Netwerken',
  tryAgain: 'Opnieuw proberen',
  sandbox: 'Testomgeving: hier wordt niets echts verkocht en niets betaald.',
  leaves: 'Je betaalt op de pagina van de aanbieder. Je kaart en je documenten komen hier nooit.',
  failed: (reason) => `Er is niets gekocht. ${reason}`,
  foreignPage: (host) =>
    `De server noemde een pagina op ${host}, die van niemand is die hier verkoopt. Die is niet geopend en er is niets gekocht.`,
  opening: (provider) => `${provider} wordt geopend`,
  waiting: (provider) => `Ga verder bij ${provider}`,
  waitingHint:
    'Betaal op de pagina die is geopend. Dit scherm meldt wanneer het aankomt; je mag het sluiten.',
  waitingUnknown: 'Betaal op de pagina die is geopend. Wat je koopt, verschijnt op je account.',
  blocked: 'Je browser heeft geen pagina laten openen. Open hem zelf:',
  open: (provider) => `${provider} openen`,
  copyLink: 'Link kopiëren',
  copied: 'Link gekopieerd',
  opensNewTab: 'gaat open in een nieuw tabblad',
  paid: 'Betaald',
  paidHint: (amount) => `Onderweg naar je adres: ${amount}.`,
  delivered: (amount) => `${amount} aangekomen`,
  deliveredHint: 'Het staat op je account.',
  notDelivered: 'Niet gekocht',
  notDeliveredHint: 'De aanbieder meldt dat er niets wordt geleverd.',
  goesTo: 'Gaat naar',
  again: 'Opnieuw beginnen',
  done: 'Klaar',
  activity: 'Bekijken bij Activiteit',
  helpCards: [
    {
      title: 'Geld wordt munten',
      text: 'Een aanbieder neemt je kaart of je overschrijving aan en stuurt munten naar je adres.',
    },
    {
      title: 'De aanbieder ziet wie je bent',
      text: 'Het is een eigen bedrijf met eigen regels dat om je documenten kan vragen. Deze pagina geeft het je adres en het bedrag, en verder niets.',
    },
    {
      title: 'Het kost iets',
      text: 'Aanbieders houden een tot twee procent of meer in, en het netwerk rekent zijn kosten. Vergelijk voordat je betaalt.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Naam kiezen',
  registerTitle: 'Naam registreren',
  registeredTitle: 'Naam geregistreerd',
  intro:
    'Een naam staat voor je adres. Anderen versturen ernaartoe, en niemand hoeft een adres te kopiëren.',
  own: 'Jouw namen',
  name: 'Naam',
  rules: '4 of meer van a tot z, 0 tot 9 en -',
  unreadable: 'Gebruik alleen a tot z, 0 tot 9 en -',
  tooShort: 'Vul minstens 4 tekens in',
  suggestions: 'Vergelijkbare namen',
  searching: 'Namen worden gezocht',
  searchFailed: 'De namen konden niet worden opgezocht.',
  tryAgain: 'Opnieuw proberen',
  noneFree: 'Deze zijn allemaal bezet. Vul een andere naam in.',
  noneFound: 'Zo’n naam is er hier niet. Vul een andere in.',
  available: 'Beschikbaar',
  taken: 'Bezet',
  register: 'Registreren',
  leadsTo: (network) => `Leidt naar je adres op ${network}`,
  free: 'Kost niets. De naam blijft bij dit adres en kan niet worden teruggegeven.',
  signed: 'Wat je wallet ondertekent',
  confirmIn: (wallet) => `Bevestig in ${wallet}`,
  registering: 'Wordt geregistreerd',
  back: 'Andere naam kiezen',
  notices: {
    declined: 'Ondertekenen geweigerd. Er is niets geregistreerd.',
    unsupported: 'Op dit netwerk worden geen namen aangeboden.',
    walletChanged: 'Je wallet is veranderd. Controleer alles opnieuw.',
    unavailable:
      'De server antwoordt niet. Voor zover bekend is er niets geregistreerd. Probeer het opnieuw.',
  },
  unsigned: 'Je wallet heeft niet ondertekend. Er is niets geregistreerd.',
  walletSaid: (reason) => `Je wallet heeft niet ondertekend: ${reason}`,
  registered: (name) => `${name} is van jou`,
  registeredHint: 'Anderen kunnen er vanaf nu naartoe versturen.',
  done: 'Klaar',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Tokens',
  list: 'Tokens van dit account',
  hidden: (count) =>
    plural('nl', count, {
      one: '1 spamtoken verborgen',
      other: `${count} spamtokens verborgen`,
    }),
  shown: (count) => plural('nl', count, { one: '1 spamtoken', other: `${count} spamtokens` }),
  emptyTitle: 'Nog geen tokens',
  empty: 'Wat je ontvangt, verschijnt hier.',
  fund: 'Wallet vullen',
  failed: 'Saldo niet beschikbaar',
  failedHint: 'Je tokens konden niet worden opgehaald. Ze staan nog veilig op hun plek.',
  stale: (when) => `Kon niet worden vernieuwd. Dit is van ${when}.`,
  missing: (network) =>
    `Niet alle tokens op ${network} konden worden opgehaald. Ze staan nog veilig op hun plek. Probeer het zo opnieuw.`,
  tryAgain: 'Opnieuw proberen',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Goedkeuren',
  codeTitle: 'Herstelcode',
  saveCode: 'Bewaar je herstelcode',
  walletTitle: 'Veilige wallet',
  updateTitle: 'E-mail wijzigen',
  primaryTitle: 'Huidige e-mail bevestigen',
  secondaryTitle: 'Nieuwe e-mail bevestigen',
  otherEmail: 'Ander adres gebruiken',
  editEmail: 'E-mail wijzigen',
  newEmail: 'Nieuw e-mailadres',
  save: 'Opslaan',
  done: 'Klaar',
  ways: 'Manieren om in te loggen',
  addPasskey: 'Passkey toevoegen',
  recover: 'Herstellen met een passkey',
  setPassword: 'Wachtwoord instellen',
  export: 'Wallet exporteren',
  forget: 'Andere apparaten uitloggen',
  delete: 'Wallet verwijderen',
  changed: 'E-mail gewijzigd',
  unchanged: (reason) => sentences(reason, 'Je adres is niet gewijzigd.'),
  inFrame: 'Wat hieronder staat, kan deze pagina niet zien en niet indrukken.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Toestemmingen',
  createdTitle: 'Toestemming gegeven',
  intro:
    'Deze apps mogen voor dit account handelen zonder het je opnieuw te vragen, binnen grenzen die een contract afdwingt.',
  none: 'Geen toestemmingen',
  noneText: 'Geen enkele app mag uit zichzelf voor dit account handelen.',
  reading: 'Je toestemmingen worden opgehaald',
  unread: 'Je toestemmingen konden niet worden opgehaald. Ze zijn zoals ze waren.',
  unsupported:
    'Deze wallet kan geen toestemmingen intrekken. Verbind de wallet die deze toestemming gaf en probeer het opnieuw.',
  notEnded:
    'Het netwerk heeft deze toestemming nog niet beëindigd. Kijk over een minuut opnieuw en trek haar nog eens in als ze er dan nog staat.',
  tryAgain: 'Opnieuw proberen',
  somebody: 'Een app',
  once: (amount) => `${amount} in totaal`,
  every: (amount, duration) => `${amount} per ${duration}`,
  upTo: (amount, most) => `${amount} per seconde, ${most} in totaal`,
  left: (amount) => `Kan nu worden afgeschreven: ${amount}`,
  leftUnknown: 'Hoeveel er over is, is nu niet te zeggen.',
  functions: (names) => `Mag ${names} aanroepen`,
  calls: (left, most) => `Aanroepen over: ${left} van ${most}`,
  perCall: (amount) => `Bij elke aanroep: hoogstens ${amount}`,
  contract: 'Contract',
  caller: 'Wie het mag aanroepen',
  atomic: (amount) => `${amount} (atomaire eenheden)`,
  unknown: 'Wat ze toestaat, kan niet worden getoond. Trek de toestemming in als je die niet kent.',
  until: (date) => `Tot ${date}`,
  delegate: 'Wie mag afschrijven',
  revoke: 'Intrekken',
  revoking: 'Bevestig in je wallet en wacht op het netwerk',
  granted:
    'De app kan handelen binnen wat je hebt toegestaan. Je vindt het bij Instellingen en kunt het op elk moment intrekken.',
  done: 'Klaar',
  showAll: 'Toestemmingen tonen',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Smart account',
  intro:
    'Een smart account doet meerdere stappen tegelijk en kan iemand anders de netwerkkosten laten betalen. Je sleutel ondertekent ervoor.',
  twoAddresses:
    'Je smart account en je sleutel hebben elk een eigen adres. Geld blijft waar het is als je wijzigt welk adres voorgaat.',
  first: 'Gaat voor: apps zien dit account, en geld dat je vraagt komt hier aan.',
  notFirst: 'Het eigen account van je sleutel gaat voor.',
  address: 'Smart account',
  ownAddress: 'Je sleutel',
  isThere: 'Het staat op dit netwerk.',
  isNotThere:
    'Het wordt aangemaakt bij het eerste wat je verstuurt. Geld ontvangen kan daarvoor al.',
  networks: 'Netwerken die het hebben',
  notHere:
    'Dit netwerk heeft hier geen smart accounts. Het eigen account van je sleutel wordt gebruikt.',
  warning:
    'Geef dit adres alleen voor deze netwerken door: op andere kan misschien niemand verplaatsen wat er aankomt.',
  failed: 'Dit kon niet worden gewijzigd. Probeer het opnieuw.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Naar eigen wallet',
  goOn: 'Verder overzetten naar je wallet',
  intro:
    'Zet wat hier staat een voor een over naar een eigen wallet. Je ziet en bevestigt elke transfer.',
  ownAddress: (family) => `Je eigen adres op ${family}`,
  enterAddress: 'Vul eerst het adres van je eigen wallet in.',
  move: (what) => `${what} overzetten`,
  last: 'Zet dit als laatste over: het betaalt de kosten van de rest.',
  spam: (count) =>
    plural('nl', count, {
      one: '1 item waar niemand om vroeg, blijft hier.',
      other: `${count} items waar niemand om vroeg, blijven hier.`,
    }),
  unread: (network) =>
    `Wat er op ${network} staat, kon niet worden opgehaald. Het blijft waar het is; probeer het opnieuw.`,
  incomplete: (network) => `Er kan meer op ${network} staan dan hier wordt getoond.`,
  tryAgain: 'Opnieuw proberen',
  nothing: 'Er is hier niets meer over te zetten.',
  reading: 'Opvragen wat je hebt',
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
