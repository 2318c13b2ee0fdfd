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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'käyttöehdot',
  privacy: 'tietosuojakäytännön',
  both: (terms, privacy) => `${terms} ja ${privacy}`,
  agree: (what) => `Hyväksyn ${what}`,
  agreeByConnecting: (what) => `Yhdistämällä hyväksyt ${what}`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
