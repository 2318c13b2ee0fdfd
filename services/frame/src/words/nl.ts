import type { FrameWords } from './en.ts'

export const nl: FrameWords = {
  lang: 'nl',
  asks: (origin) => `Verzoek van ${origin}`,
  approve: 'Goedkeuren',
  reject: 'Weigeren',
  cancel: 'Annuleren',
  continue: 'Doorgaan',
  done: 'Klaar',
  reviewRequest: 'Verzoek nakijken',
  windowBlocked:
    'Het venster is gesloten, of je browser heeft er geen laten openen. Sta vensters toe voor deze pagina en druk op “Verzoek nakijken”.',
  whatIsSigned: 'Wat er wordt ondertekend',
  tryAgain: 'Dat werkte niet. Probeer het opnieuw.',

  titles: {
    revocation: 'Toestemming intrekken',
    permission: 'Toestemming geven',
    batch: (count) => `${count} stappen tegelijk bevestigen`,
    message: 'Bericht ondertekenen',
    signIn: (domain) => `Inloggen bij ${domain}`,
    data: 'Gegevens ondertekenen',
    transaction: 'Transactie bevestigen',
    send: 'Versturen',
    approval: 'Iemand laten uitgeven',
    collection: 'Iemand een collectie laten nemen',
    piece: 'Iemand een stuk laten nemen',
    swap: 'Ruilen',
    deployment: 'Contract aanmaken',
    part: (title, index, count) => `${title} (${index} van ${count})`,
  },

  facts: {
    becomesSmart:
      'Het eigen adres van je sleutel wordt op dit netwerk ook een smart account. Het blijft van jou.',
    paidForYou: 'Iemand anders betaalt ze',
    smartAccount: 'Smart account',
    createdNow: 'Wordt hiermee op dit netwerk aangemaakt',
    step: (index, count) => `Stap ${index} van ${count}`,
    account: 'Account',
    amount: 'Bedrag',
    arrives: 'Komt binnen',
    atMost: 'Hoogstens',
    atomic: (amount) => `${amount} (atomaire eenheden)`,
    closes: 'Sluit',
    collection: 'Collectie',
    contract: 'Contract',
    decides: 'Wie erover beslist',
    destroys: 'Vernietigt',
    everything: 'Alles',
    exchange: 'Ruildienst',
    fee: 'Netwerkkosten',
    feeAtMost: 'Netwerkkosten, hoogstens',
    forEver: 'Zonder einddatum',
    leaves: 'Gaat eraf',
    leftGoesTo: 'Wat over is, gaat naar',
    network: 'Netwerk',
    newAccount: 'Nieuw account',
    nobody: 'Niemand',
    note: 'Opmerking',
    ownCurrency: 'in de munt van het netwerk',
    program: 'Programma',
    to: 'Aan',
    toTokenAccount: 'Naar het tokenaccount',
    token: 'Token',
    tokens: 'tokens',
    until: 'Geldig tot',
    whoGets: 'Wie het krijgt',
    whoMayCall: 'Wie het mag aanroepen',
    whoMayTake: 'Wie het mag nemen',
    yourAccount: 'Je account',
  },

  risks: {
    permission:
      'Hiermee mag iemand van dit account afschrijven zonder het je opnieuw te vragen, binnen deze grenzen, tot de toestemming afloopt of je die intrekt.',
    calls:
      'Hiermee mag iemand dit contract vanaf dit account aanroepen zonder het je opnieuw te vragen, binnen deze grenzen, tot de toestemming afloopt of je die intrekt. De inhoud van de aanroepen is niet begrensd: tokens die dit contract van je mag afnemen, kunnen bij iedereen terechtkomen.',
    hash: 'Dit is een hash: niemand kan zien wat je ondertekent. Onderteken alleen als je weet waarom.',
    otherDomain: (domain, host) =>
      `Hiermee log je in bij ${domain}, maar het verzoek komt van ${host}. Het kan een valstrik zijn.`,
    takeAll:
      'Hiermee kan iemand ALLES van deze token van je afnemen, nu en later, zonder opnieuw te vragen.',
    take: 'Hiermee kan iemand deze token van je afnemen zonder opnieuw te vragen.',
    takeCollection: 'Hiermee kan iemand ELK stuk van deze collectie van je afnemen, nu en later.',
    takeSomething: 'Hiermee kan iemand iets van je afnemen zonder opnieuw te vragen.',
    pays: 'Dit is een betaling: met de handtekening kan iedereen de tokens verplaatsen.',
    unknown:
      'Niemand kan hier lezen wat dit doet. Bevestig het alleen als je deze pagina vertrouwt.',
    fails: 'Het netwerk meldt dat dit zou mislukken.',
    notSimulated:
      'Dit is niet gesimuleerd: het netwerk kon niet zeggen wat er van je account af zou gaan.',
    more: 'Er kan meer worden verplaatst dan hier wordt getoond.',
    control: 'Daarna kan iemand anders nemen wat er op een account van jou staat.',
    authority: 'Hiermee geef je een account van jou aan iemand anders.',
    assignment:
      'Hiermee geef je een account aan een programma: je sleutel opent het daarna misschien niet meer.',
    closing: 'Wat er nog op het account staat, gaat naar iemand anders.',
    burning: 'Hiermee worden tokens vernietigd.',
    durable: 'Dit verloopt niet: wie het in handen heeft, kan het op elk later moment uitvoeren.',
  },

  permission: {
    every: (amount, duration) => `${amount} per ${duration}`,
    from: 'Vanaf',
    flows: 'Doorlopend',
    atOnce: 'Meteen',
    function: 'Functie',
    calls: 'Aanroepen in totaal, hoogstens',
    perCall: 'Bij elke aanroep, hoogstens',
    inAll: 'In totaal, hoogstens',
    enforcedCalls:
      'Een contract dwingt deze grenzen af. De makers ervan zouden het kunnen pauzeren; dan zouden deze aanroepen stoppen. De namen van de functies heeft de pagina gekozen; de code achter elke naam telt.',
    enforced:
      'Een contract dwingt deze grenzen af. De makers ervan zouden het kunnen pauzeren; dan zou niemand iets kunnen nemen.',
  },

  recovery: {
    title: 'Je herstelcode',
    text: 'Hiermee krijg je je wallet terug op een ander apparaat. Niemand anders heeft hem, en niemand kan hem je nog eens sturen. Schrijf hem op of bewaar hem in je wachtwoordbeheerder.',
    copy: 'Code kopiëren',
    copied: 'Gekopieerd',
    saved: 'Ik heb hem bewaard',
    askTitle: 'Herstelcode',
    askText:
      'Dit apparaat is nieuw voor je wallet. Vul de code in die je hebt bewaard toen je hem aanmaakte.',
    incomplete: 'Een code heeft 25 letters en cijfers. Kijk wat er ontbreekt.',
    wrong: 'Dit is een andere code. Controleer elk teken.',
    either: 'Herstelcode of wachtwoord',
    askEither:
      'Dit apparaat is nieuw voor je wallet. Vul de code in die je hebt bewaard toen je hem aanmaakte, of het wachtwoord dat je ervoor hebt gekozen.',
    neither: 'Dit is niet je code en ook niet je wachtwoord.',
  },

  phrase: {
    willShow: 'Hij wordt hierna getoond. Zorg dat niemand naar je scherm kijkt.',
    show: 'Tonen',
    askTitle: 'Ben jij het?',
    askText: (email) =>
      `Er is een code gestuurd naar ${email}. Vul die in om de geheime zin van je wallet te zien.`,
    code: 'Code',
    title: 'Je geheime zin',
    text: 'Hij opent je accounts in elke andere wallet. Met deze zin kan iedereen je geld nemen: schrijf hem op, laat hem aan niemand zien, vul hem op geen enkele pagina in.',
  },

  passkey: {
    makeTitle: 'Open je wallet met een passkey',
    makeText:
      'Je apparaat vraagt om je gezicht, je vinger of zijn code. Bij volgende bezoeken is dat genoeg: geen e-mail en geen herstelcode.',
    make: 'Passkey aanmaken',
    madeTitle: 'Je passkey is klaar',
    opens: 'Hij logt je in en opent je wallet, hier en overal waar je passkeys zijn.',
    signsIn:
      'Hij logt je in. Op een nieuw apparaat kan hij je wallet niet openen: bewaar daarvoor je herstelcode.',
    known: 'Dit apparaat heeft al een passkey voor je wallet.',
    closed:
      'Je hebt het gesloten, of dit apparaat heeft hier geen passkey. Er is niets veranderd. Probeer het opnieuw.',
    useTitle: 'Gebruik je passkey',
    useText: 'Je apparaat vraagt om je gezicht, je vinger of zijn code.',
    use: 'Passkey gebruiken',
  },

  ways: {
    title: 'Manieren om in te loggen',
    more: 'Meer manieren',
    email: 'E-mailadres',
    passkey: 'Passkey',
    remove: 'Verwijderen',
    add: 'Toevoegen',
    proof: (email) => `Vul de code in die naar ${email} is gestuurd.`,
    removeTitle: (way) => `${way} verwijderen?`,
    removeText:
      'Niemand logt er nog mee in. Apparaten die ingelogd zijn, blijven dat: log ze ook uit als een daarvan niet van jou is.',
    addTitle: (way) => `${way} toevoegen`,
    addText:
      'Iedereen die het kan gebruiken, kan inloggen op deze wallet. Je herstelcode blijft zoals hij is.',
    open: (way) => `Ga verder bij ${way}`,
    waiting: (way) => `Ga verder in het venster van ${way}. Hier gaat het vanzelf verder.`,
    scan: 'Scan dit met de camera van je telefoon en ga akkoord in de Farcaster-app.',
  },

  owners: {
    title: 'Herstellen met een passkey',
    text: 'Een passkey die je toestaat brengt je smart account terug, met zijn adres, als alle apparaten en de herstelcode weg zijn. Elk netwerk telt apart en kost netwerkkosten. Het eigen account van de sleutel en Solana brengt hij niet terug.',
    allow: 'Toestaan',
    takeBack: 'Terugnemen',
    takeOver: 'Overnemen',
    without: 'Geen passkey mag het herstellen',
    with: 'Een passkey mag het herstellen',
    elsewhere: 'Hier is het van een andere sleutel',
    unknown: 'Het netwerk antwoordt niet',
    noPasskey: 'Voeg eerst een passkey toe. Kom dan hier terug.',
    unsuited:
      'Deze passkey kan niet voor accounts ondertekenen. Voeg een andere toe en gebruik die.',
    allowTitle: 'Een passkey dit account laten herstellen',
    allowRisk:
      'Wie deze passkey heeft, kan op dit netwerk alles met dit account doen, tot je het hier terugneemt. De passkey verwijderen neemt het niet terug.',
    takeBackTitle: 'Geen passkey dit account laten herstellen',
    takeOverTitle: 'Je smart account overnemen',
    takeOverText:
      'Je passkey geeft het smart account aan een nieuwe sleutel op dit apparaat. Het adres blijft, en het betaalt netwerkkosten. De sleutel van daarvoor wordt opgegeven: wat in zijn eigen account en op Solana staat, blijft daar. Als je de herstelcode hebt, annuleer dan en gebruik die.',
    offer: 'Ik heb geen code: mijn passkey gebruiken',
    newOwner: 'Nieuwe sleutel',
    waiting: 'Wachten op het netwerk',
    stay: 'Laat dit open tot het klaar is.',
    failed: 'Het netwerk heeft het niet gedaan. Probeer het over een minuut opnieuw.',
  },

  password: {
    title: 'Wachtwoord instellen',
    text: 'Het laat een nieuw apparaat binnen, net als je herstelcode. Iemand die je e-mail leest, kan proberen het te raden: neem veel woorden, of laat je wachtwoordbeheerder er een maken. Bewaar ook je herstelcode.',
    label: 'Wachtwoord',
    keep: 'Opslaan',
    strength: 'Sterkte',
    weak: 'Te makkelijk te raden',
    enough: 'Moeilijk te raden',
    strong: 'Heel moeilijk te raden',
    tooWeak: 'Dit is te makkelijk te raden. Neem meer woorden of meer letters.',
  },

  cameByWay:
    'Hiervoor is een nieuw bewijs nodig dat jij het bent. Log uit, log opnieuw in en doe het binnen tien minuten.',
  login: {
    title: 'Ben jij aan het inloggen?',
    asks: (name, site) => `${name || 'Je'} wordt ingelogd bij ${site}.`,
    warning:
      'Ga alleen verder als je dit daar zojuist zelf bent begonnen. Wie je een link stuurde, zou anders als jou ingelogd kunnen worden.',
    done: 'Je bent ingelogd. Sluit dit venster en ga verder op de pagina.',
  },
  lostWindow:
    'Geen enkele pagina vraagt hier iets. Sluit dit venster en begin opnieuw op de pagina.',

  devices: {
    title: 'Andere apparaten uitloggen',
    text: (others) =>
      `Elders ingelogd: ${others}. Daar word je uitgelogd, en wat daar van je sleutel staat, opent niets meer. Je krijgt een nieuwe herstelcode en maakt je passkeys opnieuw aan.`,
    confirm: 'Uitloggen',
  },

  refusals: {
    way: 'Deze manier om in te loggen is hier niet ingesteld. Gebruik een andere.',
    'way-link': 'Deze inlogpoging is te oud of al gebruikt. Begin opnieuw.',
    'way-away': 'De dienst is niet bereikbaar. Probeer het opnieuw of gebruik een andere manier.',
    'way-failed': 'Je bent niet ingelogd. Probeer het opnieuw of gebruik een andere manier.',
    elsewhere:
      'Deze inlogpoging is ergens anders begonnen, of je browser heeft er niets van bewaard. Probeer het opnieuw.',
    'way-taken': 'Dit account heeft al een eigen wallet, of er is al een ander account toegevoegd.',
    'last-way': 'Dit is de enige manier om in te loggen die over is. Voeg eerst een andere toe.',
    unreachable: 'De wallet kan zijn server niet bereiken. Probeer het opnieuw.',
    wait: (seconds) =>
      `Probeer het over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} opnieuw`,
    mail: 'De e-mail kon niet worden verstuurd. Probeer het over een minuut opnieuw.',
    code: 'De code is onjuist of te oud. Vraag een nieuwe aan.',
    link: 'De link is te oud. Begin opnieuw.',
    device: 'Dit apparaat is geweigerd. Was jij dat, begin dan opnieuw.',
    taken: 'Dit adres heeft al een eigen wallet. Gebruik een ander.',
    unproven: 'Er is te veel tijd verstreken sinds je code. Vraag een nieuwe aan.',
    passkey: 'Deze passkey opent hier niets. Gebruik je e-mailadres.',
    outdated: 'De wallet is intussen op een ander apparaat vernieuwd. Probeer het opnieuw.',
    skewed:
      'De klok van dit apparaat loopt meer dan vijf minuten verkeerd. Zet hem gelijk en probeer het opnieuw.',
  },

  newDevice: {
    title: 'Is dit apparaat van jou?',
    asks: (site) => `Een apparaat dat nieuw is voor je wallet, wil inloggen bij ${site}.`,
    browser: 'Browser',
    address: 'Netwerkadres',
    time: 'Gevraagd',
    warning:
      'Laat het alleen binnen als je daar op dit moment aan het inloggen bent. Niemand anders heeft dat van je nodig.',
    approve: 'Het is van mij',
    refuse: 'Het is niet van mij',
    approved: 'Het apparaat mag inloggen. Ga daar verder: er is een code naar je onderweg.',
    refused: 'Het apparaat is geweigerd. Er is niets veranderd.',
    none: 'Deze link is te oud of niet volledig gekopieerd. Begin opnieuw op het apparaat.',
  },

  deletion: {
    warning:
      'Niemand kan hem terughalen. Wat erin zit, blijft op de blockchains staan, en zonder de geheime zin kan niemand erbij: exporteer die eerst.',
    title: 'Je wallet verwijderen',
    text: (email) =>
      `Niemand kan hem terughalen. Wat erin zit, blijft op de blockchains staan, en zonder de geheime zin kan niemand erbij: exporteer die eerst. Vul de code in die naar ${email} is gestuurd om de wallet te verwijderen.`,
    confirm: 'Verwijderen',
  },
}
