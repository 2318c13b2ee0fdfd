import type { FrameWords } from './en.ts'

export const ro: FrameWords = {
  lang: 'ro',
  asks: (origin) => `Solicitat de ${origin}`,
  approve: 'Aprobă',
  reject: 'Refuză',
  cancel: 'Anulează',
  continue: 'Continuă',
  done: 'Gata',
  reviewRequest: 'Verifică cererea',
  windowBlocked:
    'Fereastra a fost închisă sau browserul tău nu a lăsat-o să se deschidă. Permite ferestrele pentru această pagină și apasă Verifică cererea.',
  whatIsSigned: 'Ce se semnează',
  tryAgain: 'Nu a funcționat. Încearcă din nou.',

  titles: {
    revocation: 'Retrage o permisiune',
    permission: 'Acordă o permisiune',
    batch: (count) => `Confirmă toți pașii deodată (${count})`,
    message: 'Semnează un mesaj',
    signIn: (domain) => `Autentifică-te pe ${domain}`,
    data: 'Semnează date',
    transaction: 'Confirmă o tranzacție',
    send: 'Trimite',
    approval: 'Lasă pe cineva să cheltuiască',
    collection: 'Lasă pe cineva să ia o colecție',
    piece: 'Lasă pe cineva să ia un obiect',
    swap: 'Schimbă',
    deployment: 'Creează un contract',
    part: (title, index, count) => `${title} (${index} din ${count})`,
  },

  facts: {
    becomesSmart: 'Adresa proprie a cheii tale devine și ea unul în această rețea. Rămâne a ta.',
    paidForYou: 'Îl plătește altcineva',
    smartAccount: 'Cont inteligent',
    createdNow: 'Creat în această rețea prin această cerere',
    step: (index, count) => `Pasul ${index} din ${count}`,
    account: 'Cont',
    amount: 'Sumă',
    arrives: 'Ajunge',
    atMost: 'Cel mult',
    atomic: (amount) => `${amount} (unități atomice)`,
    closes: 'Închide',
    collection: 'Colecție',
    contract: 'Contract',
    decides: 'Cine decide asupra lui',
    destroys: 'Distruge',
    everything: 'Tot',
    exchange: 'Platformă de schimb',
    fee: 'Comision de rețea',
    feeAtMost: 'Comision de rețea, cel mult',
    forEver: 'Niciodată',
    leaves: 'Pleacă',
    leftGoesTo: 'Ce rămâne merge la',
    network: 'Rețea',
    newAccount: 'Cont nou',
    nobody: 'Nimeni',
    note: 'Notă',
    ownCurrency: 'din moneda proprie a rețelei',
    program: 'Program',
    to: 'Către',
    toTokenAccount: 'Către contul de tokenuri',
    token: 'Token',
    tokens: 'tokenuri',
    until: 'Expiră',
    whoGets: 'Cine primește',
    whoMayCall: 'Cine îl poate apela',
    whoMayTake: 'Cine poate lua',
    yourAccount: 'Contul tău',
  },

  risks: {
    permission:
      'Asta permite cuiva să ia din acest cont fără să te mai întrebe, în aceste limite, până când permisiunea se încheie sau o retragi.',
    calls:
      'Asta permite cuiva să apeleze acest contract din acest cont fără să te mai întrebe, în aceste limite, până când permisiunea se încheie sau o retragi. Conținutul apelurilor nu este limitat: tokenurile pe care acest contract ți le poate lua pot ajunge la oricine.',
    hash: 'Acesta este un hash: nimeni nu poate spune ce semnezi. Semnează-l doar dacă știi de ce.',
    otherDomain: (domain, host) =>
      `Asta te autentifică pe ${domain}, dar cererea vine de la ${host}. Poate fi o capcană.`,
    takeAll:
      'Asta permite cuiva să ia TOATĂ cantitatea din acest token, acum și mai târziu, fără să mai întrebe.',
    take: 'Asta permite cuiva să îți ia acest token fără să mai întrebe.',
    takeCollection:
      'Asta permite cuiva să ia TOATE obiectele din această colecție, acum și mai târziu.',
    takeSomething: 'Asta permite cuiva să ia ceva de-al tău fără să mai întrebe.',
    pays: 'Aceasta este o plată: cu semnătura, oricine poate muta tokenurile.',
    unknown:
      'Nimeni de aici nu poate citi ce face asta. Confirmă doar dacă ai încredere în această pagină.',
    fails: 'Rețeaua spune că asta ar eșua.',
    notSimulated:
      'Nu s-a făcut nicio simulare: rețeaua nu a putut spune ce ar pleca din contul tău.',
    more: 'Poate pleca mai mult decât se arată aici.',
    control: 'După aceea, altcineva poate lua ce se află într-un cont al tău.',
    authority: 'Asta dă altcuiva un cont al tău.',
    assignment: 'Asta dă un cont unui program: se poate ca cheia ta să nu îl mai deschidă.',
    closing: 'Ce rămâne în cont merge la altcineva.',
    burning: 'Asta distruge tokenuri.',
    durable: 'Asta nu expiră: cine o are o poate executa oricând mai târziu.',
  },

  permission: {
    every: (amount, duration) => `${amount} la fiecare ${duration}`,
    from: 'Începând cu',
    flows: 'Flux continuu',
    atOnce: 'Imediat',
    function: 'Funcție',
    calls: 'Apeluri în total, cel mult',
    perCall: 'La fiecare apel, cel mult',
    inAll: 'În total, cel mult',
    enforcedCalls:
      'Un contract impune aceste limite. Cei care l-au creat l-ar putea suspenda, iar atunci aceste apeluri s-ar opri. Numele funcțiilor au fost alese de pagină; contează codul de după fiecare nume.',
    enforced:
      'Un contract impune aceste limite. Cei care l-au creat l-ar putea suspenda, iar atunci nimeni nu ar putea lua nimic.',
  },

  recovery: {
    title: 'Codul tău de recuperare',
    text: 'Îți aduce portofelul înapoi pe alt dispozitiv. Nimeni altcineva nu îl are și nimeni nu ți-l poate trimite din nou. Notează-l sau păstrează-l în managerul tău de parole.',
    copy: 'Copiază codul',
    copied: 'Copiat',
    saved: 'L-am salvat',
    askTitle: 'Cod de recuperare',
    askText:
      'Acest dispozitiv este nou pentru portofelul tău. Scrie codul pe care l-ai salvat când l-ai creat.',
    incomplete: 'Un cod are 25 de litere și cifre. Verifică ce lipsește.',
    wrong: 'Acesta este alt cod. Verifică fiecare literă.',
    either: 'Cod de recuperare sau parolă',
    askEither:
      'Acest dispozitiv este nou pentru portofelul tău. Scrie codul pe care l-ai salvat când l-ai creat sau parola pe care ai ales-o pentru el.',
    neither: 'Acesta nu este nici codul tău, nici parola ta.',
  },

  phrase: {
    willShow: 'Urmează să fie afișată. Asigură-te că nimeni nu se uită la ecranul tău.',
    show: 'Afișeaz-o',
    askTitle: 'Ești tu?',
    askText: (email) =>
      `S-a trimis un cod la ${email}. Scrie-l ca să vezi fraza secretă a portofelului tău.`,
    code: 'Cod',
    title: 'Fraza ta secretă',
    text: 'Îți deschide conturile în orice alt portofel. Cu ea, oricine îți ia banii: noteaz-o, nu o arăta nimănui, nu o scrie în nicio pagină.',
  },

  passkey: {
    makeTitle: 'Deschide-ți portofelul cu o cheie de acces',
    makeText:
      'Dispozitivul îți cere fața, degetul sau codul lui. La vizitele următoare este de ajuns: fără e-mail și fără cod de recuperare.',
    make: 'Creează o cheie de acces',
    madeTitle: 'Cheia ta de acces este gata',
    opens:
      'Te autentifică și îți deschide portofelul, aici și oriunde se află cheile tale de acces.',
    signsIn:
      'Te autentifică. Nu îți poate deschide portofelul pe un dispozitiv nou: păstrează pentru asta codul de recuperare.',
    known: 'Acest dispozitiv are deja o cheie de acces pentru portofelul tău.',
    closed:
      'Ai închis cererea sau acest dispozitiv nu are nicio cheie de acces aici. Nu s-a schimbat nimic. Încearcă din nou.',
    useTitle: 'Folosește cheia ta de acces',
    useText: 'Dispozitivul îți cere fața, degetul sau codul lui.',
    use: 'Folosește o cheie de acces',
  },

  ways: {
    title: 'Moduri de autentificare',
    more: 'Mai multe moduri',
    email: 'Adresă de e-mail',
    passkey: 'Cheie de acces',
    remove: 'Elimină',
    add: 'Adaugă',
    proof: (email) => `Scrie codul trimis la ${email}.`,
    removeTitle: (way) => `Elimini: ${way}?`,
    removeText:
      'Nimeni nu se mai autentifică astfel. Dispozitivele deja autentificate rămân așa: deconectează-le și pe ele dacă vreunul nu este al tău.',
    addTitle: (way) => `Adaugă: ${way}`,
    addText:
      'Oricine o poate folosi se poate autentifica în acest portofel. Codul tău de recuperare rămâne același.',
    open: (way) => `Continuă pe ${way}`,
    waiting: (way) => `Continuă în fereastra ${way}. Apoi totul merge mai departe de la sine.`,
    scan: 'Scanează codul cu camera telefonului și acceptă în aplicația Farcaster.',
  },

  owners: {
    title: 'Recuperează cu o cheie de acces',
    text: 'O cheie de acces căreia îi permiți îți aduce înapoi contul inteligent, cu adresa lui, când toate dispozitivele și codul de recuperare sunt pierdute. Fiecare rețea contează separat și ia un comision de rețea. Contul propriu al cheii și Solana nu sunt aduse înapoi.',
    allow: 'Permite',
    takeBack: 'Retrage',
    takeOver: 'Preia',
    without: 'Nicio cheie de acces nu îl poate recupera',
    with: 'O cheie de acces îl poate recupera',
    elsewhere: 'Aici este al altei chei',
    unknown: 'Rețeaua nu răspunde',
    noPasskey: 'Adaugă întâi o cheie de acces. Apoi revino aici.',
    unsuited:
      'Această cheie de acces nu poate semna pentru conturi. Adaugă alta și folosește-o pe aceea.',
    allowTitle: 'Lasă o cheie de acces să recupereze acest cont',
    allowRisk:
      'Cine are această cheie de acces poate face orice cu acest cont în această rețea, până când retragi permisiunea aici. Eliminarea cheii de acces nu o retrage.',
    takeBackTitle: 'Nu lăsa nicio cheie de acces să recupereze acest cont',
    takeOverTitle: 'Preia contul tău inteligent',
    takeOverText:
      'Cheia ta de acces dă contul inteligent unei chei noi de pe acest dispozitiv. Adresa lui rămâne, iar contul plătește un comision de rețea. Cheia de dinainte este abandonată: ce se află în contul ei propriu și pe Solana rămâne acolo. Dacă ai codul de recuperare, anulează și folosește-l.',
    offer: 'Nu am cod: folosește o cheie de acces',
    newOwner: 'Cheie nouă',
    waiting: 'Se așteaptă rețeaua',
    stay: 'Ține deschis până se termină.',
    failed: 'Rețeaua nu a făcut asta. Încearcă din nou peste un minut.',
  },

  password: {
    title: 'Setează o parolă',
    text: 'Lasă un dispozitiv nou să intre, la fel ca și codul tău de recuperare. Cine îți citește e-mailurile poate încerca să o ghicească: folosește multe cuvinte sau lasă managerul de parole să creeze una. Păstrează și codul de recuperare.',
    label: 'Parolă',
    keep: 'Salvează',
    strength: 'Putere',
    weak: 'Prea ușor de ghicit',
    enough: 'Greu de ghicit',
    strong: 'Foarte greu de ghicit',
    tooWeak: 'Este prea ușor de ghicit. Folosește mai multe cuvinte sau mai multe litere.',
  },

  cameByWay:
    'Pentru asta este nevoie de o dovadă nouă că ești tu. Deconectează-te, autentifică-te din nou și fă-o în cel mult zece minute.',
  login: {
    title: 'Tu te autentifici?',
    asks: (name, site) => `Autentificare pe ${site} pentru ${name || 'tine'}.`,
    warning:
      'Continuă doar dacă ai început asta acolo acum câteva clipe. Cineva care ți-a trimis un link ar putea ajunge autentificat în numele tău.',
    done: 'Te-ai autentificat. Închide această fereastră și continuă în pagină.',
  },
  lostWindow:
    'Nicio pagină nu cere nimic aici. Închide această fereastră și începe din nou în pagină.',

  devices: {
    title: 'Deconectează alte dispozitive',
    text: (others) =>
      `Autentificări în altă parte: ${others}. Se închid, iar ce au acele dispozitive din cheia ta nu mai deschide nimic. Primești un cod de recuperare nou și îți creezi din nou cheile de acces.`,
    confirm: 'Deconectează',
  },

  refusals: {
    way: 'Acest mod de autentificare nu este configurat aici. Folosește altul.',
    'way-link': 'Această autentificare este prea veche sau a fost deja folosită. Începe din nou.',
    'way-away': 'Nu se poate ajunge la serviciu. Încearcă din nou sau folosește alt mod.',
    'way-failed': 'Nu te-ai autentificat. Încearcă din nou sau folosește alt mod.',
    elsewhere:
      'Această autentificare a fost începută în altă parte sau browserul tău nu a păstrat nimic din ea. Încearcă din nou.',
    'way-taken': 'Acest cont are deja propriul portofel sau un alt cont este deja adăugat.',
    'last-way': 'Este singurul mod de autentificare rămas. Adaugă mai întâi altul.',
    unreachable: 'Portofelul nu poate ajunge la serverul lui. Încearcă din nou.',
    wait: (seconds) => `Încearcă din nou peste ${seconds} s`,
    mail: 'E-mailul nu s-a putut trimite. Încearcă din nou peste un minut.',
    code: 'Codul este greșit sau prea vechi. Cere unul nou.',
    link: 'Linkul este prea vechi. Începe din nou.',
    device: 'Acest dispozitiv a fost refuzat. Dacă erai tu, începe din nou.',
    taken: 'Această adresă are deja propriul portofel. Folosește alta.',
    unproven: 'A trecut prea mult timp de la codul tău. Cere unul nou.',
    passkey: 'Această cheie de acces nu deschide nimic aici. Folosește adresa ta de e-mail.',
    outdated: 'Între timp, portofelul a fost reînnoit pe alt dispozitiv. Încearcă din nou.',
    skewed:
      'Ceasul acestui dispozitiv este greșit cu mai mult de cinci minute. Potrivește-l și încearcă din nou.',
  },

  newDevice: {
    title: 'Acest dispozitiv este al tău?',
    asks: (site) => `Un dispozitiv nou pentru portofelul tău vrea să se autentifice pe ${site}.`,
    browser: 'Browser',
    address: 'Adresă de rețea',
    time: 'Cerut la',
    warning:
      'Lasă-l să intre doar dacă te autentifici acolo chiar acum. Nimeni altcineva nu are nevoie să o faci.',
    approve: 'Este al meu',
    refuse: 'Nu este al meu',
    approved: 'Dispozitivul se poate autentifica. Continuă acolo: un cod este pe drum spre tine.',
    refused: 'Dispozitivul a fost refuzat. Nu s-a schimbat nimic.',
    none: 'Acest link este prea vechi sau nu a fost copiat în întregime. Începe din nou pe dispozitiv.',
  },

  deletion: {
    warning:
      'Nimeni nu îl poate aduce înapoi. Ce conține rămâne pe blockchainurile lui, iar fără fraza secretă nimeni nu mai ajunge la el: exportă mai întâi fraza.',
    title: 'Șterge-ți portofelul',
    text: (email) =>
      `Nimeni nu îl poate aduce înapoi. Ce conține rămâne pe blockchainurile lui, iar fără fraza secretă nimeni nu mai ajunge la el: exportă mai întâi fraza. Ca să îl ștergi, scrie codul trimis la ${email}.`,
    confirm: 'Șterge',
  },
}
