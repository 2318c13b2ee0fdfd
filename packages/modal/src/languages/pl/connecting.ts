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
  back: 'Wstecz',
  close: 'Zamknij',
  help: 'Pomoc',
  loadFailedTitle: 'Ten widok się nie wczytał',
  loadFailedText: 'Być może zerwało się połączenie. Nic nie wysłano i niczego nie utracono.',
  brokenTitle: 'Coś poszło tu nie tak',
  brokenText: 'Twój portfel i twoje pieniądze są nienaruszone.',
  tryAgain: 'Ponów próbę',
  mountFailed: 'Nie udało się otworzyć okna portfela na tej stronie.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Prośba czeka w ${wallet}.`,
  open: (wallet) => `Otwórz ${wallet}`,
  dismiss: 'Ukryj',
  relayLost: 'Utracono połączenie z twoim portfelem. Próbujemy ponownie…',
  relayRefused:
    'Z tej strony nie można połączyć się z twoim portfelem. Rozłącz go i połącz ponownie.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Warunki korzystania',
  privacy: 'Politykę prywatności',
  both: (terms, privacy) => `${terms} i ${privacy}`,
  agree: (what) => `Akceptuję ${what}`,
  agreeByConnecting: (what) => `Łącząc portfel, akceptujesz ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Twój portfel zgłasza: „${text}”`,
  networkSaid: (text) => `Sieć zgłasza: „${text}”`,
  texts: {
    'balance/unavailable': 'Saldo jest niedostępne.',
    'catalogue/unavailable':
      'Nie udało się wczytać listy portfeli. Sprawdź połączenie i spróbuj ponownie.',
    'connection/code-unavailable':
      'Część tej strony się nie wczytała. Sprawdź połączenie i spróbuj ponownie.',
    'network/unsupported-by-wallet': 'Portfel nie obsługuje tej sieci.',
    'relay/closed': 'Połączenie z usługą łączenia zostało zamknięte.',
    'relay/outbox-full':
      'Zbyt wiele wiadomości czeka na wysłanie. Spróbuj ponownie, gdy wróci połączenie.',
    'relay/refused': 'Usługa łączenia odrzuciła tę witrynę.',
    'relay/unavailable': 'Usługa łączenia nie odpowiada. Spróbuj ponownie.',
    'resources/unavailable': 'Dane są niedostępne. Spróbuj ponownie.',
    'transfer/no-estimate': 'Nie udało się odczytać opłaty sieciowej. Spróbuj ponownie.',
    'transfer/unasked': 'Nie udało się wysłać. Spróbuj ponownie.',
    'wallet/already-pending': 'Otwórz swój portfel.',
    'wallet/failed': 'Nieznany błąd.',
    'wallet/not-found':
      'Ten portfel nie jest dostępny na tej stronie. Odblokuj go lub zainstaluj i spróbuj ponownie.',
    'wallet/other-family':
      'Ten portfel nie udostępnia żadnego konta dla sieci tego rodzaju. Wybierz inną sieć lub inny portfel.',
    'walletconnect/link-failed':
      'Nie udało się utworzyć linku do portfela. Sprawdź połączenie i spróbuj ponownie.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Portfel nie dopuszcza takich próśb. Użyj innego portfela.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Portfel nie obsługuje zdarzeń tej witryny. Użyj innego portfela.',
    'The wallet does not allow this change. Connect again.':
      'Portfel nie dopuszcza tej zmiany. Połącz go ponownie.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Portfel nie zatwierdził tej sieci. Połącz go ponownie i zatwierdź ją.',
    'The wallet does not support these networks. Try another wallet.':
      'Portfel nie obsługuje tych sieci. Użyj innego portfela.',
    'The wallet has no account for these networks. Add one, then try again.':
      'W portfelu nie ma konta dla tych sieci. Dodaj je i spróbuj ponownie.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Portfel nie obsługuje sieci tego rodzaju. Użyj innego portfela.',
    'The wallet ended the connection. Connect again.':
      'Portfel zakończył połączenie. Połącz go ponownie.',
    'The wallet did not finish connecting. Try again.':
      'Portfel nie dokończył łączenia. Spróbuj ponownie.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Portfel nie może zrobić tego, czego wymaga ta prośba. Wyślij ją bez tego albo użyj innego portfela.',
    'The wallet does not take several calls at once on this network.':
      'W tej sieci portfel nie przyjmuje kilku wywołań naraz.',
    'The wallet knows a request of this id already. Send it again.':
      'Portfel zna już prośbę o tym identyfikatorze. Wyślij ją ponownie.',
    'The wallet does not know these calls.': 'Portfel nie zna tych wywołań.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Wywołań jest więcej, niż portfel przyjmuje naraz. Wyślij mniej.',
    'The wallet cannot do all of these calls or none on this network.':
      'W tej sieci portfel nie może wykonać tych wywołań na zasadzie „wszystkie albo żadne”.',
    'The wallet no longer knows this connection. Connect again.':
      'Portfel nie rozpoznaje już tego połączenia. Połącz go ponownie.',
    'The request expired in the wallet. Try again.': 'Prośba w portfelu wygasła. Spróbuj ponownie.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Portfel nie podał żadnego konta. Otwórz go, wybierz konto i spróbuj ponownie.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Nie można odczytać odpowiedzi portfela. Spróbuj ponownie.',
    'The wallet agreed and stayed on its network':
      'Portfel się zgodził, ale pozostał w swojej sieci.',
    'The wallet signed a different message. Try again.':
      'Portfel podpisał inną wiadomość. Spróbuj ponownie.',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Połącz portfel',
  installed: 'Zainstalowany',
  recent: 'Ostatni',
  walletList: 'Portfele',
  allWallets: 'Wszystkie portfele',
  continueWithWallet: 'Kontynuuj z portfelem',
  scanWithPhone: 'Zeskanuj telefonem',
  newToWallets: 'Nie znasz portfeli?',
  getStarted: 'Zacznij',
  noWalletTitle: 'Nie znaleziono portfela',
  noWalletText: 'Zainstaluj lub odblokuj portfel w tej przeglądarce i poszukaj jeszcze raz.',
  lookAgain: 'Szukaj ponownie',

  waitingTitle: (wallet) => `Kontynuuj w ${wallet}`,
  waitingText: 'Sprawdź prośbę o połączenie w swoim portfelu i tam ją zaakceptuj.',
  pendingTitle: 'Otwórz swój portfel',
  pendingText: (wallet) => `Prośba jest już widoczna w ${wallet}. Odpowiedz na nią tam.`,
  cancel: 'Anuluj',
  connectedTitle: 'Połączono',
  connectedText: (wallet) => `Portfel ${wallet} jest połączony z tą witryną.`,
  declinedTitle: 'Prośba odrzucona',
  declinedText: (wallet) =>
    `Prośba w ${wallet} została przez ciebie zamknięta. Tej witrynie nic nie udostępniono.`,
  failedTitle: 'Nie udało się połączyć',
  failedText: (reason) => sentences(reason, 'Tej witrynie nic nie udostępniono.'),
  tryAgain: 'Ponów próbę',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Sposoby łączenia',
  mobile: 'Telefon',
  browser: 'Przeglądarka',
  web: 'WWW',
  desktop: 'Komputer',

  codeName: (wallet) => `Kod QR do zeskanowania przez ${wallet}`,
  anyWallet: 'portfel',
  scanText: (wallet) => `Otwórz ${wallet} w telefonie i zeskanuj ten kod.`,
  agreeForCode: 'Wyraź zgodę, a pojawi się kod do zeskanowania.',
  agreeForWallet: 'Wyraź zgodę, a przejdziesz do swojego portfela.',
  preparing: 'Tworzymy link',
  refreshesIn: (left) => `Odświeży się za ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Kod odświeży się za minutę'
      : plural('pl', seconds, {
          one: `Kod odświeży się za ${seconds} sekundę`,
          few: `Kod odświeży się za ${seconds} sekundy`,
          many: `Kod odświeży się za ${seconds} sekund`,
          other: `Kod odświeży się za ${seconds} sekundy`,
        }),
  newCode: 'Nowy kod',
  copyLink: 'Kopiuj link',
  copied: 'Skopiowano link',
  reload: 'Odśwież kod',
  expired: 'Ten kod wygasł.',
  linkFailed: 'Nie udało się utworzyć kodu.',

  ownRelay:
    'Dla portfeli ustawionych na własną usługę łączenia tej witryny. Każdy inny portfel wybierz z listy.',
  unreachableTitle: (wallet) => `${wallet}: brak łączności`,
  unreachableText: (wallet) =>
    `Ta witryna nie może połączyć się z portfelem ${wallet} w telefonie. Aby kontynuować, wybierz inny portfel.`,
  visit: (wallet) => `Odwiedź witrynę ${wallet}`,

  offline: 'Nie masz połączenia z internetem. Kod znów zadziała, gdy połączenie wróci.',
  unreachable: 'Usługa łączenia nie odpowiada. Wciąż próbujemy; niczego nie utracono.',
  refused: 'Ta witryna nie może teraz połączyć się z portfelami na innych urządzeniach.',
  tryAgain: 'Ponów próbę',

  openTitle: (wallet) => `Kontynuuj w ${wallet}`,
  openText: (wallet) => `Zatwierdź połączenie w ${wallet} i wróć tutaj.`,
  open: (wallet) => `Otwórz ${wallet}`,
  openAgain: (wallet) => `Otwórz ${wallet} ponownie`,
  stuckTitle: (wallet) => `${wallet} się nie otwiera?`,
  stuckText: 'Niczego nie utracono. Spróbuj inaczej:',
  openByLink: 'Otwórz linkiem internetowym',
  openByScheme: 'Otwórz linkiem aplikacji',
  appStore: 'Pobierz z App Store',
  playStore: 'Pobierz z Google Play',
  otherDevice: 'Inne urządzenie',
  chooseWallet: 'Wybierz portfel, w którym chcesz kontynuować.',
  allWallets: 'Wszystkie portfele',
  walletList: 'Portfele',

  browserText: (wallet) =>
    `Portfela ${wallet} nie ma jeszcze w tej przeglądarce. Zainstaluj jego rozszerzenie — gdy tylko się pojawi, przejdziemy dalej.`,
  getExtension: 'Pobierz rozszerzenie',
  browserReady: (wallet) => `Portfel ${wallet} jest w tej przeglądarce.`,
  continueInBrowser: 'Kontynuuj w tej przeglądarce',
  webText: (wallet) =>
    `Portfel ${wallet} otworzy się w innej karcie. Zatwierdź tam połączenie i wróć.`,
  desktopText: (wallet) => `Zatwierdź połączenie w ${wallet} na tym komputerze.`,
  opensNewTab: 'Otwiera się w nowej karcie',
  get: (wallet) => `Pobierz ${wallet}`,

  connectedTitle: 'Połączono',
  connectedText: (wallet) => `Portfel ${wallet} jest połączony z tą witryną.`,
  declinedTitle: 'Prośba odrzucona',
  declinedText:
    'Prośba w portfelu została przez ciebie zamknięta. Tej witrynie nic nie udostępniono.',
  failedTitle: 'Nie udało się połączyć',
  failedText: (reason) =>
    sentences(reason, 'Tej witrynie nic nie udostępniono i niczego nie utracono.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Wszystkie portfele',
  getTitle: 'Pobierz portfel',
  downloadTitle: (wallet) => `Pobierz ${wallet}`,
  search: 'Szukaj portfeli',
  list: 'Portfele',
  loading: 'Wczytujemy portfele',
  noneFound: (search) => `Nie ma portfela „${search}”`,
  none: 'Nie ma tu portfeli',
  nonePrivate: 'Nie ma portfela o tej nazwie',
  privateText: 'To wygląda na link, adres lub sekret, więc tekst nie opuścił tej strony.',
  noneText: 'Sprawdź pisownię albo przejrzyj wszystkie.',
  noneTextOrScan:
    'Sprawdź pisownię. Portfel, którego nie ma na liście, połączysz za pomocą jego kodu.',
  scan: 'Zeskanuj dowolnym portfelem',
  anyWallet: 'WalletConnect',
  clearSearch: 'Wyczyść wyszukiwanie',
  failedTitle: 'Lista się nie wczytała',
  failedText: 'Być może zerwało się połączenie. Portfele w tej przeglądarce nadal działają.',
  tryAgain: 'Ponów próbę',
  installed: 'Wykryty',
  recent: 'Ostatni',
  found: (count) =>
    plural('pl', count, {
      one: `Znaleziono ${count} portfel`,
      few: `Znaleziono ${count} portfele`,
      many: `Znaleziono ${count} portfeli`,
      other: `Znaleziono ${count} portfela`,
    }),

  getText: 'Wiele osób ich używa. Niezależnie od wyboru konto można później przenieść do innego.',
  exploreAll: 'Zobacz wszystkie',

  downloadText: (wallet) =>
    `Portfela ${wallet} nie ma jeszcze w tej przeglądarce. Zainstaluj go, wróć tutaj i wybierz go ponownie.`,
  orDownloadText: (wallet) =>
    `Albo zainstaluj tutaj portfel ${wallet}, wróć i wybierz go ponownie.`,
  unreachableText: (wallet) =>
    `Stąd nie można połączyć się z portfelem ${wallet}. Zainstaluj go na tym urządzeniu i otwórz w nim tę stronę, jeśli to potrafi.`,
  openInAppText: (wallet) =>
    `Portfel ${wallet} otwiera tę stronę we własnej przeglądarce: połącz się tam. Jeśli się nie otwiera, najpierw go zainstaluj.`,
  openInApp: (wallet) => `Otwórz tę stronę w ${wallet}`,
  openWebApp: (wallet) => `Otwórz ${wallet} w internecie`,
  extension: 'Rozszerzenie przeglądarki',
  appStore: 'Aplikacja na iPhone’a i iPada',
  playStore: 'Aplikacja na Androida',
  homepage: 'Witryna',
  opensNewTab: 'Otwiera się w nowej karcie',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Wybierz sieć',
  unsupportedTitle: 'Nieobsługiwana sieć',
  search: 'Szukaj sieci',
  list: 'Sieci',
  current: 'Obecna sieć',
  noneFound: (search) => `Nie ma sieci „${search}”`,
  noneFoundText: 'Sprawdź pisownię albo przejrzyj wszystkie.',
  none: 'Nie ma tu sieci',
  noneText: 'Ta witryna nie oferuje teraz żadnej.',
  clearSearch: 'Wyczyść wyszukiwanie',
  whatIsANetwork: 'Co to jest sieć?',

  waitingTitle: (wallet) => `Kontynuuj w ${wallet}`,
  waitingText: (network) =>
    `Zaakceptuj w swoim portfelu przejście do sieci ${network}. Twoje konto i środki pozostają na swoim miejscu.`,
  doneTitle: 'Sieć zmieniona',
  declinedTitle: 'Prośba odrzucona',
  declinedText: 'Pozostajesz w dotychczasowej sieci. Nic więcej się nie zmieniło.',
  failedTitle: 'Nie udało się zmienić',
  failedText: (reason) => sentences(reason, 'Pozostajesz w dotychczasowej sieci.'),
  cancel: 'Anuluj',
  tryAgain: 'Ponów próbę',

  unsupportedText: (wallet) =>
    `${wallet} działa w sieci, której ta witryna nie używa. Aby kontynuować, wybierz jedną z tych. Twoje środki są bezpieczne tam, gdzie są.`,
  yourWallet: 'Twój portfel',
  disconnect: 'Rozłącz',
  notApproved: (wallet) => `Nie zatwierdzono w ${wallet}`,
  noWallet: 'Jeszcze bez portfela',
  connect: 'Połącz',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Co to jest portfel?',
  networkTitle: 'Co to jest sieć?',
  walletCards: [
    {
      title: 'Dom dla tego, co twoje',
      text: 'Przechowuje i pokazuje twoje monety, tokeny i przedmioty kolekcjonerskie oraz wysyła je tam, gdzie wskażesz.',
    },
    {
      title: 'Nowy sposób logowania',
      text: 'Zamiast podawać hasło, potwierdzasz portfelem. Żadna witryna nigdy nie pozna twojego klucza.',
    },
    {
      title: 'Tylko twój',
      text: 'Klucz masz tylko ty. Nikt nie może go za ciebie przywrócić, więc przechowuj frazę odzyskiwania w bezpiecznym miejscu i nikomu jej nie zdradzaj.',
    },
  ],
  getWallet: 'Pobierz portfel',

  networkCards: [
    {
      title: 'Gdzie wszystko się dzieje',
      text: 'Sieć to publiczny rejestr, który wspólnie prowadzi wiele komputerów. Twoje monety znajdują się w jednej z sieci.',
    },
    {
      title: 'Ten sam adres, osobne pieniądze',
      text: 'Twój adres może być taki sam w kilku sieciach, ale tego, co masz w jednej, nie ma w pozostałych.',
    },
    {
      title: 'Opłaty się różnią',
      text: 'Każda sieć ma własną monetę, którą płaci się jej opłaty, i własną cenę za transakcję.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Potwierdź e-mail',
  deviceTitle: 'Zarejestruj urządzenie',
  passkeyTitle: 'Klucz dostępu',
  email: 'Adres e-mail',
  continue: 'Kontynuuj',
  device: 'Zatwierdź to urządzenie',
  deviceSent: (email) =>
    `Na adres ${email} wysłano link. Otwórz go i potwierdź tam, że to urządzenie jest twoje.`,
  waitLonger: (seconds) =>
    plural('pl', seconds, {
      one: `Spróbuj ponownie za ${seconds} sekundę`,
      few: `Spróbuj ponownie za ${seconds} sekundy`,
      many: `Spróbuj ponownie za ${seconds} sekund`,
      other: `Spróbuj ponownie za ${seconds} sekundy`,
    }),
  connected: 'Zalogowano.',
  usePasskey: 'Użyj klucza dostępu',
  passkeyWaiting: 'Urządzenie prosi o twój klucz dostępu',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Tej witrynie nic nie udostępniono.'),
  declined: 'Okno zostało przez ciebie zamknięte. Tej witrynie nic nie udostępniono.',
  connected: 'Zalogowano.',
  tryAgain: 'Ponów próbę',
  otherWay: 'Użyj innego sposobu',
  notEmail: 'Wpisz adres e-mail, na przykład ada@example.com.',
  sent: (email) => `Wpisz kod wysłany na adres ${email}.`,
  code: 'Kod',
  checking: 'Sprawdzamy kod',
  resend: 'Wyślij ponownie',
  sending: 'Wysyłamy kod',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Kontynuuj przez',
  continueWith: (service) => `Kontynuuj przez ${service}`,
  more: 'Więcej usług',
  waiting: (service) => `Kontynuuj w oknie ${service}`,
  noPassword: 'Ta witryna nie dowie się niczego o tym, co tam robisz.',
  blocked:
    'Przeglądarka nie pozwoliła otworzyć okna. Zezwól tej stronie na okna i spróbuj ponownie.',
  timedOut: 'Okno zostało zamknięte. Spróbuj ponownie albo użyj innego sposobu.',
  inThisPage: 'Kontynuuj na tej stronie',
  closed: 'Okno zostało zamknięte. Jeśli wszystko było już gotowe, logowanie ruszy dalej samo.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Zeskanuj kod aparatem telefonu i wyraź zgodę w aplikacji Farcaster.',
  agree: 'Wyraź zgodę w aplikacji Farcaster i wróć tutaj.',
  codeName: 'Kod QR, aby kontynuować w aplikacji Farcaster',
  preparing: 'Tworzymy link',
  open: 'Otwórz Farcaster',
  copyLink: 'Kopiuj link',
  copied: 'Skopiowano link',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Ta część się nie wczytała.',
  tryAgain: 'Ponów próbę',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `Kod QR, który otwiera tę stronę w ${wallet}`,
  scan: (wallet) => `Zeskanuj kod aparatem telefonu: ta strona otworzy się w ${wallet}.`,
  local:
    'Adres tej strony może otworzyć tylko ten komputer. Kod zadziała, gdy strona będzie w internecie.',
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
