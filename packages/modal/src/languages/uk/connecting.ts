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
  back: 'Назад',
  close: 'Закрити',
  help: 'Довідка',
  loadFailedTitle: 'Екран не завантажився',
  loadFailedText: 'Можливо, зникло з’єднання. Нічого не надіслано й нічого не втрачено.',
  brokenTitle: 'Тут щось пішло не так',
  brokenText: 'Ваш гаманець і ваші гроші не зачеплено.',
  tryAgain: 'Повторити',
  mountFailed: 'Не вдалося відкрити вікно гаманця на цій сторінці.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Умови використання',
  privacy: 'Політику конфіденційності',
  both: (terms, privacy) => `${terms} та ${privacy}`,
  agree: (what) => `Я приймаю ${what}`,
  agreeByConnecting: (what) => `Підключаючись, ви приймаєте ${what}`,
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Підключити гаманець',
  installed: 'Установлено',
  recent: 'Нещодавній',
  walletList: 'Гаманці',
  allWallets: 'Усі гаманці',
  continueWithWallet: 'Продовжити з гаманцем',
  scanWithPhone: 'Сканувати телефоном',
  newToWallets: 'Уперше з гаманцем?',
  getStarted: 'Почати',
  noWalletTitle: 'Гаманець не знайдено',
  noWalletText: 'Установіть або розблокуйте гаманець у цьому браузері та повторіть пошук.',
  lookAgain: 'Шукати знову',

  waitingTitle: (wallet) => `Продовжте в ${wallet}`,
  waitingText: 'Перевірте запит на підключення у своєму гаманці та прийміть його там.',
  pendingTitle: 'Відкрийте гаманець',
  pendingText: (wallet) => `Запит уже показано в ${wallet}. Дайте на нього відповідь там.`,
  cancel: 'Скасувати',
  connectedTitle: 'Підключено',
  connectedText: (wallet) => `Гаманець ${wallet} підключено до цього сайту.`,
  declinedTitle: 'Запит відхилено',
  declinedText: (wallet) => `Ви закрили запит у ${wallet}. Цьому сайту нічого не передано.`,
  failedTitle: 'Не вдалося підключити',
  failedText: (reason) => sentences(reason, 'Цьому сайту нічого не передано.'),
  tryAgain: 'Повторити',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Способи підключення',
  mobile: 'Телефон',
  browser: 'Браузер',
  web: 'Веб',
  desktop: 'Комп’ютер',

  codeName: (wallet) => `QR-код для сканування через ${wallet}`,
  anyWallet: 'гаманець',
  scanText: (wallet) => `Відкрийте ${wallet} на телефоні та відскануйте цей код.`,
  agreeForCode: 'Дайте згоду, і з’явиться код для сканування.',
  agreeForWallet: 'Дайте згоду, і ви перейдете до свого гаманця.',
  preparing: 'Створюємо посилання',
  refreshesIn: (left) => `Оновиться через ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Код оновиться через хвилину'
      : plural('uk', seconds, {
          one: `Код оновиться через ${seconds} секунду`,
          few: `Код оновиться через ${seconds} секунди`,
          many: `Код оновиться через ${seconds} секунд`,
          other: `Код оновиться через ${seconds} секунди`,
        }),
  newCode: 'Новий код',
  copyLink: 'Копіювати посилання',
  copied: 'Посилання скопійовано',
  reload: 'Оновити код',
  expired: 'Термін дії цього коду минув.',
  linkFailed: 'Не вдалося створити код.',

  ownRelay:
    'Для гаманців, налаштованих на власну службу підключення цього сайту. Будь-який інший гаманець виберіть зі списку.',
  unreachableTitle: (wallet) => `${wallet}: немає зв’язку`,
  unreachableText: (wallet) =>
    `Цей сайт не може підключитися до гаманця ${wallet} на телефоні. Щоб продовжити, виберіть інший гаманець.`,
  visit: (wallet) => `Відкрити сайт ${wallet}`,

  offline: 'Немає підключення до інтернету. Код знову запрацює, коли зв’язок відновиться.',
  unreachable: 'Служба підключення не відповідає. Ми продовжуємо спроби; нічого не втрачено.',
  refused: 'Зараз цей сайт не може зв’язатися з гаманцями на інших пристроях.',
  tryAgain: 'Повторити',

  openTitle: (wallet) => `Продовжте в ${wallet}`,
  openText: (wallet) => `Схваліть підключення в ${wallet} і поверніться сюди.`,
  open: (wallet) => `Відкрити ${wallet}`,
  openAgain: (wallet) => `Відкрити ${wallet} ще раз`,
  stuckTitle: (wallet) => `Не відкривається ${wallet}?`,
  stuckText: 'Нічого не втрачено. Спробуйте інакше:',
  openByLink: 'Відкрити за вебпосиланням',
  openByScheme: 'Відкрити за посиланням застосунку',
  appStore: 'Завантажити в App Store',
  playStore: 'Завантажити в Google Play',
  otherDevice: 'Інший пристрій',
  chooseWallet: 'Виберіть гаманець, у якому продовжите.',
  allWallets: 'Усі гаманці',
  walletList: 'Гаманці',

  browserText: (wallet) =>
    `Гаманця ${wallet} ще немає в цьому браузері. Установіть його розширення — щойно воно з’явиться, ми продовжимо тут.`,
  getExtension: 'Установити розширення',
  browserReady: (wallet) => `Гаманець ${wallet} є в цьому браузері.`,
  continueInBrowser: 'Продовжити в цьому браузері',
  webText: (wallet) =>
    `Гаманець ${wallet} відкриється в іншій вкладці. Схваліть підключення там і поверніться.`,
  desktopText: (wallet) => `Схваліть підключення в ${wallet} на цьому комп’ютері.`,
  opensNewTab: 'Відкриється в новій вкладці',
  get: (wallet) => `Завантажити ${wallet}`,

  connectedTitle: 'Підключено',
  connectedText: (wallet) => `Гаманець ${wallet} підключено до цього сайту.`,
  declinedTitle: 'Запит відхилено',
  declinedText: 'Ви закрили запит у своєму гаманці. Цьому сайту нічого не передано.',
  failedTitle: 'Не вдалося підключити',
  failedText: (reason) =>
    sentences(reason, 'Цьому сайту нічого не передано, і нічого не втрачено.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Усі гаманці',
  getTitle: 'Завантажити гаманець',
  downloadTitle: (wallet) => `Завантажити ${wallet}`,
  search: 'Пошук гаманців',
  list: 'Гаманці',
  loading: 'Завантажуємо гаманці',
  noneFound: (search) => `Гаманець «${search}» не знайдено`,
  none: 'Гаманців тут немає',
  nonePrivate: 'Гаманця з такою назвою немає',
  privateText: 'Схоже на посилання, адресу або секрет, тому текст не покинув цієї сторінки.',
  noneText: 'Перевірте написання або перегляньте всі.',
  noneTextOrScan: 'Перевірте написання. Гаманець, якого немає у списку, підключається за кодом.',
  scan: 'Сканувати будь-яким гаманцем',
  anyWallet: 'WalletConnect',
  clearSearch: 'Очистити пошук',
  failedTitle: 'Список не завантажився',
  failedText: 'Можливо, зникло з’єднання. Гаманці в цьому браузері й далі працюють.',
  tryAgain: 'Повторити',
  installed: 'Знайдено',
  recent: 'Нещодавній',
  found: (count) =>
    plural('uk', count, {
      one: `Знайдено ${count} гаманець`,
      few: `Знайдено ${count} гаманці`,
      many: `Знайдено ${count} гаманців`,
      other: `Знайдено ${count} гаманця`,
    }),

  getText:
    'Ними широко користуються. Який би ви не взяли, згодом акаунт можна перенести до іншого.',
  exploreAll: 'Переглянути всі',

  downloadText: (wallet) =>
    `Гаманця ${wallet} ще немає в цьому браузері. Установіть його, поверніться сюди й виберіть знову.`,
  orDownloadText: (wallet) =>
    `Або встановіть гаманець ${wallet} тут, поверніться й виберіть його знову.`,
  unreachableText: (wallet) =>
    `Звідси неможливо зв’язатися з гаманцем ${wallet}. Установіть його на цей пристрій і відкрийте в ньому цю сторінку, якщо він це вміє.`,
  openInAppText: (wallet) =>
    `Гаманець ${wallet} відкриває цю сторінку у власному браузері: підключіться там. Якщо він не відкривається, спершу встановіть його.`,
  openInApp: (wallet) => `Відкрити цю сторінку в ${wallet}`,
  openWebApp: (wallet) => `Відкрити вебверсію ${wallet}`,
  extension: 'Розширення браузера',
  appStore: 'Застосунок для iPhone та iPad',
  playStore: 'Застосунок для Android',
  homepage: 'Сайт',
  opensNewTab: 'Відкриється в новій вкладці',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Ця частина не завантажилася.',
  tryAgain: 'Повторити',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR-код, який відкриває цю сторінку в ${wallet}`,
  scan: (wallet) => `Відскануйте код камерою телефона: ця сторінка відкриється в ${wallet}.`,
  local:
    'Адресу цієї сторінки може відкрити лише цей комп’ютер. Код запрацює, коли сторінка буде в інтернеті.',
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
