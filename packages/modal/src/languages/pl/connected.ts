import { plural, sentences, type Translation, type Words } from '@foyer/ui'
import type { TranslatedErrors } from '../../feature/errors/messages.ts'
import type { messages as account } from '../../features/account/messages.ts'
import type { messages as activity } from '../../features/activity/messages.ts'
import type { messages as buy } from '../../features/buy/messages.ts'
import type { messages as email } from '../../features/email/messages.ts'
import type { messages as families } from '../../features/families/messages.ts'
import type { messages as farcaster } from '../../features/farcaster/messages.ts'
import type { messages as guide } from '../../features/guide/messages.ts'
import type { messages as name } from '../../features/name/messages.ts'
import type { messages as networks } from '../../features/networks/messages.ts'
import type { messages as nfts } from '../../features/nfts/messages.ts'
import type { messages as permissions } from '../../features/permissions/messages.ts'
import type { messages as profile } from '../../features/profile/messages.ts'
import type { messages as receive } from '../../features/receive/messages.ts'
import type { messages as secureWallet } from '../../features/secureWallet/messages.ts'
import type { messages as send } from '../../features/send/messages.ts'
import type { messages as settings } from '../../features/settings/messages.ts'
import type { messages as signIn } from '../../features/sign-in/messages.ts'
import type { messages as smartAccount } from '../../features/smartAccount/messages.ts'
import type { messages as social } from '../../features/social/messages.ts'
import type { messages as swap } from '../../features/swap/messages.ts'
import type { messages as tokens } from '../../features/tokens/messages.ts'
import type { messages as upgrade } from '../../features/upgrade/messages.ts'
import type { messages as login } from '../../login/messages.ts'
import type { messages as money } from '../../money/messages.ts'
import type { messages as walletOffers } from '../../shell/wallet-offers/messages.ts'

const moneyTexts: Translation<typeof money> = {
  id: 'money',
  amount: 'Kwota',
  max: 'Maks.',
  tryAgain: 'Ponów próbę',
  twoReadings:
    'Można to odczytać na dwa sposoby. Kwoty całkowite pisz bez separatorów, a pozostałe z jednym zerem więcej, na przykład 1,2340',
  maxAmount: (amount) => `Maks. ${amount}`,
  maxLeaves: (fee) => `Maksimum zostawia ${fee} na opłatę`,
  have: (amount) => `Masz ${amount}.`,
  badAmount: (decimals) =>
    `Użyj cyfr i jednej kropki lub przecinka; miejsc po przecinku najwyżej ${decimals}`,
  inToken: (symbol) => `Podaj kwotę w ${symbol}`,
  inDollars: 'Podaj kwotę w dolarach',
  selectToken: 'Wybierz token',
  changeToken: (symbol) => `${symbol}, zmień token`,
  recipient: 'Odbiorca',
  addressOrName: 'Adres lub nazwa',
  paste: 'Wklej',
  clear: 'Usuń odbiorcę',
  recent: 'Ostatni odbiorcy',
  recentLabel: 'Ostatni',
  looking: 'Szukamy nazwy',
  wholeAddress: 'Pełny adres',
  wholeAddressOf: (name) => `Pełny adres: ${name}`,
  copyAddress: 'Kopiuj adres',
  copied: 'Skopiowano adres',
  network: 'Sieć',
  fee: 'Opłata sieciowa',
  feePaidIn: (symbol) => `Opłata sieciowa, płatna w ${symbol}`,
  costs: { recipientAccount: 'Otwiera konto dla tego tokena, jednorazowo' },
  feeAtMost: (fee) => `do ${fee}`,
  feeUnread: 'Pokaże ją twój portfel',
  lookingToken: 'Sprawdzamy token',
  noTokenThere: (network) => `Pod tym adresem w sieci ${network} nie ma tokena`,
  unlisted:
    'Tego tokena nie ma na żadnej liście. Każdy może utworzyć token o dowolnej nazwie i może on być bezwartościowy. Użyj go tylko wtedy, gdy znasz jego adres.',
  takeToken: (symbol) => `Użyj ${symbol}`,
  suggested: 'Proponowane tokeny',
  search: 'Szukaj tokenów',
  tokensOn: (network) => `Twoje tokeny w sieci ${network}`,
  missing: (network) =>
    `Nie wszystkie tokeny w sieci ${network} udało się odczytać. Są bezpieczne tam, gdzie są.`,
  noToken: (text) => `Nie ma tokena „${text}”`,
  clearSearch: 'Wyczyść wyszukiwanie',
  exactly: (amount) => `Dokładnie ${amount}`,
  total: 'Razem z opłatą',
  confirm: 'Potwierdź',
  confirmIn: (wallet) => `Potwierdź w ${wallet}`,
  cancel: 'Anuluj',
  notices: {
    declined: 'Prośba odrzucona. Nic nie wysłano.',
    walletChanged: 'Twój portfel się zmienił. Sprawdź jeszcze raz.',
    feeUnread:
      'Nie udało się odczytać opłaty sieciowej. Twój portfel pokaże ją przed potwierdzeniem.',
    wrongNetwork:
      'Twój portfel jest w innej sieci. Zmień ją i potwierdź ponownie. Nic nie wysłano.',
  },
  failed: (reason) => sentences(reason, 'Nic nie wysłano.'),
  somethingWrong: 'Coś poszło nie tak',
  chainFailed: 'Sieć to odrzuciła',
  chainFailedHint: 'Poza opłatą sieciową nic nie zostało pobrane.',
  dropped: 'Odrzucono, nic nie wysłano',
  droppedHint: 'Sieć zapomniała transakcję, zanim trafiła ona do bloku.',
  replaced: 'Zastąpiono',
  replacedHint: 'Jej miejsce zajęła inna twoja transakcja. Zajrzyj do portfela.',
  reading: 'Odczytujemy z blockchaina',
  matches: 'Odczytano z blockchaina: zgodne',
  matchesHint: 'Odbiorca, kwota i sieć są takie, jak w twoim potwierdzeniu.',
  unread: 'Jeszcze nie udało się odczytać',
  unreadHint: 'Zapytanie powtórzy się samo.',
  partlyCompared: 'Nie udało się porównać w całości',
  partlyComparedHint:
    'Transakcja jest w blockchainie, ale nie wszystko dało się porównać z twoim potwierdzeniem.',
  done: 'Gotowe',
  explorer: 'Zobacz w eksploratorze',
  unknown: 'Wynik nieznany',
  unknownHint: 'Mogło zostać wysłane. Zajrzyj do Aktywności, zanim spróbujesz ponownie.',
  looked: 'Sprawdzone',
  alarm: 'Niezgodne z twoim potwierdzeniem',
  alarmHint:
    'Twój portfel wysłał coś innego i nie można tego cofnąć. Przestań używać tego portfela. To, co zostało, przenieś z urządzenia, któremu ufasz.',
  youConfirmed: 'Twoje potwierdzenie',
  onChain: 'W blockchainie',
  parts: {
    network: 'Sieć',
    sender: 'Nadawca',
    recipient: 'Odbiorca',
    amount: 'Kwota w najmniejszych jednostkach',
    asset: 'Token lub wywołanie',
  },
  read: 'Przeczytane',
  unknownBalance: 'Saldo nieznane',
  nothing: 'Nie ma nic do potwierdzenia',
  nothingHint: 'To, co tu było, jest zakończone i nic nie jest wymagane od twojego portfela.',
  back: 'Wróć do formularza',
  noNetwork: 'Najpierw wybierz sieć',
  noNetworkHint: 'Twój portfel jest w sieci, której ta strona nie używa.',
  networks: 'Wybierz sieć',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Konto',
  copyAddress: 'Kopiuj adres',
  copied: 'Skopiowano adres',
  balance: 'Saldo',
  balanceFailed: 'Saldo tokenów niedostępne',
  balanceUnread: 'Nie udało się odczytać twojego salda. Środki są bezpieczne tam, gdzie są.',
  balanceStale: 'Nie udało się odświeżyć. To ostatnie saldo, które widzieliśmy.',
  notPriced: 'Część środków nie ma ceny i nie jest ujęta w tej sumie.',
  notWhole: 'Nie wszystko udało się odczytać.',
  tryAgain: 'Ponów próbę',
  network: 'Sieć',
  parts: 'Co jest na tym koncie',
  disconnect: 'Rozłącz',
  differs: 'Twój portfel wysłał co innego, niż zostało przez ciebie potwierdzone.',
  lookAtIt: 'Zobacz',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Aktywność',
  verbs: {
    approve: 'Zatwierdzono',
    borrow: 'Pożyczono',
    burn: 'Spalono',
    buy: 'Kupiono',
    cancel: 'Anulowano',
    claim: 'Odebrano',
    deploy: 'Wdrożono',
    deposit: 'Wpłacono',
    execute: 'Wykonano',
    mint: 'Wybito',
    receive: 'Otrzymano',
    repay: 'Spłacono',
    send: 'Wysłano',
    stake: 'Do stakingu',
    trade: 'Wymieniono',
    unstake: 'Ze stakingu',
    withdraw: 'Wypłacono',
  },
  sending: 'Wysyłanie',
  pending: 'W toku',
  failedTag: 'Błąd',
  dropped: 'Odrzucono, nic nie wysłano',
  replaced: 'Zastąpiono',
  lookAlike: 'Imitacja',
  lookAlikeHint: (known) => `Z adresu, który ma przypominać ${known}.`,
  thisWeek: 'W tym tygodniu',
  emptyTitle: 'Jeszcze brak aktywności',
  empty: 'Tu pojawi się to, co robi to konto.',
  unsupported: 'Historia tej sieci nie jest tu dostępna.',
  incomplete: 'Części tej historii nie udało się odczytać.',
  failed: 'Nie udało się pobrać transakcji',
  failedHint: 'Niczego nie utracono. Sprawdź połączenie.',
  tryAgain: 'Ponów próbę',
  more: 'Pokaż więcej',
  imitates: 'Ten adres znasz:',
  imitation: 'Ten tylko go przypomina:',
  copyAddress: 'Kopiuj adres, który go przypomina',
  copyWarning: 'Kto utworzył ten adres, liczy na to, że przez pomyłkę wyślesz na niego pieniądze.',
  copyAnyway: 'Kopiuj mimo to',
  copied: 'Skopiowano adres',
  explorer: 'Zobacz w eksploratorze bloków',
  justNow: 'teraz',
  minutes: (count) => `${count} min`,
  hours: (count) => `${count} godz.`,
  differs: 'Niezgodne z potwierdzeniem',
  unmatched: 'Sprawdź odbiorcę',
  newer: 'Pokaż nowsze',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Przejdź na ${family}`,
  waitingTitle: (wallet) => `Kontynuuj w ${wallet}`,
  waitingText: 'Portfel zapyta raz o każdy rodzaj sieci. Zaakceptuj te, których potrzebujesz.',
  connectedTitle: 'Połączono',
  connectedText: (wallet) => `Portfel ${wallet} jest połączony z tą witryną.`,
  someText: 'Możesz kontynuować albo spróbować ponownie z pozostałymi.',
  declinedTitle: 'Prośba odrzucona',
  failedTitle: 'Nie udało się połączyć',
  nothingText: 'Tej witrynie nic nie udostępniono.',
  list: 'Rodzaje sieci',

  accept: 'Zaakceptuj tam prośbę',
  openWallet: 'Otwórz swój portfel',
  noAnswer: 'Jeszcze brak odpowiedzi',
  waiting: 'Oczekiwanie',
  connected: 'Połączono',
  declined: 'Odrzucono, nic nie udostępniono',
  tryAgain: 'Ponów próbę',
  cancel: 'Anuluj',
  continueWith: (family) => `Kontynuuj z ${family}`,
  continueWithSeveral: (count) => `Kontynuuj (${count})`,

  goOnWith: (wallet, account) =>
    `Kontynuujesz z portfelem ${wallet}, ${account}. Twoje pozostałe portfele są nadal połączone.`,
  connectFirst:
    'Żaden portfel nie jest jeszcze do tego połączony. Twoje pozostałe portfele są nadal połączone.',
  connectWallet: 'Połącz portfel',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'NFT tego konta',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('pl', count, {
      one: `Ukryto ${count} spamowy NFT`,
      few: `Ukryto ${count} spamowe NFT`,
      many: `Ukryto ${count} spamowych NFT`,
      other: `Ukryto ${count} spamowego NFT`,
    }),
  shown: (count) =>
    plural('pl', count, {
      one: `${count} spamowy NFT`,
      few: `${count} spamowe NFT`,
      many: `${count} spamowych NFT`,
      other: `${count} spamowego NFT`,
    }),
  emptyTitle: 'Jeszcze brak NFT',
  empty: 'Tu pojawią się przedmioty kolekcjonerskie, które otrzymasz.',
  unsupported: 'Przedmioty kolekcjonerskie tej sieci nie są tu dostępne.',
  incomplete: 'Części twoich NFT nie udało się odczytać. Są bezpieczne tam, gdzie są.',
  failed: 'Nie udało się odczytać twoich NFT',
  failedHint: 'Są bezpieczne tam, gdzie są.',
  tryAgain: 'Ponów próbę',
  more: 'Pokaż więcej',
  collection: 'Kolekcja',
  tokenId: 'ID tokena',
  pieces: 'Masz',
  network: 'Sieć',
  contract: 'Kontrakt',
  copyContract: 'Kopiuj kontrakt',
  copied: 'Skopiowano',
  send: 'Wyślij',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Portfele',
  active: 'Aktywny',
  use: 'Użyj',
  add: 'Dodaj',
  addFor: (family) => `Dodaj portfel: ${family}`,
  noneConnected: 'Brak połączonych',
  more: (account) => `Więcej: ${account}`,
  copyAddress: 'Kopiuj adres',
  copied: 'Skopiowano adres',
  disconnect: (wallet) => `Rozłącz ${wallet}`,
  hint: 'Twój portfel decyduje, które konta pokazuje tej witrynie.',
  types: {
    eoa: 'Konto',
    smartAccount: 'Inteligentne konto',
    payment: 'Płatności',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Odbierz',
  networksTitle: 'Obsługiwane sieci',
  fundTitle: 'Zasil portfel',
  code: (network) => `Kod QR twojego adresu w sieci ${network}`,
  amount: 'Kwota',
  amountOptional: 'Kwota, opcjonalnie',
  badAmount: (decimals) =>
    `Użyj cyfr i jednej kropki lub przecinka; miejsc po przecinku najwyżej ${decimals}`,
  yourAddress: (network) => `Twój adres w sieci ${network}`,
  copyAddress: 'Kopiuj adres',
  copyLink: 'Kopiuj link do płatności',
  copied: 'Skopiowano adres',
  linkCopied: 'Skopiowano link do płatności',
  alsoOn: (count) =>
    plural('pl', count, {
      one: `Także w ${count} sieci`,
      few: `Także w ${count} sieciach`,
      many: `Także w ${count} sieciach`,
      other: `Także w ${count} sieci`,
    }),
  sameAddress:
    'Twój adres jest taki sam w każdej z tych sieci. Wysyłaj tylko przez jedną z nich: to, co wysłano przez inną sieć, może przepaść.',
  fund: 'Pieniądze trafiają na to konto z innego portfela lub z giełdy.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Wyślij',
  selectTitle: 'Wybierz token',
  lookAlikeTitle: 'Sprawdź adres',
  reviewTitle: 'Sprawdź wysyłkę',
  sentTitle: 'Wysłano',
  buttons: {
    selectToken: 'Wybierz token',
    addAmount: 'Podaj kwotę',
    incorrectValue: 'Niepoprawna wartość',
    insufficientFunds: 'Za mało środków',
    unknownBalance: 'Saldo nieznane',
    addAddress: 'Podaj adres',
    invalidAddress: 'Nieprawidłowy adres',
    previewSend: 'Sprawdź wysyłkę',
    unsupportedChain: 'Nieobsługiwana sieć',
  },
  youSend: 'Wysyłasz',
  balanceUnknown: 'Nie udało się odczytać twojego salda. Środki są bezpieczne tam, gdzie są.',
  noFee: (symbol) => `Za mało ${symbol} na opłatę sieciową`,
  to: 'Do',
  problems: {
    invalid: 'To nie jest adres tej sieci.',
    checksum: 'Suma kontrolna się nie zgadza, sprawdź każdą literę.',
    required: 'Ten link wymaga czegoś, co nie jest tu znane.',
    letters: 'Litery różnych alfabetów albo takie, których nazwa mieć nie może.',
    unregistered: 'Ta nazwa nie jest zarejestrowana.',
    lookupFailed: 'Nie udało się wyszukać nazwy. Spróbuj ponownie albo wklej adres.',
    tokenContract:
      'To kontrakt tokena, a nie konto użytkownika. To, co na niego trafi, przepadnie.',
  },
  otherNetwork: (name) =>
    `Ten link nie dotyczy obecnej sieci, potrzebna jest ${name}. Najpierw zmień sieć albo usuń link.`,
  switchTo: (name) => `Przejdź na ${name}`,
  unknownNetwork: 'inna sieć',
  notKnown: 'To nie adres, który znasz',
  onlyEnds:
    'Zgadzają się tylko początek i koniec. Oszuści tworzą takie adresy, aby ktoś zapłacił im przez pomyłkę.',
  bait: 'Znasz ten adres tylko z przelewów o zerowej kwocie. Oszuści robią je, licząc na to, że skopiujesz ten adres.',
  known: 'Znany adres',
  entered: 'Wpisany adres',
  useKnown: 'Użyj znanego adresu',
  useEntered: 'Użyj mimo to',
  pressAgain: 'Naciśnij ponownie, aby go użyć',
  leaves: 'Opuszcza twoje konto',
  arrives: (name) => `Trafia do ${name}`,
  reserve: (amount) =>
    `Portfele odkładają na opłatę do ${amount}, a masz mniej. Twój może odmówić.`,
  keepsPart: (amount) => `Ten token zatrzymuje ${amount} z każdego takiego przelewu.`,
  contract:
    'Ten adres to kontrakt i dotąd nic od ciebie na niego nie trafiło. To, co dostanie, może w nim zostać na zawsze: zapytaj odbiorcę, czy można go użyć.',
  firstTime: 'Wysyłasz na ten adres po raz pierwszy. Sprawdź go z odbiorcą.',
  notices: {
    tokenMissing: 'Na tym koncie nie ma tokena, o który proszono. Wybierz inny.',
    lookAlike:
      'Ten adres podszywa się pod adres, który znasz. Sprawdź go, zanim przejdziesz dalej.',
    wouldFail: 'Sieć zgłasza, że ten przelew by się nie powiódł. Nic nie wysłano.',
    feeUnknown:
      'Nie udało się odczytać opłaty sieciowej, więc nie wiadomo, ile można wysłać. Spróbuj ponownie albo podaj kwotę.',
    feeRose: 'Opłata sieciowa wzrosła. Sprawdź kwotę jeszcze raz. Nic nie wysłano.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Sieć liczy ten token w innych jednostkach, niż pokazuje ta strona. Nic nie wysłano. Nie wysyłaj go stąd.'
      case 'transfer/decimals-unread':
        return 'Sieć nie podała, w jakich jednostkach liczy ten token. Nic nie wysłano. Poczekaj chwilę albo spróbuj ponownie.'
      case 'transfer/sender-minimum':
        return `Sieć wymaga, aby na twoim koncie oprócz opłaty zostało ${least} ${symbol}. Wyślij mniej.`
      case 'transfer/recipient-minimum':
        return `Na tym adresie nic jeszcze nie ma, a sieć nie przyjmie tam mniej niż ${least} ${symbol}. Wyślij więcej.`
      case 'transfer/frozen':
        return `Emitent tego tokena zamroził jego część. Wyślij najwyżej ${most}.`
      case 'transfer/too-many-accounts':
        return `Ten token leży na wielu twoich kontach. Wyślij naraz najwyżej ${most}, a resztę później.`
      default:
        return null
    }
  },
  failedOnSolana: 'Nie udało się wysłać transakcji. Spróbuj ponownie.',
  started: 'Transakcja rozpoczęta',
  sent: (amount) => `Wysłano ${amount}`,
  pending: 'W drodze. Dotrze z jednym z następnych bloków.',
  confirmed: (to) => `Dotarło do ${to}.`,
  comparing: 'Porównujemy adres',
  notCompared:
    'Nie udało się odczytać twojej historii, więc tego adresu nie porównano z tymi, które znasz. Sprawdź go w całości.',
  lessArrived: 'Dotarło mniej, niż wysłano',
  lessArrivedHint: (arrived, sent) =>
    `Token podaje, że dotarło ${arrived} z ${sent}. Zatrzymuje część albo nie robi tego, co podaje.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Ustawienia',
  address: 'Twój pełny adres',
  copyAddress: 'Kopiuj adres',
  copied: 'Skopiowano adres',
  explorer: (name) => `Zobacz w ${name}`,
  opensNewTab: 'Otwiera się w nowej karcie',
  appearance: 'Wygląd',
  appearances: { system: 'Systemowy', light: 'Jasny', dark: 'Ciemny' },
  language: 'Język',
  wallets: 'Konta i portfel',
  disconnect: 'Rozłącz',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Logowanie',
  heading: (site) => `Zaloguj się na ${site}`,
  headingAnywhere: 'Zaloguj się portfelem',
  explanation: 'Podpisujesz poniższą wiadomość. To nic nie kosztuje i niczego nie przenosi.',
  message: 'Wiadomość do podpisania',
  sign: 'Podpisz',
  cancel: 'Anuluj',
  continueIn: (wallet) => `Kontynuuj w ${wallet}`,
  returning: (wallet) => `Wracamy do poprzedniej sieci. ${wallet} może zapytać o zgodę.`,
  checking: 'Sprawdzamy twój podpis',
  checkingText: 'To chwilę potrwa.',
  declined: 'Podpis odrzucony',
  smartAccount: 'Ta aplikacja może nie obsługiwać inteligentnych kont',
  unavailable: 'Podczas rozpoczynania logowania wystąpił problem',
  refused: (reason) => `Serwer zgłasza: ${reason}`,
  warnings: {
    domain: (page, named) => `To strona ${page}, a wiadomość wymienia inną witrynę: ${named}`,
    flagged: (domain) => `${domain} zgłoszono jako oszukańczą witrynę. Nie podpisuj.`,
    imitation: 'Wygląda jak wiadomość logowania, ale nią nie jest. Nie podpisuj.',
    account: 'Wiadomość wymienia inne konto niż twoje.',
    uri: (uri) => `Logowanie nastąpiłoby pod innym adresem: ${uri}`,
    chain: (named, wallet) =>
      `Wiadomość wymienia sieć ${named}. Twój portfel jest w sieci ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Wymiana',
  selectTitle: 'Wybierz token',
  reviewTitle: 'Sprawdź wymianę',
  doneTitle: 'Wymieniono',
  buttons: {
    unsupportedNetwork: 'Sieć nie obsługuje wymian',
    selectToken: 'Wybierz token',
    enterAmount: 'Podaj kwotę',
    insufficientBalance: 'Za małe saldo',
    insufficientLiquidity: 'Za mała płynność',
    reviewSwap: 'Sprawdź wymianę',
  },
  youPay: 'Płacisz',
  youReceive: 'Otrzymujesz',
  estimate: 'Szacunkowo',
  payWith: (symbol) => `Zapłać w ${symbol}`,
  receive: (symbol) => `Otrzymaj ${symbol}`,
  switchTokens: 'Zamień tokeny miejscami',
  tokensOn: (network) => `Tokeny w sieci ${network}`,
  rate: 'Kurs',
  minimum: 'Otrzymujesz co najmniej',
  impact: 'Wpływ na cenę',
  slippage: 'Poślizg',
  slippageHint:
    'O ile mniej, niż szacowano, może dotrzeć. Gdyby miało dotrzeć jeszcze mniej, wymiana się nie odbędzie.',
  slippageField: 'Poślizg w procentach',
  slippageHigh: 'Przy tak dużym poślizgu możesz otrzymać znacznie mniej, niż szacowano.',
  untried:
    'Sieć nie mogła wcześniej wypróbować tej wymiany. To, co dotrze, odczytano tylko z samej transakcji.',
  impactHigh: 'To, co otrzymujesz, jest warte znacznie mniej niż to, co płacisz.',
  reading: 'Pytamy o cenę',
  pays: 'Płacisz',
  gets: 'Otrzymujesz (szacunkowo)',
  approve: (symbol) => `Zatwierdź ${symbol}`,
  reset: (symbol) => `Wycofaj zatwierdzenie ${symbol}`,
  swap: 'Wymień',
  approveAndSwap: 'Zatwierdź i wymień',
  approving: (symbol) => `Zatwierdzamy ${symbol}`,
  steps: {
    batch:
      'Twój portfel za jednym razem zatwierdza dokładnie tę kwotę i ją wymienia: dzieje się jedno i drugie albo nic.',
    reset:
      'Najpierw wycofywane jest dawne zatwierdzenie, a potem giełda może pobrać dokładnie tę kwotę.',
    approve: 'Najpierw pozwalasz giełdzie pobrać dokładnie tę kwotę, potem wymieniasz.',
  },
  notices: {
    wouldFail:
      'Sieć zgłasza, że ta wymiana by się nie powiodła, bo ceny się zmieniły. Wróć po nową.',
    priceMoved: 'Cena się zmieniła. Spójrz jeszcze raz na kwoty.',
  },
  refused: (reason) =>
    `Zaproponowaną wymianę odrzucono. ${reason} O nic nie proszono twojego portfela.`,
  started: 'Transakcja rozpoczęta',
  swapped: (paid) => `Wymieniono ${paid}`,
  pending: (least) => `W drodze. Z jednym z następnych bloków dotrze co najmniej ${least}.`,
  confirmed: (least) => `Wymiana gotowa: na twoje konto dotarło co najmniej ${least}.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Kup',
  fund: 'Kup kartą lub z konta bankowego',
  title: 'Wybierz dostawcę',
  tokenTitle: 'Wybierz token',
  currencyTitle: 'Wybierz walutę',
  progressTitle: 'Zakup w toku',
  helpTitle: 'Na czym polega zakup?',
  youPay: 'Płacisz',
  badAmount: 'Użyj cyfr i jednej kropki lub przecinka; miejsc po przecinku najwyżej 2',
  tooLittle: (limit) => `Zapłać co najmniej ${limit}`,
  tooMuch: (limit) => `Zapłać najwyżej ${limit}`,
  receive: (symbol) => `Otrzymaj ${symbol}`,
  receiveTitle: 'Otrzymujesz (szacunkowo)',
  providers: 'Dostawcy',
  fee: (least, most) => `Opłata od ${least} do ${most}`,
  asking: 'Pytamy o cenę',
  noQuote: 'Nie podaje teraz ceny',
  gives: (amount) => `Około ${amount}`,
  loading: 'Sprawdzamy, co można kupić',
  sample:
    'Szacunkowo: sprzedawców nie można zapytać. To typowe liczby i niczego nie da się za nie kupić.',
  sampleFee: (fee) => `Typowa opłata ${fee}`,
  nothingSold: (network) => `W sieci ${network} nic nie jest sprzedawane`,
  nothingSoldHint: 'Wybierz inną sieć albo odbierz środki z innego portfela.',
  networks: 'Sieci',
  tryAgain: 'Ponów próbę',
  sandbox: 'Środowisko testowe: nie sprzedaje się tu niczego prawdziwego i niczego się nie płaci.',
  leaves: 'Płacisz na stronie dostawcy. Dane twojej karty i twoje dokumenty nigdy tu nie trafiają.',
  failed: (reason) => `Niczego nie kupiono. ${reason}`,
  foreignPage: (host) =>
    `Serwer wskazał stronę w ${host}, która nie należy do nikogo, kto tu sprzedaje. Nie otwarto jej i niczego nie kupiono.`,
  opening: (provider) => `Otwieramy ${provider}`,
  waiting: (provider) => `Kontynuuj w ${provider}`,
  waitingHint:
    'Zapłać na stronie, która się otworzyła. Ten widok da znać, gdy zakup dotrze; możesz go zamknąć.',
  waitingUnknown: 'Zapłać na stronie, która się otworzyła. Zakup pojawi się na twoim koncie.',
  blocked: 'Przeglądarka nie pozwoliła otworzyć strony. Otwórz ją ręcznie:',
  open: (provider) => `Otwórz ${provider}`,
  copyLink: 'Kopiuj link',
  copied: 'Skopiowano link',
  opensNewTab: 'otwiera się w nowej karcie',
  paid: 'Zapłacono',
  paidHint: (amount) => `${amount} w drodze na twój adres.`,
  delivered: (amount) => `Dotarło ${amount}`,
  deliveredHint: 'Zakup jest na twoim koncie.',
  notDelivered: 'Nie kupiono',
  notDeliveredHint: 'Dostawca zgłasza, że nic nie zostanie dostarczone.',
  goesTo: 'Trafia na',
  again: 'Zacznij od nowa',
  done: 'Gotowe',
  activity: 'Zobacz w Aktywności',
  helpCards: [
    {
      title: 'Pieniądze stają się monetami',
      text: 'Dostawca przyjmuje płatność kartą lub przelewem bankowym i wysyła monety na twój adres.',
    },
    {
      title: 'Dostawca widzi, kim jesteś',
      text: 'To osobna firma z własnymi zasadami i może poprosić o twoje dokumenty. Ta strona przekazuje jej twój adres i kwotę, i nic więcej.',
    },
    {
      title: 'To coś kosztuje',
      text: 'Dostawcy zatrzymują od jednego do dwóch procent lub więcej, a sieć ma swoją opłatę. Porównaj, zanim zapłacisz.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Wybierz nazwę',
  registerTitle: 'Zarejestruj nazwę',
  registeredTitle: 'Nazwa zarejestrowana',
  intro: 'Nazwa zastępuje twój adres. Inni wysyłają na nią i nikt nie musi kopiować adresu.',
  own: 'Twoje nazwy',
  name: 'Nazwa',
  rules: 'Co najmniej 4 znaki: a–z, 0–9 i -',
  unreadable: 'Używaj tylko a–z, 0–9 i -',
  tooShort: 'Wpisz co najmniej 4 znaki',
  suggestions: 'Podobne nazwy',
  searching: 'Szukamy nazw',
  searchFailed: 'Nie udało się wyszukać nazw.',
  tryAgain: 'Ponów próbę',
  noneFree: 'Wszystkie są zajęte. Wpisz inną nazwę.',
  noneFound: 'Takiej nazwy tu nie ma. Wpisz inną.',
  available: 'Wolna',
  taken: 'Zajęta',
  register: 'Zarejestruj',
  leadsTo: (network) => `Prowadzi na twój adres w sieci ${network}`,
  free: 'Nic nie kosztuje. Nazwa zostaje przy tym adresie i nie można jej oddać.',
  signed: 'Co podpisuje twój portfel',
  confirmIn: (wallet) => `Potwierdź w ${wallet}`,
  registering: 'Rejestrujemy',
  back: 'Wybierz inną nazwę',
  notices: {
    declined: 'Podpis odrzucony. Niczego nie zarejestrowano.',
    unsupported: 'W tej sieci nie oferuje się nazw.',
    walletChanged: 'Twój portfel się zmienił. Sprawdź jeszcze raz.',
    unavailable:
      'Serwer nie odpowiada. O ile wiadomo, niczego nie zarejestrowano. Spróbuj ponownie.',
  },
  unsigned: 'Twój portfel nie złożył podpisu. Niczego nie zarejestrowano.',
  walletSaid: (reason) => `Twój portfel nie złożył podpisu: ${reason}`,
  registered: (name) => `Nazwa ${name} jest twoja`,
  registeredHint: 'Od teraz inni mogą na nią wysyłać.',
  done: 'Gotowe',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Tokeny',
  list: 'Tokeny tego konta',
  hidden: (count) =>
    plural('pl', count, {
      one: `Ukryto ${count} spamowy token`,
      few: `Ukryto ${count} spamowe tokeny`,
      many: `Ukryto ${count} spamowych tokenów`,
      other: `Ukryto ${count} spamowego tokena`,
    }),
  shown: (count) =>
    plural('pl', count, {
      one: `${count} spamowy token`,
      few: `${count} spamowe tokeny`,
      many: `${count} spamowych tokenów`,
      other: `${count} spamowego tokena`,
    }),
  emptyTitle: 'Jeszcze brak tokenów',
  empty: 'Tu pojawi się to, co otrzymasz.',
  failed: 'Saldo tokenów niedostępne',
  failedHint: 'Nie udało się odczytać twoich tokenów. Są bezpieczne tam, gdzie są.',
  stale: (when) => `Nie udało się odświeżyć. To dane z godz. ${when}.`,
  missing: (network) =>
    `Nie wszystkie tokeny w sieci ${network} udało się odczytać. Są bezpieczne tam, gdzie są. Spróbuj ponownie za chwilę.`,
  tryAgain: 'Ponów próbę',
  fund: 'Zasil portfel',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Zatwierdź',
  codeTitle: 'Kod odzyskiwania',
  saveCode: 'Zapisz swój kod odzyskiwania',
  walletTitle: 'Bezpieczny portfel',
  updateTitle: 'Zmień e-mail',
  primaryTitle: 'Potwierdź obecny e-mail',
  secondaryTitle: 'Potwierdź nowy e-mail',
  otherEmail: 'Użyj innego adresu',
  editEmail: 'Zmień e-mail',
  newEmail: 'Nowy adres e-mail',
  save: 'Zapisz',
  done: 'Gotowe',
  ways: 'Sposoby logowania',
  addPasskey: 'Dodaj klucz dostępu',
  recover: 'Odzyskaj kluczem dostępu',
  setPassword: 'Ustaw hasło',
  export: 'Eksportuj portfel',
  forget: 'Wyloguj inne urządzenia',
  delete: 'Usuń portfel',
  changed: 'E-mail zmieniony',
  unchanged: (reason) => sentences(reason, 'Twój adres się nie zmienił.'),
  inFrame: 'Ta strona nie widzi niczego poniżej i nie może tam niczego nacisnąć.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Uprawnienia',
  createdTitle: 'Uprawnienie nadane',
  intro:
    'Te aplikacje mogą działać w imieniu tego konta bez ponownego pytania cię, w granicach, których pilnuje kontrakt.',
  none: 'Brak uprawnień',
  noneText: 'Żadna aplikacja nie może sama działać w imieniu tego konta.',
  reading: 'Odczytujemy twoje uprawnienia',
  unread: 'Nie udało się odczytać twoich uprawnień. Są takie, jak były.',
  unsupported:
    'Ten portfel nie potrafi cofać uprawnień. Połącz portfel, który nadał to uprawnienie, i spróbuj ponownie.',
  notEnded:
    'Sieć jeszcze nie zakończyła tego uprawnienia. Sprawdź ponownie za minutę i cofnij je jeszcze raz, jeśli nadal tu będzie.',
  tryAgain: 'Ponów próbę',
  somebody: 'Aplikacja',
  once: (amount) => `${amount} łącznie`,
  every: (amount, duration) => `${amount} w każdym okresie (${duration})`,
  upTo: (amount, most) => `${amount} na sekundę, ${most} łącznie`,
  left: (amount) => `Teraz można pobrać: ${amount}`,
  leftUnknown: 'Nie można teraz ustalić, ile zostało.',
  functions: (names) => `Może wywoływać: ${names}`,
  calls: (left, most) => `Pozostałe wywołania: ${left} z ${most}`,
  perCall: (amount) => `Przy każdym wywołaniu: najwyżej ${amount}`,
  contract: 'Kontrakt',
  caller: 'Kto może go wywoływać',
  atomic: (amount) => `${amount} (w najmniejszych jednostkach)`,
  unknown: 'Nie można pokazać, na co pozwala. Jeśli go nie znasz, cofnij je.',
  until: (date) => `Do ${date}`,
  delegate: 'Kto może pobierać',
  revoke: 'Cofnij',
  revoking: 'Potwierdź w portfelu i poczekaj na sieć',
  granted:
    'Aplikacja może działać w granicach udzielonej zgody. Uprawnienie znajdziesz w Ustawieniach i w każdej chwili możesz je cofnąć.',
  done: 'Gotowe',
  showAll: 'Pokaż uprawnienia',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Inteligentne konto',
  intro:
    'Inteligentne konto wykonuje kilka kroków naraz i może pozwolić, aby opłatę sieciową zapłacił ktoś inny. Podpisuje za nie twój klucz.',
  twoAddresses:
    'Twoje inteligentne konto i twój klucz mają osobne adresy. Pieniądze pozostają na swoim miejscu, gdy zmieniasz, co jest pierwsze.',
  first: 'Jest pierwsze: aplikacje widzą właśnie je i tu trafiają pieniądze, o które prosisz.',
  notFirst: 'Pierwsze jest własne konto twojego klucza.',
  address: 'Inteligentne konto',
  ownAddress: 'Twój klucz',
  isThere: 'Jest w tej sieci.',
  isNotThere: 'Powstanie przy twojej pierwszej wysyłce. Pieniądze możesz otrzymywać już wcześniej.',
  networks: 'Sieci, w których istnieje',
  notHere: 'W tej sieci nie ma tu inteligentnych kont. Używane jest własne konto twojego klucza.',
  warning:
    'Podawaj ten adres tylko dla tych sieci: tego, co trafi do innych, być może nikt nie zdoła ruszyć.',
  failed: 'Nie udało się tego zmienić. Spróbuj ponownie.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Ulepsz portfel',
  goOn: 'Przenoś dalej do swojego portfela',
  intro:
    'Przenieś to, co tu jest, do własnego portfela, jedno po drugim. Każdy przelew widzisz i potwierdzasz.',
  ownAddress: (family) => `Twój własny adres w ${family}`,
  enterAddress: 'Najpierw podaj adres własnego portfela.',
  move: (what) => `Przenieś ${what}`,
  last: 'To przenieś na końcu: stąd płacone są opłaty za pozostałe.',
  spam: (count) =>
    plural('pl', count, {
      one: `Zostaje tu ${count} element, o który nikt nie prosił.`,
      few: `Zostają tu ${count} elementy, o które nikt nie prosił.`,
      many: `Zostaje tu ${count} elementów, o które nikt nie prosił.`,
      other: `Zostaje tu ${count} elementu, o które nikt nie prosił.`,
    }),
  unread: (network) =>
    `Nie udało się odczytać, co jest w sieci ${network}. Wszystko zostaje na swoim miejscu; spróbuj ponownie.`,
  incomplete: (network) => `W sieci ${network} może być więcej, niż widać.`,
  tryAgain: 'Ponów próbę',
  nothing: 'Nie ma tu już nic do przeniesienia.',
  reading: 'Odczytujemy, co masz',
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

export const texts: readonly Words[] = [
  walletOffersTexts,
  errorsTexts,
  networksTexts,
  guideTexts,
  emailTexts,
  loginTexts,
  socialTexts,
  farcasterTexts,
  moneyTexts,
  accountTexts,
  activityTexts,
  familiesTexts,
  nftsTexts,
  profileTexts,
  receiveTexts,
  sendTexts,
  swapTexts,
  nameTexts,
  buyTexts,
  settingsTexts,
  signInTexts,
  tokensTexts,
  secureWalletTexts,
  permissionsTexts,
  smartAccountTexts,
  upgradeTexts,
]
