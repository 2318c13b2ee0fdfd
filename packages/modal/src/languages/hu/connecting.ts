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

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Egy kérés vár rád itt: ${wallet}.`,
  open: (wallet) => `${wallet} megnyitása`,
  dismiss: 'Elvetés',
  relayLost: 'Megszakadt a kapcsolat a tárcáddal. Újrapróbálkozás…',
  relayRefused: 'A tárcád nem érhető el erről az oldalról. Válaszd le, majd csatlakoztasd újra.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'a szolgáltatási feltételeket',
  privacy: 'az adatvédelmi szabályzatot',
  both: (terms, privacy) => `${terms} és ${privacy}`,
  agree: (what) => `Elfogadom ${what}`,
  agreeByConnecting: (what) => `A csatlakozással elfogadod ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `A tárcád üzenete: „${text}”`,
  networkSaid: (text) => `A hálózat üzenete: „${text}”`,
  texts: {
    'balance/unavailable': 'Az egyenleg nem érhető el.',
    'catalogue/unavailable':
      'A tárcák listáját nem sikerült betölteni. Ellenőrizd a kapcsolatodat, és próbáld újra.',
    'connection/code-unavailable':
      'Az oldal egy része nem töltődött be. Ellenőrizd a kapcsolatodat, és próbáld újra.',
    'network/unsupported-by-wallet': 'A tárca nem támogatja ezt a hálózatot.',
    'relay/closed': 'A szolgáltatással való kapcsolat lezárult.',
    'relay/outbox-full': 'Túl sok üzenet vár elküldésre. Próbáld újra, ha visszatért a kapcsolat.',
    'relay/refused': 'A kapcsolati szolgáltatás elutasította ezt a webhelyet.',
    'relay/unavailable': 'A kapcsolati szolgáltatás nem válaszol. Próbáld újra.',
    'resources/unavailable': 'Az adatok nem érhetők el. Próbáld újra.',
    'transfer/no-estimate': 'A hálózati díjat nem sikerült beolvasni. Próbáld újra.',
    'transfer/unasked': 'A küldés nem sikerült. Próbáld újra.',
    'wallet/already-pending': 'Nyisd meg a tárcádat.',
    'wallet/failed': 'Ismeretlen hiba.',
    'wallet/not-found':
      'Ez a tárca nem érhető el ezen az oldalon. Oldd fel a zárolását vagy telepítsd, majd próbáld újra.',
    'wallet/other-family':
      'Ez a tárca nem oszt meg fiókot ehhez a hálózattípushoz. Válassz másik hálózatot vagy tárcát.',
    'walletconnect/link-failed':
      'Nem sikerült linket létrehozni a tárcához. Ellenőrizd a kapcsolatot, és próbáld újra.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'A tárca nem engedi az ilyen kérést. Próbálj ki egy másik tárcát.',
    'The wallet does not support the events of this site. Try another wallet.':
      'A tárca nem támogatja ennek a webhelynek az eseményeit. Próbálj ki egy másik tárcát.',
    'The wallet does not allow this change. Connect again.':
      'A tárca nem engedi ezt a változtatást. Csatlakoztasd újra.',
    'The wallet did not approve this network. Connect again and approve it.':
      'A tárca nem hagyta jóvá ezt a hálózatot. Csatlakoztasd újra, és hagyd jóvá a hálózatot.',
    'The wallet does not support these networks. Try another wallet.':
      'A tárca nem támogatja ezeket a hálózatokat. Próbálj ki egy másik tárcát.',
    'The wallet has no account for these networks. Add one, then try again.':
      'A tárcában nincs fiók ezekhez a hálózatokhoz. Adj hozzá egyet, majd próbáld újra.',
    'The wallet does not support this kind of network. Try another wallet.':
      'A tárca nem támogatja ezt a hálózattípust. Próbálj ki egy másik tárcát.',
    'The wallet ended the connection. Connect again.':
      'A tárca bontotta a kapcsolatot. Csatlakoztasd újra.',
    'The wallet did not finish connecting. Try again.':
      'A tárca nem fejezte be a csatlakozást. Próbáld újra.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'A tárca nem tudja azt, amire ennek a kérésnek szüksége van. Küldd el anélkül, vagy használj másik tárcát.',
    'The wallet does not take several calls at once on this network.':
      'A tárca ezen a hálózaton nem fogad egyszerre több hívást.',
    'The wallet knows a request of this id already. Send it again.':
      'A tárca már ismer ilyen azonosítójú kérést. Küldd el újra.',
    'The wallet does not know these calls.': 'A tárca nem ismeri ezeket a hívásokat.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Ez több hívás, mint amennyit a tárca egyszerre fogad. Küldj kevesebbet.',
    'The wallet cannot do all of these calls or none on this network.':
      'A tárca ezen a hálózaton nem tudja biztosítani, hogy e hívások közül vagy mind végbemenjen, vagy egyik sem.',
    'The wallet no longer knows this connection. Connect again.':
      'A tárca már nem ismeri ezt a kapcsolatot. Csatlakoztasd újra.',
    'The request expired in the wallet. Try again.': 'A kérés lejárt a tárcában. Próbáld újra.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'A tárca nem adott meg fiókot. Nyisd meg, válassz egyet, és próbáld újra.',
    'The wallet gave an answer that cannot be read. Try again.':
      'A tárca válasza nem olvasható. Próbáld újra.',
    'The wallet agreed and stayed on its network':
      'A tárca elfogadta a váltást, de a saját hálózatán maradt.',
    'The wallet signed a different message. Try again.':
      'A tárca egy másik üzenetet írt alá. Próbáld újra.',
  },
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

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Válassz hálózatot',
  unsupportedTitle: 'Nem támogatott hálózat',
  search: 'Hálózatok keresése',
  list: 'Hálózatok',
  current: 'Jelenlegi hálózat',
  noneFound: (search) => `Nincs „${search}” nevű hálózat`,
  noneFoundText: 'Ellenőrizd az írásmódot, vagy nézd meg az összeset.',
  none: 'Itt nincs hálózat',
  noneText: 'Ez a webhely jelenleg egyet sem kínál.',
  clearSearch: 'Keresés törlése',
  whatIsANetwork: 'Mi az a hálózat?',

  waitingTitle: (wallet) => `Folytasd itt: ${wallet}`,
  waitingText: (network) =>
    `Fogadd el a tárcádban a váltást erre a hálózatra: ${network}. A fiókod és a pénzed ott marad, ahol van.`,
  doneTitle: 'Hálózat átváltva',
  declinedTitle: 'Kérés elutasítva',
  declinedText: 'Azon a hálózaton maradsz, amelyen eddig voltál. Semmi más nem változott.',
  failedTitle: 'Nem sikerült váltani',
  failedText: (reason) => sentences(reason, 'Azon a hálózaton maradsz, amelyen eddig voltál.'),
  cancel: 'Mégse',
  tryAgain: 'Próbáld újra',

  unsupportedText: (wallet) =>
    `${wallet} olyan hálózaton van, amelyet ez a webhely nem használ. A folytatáshoz válassz egyet ezek közül. A pénzed biztonságban van ott, ahol van.`,
  yourWallet: 'A tárcád',
  disconnect: 'Leválasztás',
  notApproved: (wallet) => `Nem hagyta jóvá: ${wallet}`,
  noWallet: 'Még nincs tárca',
  connect: 'Csatlakozás',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Mi az a tárca?',
  networkTitle: 'Mi az a hálózat?',
  walletCards: [
    {
      title: 'Otthona annak, ami a tiéd',
      text: 'Megőrzi és megmutatja a kriptovalutáidat, tokenjeidet és gyűjtői tárgyaidat, és oda küldi őket, ahová mondod.',
    },
    {
      title: 'A bejelentkezés új módja',
      text: 'Jelszó helyett a tárcáddal erősíted meg, hogy te vagy az. A kulcsodat egyetlen webhely sem ismeri meg soha.',
    },
    {
      title: 'Csak a tiéd',
      text: 'A kulcs csak nálad van. Senki sem tudja helyetted visszaállítani, ezért őrizd biztonságban a helyreállítási kifejezését, és ne áruld el senkinek.',
    },
  ],
  getWallet: 'Tárca beszerzése',

  networkCards: [
    {
      title: 'Ahol minden történik',
      text: 'A hálózat nyilvános nyilvántartás, amelyet sok számítógép vezet közösen. A kriptovalutáid ezek egyikén vannak.',
    },
    {
      title: 'Azonos cím, külön pénz',
      text: 'A címed több hálózaton is ugyanaz lehet, de ami az egyiken a tiéd, az nincs ott a többin.',
    },
    {
      title: 'A díjak eltérőek',
      text: 'Minden hálózatnak saját pénzneme van, amelyben a díjait fizetni kell, és saját árat szab egy tranzakcióért.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'E-mail megerősítése',
  deviceTitle: 'Eszköz regisztrálása',
  passkeyTitle: 'Azonosítókulcs',
  email: 'E-mail-cím',
  continue: 'Folytatás',
  device: 'Hagyd jóvá ezt az eszközt',
  deviceSent: (email) =>
    `Elküldtünk egy linket erre a címre: ${email}. Nyisd meg, és ott erősítsd meg, hogy ez az eszköz a tiéd.`,
  waitLonger: (seconds) => `Próbáld újra ${seconds} másodperc múlva`,
  connected: 'Bejelentkeztél.',
  usePasskey: 'Azonosítókulcs használata',
  passkeyWaiting: 'Az eszközöd az azonosítókulcsodat kéri',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Ez a webhely semmit sem kapott meg.'),
  declined: 'Bezártad. Ez a webhely semmit sem kapott meg.',
  connected: 'Bejelentkeztél.',
  tryAgain: 'Próbáld újra',
  otherWay: 'Másik mód használata',
  notEmail: 'E-mail-címet adj meg, például: ada@example.com.',
  sent: (email) => `Írd be a kódot, amelyet erre a címre küldtünk: ${email}.`,
  code: 'Kód',
  checking: 'Kód ellenőrzése',
  resend: 'Kód újraküldése',
  sending: 'Kód küldése',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Folytatás ezzel',
  continueWith: (service) => `Folytatás ezzel: ${service}`,
  more: 'További szolgáltatások',
  waiting: (service) => `Folytasd ebben az ablakban: ${service}`,
  noPassword: 'Ez a webhely semmit sem tud meg arról, amit ott teszel.',
  blocked:
    'A böngésződ nem engedett ablakot megnyitni. Engedélyezd az ablakokat ezen az oldalon, és próbáld újra.',
  timedOut: 'Az ablak bezárult. Próbáld újra, vagy használj másik módot.',
  inThisPage: 'Folytatás ezen az oldalon',
  closed: 'Az ablak bezárult. Ha már végeztél, ez magától folytatódik.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Olvasd be a telefonod kamerájával, és fogadd el a Farcaster alkalmazásban.',
  agree: 'Fogadd el a Farcaster alkalmazásban, majd térj vissza ide.',
  codeName: 'QR-kód a folytatáshoz a Farcaster alkalmazásban',
  preparing: 'Link készítése',
  open: 'Farcaster megnyitása',
  copyLink: 'Link másolása',
  copied: 'Link másolva',
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
