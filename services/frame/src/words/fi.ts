import type { FrameWords } from './en.ts'

export const fi: FrameWords = {
  lang: 'fi',
  asks: (origin) => `${origin} pyytää`,
  approve: 'Hyväksy',
  reject: 'Hylkää',
  cancel: 'Peruuta',
  continue: 'Jatka',
  done: 'Valmis',
  reviewRequest: 'Tarkista pyyntö',
  windowBlocked:
    'Ikkuna suljettiin tai selaimesi ei antanut avata sitä. Salli ikkunat tälle sivulle ja paina Tarkista pyyntö.',
  whatIsSigned: 'Mitä allekirjoitetaan',
  tryAgain: 'Se ei onnistunut. Yritä uudelleen.',

  titles: {
    revocation: 'Peru lupa',
    permission: 'Anna lupa',
    batch: (count) => `Vahvista ${count} vaihetta kerralla`,
    message: 'Allekirjoita viesti',
    signIn: (domain) => `Kirjaudu sivustolle ${domain}`,
    data: 'Allekirjoita tietoja',
    transaction: 'Vahvista transaktio',
    send: 'Lähetä',
    approval: 'Anna jonkun käyttää varojasi',
    collection: 'Anna jonkun ottaa kokoelma',
    piece: 'Anna jonkun ottaa yksi kappale',
    swap: 'Vaihda',
    deployment: 'Luo älysopimus',
    part: (title, index, count) => `${title} (${index}/${count})`,
  },

  facts: {
    becomesSmart: 'Myös avaimesi omasta osoitteesta tulee älytili tässä verkossa. Se pysyy sinun.',
    paidForYou: 'Joku muu maksaa sen',
    smartAccount: 'Älytili',
    createdNow: 'Luodaan tässä verkossa tämän myötä',
    step: (index, count) => `Vaihe ${index}/${count}`,
    account: 'Tili',
    amount: 'Määrä',
    arrives: 'Saapuu',
    atMost: 'Enintään',
    atomic: (amount) => `${amount} (pienimpinä yksikköinä)`,
    closes: 'Suljetaan',
    collection: 'Kokoelma',
    contract: 'Älysopimus',
    decides: 'Kuka siitä päättää',
    destroys: 'Tuhotaan',
    everything: 'Kaikki',
    exchange: 'Vaihtopalvelu',
    fee: 'Verkkomaksu',
    feeAtMost: 'Verkkomaksu enintään',
    forEver: 'Ei koskaan',
    leaves: 'Lähtee',
    leftGoesTo: 'Loput menevät',
    network: 'Verkko',
    newAccount: 'Uusi tili',
    nobody: 'Ei kukaan',
    note: 'Huomautus',
    ownCurrency: 'verkon omaa valuuttaa',
    program: 'Ohjelma',
    to: 'Saaja',
    toTokenAccount: 'Tokenitilille',
    token: 'Tokeni',
    tokens: 'tokenia',
    until: 'Päättyy',
    whoGets: 'Kuka saa sen',
    whoMayCall: 'Kuka saa kutsua sitä',
    whoMayTake: 'Kuka saa ottaa sen',
    yourAccount: 'Tilisi',
  },

  risks: {
    permission:
      'Tämä antaa jonkun ottaa tältä tililtä kysymättä sinulta uudelleen, näissä rajoissa, kunnes lupa päättyy tai perut sen.',
    calls:
      'Tämä antaa jonkun kutsua tätä älysopimusta tältä tililtä kysymättä sinulta uudelleen, näissä rajoissa, kunnes lupa päättyy tai perut sen. Kutsujen sisältöä ei ole rajattu: tokenit, jotka tämä älysopimus saa ottaa sinulta, voivat päätyä kenelle tahansa.',
    hash: 'Tämä on tiiviste: kukaan ei voi sanoa, mitä allekirjoitat. Allekirjoita se vain, jos tiedät miksi.',
    otherDomain: (domain, host) =>
      `Tällä kirjaudut sivustolle ${domain}, mutta pyytäjä on ${host}. Se voi olla ansa.`,
    takeAll:
      'Tämä antaa jonkun ottaa KAIKEN, mitä sinulla on tätä tokenia, nyt ja myöhemmin, kysymättä uudelleen.',
    take: 'Tämä antaa jonkun ottaa sinulta tätä tokenia kysymättä uudelleen.',
    takeCollection:
      'Tämä antaa jonkun ottaa JOKAISEN kappaleen tästä kokoelmasta, nyt ja myöhemmin.',
    takeSomething: 'Tämä antaa jonkun ottaa jotain sinun omaasi kysymättä uudelleen.',
    pays: 'Tämä on maksu: allekirjoituksella kuka tahansa voi siirtää tokenit.',
    unknown:
      'Kukaan ei voi täällä lukea, mitä tämä tekee. Vahvista se vain, jos luotat tähän sivuun.',
    fails: 'Verkon mukaan tämä epäonnistuisi.',
    notSimulated: 'Tätä ei simuloitu: verkko ei voinut kertoa, mitä tililtäsi lähtisi.',
    more: 'Liikkua voi enemmän kuin tässä näytetään.',
    control: 'Tämän jälkeen joku muu voi ottaa sen, mitä yhdellä tileistäsi on.',
    authority: 'Tämä antaa yhden tileistäsi jollekulle muulle.',
    assignment: 'Tämä antaa tilin ohjelmalle: avaimesi ei ehkä enää avaa sitä.',
    closing: 'Se, mitä tilillä on jäljellä, menee jollekulle muulle.',
    burning: 'Tämä tuhoaa tokeneita.',
    durable: 'Tämä ei vanhene: sen haltija voi toteuttaa sen milloin tahansa myöhemmin.',
  },

  permission: {
    every: (amount, duration) => `${amount} / ${duration}`,
    from: 'Alkaa',
    flows: 'Virtaa',
    atOnce: 'Heti',
    function: 'Funktio',
    calls: 'Kutsuja yhteensä enintään',
    perCall: 'Jokaisella kutsulla enintään',
    inAll: 'Yhteensä enintään',
    enforcedCalls:
      'Älysopimus valvoo näitä rajoja. Sen tekijät voisivat keskeyttää sen, jolloin nämä kutsut loppuisivat. Funktioiden nimet on valinnut sivu; ratkaisevaa on koodi kunkin nimen jäljessä.',
    enforced:
      'Älysopimus valvoo näitä rajoja. Sen tekijät voisivat keskeyttää sen, jolloin kukaan ei voisi ottaa mitään.',
  },

  recovery: {
    title: 'Palautuskoodisi',
    text: 'Se palauttaa lompakkosi toisella laitteella. Sitä ei ole kenelläkään muulla, eikä kukaan voi lähettää sitä sinulle uudelleen. Kirjoita se muistiin tai säilytä sitä salasananhallinnassasi.',
    copy: 'Kopioi koodi',
    copied: 'Kopioitu',
    saved: 'Olen tallentanut sen',
    askTitle: 'Palautuskoodi',
    askText: 'Tämä laite on lompakollesi uusi. Kirjoita koodi, jonka tallensit, kun loit lompakon.',
    incomplete: 'Koodissa on 25 kirjainta ja numeroa. Tarkista, mitä puuttuu.',
    wrong: 'Tämä on toinen koodi. Tarkista jokainen merkki.',
    either: 'Palautuskoodi tai salasana',
    askEither:
      'Tämä laite on lompakollesi uusi. Kirjoita koodi, jonka tallensit, kun loit lompakon, tai sille valitsemasi salasana.',
    neither: 'Tämä ei ole koodisi eikä salasanasi.',
  },

  phrase: {
    willShow: 'Se näytetään seuraavaksi. Varmista, ettei kukaan katso näyttöäsi.',
    show: 'Näytä',
    askTitle: 'Oletko se sinä?',
    askText: (email) =>
      `Osoitteeseen ${email} lähetettiin koodi. Kirjoita se nähdäksesi lompakkosi salaisen lausekkeen.`,
    code: 'Koodi',
    title: 'Salainen lausekkeesi',
    text: 'Se avaa tilisi missä tahansa muussa lompakossa. Sen avulla kuka tahansa vie rahasi: kirjoita se muistiin, älä näytä sitä kenellekään äläkä kirjoita sitä millekään sivulle.',
  },

  passkey: {
    makeTitle: 'Avaa lompakkosi pääsyavaimella',
    makeText:
      'Laitteesi pyytää kasvojasi, sormenjälkeäsi tai laitteen koodia. Seuraavilla kerroilla se riittää: ei sähköpostia eikä palautuskoodia.',
    make: 'Luo pääsyavain',
    madeTitle: 'Pääsyavaimesi on valmis',
    opens:
      'Se kirjaa sinut sisään ja avaa lompakkosi, täällä ja kaikkialla, missä pääsyavaimesi ovat.',
    signsIn:
      'Se kirjaa sinut sisään. Se ei voi avata lompakkoasi uudella laitteella: säilytä palautuskoodisi sitä varten.',
    known: 'Tällä laitteella on jo pääsyavain lompakkoosi.',
    closed:
      'Suljit sen, tai tällä laitteella ei ole pääsyavainta tänne. Mikään ei ole muuttunut. Yritä uudelleen.',
    useTitle: 'Käytä pääsyavaintasi',
    useText: 'Laitteesi pyytää kasvojasi, sormenjälkeäsi tai laitteen koodia.',
    use: 'Käytä pääsyavainta',
  },

  ways: {
    title: 'Kirjautumistavat',
    more: 'Lisää tapoja',
    email: 'Sähköpostiosoite',
    passkey: 'Pääsyavain',
    remove: 'Poista',
    add: 'Lisää',
    proof: (email) => `Kirjoita koodi, joka lähetettiin osoitteeseen ${email}.`,
    removeTitle: (way) => `Poistetaanko ${way}?`,
    removeText:
      'Sillä ei enää kirjauduta sisään. Sisään kirjautuneet laitteet pysyvät kirjautuneina: kirjaa nekin ulos, jos jokin niistä ei ole sinun.',
    addTitle: (way) => `Lisää ${way}`,
    addText:
      'Jokainen, joka voi käyttää sitä, voi kirjautua tähän lompakkoon. Palautuskoodisi pysyy ennallaan.',
    open: (way) => `Jatka palvelussa ${way}`,
    waiting: (way) => `Jatka palvelun ${way} ikkunassa. Tämä jatkuu itsestään.`,
    scan: 'Skannaa tämä puhelimesi kameralla ja hyväksy Farcaster-sovelluksessa.',
  },

  owners: {
    title: 'Palauta pääsyavaimella',
    text: 'Pääsyavain, jolle annat luvan, tuo älytilisi takaisin osoitteineen, kun kaikki laitteet ja palautuskoodi ovat hukassa. Jokainen verkko on oma asiansa ja ottaa verkkomaksun. Avaimen omaa tiliä ja Solanaa se ei tuo takaisin.',
    allow: 'Salli',
    takeBack: 'Peru lupa',
    takeOver: 'Ota haltuun',
    without: 'Mikään pääsyavain ei saa palauttaa sitä',
    with: 'Pääsyavain saa palauttaa sen',
    elsewhere: 'Täällä se on toisen avaimen',
    unknown: 'Verkko ei vastaa',
    noPasskey: 'Lisää ensin pääsyavain. Palaa sitten tänne.',
    unsuited: 'Tämä pääsyavain ei voi allekirjoittaa tilien puolesta. Lisää toinen ja käytä sitä.',
    allowTitle: 'Anna pääsyavaimen palauttaa tämä tili',
    allowRisk:
      'Se, jolla on tämä pääsyavain, voi tehdä tällä tilillä mitä tahansa tässä verkossa, kunnes perut luvan täällä. Pääsyavaimen poistaminen ei peru lupaa.',
    takeBackTitle: 'Älä anna minkään pääsyavaimen palauttaa tätä tiliä',
    takeOverTitle: 'Ota älytilisi haltuun',
    takeOverText:
      'Pääsyavaimesi antaa älytilin uudelle avaimelle tällä laitteella. Sen osoite säilyy, ja se maksaa verkkomaksun. Aiemmasta avaimesta luovutaan: sen omalla tilillä ja Solanassa olevat varat jäävät sinne. Jos sinulla on palautuskoodi, peruuta ja käytä sitä.',
    offer: 'Minulla ei ole koodia: käytä pääsyavaintani',
    newOwner: 'Uusi avain',
    waiting: 'Odotetaan verkkoa',
    stay: 'Pidä tämä auki, kunnes se on valmis.',
    failed: 'Verkko ei tehnyt sitä. Yritä uudelleen minuutin kuluttua.',
  },

  password: {
    title: 'Aseta salasana',
    text: 'Se päästää uuden laitteen sisään, kuten palautuskoodisikin. Joku, joka lukee sähköpostiasi, voi yrittää arvata sen: käytä monta sanaa tai anna salasananhallintasi luoda se. Säilytä myös palautuskoodisi.',
    label: 'Salasana',
    keep: 'Tallenna',
    strength: 'Vahvuus',
    weak: 'Liian helppo arvata',
    enough: 'Vaikea arvata',
    strong: 'Hyvin vaikea arvata',
    tooWeak: 'Tämä on liian helppo arvata. Käytä enemmän sanoja tai kirjaimia.',
  },

  cameByWay:
    'Tähän tarvitaan uusi todiste siitä, että se olet sinä. Kirjaudu ulos, kirjaudu takaisin sisään ja tee tämä kymmenen minuutin kuluessa.',
  login: {
    title: 'Oletko kirjautumassa sisään?',
    asks: (name, site) => `Sivustolle ${site} kirjataan ${name || 'sinut'}.`,
    warning:
      'Jatka vain, jos aloitit tämän siellä hetki sitten. Joku, joka lähetti sinulle linkin, voisi päästä kirjautumaan sinuna.',
    done: 'Olet kirjautunut sisään. Sulje tämä ikkuna ja jatka sivulla.',
  },
  lostWindow: 'Mikään sivu ei pyydä täällä mitään. Sulje tämä ikkuna ja aloita sivulla alusta.',

  devices: {
    title: 'Kirjaa muut laitteet ulos',
    text: (others) =>
      `Kirjautuneita muualla: ${others}. Ne kirjataan ulos, eikä niillä oleva osa avaimestasi avaa enää mitään. Saat uuden palautuskoodin ja luot pääsyavaimesi uudelleen.`,
    confirm: 'Kirjaa ulos',
  },

  refusals: {
    way: 'Tämä kirjautumistapa ei ole käytössä täällä. Käytä toista.',
    'way-link': 'Tämä kirjautuminen on liian vanha tai jo käytetty. Aloita alusta.',
    'way-away': 'Palveluun ei saada yhteyttä. Yritä uudelleen tai käytä toista tapaa.',
    'way-failed': 'Sinua ei kirjattu sisään. Yritä uudelleen tai käytä toista tapaa.',
    elsewhere:
      'Tämä kirjautuminen aloitettiin muualla, tai selaimesi ei säilyttänyt siitä mitään. Yritä uudelleen.',
    'way-taken': 'Tällä tilillä on oma lompakko, tai toinen tili on jo lisätty.',
    'last-way': 'Tämä on ainoa jäljellä oleva kirjautumistapa. Lisää ensin toinen.',
    unreachable: 'Lompakko ei saa yhteyttä palvelimeensa. Yritä uudelleen.',
    wait: (seconds) => `Yritä uudelleen ${seconds} sekunnin kuluttua`,
    mail: 'Sähköpostia ei voitu lähettää. Yritä uudelleen minuutin kuluttua.',
    code: 'Koodi on väärä tai liian vanha. Pyydä uusi.',
    link: 'Linkki on liian vanha. Aloita alusta.',
    device: 'Tämä laite hylättiin. Jos se olit sinä, aloita alusta.',
    taken: 'Tällä osoitteella on oma lompakko. Käytä toista.',
    unproven: 'Koodistasi on kulunut liian kauan. Pyydä uusi.',
    passkey: 'Tämä pääsyavain ei avaa täällä mitään. Käytä sähköpostiosoitettasi.',
    outdated: 'Lompakko uusittiin sillä välin toisella laitteella. Yritä uudelleen.',
    skewed:
      'Tämän laitteen kello on väärässä yli viisi minuuttia. Aseta se oikein ja yritä uudelleen.',
  },

  newDevice: {
    title: 'Onko tämä laite sinun?',
    asks: (site) => `Laite, jota lompakkosi ei tunne, haluaa kirjautua sivustolle ${site}.`,
    browser: 'Selain',
    address: 'Verkko-osoite',
    time: 'Pyydetty',
    warning:
      'Päästä se sisään vain, jos olet juuri nyt kirjautumassa siellä. Kukaan muu ei tarvitse sitä sinulta.',
    approve: 'Se on minun',
    refuse: 'Se ei ole minun',
    approved: 'Laite saa kirjautua sisään. Jatka siellä: koodi on matkalla sinulle.',
    refused: 'Laite hylättiin. Mikään ei ole muuttunut.',
    none: 'Tämä linkki on liian vanha, tai sitä ei kopioitu kokonaan. Aloita laitteella alusta.',
  },

  deletion: {
    warning:
      'Kukaan ei voi palauttaa sitä. Se, mitä siinä on, jää lohkoketjuihinsa, eikä kukaan pääse siihen käsiksi ilman salaista lauseketta: vie lauseke ensin talteen.',
    title: 'Poista lompakkosi',
    text: (email) =>
      `Kukaan ei voi palauttaa sitä. Se, mitä siinä on, jää lohkoketjuihinsa, eikä kukaan pääse siihen käsiksi ilman salaista lauseketta: vie lauseke ensin talteen. Poista lompakko kirjoittamalla koodi, joka lähetettiin osoitteeseen ${email}.`,
    confirm: 'Poista',
  },
}
