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
  amount: 'Сума',
  max: 'Макс.',
  tryAgain: 'Повторити',
  twoReadings:
    'Це можна прочитати двояко. Цілі суми пишіть без роздільників, а решту — ще з одним нулем, наприклад 1,2340',
  maxAmount: (amount) => `Макс. ${amount}`,
  maxLeaves: (fee) => `Максимум залишає ${fee} на комісію`,
  have: (amount) => `У вас ${amount}.`,
  badAmount: (decimals) =>
    `Вводьте цифри й одну крапку або кому; знаків після неї — не більше ${decimals}`,
  inToken: (symbol) => `Вказати суму в ${symbol}`,
  inDollars: 'Вказати суму в доларах',
  selectToken: 'Вибрати токен',
  changeToken: (symbol) => `${symbol}, змінити токен`,
  recipient: 'Отримувач',
  addressOrName: 'Адреса або ім’я',
  paste: 'Вставити',
  clear: 'Прибрати отримувача',
  recent: 'Нещодавні отримувачі',
  recentLabel: 'Нещодавні',
  looking: 'Шукаємо ім’я',
  wholeAddress: 'Повна адреса',
  wholeAddressOf: (name) => `Повна адреса ${name}`,
  copyAddress: 'Копіювати адресу',
  copied: 'Адресу скопійовано',
  network: 'Мережа',
  fee: 'Комісія мережі',
  feePaidIn: (symbol) => `Комісія мережі, сплата в ${symbol}`,
  costs: { recipientAccount: 'Відкриває акаунт для цього токена, один раз' },
  feeAtMost: (fee) => `до ${fee}`,
  feeUnread: 'Її покаже гаманець',
  lookingToken: 'Перевіряємо токен',
  noTokenThere: (network) => `За цією адресою в мережі ${network} токена немає`,
  unlisted:
    'Цього токена немає в жодному списку. Будь-хто може створити токен із будь-якою назвою, і він може нічого не вартувати. Використовуйте його, лише якщо знаєте його адресу.',
  takeToken: (symbol) => `Вибрати ${symbol}`,
  suggested: 'Пропоновані токени',
  search: 'Пошук токенів',
  tokensOn: (network) => `Ваші токени в мережі ${network}`,
  missing: (network) =>
    `У мережі ${network} вдалося прочитати не всі токени. Вони в безпеці там, де є.`,
  noToken: (text) => `Токен «${text}» не знайдено`,
  clearSearch: 'Очистити пошук',
  exactly: (amount) => `Рівно ${amount}`,
  total: 'Разом із комісією',
  confirm: 'Підтвердити',
  confirmIn: (wallet) => `Підтвердьте в ${wallet}`,
  cancel: 'Скасувати',
  notices: {
    declined: 'Запит відхилено. Нічого не надіслано.',
    walletChanged: 'Ваш гаманець змінився. Перевірте ще раз.',
    feeUnread: 'Не вдалося дізнатися комісію мережі. Гаманець покаже її до підтвердження.',
    wrongNetwork:
      'Ваш гаманець в іншій мережі. Змініть мережу та підтвердьте ще раз. Нічого не надіслано.',
  },
  failed: (reason) => sentences(reason, 'Нічого не надіслано.'),
  somethingWrong: 'Щось пішло не так',
  chainFailed: 'Мережа відхилила операцію',
  chainFailedHint: 'Крім комісії мережі, нічого не списано.',
  dropped: 'Відкинуто, нічого не надіслано',
  droppedHint: 'Мережа забула транзакцію, перш ніж та потрапила до блоку.',
  replaced: 'Замінено',
  replacedHint: 'Її місце зайняла інша ваша транзакція. Подивіться в гаманці.',
  reading: 'Зчитуємо з блокчейну',
  matches: 'Зчитано з блокчейну: збігається',
  matchesHint: 'Отримувач, сума й мережа — ті, які ви підтвердили.',
  unread: 'Поки що не вдалося прочитати',
  unreadHint: 'Запит повториться сам.',
  partlyCompared: 'Не вдалося звірити повністю',
  partlyComparedHint:
    'Транзакція в блокчейні, але не все в ній вдалося звірити з тим, що ви підтвердили.',
  done: 'Готово',
  explorer: 'Відкрити в оглядачі',
  unknown: 'Результат невідомий',
  unknownHint: 'Можливо, надсилання відбулося. Загляньте в «Активність», перш ніж пробувати знову.',
  looked: 'Перевірено',
  alarm: 'Не те, що ви підтвердили',
  alarmHint:
    'Ваш гаманець надіслав щось інше, і скасувати це неможливо. Більше не користуйтеся цим гаманцем. Перекажіть те, що залишилося, із пристрою, якому довіряєте.',
  youConfirmed: 'Ви підтвердили',
  onChain: 'У блокчейні',
  parts: {
    network: 'Мережа',
    sender: 'Відправник',
    recipient: 'Отримувач',
    amount: 'Сума в найменших одиницях',
    asset: 'Токен або виклик',
  },
  read: 'Прочитано',
  unknownBalance: 'Баланс невідомий',
  nothing: 'Підтверджувати нічого',
  nothingHint: 'Те, що тут було, завершено, і від вашого гаманця нічого не потрібно.',
  back: 'Назад до форми',
  noNetwork: 'Спершу виберіть мережу',
  noNetworkHint: 'Ваш гаманець у мережі, якої ця сторінка не використовує.',
  networks: 'Вибрати мережу',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Акаунт',
  copyAddress: 'Копіювати адресу',
  copied: 'Адресу скопійовано',
  balance: 'Баланс',
  balanceFailed: 'Баланс токенів недоступний',
  balanceUnread: 'Не вдалося дізнатися ваш баланс. Ваші кошти в безпеці там, де є.',
  balanceStale: 'Не вдалося оновити. Це останній баланс, який ми бачили.',
  notPriced: 'Частина активів не має ціни, тому до цієї суми не входить.',
  notWhole: 'Вдалося прочитати не все.',
  tryAgain: 'Повторити',
  network: 'Мережа',
  parts: 'Що є на цьому акаунті',
  disconnect: 'Відключити',
  differs: 'Ваш гаманець надіслав не те, що ви підтвердили.',
  lookAtIt: 'Переглянути',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Активність',
  verbs: {
    approve: 'Схвалено',
    borrow: 'Позичено',
    burn: 'Спалено',
    buy: 'Куплено',
    cancel: 'Скасовано',
    claim: 'Забрано',
    deploy: 'Розгорнуто',
    deposit: 'Внесено',
    execute: 'Виконано',
    mint: 'Випущено',
    receive: 'Отримано',
    repay: 'Погашено',
    send: 'Надіслано',
    stake: 'У стейкінг',
    trade: 'Обміняно',
    unstake: 'Зі стейкінгу',
    withdraw: 'Виведено',
  },
  sending: 'Надсилається',
  pending: 'В обробці',
  failedTag: 'Помилка',
  dropped: 'Відкинуто, нічого не надіслано',
  replaced: 'Замінено',
  lookAlike: 'Двійник',
  lookAlikeHint: (known) => `З адреси, яку зроблено схожою на ${known}.`,
  thisWeek: 'Цього тижня',
  emptyTitle: 'Активності ще немає',
  empty: 'Тут з’являться дії цього акаунта.',
  unsupported: 'Історія цієї мережі тут недоступна.',
  incomplete: 'Частину цієї історії не вдалося прочитати.',
  failed: 'Не вдалося отримати транзакції',
  failedHint: 'Нічого не втрачено. Перевірте з’єднання.',
  tryAgain: 'Повторити',
  more: 'Показати ще',
  imitates: 'Цю адресу ви знаєте:',
  imitation: 'А ця лише схожа на неї:',
  copyAddress: 'Копіювати схожу на неї адресу',
  copyWarning: 'Той, хто створив цю адресу, сподівається, що ви помилково надішлете на неї гроші.',
  copyAnyway: 'Усе одно копіювати',
  copied: 'Адресу скопійовано',
  explorer: 'Відкрити в оглядачі блоків',
  justNow: 'зараз',
  minutes: (count) => `${count} хв`,
  hours: (count) => `${count} год`,
  differs: 'Не те, що підтверджено',
  unmatched: 'Перевірте отримувача',
  newer: 'Показати новіші',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Перейти на ${family}`,
  waitingTitle: (wallet) => `Продовжте в ${wallet}`,
  waitingText:
    'Гаманець запитає по одному разу про кожен тип мереж. Прийміть ті, які вам потрібні.',
  connectedTitle: 'Підключено',
  connectedText: (wallet) => `Гаманець ${wallet} підключено до цього сайту.`,
  someText: 'Можна продовжити або спробувати решту ще раз.',
  declinedTitle: 'Запит відхилено',
  failedTitle: 'Не вдалося підключити',
  nothingText: 'Цьому сайту нічого не передано.',
  list: 'Типи мереж',

  accept: 'Прийміть запит там',
  openWallet: 'Відкрийте гаманець',
  noAnswer: 'Відповіді ще немає',
  waiting: 'Очікування',
  connected: 'Підключено',
  declined: 'Відхилено, нічого не передано',
  tryAgain: 'Повторити',
  cancel: 'Скасувати',
  continueWith: (family) => `Продовжити з ${family}`,
  continueWithSeveral: (count) => `Продовжити (${count})`,

  goOnWith: (wallet, account) =>
    `Ви продовжите з гаманцем ${wallet}, ${account}. Інші ваші гаманці залишаться підключеними.`,
  connectFirst: 'Для цього гаманець ще не підключено. Інші ваші гаманці залишаться підключеними.',
  connectWallet: 'Підключити гаманець',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'NFT цього акаунта',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('uk', count, {
      one: `Приховано ${count} спам-NFT`,
      few: `Приховано ${count} спам-NFT`,
      many: `Приховано ${count} спам-NFT`,
      other: `Приховано ${count} спам-NFT`,
    }),
  shown: (count) => `${count} спам-NFT`,
  emptyTitle: 'NFT ще немає',
  empty: 'Тут з’являться колекційні предмети, які ви отримаєте.',
  unsupported: 'Колекційні предмети цієї мережі тут недоступні.',
  incomplete: 'Частину ваших NFT не вдалося прочитати. Вони в безпеці там, де є.',
  failed: 'Не вдалося прочитати ваші NFT',
  failedHint: 'Вони в безпеці там, де є.',
  tryAgain: 'Повторити',
  more: 'Показати ще',
  collection: 'Колекція',
  tokenId: 'ID токена',
  pieces: 'У вас',
  network: 'Мережа',
  contract: 'Контракт',
  copyContract: 'Копіювати контракт',
  copied: 'Скопійовано',
  send: 'Надіслати',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Гаманці',
  active: 'Активний',
  use: 'Вибрати',
  add: 'Додати',
  addFor: (family) => `Додати гаманець: ${family}`,
  noneConnected: 'Не підключено',
  more: (account) => `Докладніше: ${account}`,
  copyAddress: 'Копіювати адресу',
  copied: 'Адресу скопійовано',
  disconnect: (wallet) => `Відключити ${wallet}`,
  hint: 'Ваш гаманець вирішує, які акаунти показати цьому сайту.',
  types: {
    eoa: 'Акаунт',
    smartAccount: 'Смарт-акаунт',
    payment: 'Платежі',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Отримати',
  networksTitle: 'Сумісні мережі',
  fundTitle: 'Поповнити гаманець',
  code: (network) => `QR-код вашої адреси в мережі ${network}`,
  amount: 'Сума',
  amountOptional: 'Сума, необов’язково',
  badAmount: (decimals) =>
    `Вводьте цифри й одну крапку або кому; знаків після неї — не більше ${decimals}`,
  yourAddress: (network) => `Ваша адреса в мережі ${network}`,
  copyAddress: 'Копіювати адресу',
  copyLink: 'Копіювати посилання на оплату',
  copied: 'Адресу скопійовано',
  linkCopied: 'Посилання на оплату скопійовано',
  alsoOn: (count) =>
    plural('uk', count, {
      one: `Також у ${count} мережі`,
      few: `Також у ${count} мережах`,
      many: `Також у ${count} мережах`,
      other: `Також у ${count} мережі`,
    }),
  sameAddress:
    'Ваша адреса однакова в кожній із цих мереж. Надсилайте лише через одну з них: надіслане через іншу мережу може бути втрачено.',
  fund: 'Гроші надходять на цей акаунт з іншого гаманця або з біржі.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Надіслати',
  selectTitle: 'Виберіть токен',
  lookAlikeTitle: 'Перевірте адресу',
  reviewTitle: 'Перевірка переказу',
  sentTitle: 'Надіслано',
  buttons: {
    selectToken: 'Виберіть токен',
    addAmount: 'Вкажіть суму',
    incorrectValue: 'Хибне значення',
    insufficientFunds: 'Недостатньо коштів',
    unknownBalance: 'Баланс невідомий',
    addAddress: 'Вкажіть адресу',
    invalidAddress: 'Хибна адреса',
    previewSend: 'Перевірити переказ',
    unsupportedChain: 'Мережа не підтримується',
  },
  youSend: 'Ви надсилаєте',
  balanceUnknown: 'Не вдалося дізнатися ваш баланс. Ваші кошти в безпеці там, де є.',
  noFee: (symbol) => `Не вистачає ${symbol} на комісію мережі`,
  to: 'Кому',
  problems: {
    invalid: 'Це не адреса цієї мережі.',
    checksum: 'Контрольна сума не збігається, перевірте кожну літеру.',
    required: 'Це посилання вимагає того, що тут невідоме.',
    letters: 'Літери різних абеток або такі, яких в імені бути не може.',
    unregistered: 'Це ім’я не зареєстровано.',
    lookupFailed: 'Не вдалося знайти ім’я. Спробуйте ще раз або вставте адресу.',
    tokenContract:
      'Це контракт токена, а не акаунт користувача. Усе, що він отримає, буде втрачено.',
  },
  otherNetwork: (name) =>
    `Це посилання не для поточної мережі — потрібна ${name}. Спершу змініть мережу або приберіть посилання.`,
  switchTo: (name) => `Перейти на ${name}`,
  unknownNetwork: 'інша мережа',
  notKnown: 'Це не та адреса, яку ви знаєте',
  onlyEnds:
    'Збігаються лише початок і кінець. Шахраї створюють такі адреси, щоб їм платили помилково.',
  bait: 'Ви знаєте цю адресу лише з переказів із нульовою сумою. Шахраї роблять їх, щоб ви скопіювали адресу.',
  known: 'Відома вам',
  entered: 'Введена вами',
  useKnown: 'Взяти відому адресу',
  useEntered: 'Усе одно використати',
  pressAgain: 'Натисніть ще раз, щоб використати',
  leaves: 'Буде списано з вашого акаунта',
  arrives: (name) => `Надійде на ${name}`,
  reserve: (amount) =>
    `Гаманці відкладають на комісію до ${amount}, а у вас менше. Ваш може відмовити.`,
  keepsPart: (amount) => `Цей токен утримує ${amount} з кожного такого переказу.`,
  contract:
    'Ця адреса — контракт, і раніше ви нічого на неї не надсилали. Отримане може залишитися в ньому назавжди: запитайте в отримувача, чи можна цією адресою користуватися.',
  firstTime: 'Ви вперше надсилаєте на цю адресу. Звірте її з отримувачем.',
  notices: {
    tokenMissing: 'На цьому акаунті немає запитаного токена. Виберіть інший.',
    lookAlike: 'Ця адреса видає себе за ту, яку ви знаєте. Перевірте її, перш ніж продовжити.',
    wouldFail: 'Мережа повідомляє, що цей переказ не виконається. Нічого не надіслано.',
    feeUnknown:
      'Не вдалося дізнатися комісію мережі, тому невідомо, скільки можна надіслати. Спробуйте ще раз або введіть суму.',
    feeRose: 'Комісія мережі зросла. Перевірте суму ще раз. Нічого не надіслано.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Мережа рахує цей токен в інших одиницях, ніж показує ця сторінка. Нічого не надіслано. Не надсилайте його звідси.'
      case 'transfer/decimals-unread':
        return 'Мережа не повідомила, у яких одиницях вона рахує цей токен. Нічого не надіслано. Зачекайте трохи або спробуйте ще раз.'
      case 'transfer/sender-minimum':
        return `Мережа вимагає, щоб на вашому акаунті, крім комісії, залишилося ${least} ${symbol}. Надішліть менше.`
      case 'transfer/recipient-minimum':
        return `На цій адресі ще нічого немає, і мережа прийме туди не менше ${least} ${symbol}. Надішліть більше.`
      case 'transfer/frozen':
        return `Емітент цього токена заморозив його частину. Надішліть не більше ${most}.`
      case 'transfer/too-many-accounts':
        return `Цей токен лежить на багатьох ваших акаунтах. Надішліть за раз не більше ${most}, а решту потім.`
      default:
        return null
    }
  },
  failedOnSolana: 'Не вдалося надіслати транзакцію. Спробуйте ще раз.',
  started: 'Транзакцію розпочато',
  sent: (amount) => `Надіслано: ${amount}`,
  pending: 'У дорозі. Надійде з одним із наступних блоків.',
  confirmed: (to) => `Надійшло на ${to}.`,
  comparing: 'Порівнюємо адресу',
  notCompared:
    'Не вдалося прочитати вашу історію, тому цю адресу не порівнювали з тими, які ви знаєте. Перевірте її повністю.',
  lessArrived: 'Надійшло менше, ніж надіслано',
  lessArrivedHint: (arrived, sent) =>
    `Токен повідомляє, що надійшло ${arrived} із ${sent}. Він утримує частину або робить не те, що повідомляє.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Налаштування',
  address: 'Ваша повна адреса',
  copyAddress: 'Копіювати адресу',
  copied: 'Адресу скопійовано',
  explorer: (name) => `Відкрити в ${name}`,
  opensNewTab: 'Відкриється в новій вкладці',
  appearance: 'Вигляд',
  appearances: { system: 'Системний', light: 'Світлий', dark: 'Темний' },
  language: 'Мова',
  wallets: 'Акаунти й гаманець',
  disconnect: 'Відключити',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Вхід',
  heading: (site) => `Увійдіть на ${site}`,
  headingAnywhere: 'Увійдіть за допомогою гаманця',
  explanation: 'Ви підписуєте повідомлення нижче. Це нічого не коштує й нічого не переказує.',
  message: 'Повідомлення для підпису',
  sign: 'Підписати',
  cancel: 'Скасувати',
  continueIn: (wallet) => `Продовжте в ${wallet}`,
  returning: (wallet) =>
    `Повертаємося до попередньої мережі. ${wallet} може запитати підтвердження.`,
  checking: 'Перевіряємо ваш підпис',
  checkingText: 'Це займе трохи часу.',
  declined: 'Підпис відхилено',
  smartAccount: 'Цей застосунок може не підтримувати смарт-акаунтів',
  unavailable: 'Під час запуску входу сталася помилка',
  refused: (reason) => `Сервер повідомляє: ${reason}`,
  warnings: {
    domain: (page, named) => `Це сторінка ${page}, а в повідомленні вказано інший сайт: ${named}`,
    flagged: (domain) => `На сайт ${domain} скаржилися як на оманливий. Не підписуйте.`,
    imitation: 'Схоже на повідомлення для входу, але це не воно. Не підписуйте.',
    account: 'У повідомленні вказано не ваш акаунт.',
    uri: (uri) => `Вхід відбувся б за іншою адресою: ${uri}`,
    chain: (named, wallet) =>
      `У повідомленні вказано мережу ${named}. Ваш гаманець у мережі ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Обмін',
  selectTitle: 'Виберіть токен',
  reviewTitle: 'Перевірка обміну',
  doneTitle: 'Обміняно',
  buttons: {
    unsupportedNetwork: 'Мережа не підтримує обмін',
    selectToken: 'Виберіть токен',
    enterAmount: 'Введіть суму',
    insufficientBalance: 'Недостатньо коштів',
    insufficientLiquidity: 'Недостатня ліквідність',
    reviewSwap: 'Перевірити обмін',
  },
  youPay: 'Ви платите',
  youReceive: 'Ви отримаєте',
  estimate: 'Оцінка',
  payWith: (symbol) => `Платити в ${symbol}`,
  receive: (symbol) => `Отримати ${symbol}`,
  switchTokens: 'Поміняти токени місцями',
  tokensOn: (network) => `Токени в мережі ${network}`,
  rate: 'Курс',
  minimum: 'Ви отримаєте не менше',
  impact: 'Вплив на ціну',
  slippage: 'Прослизання',
  slippageHint:
    'На скільки менше від оцінки може надійти. Якщо вийшло б іще менше, обмін не відбудеться.',
  slippageField: 'Прослизання у відсотках',
  slippageHigh: 'За такого прослизання ви можете отримати набагато менше від оцінки.',
  untried:
    'Мережа не змогла заздалегідь випробувати цей обмін. Те, що надійде, прочитано лише із самої транзакції.',
  impactHigh: 'Те, що ви отримаєте, варте набагато менше, ніж те, що ви платите.',
  reading: 'Запитуємо ціну',
  pays: 'Ви платите',
  gets: 'Ви отримаєте, за оцінкою',
  approve: (symbol) => `Схвалити ${symbol}`,
  reset: (symbol) => `Скинути схвалення ${symbol}`,
  swap: 'Обміняти',
  approveAndSwap: 'Схвалити й обміняти',
  approving: (symbol) => `Схвалюємо ${symbol}`,
  steps: {
    batch:
      'Ваш гаманець за один раз схвалює рівно цю суму й обмінює її: відбудеться або те й те, або нічого.',
    reset:
      'Спершу відкликається попереднє схвалення, потім біржі дозволяється взяти рівно цю суму.',
    approve: 'Спершу ви дозволяєте біржі взяти рівно цю суму, потім обмінюєте.',
  },
  notices: {
    wouldFail:
      'Мережа повідомляє, що цей обмін не виконається: ціни змінилися. Поверніться й запросіть новий.',
    priceMoved: 'Ціна змінилася. Погляньте на суми ще раз.',
  },
  refused: (reason) =>
    `Запропонований обмін відхилено. ${reason} У вашого гаманця нічого не запитували.`,
  started: 'Транзакцію розпочато',
  swapped: (paid) => `Обміняно: ${paid}`,
  pending: (least) => `У дорозі. З одним із наступних блоків надійде не менше ${least}.`,
  confirmed: (least) => `Обмін виконано: на ваш акаунт надійшло не менше ${least}.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Купити',
  fund: 'Купити з картки або банківського рахунку',
  title: 'Виберіть провайдера',
  tokenTitle: 'Виберіть токен',
  currencyTitle: 'Виберіть валюту',
  progressTitle: 'Триває купівля',
  helpTitle: 'Що таке купівля?',
  youPay: 'Ви платите',
  badAmount: 'Вводьте цифри й одну крапку або кому; знаків після неї — не більше 2',
  tooLittle: (limit) => `Сплатіть не менше ${limit}`,
  tooMuch: (limit) => `Сплатіть не більше ${limit}`,
  receive: (symbol) => `Отримати ${symbol}`,
  receiveTitle: 'Ви отримаєте, за оцінкою',
  providers: 'Провайдери',
  fee: (least, most) => `Комісія від ${least} до ${most}`,
  asking: 'Запитуємо ціну',
  noQuote: 'Зараз не дає ціни',
  gives: (amount) => `Близько ${amount}`,
  loading: 'Дізнаємося, що можна купити',
  sample:
    'Оцінка: запитати продавців неможливо. Це звичайні цифри, і купити за ними нічого не можна.',
  sampleFee: (fee) => `Звичайна комісія ${fee}`,
  nothingSold: (network) => `У мережі ${network} нічого не продається`,
  nothingSoldHint: 'Виберіть іншу мережу або отримайте кошти з іншого гаманця.',
  networks: 'Мережі',
  tryAgain: 'Повторити',
  sandbox: 'Тестове середовище: тут не продається нічого справжнього й нічого не сплачується.',
  leaves:
    'Ви платите на сторінці провайдера. Дані вашої картки й ваші документи ніколи сюди не потрапляють.',
  failed: (reason) => `Нічого не куплено. ${reason}`,
  foreignPage: (host) =>
    `Сервер указав сторінку на ${host}, яка не належить нікому з тутешніх продавців. Її не відкривали, і нічого не куплено.`,
  opening: (provider) => `Відкриваємо ${provider}`,
  waiting: (provider) => `Продовжте на сайті ${provider}`,
  waitingHint:
    'Сплатіть на сторінці, що відкрилася. Цей екран повідомить, коли покупка надійде; його можна закрити.',
  waitingUnknown: 'Сплатіть на сторінці, що відкрилася. Куплене з’явиться на вашому акаунті.',
  blocked: 'Браузер не дав відкрити сторінку. Відкрийте її самі:',
  open: (provider) => `Відкрити ${provider}`,
  copyLink: 'Копіювати посилання',
  copied: 'Посилання скопійовано',
  opensNewTab: 'відкриється в новій вкладці',
  paid: 'Сплачено',
  paidHint: (amount) => `${amount} — на шляху до вашої адреси.`,
  delivered: (amount) => `Отримано: ${amount}`,
  deliveredHint: 'Покупка на вашому акаунті.',
  notDelivered: 'Не куплено',
  notDeliveredHint: 'Провайдер повідомляє, що нічого не буде доставлено.',
  goesTo: 'Надійде на',
  again: 'Почати знову',
  done: 'Готово',
  activity: 'Відкрити в «Активності»',
  helpCards: [
    {
      title: 'Гроші стають монетами',
      text: 'Провайдер приймає оплату карткою або банківським переказом і надсилає монети на вашу адресу.',
    },
    {
      title: 'Провайдер бачить, хто ви',
      text: 'Це окрема компанія з власними правилами, і вона може попросити ваші документи. Ця сторінка передає їй вашу адресу й суму, і більше нічого.',
    },
    {
      title: 'Це не безкоштовно',
      text: 'Провайдери утримують один-два відсотки або більше, і мережа має свою комісію. Порівняйте, перш ніж платити.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Виберіть ім’я',
  registerTitle: 'Реєстрація імені',
  registeredTitle: 'Ім’я зареєстровано',
  intro: 'Ім’я замінює вашу адресу. Інші надсилають на ім’я, і нікому не треба копіювати адресу.',
  own: 'Ваші імена',
  name: 'Ім’я',
  rules: 'Від 4 символів: a–z, 0–9 і -',
  unreadable: 'Використовуйте лише a–z, 0–9 і -',
  tooShort: 'Введіть щонайменше 4 символи',
  suggestions: 'Схожі імена',
  searching: 'Шукаємо імена',
  searchFailed: 'Не вдалося знайти імена.',
  tryAgain: 'Повторити',
  noneFree: 'Усі вони зайняті. Введіть інше ім’я.',
  noneFound: 'Такого імені тут немає. Введіть інше.',
  available: 'Вільне',
  taken: 'Зайняте',
  register: 'Зареєструвати',
  leadsTo: (network) => `Веде на вашу адресу в мережі ${network}`,
  free: 'Безкоштовно. Ім’я залишиться за цією адресою, і повернути його не можна.',
  signed: 'Що підписує ваш гаманець',
  confirmIn: (wallet) => `Підтвердьте в ${wallet}`,
  registering: 'Реєструємо',
  back: 'Вибрати інше ім’я',
  notices: {
    declined: 'Підпис відхилено. Нічого не зареєстровано.',
    unsupported: 'У цій мережі імен не пропонують.',
    walletChanged: 'Ваш гаманець змінився. Перевірте ще раз.',
    unavailable:
      'Сервер не відповідає. Наскільки відомо, нічого не зареєстровано. Спробуйте ще раз.',
  },
  unsigned: 'Ваш гаманець не поставив підпису. Нічого не зареєстровано.',
  walletSaid: (reason) => `Ваш гаманець не поставив підпису: ${reason}`,
  registered: (name) => `Ім’я ${name} тепер ваше`,
  registeredHint: 'Відтепер на нього можна надсилати.',
  done: 'Готово',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Токени',
  list: 'Токени цього акаунта',
  hidden: (count) =>
    plural('uk', count, {
      one: `Приховано ${count} спам-токен`,
      few: `Приховано ${count} спам-токени`,
      many: `Приховано ${count} спам-токенів`,
      other: `Приховано ${count} спам-токена`,
    }),
  shown: (count) =>
    plural('uk', count, {
      one: `${count} спам-токен`,
      few: `${count} спам-токени`,
      many: `${count} спам-токенів`,
      other: `${count} спам-токена`,
    }),
  emptyTitle: 'Токенів ще немає',
  empty: 'Тут з’явиться те, що ви отримаєте.',
  failed: 'Баланс токенів недоступний',
  failedHint: 'Не вдалося прочитати ваші токени. Вони в безпеці там, де є.',
  stale: (when) => `Не вдалося оновити. Це дані на ${when}.`,
  missing: (network) =>
    `У мережі ${network} вдалося прочитати не всі токени. Вони в безпеці там, де є. Спробуйте ще раз трохи згодом.`,
  tryAgain: 'Повторити',
  fund: 'Поповнити гаманець',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Схвалення',
  codeTitle: 'Код відновлення',
  saveCode: 'Збережіть код відновлення',
  walletTitle: 'Захищений гаманець',
  updateTitle: 'Змінити пошту',
  primaryTitle: 'Підтвердьте поточну пошту',
  secondaryTitle: 'Підтвердьте нову пошту',
  otherEmail: 'Інша адреса',
  editEmail: 'Змінити пошту',
  newEmail: 'Нова адреса ел. пошти',
  save: 'Зберегти',
  done: 'Готово',
  ways: 'Способи входу',
  addPasskey: 'Додати ключ доступу',
  recover: 'Відновити ключем доступу',
  setPassword: 'Задати пароль',
  export: 'Експорт гаманця',
  forget: 'Вийти на інших пристроях',
  delete: 'Видалити гаманець',
  changed: 'Пошту змінено',
  unchanged: (reason) => sentences(reason, 'Ваша адреса не змінилася.'),
  inFrame: 'Ця сторінка не бачить того, що нижче, і не може там нічого натиснути.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Дозволи',
  createdTitle: 'Дозвіл надано',
  intro:
    'Ці застосунки можуть діяти від імені цього акаунта, не питаючи вас знову, у межах, дотримання яких забезпечує контракт.',
  none: 'Дозволів немає',
  noneText: 'Жоден застосунок не може сам діяти від імені цього акаунта.',
  reading: 'Зчитуємо ваші дозволи',
  unread: 'Не вдалося прочитати ваші дозволи. Вони такі, як і були.',
  unsupported:
    'Цей гаманець не може відкликати дозволи. Підключіть гаманець, який дав цей дозвіл, і спробуйте ще раз.',
  notEnded:
    'Мережа ще не завершила цей дозвіл. Перевірте знову за хвилину й відкличте його ще раз, якщо він досі тут.',
  tryAgain: 'Повторити',
  somebody: 'Застосунок',
  once: (amount) => `Усього ${amount}`,
  every: (amount, duration) => `${amount} за кожен період (${duration})`,
  upTo: (amount, most) => `${amount} за секунду, усього ${most}`,
  left: (amount) => `Зараз можна взяти: ${amount}`,
  leftUnknown: 'Скільки залишилося, зараз дізнатися неможливо.',
  functions: (names) => `Може викликати: ${names}`,
  calls: (left, most) => `Залишилося викликів: ${left} із ${most}`,
  perCall: (amount) => `З кожним викликом: не більше ${amount}`,
  contract: 'Контракт',
  caller: 'Хто може його викликати',
  atomic: (amount) => `${amount} (у найменших одиницях)`,
  unknown: 'Неможливо показати, що він дозволяє. Якщо він вам незнайомий, відкличте його.',
  until: (date) => `До ${date}`,
  delegate: 'Хто може брати',
  revoke: 'Відкликати',
  revoking: 'Підтвердьте в гаманці й дочекайтеся мережі',
  granted:
    'Застосунок може діяти в межах того, що ви дозволили. Дозвіл можна знайти в Налаштуваннях і відкликати будь-коли.',
  done: 'Готово',
  showAll: 'Показати дозволи',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Смарт-акаунт',
  intro:
    'Смарт-акаунт виконує кілька кроків одразу й може дозволити комусь іншому сплатити комісію мережі. Підписує за нього ваш ключ.',
  twoAddresses:
    'Ваш смарт-акаунт і ваш ключ мають окремі адреси. Гроші залишаються на місці, коли ви змінюєте, що з них перше.',
  first:
    'Зараз він перший: застосунки бачать саме його, і гроші, про які ви просите, надходять сюди.',
  notFirst: 'Зараз перший — власний акаунт вашого ключа.',
  address: 'Смарт-акаунт',
  ownAddress: 'Ваш ключ',
  isThere: 'Він є в цій мережі.',
  isNotThere: 'Його буде створено з першим вашим надсиланням. Отримувати гроші можна й до цього.',
  networks: 'Мережі, у яких він є',
  notHere: 'У цій мережі смарт-акаунтів тут немає. Використовується власний акаунт вашого ключа.',
  warning:
    'Давайте цю адресу лише для цих мереж: те, що надійде в інші, можливо, ніхто не зможе переказати.',
  failed: 'Не вдалося змінити. Спробуйте ще раз.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Покращити гаманець',
  goOn: 'Далі переносити до гаманця',
  intro:
    'Перенесіть те, що є тут, до власного гаманця — одне за одним. Кожен переказ ви бачите й підтверджуєте.',
  ownAddress: (family) => `Ваша власна адреса в ${family}`,
  enterAddress: 'Спершу введіть адресу власного гаманця.',
  move: (what) => `Перенести ${what}`,
  last: 'Перенесіть це останнім: звідси сплачуються комісії за решту.',
  spam: (count) =>
    plural('uk', count, {
      one: `Тут залишається ${count} об’єкт, про який ніхто не просив.`,
      few: `Тут залишаються ${count} об’єкти, про які ніхто не просив.`,
      many: `Тут залишається ${count} об’єктів, про які ніхто не просив.`,
      other: `Тут залишається ${count} об’єкта, про які ніхто не просив.`,
    }),
  unread: (network) =>
    `Не вдалося прочитати, що є в мережі ${network}. Усе залишається на місці; спробуйте ще раз.`,
  incomplete: (network) => `У мережі ${network} може бути більше, ніж показано.`,
  tryAgain: 'Повторити',
  nothing: 'Тут більше нічого переносити.',
  reading: 'Зчитуємо, що у вас є',
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
