import type { FrameWords } from './en.ts'

export const sv: FrameWords = {
  lang: 'sv',
  asks: (origin) => `Begäran från ${origin}`,
  approve: 'Godkänn',
  reject: 'Avvisa',
  cancel: 'Avbryt',
  continue: 'Fortsätt',
  done: 'Klar',
  reviewRequest: 'Granska begäran',
  windowBlocked:
    'Fönstret stängdes eller så lät din webbläsare inget öppnas. Tillåt fönster för den här sidan och tryck på ”Granska begäran”.',
  whatIsSigned: 'Det som signeras',
  tryAgain: 'Det fungerade inte. Försök igen.',

  titles: {
    revocation: 'Återkalla en behörighet',
    permission: 'Ge en behörighet',
    batch: (count) => `Bekräfta ${count} steg på en gång`,
    message: 'Signera ett meddelande',
    signIn: (domain) => `Logga in på ${domain}`,
    data: 'Signera data',
    transaction: 'Bekräfta en transaktion',
    send: 'Skicka',
    approval: 'Låt någon spendera',
    collection: 'Låt någon ta en samling',
    piece: 'Låt någon ta ett föremål',
    swap: 'Växla',
    deployment: 'Skapa ett kontrakt',
    part: (title, index, count) => `${title} (${index} av ${count})`,
  },

  facts: {
    becomesSmart:
      'Din nyckels egen adress blir ett smart konto även på det här nätverket. Den är fortfarande din.',
    paidForYou: 'Någon annan betalar den',
    smartAccount: 'Smart konto',
    createdNow: 'Skapas på det här nätverket med detta',
    step: (index, count) => `Steg ${index} av ${count}`,
    account: 'Konto',
    amount: 'Belopp',
    arrives: 'Kommer in',
    atMost: 'Högst',
    atomic: (amount) => `${amount} (atomära enheter)`,
    closes: 'Stänger',
    collection: 'Samling',
    contract: 'Kontrakt',
    decides: 'Vem som bestämmer över det',
    destroys: 'Förstör',
    everything: 'Allt',
    exchange: 'Växlingstjänst',
    fee: 'Nätverksavgift',
    feeAtMost: 'Nätverksavgift, högst',
    forEver: 'Utan slutdatum',
    leaves: 'Går ut',
    leftGoesTo: 'Det som är kvar går till',
    network: 'Nätverk',
    newAccount: 'Nytt konto',
    nobody: 'Ingen',
    note: 'Anmärkning',
    ownCurrency: 'i nätverkets egen valuta',
    program: 'Program',
    to: 'Till',
    toTokenAccount: 'Till tokenkontot',
    token: 'Token',
    tokens: 'tokens',
    until: 'Gäller till',
    whoGets: 'Vem som får det',
    whoMayCall: 'Vem som får anropa det',
    whoMayTake: 'Vem som får ta det',
    yourAccount: 'Ditt konto',
  },

  risks: {
    permission:
      'Det här låter någon dra belopp från det här kontot utan att fråga dig igen, inom de här gränserna, tills behörigheten upphör eller du återkallar den.',
    calls:
      'Det här låter någon anropa det här kontraktet från det här kontot utan att fråga dig igen, inom de här gränserna, tills behörigheten upphör eller du återkallar den. Vad anropen innehåller är inte begränsat: tokens som det här kontraktet får ta från dig kan hamna hos vem som helst.',
    hash: 'Det här är en hash: ingen kan se vad du signerar. Signera bara om du vet varför.',
    otherDomain: (domain, host) =>
      `Det här loggar in dig på ${domain}, men begäran kommer från ${host}. Det kan vara en fälla.`,
    takeAll:
      'Det här låter någon ta ALLT du har av denna token, nu och senare, utan att fråga igen.',
    take: 'Det här låter någon ta denna token från dig utan att fråga igen.',
    takeCollection: 'Det här låter någon ta VARJE föremål i den här samlingen, nu och senare.',
    takeSomething: 'Det här låter någon ta något som är ditt utan att fråga igen.',
    pays: 'Det här är en betalning: med signaturen kan vem som helst flytta dessa tokens.',
    unknown: 'Ingen här kan läsa vad det här gör. Bekräfta bara om du litar på den här sidan.',
    fails: 'Nätverket säger att det här skulle misslyckas.',
    notSimulated:
      'Det här har inte simulerats: nätverket kunde inte säga vad som skulle lämna ditt konto.',
    more: 'Mer kan flyttas än vad som visas här.',
    control: 'Efteråt kan någon annan ta det som finns på ett av dina konton.',
    authority: 'Det här ger ett av dina konton till någon annan.',
    assignment:
      'Det här ger ett konto till ett program: din nyckel kanske inte kan öppna det längre.',
    closing: 'Det som är kvar på kontot går till någon annan.',
    burning: 'Det här förstör tokens.',
    durable: 'Det här upphör inte att gälla: den som har det kan utföra det när som helst senare.',
  },

  permission: {
    every: (amount, duration) => `${amount} per ${duration}`,
    from: 'Från',
    flows: 'Löpande',
    atOnce: 'Direkt',
    function: 'Funktion',
    calls: 'Anrop totalt, högst',
    perCall: 'Med varje anrop, högst',
    inAll: 'Totalt, högst',
    enforcedCalls:
      'Ett kontrakt upprätthåller de här gränserna. De som gjort det skulle kunna pausa det, och då stoppas de här anropen. Funktionernas namn har sidan valt; det är koden efter varje namn som gäller.',
    enforced:
      'Ett kontrakt upprätthåller de här gränserna. De som gjort det skulle kunna pausa det, och då kan ingen ta något.',
  },

  recovery: {
    title: 'Din återställningskod',
    text: 'Den ger dig tillbaka din plånbok på en annan enhet. Ingen annan har den, och ingen kan skicka den till dig igen. Skriv ner den eller spara den i din lösenordshanterare.',
    copy: 'Kopiera koden',
    copied: 'Kopierad',
    saved: 'Jag har sparat den',
    askTitle: 'Återställningskod',
    askText:
      'Den här enheten är ny för din plånbok. Skriv koden som du sparade när du skapade den.',
    incomplete: 'En kod har 25 bokstäver och siffror. Kontrollera vad som saknas.',
    wrong: 'Det här är en annan kod. Kontrollera varje tecken.',
    either: 'Återställningskod eller lösenord',
    askEither:
      'Den här enheten är ny för din plånbok. Skriv koden som du sparade när du skapade den, eller lösenordet som du valde för den.',
    neither: 'Det här är varken din kod eller ditt lösenord.',
  },

  phrase: {
    willShow: 'Den visas härnäst. Se till att ingen tittar på din skärm.',
    show: 'Visa den',
    askTitle: 'Är det du?',
    askText: (email) =>
      `En kod har skickats till ${email}. Skriv den för att se den hemliga frasen till din plånbok.`,
    code: 'Kod',
    title: 'Din hemliga fras',
    text: 'Den öppnar dina konton i vilken annan plånbok som helst. Med den kan vem som helst ta dina pengar: skriv ner den, visa den inte för någon och skriv inte in den på någon sida.',
  },

  passkey: {
    makeTitle: 'Öppna din plånbok med en lösennyckel',
    makeText:
      'Din enhet ber om ditt ansikte, ditt finger eller sin kod. Vid senare besök räcker det: ingen e-post och ingen återställningskod.',
    make: 'Skapa en lösennyckel',
    madeTitle: 'Din lösennyckel är klar',
    opens:
      'Den loggar in dig och öppnar din plånbok, här och överallt där dina lösennycklar finns.',
    signsIn:
      'Den loggar in dig. Den kan inte öppna din plånbok på en ny enhet: spara din återställningskod för det.',
    known: 'Den här enheten har redan en lösennyckel till din plånbok.',
    closed:
      'Du stängde den, eller så har enheten ingen lösennyckel här. Ingenting har ändrats. Försök igen.',
    useTitle: 'Använd din lösennyckel',
    useText: 'Din enhet ber om ditt ansikte, ditt finger eller sin kod.',
    use: 'Använd en lösennyckel',
  },

  ways: {
    title: 'Sätt att logga in',
    more: 'Fler sätt',
    email: 'E-postadress',
    passkey: 'Lösennyckel',
    remove: 'Ta bort',
    add: 'Lägg till',
    proof: (email) => `Ange koden som skickades till ${email}.`,
    removeTitle: (way) => `Ta bort ${way}?`,
    removeText:
      'Ingen loggar in med det längre. Enheter som är inloggade förblir det: logga ut dem också om någon av dem inte är din.',
    addTitle: (way) => `Lägg till ${way}`,
    addText:
      'Alla som kan använda det kan logga in i den här plånboken. Din återställningskod förblir som den är.',
    open: (way) => `Fortsätt hos ${way}`,
    waiting: (way) => `Fortsätt i fönstret för ${way}. Det här fortsätter av sig självt.`,
    scan: 'Skanna koden med mobilens kamera och godkänn i Farcaster-appen.',
  },

  owners: {
    title: 'Återställ med en lösennyckel',
    text: 'En lösennyckel som du tillåter ger dig ditt smart konto tillbaka, med dess adress, när alla enheter och återställningskoden är borta. Varje nätverk räknas för sig och tar en nätverksavgift. Nyckelns eget konto och Solana ges inte tillbaka.',
    allow: 'Tillåt',
    takeBack: 'Ta tillbaka',
    takeOver: 'Ta över',
    without: 'Ingen lösennyckel får återställa det',
    with: 'En lösennyckel får återställa det',
    elsewhere: 'Här tillhör det en annan nyckel',
    unknown: 'Nätverket svarar inte',
    noPasskey: 'Lägg först till en lösennyckel. Kom sedan tillbaka hit.',
    unsuited:
      'Den här lösennyckeln kan inte signera för konton. Lägg till en annan och använd den.',
    allowTitle: 'Låt en lösennyckel återställa det här kontot',
    allowRisk:
      'Den som har den här lösennyckeln kan göra allt med det här kontot på det här nätverket, tills du tar tillbaka det här. Att ta bort själva lösennyckeln tar inte tillbaka det.',
    takeBackTitle: 'Låt ingen lösennyckel återställa det här kontot',
    takeOverTitle: 'Ta över ditt smart konto',
    takeOverText:
      'Din lösennyckel ger ditt smart konto till en ny nyckel på den här enheten. Dess adress är kvar, och det betalar en nätverksavgift. Den tidigare nyckeln ges upp: det som finns på dess eget konto och på Solana blir kvar där. Om du har återställningskoden, avbryt och använd den.',
    offer: 'Jag har ingen kod: använd min lösennyckel',
    newOwner: 'Ny nyckel',
    waiting: 'Väntar på nätverket',
    stay: 'Håll detta öppet tills det är klart.',
    failed: 'Nätverket har inte gjort det. Försök igen om en minut.',
  },

  password: {
    title: 'Ange ett lösenord',
    text: 'Det släpper in en ny enhet, precis som din återställningskod. Någon som läser din e-post kan försöka gissa det: använd många ord eller låt din lösenordshanterare skapa ett. Behåll också din återställningskod.',
    label: 'Lösenord',
    keep: 'Spara',
    strength: 'Styrka',
    weak: 'För lätt att gissa',
    enough: 'Svårt att gissa',
    strong: 'Mycket svårt att gissa',
    tooWeak: 'Det här är för lätt att gissa. Använd fler ord eller fler bokstäver.',
  },

  cameByWay:
    'Det här kräver ett nytt bevis på att det är du. Logga ut, logga in igen och gör det inom tio minuter.',
  login: {
    title: 'Håller du på att logga in?',
    asks: (name, site) => `${name || 'Du'} loggas in på ${site}.`,
    warning:
      'Fortsätt bara om du påbörjade det här där för en liten stund sedan. Någon som skickat dig en länk kan annars bli inloggad som du.',
    done: 'Du är inloggad. Stäng det här fönstret och fortsätt på sidan.',
  },
  lostWindow: 'Ingen sida begär något här. Stäng det här fönstret och börja om på sidan.',

  devices: {
    title: 'Logga ut andra enheter',
    text: (others) =>
      `Inloggad på annat håll: ${others}. Du loggas ut där, och det som finns av din nyckel där öppnar ingenting längre. Du får en ny återställningskod och skapar dina lösennycklar på nytt.`,
    confirm: 'Logga ut',
  },

  refusals: {
    way: 'Det här sättet att logga in är inte inställt här. Använd ett annat.',
    'way-link': 'Den här inloggningen är för gammal eller har redan använts. Börja om.',
    'way-away': 'Tjänsten går inte att nå. Försök igen eller använd ett annat sätt.',
    'way-failed': 'Du loggades inte in. Försök igen eller använd ett annat sätt.',
    elsewhere:
      'Den här inloggningen påbörjades någon annanstans, eller så har din webbläsare inte sparat något av den. Försök igen.',
    'way-taken':
      'Det här kontot har redan en egen plånbok, eller så är ett annat konto redan tillagt.',
    'last-way': 'Det här är det enda sättet att logga in som är kvar. Lägg till ett annat först.',
    unreachable: 'Plånboken kan inte nå sin server. Försök igen.',
    wait: (seconds) => `Försök igen om ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'}`,
    mail: 'E-postmeddelandet kunde inte skickas. Försök igen om en minut.',
    code: 'Koden är fel eller för gammal. Be om en ny.',
    link: 'Länken är för gammal. Börja om.',
    device: 'Den här enheten nekades. Om det var du, börja om.',
    taken: 'Den här adressen har redan en egen plånbok. Använd en annan.',
    unproven: 'För lång tid har gått sedan din kod. Be om en ny.',
    passkey: 'Den här lösennyckeln öppnar ingenting här. Använd din e-postadress.',
    outdated: 'Plånboken förnyades under tiden på en annan enhet. Försök igen.',
    skewed: 'Enhetens klocka går mer än fem minuter fel. Ställ den och försök igen.',
  },

  newDevice: {
    title: 'Är den här enheten din?',
    asks: (site) => `En enhet som är ny för din plånbok vill logga in på ${site}.`,
    browser: 'Webbläsare',
    address: 'Nätverksadress',
    time: 'Begärt',
    warning:
      'Släpp in den bara om du loggar in där i detta ögonblick. Ingen annan behöver att du gör det.',
    approve: 'Den är min',
    refuse: 'Den är inte min',
    approved: 'Enheten får logga in. Fortsätt där: en kod är på väg till dig.',
    refused: 'Enheten nekades. Ingenting har ändrats.',
    none: 'Länken är för gammal eller kopierades inte i sin helhet. Börja om på enheten.',
  },

  deletion: {
    warning:
      'Ingen kan få tillbaka den. Det som finns i den blir kvar på blockkedjorna, och utan dess hemliga fras når ingen det: exportera frasen först.',
    title: 'Radera din plånbok',
    text: (email) =>
      `Ingen kan få tillbaka den. Det som finns i den blir kvar på blockkedjorna, och utan dess hemliga fras når ingen det: exportera frasen först. Skriv koden som skickades till ${email} för att radera plånboken.`,
    confirm: 'Radera',
  },
}
