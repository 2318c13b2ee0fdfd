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
  amount: 'Määrä',
  max: 'Maks.',
  tryAgain: 'Yritä uudelleen',
  twoReadings:
    'Tämän voi lukea kahdella tavalla. Kirjoita kokonaiset määrät ilman erottimia ja muiden perään yksi nolla lisää, esimerkiksi 1,2340',
  maxAmount: (amount) => `Maks. ${amount}`,
  maxLeaves: (fee) => `Enimmäismäärästä jää maksua varten ${fee}`,
  have: (amount) => `Sinulla on ${amount}.`,
  badAmount: (decimals) =>
    `Käytä numeroita ja yhtä pistettä tai pilkkua, desimaaleja enintään ${decimals}`,
  inToken: (symbol) => `Anna määrä yksikössä ${symbol}`,
  inDollars: 'Anna määrä dollareina',
  selectToken: 'Valitse tokeni',
  changeToken: (symbol) => `${symbol}, valitse toinen tokeni`,
  recipient: 'Saaja',
  addressOrName: 'Osoite tai nimi',
  paste: 'Liitä',
  clear: 'Tyhjennä saaja',
  recent: 'Viimeisimmät saajat',
  recentLabel: 'Viimeisimmät',
  looking: 'Haetaan nimeä',
  wholeAddress: 'Koko osoite',
  wholeAddressOf: (name) => `Koko osoite: ${name}`,
  copyAddress: 'Kopioi osoite',
  copied: 'Osoite kopioitu',
  network: 'Verkko',
  fee: 'Verkkomaksu',
  feePaidIn: (symbol) => `Verkkomaksu, maksuvaluuttana ${symbol}`,
  costs: { recipientAccount: 'Avaa tilin tälle tokenille, vain kerran' },
  feeAtMost: (fee) => `enintään ${fee}`,
  feeUnread: 'Lompakkosi näyttää sen',
  lookingToken: 'Tarkistetaan tokenia',
  noTokenThere: (network) => `Tässä osoitteessa ei ole tokenia verkossa ${network}`,
  unlisted:
    'Tämä tokeni ei ole millään listalla. Kuka tahansa voi luoda minkä nimisen tokenin tahansa, ja se voi olla täysin arvoton. Käytä sitä vain, jos tunnet sen osoitteen.',
  takeToken: (symbol) => `Valitse ${symbol}`,
  suggested: 'Ehdotetut tokenit',
  search: 'Hae tokeneita',
  tokensOn: (network) => `Tokenisi verkossa ${network}`,
  missing: (network) =>
    `Kaikkia tokeneita verkossa ${network} ei voitu lukea. Ne ovat turvassa siellä, missä ne ovat.`,
  noToken: (text) => `Tokenia ”${text}” ei löytynyt`,
  clearSearch: 'Tyhjennä haku',
  exactly: (amount) => `Tarkalleen ${amount}`,
  total: 'Yhteensä maksuineen',
  confirm: 'Vahvista',
  confirmIn: (wallet) => `Vahvista sovelluksessa ${wallet}`,
  cancel: 'Peruuta',
  notices: {
    declined: 'Pyyntö hylättiin. Mitään ei lähetetty.',
    walletChanged: 'Lompakkosi vaihtui. Tarkista uudelleen.',
    feeUnread: 'Verkkomaksua ei voitu lukea. Lompakkosi näyttää sen, ennen kuin vahvistat.',
    wrongNetwork:
      'Lompakkosi on toisessa verkossa. Vaihda verkkoa ja vahvista sitten uudelleen. Mitään ei lähetetty.',
  },
  failed: (reason) => sentences(reason, 'Mitään ei lähetetty.'),
  somethingWrong: 'Jokin meni vikaan',
  chainFailed: 'Verkko hylkäsi sen',
  chainFailedHint: 'Mitään muuta kuin verkkomaksu ei siirtynyt.',
  dropped: 'Rauennut, mitään ei lähetetty',
  droppedHint: 'Verkko unohti transaktion, ennen kuin se ehti lohkoon.',
  replaced: 'Korvattu',
  replacedHint: 'Toinen transaktiosi tuli sen tilalle. Katso lompakostasi.',
  reading: 'Luetaan lohkoketjusta',
  matches: 'Luettu lohkoketjusta: täsmää',
  matchesHint: 'Saaja, määrä ja verkko ovat ne, jotka vahvistit.',
  unread: 'Ei voitu vielä lukea',
  unreadHint: 'Tarkistus tehdään uudelleen itsestään.',
  partlyCompared: 'Kaikkea ei voitu verrata',
  partlyComparedHint:
    'Transaktio on lohkoketjussa, mutta kaikkea siinä ei voitu verrata siihen, mitä vahvistit.',
  done: 'Valmis',
  explorer: 'Näytä lohkoselaimessa',
  unknown: 'Lopputulos tuntematon',
  unknownHint: 'Se on saatettu lähettää. Katso kohdasta Tapahtumat, ennen kuin yrität uudelleen.',
  looked: 'Olen katsonut',
  alarm: 'Tämä ei ole se, minkä vahvistit',
  alarmHint:
    'Lompakkosi lähetti jotain muuta, eikä sitä voi perua. Lopeta tämän lompakon käyttö. Siirrä se, mitä on jäljellä, laitteelta, johon luotat.',
  youConfirmed: 'Vahvistit',
  onChain: 'Lohkoketjussa',
  parts: {
    network: 'Verkko',
    sender: 'Lähettäjä',
    recipient: 'Saaja',
    amount: 'Määrä pienimpinä yksikköinä',
    asset: 'Tokeni tai kutsu',
  },
  read: 'Olen lukenut tämän',
  unknownBalance: 'Saldo tuntematon',
  nothing: 'Ei mitään vahvistettavaa',
  nothingHint: 'Se, mitä tässä oli, on päättynyt, eikä lompakoltasi pyydetä mitään.',
  back: 'Takaisin lomakkeeseen',
  noNetwork: 'Valitse ensin verkko',
  noNetworkHint: 'Lompakkosi on verkossa, jota tämä sivu ei käytä.',
  networks: 'Valitse verkko',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Tili',
  copyAddress: 'Kopioi osoite',
  copied: 'Osoite kopioitu',
  balance: 'Saldo',
  balanceFailed: 'Saldo ei ole saatavilla',
  balanceUnread: 'Saldoasi ei voitu lukea. Se on turvassa siellä, missä se on.',
  balanceStale: 'Päivitys ei onnistunut. Tämä on viimeisin saldo, jonka näimme.',
  notPriced: 'Osalla ei ole hintaa, eikä se sisälly tähän summaan.',
  notWhole: 'Kaikkea ei voitu lukea.',
  tryAgain: 'Yritä uudelleen',
  network: 'Verkko',
  parts: 'Mitä tällä tilillä on',
  disconnect: 'Katkaise yhteys',
  differs: 'Lompakkosi lähetti jotain muuta kuin vahvistit.',
  lookAtIt: 'Katso',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Tapahtumat',
  verbs: {
    approve: 'Hyväksytty',
    borrow: 'Lainattu',
    burn: 'Poltettu',
    buy: 'Ostettu',
    cancel: 'Peruttu',
    claim: 'Lunastettu',
    deploy: 'Julkaistu',
    deposit: 'Talletettu',
    execute: 'Suoritettu',
    mint: 'Luotu',
    receive: 'Vastaanotettu',
    repay: 'Maksettu takaisin',
    send: 'Lähetetty',
    stake: 'Steikattu',
    trade: 'Vaihdettu',
    unstake: 'Steikkaus purettu',
    withdraw: 'Nostettu',
  },
  sending: 'Lähetetään',
  pending: 'Odottaa',
  failedTag: 'Epäonnistui',
  dropped: 'Rauennut, mitään ei lähetetty',
  replaced: 'Korvattu',
  lookAlike: 'Jäljitelmä',
  lookAlikeHint: (known) => `Osoitteesta, joka on tehty näyttämään tältä: ${known}.`,
  thisWeek: 'Tällä viikolla',
  emptyTitle: 'Ei vielä tapahtumia',
  empty: 'Täällä näkyy, mitä tällä tilillä tehdään.',
  unsupported: 'Tämän verkon historia ei ole saatavilla täällä.',
  incomplete: 'Osaa tästä historiasta ei voitu lukea.',
  failed: 'Transaktioita ei voitu hakea',
  failedHint: 'Mitään ei ole menetetty. Tarkista yhteytesi.',
  tryAgain: 'Yritä uudelleen',
  more: 'Näytä lisää',
  imitates: 'Tunnet tämän osoitteen:',
  imitation: 'Tämä vain näyttää siltä:',
  copyAddress: 'Kopioi osoite, joka näyttää siltä',
  copyWarning: 'Tämän osoitteen tekijä toivoo, että lähetät siihen vahingossa.',
  copyAnyway: 'Kopioi silti',
  copied: 'Osoite kopioitu',
  explorer: 'Näytä lohkoselaimessa',
  justNow: 'nyt',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} t`,
  differs: 'Ei vastaa vahvistettua',
  unmatched: 'Tarkista saaja',
  newer: 'Näytä uudempia',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Vaihda: ${family}`,
  waitingTitle: (wallet) => `Jatka sovelluksessa ${wallet}`,
  waitingText: 'Se kysyy kerran jokaisesta verkkotyypistä. Hyväksy ne, jotka tarvitset.',
  connectedTitle: 'Yhdistetty',
  connectedText: (wallet) => `${wallet} on yhdistetty tähän sivustoon.`,
  someText: 'Voit jatkaa tai yrittää muita uudelleen.',
  declinedTitle: 'Pyyntö hylättiin',
  failedTitle: 'Yhdistäminen epäonnistui',
  nothingText: 'Tälle sivustolle ei jaettu mitään.',
  list: 'Verkkotyypit',

  accept: 'Hyväksy pyyntö siellä',
  openWallet: 'Avaa lompakkosi',
  noAnswer: 'Ei vielä vastausta',
  waiting: 'Odotetaan',
  connected: 'Yhdistetty',
  declined: 'Hylätty, mitään ei jaettu',
  tryAgain: 'Yritä uudelleen',
  cancel: 'Peruuta',
  continueWith: (family) => `Jatka: ${family}`,
  continueWithSeveral: (count) => `Jatka (${count})`,

  goOnWith: (wallet, account) =>
    `Käytössäsi on nyt ${wallet}, ${account}. Muut lompakkosi pysyvät yhdistettyinä.`,
  connectFirst: 'Sille ei ole vielä yhdistetty lompakkoa. Muut lompakkosi pysyvät yhdistettyinä.',
  connectWallet: 'Yhdistä lompakko',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT:t',
  list: 'Tämän tilin NFT:t',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('fi', count, {
      one: '1 roska-NFT piilotettu',
      other: `${count} roska-NFT:tä piilotettu`,
    }),
  shown: (count) => plural('fi', count, { one: '1 roska-NFT', other: `${count} roska-NFT:tä` }),
  emptyTitle: 'Ei vielä NFT:itä',
  empty: 'Saamasi keräilyesineet näkyvät täällä.',
  unsupported: 'Tämän verkon keräilyesineet eivät ole saatavilla täällä.',
  incomplete: 'Joitakin NFT:itäsi ei voitu lukea. Ne ovat turvassa siellä, missä ne ovat.',
  failed: 'NFT:itäsi ei voitu lukea',
  failedHint: 'Ne ovat turvassa siellä, missä ne ovat.',
  tryAgain: 'Yritä uudelleen',
  more: 'Näytä lisää',
  collection: 'Kokoelma',
  tokenId: 'Tokenin tunnus',
  pieces: 'Sinulla on',
  network: 'Verkko',
  contract: 'Älysopimus',
  copyContract: 'Kopioi älysopimus',
  copied: 'Kopioitu',
  send: 'Lähetä',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Lompakot',
  active: 'Käytössä',
  use: 'Käytä',
  add: 'Lisää',
  addFor: (family) => `Lisää lompakko: ${family}`,
  noneConnected: 'Ei yhdistettyjä',
  more: (account) => `Lisätietoja: ${account}`,
  copyAddress: 'Kopioi osoite',
  copied: 'Osoite kopioitu',
  disconnect: (wallet) => `Katkaise yhteys: ${wallet}`,
  hint: 'Lompakkosi päättää, mitkä tilit se näyttää tälle sivustolle.',
  types: {
    eoa: 'Tili',
    smartAccount: 'Älytili',
    payment: 'Maksut',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Vastaanota',
  networksTitle: 'Yhteensopivat verkot',
  fundTitle: 'Lisää varoja',
  code: (network) => `Osoitteesi QR-koodi verkossa ${network}`,
  amount: 'Määrä',
  amountOptional: 'Määrä, valinnainen',
  badAmount: (decimals) =>
    `Käytä numeroita ja yhtä pistettä tai pilkkua, desimaaleja enintään ${decimals}`,
  yourAddress: (network) => `Osoitteesi verkossa ${network}`,
  copyAddress: 'Kopioi osoite',
  copyLink: 'Kopioi maksulinkki',
  copied: 'Osoite kopioitu',
  linkCopied: 'Maksulinkki kopioitu',
  alsoOn: (count) =>
    plural('fi', count, { one: 'Myös 1 verkossa', other: `Myös ${count} verkossa` }),
  sameAddress:
    'Osoitteesi on sama jokaisessa näistä verkoista. Lähetä vain jonkin näistä kautta: muuta kautta lähetetty voi kadota.',
  fund: 'Tälle tilille tulee rahaa toisesta lompakosta tai kryptopörssistä.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Lähetä',
  selectTitle: 'Valitse tokeni',
  lookAlikeTitle: 'Tarkista osoite',
  reviewTitle: 'Tarkista lähetys',
  sentTitle: 'Lähetetty',
  buttons: {
    selectToken: 'Valitse tokeni',
    addAmount: 'Lisää määrä',
    incorrectValue: 'Virheellinen arvo',
    insufficientFunds: 'Varat eivät riitä',
    unknownBalance: 'Saldo tuntematon',
    addAddress: 'Lisää osoite',
    invalidAddress: 'Virheellinen osoite',
    previewSend: 'Tarkista lähetys',
    unsupportedChain: 'Verkkoa ei tueta',
  },
  youSend: 'Lähetät',
  balanceUnknown: 'Saldoasi ei voitu lukea. Se on turvassa siellä, missä se on.',
  noFee: (symbol) => `${symbol} ei riitä verkkomaksuun`,
  to: 'Saaja',
  problems: {
    invalid: 'Tämä ei ole tämän verkon osoite.',
    checksum: 'Tarkistussumma ei täsmää, tarkista jokainen merkki.',
    required: 'Tämä linkki pyytää jotain, mitä täällä ei tunneta.',
    letters: 'Eri kirjaimistojen kirjaimia tai sellaisia, joita missään nimessä ei voi olla.',
    unregistered: 'Tätä nimeä ei ole rekisteröity.',
    lookupFailed: 'Nimeä ei voitu hakea. Yritä uudelleen tai liitä osoite.',
    tokenContract:
      'Tämä on tokenin älysopimus eikä kenenkään käyttäjän tili. Se, mitä siihen lähetetään, menetetään.',
  },
  otherNetwork: (name) =>
    `Tämän linkin kohde on ${name}. Vaihda ensin verkkoa tai tyhjennä linkki.`,
  switchTo: (name) => `Vaihda: ${name}`,
  unknownNetwork: 'toinen verkko',
  notKnown: 'Ei se osoite, jonka tunnet',
  onlyEnds:
    'Vain alku ja loppu täsmäävät. Huijarit tekevät tällaisia osoitteita, jotta heille maksettaisiin vahingossa.',
  bait: 'Tunnet tämän osoitteen vain siirroista, joissa ei siirtynyt mitään. Huijarit tekevät niitä, jotta kopioisit osoitteen.',
  known: 'Tuntemasi',
  entered: 'Kirjoittamasi',
  useKnown: 'Käytä tuntemaasi osoitetta',
  useEntered: 'Käytä silti',
  pressAgain: 'Käytä painamalla uudelleen',
  leaves: 'Lähtee tililtäsi',
  arrives: (name) => `Saapuu: ${name}`,
  reserve: (amount) =>
    `Lompakot varaavat maksua varten enintään ${amount}, ja sinulla on vähemmän. Lompakkosi voi hylätä lähetyksen.`,
  keepsPart: (amount) =>
    `Tämä tokeni pidättää itselleen ${amount} jokaisesta tällaisesta siirrosta.`,
  contract:
    'Tämä osoite on älysopimus, etkä ole lähettänyt siihen aiemmin. Se voi pitää saamansa lopullisesti: kysy saajalta, voiko sitä käyttää.',
  firstTime: 'Lähetät tähän osoitteeseen ensimmäistä kertaa. Varmista se saajalta.',
  notices: {
    tokenMissing: 'Tällä tilillä ei ole pyydettyä tokenia. Valitse toinen.',
    lookAlike: 'Tämä osoite jäljittelee osoitetta, jonka tunnet. Tarkista se, ennen kuin jatkat.',
    wouldFail: 'Verkon mukaan tämä siirto epäonnistuisi. Mitään ei lähetetty.',
    feeUnknown:
      'Verkkomaksua ei voitu lukea, joten ei tiedetä, kuinka paljon voi lähettää. Yritä uudelleen tai anna määrä.',
    feeRose: 'Verkkomaksu nousi. Tarkista määrä uudelleen. Mitään ei lähetetty.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Verkko laskee tämän tokenin eri yksiköissä kuin tämä sivu näyttää. Mitään ei lähetetty. Älä lähetä sitä täältä.'
      case 'transfer/decimals-unread':
        return 'Verkko ei kertonut, missä yksiköissä se laskee tämän tokenin. Mitään ei lähetetty. Odota hetki tai yritä uudelleen.'
      case 'transfer/sender-minimum':
        return `Verkko vaatii, että tilillesi jää maksun lisäksi ${least} ${symbol}. Lähetä vähemmän.`
      case 'transfer/recipient-minimum':
        return `Tässä osoitteessa ei ole vielä mitään, ja verkko ottaa sinne vastaan vähintään ${least} ${symbol}. Lähetä enemmän.`
      case 'transfer/frozen':
        return `Tämän tokenin liikkeeseenlaskija on jäädyttänyt osan siitä. Lähetä enintään ${most}.`
      case 'transfer/too-many-accounts':
        return `Tämä tokeni on jakautunut monelle tilillesi. Lähetä kerralla enintään ${most} ja loput sen jälkeen.`
      default:
        return null
    }
  },
  failedOnSolana: 'Transaktion lähetys epäonnistui. Yritä uudelleen.',
  started: 'Transaktio aloitettu',
  sent: (amount) => `${amount} lähetetty`,
  pending: 'Matkalla. Se saapuu jossakin seuraavista lohkoista.',
  confirmed: (to) => `Se saapui perille: ${to}.`,
  comparing: 'Verrataan osoitetta',
  notCompared:
    'Historiaasi ei voitu lukea, joten tätä osoitetta ei verrattu niihin, jotka tunnet. Tarkista se kokonaan.',
  lessArrived: 'Perille saapui vähemmän kuin lähetettiin',
  lessArrivedHint: (arrived, sent) =>
    `Tokenin mukaan perille saapui ${arrived}, kun lähetetty määrä oli ${sent}. Se pitää osan itsellään tai ei tee sitä, mitä väittää.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Asetukset',
  address: 'Koko osoitteesi',
  copyAddress: 'Kopioi osoite',
  copied: 'Osoite kopioitu',
  explorer: (name) => `Näytä palvelussa ${name}`,
  opensNewTab: 'Avautuu uuteen välilehteen',
  appearance: 'Ulkoasu',
  appearances: { system: 'Järjestelmä', light: 'Vaalea', dark: 'Tumma' },
  language: 'Kieli',
  wallets: 'Tilit ja lompakko',
  disconnect: 'Katkaise yhteys',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Kirjaudu',
  heading: (site) => `Kirjaudu sivustolle ${site}`,
  headingAnywhere: 'Kirjaudu lompakollasi',
  explanation: 'Allekirjoitat alla olevan viestin. Se ei maksa mitään eikä siirrä mitään.',
  message: 'Allekirjoitettava viesti',
  sign: 'Allekirjoita',
  cancel: 'Peruuta',
  continueIn: (wallet) => `Jatka sovelluksessa ${wallet}`,
  returning: (wallet) => `Palataan edelliseen verkkoon. ${wallet} voi pyytää sinulta vahvistusta.`,
  checking: 'Tarkistetaan allekirjoitustasi',
  checkingText: 'Tämä kestää hetken.',
  declined: 'Allekirjoitus hylättiin',
  smartAccount: 'Tämä sovellus ei ehkä tue älytilejä',
  unavailable: 'Kirjautumista aloitettaessa tapahtui virhe',
  refused: (reason) => `Palvelin ilmoittaa: ”${reason}”`,
  warnings: {
    domain: (page, named) => `Tämä sivu on ${page}, mutta viestissä on toinen sivusto: ${named}`,
    flagged: (domain) => `${domain} on ilmoitettu harhaanjohtavaksi. Älä allekirjoita.`,
    imitation: 'Tämä näyttää kirjautumisviestiltä, mutta ei ole sellainen. Älä allekirjoita.',
    account: 'Viestissä on eri tili kuin sinun.',
    uri: (uri) => `Kirjautuisit toiseen osoitteeseen: ${uri}`,
    chain: (named, wallet) => `Viestissä on verkko ${named}. Lompakkosi verkko on ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Vaihda',
  selectTitle: 'Valitse tokeni',
  reviewTitle: 'Tarkista vaihto',
  doneTitle: 'Vaihdettu',
  buttons: {
    unsupportedNetwork: 'Tämä verkko ei tue vaihtoja',
    selectToken: 'Valitse tokeni',
    enterAmount: 'Anna määrä',
    insufficientBalance: 'Saldo ei riitä',
    insufficientLiquidity: 'Likviditeetti ei riitä',
    reviewSwap: 'Tarkista vaihto',
  },
  youPay: 'Maksat',
  youReceive: 'Saat',
  estimate: 'Arvio',
  payWith: (symbol) => `Maksa valuutalla ${symbol}`,
  receive: (symbol) => `Vastaanota ${symbol}`,
  switchTokens: 'Vaihda tokenit päittäin',
  tokensOn: (network) => `Tokenit verkossa ${network}`,
  rate: 'Kurssi',
  minimum: 'Saat vähintään',
  impact: 'Hintavaikutus',
  slippage: 'Liukuma',
  slippageHint:
    'Kuinka paljon arvioitua vähemmän perille voi saapua. Jos saapuisi tätäkin vähemmän, vaihtoa ei tehdä.',
  slippageField: 'Liukuma prosentteina',
  slippageHigh: 'Näin suurella liukumalla voit saada paljon arvioitua vähemmän.',
  untried:
    'Verkko ei voinut kokeilla tätä vaihtoa etukäteen. Se, mitä saapuu, luettiin pelkästään transaktiosta.',
  impactHigh: 'Se, mitä saat, on paljon vähemmän arvoista kuin se, mitä maksat.',
  reading: 'Kysytään hintaa',
  pays: 'Maksat',
  gets: 'Saat arvion mukaan',
  approve: (symbol) => `Hyväksy ${symbol}`,
  reset: (symbol) => `Nollaa hyväksyntä: ${symbol}`,
  swap: 'Vaihda',
  approveAndSwap: 'Hyväksy ja vaihda',
  approving: (symbol) => `Hyväksytään ${symbol}`,
  steps: {
    batch:
      'Lompakkosi hyväksyy täsmälleen tämän määrän ja tekee vaihdon samalla kertaa: molemmat tapahtuvat tai ei kumpikaan.',
    reset:
      'Ensin vanha hyväksyntä perutaan, sitten vaihtopalvelu saa ottaa täsmälleen tämän määrän.',
    approve: 'Ensin annat vaihtopalvelun ottaa täsmälleen tämän määrän, sitten teet vaihdon.',
  },
  notices: {
    wouldFail:
      'Verkon mukaan tämä vaihto epäonnistuisi, koska hinnat muuttuivat. Palaa hakemaan uusi.',
    priceMoved: 'Hinta muuttui. Katso määrät uudelleen.',
  },
  refused: (reason) => `Ehdotettu vaihto hylättiin. ${reason} Lompakoltasi ei pyydetty mitään.`,
  started: 'Transaktio aloitettu',
  swapped: (paid) => `${paid} vaihdettu`,
  pending: (least) => `Matkalla. Jossakin seuraavista lohkoista saapuu vähintään ${least}.`,
  confirmed: (least) => `Vaihto on tehty: tilillesi saapui vähintään ${least}.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Osta',
  fund: 'Osta kortilla tai pankkitililtä',
  title: 'Valitse välittäjä',
  tokenTitle: 'Valitse tokeni',
  currencyTitle: 'Valitse valuutta',
  progressTitle: 'Osto kesken',
  helpTitle: 'Mitä ostaminen on?',
  youPay: 'Maksat',
  badAmount: 'Käytä numeroita ja yhtä pistettä tai pilkkua, desimaaleja enintään 2',
  tooLittle: (limit) => `Maksa vähintään ${limit}`,
  tooMuch: (limit) => `Maksa enintään ${limit}`,
  receive: (symbol) => `Vastaanota ${symbol}`,
  receiveTitle: 'Saat arvion mukaan',
  providers: 'Välittäjät',
  fee: (least, most) => `Maksu ${least} – ${most}`,
  asking: 'Kysytään hintaa',
  noQuote: 'Ei anna hintaa juuri nyt',
  gives: (amount) => `Noin ${amount}`,
  loading: 'Kysytään, mitä voi ostaa',
  sample:
    'Arvio: myyjältä ei voida kysyä. Nämä ovat tavanomaisia lukuja, eikä niillä voi ostaa mitään.',
  sampleFee: (fee) => `Tavanomainen maksu ${fee}`,
  nothingSold: (network) => `Verkossa ${network} ei myydä mitään`,
  nothingSoldHint: 'Valitse toinen verkko tai vastaanota toisesta lompakosta.',
  networks: 'Verkot',
  tryAgain: 'Yritä uudelleen',
  sandbox: 'Testiympäristö: täällä ei myydä mitään oikeaa eikä makseta mitään.',
  leaves: 'Maksat välittäjän sivulla. Korttisi ja asiakirjasi eivät koskaan päädy tänne.',
  failed: (reason) => `Mitään ei ostettu. ${reason}`,
  foreignPage: (host) =>
    `Palvelin ohjasi sivulle osoitteessa ${host}, joka ei kuulu kenellekään täällä myyvälle. Sivua ei avattu, eikä mitään ostettu.`,
  opening: (provider) => `Avataan ${provider}`,
  waiting: (provider) => `Jatka palvelussa ${provider}`,
  waitingHint:
    'Maksa avautuneella sivulla. Tämä näkymä kertoo, kun ostos saapuu; voit sulkea näkymän.',
  waitingUnknown: 'Maksa avautuneella sivulla. Se, mitä ostat, ilmestyy tilillesi.',
  blocked: 'Selaimesi ei antanut avata sivua. Avaa se itse:',
  open: (provider) => `Avaa ${provider}`,
  copyLink: 'Kopioi linkki',
  copied: 'Linkki kopioitu',
  opensNewTab: 'avautuu uuteen välilehteen',
  paid: 'Maksettu',
  paidHint: (amount) => `${amount} on matkalla osoitteeseesi.`,
  delivered: (amount) => `${amount} saapui`,
  deliveredHint: 'Ostos on tililläsi.',
  notDelivered: 'Ei ostettu',
  notDeliveredHint: 'Välittäjän mukaan mitään ei toimiteta.',
  goesTo: 'Kohde',
  again: 'Aloita alusta',
  done: 'Valmis',
  activity: 'Katso kohdasta Tapahtumat',
  helpCards: [
    {
      title: 'Rahasta tulee kryptovaluuttaa',
      text: 'Välittäjä veloittaa korttiasi tai ottaa vastaan tilisiirtosi ja lähettää kryptovaluuttaa osoitteeseesi.',
    },
    {
      title: 'Välittäjä näkee, kuka olet',
      text: 'Se on erillinen yritys, jolla on omat sääntönsä, ja se voi pyytää asiakirjojasi. Tämä sivu antaa sille osoitteesi ja määrän eikä mitään muuta.',
    },
    {
      title: 'Se maksaa jotain',
      text: 'Välittäjät pidättävät yhdestä kahteen prosenttia tai enemmän, ja verkko perii oman maksunsa. Vertaa ennen kuin maksat.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Valitse nimi',
  registerTitle: 'Rekisteröi nimi',
  registeredTitle: 'Nimi rekisteröity',
  intro:
    'Nimi edustaa osoitettasi. Muut voivat lähettää siihen, eikä kenenkään tarvitse kopioida osoitetta.',
  own: 'Omat nimesi',
  name: 'Nimi',
  rules: 'Vähintään 4 merkkiä: a–z, 0–9 ja -',
  unreadable: 'Käytä vain merkkejä a–z, 0–9 ja -',
  tooShort: 'Kirjoita vähintään 4 merkkiä',
  suggestions: 'Samankaltaisia nimiä',
  searching: 'Haetaan nimiä',
  searchFailed: 'Nimiä ei voitu hakea.',
  tryAgain: 'Yritä uudelleen',
  noneFree: 'Kaikki nämä on varattu. Kirjoita toinen nimi.',
  noneFound: 'Täällä ei ole tällaista nimeä. Kirjoita toinen.',
  available: 'Vapaa',
  taken: 'Varattu',
  register: 'Rekisteröi',
  leadsTo: (network) => `Johtaa osoitteeseesi verkossa ${network}`,
  free: 'Ei maksa mitään. Nimi pysyy tällä osoitteella, eikä siitä voi luopua.',
  signed: 'Mitä lompakkosi allekirjoittaa',
  confirmIn: (wallet) => `Vahvista sovelluksessa ${wallet}`,
  registering: 'Rekisteröidään',
  back: 'Valitse toinen nimi',
  notices: {
    declined: 'Allekirjoitus hylättiin. Mitään ei rekisteröity.',
    unsupported: 'Tässä verkossa ei tarjota nimiä.',
    walletChanged: 'Lompakkosi vaihtui. Tarkista uudelleen.',
    unavailable: 'Palvelin ei vastaa. Tiettävästi mitään ei rekisteröity. Yritä uudelleen.',
  },
  unsigned: 'Lompakkosi ei allekirjoittanut. Mitään ei rekisteröity.',
  walletSaid: (reason) => `Lompakkosi ei allekirjoittanut: ${reason}`,
  registered: (name) => `${name} on sinun`,
  registeredHint: 'Tästä lähtien muut voivat lähettää siihen.',
  done: 'Valmis',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Tokenit',
  list: 'Tämän tilin tokenit',
  hidden: (count) =>
    plural('fi', count, {
      one: '1 roskatokeni piilotettu',
      other: `${count} roskatokenia piilotettu`,
    }),
  shown: (count) => plural('fi', count, { one: '1 roskatokeni', other: `${count} roskatokenia` }),
  emptyTitle: 'Ei vielä tokeneita',
  empty: 'Se, mitä saat, näkyy täällä.',
  failed: 'Saldo ei ole saatavilla',
  failedHint: 'Tokeneitasi ei voitu lukea. Ne ovat turvassa siellä, missä ne ovat.',
  stale: (when) => `Päivitys ei onnistunut. Tieto on haettu kello ${when}.`,
  missing: (network) =>
    `Kaikkia tokeneita verkossa ${network} ei voitu lukea. Ne ovat turvassa siellä, missä ne ovat. Yritä hetken kuluttua uudelleen.`,
  tryAgain: 'Yritä uudelleen',
  fund: 'Lisää varoja',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Hyväksy',
  codeTitle: 'Palautuskoodi',
  saveCode: 'Tallenna palautuskoodisi',
  walletTitle: 'Suojattu lompakko',
  updateTitle: 'Vaihda sähköposti',
  primaryTitle: 'Vahvista nykyinen sähköposti',
  secondaryTitle: 'Vahvista uusi sähköposti',
  otherEmail: 'Käytä toista osoitetta',
  editEmail: 'Vaihda sähköposti',
  newEmail: 'Uusi sähköpostiosoite',
  save: 'Tallenna',
  done: 'Valmis',
  ways: 'Kirjautumistavat',
  addPasskey: 'Lisää pääsyavain',
  recover: 'Palauta pääsyavaimella',
  setPassword: 'Aseta salasana',
  export: 'Vie lompakko',
  forget: 'Kirjaa muut laitteet ulos',
  delete: 'Poista lompakko',
  changed: 'Sähköposti vaihdettu',
  unchanged: (reason) => sentences(reason, 'Osoitteesi ei ole muuttunut.'),
  inFrame: 'Tämä sivu ei näe alla olevaa eikä voi painaa siinä mitään.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Luvat',
  createdTitle: 'Lupa annettu',
  intro:
    'Nämä sovellukset saavat toimia tämän tilin puolesta kysymättä sinulta uudelleen, rajoissa, joita älysopimus valvoo.',
  none: 'Ei lupia',
  noneText: 'Mikään sovellus ei saa toimia tämän tilin puolesta omin päin.',
  reading: 'Luetaan lupiasi',
  unread: 'Lupiasi ei voitu lukea. Ne ovat ennallaan.',
  unsupported:
    'Tämä lompakko ei voi perua lupia. Yhdistä lompakko, joka antoi tämän luvan, ja yritä uudelleen.',
  notEnded:
    'Verkko ei ole vielä päättänyt tätä lupaa. Katso uudelleen minuutin kuluttua ja peru se uudelleen, jos se on yhä täällä.',
  tryAgain: 'Yritä uudelleen',
  somebody: 'Sovellus',
  once: (amount) => `Yhteensä ${amount}`,
  every: (amount, duration) => `${amount} / ${duration}`,
  upTo: (amount, most) => `${amount} sekunnissa, yhteensä ${most}`,
  left: (amount) => `Voidaan ottaa nyt: ${amount}`,
  leftUnknown: 'Jäljellä olevaa määrää ei voida nyt kertoa.',
  functions: (names) => `Saa kutsua: ${names}`,
  calls: (left, most) => `Kutsuja jäljellä: ${left}/${most}`,
  perCall: (amount) => `Jokaisella kutsulla: enintään ${amount}`,
  contract: 'Älysopimus',
  caller: 'Kuka saa kutsua sitä',
  atomic: (amount) => `${amount} (pienimpinä yksikköinä)`,
  unknown: 'Ei voida näyttää, mitä se sallii. Peru se, jos et tunne sitä.',
  until: (date) => `${date} saakka`,
  delegate: 'Kuka saa ottaa',
  revoke: 'Peru lupa',
  revoking: 'Vahvista lompakossasi ja odota verkkoa',
  granted:
    'Sovellus voi toimia sallimissasi rajoissa. Löydät sen Asetuksista ja voit perua sen milloin tahansa.',
  done: 'Valmis',
  showAll: 'Näytä luvat',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Älytili',
  intro:
    'Älytili tekee useita vaiheita kerralla, ja sen verkkomaksun voi maksaa joku muu. Avaimesi allekirjoittaa sen puolesta.',
  twoAddresses:
    'Älytililläsi ja avaimellasi on omat osoitteensa. Rahat pysyvät siellä, missä ne ovat, kun vaihdat, kumpi on ensisijainen.',
  first: 'Ensisijainen: sovellukset näkevät tämän, ja pyytämäsi rahat saapuvat tänne.',
  notFirst: 'Avaimesi oma tili on ensisijainen.',
  address: 'Älytili',
  ownAddress: 'Avaimesi',
  isThere: 'Se on tässä verkossa.',
  isNotThere:
    'Se luodaan, kun lähetät jotain ensimmäisen kerran. Rahaa voit vastaanottaa jo sitä ennen.',
  networks: 'Verkot, joissa se on',
  notHere: 'Tässä verkossa ei ole täällä älytilejä. Käytössä on avaimesi oma tili.',
  warning:
    'Anna tämä osoite vain näitä verkkoja varten: muissa kukaan ei ehkä voi siirtää sitä, mitä sinne saapuu.',
  failed: 'Muutos ei onnistunut. Yritä uudelleen.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Siirry omaan lompakkoon',
  goOn: 'Jatka siirtoa lompakkoosi',
  intro:
    'Siirrä täällä oleva omaan lompakkoosi, yksi kerrallaan. Näet ja vahvistat jokaisen siirron.',
  ownAddress: (family) => `Oma osoitteesi: ${family}`,
  enterAddress: 'Anna ensin oman lompakkosi osoite.',
  move: (what) => `Siirrä ${what}`,
  last: 'Siirrä tämä viimeisenä: sillä maksetaan muiden siirtojen maksut.',
  spam: (count) =>
    plural('fi', count, {
      one: '1 kohde, jota kukaan ei pyytänyt, jää tänne.',
      other: `${count} kohdetta, joita kukaan ei pyytänyt, jää tänne.`,
    }),
  unread: (network) =>
    `Sitä, mitä verkossa ${network} on, ei voitu lukea. Se pysyy siellä, missä se on; yritä uudelleen.`,
  incomplete: (network) => `Verkossa ${network} voi olla enemmän kuin tässä näytetään.`,
  tryAgain: 'Yritä uudelleen',
  nothing: 'Täällä ei ole enää mitään siirrettävää.',
  reading: 'Luetaan, mitä sinulla on',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Pyyntö odottaa sovelluksessa ${wallet}.`,
  open: (wallet) => `Avaa ${wallet}`,
  dismiss: 'Ohita',
  relayLost: 'Yhteys lompakkoosi katkesi. Yritetään uudelleen…',
  relayRefused:
    'Lompakkoosi ei saada yhteyttä tältä sivulta. Katkaise yhteys ja yhdistä lompakko uudelleen.',
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Lompakkosi ilmoittaa: ”${text}”`,
  networkSaid: (text) => `Verkko ilmoittaa: ”${text}”`,
  texts: {
    'balance/unavailable': 'Saldo ei ole saatavilla.',
    'catalogue/unavailable':
      'Lompakkoluetteloa ei voitu ladata. Tarkista yhteytesi ja yritä uudelleen.',
    'connection/code-unavailable':
      'Osa tästä sivusta ei latautunut. Tarkista yhteytesi ja yritä uudelleen.',
    'network/unsupported-by-wallet': 'Lompakko ei tue tätä verkkoa.',
    'relay/closed': 'Yhteys palveluun suljettiin.',
    'relay/outbox-full':
      'Liian monta viestiä odottaa lähetystä. Yritä uudelleen, kun yhteys palaa.',
    'relay/refused': 'Yhteyspalvelu hylkäsi tämän sivuston.',
    'relay/unavailable': 'Yhteyspalvelu ei vastaa. Yritä uudelleen.',
    'resources/unavailable': 'Tiedot eivät ole saatavilla. Yritä uudelleen.',
    'transfer/no-estimate': 'Verkkomaksua ei voitu lukea. Yritä uudelleen.',
    'transfer/unasked': 'Lähetys ei onnistunut. Yritä uudelleen.',
    'wallet/already-pending': 'Avaa lompakkosi.',
    'wallet/failed': 'Tuntematon virhe.',
    'wallet/not-found':
      'Tämä lompakko ei ole käytettävissä tällä sivulla. Avaa sen lukitus tai asenna se ja yritä uudelleen.',
    'wallet/other-family':
      'Tämä lompakko ei jaa tiliä tämäntyyppiseen verkkoon. Valitse toinen verkko tai lompakko.',
    'walletconnect/link-failed':
      'Linkkiä lompakkoon ei voitu luoda. Tarkista yhteys ja yritä uudelleen.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Lompakko ei salli tällaisia pyyntöjä. Kokeile toista lompakkoa.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Lompakko ei tue tämän sivuston tapahtumia. Kokeile toista lompakkoa.',
    'The wallet does not allow this change. Connect again.':
      'Lompakko ei salli tätä muutosta. Yhdistä se uudelleen.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Lompakko ei hyväksynyt tätä verkkoa. Yhdistä se uudelleen ja hyväksy verkko.',
    'The wallet does not support these networks. Try another wallet.':
      'Lompakko ei tue näitä verkkoja. Kokeile toista lompakkoa.',
    'The wallet has no account for these networks. Add one, then try again.':
      'Lompakossa ei ole tiliä näille verkoille. Lisää tili ja yritä uudelleen.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Lompakko ei tue tämäntyyppistä verkkoa. Kokeile toista lompakkoa.',
    'The wallet ended the connection. Connect again.':
      'Lompakko katkaisi yhteyden. Yhdistä se uudelleen.',
    'The wallet did not finish connecting. Try again.':
      'Lompakko ei vienyt yhdistämistä loppuun. Yritä uudelleen.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Lompakko ei pysty siihen, mitä tämä pyyntö vaatii. Lähetä pyyntö ilman sitä tai käytä toista lompakkoa.',
    'The wallet does not take several calls at once on this network.':
      'Lompakko ei ota vastaan useita kutsuja kerralla tässä verkossa.',
    'The wallet knows a request of this id already. Send it again.':
      'Lompakko tuntee jo pyynnön, jolla on tämä tunnus. Lähetä pyyntö uudelleen.',
    'The wallet does not know these calls.': 'Lompakko ei tunne näitä kutsuja.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Kutsuja on enemmän kuin lompakko ottaa vastaan kerralla. Lähetä vähemmän.',
    'The wallet cannot do all of these calls or none on this network.':
      'Lompakko ei voi tässä verkossa taata, että joko kaikki nämä kutsut toteutuvat tai ei yksikään.',
    'The wallet no longer knows this connection. Connect again.':
      'Lompakko ei enää tunne tätä yhteyttä. Yhdistä se uudelleen.',
    'The request expired in the wallet. Try again.': 'Pyyntö vanheni lompakossa. Yritä uudelleen.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Lompakko ei antanut tiliä. Avaa se, valitse tili ja yritä uudelleen.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Lompakon vastausta ei voi lukea. Yritä uudelleen.',
    'The wallet agreed and stayed on its network':
      'Lompakko hyväksyi vaihdon mutta pysyi omassa verkossaan',
    'The wallet signed a different message. Try again.':
      'Lompakko allekirjoitti toisen viestin. Yritä uudelleen.',
  },
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Valitse verkko',
  unsupportedTitle: 'Verkkoa ei tueta',
  search: 'Hae verkkoja',
  list: 'Verkot',
  current: 'Nykyinen verkko',
  noneFound: (search) => `Verkkoa ”${search}” ei löytynyt`,
  noneFoundText: 'Tarkista kirjoitusasu tai katso kaikki.',
  none: 'Ei verkkoja',
  noneText: 'Tämä sivusto ei tarjoa yhtään juuri nyt.',
  clearSearch: 'Tyhjennä haku',
  whatIsANetwork: 'Mikä on verkko?',

  waitingTitle: (wallet) => `Jatka sovelluksessa ${wallet}`,
  waitingText: (network) =>
    `Hyväksy lompakossasi vaihto verkkoon ${network}. Tilisi ja varasi pysyvät siellä, missä ne ovat.`,
  doneTitle: 'Verkko vaihdettu',
  declinedTitle: 'Pyyntö hylättiin',
  declinedText: 'Pysyt verkossa, jossa olit. Mikään muu ei muuttunut.',
  failedTitle: 'Vaihto epäonnistui',
  failedText: (reason) => sentences(reason, 'Pysyt verkossa, jossa olit.'),
  cancel: 'Peruuta',
  tryAgain: 'Yritä uudelleen',

  unsupportedText: (wallet) =>
    `${wallet} on verkossa, jota tämä sivusto ei käytä. Jatka valitsemalla jokin näistä. Varasi ovat turvassa siellä, missä ne ovat.`,
  yourWallet: 'Lompakkosi',
  disconnect: 'Katkaise yhteys',
  notApproved: (wallet) => `${wallet} ei ole hyväksynyt`,
  noWallet: 'Ei vielä lompakkoa',
  connect: 'Yhdistä',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Mikä on lompakko?',
  networkTitle: 'Mikä on verkko?',
  walletCards: [
    {
      title: 'Koti sille, mikä on sinun',
      text: 'Se säilyttää ja näyttää kryptovaluuttasi, tokenisi ja keräilyesineesi ja lähettää ne sinne, minne sanot.',
    },
    {
      title: 'Uusi tapa kirjautua',
      text: 'Vahvistat kirjautumisen lompakollasi etkä salasanalla. Mikään sivusto ei koskaan saa avaintasi tietoonsa.',
    },
    {
      title: 'Yksin sinun',
      text: 'Avain on vain sinulla. Kukaan ei voi palauttaa sitä puolestasi, joten pidä sen palautuslauseke tallessa äläkä kerro sitä kenellekään.',
    },
  ],
  getWallet: 'Hanki lompakko',

  networkCards: [
    {
      title: 'Siellä kaikki tapahtuu',
      text: 'Verkko on julkinen rekisteri, jota monet tietokoneet ylläpitävät yhdessä. Kryptovaluuttasi ovat jossakin niistä.',
    },
    {
      title: 'Sama osoite, eri rahat',
      text: 'Osoitteesi voi olla sama useissa verkoissa, mutta se, mitä sinulla on yhdessä, ei ole muissa.',
    },
    {
      title: 'Maksut vaihtelevat',
      text: 'Joka verkolla on oma valuutta, jolla sen maksut maksetaan, ja oma hinta transaktiolle.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Vahvista sähköposti',
  deviceTitle: 'Rekisteröi laite',
  passkeyTitle: 'Pääsyavain',
  email: 'Sähköpostiosoite',
  continue: 'Jatka',
  device: 'Hyväksy tämä laite',
  deviceSent: (email) =>
    `Osoitteeseen ${email} lähetettiin linkki. Avaa se ja vahvista siellä, että tämä laite on sinun.`,
  waitLonger: (seconds) => `Yritä uudelleen ${seconds} sekunnin kuluttua`,
  connected: 'Olet kirjautunut sisään.',
  usePasskey: 'Käytä pääsyavainta',
  passkeyWaiting: 'Laitteesi pyytää pääsyavaintasi',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Tälle sivustolle ei jaettu mitään.'),
  declined: 'Suljit sen. Tälle sivustolle ei jaettu mitään.',
  connected: 'Olet kirjautunut sisään.',
  tryAgain: 'Yritä uudelleen',
  otherWay: 'Käytä toista tapaa',
  notEmail: 'Kirjoita sähköpostiosoite, esimerkiksi ada@example.com.',
  sent: (email) => `Kirjoita koodi, joka lähetettiin osoitteeseen ${email}.`,
  code: 'Koodi',
  checking: 'Tarkistetaan koodia',
  resend: 'Lähetä uudelleen',
  sending: 'Lähetetään koodia',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Jatka palvelulla',
  continueWith: (service) => `Jatka palvelulla ${service}`,
  more: 'Lisää palveluja',
  waiting: (service) => `Jatka palvelun ${service} ikkunassa`,
  noPassword: 'Tälle sivustolle ei kerrota mitään siitä, mitä teet siellä.',
  blocked: 'Selaimesi ei antanut avata ikkunaa. Salli ikkunat tälle sivulle ja yritä uudelleen.',
  timedOut: 'Ikkuna suljettiin. Yritä uudelleen tai käytä toista tapaa.',
  inThisPage: 'Jatka tällä sivulla',
  closed: 'Ikkuna suljettiin. Jos olit jo valmis, tämä jatkuu itsestään.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Skannaa tämä puhelimesi kameralla ja hyväksy Farcaster-sovelluksessa.',
  agree: 'Hyväksy Farcaster-sovelluksessa ja palaa sitten tänne.',
  codeName: 'QR-koodi, jolla jatkat Farcaster-sovelluksessa',
  preparing: 'Luodaan linkkiä',
  open: 'Avaa Farcaster',
  copyLink: 'Kopioi linkki',
  copied: 'Linkki kopioitu',
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
