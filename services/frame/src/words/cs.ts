import type { FrameWords } from './en.ts'

export const cs: FrameWords = {
  lang: 'cs',
  asks: (origin) => `Žádost od ${origin}`,
  approve: 'Schválit',
  reject: 'Odmítnout',
  cancel: 'Zrušit',
  continue: 'Pokračovat',
  done: 'Hotovo',
  reviewRequest: 'Zkontrolovat žádost',
  windowBlocked:
    'Okno bylo zavřeno, nebo ho prohlížeč nedovolil otevřít. Povolte této stránce vyskakovací okna a stiskněte „Zkontrolovat žádost“.',
  whatIsSigned: 'Co se podepisuje',
  tryAgain: 'To se nezdařilo. Zkuste to znovu.',

  titles: {
    revocation: 'Odebrat oprávnění',
    permission: 'Udělit oprávnění',
    batch: (count) => `Potvrdit kroky najednou: ${count}`,
    message: 'Podepsat zprávu',
    signIn: (domain) => `Přihlásit se na ${domain}`,
    data: 'Podepsat data',
    transaction: 'Potvrdit transakci',
    send: 'Odeslat',
    approval: 'Dovolit někomu utrácet',
    collection: 'Dovolit někomu vzít kolekci',
    piece: 'Dovolit někomu vzít předmět',
    swap: 'Směnit',
    deployment: 'Vytvořit kontrakt',
    part: (title, index, count) => `${title} (${index} z ${count})`,
  },

  facts: {
    becomesSmart:
      'Vlastní adresa vašeho klíče se v této síti stane také chytrým účtem. Zůstane vaše.',
    paidForYou: 'Platí ho někdo jiný',
    smartAccount: 'Chytrý účet',
    createdNow: 'Vytvoří se v této síti spolu s tímto',
    step: (index, count) => `Krok ${index} z ${count}`,
    account: 'Účet',
    amount: 'Částka',
    arrives: 'Přibude',
    atMost: 'Nejvýše',
    atomic: (amount) => `${amount} (v nejmenších jednotkách)`,
    closes: 'Zavře',
    collection: 'Kolekce',
    contract: 'Kontrakt',
    decides: 'Kdo o něm rozhoduje',
    destroys: 'Zničí',
    everything: 'Vše',
    exchange: 'Burza',
    fee: 'Síťový poplatek',
    feeAtMost: 'Síťový poplatek, nejvýše',
    forEver: 'Navždy',
    leaves: 'Ubude',
    leftGoesTo: 'Co zbude, půjde na',
    network: 'Síť',
    newAccount: 'Nový účet',
    nobody: 'Nikdo',
    note: 'Poznámka',
    ownCurrency: 've vlastní měně sítě',
    program: 'Program',
    to: 'Komu',
    toTokenAccount: 'Na účet tokenu',
    token: 'Token',
    tokens: 'ks tokenu',
    until: 'Platí do',
    whoGets: 'Kdo to dostane',
    whoMayCall: 'Kdo ho smí volat',
    whoMayTake: 'Kdo si to smí vzít',
    yourAccount: 'Váš účet',
  },

  risks: {
    permission:
      'Tím dovolíte někomu brát z tohoto účtu bez dalšího dotazu, v těchto mezích, dokud oprávnění neskončí nebo ho neodeberete.',
    calls:
      'Tím dovolíte někomu volat tento kontrakt z tohoto účtu bez dalšího dotazu, v těchto mezích, dokud oprávnění neskončí nebo ho neodeberete. Obsah volání omezen není: tokeny, které vám tento kontrakt smí vzít, mohou skončit u kohokoli.',
    hash: 'Toto je otisk (hash): nikdo nedokáže říct, co podepisujete. Podepište ho, jen pokud víte proč.',
    otherDomain: (domain, host) =>
      `Tím se přihlásíte na ${domain}, ale žádá o to ${host}. Může to být past.`,
    takeAll:
      'Tím dovolíte někomu vzít VŠECHNY vaše tokeny tohoto druhu, teď i později, bez dalšího dotazu.',
    take: 'Tím dovolíte někomu vzít vám tento token bez dalšího dotazu.',
    takeCollection: 'Tím dovolíte někomu vzít VŠECHNY předměty této kolekce, teď i později.',
    takeSomething: 'Tím dovolíte někomu vzít vám něco vašeho bez dalšího dotazu.',
    pays: 'Toto je platba: s tímto podpisem může tokeny přesunout kdokoli.',
    unknown: 'Nikdo tu nedokáže přečíst, co to dělá. Potvrďte to, jen pokud této stránce věříte.',
    fails: 'Síť hlásí, že by se to nezdařilo.',
    notSimulated: 'Toto nebylo simulováno: síť nedokázala říct, co by z vašeho účtu odešlo.',
    more: 'Může se přesunout více, než je zde vidět.',
    control: 'Potom si někdo jiný může vzít to, co je na některém z vašich účtů.',
    authority: 'Tím předáte některý ze svých účtů někomu jinému.',
    assignment: 'Tím předáte účet programu: váš klíč ho už možná neotevře.',
    closing: 'Co na účtu zbude, půjde někomu jinému.',
    burning: 'Tím se zničí tokeny.',
    durable: 'Platnost tohoto nevyprší: kdo to má, může to provést kdykoli později.',
  },

  permission: {
    every: (amount, duration) => `${amount} za každé období (${duration})`,
    from: 'Od',
    flows: 'Plyne',
    atOnce: 'Hned',
    function: 'Funkce',
    calls: 'Volání celkem, nejvýše',
    perCall: 'S každým voláním, nejvýše',
    inAll: 'Celkem, nejvýše',
    enforcedCalls:
      'Tyto meze vynucuje kontrakt. Jeho tvůrci by ho mohli pozastavit a tato volání by pak přestala. Názvy funkcí zvolila stránka, rozhoduje kód za každým názvem.',
    enforced:
      'Tyto meze vynucuje kontrakt. Jeho tvůrci by ho mohli pozastavit a pak by si nikdo nemohl nic vzít.',
  },

  recovery: {
    title: 'Váš kód pro obnovení',
    text: 'Vrátí vaši peněženku na jiném zařízení. Nikdo jiný ho nemá a nikdo vám ho nemůže poslat znovu. Zapište si ho, nebo ho uložte ve správci hesel.',
    copy: 'Kopírovat kód',
    copied: 'Zkopírováno',
    saved: 'Kód je uložený',
    askTitle: 'Kód pro obnovení',
    askText:
      'Toto zařízení je pro vaši peněženku nové. Zadejte kód uložený při vytvoření peněženky.',
    incomplete: 'Kód má 25 písmen a číslic. Zkontrolujte, co chybí.',
    wrong: 'Toto je jiný kód. Zkontrolujte každé písmeno.',
    either: 'Kód pro obnovení nebo heslo',
    askEither:
      'Toto zařízení je pro vaši peněženku nové. Zadejte kód uložený při vytvoření peněženky, nebo heslo, které k ní máte.',
    neither: 'Toto není váš kód ani vaše heslo.',
  },

  phrase: {
    willShow: 'Teď se zobrazí. Ujistěte se, že se vám nikdo nedívá na obrazovku.',
    show: 'Zobrazit',
    askTitle: 'Jste to vy?',
    askText: (email) =>
      `Na adresu ${email} byl odeslán kód. Zadejte ho a uvidíte tajnou frázi své peněženky.`,
    code: 'Kód',
    title: 'Vaše tajná fráze',
    text: 'Otevře vaše účty v jakékoli jiné peněžence. S ní vám kdokoli vezme peníze: zapište si ji, nikomu ji neukazujte a nepište ji na žádnou stránku.',
  },

  passkey: {
    makeTitle: 'Otevírejte peněženku přístupovým klíčem',
    makeText:
      'Zařízení bude chtít vaši tvář, prst nebo svůj kód. Při příštích návštěvách to stačí: žádný e-mail ani kód pro obnovení.',
    make: 'Vytvořit přístupový klíč',
    madeTitle: 'Váš přístupový klíč je hotový',
    opens: 'Přihlásí vás a otevře vaši peněženku, zde i všude, kde jsou vaše přístupové klíče.',
    signsIn:
      'Přihlásí vás. Na novém zařízení peněženku otevřít nemůže: k tomu si uschovejte kód pro obnovení.',
    known: 'Toto zařízení už přístupový klíč k vaší peněžence má.',
    closed:
      'Okno bylo zavřeno, nebo tu toto zařízení nemá žádný přístupový klíč. Nic se nezměnilo. Zkuste to znovu.',
    useTitle: 'Použijte přístupový klíč',
    useText: 'Zařízení bude chtít vaši tvář, prst nebo svůj kód.',
    use: 'Použít přístupový klíč',
  },

  ways: {
    title: 'Způsoby přihlášení',
    more: 'Další způsoby',
    email: 'E-mailová adresa',
    passkey: 'Přístupový klíč',
    remove: 'Odebrat',
    add: 'Přidat',
    proof: (email) => `Zadejte kód odeslaný na adresu ${email}.`,
    removeTitle: (way) => `Odebrat „${way}“?`,
    removeText:
      'Nikdo se tímto způsobem už nepřihlásí. Přihlášená zařízení zůstanou přihlášená: pokud některé není vaše, odhlaste i je.',
    addTitle: (way) => `Přidat: ${way}`,
    addText:
      'Kdokoli, kdo to může použít, se může přihlásit k této peněžence. Váš kód pro obnovení se nezmění.',
    open: (way) => `Pokračovat v ${way}`,
    waiting: (way) => `Pokračujte v okně ${way}. Dál to půjde samo.`,
    scan: 'Naskenujte kód fotoaparátem telefonu a vyjádřete souhlas v aplikaci Farcaster.',
  },

  owners: {
    title: 'Obnovit přístupovým klíčem',
    text: 'Přístupový klíč, kterému to povolíte, vrátí váš chytrý účet i s jeho adresou, když přijdete o všechna zařízení i kód pro obnovení. Každá síť se počítá zvlášť a bere síťový poplatek. Vlastní účet klíče a Solanu nevrátí.',
    allow: 'Povolit',
    takeBack: 'Vzít zpět',
    takeOver: 'Převzít',
    without: 'Žádný přístupový klíč ho nesmí obnovit',
    with: 'Přístupový klíč ho smí obnovit',
    elsewhere: 'Tady patří jinému klíči',
    unknown: 'Síť neodpovídá',
    noPasskey: 'Nejdřív přidejte přístupový klíč. Pak se sem vraťte.',
    unsuited: 'Tento přístupový klíč nemůže podepisovat za účty. Přidejte jiný a použijte ten.',
    allowTitle: 'Dovolit přístupovému klíči obnovit tento účet',
    allowRisk:
      'Kdo má tento přístupový klíč, může s tímto účtem v této síti dělat všechno, dokud to tady nevezmete zpět. Odebráním samotného přístupového klíče se to zpět nebere.',
    takeBackTitle: 'Nedovolit žádnému přístupovému klíči obnovit tento účet',
    takeOverTitle: 'Převzít váš chytrý účet',
    takeOverText:
      'Váš přístupový klíč předá chytrý účet novému klíči na tomto zařízení. Jeho adresa zůstane a účet zaplatí síťový poplatek. Dosavadního klíče se vzdáváte: co je na jeho vlastním účtu a v Solaně, zůstane tam. Pokud máte kód pro obnovení, zrušte to a použijte ho.',
    offer: 'Nemám kód: použít můj přístupový klíč',
    newOwner: 'Nový klíč',
    waiting: 'Čeká se na síť',
    stay: 'Nechte to otevřené, dokud to neskončí.',
    failed: 'Síť to neprovedla. Zkuste to znovu za minutu.',
  },

  password: {
    title: 'Nastavit heslo',
    text: 'Vpustí nové zařízení, stejně jako váš kód pro obnovení. Kdo čte vaši poštu, může se ho pokusit uhodnout: použijte hodně slov, nebo ho nechte vytvořit správce hesel. Uschovejte si i kód pro obnovení.',
    label: 'Heslo',
    keep: 'Uložit',
    strength: 'Síla',
    weak: 'Příliš snadné uhodnout',
    enough: 'Těžké uhodnout',
    strong: 'Velmi těžké uhodnout',
    tooWeak: 'Toto lze příliš snadno uhodnout. Použijte více slov, nebo více písmen.',
  },

  cameByWay:
    'K tomu je potřeba znovu potvrdit, že jste to vy. Odhlaste se, znovu se přihlaste a udělejte to do deseti minut.',
  login: {
    title: 'Přihlašujete se vy?',
    asks: (name, site) => `Proběhne přihlášení na ${site}. Kdo se přihlašuje: ${name || 'vy'}.`,
    warning:
      'Pokračujte, jen pokud to tam před chvílí začalo z vašeho podnětu. Jinak by se ten, kdo vám poslal odkaz, mohl přihlásit jako vy.',
    done: 'Přihlášení proběhlo. Zavřete toto okno a pokračujte na stránce.',
  },
  lostWindow: 'Žádná stránka tu o nic nežádá. Zavřete toto okno a začněte na stránce znovu.',

  devices: {
    title: 'Odhlásit jiná zařízení',
    text: (others) =>
      `Přihlášeno jinde: ${others}. Tato zařízení budou odhlášena a to, co mají z vašeho klíče, už nic neotevře. Dostanete nový kód pro obnovení a znovu si vytvoříte přístupové klíče.`,
    confirm: 'Odhlásit',
  },

  refusals: {
    way: 'Tento způsob přihlášení tu není nastaven. Použijte jiný.',
    'way-link': 'Toto přihlášení je příliš staré, nebo už bylo použito. Začněte znovu.',
    'way-away': 'Služba není dostupná. Zkuste to znovu, nebo použijte jiný způsob.',
    'way-failed': 'Přihlášení neproběhlo. Zkuste to znovu, nebo použijte jiný způsob.',
    elsewhere:
      'Toto přihlášení začalo jinde, nebo si z něj prohlížeč nic neuložil. Zkuste to znovu.',
    'way-taken': 'Tento účet má vlastní peněženku, nebo už je přidán jiný účet.',
    'last-way': 'Toto je jediný zbývající způsob přihlášení. Nejprve přidejte jiný.',
    unreachable: 'Peněženka se nemůže spojit se svým serverem. Zkuste to znovu.',
    wait: (seconds) => `Zkuste to znovu za ${seconds} s`,
    mail: 'E-mail se nepodařilo odeslat. Zkuste to znovu za minutu.',
    code: 'Kód je nesprávný nebo příliš starý. Požádejte o nový.',
    link: 'Odkaz je příliš starý. Začněte znovu.',
    device: 'Toto zařízení bylo odmítnuto. Pokud to bylo vaše přihlášení, začněte znovu.',
    taken: 'Tato adresa má vlastní peněženku. Použijte jinou.',
    unproven: 'Od zadání kódu uplynulo příliš mnoho času. Požádejte o nový.',
    passkey: 'Tento přístupový klíč tu nic neotevře. Použijte e-mailovou adresu.',
    outdated: 'Peněženka byla mezitím obnovena na jiném zařízení. Zkuste to znovu.',
    skewed:
      'Hodiny tohoto zařízení jdou špatně o více než pět minut. Nastavte je a zkuste to znovu.',
  },

  newDevice: {
    title: 'Je toto zařízení vaše?',
    asks: (site) => `Zařízení, které je pro vaši peněženku nové, se chce přihlásit na ${site}.`,
    browser: 'Prohlížeč',
    address: 'Síťová adresa',
    time: 'Čas žádosti',
    warning:
      'Vpusťte ho, jen pokud se tam právě teď přihlašujete. Nikdo jiný to od vás nepotřebuje.',
    approve: 'Je moje',
    refuse: 'Není moje',
    approved: 'Zařízení se může přihlásit. Pokračujte na něm: kód je na cestě k vám.',
    refused: 'Zařízení bylo odmítnuto. Nic se nezměnilo.',
    none: 'Tento odkaz je příliš starý, nebo nebyl zkopírován celý. Začněte na zařízení znovu.',
  },

  deletion: {
    warning:
      'Nikdo ji nemůže vrátit. Co obsahuje, zůstane ve svých blockchainech a bez tajné fráze se k tomu nikdo nedostane: nejprve ji exportujte.',
    title: 'Smazat vaši peněženku',
    text: (email) =>
      `Nikdo ji nemůže vrátit. Co obsahuje, zůstane ve svých blockchainech a bez tajné fráze se k tomu nikdo nedostane: nejprve ji exportujte. Chcete-li peněženku smazat, zadejte kód odeslaný na adresu ${email}.`,
    confirm: 'Smazat',
  },
}
