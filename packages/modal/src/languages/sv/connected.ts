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
  amount: 'Belopp',
  max: 'Max',
  tryAgain: 'Försök igen',
  twoReadings:
    'Det här kan läsas på två sätt. Skriv hela belopp utan skiljetecken och andra med en extra nolla på slutet, till exempel 1,2340',
  maxAmount: (amount) => `Max ${amount}`,
  maxLeaves: (fee) => `Max lämnar ${fee} till avgiften`,
  have: (amount) => `Du har ${amount}.`,
  badAmount: (decimals) =>
    `Använd siffror och en punkt eller ett komma, högst ${decimals} decimaler`,
  inToken: (symbol) => `Skriv beloppet i ${symbol}`,
  inDollars: 'Skriv beloppet i dollar',
  selectToken: 'Välj token',
  changeToken: (symbol) => `${symbol}, byt token`,
  recipient: 'Mottagare',
  addressOrName: 'Adress eller namn',
  paste: 'Klistra in',
  clear: 'Rensa mottagaren',
  recent: 'Senaste mottagare',
  recentLabel: 'Senaste',
  looking: 'Slår upp namnet',
  wholeAddress: 'Hela adressen',
  wholeAddressOf: (name) => `Hela adressen för ${name}`,
  copyAddress: 'Kopiera adress',
  copied: 'Adressen kopierad',
  network: 'Nätverk',
  fee: 'Nätverksavgift',
  feePaidIn: (symbol) => `Nätverksavgift, betalas i ${symbol}`,
  costs: { recipientAccount: 'Öppnar ett konto för denna token, en gång' },
  feeAtMost: (fee) => `upp till ${fee}`,
  feeUnread: 'Din plånbok visar den',
  search: 'Sök tokens',
  lookingToken: 'Slår upp token',
  noTokenThere: (network) => `Det finns ingen token på den här adressen på ${network}`,
  unlisted:
    'Denna token finns inte på någon lista. Vem som helst kan skapa en token med vilket namn som helst, och den kan vara värdelös. Använd den bara om du känner till dess adress.',
  takeToken: (symbol) => `Använd ${symbol}`,
  suggested: 'Föreslagna tokens',
  tokensOn: (network) => `Dina tokens på ${network}`,
  missing: (network) => `Alla tokens på ${network} kunde inte hämtas. De ligger tryggt där de är.`,
  noToken: (text) => `Ingen token heter ”${text}”`,
  clearSearch: 'Rensa sökningen',
  exactly: (amount) => `Exakt ${amount}`,
  total: 'Totalt med avgift',
  confirm: 'Bekräfta',
  confirmIn: (wallet) => `Bekräfta i ${wallet}`,
  cancel: 'Avbryt',
  notices: {
    declined: 'Begäran avvisades. Ingenting skickades.',
    walletChanged: 'Din plånbok har ändrats. Kontrollera allt igen.',
    feeUnread: 'Nätverksavgiften kunde inte hämtas. Din plånbok visar den innan du bekräftar.',
    wrongNetwork:
      'Din plånbok är på ett annat nätverk. Byt nätverk och bekräfta sedan igen. Ingenting skickades.',
  },
  failed: (reason) => sentences(reason, 'Ingenting skickades.'),
  somethingWrong: 'Något gick fel',
  chainFailed: 'Nätverket nekade',
  chainFailedHint: 'Ingenting flyttades utom nätverksavgiften.',
  dropped: 'Förkastad, ingenting skickades',
  droppedHint: 'Nätverket släppte transaktionen innan den kom med i ett block.',
  replaced: 'Ersatt',
  replacedHint: 'En annan av dina transaktioner tog dess plats. Titta i din plånbok.',
  reading: 'Läser från blockkedjan',
  matches: 'Läst från blockkedjan: stämmer',
  matchesHint: 'Mottagare, belopp och nätverk är de som du bekräftade.',
  unread: 'Kunde inte läsas än',
  unreadHint: 'Ett nytt försök görs automatiskt.',
  partlyCompared: 'Allt kunde inte jämföras',
  partlyComparedHint:
    'Transaktionen finns på blockkedjan, men allt i den kunde inte jämföras med det du bekräftade.',
  done: 'Klar',
  explorer: 'Visa i utforskaren',
  unknown: 'Okänt utfall',
  unknownHint: 'Det kan ha skickats. Titta i Aktivitet innan du försöker igen.',
  looked: 'Jag har tittat',
  alarm: 'Inte det du bekräftade',
  alarmHint:
    'Det din plånbok skickade är något annat och kan inte ångras. Sluta använda den här plånboken. Flytta det som är kvar från en enhet du litar på.',
  youConfirmed: 'Du bekräftade',
  onChain: 'På blockkedjan',
  parts: {
    network: 'Nätverk',
    sender: 'Avsändare',
    recipient: 'Mottagare',
    amount: 'Belopp, i minsta enheter',
    asset: 'Token eller anrop',
  },
  read: 'Jag har läst det här',
  unknownBalance: 'Okänt saldo',
  nothing: 'Det finns inget att bekräfta',
  nothingHint: 'Det som fanns här är över, och ingenting begärs av din plånbok.',
  back: 'Tillbaka till formuläret',
  noNetwork: 'Välj ett nätverk först',
  noNetworkHint: 'Din plånbok är på ett nätverk som den här sidan inte använder.',
  networks: 'Välj nätverk',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Konto',
  copyAddress: 'Kopiera adress',
  copied: 'Adressen kopierad',
  balance: 'Saldo',
  balanceFailed: 'Saldot är inte tillgängligt',
  balanceUnread: 'Ditt saldo kunde inte hämtas. Det ligger tryggt där det är.',
  balanceStale: 'Kunde inte uppdateras. Det här är det senaste saldot vi såg.',
  notPriced: 'En del saknar pris och ingår inte i summan.',
  notWhole: 'Allt kunde inte hämtas.',
  tryAgain: 'Försök igen',
  network: 'Nätverk',
  parts: 'Vad som finns på kontot',
  disconnect: 'Koppla från',
  differs: 'Det din plånbok skickade är inte det du bekräftade.',
  lookAtIt: 'Titta på det',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Aktivitet',
  verbs: {
    approve: 'Godkänt',
    borrow: 'Lånat',
    burn: 'Förstört',
    buy: 'Köpt',
    cancel: 'Avbrutet',
    claim: 'Hämtat',
    deploy: 'Publicerat',
    deposit: 'Insatt',
    execute: 'Utfört',
    mint: 'Präglat',
    receive: 'Mottaget',
    repay: 'Återbetalt',
    send: 'Skickat',
    stake: 'Stakat',
    trade: 'Växlat',
    unstake: 'Avstakat',
    withdraw: 'Uttaget',
  },
  sending: 'Skickar',
  pending: 'Väntar',
  differs: 'Inte som bekräftat',
  unmatched: 'Kontrollera mottagaren',
  failedTag: 'Misslyckad',
  dropped: 'Förkastad, ingenting skickades',
  replaced: 'Ersatt',
  lookAlike: 'Imitation',
  lookAlikeHint: (known) => `Från en adress som är gjord för att likna ${known}.`,
  thisWeek: 'Den här veckan',
  emptyTitle: 'Ingen aktivitet än',
  empty: 'Det som kontot gör visas här.',
  unsupported: 'Historiken för det här nätverket är inte tillgänglig här.',
  incomplete: 'En del av historiken kunde inte hämtas.',
  failed: 'Transaktionerna kunde inte hämtas',
  failedHint: 'Ingenting har gått förlorat. Kontrollera din uppkoppling.',
  tryAgain: 'Försök igen',
  more: 'Visa fler',
  newer: 'Visa nyare',
  imitates: 'Den här adressen känner du till:',
  imitation: 'Den här bara liknar den:',
  copyAddress: 'Kopiera adressen som liknar den',
  copyWarning: 'Den som skapade adressen hoppas att du skickar till den av misstag.',
  copyAnyway: 'Kopiera ändå',
  copied: 'Adressen kopierad',
  explorer: 'Visa i blockutforskare',
  justNow: 'nu',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} tim`,
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Byt till ${family}`,
  waitingTitle: (wallet) => `Fortsätt i ${wallet}`,
  waitingText: 'Den frågar en gång för varje typ av nätverk. Godkänn de du behöver.',
  connectedTitle: 'Ansluten',
  connectedText: (wallet) => `${wallet} är ansluten till den här webbplatsen.`,
  someText: 'Du kan fortsätta eller försöka igen med de andra.',
  declinedTitle: 'Begäran avvisades',
  failedTitle: 'Kunde inte ansluta',
  nothingText: 'Ingenting delades med den här webbplatsen.',
  list: 'Typer av nätverk',

  accept: 'Godkänn begäran där',
  openWallet: 'Öppna din plånbok',
  noAnswer: 'Inget svar än',
  waiting: 'Väntar',
  connected: 'Ansluten',
  declined: 'Avvisad, ingenting delades',
  tryAgain: 'Försök igen',
  cancel: 'Avbryt',
  continueWith: (family) => `Fortsätt med ${family}`,
  continueWithSeveral: (count) => `Fortsätt med ${count}`,

  goOnWith: (wallet, account) =>
    `Du fortsätter med ${wallet}, ${account}. Dina andra plånböcker förblir anslutna.`,
  connectFirst: 'Ingen plånbok är ansluten för detta än. Dina andra plånböcker förblir anslutna.',
  connectWallet: 'Anslut plånbok',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT:er',
  list: 'Kontots NFT:er',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('sv', count, { one: '1 skräp-NFT dold', other: `${count} skräp-NFT:er dolda` }),
  shown: (count) => plural('sv', count, { one: '1 skräp-NFT', other: `${count} skräp-NFT:er` }),
  emptyTitle: 'Inga NFT:er än',
  empty: 'Samlarobjekt som du tar emot visas här.',
  unsupported: 'Samlarobjekten på det här nätverket är inte tillgängliga här.',
  incomplete: 'Några av dina NFT:er kunde inte hämtas. De ligger tryggt där de är.',
  failed: 'Dina NFT:er kunde inte hämtas',
  failedHint: 'De ligger tryggt där de är.',
  tryAgain: 'Försök igen',
  more: 'Visa fler',
  collection: 'Samling',
  tokenId: 'Token-id',
  pieces: 'Du har',
  network: 'Nätverk',
  contract: 'Kontrakt',
  copyContract: 'Kopiera kontrakt',
  copied: 'Kopierat',
  send: 'Skicka',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Plånböcker',
  active: 'Aktiv',
  use: 'Använd',
  add: 'Lägg till',
  addFor: (family) => `Lägg till en plånbok: ${family}`,
  noneConnected: 'Ingen ansluten',
  more: (account) => `Mer om ${account}`,
  copyAddress: 'Kopiera adress',
  copied: 'Adressen kopierad',
  disconnect: (wallet) => `Koppla från ${wallet}`,
  hint: 'Din plånbok bestämmer vilka konton den visar för den här webbplatsen.',
  types: {
    eoa: 'Konto',
    smartAccount: 'Smart konto',
    payment: 'Betalningar',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Ta emot',
  networksTitle: 'Nätverk som fungerar',
  fundTitle: 'Fyll på plånbok',
  code: (network) => `QR-kod för din adress på ${network}`,
  amount: 'Belopp',
  amountOptional: 'Belopp, valfritt',
  badAmount: (decimals) =>
    `Använd siffror och en punkt eller ett komma, högst ${decimals} decimaler`,
  yourAddress: (network) => `Din adress på ${network}`,
  copyAddress: 'Kopiera adress',
  copyLink: 'Kopiera betallänk',
  copied: 'Adressen kopierad',
  linkCopied: 'Betallänken kopierad',
  alsoOn: (count) =>
    plural('sv', count, {
      one: 'Även på 1 nätverk',
      other: `Även på ${count} nätverk`,
    }),
  sameAddress:
    'Din adress är densamma på alla de här nätverken. Skicka bara över ett av dem: det som skickas över ett annat kan gå förlorat.',
  fund: 'Pengar kommer till kontot från en annan plånbok eller en kryptobörs.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Skicka',
  selectTitle: 'Välj token',
  lookAlikeTitle: 'Kontrollera adressen',
  reviewTitle: 'Granska överföring',
  sentTitle: 'Skickat',
  buttons: {
    selectToken: 'Välj token',
    addAmount: 'Ange belopp',
    incorrectValue: 'Ogiltigt värde',
    insufficientFunds: 'Saldot räcker inte',
    unknownBalance: 'Okänt saldo',
    addAddress: 'Ange adress',
    invalidAddress: 'Ogiltig adress',
    previewSend: 'Granska överföring',
    unsupportedChain: 'Nätverket stöds inte',
  },
  youSend: 'Du skickar',
  balanceUnknown: 'Ditt saldo kunde inte hämtas. Det ligger tryggt där det är.',
  noFee: (symbol) => `Inte tillräckligt med ${symbol} för nätverksavgiften`,
  to: 'Till',
  problems: {
    invalid: 'Det här är ingen adress på det här nätverket.',
    checksum: 'Kontrollsumman stämmer inte, kontrollera varje tecken.',
    required: 'Länken kräver något som inte är känt här.',
    letters: 'Bokstäver från olika skriftsystem, eller sådana som inget namn får ha.',
    unregistered: 'Namnet är inte registrerat.',
    lookupFailed: 'Namnet kunde inte slås upp. Försök igen eller klistra in adressen.',
    tokenContract:
      'Det här är kontraktet för en token och inte en användares konto. Det som skickas hit går förlorat.',
  },
  otherNetwork: (name) => `Länken gäller ${name}. Byt först eller rensa den.`,
  switchTo: (name) => `Byt till ${name}`,
  unknownNetwork: 'ett annat nätverk',
  notKnown: 'Inte adressen du känner till',
  onlyEnds:
    'Bara början och slutet stämmer. Bedragare skapar sådana adresser för att få betalt av misstag.',
  bait: 'Du känner bara till adressen från överföringar med beloppet noll. Bedragare gör sådana för att du ska kopiera adressen.',
  known: 'Känd av dig',
  entered: 'Du angav',
  useKnown: 'Använd den kända adressen',
  useEntered: 'Använd den ändå',
  pressAgain: 'Tryck igen för att använda den',
  leaves: 'Lämnar ditt konto',
  arrives: (name) => `Kommer fram till ${name}`,
  reserve: (amount) =>
    `Plånböcker reserverar upp till ${amount} för avgiften, och du har mindre. Din kan neka.`,
  keepsPart: (amount) => `Denna token behåller ${amount} av varje överföring som den här.`,
  contract:
    'Den här adressen är ett kontrakt, och du har inte skickat till den förut. Det kan behålla det som skickas dit för alltid: fråga mottagaren om adressen går att använda.',
  firstTime: 'Du skickar till den här adressen för första gången. Stäm av den med mottagaren.',
  comparing: 'Jämför adressen',
  notCompared:
    'Din historik kunde inte hämtas, så adressen har inte jämförts med dem du känner till. Kontrollera hela adressen.',
  notices: {
    wouldFail: 'Nätverket säger att överföringen skulle misslyckas. Ingenting skickades.',
    tokenMissing: 'Kontot har inte den token som efterfrågades. Välj en annan.',
    lookAlike:
      'Adressen utger sig för att vara en du känner till. Kontrollera den innan du fortsätter.',
    feeRose: 'Nätverksavgiften har stigit. Kontrollera beloppet igen. Ingenting skickades.',
    feeUnknown:
      'Nätverksavgiften kunde inte hämtas, så ingen vet hur mycket som går att skicka. Försök igen eller ange ett belopp.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Nätverket räknar denna token i andra enheter än den här sidan visar. Ingenting skickades. Skicka den inte härifrån.'
      case 'transfer/decimals-unread':
        return 'Nätverket angav inte i vilka enheter det räknar denna token. Ingenting skickades. Vänta en stund eller försök igen.'
      case 'transfer/sender-minimum':
        return `Nätverket kräver att ${least} ${symbol} blir kvar på ditt konto utöver avgiften. Skicka mindre.`
      case 'transfer/recipient-minimum':
        return `Den här adressen har ingenting än, och nätverket tar inte emot mindre än ${least} ${symbol} där. Skicka mer.`
      case 'transfer/frozen':
        return `Utgivaren av denna token har fryst en del av den. Skicka högst ${most}.`
      case 'transfer/too-many-accounts':
        return `Denna token är utspridd på många av dina konton. Skicka högst ${most} åt gången och resten efteråt.`
      default:
        return null
    }
  },
  failedOnSolana: 'Transaktionen kunde inte skickas. Försök igen.',
  started: 'Transaktionen har startat',
  sent: (amount) => `Skickat: ${amount}`,
  pending: 'På väg. Det kommer fram med ett av de närmaste blocken.',
  confirmed: (to) => `Framme hos ${to}.`,
  lessArrived: 'Mindre kom fram än som skickades',
  lessArrivedHint: (arrived, sent) =>
    `Enligt token kom ${arrived} av ${sent} fram. Den behåller en del eller gör inte det den uppger.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Inställningar',
  address: 'Hela din adress',
  copyAddress: 'Kopiera adress',
  copied: 'Adressen kopierad',
  explorer: (name) => `Visa på ${name}`,
  opensNewTab: 'Öppnas i en ny flik',
  appearance: 'Utseende',
  appearances: { system: 'System', light: 'Ljust', dark: 'Mörkt' },
  language: 'Språk',
  wallets: 'Konton och plånbok',
  disconnect: 'Koppla från',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Logga in',
  heading: (site) => `Logga in på ${site}`,
  headingAnywhere: 'Logga in med din plånbok',
  explanation: 'Du signerar meddelandet nedan. Det kostar ingenting och flyttar ingenting.',
  message: 'Meddelande att signera',
  sign: 'Signera',
  cancel: 'Avbryt',
  continueIn: (wallet) => `Fortsätt i ${wallet}`,
  returning: (wallet) => `Går tillbaka till det tidigare nätverket. ${wallet} kan fråga dig.`,
  checking: 'Kontrollerar din signatur',
  checkingText: 'Det tar en liten stund.',
  declined: 'Signaturen avvisades',
  smartAccount: 'Den här appen kanske inte har stöd för smarta konton',
  unavailable: 'Det uppstod ett problem när inloggningen skulle startas',
  refused: (reason) => `Servern meddelar: ”${reason}”`,
  warnings: {
    domain: (page, named) =>
      `Den här sidan är ${page}, men meddelandet anger en annan webbplats: ${named}`,
    flagged: (domain) => `${domain} är anmäld som bedräglig. Signera inte.`,
    imitation: 'Det här ser ut som ett inloggningsmeddelande men är inget. Signera inte.',
    account: 'Meddelandet anger ett annat konto än ditt.',
    uri: (uri) => `Du skulle logga in på en annan adress: ${uri}`,
    chain: (named, wallet) => `Meddelandet anger ${named}. Din plånbok är på ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Växla',
  selectTitle: 'Välj token',
  reviewTitle: 'Granska växling',
  doneTitle: 'Växlat',
  buttons: {
    unsupportedNetwork: 'Nätverket stöder inte växling',
    selectToken: 'Välj token',
    enterAmount: 'Ange belopp',
    insufficientBalance: 'Saldot räcker inte',
    insufficientLiquidity: 'Likviditeten räcker inte',
    reviewSwap: 'Granska växling',
  },
  youPay: 'Du betalar',
  youReceive: 'Du får',
  estimate: 'Uppskattning',
  payWith: (symbol) => `Betala med ${symbol}`,
  receive: (symbol) => `Få ${symbol}`,
  switchTokens: 'Byt plats på tokens',
  tokensOn: (network) => `Tokens på ${network}`,
  rate: 'Kurs',
  minimum: 'Du får minst',
  impact: 'Prispåverkan',
  slippage: 'Slippage',
  slippageHint:
    'Hur mycket mindre än uppskattat som får komma fram. Vid ännu mindre blir växlingen inte av.',
  slippageField: 'Slippage i procent',
  slippageHigh: 'Med så hög slippage kan du få mycket mindre än uppskattat.',
  untried:
    'Nätverket kunde inte prova den här växlingen i förväg. Det som kommer fram har bara lästs ur transaktionen.',
  impactHigh: 'Det du får är värt mycket mindre än det du betalar.',
  reading: 'Hämtar priset',
  pays: 'Du betalar',
  gets: 'Du får, enligt uppskattning',
  approve: (symbol) => `Godkänn ${symbol}`,
  reset: (symbol) => `Nollställ godkännandet av ${symbol}`,
  swap: 'Växla',
  approveAndSwap: 'Godkänn och växla',
  approving: (symbol) => `Godkänner ${symbol}`,
  steps: {
    batch:
      'Din plånbok godkänner exakt det här beloppet och växlar på en gång: båda sker eller inget.',
    reset:
      'Först återkallas det gamla godkännandet, sedan får växlingstjänsten ta exakt det här beloppet.',
    approve: 'Först låter du växlingstjänsten ta exakt det här beloppet, sedan växlar du.',
  },
  notices: {
    wouldFail:
      'Nätverket säger att växlingen skulle misslyckas, eftersom priserna har ändrats. Gå tillbaka för en ny.',
    priceMoved: 'Priset har ändrats. Titta på beloppen igen.',
  },
  refused: (reason) =>
    `Den föreslagna växlingen nekades. ${reason} Ingenting begärdes av din plånbok.`,
  started: 'Transaktionen har startat',
  swapped: (paid) => `Växlat: ${paid}`,
  pending: (least) => `På väg. Med ett av de närmaste blocken kommer minst ${least} fram.`,
  confirmed: (least) => `Växlingen är klar: minst ${least} har kommit in på ditt konto.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Köp',
  fund: 'Köp med kort eller bankkonto',
  title: 'Välj leverantör',
  tokenTitle: 'Välj token',
  currencyTitle: 'Välj valuta',
  progressTitle: 'Köp pågår',
  helpTitle: 'Vad innebär köp?',
  youPay: 'Du betalar',
  badAmount: 'Använd siffror och en punkt eller ett komma, högst 2 decimaler',
  tooLittle: (limit) => `Betala minst ${limit}`,
  tooMuch: (limit) => `Betala högst ${limit}`,
  receive: (symbol) => `Få ${symbol}`,
  receiveTitle: 'Du får, enligt uppskattning',
  providers: 'Leverantörer',
  fee: (least, most) => `Avgift ${least} till ${most}`,
  asking: 'Hämtar priset',
  noQuote: 'Ger inget pris just nu',
  gives: (amount) => `Ungefär ${amount}`,
  loading: 'Hämtar vad som går att köpa',
  sample:
    'Uppskattning: säljarna går inte att fråga. Det här är de vanliga siffrorna, och ingenting kan köpas med dem.',
  sampleFee: (fee) => `Vanlig avgift ${fee}`,
  nothingSold: (network) => `Ingenting säljs på ${network}`,
  nothingSoldHint: 'Välj ett annat nätverk eller ta emot från en annan plånbok.',
  networks: 'Nätverk',
  tryAgain: 'Försök igen',
  sandbox: 'Testmiljö: inget på riktigt säljs här och inget betalas.',
  leaves: 'Du betalar på leverantörens sida. Ditt kort och dina handlingar kommer aldrig hit.',
  failed: (reason) => `Ingenting köptes. ${reason}`,
  foreignPage: (host) =>
    `Servern angav en sida på ${host} som inte tillhör någon som säljer här. Den öppnades inte och ingenting köptes.`,
  opening: (provider) => `Öppnar ${provider}`,
  waiting: (provider) => `Fortsätt hos ${provider}`,
  waitingHint:
    'Betala på sidan som öppnades. Den här vyn meddelar när det kommer fram; du kan stänga den.',
  waitingUnknown: 'Betala på sidan som öppnades. Det du köper visas på ditt konto.',
  blocked: 'Din webbläsare lät ingen sida öppnas. Öppna den själv:',
  open: (provider) => `Öppna ${provider}`,
  copyLink: 'Kopiera länk',
  copied: 'Länken kopierad',
  opensNewTab: 'öppnas i en ny flik',
  paid: 'Betalt',
  paidHint: (amount) => `På väg till din adress: ${amount}.`,
  delivered: (amount) => `Har kommit fram: ${amount}`,
  deliveredHint: 'Det finns på ditt konto.',
  notDelivered: 'Inte köpt',
  notDeliveredHint: 'Leverantören säger att ingenting levereras.',
  goesTo: 'Går till',
  again: 'Börja om',
  done: 'Klar',
  activity: 'Visa i Aktivitet',
  helpCards: [
    {
      title: 'Pengar blir mynt',
      text: 'En leverantör tar emot ditt kort eller din banköverföring och skickar mynt till din adress.',
    },
    {
      title: 'Leverantören ser vem du är',
      text: 'Det är ett eget företag med egna regler som kan be om dina handlingar. Den här sidan ger det din adress och beloppet, och inget annat.',
    },
    {
      title: 'Det kostar något',
      text: 'Leverantörer behåller en till två procent eller mer, och nätverket tar sin avgift. Jämför innan du betalar.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Välj ett namn',
  registerTitle: 'Registrera namn',
  registeredTitle: 'Namnet registrerat',
  intro:
    'Ett namn står för din adress. Andra skickar till det, och ingen behöver kopiera en adress.',
  own: 'Dina namn',
  name: 'Namn',
  rules: '4 eller fler av a till z, 0 till 9 och -',
  unreadable: 'Använd bara a till z, 0 till 9 och -',
  tooShort: 'Skriv minst 4 tecken',
  suggestions: 'Liknande namn',
  searching: 'Letar efter namn',
  searchFailed: 'Namnen kunde inte slås upp.',
  tryAgain: 'Försök igen',
  noneFree: 'Alla dessa är upptagna. Skriv ett annat namn.',
  noneFound: 'Det finns inget sådant namn här. Skriv ett annat.',
  available: 'Ledigt',
  taken: 'Upptaget',
  register: 'Registrera',
  leadsTo: (network) => `Leder till din adress på ${network}`,
  free: 'Kostar ingenting. Namnet stannar hos den här adressen och kan inte lämnas tillbaka.',
  signed: 'Det din plånbok signerar',
  confirmIn: (wallet) => `Bekräfta i ${wallet}`,
  registering: 'Registrerar',
  back: 'Välj ett annat namn',
  notices: {
    declined: 'Signaturen avvisades. Ingenting registrerades.',
    unsupported: 'Namn erbjuds inte på det här nätverket.',
    walletChanged: 'Din plånbok har ändrats. Kontrollera allt igen.',
    unavailable: 'Servern svarar inte. Såvitt känt registrerades ingenting. Försök igen.',
  },
  unsigned: 'Din plånbok signerade inte. Ingenting registrerades.',
  walletSaid: (reason) => `Din plånbok signerade inte: ${reason}`,
  registered: (name) => `${name} är ditt`,
  registeredHint: 'Från och med nu kan andra skicka till det.',
  done: 'Klar',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Tokens',
  list: 'Kontots tokens',
  hidden: (count) =>
    plural('sv', count, { one: '1 skräptoken dold', other: `${count} skräptokens dolda` }),
  shown: (count) => plural('sv', count, { one: '1 skräptoken', other: `${count} skräptokens` }),
  emptyTitle: 'Inga tokens än',
  empty: 'Det du tar emot visas här.',
  fund: 'Fyll på plånbok',
  failed: 'Saldot är inte tillgängligt',
  failedHint: 'Dina tokens kunde inte hämtas. De ligger tryggt där de är.',
  stale: (when) => `Kunde inte uppdateras. Uppgifterna är från kl. ${when}.`,
  missing: (network) =>
    `Alla tokens på ${network} kunde inte hämtas. De ligger tryggt där de är. Försök igen om en stund.`,
  tryAgain: 'Försök igen',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Godkänn',
  codeTitle: 'Återställningskod',
  saveCode: 'Spara din återställningskod',
  walletTitle: 'Säker plånbok',
  updateTitle: 'Ändra e-post',
  primaryTitle: 'Bekräfta nuvarande e-post',
  secondaryTitle: 'Bekräfta ny e-post',
  otherEmail: 'Använd en annan adress',
  editEmail: 'Ändra e-post',
  newEmail: 'Ny e-postadress',
  save: 'Spara',
  done: 'Klar',
  ways: 'Sätt att logga in',
  addPasskey: 'Lägg till en lösennyckel',
  recover: 'Återställ med en lösennyckel',
  setPassword: 'Ange ett lösenord',
  export: 'Exportera plånbok',
  forget: 'Logga ut andra enheter',
  delete: 'Radera plånbok',
  changed: 'E-posten ändrad',
  unchanged: (reason) => sentences(reason, 'Din adress har inte ändrats.'),
  inFrame: 'Den här sidan kan varken se eller trycka på något nedan.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Behörigheter',
  createdTitle: 'Behörighet given',
  intro:
    'De här apparna får agera för det här kontot utan att fråga dig igen, inom gränser som ett kontrakt upprätthåller.',
  none: 'Inga behörigheter',
  noneText: 'Ingen app får agera för det här kontot på egen hand.',
  reading: 'Hämtar dina behörigheter',
  unread: 'Dina behörigheter kunde inte hämtas. De är som de var.',
  unsupported:
    'Den här plånboken kan inte återkalla behörigheter. Anslut plånboken som gav den här behörigheten och försök igen.',
  notEnded:
    'Nätverket har inte avslutat den här behörigheten än. Titta igen om en minut och återkalla den på nytt om den fortfarande finns här.',
  tryAgain: 'Försök igen',
  somebody: 'En app',
  once: (amount) => `${amount} totalt`,
  every: (amount, duration) => `${amount} per ${duration}`,
  upTo: (amount, most) => `${amount} per sekund, ${most} totalt`,
  left: (amount) => `Kan dras nu: ${amount}`,
  leftUnknown: 'Det går inte att säga nu hur mycket som är kvar.',
  functions: (names) => `Får anropa ${names}`,
  calls: (left, most) => `Anrop kvar: ${left} av ${most}`,
  perCall: (amount) => `Med varje anrop: högst ${amount}`,
  contract: 'Kontrakt',
  caller: 'Vem som får anropa det',
  atomic: (amount) => `${amount} (atomära enheter)`,
  unknown: 'Det den tillåter kan inte visas. Återkalla den om du inte känner till den.',
  until: (date) => `Till ${date}`,
  delegate: 'Vem som får dra',
  revoke: 'Återkalla',
  revoking: 'Bekräfta i din plånbok och vänta på nätverket',
  granted:
    'Appen kan agera inom det du har tillåtit. Du hittar det i Inställningar och kan återkalla det när som helst.',
  done: 'Klar',
  showAll: 'Visa behörigheter',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Smart konto',
  intro:
    'Ett smart konto gör flera steg på en gång och kan låta någon annan betala nätverksavgiften. Din nyckel signerar för det.',
  twoAddresses:
    'Ditt smarta konto och din nyckel har var sin adress. Pengarna är kvar där de är när du ändrar vilken som går först.',
  first: 'Går först: apparna ser det här kontot, och pengar du begär kommer hit.',
  notFirst: 'Din nyckels eget konto går först.',
  address: 'Smart konto',
  ownAddress: 'Din nyckel',
  isThere: 'Det finns på det här nätverket.',
  isNotThere: 'Det skapas med det första du skickar. Pengar kan du ta emot innan dess.',
  networks: 'Nätverk som har det',
  notHere: 'Det här nätverket har inga smarta konton här. Din nyckels eget konto används.',
  warning:
    'Lämna ut adressen bara för de här nätverken: på andra kanske ingen kan flytta det som kommer dit.',
  failed: 'Det gick inte att ändra. Försök igen.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Till egen plånbok',
  goOn: 'Fortsätt flytta till din plånbok',
  intro:
    'Flytta det som finns här till en egen plånbok, en sak i taget. Du ser och bekräftar varje överföring.',
  ownAddress: (family) => `Din egen adress på ${family}`,
  enterAddress: 'Ange adressen till din egen plånbok först.',
  move: (what) => `Flytta ${what}`,
  last: 'Flytta detta sist: det betalar avgifterna för det andra.',
  spam: (count) =>
    plural('sv', count, {
      one: '1 föremål som ingen bett om blir kvar här.',
      other: `${count} föremål som ingen bett om blir kvar här.`,
    }),
  unread: (network) =>
    `Det som finns på ${network} kunde inte hämtas. Det är kvar där det är. Försök igen.`,
  incomplete: (network) => `Det kan finnas mer på ${network} än vad som visas.`,
  tryAgain: 'Försök igen',
  nothing: 'Det finns inget kvar att flytta här.',
  reading: 'Hämtar vad du har',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `En begäran väntar i ${wallet}.`,
  open: (wallet) => `Öppna ${wallet}`,
  dismiss: 'Dölj',
  relayLost: 'Anslutningen till din plånbok har brutits. Försöker igen …',
  relayRefused:
    'Det går inte att nå din plånbok från den här sidan. Koppla från den och anslut den igen.',
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Din plånbok meddelar: ”${text}”`,
  networkSaid: (text) => `Nätverket meddelar: ”${text}”`,
  texts: {
    'balance/unavailable': 'Saldot är inte tillgängligt.',
    'catalogue/unavailable':
      'Listan över plånböcker kunde inte laddas. Kontrollera din uppkoppling och försök igen.',
    'connection/code-unavailable':
      'En del av sidan kunde inte laddas. Kontrollera din uppkoppling och försök igen.',
    'network/unsupported-by-wallet': 'Plånboken har inte stöd för det här nätverket.',
    'relay/closed': 'Förbindelsen med anslutningstjänsten stängdes.',
    'relay/outbox-full': 'För många meddelanden väntar. Försök igen när uppkopplingen är tillbaka.',
    'relay/refused': 'Anslutningstjänsten nekade den här webbplatsen.',
    'relay/unavailable': 'Anslutningstjänsten svarar inte. Försök igen.',
    'resources/unavailable': 'Uppgifterna är inte tillgängliga. Försök igen.',
    'transfer/no-estimate': 'Nätverksavgiften kunde inte hämtas. Försök igen.',
    'transfer/unasked': 'Det gick inte att skicka. Försök igen.',
    'wallet/already-pending': 'Öppna din plånbok.',
    'wallet/failed': 'Okänt fel.',
    'wallet/not-found':
      'Den här plånboken är inte tillgänglig på den här sidan. Lås upp eller installera den och försök igen.',
    'wallet/other-family':
      'Den här plånboken delar inget konto för den här typen av nätverk. Välj ett annat nätverk eller en annan plånbok.',
    'walletconnect/link-failed':
      'Det gick inte att skapa en länk till en plånbok. Kontrollera uppkopplingen och försök igen.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Plånboken tillåter inte den här typen av begäran. Prova en annan plånbok.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Plånboken har inte stöd för den här webbplatsens händelser. Prova en annan plånbok.',
    'The wallet does not allow this change. Connect again.':
      'Plånboken tillåter inte den här ändringen. Anslut den igen.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Plånboken godkände inte det här nätverket. Anslut den igen och godkänn nätverket.',
    'The wallet does not support these networks. Try another wallet.':
      'Plånboken har inte stöd för de här nätverken. Prova en annan plånbok.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Plånboken har inget konto för de här nätverken. Lägg till ett och försök igen.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Plånboken har inte stöd för den här typen av nätverk. Prova en annan plånbok.',
    'The wallet ended the connection. Connect again.':
      'Plånboken avslutade anslutningen. Anslut den igen.',
    'The wallet did not finish connecting. Try again.':
      'Plånboken slutförde inte anslutningen. Försök igen.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Plånboken klarar inte det som den här begäran kräver. Skicka den utan det eller använd en annan plånbok.',
    'The wallet does not take several calls at once on this network.':
      'Plånboken tar inte emot flera anrop samtidigt på det här nätverket.',
    'The wallet knows a request of this id already. Send it again.':
      'Plånboken känner redan till en begäran med detta id. Skicka den igen.',
    'The wallet does not know these calls.': 'Plånboken känner inte till de här anropen.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Det här är fler anrop än plånboken tar emot på en gång. Skicka färre.',
    'The wallet cannot do all of these calls or none on this network.':
      'Plånboken kan inte garantera att alla eller inget av de här anropen utförs på det här nätverket.',
    'The wallet no longer knows this connection. Connect again.':
      'Plånboken känner inte längre till den här anslutningen. Anslut den igen.',
    'The request expired in the wallet. Try again.': 'Begäran gick ut i plånboken. Försök igen.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Plånboken lämnade inget konto. Öppna den, välj ett och försök igen.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Plånbokens svar går inte att läsa. Försök igen.',
    'The wallet agreed and stayed on its network':
      'Plånboken godkände men stannade kvar på sitt nätverk.',
    'The wallet signed a different message. Try again.':
      'Plånboken signerade ett annat meddelande. Försök igen.',
  },
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Välj nätverk',
  unsupportedTitle: 'Nätverket stöds inte',
  search: 'Sök nätverk',
  list: 'Nätverk',
  current: 'Aktuellt nätverk',
  notApproved: (wallet) => `Inte godkänt av ${wallet}`,
  noWallet: 'Ingen plånbok än',
  connect: 'Anslut',
  noneFound: (search) => `Inget nätverk heter ”${search}”`,
  noneFoundText: 'Kontrollera stavningen eller titta på alla.',
  none: 'Inga nätverk',
  noneText: 'Den här webbplatsen erbjuder inga just nu.',
  clearSearch: 'Rensa sökningen',
  whatIsANetwork: 'Vad är ett nätverk?',

  waitingTitle: (wallet) => `Fortsätt i ${wallet}`,
  waitingText: (network) =>
    `Godkänn bytet till ${network} i din plånbok. Ditt konto och dina pengar är kvar där de är.`,
  doneTitle: 'Nätverket bytt',
  declinedTitle: 'Begäran avvisades',
  declinedText: 'Du är kvar på nätverket du var på. Inget annat har ändrats.',
  failedTitle: 'Kunde inte byta',
  failedText: (reason) => sentences(reason, 'Du är kvar på nätverket du var på.'),
  cancel: 'Avbryt',
  tryAgain: 'Försök igen',

  unsupportedText: (wallet) =>
    `${wallet} är på ett nätverk som den här webbplatsen inte använder. Välj ett av de här för att fortsätta. Dina pengar ligger tryggt där de är.`,
  yourWallet: 'Din plånbok',
  disconnect: 'Koppla från',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Vad är en plånbok?',
  networkTitle: 'Vad är ett nätverk?',
  walletCards: [
    {
      title: 'Ett hem för det som är ditt',
      text: 'Den förvarar och visar dina mynt, tokens och samlarobjekt, och skickar dem dit du vill.',
    },
    {
      title: 'Ett nytt sätt att logga in',
      text: 'I stället för ett lösenord bekräftar du med din plånbok. Ingen webbplats får någonsin veta din nyckel.',
    },
    {
      title: 'Bara din',
      text: 'Bara du har nyckeln. Ingen kan återställa den åt dig, så förvara återställningsfrasen säkert och berätta den inte för någon.',
    },
  ],
  getWallet: 'Skaffa en plånbok',

  networkCards: [
    {
      title: 'Där allt händer',
      text: 'Ett nätverk är ett offentligt register som många datorer för tillsammans. Dina mynt finns på ett av dem.',
    },
    {
      title: 'Samma adress, skilda pengar',
      text: 'Din adress kan vara densamma på flera nätverk, men det du har på ett finns inte på de andra.',
    },
    {
      title: 'Avgifterna skiljer sig',
      text: 'Varje nätverk har ett eget mynt som avgifterna betalas med och ett eget pris för en transaktion.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Bekräfta e-post',
  deviceTitle: 'Registrera enhet',
  passkeyTitle: 'Lösennyckel',
  email: 'E-postadress',
  continue: 'Fortsätt',
  device: 'Godkänn den här enheten',
  deviceSent: (email) =>
    `En länk har skickats till ${email}. Öppna den och bekräfta där att den här enheten är din.`,
  waitLonger: (seconds) =>
    plural('sv', seconds, {
      one: 'Försök igen om 1 sekund',
      other: `Försök igen om ${seconds} sekunder`,
    }),
  connected: 'Du är inloggad.',
  usePasskey: 'Använd en lösennyckel',
  passkeyWaiting: 'Din enhet ber om din lösennyckel',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Ingenting delades med den här webbplatsen.'),
  declined: 'Du stängde fönstret. Ingenting delades med den här webbplatsen.',
  connected: 'Du är inloggad.',
  tryAgain: 'Försök igen',
  otherWay: 'Använd ett annat sätt',
  notEmail: 'Skriv en e-postadress, till exempel ada@example.com.',
  sent: (email) => `Skriv koden som skickades till ${email}.`,
  code: 'Kod',
  checking: 'Kontrollerar koden',
  resend: 'Skicka ny kod',
  sending: 'Skickar en kod',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Fortsätt med',
  continueWith: (service) => `Fortsätt med ${service}`,
  more: 'Fler tjänster',
  waiting: (service) => `Fortsätt i fönstret för ${service}`,
  noPassword: 'Den här webbplatsen får inte veta något om vad du gör där.',
  blocked:
    'Din webbläsare lät inget fönster öppnas. Tillåt fönster för den här sidan och försök igen.',
  timedOut: 'Fönstret stängdes. Försök igen eller använd ett annat sätt.',
  inThisPage: 'Fortsätt på den här sidan',
  closed: 'Fönstret stängdes. Om du var klar fortsätter det här av sig självt.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Skanna koden med mobilens kamera och godkänn i Farcaster-appen.',
  agree: 'Godkänn i Farcaster-appen och kom sedan tillbaka hit.',
  codeName: 'QR-kod för att fortsätta i Farcaster-appen',
  preparing: 'Skapar en länk',
  open: 'Öppna Farcaster',
  copyLink: 'Kopiera länk',
  copied: 'Länken kopierad',
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
