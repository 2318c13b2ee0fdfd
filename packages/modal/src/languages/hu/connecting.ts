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
  back: 'Vissza',
  close: 'Bezárás',
  help: 'Súgó',
  loadFailedTitle: 'Ez a nézet nem töltődött be',
  loadFailedText:
    'Lehet, hogy megszakadt a kapcsolatod. Nem történt küldés, és semmi sem veszett el.',
  brokenTitle: 'Itt hiba történt',
  brokenText: 'A tárcád és a pénzed érintetlen.',
  tryAgain: 'Próbáld újra',
  mountFailed: 'A tárca ablakát nem sikerült megnyitni ezen az oldalon.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'a szolgáltatási feltételeket',
  privacy: 'az adatvédelmi szabályzatot',
  both: (terms, privacy) => `${terms} és ${privacy}`,
  agree: (what) => `Elfogadom ${what}`,
  agreeByConnecting: (what) => `A csatlakozással elfogadod ${what}`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Tárca csatlakoztatása',
  installed: 'Telepítve',
  recent: 'Legutóbbi',
  walletList: 'Tárcák',
  allWallets: 'Összes tárca',
  continueWithWallet: 'Folytatás tárcával',
  scanWithPhone: 'Beolvasás telefonnal',
  newToWallets: 'Új neked a tárca?',
  getStarted: 'Kezdés',
  noWalletTitle: 'Nem található tárca',
  noWalletText: 'Telepíts vagy oldj fel egyet ebben a böngészőben, majd keress újra.',
  lookAgain: 'Új keresés',

  waitingTitle: (wallet) => `Folytasd itt: ${wallet}`,
  waitingText: 'Ellenőrizd a csatlakozási kérést a tárcádban, és ott fogadd el.',
  pendingTitle: 'Nyisd meg a tárcádat',
  pendingText: (wallet) => `${wallet} már mutat egy kérést. Válaszolj rá ott.`,
  cancel: 'Mégse',
  connectedTitle: 'Csatlakoztatva',
  connectedText: (wallet) => `${wallet} csatlakoztatva van ehhez a webhelyhez.`,
  declinedTitle: 'Kérés elutasítva',
  declinedText: (wallet) => `Bezártad a kérést itt: ${wallet}. Ez a webhely semmit sem kapott meg.`,
  failedTitle: 'Nem sikerült csatlakozni',
  failedText: (reason) => sentences(reason, 'Ez a webhely semmit sem kapott meg.'),
  tryAgain: 'Próbáld újra',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Csatlakozási módok',
  mobile: 'Mobil',
  browser: 'Böngésző',
  web: 'Web',
  desktop: 'Számítógép',

  codeName: (wallet) => `QR-kód, amelyet ezzel olvashatsz be: ${wallet}`,
  anyWallet: 'bármelyik tárca',
  scanText: (wallet) => `Olvasd be a telefonodon ezzel: ${wallet}.`,
  agreeForCode: 'Fogadd el, és megjelenik a beolvasható kód.',
  agreeForWallet: 'Fogadd el, és továbbjutsz a tárcádhoz.',
  preparing: 'Link készítése',
  refreshesIn: (left) => `Frissülésig: ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60 ? 'A kód egy perc múlva frissül' : `A kód ${seconds} másodperc múlva frissül`,
  newCode: 'Új kód',
  copyLink: 'Link másolása',
  copied: 'Link másolva',
  reload: 'Kód frissítése',
  expired: 'Ez a kód lejárt.',
  linkFailed: 'Nem sikerült kódot létrehozni.',

  ownRelay:
    'Olyan tárcákhoz, amelyek e webhely saját kapcsolati szolgáltatására vannak beállítva. Bármely más tárcát a listából válassz.',
  unreachableTitle: (wallet) => `${wallet} nem érhető el`,
  unreachableText: (wallet) =>
    `Ez a webhely telefonon nem tud ehhez csatlakozni: ${wallet}. A folytatáshoz válassz másik tárcát.`,
  visit: (wallet) => `${wallet} webhelyének megnyitása`,

  offline: 'Nincs internetkapcsolatod. A kód újra működik, amint visszatér.',
  unreachable: 'A kapcsolati szolgáltatás nem válaszol. Tovább próbálkozunk; semmi sem veszett el.',
  refused: 'Ez a webhely jelenleg nem éri el a más eszközökön lévő tárcákat.',
  tryAgain: 'Próbáld újra',

  openTitle: (wallet) => `Folytasd itt: ${wallet}`,
  openText: (wallet) => `Hagyd jóvá a kapcsolatot itt: ${wallet}, majd térj vissza ide.`,
  open: (wallet) => `${wallet} megnyitása`,
  openAgain: (wallet) => `${wallet} megnyitása újra`,
  stuckTitle: (wallet) => `${wallet} nem nyílt meg?`,
  stuckText: 'Semmi sem veszett el. Próbáld másképp:',
  openByLink: 'Megnyitás webes linkkel',
  openByScheme: 'Megnyitás alkalmazáslinkkel',
  appStore: 'Letöltés az App Store-ból',
  playStore: 'Letöltés a Google Playről',
  otherDevice: 'Másik eszköz használata',
  chooseWallet: 'Válaszd ki a tárcát, amelyben folytatod.',
  allWallets: 'Összes tárca',
  walletList: 'Tárcák',

  browserText: (wallet) =>
    `${wallet} még nincs ebben a böngészőben. Telepítsd a bővítményét; amint megvan, itt folytatjuk.`,
  getExtension: 'Bővítmény letöltése',
  browserReady: (wallet) => `${wallet} elérhető ebben a böngészőben.`,
  continueInBrowser: 'Folytatás ebben a böngészőben',
  webText: (wallet) => `${wallet} egy másik lapon nyílik meg. Hagyd jóvá ott, majd térj vissza.`,
  desktopText: (wallet) => `Hagyd jóvá a kapcsolatot ezen a számítógépen itt: ${wallet}.`,
  opensNewTab: 'Új lapon nyílik meg',
  get: (wallet) => `${wallet} letöltése`,

  connectedTitle: 'Csatlakoztatva',
  connectedText: (wallet) => `${wallet} csatlakoztatva van ehhez a webhelyhez.`,
  declinedTitle: 'Kérés elutasítva',
  declinedText: 'Bezártad a kérést a tárcádban. Ez a webhely semmit sem kapott meg.',
  failedTitle: 'Nem sikerült csatlakozni',
  failedText: (reason) =>
    sentences(reason, 'Ez a webhely semmit sem kapott meg, és semmi sem veszett el.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Összes tárca',
  getTitle: 'Tárca beszerzése',
  downloadTitle: (wallet) => `${wallet} letöltése`,
  search: 'Tárcák keresése',
  list: 'Tárcák',
  loading: 'Tárcák betöltése',
  noneFound: (search) => `Nincs „${search}” nevű tárca`,
  none: 'Itt nincs tárca',
  nonePrivate: 'Nincs ilyen nevű tárca',
  privateText: 'Linknek, címnek vagy titkos adatnak tűnik, ezért nem hagyta el ezt az oldalt.',
  noneText: 'Ellenőrizd az írásmódot, vagy nézd meg az összeset.',
  noneTextOrScan:
    'Ellenőrizd az írásmódot. A listán nem szereplő tárca a kódjával csatlakoztatható.',
  scan: 'Beolvasás bármelyik tárcával',
  anyWallet: 'WalletConnect',
  clearSearch: 'Keresés törlése',
  failedTitle: 'A lista nem töltődött be',
  failedText:
    'Lehet, hogy megszakadt a kapcsolatod. Az ebben a böngészőben lévő tárcák továbbra is működnek.',
  tryAgain: 'Próbáld újra',
  installed: 'Telepítve',
  recent: 'Legutóbbi',
  found: (count) =>
    plural('hu', count, { one: '1 tárca található', other: `${count} tárca található` }),

  getText:
    'Ezek széles körben használtak. Bármelyiket választod, a fiókodat később átviheted egy másikba.',
  exploreAll: 'Összes megtekintése',

  downloadText: (wallet) =>
    `${wallet} még nincs ebben a böngészőben. Telepítsd, majd térj vissza ide, és válaszd ki újra.`,
  orDownloadText: (wallet) =>
    `Vagy telepítsd itt a(z) ${wallet} tárcát, majd térj vissza ide, és válaszd ki újra.`,
  unreachableText: (wallet) =>
    `${wallet} innen nem érhető el. Telepítsd erre az eszközre, és ha lehetséges, nyisd meg benne ezt az oldalt.`,
  openInAppText: (wallet) =>
    `${wallet} a saját böngészőjében nyitja meg ezt az oldalt: ott csatlakozz. Ha nem nyílik meg, előbb telepítsd.`,
  openInApp: (wallet) => `Oldal megnyitása itt: ${wallet}`,
  openWebApp: (wallet) => `${wallet} megnyitása a weben`,
  extension: 'Böngészőbővítmény',
  appStore: 'Alkalmazás iPhone-ra és iPadre',
  playStore: 'Alkalmazás Androidra',
  homepage: 'Webhely',
  opensNewTab: 'Új lapon nyílik meg',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Ez a rész nem töltődött be.',
  tryAgain: 'Próbáld újra',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR-kód, amely itt nyitja meg ezt az oldalt: ${wallet}`,
  scan: (wallet) => `Olvasd be a telefonod kamerájával: ez az oldal itt nyílik meg: ${wallet}.`,
  local:
    'Ennek az oldalnak olyan címe van, amelyet csak ez a számítógép tud megnyitni. A kód akkor működik, ha az oldal már elérhető a weben.',
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
