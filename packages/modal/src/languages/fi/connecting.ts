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
  back: 'Takaisin',
  close: 'Sulje',
  help: 'Ohje',
  loadFailedTitle: 'Tämä näkymä ei latautunut',
  loadFailedText: 'Yhteytesi on ehkä katkennut. Mitään ei lähetetty eikä mitään ole menetetty.',
  brokenTitle: 'Täällä meni jokin vikaan',
  brokenText: 'Lompakkosi ja rahasi ovat koskemattomina.',
  tryAgain: 'Yritä uudelleen',
  mountFailed: 'Lompakkoikkunaa ei voitu avata tällä sivulla.',
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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'käyttöehdot',
  privacy: 'tietosuojakäytännön',
  both: (terms, privacy) => `${terms} ja ${privacy}`,
  agree: (what) => `Hyväksyn ${what}`,
  agreeByConnecting: (what) => `Yhdistämällä hyväksyt ${what}`,
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

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Yhdistä lompakko',
  installed: 'Asennettu',
  recent: 'Viimeisin',
  walletList: 'Lompakot',
  allWallets: 'Kaikki lompakot',
  continueWithWallet: 'Jatka lompakolla',
  scanWithPhone: 'Skannaa puhelimella',
  newToWallets: 'Onko lompakko uusi asia?',
  getStarted: 'Aloita tästä',
  noWalletTitle: 'Lompakkoa ei löytynyt',
  noWalletText:
    'Asenna lompakko tähän selaimeen tai avaa lompakkosi lukitus ja etsi sitten uudelleen.',
  lookAgain: 'Etsi uudelleen',

  waitingTitle: (wallet) => `Jatka sovelluksessa ${wallet}`,
  waitingText: 'Tarkista yhteyspyyntö lompakossasi ja hyväksy se siellä.',
  pendingTitle: 'Avaa lompakkosi',
  pendingText: (wallet) => `${wallet} näyttää jo pyynnön. Vastaa siihen siellä.`,
  cancel: 'Peruuta',
  connectedTitle: 'Yhdistetty',
  connectedText: (wallet) => `${wallet} on yhdistetty tähän sivustoon.`,
  declinedTitle: 'Pyyntö hylättiin',
  declinedText: (wallet) =>
    `Suljit pyynnön sovelluksessa ${wallet}. Tälle sivustolle ei jaettu mitään.`,
  failedTitle: 'Yhdistäminen epäonnistui',
  failedText: (reason) => sentences(reason, 'Tälle sivustolle ei jaettu mitään.'),
  tryAgain: 'Yritä uudelleen',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Yhdistämistavat',
  mobile: 'Mobiili',
  browser: 'Selain',
  web: 'Web',
  desktop: 'Tietokone',

  codeName: (wallet) => `QR-koodi, jonka ${wallet} voi skannata`,
  anyWallet: 'lompakko',
  scanText: (wallet) => `Avaa ${wallet} puhelimessasi ja skannaa tämä koodi.`,
  agreeForCode: 'Hyväksy ehdot, niin näet skannattavan koodin.',
  agreeForWallet: 'Hyväksy ehdot, niin pääset jatkamaan lompakkoosi.',
  preparing: 'Luodaan linkkiä',
  refreshesIn: (left) => `Uusiutumiseen aikaa ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Koodi uusiutuu minuutin kuluttua'
      : `Koodi uusiutuu ${seconds} sekunnin kuluttua`,
  newCode: 'Uusi koodi',
  copyLink: 'Kopioi linkki',
  copied: 'Linkki kopioitu',
  reload: 'Päivitä koodi',
  expired: 'Tämä koodi on vanhentunut.',
  linkFailed: 'Koodia ei voitu luoda.',

  ownRelay:
    'Lompakoille, jotka on asetettu käyttämään tämän sivuston omaa yhteyspalvelua. Valitse muut lompakot luettelosta.',
  unreachableTitle: (wallet) => `${wallet} ei ole tavoitettavissa`,
  unreachableText: (wallet) =>
    `Tämä sivusto ei voi yhdistää puhelimessa olevaan sovellukseen ${wallet}. Jatka valitsemalla toinen lompakko.`,
  visit: (wallet) => `Avaa verkkosivusto: ${wallet}`,

  offline: 'Olet offline-tilassa. Koodi toimii taas, kun yhteytesi palaa.',
  unreachable: 'Yhteyspalvelu ei vastaa. Yritämme edelleen; mitään ei ole menetetty.',
  refused: 'Tämä sivusto ei juuri nyt saa yhteyttä muiden laitteiden lompakoihin.',
  tryAgain: 'Yritä uudelleen',

  openTitle: (wallet) => `Jatka sovelluksessa ${wallet}`,
  openText: (wallet) => `Hyväksy yhteys sovelluksessa ${wallet} ja palaa sitten tänne.`,
  open: (wallet) => `Avaa ${wallet}`,
  openAgain: (wallet) => `Avaa ${wallet} uudelleen`,
  stuckTitle: (wallet) => `Eikö ${wallet} auennut?`,
  stuckText: 'Mitään ei ole menetetty. Kokeile toista tapaa:',
  openByLink: 'Avaa verkkolinkillä',
  openByScheme: 'Avaa sovelluslinkillä',
  appStore: 'Hae App Storesta',
  playStore: 'Hae Google Playsta',
  otherDevice: 'Käytä toista laitetta',
  chooseWallet: 'Valitse lompakko, jossa jatkat.',
  allWallets: 'Kaikki lompakot',
  walletList: 'Lompakot',

  browserText: (wallet) =>
    `${wallet} ei ole vielä tässä selaimessa. Asenna sen laajennus; kun se on paikallaan, jatketaan tässä.`,
  getExtension: 'Hanki laajennus',
  browserReady: (wallet) => `${wallet} on tässä selaimessa.`,
  continueInBrowser: 'Jatka tässä selaimessa',
  webText: (wallet) => `${wallet} avautuu toiseen välilehteen. Hyväksy siellä ja palaa sitten.`,
  desktopText: (wallet) => `Hyväksy yhteys tämän tietokoneen sovelluksessa ${wallet}.`,
  opensNewTab: 'Avautuu uuteen välilehteen',
  get: (wallet) => `Hanki ${wallet}`,

  connectedTitle: 'Yhdistetty',
  connectedText: (wallet) => `${wallet} on yhdistetty tähän sivustoon.`,
  declinedTitle: 'Pyyntö hylättiin',
  declinedText: 'Suljit pyynnön lompakossasi. Tälle sivustolle ei jaettu mitään.',
  failedTitle: 'Yhdistäminen epäonnistui',
  failedText: (reason) =>
    sentences(reason, 'Tälle sivustolle ei jaettu mitään, eikä mitään ole menetetty.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Kaikki lompakot',
  getTitle: 'Hanki lompakko',
  downloadTitle: (wallet) => `Hanki ${wallet}`,
  search: 'Hae lompakoita',
  list: 'Lompakot',
  loading: 'Ladataan lompakoita',
  noneFound: (search) => `Lompakkoa ”${search}” ei löytynyt`,
  none: 'Ei lompakoita',
  nonePrivate: 'Sen nimistä lompakkoa ei ole',
  privateText:
    'Se näyttää linkiltä, osoitteelta tai salaisuudelta, joten se ei lähtenyt tältä sivulta.',
  noneText: 'Tarkista kirjoitusasu tai katso kaikki.',
  noneTextOrScan:
    'Tarkista kirjoitusasu. Lompakko, jota ei ole luettelossa, yhdistetään sen koodilla.',
  scan: 'Skannaa millä tahansa lompakolla',
  anyWallet: 'WalletConnect',
  clearSearch: 'Tyhjennä haku',
  failedTitle: 'Luettelo ei latautunut',
  failedText: 'Yhteytesi on ehkä katkennut. Tämän selaimen lompakot toimivat silti.',
  tryAgain: 'Yritä uudelleen',
  installed: 'Asennettu',
  recent: 'Viimeisin',
  found: (count) =>
    plural('fi', count, {
      one: '1 lompakko löytyi',
      other: `${count} lompakkoa löytyi`,
    }),

  getText:
    'Nämä ovat laajassa käytössä. Minkä tahansa valitsetkin, voit myöhemmin ottaa tilisi mukaan toiseen.',
  exploreAll: 'Selaa kaikkia',

  downloadText: (wallet) =>
    `${wallet} ei ole vielä tässä selaimessa. Asenna se, palaa sitten tänne ja valitse se uudelleen.`,
  orDownloadText: (wallet) =>
    `Tai asenna ${wallet} tähän, palaa sitten tänne ja valitse se uudelleen.`,
  unreachableText: (wallet) =>
    `${wallet} ei ole tavoitettavissa täältä. Asenna se tälle laitteelle ja avaa tämä sivu siinä, jos se on mahdollista.`,
  openInAppText: (wallet) =>
    `${wallet} avaa tämän sivun omassa selaimessaan: yhdistä siellä. Jos se ei avaudu, asenna se ensin.`,
  openInApp: (wallet) => `Avaa sivu sovelluksessa ${wallet}`,
  openWebApp: (wallet) => `Avaa ${wallet} selaimessa`,
  extension: 'Selainlaajennus',
  appStore: 'Sovellus iPhonelle ja iPadille',
  playStore: 'Sovellus Androidille',
  homepage: 'Verkkosivusto',
  opensNewTab: 'Avautuu uuteen välilehteen',
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

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Tämä osa ei latautunut.',
  tryAgain: 'Yritä uudelleen',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR-koodi, joka avaa tämän sivun sovelluksessa ${wallet}`,
  scan: (wallet) => `Skannaa tämä puhelimesi kameralla: tämä sivu avautuu sovelluksessa ${wallet}.`,
  local:
    'Tämän sivun osoite avautuu vain tällä tietokoneella. Koodi toimii, kun sivu on julkaistu internetissä.',
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
