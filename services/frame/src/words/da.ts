import type { FrameWords } from './en.ts'

export const da: FrameWords = {
  lang: 'da',
  asks: (origin) => `Anmodning fra ${origin}`,
  approve: 'Godkend',
  reject: 'Afvis',
  cancel: 'Annuller',
  continue: 'Fortsæt',
  done: 'Færdig',
  reviewRequest: 'Tjek anmodning',
  windowBlocked:
    'Vinduet blev lukket, eller din browser lod ikke noget åbne. Tillad vinduer for denne side, og tryk på ”Tjek anmodning”.',
  whatIsSigned: 'Det, der underskrives',
  tryAgain: 'Det virkede ikke. Prøv igen.',

  titles: {
    revocation: 'Træk en tilladelse tilbage',
    permission: 'Giv en tilladelse',
    batch: (count) => `Bekræft ${count} trin på én gang`,
    message: 'Underskriv en besked',
    signIn: (domain) => `Log ind på ${domain}`,
    data: 'Underskriv data',
    transaction: 'Bekræft en transaktion',
    send: 'Send',
    approval: 'Lad nogen bruge dine penge',
    collection: 'Lad nogen tage en samling',
    piece: 'Lad nogen tage et stykke',
    swap: 'Veksl',
    deployment: 'Opret en kontrakt',
    part: (title, index, count) => `${title} (${index} af ${count})`,
  },

  facts: {
    becomesSmart:
      'Din nøgles egen adresse bliver også en smart konto på dette netværk. Den er stadig din.',
    paidForYou: 'En anden betaler det',
    smartAccount: 'Smart konto',
    createdNow: 'Oprettes på dette netværk med dette',
    step: (index, count) => `Trin ${index} af ${count}`,
    account: 'Konto',
    amount: 'Beløb',
    arrives: 'Kommer ind',
    atMost: 'Højst',
    atomic: (amount) => `${amount} (atomare enheder)`,
    closes: 'Lukker',
    collection: 'Samling',
    contract: 'Kontrakt',
    decides: 'Hvem der bestemmer over den',
    destroys: 'Destruerer',
    everything: 'Alt',
    exchange: 'Vekslingstjeneste',
    fee: 'Netværksgebyr',
    feeAtMost: 'Netværksgebyr, højst',
    forEver: 'Uden slutdato',
    leaves: 'Går ud',
    leftGoesTo: 'Det, der er tilbage, går til',
    network: 'Netværk',
    newAccount: 'Ny konto',
    nobody: 'Ingen',
    note: 'Bemærkning',
    ownCurrency: 'i netværkets egen valuta',
    program: 'Program',
    to: 'Til',
    toTokenAccount: 'Til tokenkontoen',
    token: 'Token',
    tokens: 'tokens',
    until: 'Gælder til',
    whoGets: 'Hvem der får det',
    whoMayCall: 'Hvem der må kalde den',
    whoMayTake: 'Hvem der må tage det',
    yourAccount: 'Din konto',
  },

  risks: {
    permission:
      'Det lader nogen trække beløb fra denne konto uden at spørge dig igen, inden for disse grænser, indtil tilladelsen udløber, eller du trækker den tilbage.',
    calls:
      'Det lader nogen kalde denne kontrakt fra denne konto uden at spørge dig igen, inden for disse grænser, indtil tilladelsen udløber, eller du trækker den tilbage. Hvad kaldene indeholder, er ikke begrænset: Tokens, som denne kontrakt må tage fra dig, kan ende hos hvem som helst.',
    hash: 'Dette er en hash: Ingen kan se, hvad du underskriver. Underskriv kun, hvis du ved hvorfor.',
    otherDomain: (domain, host) =>
      `Det logger dig ind på ${domain}, men anmodningen kommer fra ${host}. Det kan være en fælde.`,
    takeAll:
      'Det lader nogen tage ALT, hvad du har af denne token, nu og senere, uden at spørge igen.',
    take: 'Det lader nogen tage denne token fra dig uden at spørge igen.',
    takeCollection: 'Det lader nogen tage HVERT stykke i denne samling, nu og senere.',
    takeSomething: 'Det lader nogen tage noget, der er dit, uden at spørge igen.',
    pays: 'Dette er en betaling: Med underskriften kan hvem som helst flytte disse tokens.',
    unknown: 'Ingen her kan læse, hvad det gør. Bekræft kun, hvis du stoler på denne side.',
    fails: 'Netværket siger, at det ville mislykkes.',
    notSimulated:
      'Det er ikke simuleret: Netværket kunne ikke sige, hvad der ville forlade din konto.',
    more: 'Der kan blive flyttet mere, end der vises her.',
    control: 'Bagefter kan en anden tage det, der er på en af dine konti.',
    authority: 'Det giver en af dine konti til en anden.',
    assignment: 'Det giver en konto til et program: Din nøgle kan måske ikke længere åbne den.',
    closing: 'Det, der er tilbage på kontoen, går til en anden.',
    burning: 'Det destruerer tokens.',
    durable:
      'Det udløber ikke: Den, der har det, kan udføre det på et hvilket som helst senere tidspunkt.',
  },

  permission: {
    every: (amount, duration) => `${amount} pr. ${duration}`,
    from: 'Fra',
    flows: 'Løbende',
    atOnce: 'Straks',
    function: 'Funktion',
    calls: 'Kald i alt, højst',
    perCall: 'Med hvert kald, højst',
    inAll: 'I alt, højst',
    enforcedCalls:
      'En kontrakt håndhæver disse grænser. Dens skabere kunne sætte den på pause, og så ville disse kald stoppe. Siden har valgt funktionernes navne; det er koden efter hvert navn, der gælder.',
    enforced:
      'En kontrakt håndhæver disse grænser. Dens skabere kunne sætte den på pause, og så kunne ingen tage noget.',
  },

  recovery: {
    title: 'Din gendannelseskode',
    text: 'Den giver dig din wallet tilbage på en anden enhed. Ingen andre har den, og ingen kan sende den til dig igen. Skriv den ned, eller gem den i din adgangskodeadministrator.',
    copy: 'Kopiér koden',
    copied: 'Kopieret',
    saved: 'Jeg har gemt den',
    askTitle: 'Gendannelseskode',
    askText: 'Denne enhed er ny for din wallet. Skriv den kode, du gemte, da du oprettede den.',
    incomplete: 'En kode har 25 bogstaver og cifre. Tjek, hvad der mangler.',
    wrong: 'Det er en anden kode. Tjek hvert tegn.',
    either: 'Gendannelseskode eller adgangskode',
    askEither:
      'Denne enhed er ny for din wallet. Skriv den kode, du gemte, da du oprettede den, eller den adgangskode, du valgte til den.',
    neither: 'Det er hverken din kode eller din adgangskode.',
  },

  phrase: {
    willShow: 'Den vises som det næste. Sørg for, at ingen kigger på din skærm.',
    show: 'Vis den',
    askTitle: 'Er det dig?',
    askText: (email) =>
      `Der er sendt en kode til ${email}. Skriv den for at se den hemmelige frase til din wallet.`,
    code: 'Kode',
    title: 'Din hemmelige frase',
    text: 'Den åbner dine konti i enhver anden wallet. Med den kan hvem som helst tage dine penge: Skriv den ned, vis den ikke til nogen, og indtast den ikke på nogen side.',
  },

  passkey: {
    makeTitle: 'Åbn din wallet med en adgangsnøgle',
    makeText:
      'Din enhed beder om dit ansigt, din finger eller sin kode. Ved senere besøg er det nok: ingen e-mail og ingen gendannelseskode.',
    make: 'Opret en adgangsnøgle',
    madeTitle: 'Din adgangsnøgle er klar',
    opens: 'Den logger dig ind og åbner din wallet, her og overalt, hvor dine adgangsnøgler er.',
    signsIn:
      'Den logger dig ind. Den kan ikke åbne din wallet på en ny enhed: Gem din gendannelseskode til det.',
    known: 'Denne enhed har allerede en adgangsnøgle til din wallet.',
    closed:
      'Du lukkede den, eller denne enhed har ingen adgangsnøgle her. Intet er ændret. Prøv igen.',
    useTitle: 'Brug din adgangsnøgle',
    useText: 'Din enhed beder om dit ansigt, din finger eller sin kode.',
    use: 'Brug en adgangsnøgle',
  },

  ways: {
    title: 'Måder at logge ind på',
    more: 'Flere måder',
    email: 'E-mailadresse',
    passkey: 'Adgangsnøgle',
    remove: 'Fjern',
    add: 'Tilføj',
    proof: (email) => `Skriv koden, der blev sendt til ${email}.`,
    removeTitle: (way) => `Fjern ${way}?`,
    removeText:
      'Ingen logger ind med det længere. Enheder, der er logget ind, bliver ved med at være det: Log dem også ud, hvis en af dem ikke er din.',
    addTitle: (way) => `Tilføj ${way}`,
    addText:
      'Alle, der kan bruge det, kan logge ind på denne wallet. Din gendannelseskode forbliver, som den er.',
    open: (way) => `Fortsæt hos ${way}`,
    waiting: (way) => `Fortsæt i vinduet fra ${way}. Det her fortsætter af sig selv.`,
    scan: 'Scan koden med telefonens kamera, og accepter i Farcaster-appen.',
  },

  owners: {
    title: 'Gendan med en adgangsnøgle',
    text: 'En adgangsnøgle, som du tillader det, giver dig din smart konto tilbage med dens adresse, når alle enheder og gendannelseskoden er tabt. Hvert netværk tæller for sig og tager et netværksgebyr. Nøglens egen konto og Solana giver den ikke tilbage.',
    allow: 'Tillad',
    takeBack: 'Tag tilbage',
    takeOver: 'Overtag',
    without: 'Ingen adgangsnøgle må gendanne den',
    with: 'En adgangsnøgle må gendanne den',
    elsewhere: 'Her tilhører den en anden nøgle',
    unknown: 'Netværket svarer ikke',
    noPasskey: 'Tilføj først en adgangsnøgle. Kom så tilbage hertil.',
    unsuited: 'Denne adgangsnøgle kan ikke underskrive for konti. Tilføj en anden, og brug den.',
    allowTitle: 'Lad en adgangsnøgle gendanne denne konto',
    allowRisk:
      'Den, der har denne adgangsnøgle, kan gøre alt med denne konto på dette netværk, indtil du tager det tilbage her. At fjerne selve adgangsnøglen tager det ikke tilbage.',
    takeBackTitle: 'Lad ingen adgangsnøgle gendanne denne konto',
    takeOverTitle: 'Overtag din smart konto',
    takeOverText:
      'Din adgangsnøgle giver din smart konto til en ny nøgle på denne enhed. Dens adresse forbliver, og den betaler et netværksgebyr. Den tidligere nøgle opgives: Det, der er på dens egen konto og på Solana, bliver der. Hvis du har gendannelseskoden, så annuller, og brug den.',
    offer: 'Jeg har ingen kode: brug min adgangsnøgle',
    newOwner: 'Ny nøgle',
    waiting: 'Venter på netværket',
    stay: 'Hold dette åbent, indtil det er færdigt.',
    failed: 'Netværket har ikke gjort det. Prøv igen om et minut.',
  },

  password: {
    title: 'Vælg en adgangskode',
    text: 'Den lukker en ny enhed ind, ligesom din gendannelseskode. En, der læser din e-mail, kan forsøge at gætte den: Brug mange ord, eller lad din adgangskodeadministrator lave en. Behold også din gendannelseskode.',
    label: 'Adgangskode',
    keep: 'Gem',
    strength: 'Styrke',
    weak: 'For let at gætte',
    enough: 'Svær at gætte',
    strong: 'Meget svær at gætte',
    tooWeak: 'Den er for let at gætte. Brug flere ord eller flere bogstaver.',
  },

  cameByWay:
    'Det kræver et nyt bevis på, at det er dig. Log ud, log ind igen, og gør det inden for ti minutter.',
  login: {
    title: 'Er du ved at logge ind?',
    asks: (name, site) => `${name || 'Du'} bliver logget ind på ${site}.`,
    warning:
      'Fortsæt kun, hvis du begyndte på det her for et øjeblik siden på det websted. En, der har sendt dig et link, kan ellers blive logget ind som dig.',
    done: 'Du er logget ind. Luk dette vindue, og fortsæt på siden.',
  },
  lostWindow: 'Ingen side beder om noget her. Luk dette vindue, og begynd forfra på siden.',

  devices: {
    title: 'Log andre enheder ud',
    text: (others) =>
      `Logget ind andre steder: ${others}. Du bliver logget ud der, og det, der ligger af din nøgle der, åbner ikke længere noget. Du får en ny gendannelseskode og opretter dine adgangsnøgler på ny.`,
    confirm: 'Log ud',
  },

  refusals: {
    way: 'Denne måde at logge ind på er ikke sat op her. Brug en anden.',
    'way-link': 'Dette login er for gammelt eller allerede brugt. Begynd forfra.',
    'way-away': 'Tjenesten kan ikke nås. Prøv igen, eller brug en anden måde.',
    'way-failed': 'Du blev ikke logget ind. Prøv igen, eller brug en anden måde.',
    elsewhere:
      'Dette login blev begyndt et andet sted, eller din browser har ikke gemt noget af det. Prøv igen.',
    'way-taken':
      'Denne konto har allerede sin egen wallet, eller en anden konto er allerede tilføjet.',
    'last-way': 'Det er den eneste måde at logge ind på, der er tilbage. Tilføj først en anden.',
    unreachable: 'Din wallet kan ikke nå sin server. Prøv igen.',
    wait: (seconds) => `Prøv igen om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}`,
    mail: 'E-mailen kunne ikke sendes. Prøv igen om et minut.',
    code: 'Koden er forkert eller for gammel. Bed om en ny.',
    link: 'Linket er for gammelt. Begynd forfra.',
    device: 'Denne enhed blev afvist. Hvis det var dig, så begynd forfra.',
    taken: 'Denne adresse har allerede sin egen wallet. Brug en anden.',
    unproven: 'Der er gået for lang tid siden din kode. Bed om en ny.',
    passkey: 'Denne adgangsnøgle åbner ikke noget her. Brug din e-mailadresse.',
    outdated: 'Din wallet er i mellemtiden blevet fornyet på en anden enhed. Prøv igen.',
    skewed: 'Uret på denne enhed går mere end fem minutter forkert. Stil det, og prøv igen.',
  },

  newDevice: {
    title: 'Er denne enhed din?',
    asks: (site) => `En enhed, der er ny for din wallet, vil logge ind på ${site}.`,
    browser: 'Browser',
    address: 'Netværksadresse',
    time: 'Anmodet',
    warning:
      'Luk den kun ind, hvis du er ved at logge ind der lige nu. Ingen andre har brug for, at du gør det.',
    approve: 'Den er min',
    refuse: 'Den er ikke min',
    approved: 'Enheden må logge ind. Fortsæt der: En kode er på vej til dig.',
    refused: 'Enheden blev afvist. Intet er ændret.',
    none: 'Dette link er for gammelt eller blev ikke kopieret helt. Begynd forfra på enheden.',
  },

  deletion: {
    warning:
      'Ingen kan få den tilbage. Det, der er i den, bliver på de blockchains, hvor det ligger, og uden dens hemmelige frase kan ingen nå det: Eksportér frasen først.',
    title: 'Slet din wallet',
    text: (email) =>
      `Ingen kan få den tilbage. Det, der er i den, bliver på de blockchains, hvor det ligger, og uden dens hemmelige frase kan ingen nå det: Eksportér frasen først. Skriv koden, der blev sendt til ${email}, for at slette din wallet.`,
    confirm: 'Slet',
  },
}
