import type { FrameWords } from './en.ts'

export const pl: FrameWords = {
  lang: 'pl',
  asks: (origin) => `Prośba od ${origin}`,
  approve: 'Zatwierdź',
  reject: 'Odrzuć',
  cancel: 'Anuluj',
  continue: 'Kontynuuj',
  done: 'Gotowe',
  reviewRequest: 'Sprawdź prośbę',
  windowBlocked:
    'Okno zostało zamknięte albo przeglądarka nie pozwoliła go otworzyć. Zezwól tej stronie na okna i naciśnij „Sprawdź prośbę”.',
  whatIsSigned: 'Co jest podpisywane',
  tryAgain: 'Nie udało się. Spróbuj ponownie.',

  titles: {
    revocation: 'Cofnij uprawnienie',
    permission: 'Nadaj uprawnienie',
    batch: (count) => `Potwierdź kroki za jednym razem: ${count}`,
    message: 'Podpisz wiadomość',
    signIn: (domain) => `Zaloguj się na ${domain}`,
    data: 'Podpisz dane',
    transaction: 'Potwierdź transakcję',
    send: 'Wyślij',
    approval: 'Pozwól komuś wydawać',
    collection: 'Pozwól komuś zabrać kolekcję',
    piece: 'Pozwól komuś zabrać przedmiot',
    swap: 'Wymień',
    deployment: 'Utwórz kontrakt',
    part: (title, index, count) => `${title} (${index} z ${count})`,
  },

  facts: {
    becomesSmart:
      'Własny adres twojego klucza też stanie się w tej sieci inteligentnym kontem. Pozostanie twój.',
    paidForYou: 'Płaci ją ktoś inny',
    smartAccount: 'Inteligentne konto',
    createdNow: 'Powstaje w tej sieci wraz z tym',
    step: (index, count) => `Krok ${index} z ${count}`,
    account: 'Konto',
    amount: 'Kwota',
    arrives: 'Przybywa',
    atMost: 'Najwyżej',
    atomic: (amount) => `${amount} (w najmniejszych jednostkach)`,
    closes: 'Zamyka',
    collection: 'Kolekcja',
    contract: 'Kontrakt',
    decides: 'Kto o nim decyduje',
    destroys: 'Niszczy',
    everything: 'Wszystko',
    exchange: 'Giełda',
    fee: 'Opłata sieciowa',
    feeAtMost: 'Opłata sieciowa, najwyżej',
    forEver: 'Bezterminowo',
    leaves: 'Ubywa',
    leftGoesTo: 'Reszta trafia na',
    network: 'Sieć',
    newAccount: 'Nowe konto',
    nobody: 'Nikt',
    note: 'Uwaga',
    ownCurrency: 'we własnej walucie sieci',
    program: 'Program',
    to: 'Do',
    toTokenAccount: 'Na konto tokena',
    token: 'Token',
    tokens: 'szt. tokena',
    until: 'Ważne do',
    whoGets: 'Kto to dostanie',
    whoMayCall: 'Kto może go wywoływać',
    whoMayTake: 'Kto może zabrać',
    yourAccount: 'Twoje konto',
  },

  risks: {
    permission:
      'To pozwala komuś pobierać z tego konta bez ponownego pytania cię, w tych granicach, dopóki nie minie termin albo nie cofniesz uprawnienia.',
    calls:
      'To pozwala komuś wywoływać ten kontrakt z tego konta bez ponownego pytania cię, w tych granicach, dopóki nie minie termin albo nie cofniesz uprawnienia. Treść wywołań nie jest ograniczona: tokeny, które ten kontrakt może ci zabrać, mogą trafić do kogokolwiek.',
    hash: 'To skrót (hash): nikt nie potrafi powiedzieć, co podpisujesz. Podpisz tylko wtedy, gdy wiesz, po co.',
    otherDomain: (domain, host) =>
      `To loguje cię na ${domain}, ale prosi o to ${host}. To może być pułapka.`,
    takeAll:
      'To pozwala komuś zabrać WSZYSTKIE twoje tokeny tego rodzaju, teraz i później, bez ponownego pytania.',
    take: 'To pozwala komuś zabrać ci ten token bez ponownego pytania.',
    takeCollection: 'To pozwala komuś zabrać WSZYSTKIE przedmioty z tej kolekcji, teraz i później.',
    takeSomething: 'To pozwala komuś zabrać coś twojego bez ponownego pytania.',
    pays: 'To płatność: z tym podpisem tokeny może przenieść każdy.',
    unknown:
      'Nikt tutaj nie potrafi odczytać, co to robi. Potwierdź tylko wtedy, gdy ufasz tej stronie.',
    fails: 'Sieć zgłasza, że to by się nie powiodło.',
    notSimulated:
      'Tego nie zasymulowano: sieć nie potrafiła powiedzieć, co ubyłoby z twojego konta.',
    more: 'Może zostać przeniesione więcej, niż tu widać.',
    control: 'Potem ktoś inny może zabrać to, co jest na jednym z twoich kont.',
    authority: 'To oddaje jedno z twoich kont komuś innemu.',
    assignment: 'To oddaje konto programowi: twój klucz może go już nie otworzyć.',
    closing: 'To, co zostało na koncie, trafi do kogoś innego.',
    burning: 'To niszczy tokeny.',
    durable: 'To nie wygasa: kto to ma, może to wykonać w dowolnej późniejszej chwili.',
  },

  permission: {
    every: (amount, duration) => `${amount} w każdym okresie (${duration})`,
    from: 'Od',
    flows: 'Przepływ',
    atOnce: 'Od razu',
    function: 'Funkcja',
    calls: 'Wywołań łącznie, najwyżej',
    perCall: 'Przy każdym wywołaniu, najwyżej',
    inAll: 'Łącznie, najwyżej',
    enforcedCalls:
      'Tych granic pilnuje kontrakt. Jego twórcy mogliby go wstrzymać, a wtedy te wywołania by ustały. Nazwy funkcji wybrała strona; liczy się kod po każdej nazwie.',
    enforced:
      'Tych granic pilnuje kontrakt. Jego twórcy mogliby go wstrzymać, a wtedy nikt nie mógłby niczego pobierać.',
  },

  recovery: {
    title: 'Twój kod odzyskiwania',
    text: 'Przywraca twój portfel na innym urządzeniu. Nikt inny go nie ma i nikt nie może ci go wysłać ponownie. Zapisz go lub przechowuj w menedżerze haseł.',
    copy: 'Kopiuj kod',
    copied: 'Skopiowano',
    saved: 'Kod zapisany',
    askTitle: 'Kod odzyskiwania',
    askText:
      'To urządzenie jest nowe dla twojego portfela. Wpisz kod zapisany przy tworzeniu portfela.',
    incomplete: 'Kod ma 25 liter i cyfr. Sprawdź, czego brakuje.',
    wrong: 'To inny kod. Sprawdź każdą literę.',
    either: 'Kod odzyskiwania lub hasło',
    askEither:
      'To urządzenie jest nowe dla twojego portfela. Wpisz kod zapisany przy tworzeniu portfela albo wybrane dla niego hasło.',
    neither: 'To ani twój kod, ani twoje hasło.',
  },

  phrase: {
    willShow: 'Zaraz się wyświetli. Upewnij się, że nikt nie patrzy na twój ekran.',
    show: 'Pokaż',
    askTitle: 'Czy to ty?',
    askText: (email) =>
      `Na adres ${email} wysłano kod. Wpisz go, aby zobaczyć tajną frazę swojego portfela.`,
    code: 'Kod',
    title: 'Twoja tajna fraza',
    text: 'Otwiera twoje konta w każdym innym portfelu. Z nią każdy zabierze twoje pieniądze: zapisz ją, nikomu jej nie pokazuj, nie wpisuj jej na żadnej stronie.',
  },

  passkey: {
    makeTitle: 'Otwieraj portfel kluczem dostępu',
    makeText:
      'Urządzenie poprosi o twarz, palec lub swój kod. Przy następnych wizytach to wystarczy: bez e-maila i bez kodu odzyskiwania.',
    make: 'Utwórz klucz dostępu',
    madeTitle: 'Twój klucz dostępu jest gotowy',
    opens:
      'Loguje cię i otwiera twój portfel, tutaj i wszędzie tam, gdzie są twoje klucze dostępu.',
    signsIn:
      'Loguje cię. Nie może otworzyć portfela na nowym urządzeniu: do tego zachowaj kod odzyskiwania.',
    known: 'To urządzenie ma już klucz dostępu do twojego portfela.',
    closed:
      'Okno zostało zamknięte albo to urządzenie nie ma tu klucza dostępu. Nic się nie zmieniło. Spróbuj ponownie.',
    useTitle: 'Użyj klucza dostępu',
    useText: 'Urządzenie poprosi o twarz, palec lub swój kod.',
    use: 'Użyj klucza dostępu',
  },

  ways: {
    title: 'Sposoby logowania',
    more: 'Więcej sposobów',
    email: 'Adres e-mail',
    passkey: 'Klucz dostępu',
    remove: 'Usuń',
    add: 'Dodaj',
    proof: (email) => `Wpisz kod wysłany na adres ${email}.`,
    removeTitle: (way) => `Usunąć „${way}”?`,
    removeText:
      'Nikt już się w ten sposób nie zaloguje. Zalogowane urządzenia pozostaną zalogowane: wyloguj także je, jeśli któreś nie jest twoje.',
    addTitle: (way) => `Dodaj: ${way}`,
    addText:
      'Każdy, kto może tego użyć, może zalogować się do tego portfela. Twój kod odzyskiwania się nie zmieni.',
    open: (way) => `Kontynuuj w ${way}`,
    waiting: (way) => `Kontynuuj w oknie ${way}. Dalej pójdzie samo.`,
    scan: 'Zeskanuj kod aparatem telefonu i wyraź zgodę w aplikacji Farcaster.',
  },

  owners: {
    title: 'Odzyskaj kluczem dostępu',
    text: 'Klucz dostępu, któremu na to pozwolisz, przywraca inteligentne konto z jego adresem, gdy wszystkie urządzenia i kod odzyskiwania przepadły. Każda sieć liczy się osobno i pobiera opłatę sieciową. Własnego konta klucza i Solany nie przywraca.',
    allow: 'Zezwól',
    takeBack: 'Cofnij',
    takeOver: 'Przejmij',
    without: 'Żaden klucz dostępu nie może go odzyskać',
    with: 'Klucz dostępu może go odzyskać',
    elsewhere: 'Tutaj należy do innego klucza',
    unknown: 'Sieć nie odpowiada',
    noPasskey: 'Najpierw dodaj klucz dostępu. Potem wróć tutaj.',
    unsuited: 'Ten klucz dostępu nie może podpisywać za konta. Dodaj inny i użyj go.',
    allowTitle: 'Pozwól kluczowi dostępu odzyskać to konto',
    allowRisk:
      'Kto ma ten klucz dostępu, może w tej sieci zrobić z tym kontem wszystko, dopóki tutaj tego nie cofniesz. Usunięcie samego klucza dostępu tego nie cofa.',
    takeBackTitle: 'Nie pozwalaj żadnemu kluczowi dostępu odzyskać tego konta',
    takeOverTitle: 'Przejmij swoje inteligentne konto',
    takeOverText:
      'Twój klucz dostępu oddaje inteligentne konto nowemu kluczowi na tym urządzeniu. Jego adres pozostaje, a konto płaci opłatę sieciową. Poprzedni klucz zostaje porzucony: to, co jest na jego własnym koncie i w Solanie, zostaje tam. Jeśli masz kod odzyskiwania, anuluj i użyj go.',
    offer: 'Nie mam kodu: użyj mojego klucza dostępu',
    newOwner: 'Nowy klucz',
    waiting: 'Czekanie na sieć',
    stay: 'Nie zamykaj tego, dopóki się nie zakończy.',
    failed: 'Sieć tego nie zrobiła. Spróbuj ponownie za minutę.',
  },

  password: {
    title: 'Ustaw hasło',
    text: 'Wpuszcza nowe urządzenie, tak jak twój kod odzyskiwania. Ktoś, kto czyta twoją pocztę, może próbować je odgadnąć: użyj wielu słów albo zdaj się na menedżera haseł. Zachowaj też kod odzyskiwania.',
    label: 'Hasło',
    keep: 'Zapisz',
    strength: 'Siła',
    weak: 'Zbyt łatwe do odgadnięcia',
    enough: 'Trudne do odgadnięcia',
    strong: 'Bardzo trudne do odgadnięcia',
    tooWeak: 'Zbyt łatwo je odgadnąć. Użyj więcej słów albo więcej liter.',
  },

  cameByWay:
    'To wymaga świeżego potwierdzenia, że to ty. Wyloguj się, zaloguj ponownie i zrób to w ciągu dziesięciu minut.',
  login: {
    title: 'Czy to ty się logujesz?',
    asks: (name, site) => `Nastąpi logowanie na ${site}. Kto się loguje: ${name || 'ty'}.`,
    warning:
      'Kontynuuj tylko wtedy, gdy przed chwilą rozpoczęto to tam z twojej inicjatywy. W przeciwnym razie ktoś, kto wysłał ci link, mógłby zalogować się jako ty.',
    done: 'Zalogowano. Zamknij to okno i kontynuuj na stronie.',
  },
  lostWindow: 'Żadna strona o nic tu nie prosi. Zamknij to okno i zacznij od nowa na stronie.',

  devices: {
    title: 'Wyloguj inne urządzenia',
    text: (others) =>
      `Zalogowane gdzie indziej: ${others}. Zostaną wylogowane, a to, co mają z twojego klucza, niczego już nie otworzy. Dostaniesz nowy kod odzyskiwania i na nowo utworzysz klucze dostępu.`,
    confirm: 'Wyloguj',
  },

  refusals: {
    way: 'Ten sposób logowania nie jest tu skonfigurowany. Użyj innego.',
    'way-link': 'To logowanie jest zbyt stare albo zostało już użyte. Zacznij od nowa.',
    'way-away': 'Usługa jest niedostępna. Spróbuj ponownie albo użyj innego sposobu.',
    'way-failed': 'Nie zalogowano. Spróbuj ponownie albo użyj innego sposobu.',
    elsewhere:
      'To logowanie zaczęto gdzie indziej albo przeglądarka niczego z niego nie zachowała. Spróbuj ponownie.',
    'way-taken': 'To konto ma własny portfel albo dodano już inne konto.',
    'last-way': 'To jedyny pozostały sposób logowania. Najpierw dodaj inny.',
    unreachable: 'Portfel nie może połączyć się ze swoim serwerem. Spróbuj ponownie.',
    wait: (seconds) => `Spróbuj ponownie za ${seconds} s`,
    mail: 'Nie udało się wysłać wiadomości. Spróbuj ponownie za minutę.',
    code: 'Kod jest błędny albo zbyt stary. Poproś o nowy.',
    link: 'Link jest zbyt stary. Zacznij od nowa.',
    device: 'To urządzenie zostało odrzucone. Jeśli to twoje logowanie, zacznij od nowa.',
    taken: 'Ten adres ma własny portfel. Użyj innego.',
    unproven: 'Od podania kodu minęło zbyt dużo czasu. Poproś o nowy.',
    passkey: 'Ten klucz dostępu niczego tu nie otwiera. Użyj adresu e-mail.',
    outdated: 'Portfel został w międzyczasie odnowiony na innym urządzeniu. Spróbuj ponownie.',
    skewed: 'Zegar tego urządzenia myli się o ponad pięć minut. Ustaw go i spróbuj ponownie.',
  },

  newDevice: {
    title: 'Czy to twoje urządzenie?',
    asks: (site) =>
      `Urządzenie, które jest nowe dla twojego portfela, chce zalogować się na ${site}.`,
    browser: 'Przeglądarka',
    address: 'Adres sieciowy',
    time: 'Czas prośby',
    warning:
      'Wpuść je tylko wtedy, gdy właśnie teraz się tam logujesz. Nikt inny tego od ciebie nie potrzebuje.',
    approve: 'Jest moje',
    refuse: 'Nie jest moje',
    approved: 'Urządzenie może się zalogować. Kontynuuj na nim: kod jest w drodze do ciebie.',
    refused: 'Urządzenie zostało odrzucone. Nic się nie zmieniło.',
    none: 'Ten link jest zbyt stary albo nie skopiowano go w całości. Zacznij od nowa na urządzeniu.',
  },

  deletion: {
    warning:
      'Nikt nie może go przywrócić. To, co zawiera, pozostaje w swoich blockchainach i bez tajnej frazy nikt do tego nie dotrze: najpierw ją wyeksportuj.',
    title: 'Usuń swój portfel',
    text: (email) =>
      `Nikt nie może go przywrócić. To, co zawiera, pozostaje w swoich blockchainach i bez tajnej frazy nikt do tego nie dotrze: najpierw ją wyeksportuj. Aby usunąć portfel, wpisz kod wysłany na adres ${email}.`,
    confirm: 'Usuń',
  },
}
