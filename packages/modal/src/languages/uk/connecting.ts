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

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Запит чекає на відповідь у ${wallet}.`,
  open: (wallet) => `Відкрити ${wallet}`,
  dismiss: 'Сховати',
  relayLost: 'Зв’язок із вашим гаманцем утрачено. Пробуємо ще раз…',
  relayRefused:
    'Із цієї сторінки неможливо зв’язатися з вашим гаманцем. Відключіть його й підключіть знову.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Умови використання',
  privacy: 'Політику конфіденційності',
  both: (terms, privacy) => `${terms} та ${privacy}`,
  agree: (what) => `Я приймаю ${what}`,
  agreeByConnecting: (what) => `Підключаючись, ви приймаєте ${what}`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Ваш гаманець повідомляє: «${text}»`,
  networkSaid: (text) => `Мережа повідомляє: «${text}»`,
  texts: {
    'balance/unavailable': 'Баланс недоступний.',
    'catalogue/unavailable':
      'Не вдалося завантажити список гаманців. Перевірте з’єднання та спробуйте ще раз.',
    'connection/code-unavailable':
      'Частина цієї сторінки не завантажилася. Перевірте з’єднання та спробуйте ще раз.',
    'network/unsupported-by-wallet': 'Гаманець не підтримує цю мережу.',
    'relay/closed': 'З’єднання зі службою підключення закрито.',
    'relay/outbox-full':
      'На надсилання чекає забагато повідомлень. Спробуйте ще раз, коли зв’язок відновиться.',
    'relay/refused': 'Служба підключення відхилила цей сайт.',
    'relay/unavailable': 'Служба підключення не відповідає. Спробуйте ще раз.',
    'resources/unavailable': 'Дані недоступні. Спробуйте ще раз.',
    'transfer/no-estimate': 'Не вдалося дізнатися комісію мережі. Спробуйте ще раз.',
    'transfer/unasked': 'Не вдалося надіслати. Спробуйте ще раз.',
    'wallet/already-pending': 'Відкрийте свій гаманець.',
    'wallet/failed': 'Невідома помилка.',
    'wallet/not-found':
      'Цей гаманець недоступний на цій сторінці. Розблокуйте або встановіть його та спробуйте ще раз.',
    'wallet/other-family':
      'Цей гаманець не відкрив жодного акаунта для мереж цього типу. Виберіть іншу мережу або інший гаманець.',
    'walletconnect/link-failed':
      'Не вдалося створити посилання для гаманця. Перевірте з’єднання та спробуйте ще раз.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Гаманець не допускає таких запитів. Спробуйте інший гаманець.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Гаманець не підтримує подій цього сайту. Спробуйте інший гаманець.',
    'The wallet does not allow this change. Connect again.':
      'Гаманець не допускає цієї зміни. Підключіть його знову.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Гаманець не схвалив цю мережу. Підключіть його знову та схваліть її.',
    'The wallet does not support these networks. Try another wallet.':
      'Гаманець не підтримує цих мереж. Спробуйте інший гаманець.',
    'The wallet has no account for these networks. Add one, then try again.':
      'У гаманці немає акаунта для цих мереж. Додайте його та спробуйте ще раз.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Гаманець не підтримує мереж цього типу. Спробуйте інший гаманець.',
    'The wallet ended the connection. Connect again.':
      'Гаманець завершив з’єднання. Підключіть його знову.',
    'The wallet did not finish connecting. Try again.':
      'Гаманець не завершив підключення. Спробуйте ще раз.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Гаманець не може виконати те, чого потребує цей запит. Надішліть запит без цього або скористайтеся іншим гаманцем.',
    'The wallet does not take several calls at once on this network.':
      'У цій мережі гаманець не приймає кількох викликів одразу.',
    'The wallet knows a request of this id already. Send it again.':
      'Гаманцю вже відомий запит із таким ідентифікатором. Надішліть його ще раз.',
    'The wallet does not know these calls.': 'Гаманцю не відомі ці виклики.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Викликів більше, ніж гаманець приймає за раз. Надішліть менше.',
    'The wallet cannot do all of these calls or none on this network.':
      'У цій мережі гаманець не може виконати ці виклики за принципом «усі або жодного».',
    'The wallet no longer knows this connection. Connect again.':
      'Гаманець більше не впізнає цього підключення. Підключіть його знову.',
    'The request expired in the wallet. Try again.':
      'Термін дії запиту в гаманці минув. Спробуйте ще раз.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Гаманець не передав жодного акаунта. Відкрийте гаманець, виберіть акаунт і спробуйте ще раз.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Відповідь гаманця не вдалося прочитати. Спробуйте ще раз.',
    'The wallet agreed and stayed on its network':
      'Гаманець погодився, але лишився у своїй мережі.',
    'The wallet signed a different message. Try again.':
      'Гаманець підписав інше повідомлення. Спробуйте ще раз.',
  },
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

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Виберіть мережу',
  unsupportedTitle: 'Мережа не підтримується',
  search: 'Пошук мереж',
  list: 'Мережі',
  current: 'Поточна мережа',
  noneFound: (search) => `Мережу «${search}» не знайдено`,
  noneFoundText: 'Перевірте написання або перегляньте всі.',
  none: 'Мереж тут немає',
  noneText: 'Зараз цей сайт не пропонує жодної.',
  clearSearch: 'Очистити пошук',
  whatIsANetwork: 'Що таке мережа?',

  waitingTitle: (wallet) => `Продовжте в ${wallet}`,
  waitingText: (network) =>
    `Прийміть перехід до мережі ${network} у своєму гаманці. Ваш акаунт і ваші кошти залишаться на місці.`,
  doneTitle: 'Мережу змінено',
  declinedTitle: 'Запит відхилено',
  declinedText: 'Ви залишилися в попередній мережі. Більше нічого не змінилося.',
  failedTitle: 'Не вдалося змінити',
  failedText: (reason) => sentences(reason, 'Ви залишилися в попередній мережі.'),
  cancel: 'Скасувати',
  tryAgain: 'Повторити',

  unsupportedText: (wallet) =>
    `${wallet} зараз у мережі, якої цей сайт не використовує. Щоб продовжити, виберіть одну з цих. Ваші кошти в безпеці там, де є.`,
  yourWallet: 'Ваш гаманець',
  disconnect: 'Відключити',
  notApproved: (wallet) => `Не схвалено в ${wallet}`,
  noWallet: 'Гаманця ще немає',
  connect: 'Підключити',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Що таке гаманець?',
  networkTitle: 'Що таке мережа?',
  walletCards: [
    {
      title: 'Дім для ваших активів',
      text: 'Він зберігає й показує ваші монети, токени та колекційні предмети й надсилає їх туди, куди ви скажете.',
    },
    {
      title: 'Новий спосіб входу',
      text: 'Замість пароля ви підтверджуєте вхід своїм гаманцем. Жоден сайт ніколи не дізнається вашого ключа.',
    },
    {
      title: 'Лише ваш',
      text: 'Ключ маєте тільки ви. Ніхто не зможе відновити його за вас, тому надійно зберігайте фразу відновлення й нікому її не повідомляйте.',
    },
  ],
  getWallet: 'Завантажити гаманець',

  networkCards: [
    {
      title: 'Де все відбувається',
      text: 'Мережа — це загальнодоступний реєстр, який спільно ведуть багато комп’ютерів. Ваші монети перебувають в одній із мереж.',
    },
    {
      title: 'Адреса одна, гроші окремо',
      text: 'Ваша адреса може бути однаковою в кількох мережах, але того, що ви маєте в одній, немає в інших.',
    },
    {
      title: 'Комісії різні',
      text: 'Кожна мережа має власну монету для сплати комісій і власну ціну за транзакцію.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Підтвердьте пошту',
  deviceTitle: 'Реєстрація пристрою',
  passkeyTitle: 'Ключ доступу',
  email: 'Адреса ел. пошти',
  continue: 'Продовжити',
  device: 'Схваліть цей пристрій',
  deviceSent: (email) =>
    `На ${email} надіслано посилання. Відкрийте його й підтвердьте там, що цей пристрій ваш.`,
  waitLonger: (seconds) =>
    plural('uk', seconds, {
      one: `Спробуйте ще раз через ${seconds} секунду`,
      few: `Спробуйте ще раз через ${seconds} секунди`,
      many: `Спробуйте ще раз через ${seconds} секунд`,
      other: `Спробуйте ще раз через ${seconds} секунди`,
    }),
  connected: 'Ви ввійшли.',
  usePasskey: 'Увійти з ключем доступу',
  passkeyWaiting: 'Пристрій запитує ваш ключ доступу',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Цьому сайту нічого не передано.'),
  declined: 'Ви закрили вікно. Цьому сайту нічого не передано.',
  connected: 'Ви ввійшли.',
  tryAgain: 'Повторити',
  otherWay: 'Інший спосіб',
  notEmail: 'Введіть адресу ел. пошти, наприклад ada@example.com.',
  sent: (email) => `Введіть код, надісланий на ${email}.`,
  code: 'Код',
  checking: 'Перевіряємо код',
  resend: 'Надіслати знову',
  sending: 'Надсилаємо код',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Продовжити через',
  continueWith: (service) => `Продовжити через ${service}`,
  more: 'Інші сервіси',
  waiting: (service) => `Продовжте у вікні ${service}`,
  noPassword: 'Цьому сайту не повідомляється нічого з того, що ви там робите.',
  blocked: 'Браузер не дав відкрити вікно. Дозвольте вікна для цієї сторінки та спробуйте ще раз.',
  timedOut: 'Вікно закрито. Спробуйте ще раз або виберіть інший спосіб.',
  inThisPage: 'Продовжити на цій сторінці',
  closed: 'Вікно закрито. Якщо ви встигли все зробити, вхід продовжиться сам.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Відскануйте код камерою телефона та дайте згоду в застосунку Farcaster.',
  agree: 'Дайте згоду в застосунку Farcaster і поверніться сюди.',
  codeName: 'QR-код, щоб продовжити в застосунку Farcaster',
  preparing: 'Створюємо посилання',
  open: 'Відкрити Farcaster',
  copyLink: 'Копіювати посилання',
  copied: 'Посилання скопійовано',
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
