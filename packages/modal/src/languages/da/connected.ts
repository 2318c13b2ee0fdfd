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
  amount: 'Beløb',
  max: 'Maks.',
  tryAgain: 'Prøv igen',
  twoReadings:
    'Det kan læses på to måder. Skriv hele beløb uden skilletegn og andre med et ekstra nul til sidst, f.eks. 1,2340',
  maxAmount: (amount) => `Maks. ${amount}`,
  maxLeaves: (fee) => `Maks. lader ${fee} blive til gebyret`,
  have: (amount) => `Du har ${amount}.`,
  badAmount: (decimals) => `Brug cifre og ét punktum eller komma, højst ${decimals} decimaler`,
  inToken: (symbol) => `Skriv beløbet i ${symbol}`,
  inDollars: 'Skriv beløbet i dollar',
  selectToken: 'Vælg token',
  changeToken: (symbol) => `${symbol}, skift token`,
  recipient: 'Modtager',
  addressOrName: 'Adresse eller navn',
  paste: 'Indsæt',
  clear: 'Ryd modtager',
  recent: 'Seneste modtagere',
  recentLabel: 'Seneste',
  looking: 'Slår navnet op',
  wholeAddress: 'Hele adressen',
  wholeAddressOf: (name) => `Hele adressen for ${name}`,
  copyAddress: 'Kopiér adresse',
  copied: 'Adresse kopieret',
  network: 'Netværk',
  fee: 'Netværksgebyr',
  feePaidIn: (symbol) => `Netværksgebyr, betales i ${symbol}`,
  costs: { recipientAccount: 'Åbner en konto til denne token, én gang' },
  feeAtMost: (fee) => `op til ${fee}`,
  feeUnread: 'Din wallet viser det',
  search: 'Søg i tokens',
  lookingToken: 'Slår token op',
  noTokenThere: (network) => `Der er ingen token på denne adresse på ${network}`,
  unlisted:
    'Denne token er ikke på nogen liste. Alle kan lave en token med et hvilket som helst navn, og den kan være værdiløs. Brug den kun, hvis du kender dens adresse.',
  takeToken: (symbol) => `Brug ${symbol}`,
  suggested: 'Foreslåede tokens',
  tokensOn: (network) => `Dine tokens på ${network}`,
  missing: (network) => `Ikke alle tokens på ${network} kunne hentes. De ligger trygt, hvor de er.`,
  noToken: (text) => `Ingen token hedder ”${text}”`,
  clearSearch: 'Ryd søgning',
  exactly: (amount) => `Præcis ${amount}`,
  total: 'I alt med gebyr',
  confirm: 'Bekræft',
  confirmIn: (wallet) => `Bekræft i ${wallet}`,
  cancel: 'Annuller',
  notices: {
    declined: 'Anmodning afvist. Der blev ikke sendt noget.',
    walletChanged: 'Din wallet er ændret. Tjek det hele igen.',
    feeUnread: 'Netværksgebyret kunne ikke hentes. Din wallet viser det, før du bekræfter.',
    wrongNetwork:
      'Din wallet er på et andet netværk. Skift netværk, og bekræft så igen. Der blev ikke sendt noget.',
  },
  failed: (reason) => sentences(reason, 'Der blev ikke sendt noget.'),
  somethingWrong: 'Noget gik galt',
  chainFailed: 'Netværket afviste det',
  chainFailedHint: 'Intet blev flyttet ud over netværksgebyret.',
  dropped: 'Bortfaldet, der blev ikke sendt noget',
  droppedHint: 'Netværket slap transaktionen, før den kom med i en blok.',
  replaced: 'Erstattet',
  replacedHint: 'En anden af dine transaktioner tog dens plads. Se i din wallet.',
  reading: 'Læser fra blockchainen',
  matches: 'Læst fra blockchainen: stemmer',
  matchesHint: 'Modtager, beløb og netværk er dem, du bekræftede.',
  unread: 'Kunne ikke læses endnu',
  unreadHint: 'Der bliver automatisk spurgt igen.',
  partlyCompared: 'Kunne ikke sammenlignes helt',
  partlyComparedHint:
    'Transaktionen er på blockchainen, men ikke det hele kunne sammenlignes med det, du bekræftede.',
  done: 'Færdig',
  explorer: 'Se i explorer',
  unknown: 'Resultat ukendt',
  unknownHint: 'Det kan være blevet sendt. Se i Aktivitet, før du prøver igen.',
  looked: 'Jeg har kigget',
  alarm: 'Ikke det, du bekræftede',
  alarmHint:
    'Det, din wallet sendte, er noget andet og kan ikke fortrydes. Hold op med at bruge denne wallet. Flyt det, der er tilbage, fra en enhed, du stoler på.',
  youConfirmed: 'Du bekræftede',
  onChain: 'På blockchainen',
  parts: {
    network: 'Netværk',
    sender: 'Afsender',
    recipient: 'Modtager',
    amount: 'Beløb, i mindste enheder',
    asset: 'Token eller kald',
  },
  read: 'Jeg har læst dette',
  unknownBalance: 'Ukendt saldo',
  nothing: 'Der er intet at bekræfte',
  nothingHint: 'Det, der var her, er forbi, og din wallet bliver ikke bedt om noget.',
  back: 'Tilbage til formularen',
  noNetwork: 'Vælg først et netværk',
  noNetworkHint: 'Din wallet er på et netværk, som denne side ikke bruger.',
  networks: 'Vælg netværk',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Konto',
  copyAddress: 'Kopiér adresse',
  copied: 'Adresse kopieret',
  balance: 'Saldo',
  balanceFailed: 'Saldoen er ikke tilgængelig',
  balanceUnread: 'Din saldo kunne ikke hentes. Dine penge ligger trygt, hvor de er.',
  balanceStale: 'Kunne ikke opdateres. Dette er den seneste saldo, vi så.',
  notPriced: 'Noget af det har ingen pris og er ikke med i dette beløb.',
  notWhole: 'Ikke det hele kunne hentes.',
  tryAgain: 'Prøv igen',
  network: 'Netværk',
  parts: 'Det, der er på denne konto',
  disconnect: 'Afbryd',
  differs: 'Det, din wallet sendte, er ikke det, du bekræftede.',
  lookAtIt: 'Se på det',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Aktivitet',
  verbs: {
    approve: 'Godkendt',
    borrow: 'Lånt',
    burn: 'Destrueret',
    buy: 'Købt',
    cancel: 'Annulleret',
    claim: 'Indløst',
    deploy: 'Oprettet',
    deposit: 'Indsat',
    execute: 'Udført',
    mint: 'Præget',
    receive: 'Modtaget',
    repay: 'Tilbagebetalt',
    send: 'Sendt',
    stake: 'Staket',
    trade: 'Vekslet',
    unstake: 'Unstaket',
    withdraw: 'Hævet',
  },
  sending: 'Sender',
  pending: 'Afventer',
  differs: 'Ikke som bekræftet',
  unmatched: 'Tjek modtageren',
  failedTag: 'Mislykket',
  dropped: 'Bortfaldet, der blev ikke sendt noget',
  replaced: 'Erstattet',
  lookAlike: 'Efterligning',
  lookAlikeHint: (known) => `Fra en adresse, der er lavet til at ligne ${known}.`,
  thisWeek: 'Denne uge',
  emptyTitle: 'Ingen aktivitet endnu',
  empty: 'Det, denne konto gør, vises her.',
  unsupported: 'Historikken for dette netværk er ikke tilgængelig her.',
  incomplete: 'En del af historikken kunne ikke hentes.',
  failed: 'Transaktioner kunne ikke hentes',
  failedHint: 'Intet er gået tabt. Tjek din internetforbindelse.',
  tryAgain: 'Prøv igen',
  more: 'Vis flere',
  newer: 'Vis nyere',
  imitates: 'Denne adresse kender du:',
  imitation: 'Denne ligner den kun:',
  copyAddress: 'Kopiér adressen, der ligner den',
  copyWarning: 'Den, der lavede denne adresse, håber, at du sender til den ved en fejl.',
  copyAnyway: 'Kopiér alligevel',
  copied: 'Adresse kopieret',
  explorer: 'Se i blockexplorer',
  justNow: 'nu',
  minutes: (count) => `${count} min.`,
  hours: (count) => `${count} t.`,
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Skift til ${family}`,
  waitingTitle: (wallet) => `Fortsæt i ${wallet}`,
  waitingText: 'Den spørger én gang for hver type netværk. Accepter dem, du har brug for.',
  connectedTitle: 'Forbundet',
  connectedText: (wallet) => `${wallet} er forbundet til dette websted.`,
  someText: 'Du kan fortsætte eller prøve igen med de andre.',
  declinedTitle: 'Anmodning afvist',
  failedTitle: 'Kunne ikke forbinde',
  nothingText: 'Der blev ikke delt noget med dette websted.',
  list: 'Typer af netværk',

  accept: 'Accepter anmodningen der',
  openWallet: 'Åbn din wallet',
  noAnswer: 'Intet svar endnu',
  waiting: 'Venter',
  connected: 'Forbundet',
  declined: 'Afvist, intet delt',
  tryAgain: 'Prøv igen',
  cancel: 'Annuller',
  continueWith: (family) => `Fortsæt med ${family}`,
  continueWithSeveral: (count) => `Fortsæt med ${count}`,

  goOnWith: (wallet, account) =>
    `Du fortsætter med ${wallet}, ${account}. Dine andre wallets forbliver forbundet.`,
  connectFirst:
    'Der er ikke forbundet nogen wallet til det endnu. Dine andre wallets forbliver forbundet.',
  connectWallet: 'Forbind wallet',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT’er',
  list: 'NFT’er på denne konto',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('da', count, { one: '1 spam-NFT skjult', other: `${count} spam-NFT’er skjult` }),
  shown: (count) => plural('da', count, { one: '1 spam-NFT', other: `${count} spam-NFT’er` }),
  emptyTitle: 'Ingen NFT’er endnu',
  empty: 'Samleobjekter, du modtager, vises her.',
  unsupported: 'Samleobjekterne på dette netværk er ikke tilgængelige her.',
  incomplete: 'Nogle af dine NFT’er kunne ikke hentes. De ligger trygt, hvor de er.',
  failed: 'Dine NFT’er kunne ikke hentes',
  failedHint: 'De ligger trygt, hvor de er.',
  tryAgain: 'Prøv igen',
  more: 'Vis flere',
  collection: 'Samling',
  tokenId: 'Token-id',
  pieces: 'Du har',
  network: 'Netværk',
  contract: 'Kontrakt',
  copyContract: 'Kopiér kontrakt',
  copied: 'Kopieret',
  send: 'Send',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Wallets',
  active: 'Aktiv',
  use: 'Brug',
  add: 'Tilføj',
  addFor: (family) => `Tilføj en wallet: ${family}`,
  noneConnected: 'Ingen forbundet',
  more: (account) => `Mere om ${account}`,
  copyAddress: 'Kopiér adresse',
  copied: 'Adresse kopieret',
  disconnect: (wallet) => `Afbryd ${wallet}`,
  hint: 'Din wallet bestemmer, hvilke konti den viser til dette websted.',
  types: {
    eoa: 'Konto',
    smartAccount: 'Smart konto',
    payment: 'Betalinger',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Modtag',
  networksTitle: 'Kompatible netværk',
  fundTitle: 'Fyld wallet op',
  code: (network) => `QR-kode til din adresse på ${network}`,
  amount: 'Beløb',
  amountOptional: 'Beløb, valgfrit',
  badAmount: (decimals) => `Brug cifre og ét punktum eller komma, højst ${decimals} decimaler`,
  yourAddress: (network) => `Din adresse på ${network}`,
  copyAddress: 'Kopiér adresse',
  copyLink: 'Kopiér betalingslink',
  copied: 'Adresse kopieret',
  linkCopied: 'Betalingslink kopieret',
  alsoOn: (count) =>
    plural('da', count, { one: 'Også på 1 netværk', other: `Også på ${count} netværk` }),
  sameAddress:
    'Din adresse er den samme på hvert af disse netværk. Send kun over ét af dem: Det, der sendes over et andet, kan gå tabt.',
  fund: 'Penge kommer ind på denne konto fra en anden wallet eller en kryptobørs.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Send',
  selectTitle: 'Vælg token',
  lookAlikeTitle: 'Tjek adressen',
  reviewTitle: 'Tjek overførsel',
  sentTitle: 'Sendt',
  buttons: {
    selectToken: 'Vælg token',
    addAmount: 'Angiv beløb',
    incorrectValue: 'Ugyldig værdi',
    insufficientFunds: 'Saldoen er for lav',
    unknownBalance: 'Ukendt saldo',
    addAddress: 'Angiv adresse',
    invalidAddress: 'Ugyldig adresse',
    previewSend: 'Tjek overførsel',
    unsupportedChain: 'Netværk ikke understøttet',
  },
  youSend: 'Du sender',
  balanceUnknown: 'Din saldo kunne ikke hentes. Dine penge ligger trygt, hvor de er.',
  noFee: (symbol) => `Ikke nok ${symbol} til netværksgebyret`,
  to: 'Til',
  problems: {
    invalid: 'Dette er ikke en adresse på dette netværk.',
    checksum: 'Kontrolsummen passer ikke, tjek hvert tegn.',
    required: 'Dette link kræver noget, der ikke er kendt her.',
    letters: 'Bogstaver fra forskellige skriftsystemer, eller nogle, som intet navn må have.',
    unregistered: 'Dette navn er ikke registreret.',
    lookupFailed: 'Navnet kunne ikke slås op. Prøv igen, eller indsæt adressen.',
    tokenContract:
      'Dette er kontrakten for en token og ikke en brugers konto. Det, den modtager, er tabt.',
  },
  otherNetwork: (name) => `Dette link er til ${name}. Skift først, eller ryd det.`,
  switchTo: (name) => `Skift til ${name}`,
  unknownNetwork: 'et andet netværk',
  notKnown: 'Ikke den adresse, du kender',
  onlyEnds:
    'Kun begyndelsen og slutningen passer. Svindlere laver sådanne adresser for at blive betalt ved en fejl.',
  bait: 'Du kender kun denne adresse fra overførsler med beløbet nul. Svindlere laver dem, for at du skal kopiere adressen.',
  known: 'Kendt af dig',
  entered: 'Du angav',
  useKnown: 'Brug den kendte adresse',
  useEntered: 'Brug den alligevel',
  pressAgain: 'Tryk igen for at bruge den',
  leaves: 'Forlader din konto',
  arrives: (name) => `Når frem til ${name}`,
  reserve: (amount) =>
    `Wallets sætter op til ${amount} til side til gebyret, og du har mindre. Din kan afvise.`,
  keepsPart: (amount) => `Denne token beholder ${amount} af hver overførsel som denne.`,
  contract:
    'Denne adresse er en kontrakt, og du har ikke sendt til den før. Den kan beholde det, den får, for altid: Spørg modtageren, om den kan bruges.',
  firstTime: 'Det er første gang, du sender til denne adresse. Tjek den med modtageren.',
  comparing: 'Sammenligner adressen',
  notCompared:
    'Din historik kunne ikke hentes, så denne adresse er ikke sammenlignet med dem, du kender. Tjek hele adressen.',
  notices: {
    wouldFail: 'Netværket siger, at denne overførsel ville mislykkes. Der blev ikke sendt noget.',
    tokenMissing: 'Denne konto har ikke den token, der blev bedt om. Vælg en anden.',
    lookAlike: 'Denne adresse giver sig ud for at være en, du kender. Tjek den, før du fortsætter.',
    feeRose: 'Netværksgebyret er steget. Tjek beløbet igen. Der blev ikke sendt noget.',
    feeUnknown:
      'Netværksgebyret kunne ikke hentes, så ingen ved, hvor meget der kan sendes. Prøv igen, eller angiv et beløb.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Netværket tæller denne token i andre enheder, end denne side viser. Der blev ikke sendt noget. Send den ikke herfra.'
      case 'transfer/decimals-unread':
        return 'Netværket oplyste ikke, i hvilke enheder det tæller denne token. Der blev ikke sendt noget. Vent lidt, eller prøv igen.'
      case 'transfer/sender-minimum':
        return `Netværket kræver, at ${least} ${symbol} bliver på din konto ud over gebyret. Send mindre.`
      case 'transfer/recipient-minimum':
        return `Denne adresse har ikke noget endnu, og netværket tager ikke imod mindre end ${least} ${symbol} der. Send mere.`
      case 'transfer/frozen':
        return `Udstederen af denne token har frosset en del af den. Send højst ${most}.`
      case 'transfer/too-many-accounts':
        return `Denne token ligger spredt på mange af dine konti. Send højst ${most} ad gangen og resten bagefter.`
      default:
        return null
    }
  },
  failedOnSolana: 'Transaktionen kunne ikke sendes. Prøv igen.',
  started: 'Transaktion startet',
  sent: (amount) => `${amount} sendt`,
  pending: 'På vej. Det når frem med en af de næste blokke.',
  confirmed: (to) => `Det er nået frem til ${to}.`,
  lessArrived: 'Der nåede mindre frem, end der blev sendt',
  lessArrivedHint: (arrived, sent) =>
    `Ifølge denne token nåede ${arrived} af ${sent} frem. Den beholder en del eller gør ikke det, den siger.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Indstillinger',
  address: 'Hele din adresse',
  copyAddress: 'Kopiér adresse',
  copied: 'Adresse kopieret',
  explorer: (name) => `Se på ${name}`,
  opensNewTab: 'Åbner i en ny fane',
  appearance: 'Udseende',
  appearances: { system: 'System', light: 'Lyst', dark: 'Mørkt' },
  language: 'Sprog',
  wallets: 'Konti og wallet',
  disconnect: 'Afbryd',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Log ind',
  heading: (site) => `Log ind på ${site}`,
  headingAnywhere: 'Log ind med din wallet',
  explanation: 'Du underskriver beskeden nedenfor. Det koster intet og flytter intet.',
  message: 'Besked til underskrift',
  sign: 'Underskriv',
  cancel: 'Annuller',
  continueIn: (wallet) => `Fortsæt i ${wallet}`,
  returning: (wallet) => `Går tilbage til det forrige netværk. ${wallet} spørger dig måske.`,
  checking: 'Tjekker din underskrift',
  checkingText: 'Det tager et øjeblik.',
  declined: 'Underskrift afvist',
  smartAccount: 'Denne app understøtter måske ikke smarte konti',
  unavailable: 'Der opstod et problem, da login skulle startes',
  refused: (reason) => `Serveren siger: ”${reason}”`,
  warnings: {
    domain: (page, named) =>
      `Denne side er ${page}, men beskeden nævner et andet websted: ${named}`,
    flagged: (domain) => `${domain} er anmeldt som vildledende. Underskriv ikke.`,
    imitation: 'Det ligner en loginbesked, men er det ikke. Underskriv ikke.',
    account: 'Beskeden nævner en anden konto end din.',
    uri: (uri) => `Du ville logge ind på en anden adresse: ${uri}`,
    chain: (named, wallet) => `Beskeden nævner ${named}. Din wallet er på ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Veksl',
  selectTitle: 'Vælg token',
  reviewTitle: 'Tjek veksling',
  doneTitle: 'Vekslet',
  buttons: {
    unsupportedNetwork: 'Netværket understøtter ikke veksling',
    selectToken: 'Vælg token',
    enterAmount: 'Angiv beløb',
    insufficientBalance: 'Saldoen er for lav',
    insufficientLiquidity: 'Ikke nok likviditet',
    reviewSwap: 'Tjek veksling',
  },
  youPay: 'Du betaler',
  youReceive: 'Du modtager',
  estimate: 'Skøn',
  payWith: (symbol) => `Betal med ${symbol}`,
  receive: (symbol) => `Modtag ${symbol}`,
  switchTokens: 'Byt om på tokens',
  tokensOn: (network) => `Tokens på ${network}`,
  rate: 'Kurs',
  minimum: 'Du modtager mindst',
  impact: 'Prispåvirkning',
  slippage: 'Slippage',
  slippageHint:
    'Hvor meget mindre end skønnet der må nå frem. Med endnu mindre bliver vekslingen ikke til noget.',
  slippageField: 'Slippage i procent',
  slippageHigh: 'Med så meget slippage kan du modtage langt mindre end skønnet.',
  untried:
    'Netværket kunne ikke prøve denne veksling på forhånd. Det, der når frem, er kun læst ud fra transaktionen.',
  impactHigh: 'Det, du modtager, er langt mindre værd end det, du betaler.',
  reading: 'Henter prisen',
  pays: 'Du betaler',
  gets: 'Du modtager, efter skøn',
  approve: (symbol) => `Godkend ${symbol}`,
  reset: (symbol) => `Nulstil godkendelsen af ${symbol}`,
  swap: 'Veksl',
  approveAndSwap: 'Godkend og veksl',
  approving: (symbol) => `Godkender ${symbol}`,
  steps: {
    batch:
      'Din wallet godkender præcis dette beløb og veksler på én gang: Begge dele sker, eller intet sker.',
    reset:
      'Først trækkes den gamle godkendelse tilbage, så må vekslingstjenesten tage præcis dette beløb.',
    approve: 'Først lader du vekslingstjenesten tage præcis dette beløb, så veksler du.',
  },
  notices: {
    wouldFail:
      'Netværket siger, at denne veksling ville mislykkes, fordi priserne har ændret sig. Gå tilbage efter en ny.',
    priceMoved: 'Prisen har ændret sig. Se på beløbene igen.',
  },
  refused: (reason) =>
    `Den foreslåede veksling blev afvist. ${reason} Din wallet blev ikke bedt om noget.`,
  started: 'Transaktion startet',
  swapped: (paid) => `${paid} vekslet`,
  pending: (least) => `På vej. Med en af de næste blokke når mindst ${least} frem.`,
  confirmed: (least) => `Vekslingen er færdig: Mindst ${least} er nået frem til din konto.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Køb',
  fund: 'Køb med kort eller bankkonto',
  title: 'Vælg udbyder',
  tokenTitle: 'Vælg token',
  currencyTitle: 'Vælg valuta',
  progressTitle: 'Køb i gang',
  helpTitle: 'Hvad er køb?',
  youPay: 'Du betaler',
  badAmount: 'Brug cifre og ét punktum eller komma, højst 2 decimaler',
  tooLittle: (limit) => `Betal mindst ${limit}`,
  tooMuch: (limit) => `Betal højst ${limit}`,
  receive: (symbol) => `Modtag ${symbol}`,
  receiveTitle: 'Du modtager, efter skøn',
  providers: 'Udbydere',
  fee: (least, most) => `Gebyr ${least} til ${most}`,
  asking: 'Henter prisen',
  noQuote: 'Giver ingen pris lige nu',
  gives: (amount) => `Omkring ${amount}`,
  loading: 'Henter, hvad der kan købes',
  sample:
    'Skøn: Sælgerne kan ikke spørges. Det er de sædvanlige tal, og der kan ikke købes noget med dem.',
  sampleFee: (fee) => `Sædvanligt gebyr ${fee}`,
  nothingSold: (network) => `Der sælges ikke noget på ${network}`,
  nothingSoldHint: 'Vælg et andet netværk, eller modtag fra en anden wallet.',
  networks: 'Netværk',
  tryAgain: 'Prøv igen',
  sandbox: 'Testmiljø: Her sælges intet rigtigt, og der betales intet.',
  leaves: 'Du betaler på udbyderens side. Dit kort og dine dokumenter kommer aldrig hertil.',
  failed: (reason) => `Der blev ikke købt noget. ${reason}`,
  foreignPage: (host) =>
    `Serveren nævnte en side på ${host}, som ikke tilhører nogen, der sælger her. Den blev ikke åbnet, og der blev ikke købt noget.`,
  opening: (provider) => `Åbner ${provider}`,
  waiting: (provider) => `Fortsæt hos ${provider}`,
  waitingHint:
    'Betal på den side, der åbnede. Denne visning fortæller, når det når frem. Du kan godt lukke den.',
  waitingUnknown: 'Betal på den side, der åbnede. Det, du køber, vises på din konto.',
  blocked: 'Din browser lod ikke nogen side åbne. Åbn den selv:',
  open: (provider) => `Åbn ${provider}`,
  copyLink: 'Kopiér link',
  copied: 'Link kopieret',
  opensNewTab: 'åbner i en ny fane',
  paid: 'Betalt',
  paidHint: (amount) => `På vej til din adresse: ${amount}.`,
  delivered: (amount) => `${amount} nået frem`,
  deliveredHint: 'Det er på din konto.',
  notDelivered: 'Ikke købt',
  notDeliveredHint: 'Udbyderen siger, at der ikke leveres noget.',
  goesTo: 'Går til',
  again: 'Begynd forfra',
  done: 'Færdig',
  activity: 'Se i Aktivitet',
  helpCards: [
    {
      title: 'Penge bliver til mønter',
      text: 'En udbyder tager imod dit kort eller din bankoverførsel og sender mønter til din adresse.',
    },
    {
      title: 'Udbyderen ser, hvem du er',
      text: 'Det er en selvstændig virksomhed med egne regler, og den kan bede om dine dokumenter. Denne side giver den din adresse og beløbet og intet andet.',
    },
    {
      title: 'Det koster noget',
      text: 'Udbydere beholder en til to procent eller mere, og netværket tager sit gebyr. Sammenlign, før du betaler.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Vælg et navn',
  registerTitle: 'Registrer navn',
  registeredTitle: 'Navn registreret',
  intro: 'Et navn står for din adresse. Andre sender til det, og ingen behøver kopiere en adresse.',
  own: 'Dine navne',
  name: 'Navn',
  rules: '4 eller flere af a til z, 0 til 9 og -',
  unreadable: 'Brug kun a til z, 0 til 9 og -',
  tooShort: 'Skriv mindst 4 tegn',
  suggestions: 'Lignende navne',
  searching: 'Leder efter navne',
  searchFailed: 'Navnene kunne ikke slås op.',
  tryAgain: 'Prøv igen',
  noneFree: 'Alle disse er optaget. Skriv et andet navn.',
  noneFound: 'Der er ikke sådan et navn her. Skriv et andet.',
  available: 'Ledigt',
  taken: 'Optaget',
  register: 'Registrer',
  leadsTo: (network) => `Fører til din adresse på ${network}`,
  free: 'Koster intet. Navnet bliver hos denne adresse og kan ikke gives tilbage.',
  signed: 'Det, din wallet underskriver',
  confirmIn: (wallet) => `Bekræft i ${wallet}`,
  registering: 'Registrerer',
  back: 'Vælg et andet navn',
  notices: {
    declined: 'Underskrift afvist. Der blev ikke registreret noget.',
    unsupported: 'Der tilbydes ikke navne på dette netværk.',
    walletChanged: 'Din wallet er ændret. Tjek det hele igen.',
    unavailable: 'Serveren svarer ikke. Så vidt vides blev der ikke registreret noget. Prøv igen.',
  },
  unsigned: 'Din wallet underskrev ikke. Der blev ikke registreret noget.',
  walletSaid: (reason) => `Din wallet underskrev ikke: ${reason}`,
  registered: (name) => `${name} er dit`,
  registeredHint: 'Andre kan sende til det fra nu af.',
  done: 'Færdig',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Tokens',
  list: 'Tokens på denne konto',
  hidden: (count) =>
    plural('da', count, { one: '1 spamtoken skjult', other: `${count} spamtokens skjult` }),
  shown: (count) => plural('da', count, { one: '1 spamtoken', other: `${count} spamtokens` }),
  emptyTitle: 'Ingen tokens endnu',
  empty: 'Det, du modtager, vises her.',
  fund: 'Fyld wallet op',
  failed: 'Saldoen er ikke tilgængelig',
  failedHint: 'Dine tokens kunne ikke hentes. De ligger trygt, hvor de er.',
  stale: (when) => `Kunne ikke opdateres. Dette er fra kl. ${when}.`,
  missing: (network) =>
    `Ikke alle tokens på ${network} kunne hentes. De ligger trygt, hvor de er. Prøv igen om lidt.`,
  tryAgain: 'Prøv igen',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Godkend',
  codeTitle: 'Gendannelseskode',
  saveCode: 'Gem din gendannelseskode',
  walletTitle: 'Sikker wallet',
  updateTitle: 'Rediger e-mail',
  primaryTitle: 'Bekræft nuværende e-mail',
  secondaryTitle: 'Bekræft ny e-mail',
  otherEmail: 'Brug en anden adresse',
  editEmail: 'Rediger e-mail',
  newEmail: 'Ny e-mailadresse',
  save: 'Gem',
  done: 'Færdig',
  ways: 'Måder at logge ind på',
  addPasskey: 'Tilføj en adgangsnøgle',
  recover: 'Gendan med en adgangsnøgle',
  setPassword: 'Vælg en adgangskode',
  export: 'Eksportér wallet',
  forget: 'Log andre enheder ud',
  delete: 'Slet wallet',
  changed: 'E-mail ændret',
  unchanged: (reason) => sentences(reason, 'Din adresse er ikke ændret.'),
  inFrame: 'Denne side kan hverken se eller trykke på noget nedenfor.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Tilladelser',
  createdTitle: 'Tilladelse givet',
  intro:
    'Disse apps må handle for denne konto uden at spørge dig igen, inden for grænser, som en kontrakt håndhæver.',
  none: 'Ingen tilladelser',
  noneText: 'Ingen app må selv handle for denne konto.',
  reading: 'Henter dine tilladelser',
  unread: 'Dine tilladelser kunne ikke hentes. De er, som de var.',
  unsupported:
    'Denne wallet kan ikke trække tilladelser tilbage. Forbind den wallet, der gav denne tilladelse, og prøv igen.',
  notEnded:
    'Netværket har ikke afsluttet denne tilladelse endnu. Se efter igen om et minut, og træk den tilbage igen, hvis den stadig er her.',
  tryAgain: 'Prøv igen',
  somebody: 'En app',
  once: (amount) => `${amount} i alt`,
  every: (amount, duration) => `${amount} pr. ${duration}`,
  upTo: (amount, most) => `${amount} pr. sekund, ${most} i alt`,
  left: (amount) => `Kan trækkes nu: ${amount}`,
  leftUnknown: 'Hvor meget der er tilbage, kan ikke siges nu.',
  functions: (names) => `Må kalde ${names}`,
  calls: (left, most) => `Kald tilbage: ${left} af ${most}`,
  perCall: (amount) => `Med hvert kald: højst ${amount}`,
  contract: 'Kontrakt',
  caller: 'Hvem der må kalde den',
  atomic: (amount) => `${amount} (atomare enheder)`,
  unknown: 'Det, den tillader, kan ikke vises. Træk den tilbage, hvis du ikke kender den.',
  until: (date) => `Indtil ${date}`,
  delegate: 'Hvem der må trække',
  revoke: 'Træk tilbage',
  revoking: 'Bekræft i din wallet, og vent på netværket',
  granted:
    'Appen kan handle inden for det, du har tilladt. Du finder det i Indstillinger og kan trække det tilbage når som helst.',
  done: 'Færdig',
  showAll: 'Vis tilladelser',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Smart konto',
  intro:
    'En smart konto udfører flere trin på én gang og kan lade en anden betale netværksgebyret. Din nøgle underskriver for den.',
  twoAddresses:
    'Din smarte konto og din nøgle har hver sin adresse. Pengene bliver, hvor de er, når du ændrer, hvilken der kommer først.',
  first: 'Kommer først: Apps ser denne konto, og penge, du beder om, kommer ind her.',
  notFirst: 'Din nøgles egen konto kommer først.',
  address: 'Smart konto',
  ownAddress: 'Din nøgle',
  isThere: 'Den er på dette netværk.',
  isNotThere: 'Den oprettes med det første, du sender. Du kan modtage penge inden da.',
  networks: 'Netværk, der har den',
  notHere: 'Dette netværk har ingen smarte konti her. Din nøgles egen konto bruges.',
  warning:
    'Giv kun denne adresse ud til disse netværk: På andre kan måske ingen flytte det, der kommer ind.',
  failed: 'Det kunne ikke ændres. Prøv igen.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Til egen wallet',
  goOn: 'Flyt videre til din wallet',
  intro:
    'Flyt det, der er her, til din egen wallet, én ting ad gangen. Du ser og bekræfter hver overførsel.',
  ownAddress: (family) => `Din egen adresse på ${family}`,
  enterAddress: 'Angiv først adressen på din egen wallet.',
  move: (what) => `Flyt ${what}`,
  last: 'Flyt dette til sidst: Det betaler gebyrerne for det andet.',
  spam: (count) =>
    plural('da', count, {
      one: '1 ting, som ingen har bedt om, bliver her.',
      other: `${count} ting, som ingen har bedt om, bliver her.`,
    }),
  unread: (network) =>
    `Det, der er på ${network}, kunne ikke hentes. Det bliver, hvor det er. Prøv igen.`,
  incomplete: (network) => `Der kan være mere på ${network}, end der vises.`,
  tryAgain: 'Prøv igen',
  nothing: 'Der er ikke mere at flytte her.',
  reading: 'Henter det, du har',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Der venter en anmodning i ${wallet}.`,
  open: (wallet) => `Åbn ${wallet}`,
  dismiss: 'Skjul',
  relayLost: 'Forbindelsen til din wallet er afbrudt. Prøver igen …',
  relayRefused: 'Din wallet kan ikke nås fra denne side. Afbryd forbindelsen, og forbind den igen.',
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Din wallet siger: ”${text}”`,
  networkSaid: (text) => `Netværket siger: ”${text}”`,
  texts: {
    'balance/unavailable': 'Saldoen er ikke tilgængelig.',
    'catalogue/unavailable':
      'Listen over wallets kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.',
    'connection/code-unavailable':
      'En del af siden blev ikke indlæst. Tjek din internetforbindelse, og prøv igen.',
    'network/unsupported-by-wallet': 'Din wallet understøtter ikke dette netværk.',
    'relay/closed': 'Forbindelsen til forbindelsestjenesten blev lukket.',
    'relay/outbox-full': 'Der venter for mange beskeder. Prøv igen, når forbindelsen er tilbage.',
    'relay/refused': 'Forbindelsestjenesten afviste dette websted.',
    'relay/unavailable': 'Forbindelsestjenesten svarer ikke. Prøv igen.',
    'resources/unavailable': 'Oplysningerne er ikke tilgængelige. Prøv igen.',
    'transfer/no-estimate': 'Netværksgebyret kunne ikke hentes. Prøv igen.',
    'transfer/unasked': 'Det kunne ikke sendes. Prøv igen.',
    'wallet/already-pending': 'Åbn din wallet.',
    'wallet/failed': 'Ukendt fejl.',
    'wallet/not-found':
      'Denne wallet er ikke tilgængelig på denne side. Lås den op eller installer den, og prøv igen.',
    'wallet/other-family':
      'Denne wallet deler ingen konto til denne type netværk. Vælg et andet netværk eller en anden wallet.',
    'walletconnect/link-failed':
      'Der kunne ikke laves et link til en wallet. Tjek forbindelsen, og prøv igen.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Din wallet tillader ikke denne type anmodning. Prøv en anden wallet.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Din wallet understøtter ikke dette websteds hændelser. Prøv en anden wallet.',
    'The wallet does not allow this change. Connect again.':
      'Din wallet tillader ikke denne ændring. Forbind den igen.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Din wallet godkendte ikke dette netværk. Forbind den igen, og godkend netværket.',
    'The wallet does not support these networks. Try another wallet.':
      'Din wallet understøtter ikke disse netværk. Prøv en anden wallet.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Din wallet har ingen konto til disse netværk. Tilføj en, og prøv igen.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Din wallet understøtter ikke denne type netværk. Prøv en anden wallet.',
    'The wallet ended the connection. Connect again.':
      'Din wallet afsluttede forbindelsen. Forbind den igen.',
    'The wallet did not finish connecting. Try again.':
      'Din wallet gjorde ikke forbindelsen færdig. Prøv igen.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Din wallet kan ikke det, som denne anmodning kræver. Send den uden det, eller brug en anden wallet.',
    'The wallet does not take several calls at once on this network.':
      'Din wallet tager ikke imod flere kald på én gang på dette netværk.',
    'The wallet knows a request of this id already. Send it again.':
      'Din wallet kender allerede en anmodning med dette id. Send den igen.',
    'The wallet does not know these calls.': 'Din wallet kender ikke disse kald.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Det er flere kald, end din wallet tager imod på én gang. Send færre.',
    'The wallet cannot do all of these calls or none on this network.':
      'Din wallet kan ikke sikre, at enten alle eller ingen af disse kald udføres på dette netværk.',
    'The wallet no longer knows this connection. Connect again.':
      'Din wallet kender ikke længere denne forbindelse. Forbind den igen.',
    'The request expired in the wallet. Try again.': 'Anmodningen udløb i din wallet. Prøv igen.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Din wallet oplyste ingen konto. Åbn den, vælg en konto, og prøv igen.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Svaret fra din wallet kan ikke læses. Prøv igen.',
    'The wallet agreed and stayed on its network':
      'Din wallet sagde ja, men blev på sit eget netværk.',
    'The wallet signed a different message. Try again.':
      'Din wallet underskrev en anden besked. Prøv igen.',
  },
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Vælg netværk',
  unsupportedTitle: 'Netværk ikke understøttet',
  search: 'Søg i netværk',
  list: 'Netværk',
  current: 'Nuværende netværk',
  notApproved: (wallet) => `Ikke godkendt af ${wallet}`,
  noWallet: 'Ingen wallet endnu',
  connect: 'Forbind',
  noneFound: (search) => `Intet netværk hedder ”${search}”`,
  noneFoundText: 'Tjek stavningen, eller se dem alle.',
  none: 'Ingen netværk',
  noneText: 'Dette websted tilbyder ikke nogen lige nu.',
  clearSearch: 'Ryd søgning',
  whatIsANetwork: 'Hvad er et netværk?',

  waitingTitle: (wallet) => `Fortsæt i ${wallet}`,
  waitingText: (network) =>
    `Accepter skiftet til ${network} i din wallet. Din konto og dine penge bliver, hvor de er.`,
  doneTitle: 'Netværk skiftet',
  declinedTitle: 'Anmodning afvist',
  declinedText: 'Du bliver på det netværk, du var på. Intet andet er ændret.',
  failedTitle: 'Kunne ikke skifte',
  failedText: (reason) => sentences(reason, 'Du bliver på det netværk, du var på.'),
  cancel: 'Annuller',
  tryAgain: 'Prøv igen',

  unsupportedText: (wallet) =>
    `${wallet} er på et netværk, som dette websted ikke bruger. Vælg et af disse for at fortsætte. Dine penge ligger trygt, hvor de er.`,
  yourWallet: 'Din wallet',
  disconnect: 'Afbryd',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Hvad er en wallet?',
  networkTitle: 'Hvad er et netværk?',
  walletCards: [
    {
      title: 'Et hjem til det, der er dit',
      text: 'Den opbevarer og viser dine mønter, tokens og samleobjekter og sender dem, hvorhen du vil.',
    },
    {
      title: 'En ny måde at logge ind på',
      text: 'I stedet for en adgangskode bekræfter du med din wallet. Intet websted får nogensinde din nøgle at vide.',
    },
    {
      title: 'Kun din',
      text: 'Kun du har nøglen. Ingen kan gendanne den for dig, så opbevar dens gendannelsesfrase sikkert, og fortæl den ikke til nogen.',
    },
  ],
  getWallet: 'Få en wallet',

  networkCards: [
    {
      title: 'Her sker tingene',
      text: 'Et netværk er et offentligt register, som mange computere fører sammen. Dine mønter ligger på et af dem.',
    },
    {
      title: 'Samme adresse, adskilte penge',
      text: 'Din adresse kan være den samme på flere netværk, men det, du har på ét, er ikke på de andre.',
    },
    {
      title: 'Gebyrer varierer',
      text: 'Hvert netværk har sin egen mønt, som gebyrerne betales med, og sin egen pris for en transaktion.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Bekræft e-mail',
  deviceTitle: 'Registrer enhed',
  passkeyTitle: 'Adgangsnøgle',
  email: 'E-mailadresse',
  continue: 'Fortsæt',
  device: 'Godkend denne enhed',
  deviceSent: (email) =>
    `Der er sendt et link til ${email}. Åbn det, og bekræft der, at denne enhed er din.`,
  waitLonger: (seconds) =>
    plural('da', seconds, {
      one: 'Prøv igen om 1 sekund',
      other: `Prøv igen om ${seconds} sekunder`,
    }),
  connected: 'Du er logget ind.',
  usePasskey: 'Brug en adgangsnøgle',
  passkeyWaiting: 'Din enhed beder om din adgangsnøgle',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Der blev ikke delt noget med dette websted.'),
  declined: 'Du lukkede det. Der blev ikke delt noget med dette websted.',
  connected: 'Du er logget ind.',
  tryAgain: 'Prøv igen',
  otherWay: 'Brug en anden måde',
  notEmail: 'Skriv en e-mailadresse, f.eks. ada@example.com.',
  sent: (email) => `Skriv koden, der blev sendt til ${email}.`,
  code: 'Kode',
  checking: 'Tjekker koden',
  resend: 'Send kode igen',
  sending: 'Sender en kode',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Fortsæt med',
  continueWith: (service) => `Fortsæt med ${service}`,
  more: 'Flere tjenester',
  waiting: (service) => `Fortsæt i vinduet fra ${service}`,
  noPassword: 'Dette websted får intet at vide om, hvad du gør der.',
  blocked: 'Din browser lod ikke noget vindue åbne. Tillad vinduer for denne side, og prøv igen.',
  timedOut: 'Vinduet blev lukket. Prøv igen, eller brug en anden måde.',
  inThisPage: 'Fortsæt på denne side',
  closed: 'Vinduet blev lukket. Hvis du var færdig, fortsætter det her af sig selv.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Scan koden med telefonens kamera, og accepter i Farcaster-appen.',
  agree: 'Accepter i Farcaster-appen, og kom så tilbage hertil.',
  codeName: 'QR-kode til at fortsætte i Farcaster-appen',
  preparing: 'Laver et link',
  open: 'Åbn Farcaster',
  copyLink: 'Kopiér link',
  copied: 'Link kopieret',
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
