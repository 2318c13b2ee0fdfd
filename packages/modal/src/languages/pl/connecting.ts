import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as qrCode } from '../../feature/code/messages.ts'
import type { messages as consent } from '../../feature/messages.ts'
import type { messages as panel } from '../../feature/panel/messages.ts'
import type { messages as connect } from '../../features/connect/messages.ts'
import type { messages as pairing } from '../../features/pairing/messages.ts'
import type { messages as wallets } from '../../features/wallets/messages.ts'
import type { messages as shell } from '../../shell/messages.ts'

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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Warunki korzystania',
  privacy: 'Politykę prywatności',
  both: (terms, privacy) => `${terms} i ${privacy}`,
  agree: (what) => `Akceptuję ${what}`,
  agreeByConnecting: (what) => `Łącząc portfel, akceptujesz ${what}`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
