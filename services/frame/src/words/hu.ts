import type { FrameWords } from './en.ts'

export const hu: FrameWords = {
  lang: 'hu',
  asks: (origin) => `${origin} kéri`,
  approve: 'Jóváhagyás',
  reject: 'Elutasítás',
  cancel: 'Mégse',
  continue: 'Folytatás',
  done: 'Kész',
  reviewRequest: 'Kérés áttekintése',
  windowBlocked:
    'Az ablak bezárult, vagy a böngésződ nem engedte megnyitni. Engedélyezd az ablakokat ezen az oldalon, és nyomd meg ezt: Kérés áttekintése.',
  whatIsSigned: 'Amit aláírsz',
  tryAgain: 'Ez nem sikerült. Próbáld újra.',

  titles: {
    revocation: 'Engedély visszavonása',
    permission: 'Engedély adása',
    batch: (count) => `${count} lépés megerősítése egyszerre`,
    message: 'Üzenet aláírása',
    signIn: (domain) => `Bejelentkezés ide: ${domain}`,
    data: 'Adatok aláírása',
    transaction: 'Tranzakció megerősítése',
    send: 'Küldés',
    approval: 'Költés engedélyezése valakinek',
    collection: 'Gyűjtemény elvételének engedélyezése valakinek',
    piece: 'Egy darab elvételének engedélyezése valakinek',
    swap: 'Csere',
    deployment: 'Okosszerződés létrehozása',
    part: (title, index, count) => `${title} (${index}/${count})`,
  },

  facts: {
    becomesSmart:
      'A kulcsod saját címe is okosfiókká válik ezen a hálózaton. Továbbra is a tiéd marad.',
    paidForYou: 'Valaki más fizeti',
    smartAccount: 'Okosfiók',
    createdNow: 'Ezzel jön létre ezen a hálózaton',
    step: (index, count) => `${index}/${count}. lépés`,
    account: 'Fiók',
    amount: 'Összeg',
    arrives: 'Érkezik',
    atMost: 'Legfeljebb',
    atomic: (amount) => `${amount} (legkisebb egységben)`,
    closes: 'Megszűnik',
    collection: 'Gyűjtemény',
    contract: 'Okosszerződés',
    decides: 'Ki rendelkezik felette',
    destroys: 'Megsemmisül',
    everything: 'Minden',
    exchange: 'Tőzsde',
    fee: 'Hálózati díj',
    feeAtMost: 'Hálózati díj, legfeljebb',
    forEver: 'Örökre',
    leaves: 'Távozik',
    leftGoesTo: 'A maradék ide kerül',
    network: 'Hálózat',
    newAccount: 'Új fiók',
    nobody: 'Senki',
    note: 'Megjegyzés',
    ownCurrency: 'a hálózat saját pénznemében',
    program: 'Program',
    to: 'Címzett',
    toTokenAccount: 'Ebbe a tokenfiókba',
    token: 'Token',
    tokens: 'token',
    until: 'Meddig',
    whoGets: 'Ki kapja meg',
    whoMayCall: 'Ki hívhatja meg',
    whoMayTake: 'Ki veheti el',
    yourAccount: 'A te fiókod',
  },

  risks: {
    permission:
      'Ezzel valaki újabb kérdés nélkül vehet el ebből a fiókból, e korlátok között, amíg az engedély le nem jár, vagy vissza nem vonod.',
    calls:
      'Ezzel valaki újabb kérdés nélkül meghívhatja ezt az okosszerződést ebből a fiókból, e korlátok között, amíg az engedély le nem jár, vagy vissza nem vonod. A hívások tartalma nincs korlátozva: azok a tokenek, amelyeket ez az okosszerződés elvehet tőled, bárkihez kerülhetnek.',
    hash: 'Ez egy hash: senki sem tudja megmondani, mit írsz alá. Csak akkor írd alá, ha tudod, miért.',
    otherDomain: (domain, host) =>
      `Ezzel ide jelentkezel be: ${domain}, a kérés viszont innen jön: ${host}. Csapda lehet.`,
    takeAll:
      'Ezzel valaki elveheti tőled ennek a tokennek a TELJES mennyiségét, most és később is, újabb kérdés nélkül.',
    take: 'Ezzel valaki újabb kérdés nélkül elveheti tőled ezt a tokent.',
    takeCollection:
      'Ezzel valaki ennek a gyűjteménynek MINDEN darabját elveheti, most és később is.',
    takeSomething: 'Ezzel valaki újabb kérdés nélkül elvehet valamit, ami a tiéd.',
    pays: 'Ez fizetés: az aláírással bárki mozgathatja a tokeneket.',
    unknown:
      'Itt senki sem tudja elolvasni, mit tesz ez. Csak akkor erősítsd meg, ha megbízol ebben az oldalban.',
    fails: 'A hálózat szerint ez meghiúsulna.',
    notSimulated: 'Ez nem lett szimulálva: a hálózat nem tudta megmondani, mi távozna a fiókodból.',
    more: 'Több is mozoghat annál, mint ami itt látható.',
    control: 'Utána valaki más elveheti, ami az egyik fiókodban van.',
    authority: 'Ezzel az egyik fiókodat valaki másnak adod.',
    assignment: 'Ezzel egy fiókot egy programnak adsz: lehet, hogy a kulcsod többé nem nyitja meg.',
    closing: 'Ami a fiókban marad, valaki máshoz kerül.',
    burning: 'Ez tokeneket semmisít meg.',
    durable: 'Ez nem jár le: akinél van, később bármikor végrehajthatja.',
  },

  permission: {
    every: (amount, duration) => `${amount} / ${duration}`,
    from: 'Mettől',
    flows: 'Folyamatosan',
    atOnce: 'Azonnal',
    function: 'Függvény',
    calls: 'Hívások összesen, legfeljebb',
    perCall: 'Minden hívással, legfeljebb',
    inAll: 'Összesen, legfeljebb',
    enforcedCalls:
      'Ezeket a korlátokat egy okosszerződés tartatja be. A készítői felfüggeszthetik, és akkor ezek a hívások leállnak. A függvények nevét az oldal választotta; a nevek utáni kód számít.',
    enforced:
      'Ezeket a korlátokat egy okosszerződés tartatja be. A készítői felfüggeszthetik, és akkor senki sem vehet el semmit.',
  },

  recovery: {
    title: 'A helyreállítási kódod',
    text: 'Ez hozza vissza a tárcádat egy másik eszközön. Senki másnak nincs meg, és senki sem tudja újra elküldeni neked. Írd le, vagy őrizd a jelszókezelődben.',
    copy: 'Kód másolása',
    copied: 'Másolva',
    saved: 'Elmentettem',
    askTitle: 'Helyreállítási kód',
    askText:
      'Ez az eszköz új a tárcádnak. Írd be a kódot, amelyet a tárca létrehozásakor elmentettél.',
    incomplete: 'A kód 25 betűből és számjegyből áll. Nézd meg, mi hiányzik.',
    wrong: 'Ez egy másik kód. Ellenőrizz minden karaktert.',
    either: 'Helyreállítási kód vagy jelszó',
    askEither:
      'Ez az eszköz új a tárcádnak. Írd be a kódot, amelyet a tárca létrehozásakor elmentettél, vagy a jelszót, amelyet hozzá választottál.',
    neither: 'Ez sem a kódod, sem a jelszavad.',
  },

  phrase: {
    willShow:
      'A következő lépésben megjelenik. Győződj meg róla, hogy senki sem nézi a képernyődet.',
    show: 'Megjelenítés',
    askTitle: 'Te vagy az?',
    askText: (email) =>
      `Kódot küldtünk erre a címre: ${email}. Írd be, hogy lásd a tárcád titkos kifejezését.`,
    code: 'Kód',
    title: 'A titkos kifejezésed',
    text: 'Bármely más tárcában megnyitja a fiókjaidat. Ezzel bárki elviszi a pénzedet: írd le, senkinek se mutasd meg, és egyetlen oldalon se írd be.',
  },

  passkey: {
    makeTitle: 'Nyisd meg a tárcádat azonosítókulccsal',
    makeText:
      'Az eszközöd az arcodat, az ujjlenyomatodat vagy a saját kódját kéri. A későbbi látogatásaidkor ennyi elég: se e-mail, se helyreállítási kód.',
    make: 'Azonosítókulcs létrehozása',
    madeTitle: 'Az azonosítókulcsod kész',
    opens:
      'Bejelentkeztet, és megnyitja a tárcádat itt és mindenhol, ahol megvannak az azonosítókulcsaid.',
    signsIn:
      'Bejelentkeztet. Új eszközön nem tudja megnyitni a tárcádat: ahhoz őrizd meg a helyreállítási kódodat.',
    known: 'Ezen az eszközön már van azonosítókulcs a tárcádhoz.',
    closed:
      'Bezártad, vagy ezen az eszközön nincs ide azonosítókulcs. Semmi sem változott. Próbáld újra.',
    useTitle: 'Használd az azonosítókulcsodat',
    useText: 'Az eszközöd az arcodat, az ujjlenyomatodat vagy a saját kódját kéri.',
    use: 'Azonosítókulcs használata',
  },

  ways: {
    title: 'Bejelentkezési módok',
    more: 'További módok',
    email: 'E-mail-cím',
    passkey: 'Azonosítókulcs',
    remove: 'Eltávolítás',
    add: 'Hozzáadás',
    proof: (email) => `Írd be a kódot, amelyet erre a címre küldtünk: ${email}.`,
    removeTitle: (way) => `Eltávolítod ezt: ${way}?`,
    removeText:
      'Ezzel többé senki sem jelentkezik be. A bejelentkezett eszközök bejelentkezve maradnak: jelentkeztesd ki őket is, ha valamelyik nem a tiéd.',
    addTitle: (way) => `${way} hozzáadása`,
    addText:
      'Mindenki, aki használni tudja, be tud jelentkezni ebbe a tárcába. A helyreállítási kódod nem változik.',
    open: (way) => `Folytatás itt: ${way}`,
    waiting: (way) => `Folytasd ebben az ablakban: ${way}. Ez magától folytatódik.`,
    scan: 'Olvasd be a telefonod kamerájával, és fogadd el a Farcaster alkalmazásban.',
  },

  owners: {
    title: 'Helyreállítás azonosítókulccsal',
    text: 'Az az azonosítókulcs, amelynek megengeded, visszaadja az okosfiókodat a címével együtt, ha minden eszközöd és a helyreállítási kódod elveszett. Minden hálózat külön számít, és hálózati díjba kerül. A kulcs saját fiókját és a Solanát nem adja vissza.',
    allow: 'Engedélyezés',
    takeBack: 'Visszavonás',
    takeOver: 'Átvétel',
    without: 'Egy azonosítókulcs sem állíthatja helyre',
    with: 'Egy azonosítókulcs helyreállíthatja',
    elsewhere: 'Itt egy másik kulcsé',
    unknown: 'A hálózat nem válaszol',
    noPasskey: 'Előbb adj hozzá egy azonosítókulcsot. Utána gyere vissza ide.',
    unsuited:
      'Ez az azonosítókulcs nem tud fiókok nevében aláírni. Adj hozzá másikat, és azt használd.',
    allowTitle: 'Egy azonosítókulcs helyreállíthatja ezt a fiókot',
    allowRisk:
      'Akinél ez az azonosítókulcs van, ezen a hálózaton mindent megtehet ezzel a fiókkal, amíg itt vissza nem vonod. Magának az azonosítókulcsnak az eltávolítása nem vonja vissza.',
    takeBackTitle: 'Egy azonosítókulcs se állíthassa helyre ezt a fiókot',
    takeOverTitle: 'Az okosfiókod átvétele',
    takeOverText:
      'Az azonosítókulcsod egy új kulcsnak adja az okosfiókot ezen az eszközön. A címe megmarad, és hálózati díjat fizet. A korábbi kulcsról lemondasz: ami annak saját fiókjában és a Solanán van, ott marad. Ha megvan a helyreállítási kódod, lépj vissza, és azt használd.',
    offer: 'Nincs kódom: az azonosítókulcsomat használom',
    newOwner: 'Új kulcs',
    waiting: 'Várakozás a hálózatra',
    stay: 'Tartsd ezt nyitva, amíg be nem fejeződik.',
    failed: 'A hálózat nem hajtotta végre. Próbáld újra egy perc múlva.',
  },

  password: {
    title: 'Jelszó beállítása',
    text: 'Beenged egy új eszközt, ahogyan a helyreállítási kódod is. Aki olvassa a leveleidet, megpróbálhatja kitalálni: használj sok szót, vagy bízd a jelszókezelődre a létrehozását. A helyreállítási kódodat is őrizd meg.',
    label: 'Jelszó',
    keep: 'Mentés',
    strength: 'Erősség',
    weak: 'Túl könnyű kitalálni',
    enough: 'Nehéz kitalálni',
    strong: 'Nagyon nehéz kitalálni',
    tooWeak: 'Ezt túl könnyű kitalálni. Használj több szót vagy több betűt.',
  },

  cameByWay:
    'Ehhez újra igazolnod kell, hogy te vagy az. Jelentkezz ki, jelentkezz be újra, és tíz percen belül végezd el.',
  login: {
    title: 'Te jelentkezel be?',
    asks: (name, site) => `Bejelentkezés ide: ${site}. Aki bejelentkezik: ${name || 'te'}.`,
    warning:
      'Csak akkor folytasd, ha ezt egy pillanattal ezelőtt te kezdted el ott. Aki linket küldött neked, a te nevedben léphetne be.',
    done: 'Bejelentkeztél. Zárd be ezt az ablakot, és folytasd az oldalon.',
  },
  lostWindow:
    'Itt egyetlen oldal sem kér semmit. Zárd be ezt az ablakot, és kezdd újra az oldalon.',

  devices: {
    title: 'Más eszközök kijelentkeztetése',
    text: (others) =>
      `Máshol bejelentkezve: ${others}. Kijelentkeztetjük őket, és ami a kulcsodból náluk van, többé semmit sem nyit meg. Új helyreállítási kódot kapsz, és az azonosítókulcsaidat újra létrehozod.`,
    confirm: 'Kijelentkeztetés',
  },

  refusals: {
    way: 'Ez a bejelentkezési mód itt nincs beállítva. Használj másikat.',
    'way-link': 'Ez a bejelentkezés túl régi, vagy már felhasználták. Kezdd újra.',
    'way-away': 'A szolgáltatás nem érhető el. Próbáld újra, vagy használj másik módot.',
    'way-failed': 'A bejelentkezés nem sikerült. Próbáld újra, vagy használj másik módot.',
    elsewhere:
      'Ezt a bejelentkezést máshol kezdték el, vagy a böngésződ semmit sem őrzött meg belőle. Próbáld újra.',
    'way-taken': 'Ennek a fióknak saját tárcája van, vagy már hozzáadtál egy másik fiókot.',
    'last-way': 'Ez az egyetlen megmaradt bejelentkezési mód. Előbb adj hozzá egy másikat.',
    unreachable: 'A tárca nem éri el a kiszolgálóját. Próbáld újra.',
    wait: (seconds) => `Próbáld újra ${seconds} másodperc múlva`,
    mail: 'Az e-mailt nem sikerült elküldeni. Próbáld újra egy perc múlva.',
    code: 'A kód hibás vagy túl régi. Kérj újat.',
    link: 'A link túl régi. Kezdd újra.',
    device: 'Ezt az eszközt elutasították. Ha te voltál, kezdd újra.',
    taken: 'Ennek a címnek saját tárcája van. Használj másikat.',
    unproven: 'Túl sok idő telt el a kódod óta. Kérj újat.',
    passkey: 'Ez az azonosítókulcs itt semmit sem nyit meg. Használd az e-mail-címedet.',
    outdated: 'A tárcát időközben egy másik eszközön megújították. Próbáld újra.',
    skewed: 'Ennek az eszköznek az órája több mint öt perccel eltér. Állítsd be, és próbáld újra.',
  },

  newDevice: {
    title: 'A tiéd ez az eszköz?',
    asks: (site) =>
      `Egy eszköz, amelyet a tárcád még nem ismer, be szeretne jelentkezni ide: ${site}.`,
    browser: 'Böngésző',
    address: 'Hálózati cím',
    time: 'Kérés ideje',
    warning:
      'Csak akkor engedd be, ha éppen most te jelentkezel be ott. Senki másnak nincs szüksége arra, hogy beengedd.',
    approve: 'Az enyém',
    refuse: 'Nem az enyém',
    approved: 'Az eszköz bejelentkezhet. Folytasd ott: egy kód már úton van hozzád.',
    refused: 'Az eszköz elutasítva. Semmi sem változott.',
    none: 'Ez a link túl régi, vagy nem a teljes linket másoltad ki. Kezdd újra az eszközön.',
  },

  deletion: {
    warning:
      'Senki sem tudja visszahozni. Amit tartalmaz, a blokkláncain marad, és a titkos kifejezés nélkül senki sem fér hozzá: azt exportáld előbb.',
    title: 'Tárcád törlése',
    text: (email) =>
      `Senki sem tudja visszahozni. Amit tartalmaz, a blokkláncain marad, és a titkos kifejezés nélkül senki sem fér hozzá: azt exportáld előbb. A törléshez írd be a kódot, amelyet erre a címre küldtünk: ${email}.`,
    confirm: 'Törlés',
  },
}
