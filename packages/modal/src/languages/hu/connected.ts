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
  amount: 'Összeg',
  max: 'Max.',
  tryAgain: 'Próbáld újra',
  twoReadings:
    'Ez kétféleképpen olvasható. Az egész összegeket elválasztó nélkül írd, a többit még egy nullával, például: 1,2340',
  maxAmount: (amount) => `Max. ${amount}`,
  maxLeaves: (fee) => `A maximum ennyit hagy a díjra: ${fee}`,
  have: (amount) => `Ennyid van: ${amount}.`,
  badAmount: (decimals) =>
    `Számjegyeket és egyetlen pontot vagy vesszőt használj, legfeljebb ${decimals} tizedesjeggyel`,
  inToken: (symbol) => `Összeg megadása ebben: ${symbol}`,
  inDollars: 'Összeg megadása dollárban',
  selectToken: 'Válassz tokent',
  changeToken: (symbol) => `${symbol}, másik token választása`,
  recipient: 'Címzett',
  addressOrName: 'Cím vagy név',
  paste: 'Beillesztés',
  clear: 'Címzett törlése',
  recent: 'Legutóbbi címzettek',
  recentLabel: 'Legutóbbiak',
  looking: 'Név keresése',
  wholeAddress: 'Teljes cím',
  wholeAddressOf: (name) => `Teljes cím: ${name}`,
  copyAddress: 'Cím másolása',
  copied: 'Cím másolva',
  network: 'Hálózat',
  fee: 'Hálózati díj',
  feePaidIn: (symbol) => `Hálózati díj, ebben fizetve: ${symbol}`,
  costs: { recipientAccount: 'Fiókot nyit ehhez a tokenhez, csak egyszer' },
  feeAtMost: (fee) => `legfeljebb ${fee}`,
  feeUnread: 'A tárcád mutatja meg',
  lookingToken: 'Token ellenőrzése',
  noTokenThere: (network) => `Nincs token ezen a címen ezen a hálózaton: ${network}`,
  unlisted:
    'Ez a token egyetlen listán sem szerepel. Bárki létrehozhat tokent bármilyen néven, és lehet, hogy semmit sem ér. Csak akkor használd, ha ismered a címét.',
  takeToken: (symbol) => `${symbol} használata`,
  suggested: 'Javasolt tokenek',
  search: 'Tokenek keresése',
  tokensOn: (network) => `Tokenjeid ezen a hálózaton: ${network}`,
  missing: (network) =>
    `Nem minden tokent sikerült beolvasni ezen a hálózaton: ${network}. Biztonságban vannak ott, ahol vannak.`,
  noToken: (text) => `Nincs „${text}” nevű token`,
  clearSearch: 'Keresés törlése',
  exactly: (amount) => `Pontosan ${amount}`,
  total: 'Összesen díjjal',
  confirm: 'Megerősítés',
  confirmIn: (wallet) => `Erősítsd meg itt: ${wallet}`,
  cancel: 'Mégse',
  notices: {
    declined: 'Kérés elutasítva. Nem történt küldés.',
    walletChanged: 'A tárcád megváltozott. Ellenőrizd újra.',
    feeUnread:
      'A hálózati díjat nem sikerült beolvasni. A tárcád megmutatja, mielőtt megerősítenéd.',
    wrongNetwork:
      'A tárcád másik hálózaton van. Váltsd át, majd erősítsd meg újra. Nem történt küldés.',
  },
  failed: (reason) => sentences(reason, 'Nem történt küldés.'),
  somethingWrong: 'Hiba történt',
  chainFailed: 'A hálózat elutasította',
  chainFailedHint: 'A hálózati díjon kívül semmi sem mozgott.',
  dropped: 'Elvetve, nem történt küldés',
  droppedHint: 'A hálózat elfelejtette a tranzakciót, mielőtt blokkba került volna.',
  replaced: 'Helyettesítve',
  replacedHint: 'Egy másik tranzakciód lépett a helyére. Nézd meg a tárcádban.',
  reading: 'Visszaolvasás a blokkláncról',
  matches: 'Visszaolvasva a blokkláncról: egyezik',
  matchesHint: 'A címzett, az összeg és a hálózat az, amit megerősítettél.',
  unread: 'Még nem sikerült beolvasni',
  unreadHint: 'A lekérdezés magától megismétlődik.',
  partlyCompared: 'Nem sikerült teljesen összevetni',
  partlyComparedHint:
    'A tranzakció a blokkláncon van, de nem mindent sikerült összevetni azzal, amit megerősítettél.',
  done: 'Kész',
  explorer: 'Blokkböngésző megnyitása',
  unknown: 'Ismeretlen kimenetel',
  unknownHint:
    'Lehet, hogy a küldés megtörtént. Nézd meg a Tevékenység alatt, mielőtt újra próbálod.',
  looked: 'Megnéztem',
  alarm: 'Nem az, amit megerősítettél',
  alarmHint:
    'A tárcád valami mást küldött el, és ez nem vonható vissza. Ne használd többé ezt a tárcát. Ami megmaradt, azt olyan eszközről vidd át, amelyben megbízol.',
  youConfirmed: 'Ezt erősítetted meg',
  onChain: 'A blokkláncon',
  parts: {
    network: 'Hálózat',
    sender: 'Küldő',
    recipient: 'Címzett',
    amount: 'Összeg a legkisebb egységben',
    asset: 'Token vagy hívás',
  },
  read: 'Elolvastam',
  unknownBalance: 'Ismeretlen egyenleg',
  nothing: 'Nincs mit megerősíteni',
  nothingHint: 'Ami itt volt, véget ért, és a tárcád semmilyen kérést nem kap.',
  back: 'Vissza az űrlaphoz',
  noNetwork: 'Előbb válassz hálózatot',
  noNetworkHint: 'A tárcád olyan hálózaton van, amelyet ez az oldal nem használ.',
  networks: 'Válassz hálózatot',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Fiók',
  copyAddress: 'Cím másolása',
  copied: 'Cím másolva',
  balance: 'Egyenleg',
  balanceFailed: 'Az egyenleg nem érhető el',
  balanceUnread: 'Az egyenlegedet nem sikerült beolvasni. Biztonságban van ott, ahol van.',
  balanceStale: 'Nem sikerült frissíteni. Ez az utolsó egyenleg, amelyet láttunk.',
  notPriced: 'Egy részének nincs ára, ezért nincs benne ebben az összegben.',
  notWhole: 'Nem mindent sikerült beolvasni.',
  tryAgain: 'Próbáld újra',
  network: 'Hálózat',
  parts: 'Ami ebben a fiókban van',
  disconnect: 'Leválasztás',
  differs: 'A tárcád nem azt küldte el, amit megerősítettél.',
  lookAtIt: 'Megnézem',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Tevékenység',
  verbs: {
    approve: 'Jóváhagyva',
    borrow: 'Kölcsönvéve',
    burn: 'Elégetve',
    buy: 'Megvéve',
    cancel: 'Visszavonva',
    claim: 'Igényelve',
    deploy: 'Telepítve',
    deposit: 'Befizetve',
    execute: 'Végrehajtva',
    mint: 'Kibocsátva',
    receive: 'Fogadva',
    repay: 'Visszafizetve',
    send: 'Elküldve',
    stake: 'Lekötve',
    trade: 'Elcserélve',
    unstake: 'Lekötés feloldva',
    withdraw: 'Kivonva',
  },
  sending: 'Küldés folyamatban',
  pending: 'Függőben',
  failedTag: 'Sikertelen',
  dropped: 'Elvetve, nem történt küldés',
  replaced: 'Helyettesítve',
  lookAlike: 'Hasonmás',
  lookAlikeHint: (known) =>
    `Olyan címről, amelyet úgy készítettek, hogy erre hasonlítson: ${known}.`,
  thisWeek: 'Ezen a héten',
  emptyTitle: 'Még nincs tevékenység',
  empty: 'Itt jelenik meg, amit ez a fiók tesz.',
  unsupported: 'Ennek a hálózatnak az előzményei itt nem érhetők el.',
  incomplete: 'Az előzmények egy részét nem sikerült beolvasni.',
  failed: 'A tranzakciókat nem sikerült lekérni',
  failedHint: 'Semmi sem veszett el. Ellenőrizd a kapcsolatodat.',
  tryAgain: 'Próbáld újra',
  more: 'Továbbiak',
  imitates: 'Ezt a címet ismered:',
  imitation: 'Ez csak hasonlít rá:',
  copyAddress: 'A rá hasonlító cím másolása',
  copyWarning: 'Aki ezt a címet létrehozta, arra számít, hogy tévedésből erre küldesz.',
  copyAnyway: 'Másolás így is',
  copied: 'Cím másolva',
  explorer: 'Blokkböngésző megnyitása',
  justNow: 'most',
  minutes: (count) => `${count} perc`,
  hours: (count) => `${count} óra`,
  differs: 'Nem a megerősített',
  unmatched: 'Ellenőrizd a címzettet',
  newer: 'Újabbak',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Váltás erre: ${family}`,
  waitingTitle: (wallet) => `Folytasd itt: ${wallet}`,
  waitingText: 'Hálózattípusonként egyszer kérdez. Fogadd el azokat, amelyekre szükséged van.',
  connectedTitle: 'Csatlakoztatva',
  connectedText: (wallet) => `${wallet} csatlakoztatva van ehhez a webhelyhez.`,
  someText: 'Folytathatod, vagy újra megpróbálhatod a többit.',
  declinedTitle: 'Kérés elutasítva',
  failedTitle: 'Nem sikerült csatlakozni',
  nothingText: 'Ez a webhely semmit sem kapott meg.',
  list: 'Hálózattípusok',

  accept: 'Fogadd el ott a kérést',
  openWallet: 'Nyisd meg a tárcádat',
  noAnswer: 'Még nincs válasz',
  waiting: 'Várakozás',
  connected: 'Csatlakoztatva',
  declined: 'Elutasítva, nem osztott meg semmit',
  tryAgain: 'Próbáld újra',
  cancel: 'Mégse',
  continueWith: (family) => `Folytatás ezzel: ${family}`,
  continueWithSeveral: (count) => `Folytatás (${count})`,

  goOnWith: (wallet, account) =>
    `Ezzel folytatod: ${wallet}, ${account}. A többi tárcád csatlakoztatva marad.`,
  connectFirst: 'Ehhez még nincs tárca csatlakoztatva. A többi tárcád csatlakoztatva marad.',
  connectWallet: 'Tárca csatlakoztatása',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT-k',
  list: 'A fiók NFT-i',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('hu', count, { one: '1 spam NFT elrejtve', other: `${count} spam NFT elrejtve` }),
  shown: (count) => plural('hu', count, { one: '1 spam NFT', other: `${count} spam NFT` }),
  emptyTitle: 'Még nincsenek NFT-k',
  empty: 'Itt jelennek meg a kapott gyűjtői tárgyak.',
  unsupported: 'Ennek a hálózatnak a gyűjtői tárgyai itt nem érhetők el.',
  incomplete: 'Néhány NFT-det nem sikerült beolvasni. Biztonságban vannak ott, ahol vannak.',
  failed: 'Az NFT-idet nem sikerült beolvasni',
  failedHint: 'Biztonságban vannak ott, ahol vannak.',
  tryAgain: 'Próbáld újra',
  more: 'Továbbiak',
  collection: 'Gyűjtemény',
  tokenId: 'Tokenazonosító',
  pieces: 'Ennyid van',
  network: 'Hálózat',
  contract: 'Okosszerződés',
  copyContract: 'Okosszerződés másolása',
  copied: 'Másolva',
  send: 'Küldés',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Tárcák',
  active: 'Aktív',
  use: 'Használat',
  add: 'Hozzáadás',
  addFor: (family) => `Tárca hozzáadása: ${family}`,
  noneConnected: 'Nincs csatlakoztatva',
  more: (account) => `Továbbiak erről: ${account}`,
  copyAddress: 'Cím másolása',
  copied: 'Cím másolva',
  disconnect: (wallet) => `${wallet} leválasztása`,
  hint: 'A tárcád dönti el, mely fiókokat mutatja meg ennek a webhelynek.',
  types: {
    eoa: 'Fiók',
    smartAccount: 'Okosfiók',
    payment: 'Fizetések',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Fogadás',
  networksTitle: 'Kompatibilis hálózatok',
  fundTitle: 'Tárca feltöltése',
  code: (network) => `A címed QR-kódja ezen a hálózaton: ${network}`,
  amount: 'Összeg',
  amountOptional: 'Összeg, nem kötelező',
  badAmount: (decimals) =>
    `Számjegyeket és egyetlen pontot vagy vesszőt használj, legfeljebb ${decimals} tizedesjeggyel`,
  yourAddress: (network) => `A címed ezen a hálózaton: ${network}`,
  copyAddress: 'Cím másolása',
  copyLink: 'Fizetési link másolása',
  copied: 'Cím másolva',
  linkCopied: 'Fizetési link másolva',
  alsoOn: (count) =>
    plural('hu', count, { one: 'Még 1 hálózaton', other: `Még ${count} hálózaton` }),
  sameAddress:
    'A címed ezen hálózatok mindegyikén ugyanaz. Csak ezek valamelyikén küldj: amit más hálózaton küldenek, az elveszhet.',
  fund: 'Ebbe a fiókba másik tárcából vagy kriptotőzsdéről érkezik pénz.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Küldés',
  selectTitle: 'Válassz tokent',
  lookAlikeTitle: 'Ellenőrizd a címet',
  reviewTitle: 'Küldés ellenőrzése',
  sentTitle: 'Elküldve',
  buttons: {
    selectToken: 'Válassz tokent',
    addAmount: 'Add meg az összeget',
    incorrectValue: 'Hibás érték',
    insufficientFunds: 'Nincs elég fedezet',
    unknownBalance: 'Ismeretlen egyenleg',
    addAddress: 'Add meg a címet',
    invalidAddress: 'Érvénytelen cím',
    previewSend: 'Küldés ellenőrzése',
    unsupportedChain: 'Nem támogatott hálózat',
  },
  youSend: 'Küldesz',
  balanceUnknown: 'Az egyenlegedet nem sikerült beolvasni. Biztonságban van ott, ahol van.',
  noFee: (symbol) => `Nincs elég ${symbol} a hálózati díjra`,
  to: 'Címzett',
  problems: {
    invalid: 'Ez nem ennek a hálózatnak a címe.',
    checksum: 'Az ellenőrző összeg nem egyezik, nézz meg minden karaktert.',
    required: 'Ez a link olyasmit kér, ami itt nem ismert.',
    letters: 'Különböző írásrendszerek betűi, vagy olyanok, amelyek egyetlen névben sem lehetnek.',
    unregistered: 'Ez a név nincs regisztrálva.',
    lookupFailed: 'A nevet nem sikerült megkeresni. Próbáld újra, vagy illeszd be a címet.',
    tokenContract: 'Ez egy token okosszerződése, nem egy felhasználó fiókja. Amit kap, az elvész.',
  },
  otherNetwork: (name) => `Ez a link ide szól: ${name}. Előbb válts hálózatot, vagy töröld.`,
  switchTo: (name) => `Váltás erre: ${name}`,
  unknownNetwork: 'másik hálózat',
  notKnown: 'Nem az a cím, amelyet ismersz',
  onlyEnds:
    'Csak az eleje és a vége egyezik. Csalók készítenek ilyeneket, hogy tévedésből nekik fizessenek.',
  bait: 'Ezt a címet csak nulla összegű átutalásokból ismered. Csalók indítanak ilyeneket, hogy kimásold a címet.',
  known: 'Ezt ismered',
  entered: 'Ezt írtad be',
  useKnown: 'Az ismert cím használata',
  useEntered: 'Használat így is',
  pressAgain: 'Nyomd meg újra a használathoz',
  leaves: 'Távozik a fiókodból',
  arrives: (name) => `Ide érkezik: ${name}`,
  reserve: (amount) =>
    `A tárcák legfeljebb ennyit tesznek félre a díjra: ${amount}, neked pedig kevesebb van. A tiéd elutasíthatja.`,
  keepsPart: (amount) => `Ez a token minden ilyen átutalásból visszatart ennyit: ${amount}.`,
  contract:
    'Ez a cím egy okosszerződés, és még nem küldtél rá. Lehet, hogy végleg megtartja, amit kap: kérdezd meg a címzettet, használható-e.',
  firstTime: 'Először küldesz erre a címre. Ellenőrizd a címzettel.',
  notices: {
    tokenMissing: 'Ebben a fiókban nincs meg a kért token. Válassz másikat.',
    lookAlike: 'Ez a cím egy általad ismert címnek adja ki magát. Ellenőrizd, mielőtt folytatod.',
    wouldFail: 'A hálózat szerint ez az átutalás meghiúsulna. Nem történt küldés.',
    feeUnknown:
      'A hálózati díjat nem sikerült beolvasni, így nem tudni, mennyi küldhető. Próbáld újra, vagy adj meg egy összeget.',
    feeRose: 'A hálózati díj megemelkedett. Ellenőrizd újra az összeget. Nem történt küldés.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'A hálózat más egységben számolja ezt a tokent, mint amit ez az oldal mutat. Nem történt küldés. Ne küldd el innen.'
      case 'transfer/decimals-unread':
        return 'A hálózat nem mondta meg, milyen egységben számolja ezt a tokent. Nem történt küldés. Várj egy kicsit, vagy próbáld újra.'
      case 'transfer/sender-minimum':
        return `A hálózat elvárja, hogy a díjon felül ennyi a fiókodban maradjon: ${least} ${symbol}. Küldj kevesebbet.`
      case 'transfer/recipient-minimum':
        return `Ezen a címen még nincs semmi, és a hálózat oda ennél kevesebbet nem fogad el: ${least} ${symbol}. Küldj többet.`
      case 'transfer/frozen':
        return `A token kibocsátója befagyasztotta egy részét. Legfeljebb ennyit küldj: ${most}.`
      case 'transfer/too-many-accounts':
        return `Ez a token sok fiókodban van szétosztva. Egyszerre legfeljebb ennyit küldj: ${most}, a többit utána.`
      default:
        return null
    }
  },
  failedOnSolana: 'A tranzakciót nem sikerült elküldeni. Próbáld újra.',
  started: 'Tranzakció elindítva',
  sent: (amount) => `${amount} elküldve`,
  pending: 'Úton van. A következő blokkok egyikével érkezik meg.',
  confirmed: (to) => `Megérkezett ide: ${to}.`,
  comparing: 'Cím összehasonlítása',
  notCompared:
    'Az előzményeidet nem sikerült beolvasni, ezért ezt a címet nem vetettük össze az általad ismertekkel. Ellenőrizd az egészet.',
  lessArrived: 'Kevesebb érkezett meg, mint amennyit küldtél',
  lessArrivedHint: (arrived, sent) =>
    `A token szerint ennyi érkezett meg: ${arrived}, ennyiből: ${sent}. Egy részét megtartja, vagy nem azt teszi, amit állít.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Beállítások',
  address: 'A teljes címed',
  copyAddress: 'Cím másolása',
  copied: 'Cím másolva',
  explorer: (name) => `Megtekintés itt: ${name}`,
  opensNewTab: 'Új lapon nyílik meg',
  appearance: 'Megjelenés',
  appearances: { system: 'Rendszer', light: 'Világos', dark: 'Sötét' },
  language: 'Nyelv',
  wallets: 'Fiókok és tárca',
  disconnect: 'Leválasztás',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Bejelentkezés',
  heading: (site) => `Bejelentkezés ide: ${site}`,
  headingAnywhere: 'Bejelentkezés a tárcáddal',
  explanation: 'Az alábbi üzenetet írod alá. Nem kerül semmibe, és nem mozgat semmit.',
  message: 'Aláírandó üzenet',
  sign: 'Aláírás',
  cancel: 'Mégse',
  continueIn: (wallet) => `Folytasd itt: ${wallet}`,
  returning: (wallet) => `Visszatérés az előző hálózatra. ${wallet} megerősítést kérhet tőled.`,
  checking: 'Aláírásod ellenőrzése',
  checkingText: 'Ez eltart egy pillanatig.',
  declined: 'Aláírás elutasítva',
  smartAccount: 'Lehet, hogy ez az alkalmazás nem támogatja az okosfiókokat',
  unavailable: 'Hiba történt a bejelentkezés indításakor',
  refused: (reason) => `A kiszolgáló üzenete: „${reason}”`,
  warnings: {
    domain: (page, named) =>
      `Ez az oldal: ${page}, az üzenet viszont más webhelyet nevez meg: ${named}`,
    flagged: (domain) => `Megtévesztőként jelentették: ${domain}. Ne írd alá.`,
    imitation: 'Ez bejelentkezési üzenetnek látszik, de nem az. Ne írd alá.',
    account: 'Az üzenet nem a te fiókodat nevezi meg.',
    uri: (uri) => `Egy másik címen jelentkeznél be: ${uri}`,
    chain: (named, wallet) =>
      `Az üzenetben megnevezett hálózat: ${named}. A tárcád hálózata: ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Csere',
  selectTitle: 'Válassz tokent',
  reviewTitle: 'Csere ellenőrzése',
  doneTitle: 'Elcserélve',
  buttons: {
    unsupportedNetwork: 'Ezen a hálózaton nincs csere',
    selectToken: 'Válassz tokent',
    enterAmount: 'Add meg az összeget',
    insufficientBalance: 'Nem elég az egyenleg',
    insufficientLiquidity: 'Nem elég a likviditás',
    reviewSwap: 'Csere ellenőrzése',
  },
  youPay: 'Fizetsz',
  youReceive: 'Kapsz',
  estimate: 'Becslés',
  payWith: (symbol) => `Fizetés ezzel: ${symbol}`,
  receive: (symbol) => `${symbol} fogadása`,
  switchTokens: 'Tokenek felcserélése',
  tokensOn: (network) => `Tokenek ezen a hálózaton: ${network}`,
  rate: 'Árfolyam',
  minimum: 'Legalább ennyit kapsz',
  impact: 'Árhatás',
  slippage: 'Árcsúszás',
  slippageHint:
    'Mennyivel érkezhet kevesebb a becsültnél. Ha még ennél is kevesebb érkezne, a csere nem történik meg.',
  slippageField: 'Árcsúszás százalékban',
  slippageHigh: 'Ekkora árcsúszással a becsültnél jóval kevesebbet kaphatsz.',
  untried:
    'A hálózat nem tudta előre kipróbálni ezt a cserét. Ami érkezik, azt kizárólag a tranzakcióból olvastuk ki.',
  impactHigh: 'Amit kapsz, jóval kevesebbet ér, mint amit fizetsz.',
  reading: 'Ár lekérdezése',
  pays: 'Fizetsz',
  gets: 'Becslés szerint kapsz',
  approve: (symbol) => `${symbol} jóváhagyása`,
  reset: (symbol) => `${symbol} jóváhagyásának törlése`,
  swap: 'Csere',
  approveAndSwap: 'Jóváhagyás és csere',
  approving: (symbol) => `${symbol} jóváhagyása folyamatban`,
  steps: {
    batch:
      'A tárcád pontosan ezt az összeget hagyja jóvá, és egyúttal cserél: vagy mindkettő megtörténik, vagy egyik sem.',
    reset:
      'Előbb visszavonod a régi jóváhagyást, azután a tőzsde pontosan ezt az összeget veheti el.',
    approve: 'Előbb engeded, hogy a tőzsde pontosan ezt az összeget vegye el, azután cserélsz.',
  },
  notices: {
    wouldFail:
      'A hálózat szerint ez a csere meghiúsulna, mert az árak elmozdultak. Menj vissza egy újért.',
    priceMoved: 'Az ár elmozdult. Nézd meg újra az összegeket.',
  },
  refused: (reason) =>
    `A javasolt cserét elutasítottuk. ${reason} A tárcád semmilyen kérést nem kapott.`,
  started: 'Tranzakció elindítva',
  swapped: (paid) => `${paid} elcserélve`,
  pending: (least) => `Úton van. A következő blokkok egyikével legalább ennyi érkezik: ${least}.`,
  confirmed: (least) => `A csere megtörtént: legalább ennyi érkezett a fiókodba: ${least}.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Vásárlás',
  fund: 'Vásárlás kártyával vagy bankszámláról',
  title: 'Válassz szolgáltatót',
  tokenTitle: 'Válassz tokent',
  currencyTitle: 'Válassz pénznemet',
  progressTitle: 'Vásárlás folyamatban',
  helpTitle: 'Mi az a vásárlás?',
  youPay: 'Fizetsz',
  badAmount: 'Számjegyeket és egyetlen pontot vagy vesszőt használj, legfeljebb 2 tizedesjeggyel',
  tooLittle: (limit) => `Legalább ennyit fizess: ${limit}`,
  tooMuch: (limit) => `Legfeljebb ennyit fizess: ${limit}`,
  receive: (symbol) => `${symbol} fogadása`,
  receiveTitle: 'Becslés szerint kapsz',
  providers: 'Szolgáltatók',
  fee: (least, most) => `Díj: ${least} – ${most}`,
  asking: 'Ár lekérdezése',
  noQuote: 'Most nem ad árat',
  gives: (amount) => `Kb. ${amount}`,
  loading: 'A megvehető eszközök lekérdezése',
  sample:
    'Becslés: az eladót nem lehet lekérdezni. Ezek a szokásos értékek, és semmit sem lehet venni velük.',
  sampleFee: (fee) => `Szokásos díj: ${fee}`,
  nothingSold: (network) => `Ezen a hálózaton semmi sem eladó: ${network}`,
  nothingSoldHint: 'Válassz másik hálózatot, vagy fogadj egy másik tárcából.',
  networks: 'Hálózatok',
  tryAgain: 'Próbáld újra',
  sandbox: 'Tesztkörnyezet: itt semmi valódit nem adnak el, és semmit sem kell fizetni.',
  leaves: 'A szolgáltató oldalán fizetsz. A kártyád és az irataid soha nem kerülnek ide.',
  failed: (reason) => `Nem történt vásárlás. ${reason}`,
  foreignPage: (host) =>
    `A kiszolgáló ezen a helyen lévő oldalt adott meg: ${host}, és ez senkié azok közül, akik itt árulnak. Nem nyitottuk meg, és nem történt vásárlás.`,
  opening: (provider) => `${provider} megnyitása`,
  waiting: (provider) => `Folytasd itt: ${provider}`,
  waitingHint: 'Fizess a megnyílt oldalon. Ez a nézet jelzi, ha megérkezett; bezárhatod.',
  waitingUnknown: 'Fizess a megnyílt oldalon. Amit veszel, megjelenik a fiókodban.',
  blocked: 'A böngésződ nem engedett oldalt megnyitni. Nyisd meg te:',
  open: (provider) => `${provider} megnyitása`,
  copyLink: 'Link másolása',
  copied: 'Link másolva',
  opensNewTab: 'új lapon nyílik meg',
  paid: 'Kifizetve',
  paidHint: (amount) => `${amount} úton van a címedre.`,
  delivered: (amount) => `${amount} megérkezett`,
  deliveredHint: 'A fiókodban van.',
  notDelivered: 'Nem történt vásárlás',
  notDeliveredHint: 'A szolgáltató szerint nem érkezik semmi.',
  goesTo: 'Ide kerül',
  again: 'Kezdés elölről',
  done: 'Kész',
  activity: 'Megnézem a Tevékenységben',
  helpCards: [
    {
      title: 'A pénzből kripto lesz',
      text: 'A szolgáltató megterheli a kártyádat vagy elfogadja az átutalásodat, és kriptovalutát küld a címedre.',
    },
    {
      title: 'A szolgáltató látja, ki vagy',
      text: 'Önálló cég saját szabályokkal, és elkérheti az irataidat. Ez az oldal a címedet és az összeget adja meg neki, semmi mást.',
    },
    {
      title: 'Ennek ára van',
      text: 'A szolgáltatók egy-két százalékot vagy többet tartanak meg, és a hálózatnak is van díja. Hasonlítsd össze őket, mielőtt fizetsz.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Válassz nevet',
  registerTitle: 'Név regisztrálása',
  registeredTitle: 'Név regisztrálva',
  intro: 'A név a címedet helyettesíti. Mások erre küldenek, és senkinek sem kell címet másolnia.',
  own: 'A neveid',
  name: 'Név',
  rules: 'Legalább 4 karakter: a–z, 0–9 és -',
  unreadable: 'Csak ezeket használd: a–z, 0–9 és -',
  tooShort: 'Írj legalább 4 karaktert',
  suggestions: 'Hasonló nevek',
  searching: 'Nevek keresése',
  searchFailed: 'A neveket nem sikerült megkeresni.',
  tryAgain: 'Próbáld újra',
  noneFree: 'Ezek mind foglaltak. Írj be egy másik nevet.',
  noneFound: 'Itt nincs ilyen név. Írj be egy másikat.',
  available: 'Szabad',
  taken: 'Foglalt',
  register: 'Regisztrálás',
  leadsTo: (network) => `A címedre vezet ezen a hálózaton: ${network}`,
  free: 'Nem kerül semmibe. A név ennél a címnél marad, és nem adható vissza.',
  signed: 'Amit a tárcád aláír',
  confirmIn: (wallet) => `Erősítsd meg itt: ${wallet}`,
  registering: 'Regisztrálás folyamatban',
  back: 'Másik név választása',
  notices: {
    declined: 'Aláírás elutasítva. Nem történt regisztráció.',
    unsupported: 'Ezen a hálózaton nem érhetők el nevek.',
    walletChanged: 'A tárcád megváltozott. Ellenőrizd újra.',
    unavailable:
      'A kiszolgáló nem válaszol. Tudomásunk szerint nem történt regisztráció. Próbáld újra.',
  },
  unsigned: 'A tárcád nem írta alá. Nem történt regisztráció.',
  walletSaid: (reason) => `A tárcád nem írta alá: ${reason}`,
  registered: (name) => `${name} a tiéd`,
  registeredHint: 'Mostantól mások erre is küldhetnek.',
  done: 'Kész',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Tokenek',
  list: 'A fiók tokenjei',
  hidden: (count) =>
    plural('hu', count, { one: '1 spam token elrejtve', other: `${count} spam token elrejtve` }),
  shown: (count) => plural('hu', count, { one: '1 spam token', other: `${count} spam token` }),
  emptyTitle: 'Még nincsenek tokenek',
  empty: 'Itt jelenik meg, amit kapsz.',
  failed: 'Az egyenleg nem érhető el',
  failedHint: 'A tokenjeidet nem sikerült beolvasni. Biztonságban vannak ott, ahol vannak.',
  stale: (when) => `Nem sikerült frissíteni. Az adat időpontja: ${when}.`,
  missing: (network) =>
    `Nem minden tokent sikerült beolvasni ezen a hálózaton: ${network}. Biztonságban vannak ott, ahol vannak. Próbáld újra egy kicsit később.`,
  tryAgain: 'Próbáld újra',
  fund: 'Tárca feltöltése',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Jóváhagyás',
  codeTitle: 'Helyreállítási kód',
  saveCode: 'Mentsd el a helyreállítási kódodat',
  walletTitle: 'Biztonságos tárca',
  updateTitle: 'E-mail módosítása',
  primaryTitle: 'Jelenlegi e-mail megerősítése',
  secondaryTitle: 'Új e-mail megerősítése',
  otherEmail: 'Másik cím használata',
  editEmail: 'E-mail módosítása',
  newEmail: 'Új e-mail-cím',
  save: 'Mentés',
  done: 'Kész',
  ways: 'Bejelentkezési módok',
  addPasskey: 'Azonosítókulcs hozzáadása',
  recover: 'Helyreállítás azonosítókulccsal',
  setPassword: 'Jelszó beállítása',
  export: 'Tárca exportálása',
  forget: 'Más eszközök kijelentkeztetése',
  delete: 'Tárca törlése',
  changed: 'E-mail módosítva',
  unchanged: (reason) => sentences(reason, 'A címed nem változott.'),
  inFrame: 'Ez az oldal az alábbiakból semmit sem láthat, és semmit sem nyomhat meg.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Engedélyek',
  createdTitle: 'Engedély megadva',
  intro:
    'Ezek az alkalmazások újabb kérdés nélkül cselekedhetnek ennek a fióknak a nevében, olyan korlátok között, amelyeket egy okosszerződés tartat be.',
  none: 'Nincs engedély',
  noneText: 'Egyetlen alkalmazás sem cselekedhet önállóan ennek a fióknak a nevében.',
  reading: 'Engedélyeid beolvasása',
  unread: 'Az engedélyeidet nem sikerült beolvasni. Változatlanok.',
  unsupported:
    'Ez a tárca nem tud engedélyeket visszavonni. Csatlakoztasd azt a tárcát, amelyik ezt az engedélyt adta, és próbáld újra.',
  notEnded:
    'A hálózat még nem szüntette meg ezt az engedélyt. Nézd meg újra egy perc múlva, és vond vissza még egyszer, ha akkor is itt van.',
  tryAgain: 'Próbáld újra',
  somebody: 'Egy alkalmazás',
  once: (amount) => `Összesen ${amount}`,
  every: (amount, duration) => `${amount} / ${duration}`,
  upTo: (amount, most) => `Másodpercenként ${amount}, összesen ${most}`,
  left: (amount) => `Most elvehető: ${amount}`,
  leftUnknown: 'Most nem lehet megmondani, mennyi maradt.',
  functions: (names) => `Meghívhatja: ${names}`,
  calls: (left, most) => `Hátralévő hívások: ${left} / ${most}`,
  perCall: (amount) => `Minden hívással: legfeljebb ${amount}`,
  contract: 'Okosszerződés',
  caller: 'Ki hívhatja meg',
  atomic: (amount) => `${amount} (legkisebb egységben)`,
  unknown: 'Nem lehet megmutatni, mit enged meg. Vond vissza, ha nem ismered.',
  until: (date) => `Lejár: ${date}`,
  delegate: 'Ki veheti el',
  revoke: 'Visszavonás',
  revoking: 'Erősítsd meg a tárcádban, és várj a hálózatra',
  granted:
    'Az alkalmazás az általad megengedett keretek között működhet. A Beállításokban találod, és bármikor visszavonhatod.',
  done: 'Kész',
  showAll: 'Engedélyek megtekintése',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Okosfiók',
  intro:
    'Az okosfiók több lépést végez el egyszerre, és lehetővé teszi, hogy valaki más fizesse a hálózati díjat. A kulcsod ír alá helyette.',
  twoAddresses:
    'Az okosfiókodnak és a kulcsodnak külön címe van. A pénz ott marad, ahol van, amikor megváltoztatod, melyik az első.',
  first: 'Ez az első: az alkalmazások ezt látják, és ide érkezik a pénz, amelyet kérsz.',
  notFirst: 'A kulcsod saját fiókja az első.',
  address: 'Okosfiók',
  ownAddress: 'A kulcsod',
  isThere: 'Ezen a hálózaton létezik.',
  isNotThere: 'Az első küldéseddel jön létre. Pénzt már előtte is fogadhatsz.',
  networks: 'Hálózatok, amelyeken létezik',
  notHere: 'Ezen a hálózaton itt nincsenek okosfiókok. A kulcsod saját fiókja van használatban.',
  warning:
    'Ezt a címet csak ezekhez a hálózatokhoz add meg: máson lehet, hogy senki sem tudja elmozdítani, ami oda érkezik.',
  failed: 'Ezt nem sikerült módosítani. Próbáld újra.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Váltás saját tárcára',
  goOn: 'Folytasd az átvitelt a tárcádba',
  intro:
    'Vidd át, ami itt van, a saját tárcádba, egyiket a másik után. Minden átutalást látsz és megerősítesz.',
  ownAddress: (family) => `Saját címed itt: ${family}`,
  enterAddress: 'Előbb add meg a saját tárcád címét.',
  move: (what) => `${what} átvitele`,
  last: 'Ezt vidd át utoljára: ez fizeti a többi díját.',
  spam: (count) =>
    plural('hu', count, {
      one: '1 tétel, amelyet senki sem kért, itt marad.',
      other: `${count} tétel, amelyet senki sem kért, itt marad.`,
    }),
  unread: (network) =>
    `Nem sikerült beolvasni, mi van ezen a hálózaton: ${network}. Ott marad, ahol van; próbáld újra.`,
  incomplete: (network) => `Lehet, hogy a láthatónál több van ezen a hálózaton: ${network}.`,
  tryAgain: 'Próbáld újra',
  nothing: 'Itt már nincs mit átvinni.',
  reading: 'Annak beolvasása, amid van',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Egy kérés vár rád itt: ${wallet}.`,
  open: (wallet) => `${wallet} megnyitása`,
  dismiss: 'Elvetés',
  relayLost: 'Megszakadt a kapcsolat a tárcáddal. Újrapróbálkozás…',
  relayRefused: 'A tárcád nem érhető el erről az oldalról. Válaszd le, majd csatlakoztasd újra.',
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
