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
  amount: 'Сумма',
  max: 'Макс.',
  tryAgain: 'Повторить',
  twoReadings:
    'Это можно прочитать двояко. Целые суммы пишите без разделителей, а остальные — с ещё одним нулём, например 1,2340',
  maxAmount: (amount) => `Макс. ${amount}`,
  maxLeaves: (fee) => `Максимум оставляет ${fee} на комиссию`,
  have: (amount) => `У вас ${amount}.`,
  badAmount: (decimals) =>
    `Вводите цифры и одну точку или запятую; знаков после неё — не больше ${decimals}`,
  inToken: (symbol) => `Указать сумму в ${symbol}`,
  inDollars: 'Указать сумму в долларах',
  selectToken: 'Выбрать токен',
  changeToken: (symbol) => `${symbol}, сменить токен`,
  recipient: 'Получатель',
  addressOrName: 'Адрес или имя',
  paste: 'Вставить',
  clear: 'Убрать получателя',
  recent: 'Недавние получатели',
  recentLabel: 'Недавние',
  looking: 'Ищем имя',
  wholeAddress: 'Полный адрес',
  wholeAddressOf: (name) => `Полный адрес ${name}`,
  copyAddress: 'Копировать адрес',
  copied: 'Адрес скопирован',
  network: 'Сеть',
  fee: 'Комиссия сети',
  feePaidIn: (symbol) => `Комиссия сети, оплата в ${symbol}`,
  costs: { recipientAccount: 'Открывает аккаунт для этого токена, один раз' },
  feeAtMost: (fee) => `до ${fee}`,
  feeUnread: 'Её покажет кошелёк',
  lookingToken: 'Проверяем токен',
  noTokenThere: (network) => `По этому адресу в сети ${network} токена нет`,
  unlisted:
    'Этого токена нет ни в одном списке. Кто угодно может создать токен с любым названием, и он может ничего не стоить. Используйте его, только если знаете его адрес.',
  takeToken: (symbol) => `Выбрать ${symbol}`,
  suggested: 'Предлагаемые токены',
  search: 'Поиск токенов',
  tokensOn: (network) => `Ваши токены в сети ${network}`,
  missing: (network) =>
    `В сети ${network} удалось прочитать не все токены. Они в безопасности там, где находятся.`,
  noToken: (text) => `Токен «${text}» не найден`,
  clearSearch: 'Очистить поиск',
  exactly: (amount) => `Ровно ${amount}`,
  total: 'Итого с комиссией',
  confirm: 'Подтвердить',
  confirmIn: (wallet) => `Подтвердите в ${wallet}`,
  cancel: 'Отмена',
  notices: {
    declined: 'Запрос отклонён. Ничего не отправлено.',
    walletChanged: 'Ваш кошелёк сменился. Проверьте ещё раз.',
    feeUnread: 'Не удалось узнать комиссию сети. Кошелёк покажет её до подтверждения.',
    wrongNetwork:
      'Ваш кошелёк в другой сети. Смените сеть и подтвердите ещё раз. Ничего не отправлено.',
  },
  failed: (reason) => sentences(reason, 'Ничего не отправлено.'),
  somethingWrong: 'Что-то пошло не так',
  chainFailed: 'Сеть отклонила операцию',
  chainFailedHint: 'Кроме комиссии сети, ничего не списано.',
  dropped: 'Отброшено, ничего не отправлено',
  droppedHint: 'Сеть забыла транзакцию до того, как та попала в блок.',
  replaced: 'Заменено',
  replacedHint: 'Её место заняла другая ваша транзакция. Посмотрите в кошельке.',
  reading: 'Считываем из блокчейна',
  matches: 'Считано из блокчейна: совпадает',
  matchesHint: 'Получатель, сумма и сеть — те, что вы подтвердили.',
  unread: 'Пока не удалось прочитать',
  unreadHint: 'Запрос повторится сам.',
  partlyCompared: 'Не удалось сверить полностью',
  partlyComparedHint:
    'Транзакция в блокчейне, но не всё в ней удалось сверить с тем, что вы подтвердили.',
  done: 'Готово',
  explorer: 'Открыть в обозревателе',
  unknown: 'Результат неизвестен',
  unknownHint:
    'Возможно, отправка состоялась. Загляните в «Активность», прежде чем пробовать снова.',
  looked: 'Проверено',
  alarm: 'Не то, что вы подтвердили',
  alarmHint:
    'Ваш кошелёк отправил нечто другое, и отменить это нельзя. Больше не пользуйтесь этим кошельком. Переведите то, что осталось, с устройства, которому доверяете.',
  youConfirmed: 'Вы подтвердили',
  onChain: 'В блокчейне',
  parts: {
    network: 'Сеть',
    sender: 'Отправитель',
    recipient: 'Получатель',
    amount: 'Сумма в наименьших единицах',
    asset: 'Токен или вызов',
  },
  read: 'Прочитано',
  unknownBalance: 'Баланс неизвестен',
  nothing: 'Подтверждать нечего',
  nothingHint: 'То, что здесь было, завершено, и от вашего кошелька ничего не требуется.',
  back: 'Вернуться к форме',
  noNetwork: 'Сначала выберите сеть',
  noNetworkHint: 'Ваш кошелёк в сети, которую эта страница не использует.',
  networks: 'Выбрать сеть',
}

const accountTexts: Translation<typeof account> = {
  id: 'account',
  title: 'Аккаунт',
  copyAddress: 'Копировать адрес',
  copied: 'Адрес скопирован',
  balance: 'Баланс',
  balanceFailed: 'Баланс токенов недоступен',
  balanceUnread: 'Не удалось узнать ваш баланс. Ваши средства в безопасности там, где находятся.',
  balanceStale: 'Не удалось обновить. Это последний баланс, который мы видели.',
  notPriced: 'Для части активов нет цены, в эту сумму они не входят.',
  notWhole: 'Удалось прочитать не всё.',
  tryAgain: 'Повторить',
  network: 'Сеть',
  parts: 'Что есть на этом аккаунте',
  disconnect: 'Отключить',
  differs: 'Ваш кошелёк отправил не то, что вы подтвердили.',
  lookAtIt: 'Посмотреть',
}

const activityTexts: Translation<typeof activity> = {
  id: 'activity',
  title: 'Активность',
  verbs: {
    approve: 'Одобрено',
    borrow: 'Взято взаймы',
    burn: 'Сожжено',
    buy: 'Куплено',
    cancel: 'Отменено',
    claim: 'Забрано',
    deploy: 'Развёрнуто',
    deposit: 'Внесено',
    execute: 'Выполнено',
    mint: 'Выпущено',
    receive: 'Получено',
    repay: 'Погашено',
    send: 'Отправлено',
    stake: 'В стейкинг',
    trade: 'Обменяно',
    unstake: 'Из стейкинга',
    withdraw: 'Выведено',
  },
  sending: 'Отправляется',
  pending: 'В обработке',
  failedTag: 'Ошибка',
  dropped: 'Отброшено, ничего не отправлено',
  replaced: 'Заменено',
  lookAlike: 'Двойник',
  lookAlikeHint: (known) => `С адреса, который сделан похожим на ${known}.`,
  thisWeek: 'На этой неделе',
  emptyTitle: 'Активности пока нет',
  empty: 'Здесь появятся действия этого аккаунта.',
  unsupported: 'История этой сети здесь недоступна.',
  incomplete: 'Часть этой истории не удалось прочитать.',
  failed: 'Не удалось получить транзакции',
  failedHint: 'Ничего не потеряно. Проверьте соединение.',
  tryAgain: 'Повторить',
  more: 'Показать ещё',
  imitates: 'Этот адрес вы знаете:',
  imitation: 'А этот только похож на него:',
  copyAddress: 'Копировать похожий на него адрес',
  copyWarning:
    'Тот, кто создал этот адрес, рассчитывает, что вы по ошибке отправите на него деньги.',
  copyAnyway: 'Всё равно копировать',
  copied: 'Адрес скопирован',
  explorer: 'Открыть в обозревателе блоков',
  justNow: 'сейчас',
  minutes: (count) => `${count} мин`,
  hours: (count) => `${count} ч`,
  differs: 'Не то, что подтверждено',
  unmatched: 'Проверьте получателя',
  newer: 'Показать новее',
}

const familiesTexts: Translation<typeof families> = {
  id: 'families',
  switchTo: (family) => `Перейти на ${family}`,
  waitingTitle: (wallet) => `Продолжите в ${wallet}`,
  waitingText: 'Кошелёк спросит по разу о каждом типе сетей. Примите те, что вам нужны.',
  connectedTitle: 'Подключено',
  connectedText: (wallet) => `Кошелёк ${wallet} подключён к этому сайту.`,
  someText: 'Можно продолжить или попробовать остальные ещё раз.',
  declinedTitle: 'Запрос отклонён',
  failedTitle: 'Не удалось подключить',
  nothingText: 'Этому сайту ничего не передано.',
  list: 'Типы сетей',

  accept: 'Примите запрос там',
  openWallet: 'Откройте кошелёк',
  noAnswer: 'Ответа пока нет',
  waiting: 'Ожидание',
  connected: 'Подключено',
  declined: 'Отклонено, ничего не передано',
  tryAgain: 'Повторить',
  cancel: 'Отмена',
  continueWith: (family) => `Продолжить с ${family}`,
  continueWithSeveral: (count) => `Продолжить (${count})`,

  goOnWith: (wallet, account) =>
    `Вы продолжите с кошельком ${wallet}, ${account}. Другие ваши кошельки останутся подключены.`,
  connectFirst: 'Для этого кошелёк ещё не подключён. Другие ваши кошельки останутся подключены.',
  connectWallet: 'Подключить кошелёк',
}

const nftsTexts: Translation<typeof nfts> = {
  id: 'nfts',
  tab: 'NFT',
  list: 'NFT этого аккаунта',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join(', '),
  hidden: (count) =>
    plural('ru', count, {
      one: `Скрыт ${count} спам-NFT`,
      few: `Скрыто ${count} спам-NFT`,
      many: `Скрыто ${count} спам-NFT`,
      other: `Скрыто ${count} спам-NFT`,
    }),
  shown: (count) => `${count} спам-NFT`,
  emptyTitle: 'NFT пока нет',
  empty: 'Здесь появятся коллекционные предметы, которые вы получите.',
  unsupported: 'Коллекционные предметы этой сети здесь недоступны.',
  incomplete: 'Часть ваших NFT не удалось прочитать. Они в безопасности там, где находятся.',
  failed: 'Не удалось прочитать ваши NFT',
  failedHint: 'Они в безопасности там, где находятся.',
  tryAgain: 'Повторить',
  more: 'Показать ещё',
  collection: 'Коллекция',
  tokenId: 'ID токена',
  pieces: 'У вас',
  network: 'Сеть',
  contract: 'Контракт',
  copyContract: 'Копировать контракт',
  copied: 'Скопировано',
  send: 'Отправить',
}

const profileTexts: Translation<typeof profile> = {
  id: 'profile',
  title: 'Кошельки',
  active: 'Активен',
  use: 'Выбрать',
  add: 'Добавить',
  addFor: (family) => `Добавить кошелёк: ${family}`,
  noneConnected: 'Не подключён',
  more: (account) => `Подробнее: ${account}`,
  copyAddress: 'Копировать адрес',
  copied: 'Адрес скопирован',
  disconnect: (wallet) => `Отключить ${wallet}`,
  hint: 'Ваш кошелёк решает, какие аккаунты показать этому сайту.',
  types: {
    eoa: 'Аккаунт',
    smartAccount: 'Смарт-аккаунт',
    payment: 'Платежи',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}

const receiveTexts: Translation<typeof receive> = {
  id: 'receive',
  title: 'Получить',
  networksTitle: 'Совместимые сети',
  fundTitle: 'Пополнить кошелёк',
  code: (network) => `QR-код вашего адреса в сети ${network}`,
  amount: 'Сумма',
  amountOptional: 'Сумма, необязательно',
  badAmount: (decimals) =>
    `Вводите цифры и одну точку или запятую; знаков после неё — не больше ${decimals}`,
  yourAddress: (network) => `Ваш адрес в сети ${network}`,
  copyAddress: 'Копировать адрес',
  copyLink: 'Копировать ссылку на оплату',
  copied: 'Адрес скопирован',
  linkCopied: 'Ссылка на оплату скопирована',
  alsoOn: (count) =>
    plural('ru', count, {
      one: `Также в ${count} сети`,
      few: `Также в ${count} сетях`,
      many: `Также в ${count} сетях`,
      other: `Также в ${count} сети`,
    }),
  sameAddress:
    'Ваш адрес одинаков в каждой из этих сетей. Отправляйте только через одну из них: отправленное через другую сеть может быть потеряно.',
  fund: 'Деньги поступают на этот аккаунт из другого кошелька или с биржи.',
}

const sendTexts: Translation<typeof send> = {
  id: 'send',
  title: 'Отправить',
  selectTitle: 'Выберите токен',
  lookAlikeTitle: 'Проверьте адрес',
  reviewTitle: 'Проверка отправки',
  sentTitle: 'Отправлено',
  buttons: {
    selectToken: 'Выберите токен',
    addAmount: 'Укажите сумму',
    incorrectValue: 'Неверное значение',
    insufficientFunds: 'Недостаточно средств',
    unknownBalance: 'Баланс неизвестен',
    addAddress: 'Укажите адрес',
    invalidAddress: 'Неверный адрес',
    previewSend: 'Проверить отправку',
    unsupportedChain: 'Сеть не поддерживается',
  },
  youSend: 'Вы отправляете',
  balanceUnknown: 'Не удалось узнать ваш баланс. Ваши средства в безопасности там, где находятся.',
  noFee: (symbol) => `Не хватает ${symbol} на комиссию сети`,
  to: 'Кому',
  problems: {
    invalid: 'Это не адрес этой сети.',
    checksum: 'Контрольная сумма не совпадает, проверьте каждую букву.',
    required: 'Эта ссылка требует того, что здесь неизвестно.',
    letters: 'Буквы разных алфавитов или такие, каких в имени быть не может.',
    unregistered: 'Это имя не зарегистрировано.',
    lookupFailed: 'Не удалось найти имя. Попробуйте ещё раз или вставьте адрес.',
    tokenContract:
      'Это контракт токена, а не аккаунт пользователя. Всё, что он получит, будет потеряно.',
  },
  otherNetwork: (name) =>
    `Эта ссылка не для текущей сети — нужна ${name}. Сначала смените сеть или уберите ссылку.`,
  switchTo: (name) => `Перейти на ${name}`,
  unknownNetwork: 'другая сеть',
  notKnown: 'Это не тот адрес, который вы знаете',
  onlyEnds:
    'Совпадают только начало и конец. Мошенники создают такие адреса, чтобы им платили по ошибке.',
  bait: 'Вы знаете этот адрес только по переводам с нулевой суммой. Мошенники делают их, чтобы вы скопировали адрес.',
  known: 'Известный вам',
  entered: 'Введённый вами',
  useKnown: 'Взять известный адрес',
  useEntered: 'Всё равно использовать',
  pressAgain: 'Нажмите ещё раз, чтобы использовать',
  leaves: 'Спишется с вашего аккаунта',
  arrives: (name) => `Поступит на ${name}`,
  reserve: (amount) =>
    `Кошельки откладывают на комиссию до ${amount}, а у вас меньше. Ваш может отказать.`,
  keepsPart: (amount) => `Этот токен удерживает ${amount} с каждого такого перевода.`,
  contract:
    'Этот адрес — контракт, и раньше вы ничего на него не отправляли. Полученное может остаться в нём навсегда: спросите получателя, можно ли этим адресом пользоваться.',
  firstTime: 'Вы впервые отправляете на этот адрес. Сверьте его с получателем.',
  notices: {
    tokenMissing: 'На этом аккаунте нет запрошенного токена. Выберите другой.',
    lookAlike:
      'Этот адрес выдаёт себя за тот, который вы знаете. Проверьте его, прежде чем продолжить.',
    wouldFail: 'Сеть сообщает, что этот перевод не выполнится. Ничего не отправлено.',
    feeUnknown:
      'Не удалось узнать комиссию сети, поэтому неизвестно, сколько можно отправить. Попробуйте ещё раз или введите сумму.',
    feeRose: 'Комиссия сети выросла. Проверьте сумму ещё раз. Ничего не отправлено.',
  },
  refusals({ code, context }) {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'Сеть считает этот токен в других единицах, чем показывает эта страница. Ничего не отправлено. Не отправляйте его отсюда.'
      case 'transfer/decimals-unread':
        return 'Сеть не сообщила, в каких единицах она считает этот токен. Ничего не отправлено. Подождите немного или попробуйте ещё раз.'
      case 'transfer/sender-minimum':
        return `Сеть требует, чтобы на вашем аккаунте, помимо комиссии, осталось ${least} ${symbol}. Отправьте меньше.`
      case 'transfer/recipient-minimum':
        return `На этом адресе ещё ничего нет, и сеть примет туда не меньше ${least} ${symbol}. Отправьте больше.`
      case 'transfer/frozen':
        return `Эмитент этого токена заморозил его часть. Отправьте не больше ${most}.`
      case 'transfer/too-many-accounts':
        return `Этот токен лежит на многих ваших аккаунтах. Отправьте за раз не больше ${most}, а остальное потом.`
      default:
        return null
    }
  },
  failedOnSolana: 'Не удалось отправить транзакцию. Попробуйте ещё раз.',
  started: 'Транзакция начата',
  sent: (amount) => `Отправлено: ${amount}`,
  pending: 'В пути. Придёт с одним из следующих блоков.',
  confirmed: (to) => `Поступило на ${to}.`,
  comparing: 'Сравниваем адрес',
  notCompared:
    'Не удалось прочитать вашу историю, поэтому этот адрес не сравнивали с теми, которые вы знаете. Проверьте его целиком.',
  lessArrived: 'Пришло меньше, чем отправлено',
  lessArrivedHint: (arrived, sent) =>
    `Токен сообщает, что пришло ${arrived} из ${sent}. Он удерживает часть или делает не то, что сообщает.`,
}

const settingsTexts: Translation<typeof settings> = {
  id: 'settings',
  title: 'Настройки',
  address: 'Ваш полный адрес',
  copyAddress: 'Копировать адрес',
  copied: 'Адрес скопирован',
  explorer: (name) => `Открыть в ${name}`,
  opensNewTab: 'Откроется в новой вкладке',
  appearance: 'Оформление',
  appearances: { system: 'Системное', light: 'Светлое', dark: 'Тёмное' },
  language: 'Язык',
  wallets: 'Аккаунты и кошелёк',
  disconnect: 'Отключить',
}

const signInTexts: Translation<typeof signIn> = {
  id: 'sign-in',
  title: 'Вход',
  heading: (site) => `Войдите на ${site}`,
  headingAnywhere: 'Войдите с помощью кошелька',
  explanation: 'Вы подписываете сообщение ниже. Это ничего не стоит и ничего не переводит.',
  message: 'Сообщение для подписи',
  sign: 'Подписать',
  cancel: 'Отмена',
  continueIn: (wallet) => `Продолжите в ${wallet}`,
  returning: (wallet) => `Возвращаемся в прежнюю сеть. ${wallet} может запросить подтверждение.`,
  checking: 'Проверяем вашу подпись',
  checkingText: 'Это займёт немного времени.',
  declined: 'Подпись отклонена',
  smartAccount: 'Это приложение может не поддерживать смарт-аккаунты',
  unavailable: 'При запуске входа возникла ошибка',
  refused: (reason) => `Сервер сообщает: ${reason}`,
  warnings: {
    domain: (page, named) => `Это страница ${page}, а в сообщении указан другой сайт: ${named}`,
    flagged: (domain) => `На сайт ${domain} жаловались как на обманный. Не подписывайте.`,
    imitation: 'Похоже на сообщение для входа, но это не оно. Не подписывайте.',
    account: 'В сообщении указан не ваш аккаунт.',
    uri: (uri) => `Вход произошёл бы по другому адресу: ${uri}`,
    chain: (named, wallet) => `В сообщении указана сеть ${named}. Ваш кошелёк в сети ${wallet}.`,
  },
}

const swapTexts: Translation<typeof swap> = {
  id: 'swap',
  title: 'Обмен',
  selectTitle: 'Выберите токен',
  reviewTitle: 'Проверка обмена',
  doneTitle: 'Обменяно',
  buttons: {
    unsupportedNetwork: 'Сеть не поддерживает обмен',
    selectToken: 'Выберите токен',
    enterAmount: 'Введите сумму',
    insufficientBalance: 'Недостаточно средств',
    insufficientLiquidity: 'Недостаточно ликвидности',
    reviewSwap: 'Проверить обмен',
  },
  youPay: 'Вы платите',
  youReceive: 'Вы получите',
  estimate: 'Оценка',
  payWith: (symbol) => `Платить в ${symbol}`,
  receive: (symbol) => `Получить ${symbol}`,
  switchTokens: 'Поменять токены местами',
  tokensOn: (network) => `Токены в сети ${network}`,
  rate: 'Курс',
  minimum: 'Вы получите не меньше',
  impact: 'Влияние на цену',
  slippage: 'Проскальзывание',
  slippageHint:
    'На сколько меньше оценки может прийти. Если вышло бы ещё меньше, обмен не состоится.',
  slippageField: 'Проскальзывание в процентах',
  slippageHigh: 'При таком проскальзывании вы можете получить намного меньше оценки.',
  untried:
    'Сеть не смогла заранее опробовать этот обмен. То, что придёт, прочитано только из самой транзакции.',
  impactHigh: 'То, что вы получите, стоит намного меньше того, что вы платите.',
  reading: 'Запрашиваем цену',
  pays: 'Вы платите',
  gets: 'Вы получите, по оценке',
  approve: (symbol) => `Одобрить ${symbol}`,
  reset: (symbol) => `Сбросить одобрение ${symbol}`,
  swap: 'Обменять',
  approveAndSwap: 'Одобрить и обменять',
  approving: (symbol) => `Одобряем ${symbol}`,
  steps: {
    batch:
      'Ваш кошелёк за один раз одобряет ровно эту сумму и обменивает её: произойдёт либо и то и другое, либо ничего.',
    reset: 'Сначала отзывается прежнее одобрение, затем бирже разрешается взять ровно эту сумму.',
    approve: 'Сначала вы разрешаете бирже взять ровно эту сумму, затем обмениваете.',
  },
  notices: {
    wouldFail:
      'Сеть сообщает, что этот обмен не выполнится: цены изменились. Вернитесь и запросите новый.',
    priceMoved: 'Цена изменилась. Посмотрите на суммы ещё раз.',
  },
  refused: (reason) =>
    `Предложенный обмен отклонён. ${reason} У вашего кошелька ничего не запрашивали.`,
  started: 'Транзакция начата',
  swapped: (paid) => `Обменяно: ${paid}`,
  pending: (least) => `В пути. С одним из следующих блоков придёт не меньше ${least}.`,
  confirmed: (least) => `Обмен выполнен: на ваш аккаунт пришло не меньше ${least}.`,
}

const buyTexts: Translation<typeof buy> = {
  id: 'buy',
  tile: 'Купить',
  fund: 'Купить с карты или банковского счёта',
  title: 'Выберите провайдера',
  tokenTitle: 'Выберите токен',
  currencyTitle: 'Выберите валюту',
  progressTitle: 'Идёт покупка',
  helpTitle: 'Что такое покупка?',
  youPay: 'Вы платите',
  badAmount: 'Вводите цифры и одну точку или запятую; знаков после неё — не больше 2',
  tooLittle: (limit) => `Заплатите не меньше ${limit}`,
  tooMuch: (limit) => `Заплатите не больше ${limit}`,
  receive: (symbol) => `Получить ${symbol}`,
  receiveTitle: 'Вы получите, по оценке',
  providers: 'Провайдеры',
  fee: (least, most) => `Комиссия от ${least} до ${most}`,
  asking: 'Запрашиваем цену',
  noQuote: 'Сейчас не даёт цены',
  gives: (amount) => `Около ${amount}`,
  loading: 'Узнаём, что можно купить',
  sample: 'Оценка: запросить продавцов нельзя. Это обычные цифры, и купить по ним ничего нельзя.',
  sampleFee: (fee) => `Обычная комиссия ${fee}`,
  nothingSold: (network) => `В сети ${network} ничего не продаётся`,
  nothingSoldHint: 'Выберите другую сеть или получите средства из другого кошелька.',
  networks: 'Сети',
  tryAgain: 'Повторить',
  sandbox: 'Тестовая среда: здесь не продаётся ничего настоящего и ничего не оплачивается.',
  leaves:
    'Вы платите на странице провайдера. Данные вашей карты и ваши документы сюда никогда не попадают.',
  failed: (reason) => `Ничего не куплено. ${reason}`,
  foreignPage: (host) =>
    `Сервер указал страницу на ${host}, которая не принадлежит никому из здешних продавцов. Её не открывали, и ничего не куплено.`,
  opening: (provider) => `Открываем ${provider}`,
  waiting: (provider) => `Продолжите на сайте ${provider}`,
  waitingHint:
    'Оплатите на открывшейся странице. Этот экран сообщит, когда покупка придёт; его можно закрыть.',
  waitingUnknown: 'Оплатите на открывшейся странице. Купленное появится на вашем аккаунте.',
  blocked: 'Браузер не дал открыть страницу. Откройте её сами:',
  open: (provider) => `Открыть ${provider}`,
  copyLink: 'Копировать ссылку',
  copied: 'Ссылка скопирована',
  opensNewTab: 'откроется в новой вкладке',
  paid: 'Оплачено',
  paidHint: (amount) => `${amount} — на пути к вашему адресу.`,
  delivered: (amount) => `Получено: ${amount}`,
  deliveredHint: 'Покупка на вашем аккаунте.',
  notDelivered: 'Не куплено',
  notDeliveredHint: 'Провайдер сообщает, что ничего не будет доставлено.',
  goesTo: 'Поступит на',
  again: 'Начать заново',
  done: 'Готово',
  activity: 'Открыть в «Активности»',
  helpCards: [
    {
      title: 'Деньги становятся монетами',
      text: 'Провайдер принимает оплату картой или банковским переводом и отправляет монеты на ваш адрес.',
    },
    {
      title: 'Провайдер видит, кто вы',
      text: 'Это отдельная компания со своими правилами, и она может запросить ваши документы. Эта страница передаёт ей ваш адрес и сумму, и больше ничего.',
    },
    {
      title: 'Это не бесплатно',
      text: 'Провайдеры удерживают один-два процента или больше, и у сети есть своя комиссия. Сравните, прежде чем платить.',
    },
  ],
}

const nameTexts: Translation<typeof name> = {
  id: 'name',
  title: 'Выберите имя',
  registerTitle: 'Регистрация имени',
  registeredTitle: 'Имя зарегистрировано',
  intro: 'Имя заменяет ваш адрес. Другие отправляют на имя, и никому не нужно копировать адрес.',
  own: 'Ваши имена',
  name: 'Имя',
  rules: 'От 4 символов: a–z, 0–9 и -',
  unreadable: 'Используйте только a–z, 0–9 и -',
  tooShort: 'Введите хотя бы 4 символа',
  suggestions: 'Похожие имена',
  searching: 'Ищем имена',
  searchFailed: 'Не удалось найти имена.',
  tryAgain: 'Повторить',
  noneFree: 'Все они заняты. Введите другое имя.',
  noneFound: 'Такого имени здесь нет. Введите другое.',
  available: 'Свободно',
  taken: 'Занято',
  register: 'Зарегистрировать',
  leadsTo: (network) => `Ведёт на ваш адрес в сети ${network}`,
  free: 'Бесплатно. Имя останется за этим адресом, и вернуть его нельзя.',
  signed: 'Что подписывает ваш кошелёк',
  confirmIn: (wallet) => `Подтвердите в ${wallet}`,
  registering: 'Регистрируем',
  back: 'Выбрать другое имя',
  notices: {
    declined: 'Подпись отклонена. Ничего не зарегистрировано.',
    unsupported: 'В этой сети имена не предлагаются.',
    walletChanged: 'Ваш кошелёк сменился. Проверьте ещё раз.',
    unavailable:
      'Сервер не отвечает. Насколько известно, ничего не зарегистрировано. Попробуйте ещё раз.',
  },
  unsigned: 'Ваш кошелёк не поставил подпись. Ничего не зарегистрировано.',
  walletSaid: (reason) => `Ваш кошелёк не поставил подпись: ${reason}`,
  registered: (name) => `Имя ${name} теперь ваше`,
  registeredHint: 'Отныне на него можно отправлять.',
  done: 'Готово',
}

const tokensTexts: Translation<typeof tokens> = {
  id: 'tokens',
  tab: 'Токены',
  list: 'Токены этого аккаунта',
  hidden: (count) =>
    plural('ru', count, {
      one: `Скрыт ${count} спам-токен`,
      few: `Скрыто ${count} спам-токена`,
      many: `Скрыто ${count} спам-токенов`,
      other: `Скрыто ${count} спам-токена`,
    }),
  shown: (count) =>
    plural('ru', count, {
      one: `${count} спам-токен`,
      few: `${count} спам-токена`,
      many: `${count} спам-токенов`,
      other: `${count} спам-токена`,
    }),
  emptyTitle: 'Токенов пока нет',
  empty: 'Здесь появится то, что вы получите.',
  failed: 'Баланс токенов недоступен',
  failedHint: 'Не удалось прочитать ваши токены. Они в безопасности там, где находятся.',
  stale: (when) => `Не удалось обновить. Это данные на ${when}.`,
  missing: (network) =>
    `В сети ${network} удалось прочитать не все токены. Они в безопасности там, где находятся. Попробуйте ещё раз чуть позже.`,
  tryAgain: 'Повторить',
  fund: 'Пополнить кошелёк',
}

const secureWalletTexts: Translation<typeof secureWallet> = {
  id: 'secureWallet',
  approveTitle: 'Одобрение',
  codeTitle: 'Код восстановления',
  saveCode: 'Сохраните код восстановления',
  walletTitle: 'Защищённый кошелёк',
  updateTitle: 'Изменить почту',
  primaryTitle: 'Подтвердите текущую почту',
  secondaryTitle: 'Подтвердите новую почту',
  otherEmail: 'Другой адрес',
  editEmail: 'Изменить почту',
  newEmail: 'Новый адрес эл. почты',
  save: 'Сохранить',
  done: 'Готово',
  ways: 'Способы входа',
  addPasskey: 'Добавить ключ доступа',
  recover: 'Восстановить ключом доступа',
  setPassword: 'Задать пароль',
  export: 'Экспорт кошелька',
  forget: 'Выйти на других устройствах',
  delete: 'Удалить кошелёк',
  changed: 'Почта изменена',
  unchanged: (reason) => sentences(reason, 'Ваш адрес не изменился.'),
  inFrame: 'Эта страница не видит того, что ниже, и не может там ничего нажать.',
}

const permissionsTexts: Translation<typeof permissions> = {
  id: 'permissions',
  listTitle: 'Разрешения',
  createdTitle: 'Разрешение выдано',
  intro:
    'Эти приложения могут действовать от имени этого аккаунта, не спрашивая вас снова, в пределах, за соблюдением которых следит контракт.',
  none: 'Разрешений нет',
  noneText: 'Ни одно приложение не может само действовать от имени этого аккаунта.',
  reading: 'Считываем ваши разрешения',
  unread: 'Не удалось прочитать ваши разрешения. Они остались прежними.',
  unsupported:
    'Этот кошелёк не умеет отзывать разрешения. Подключите кошелёк, который дал это разрешение, и повторите попытку.',
  notEnded:
    'Сеть ещё не завершила это разрешение. Проверьте снова через минуту и отзовите его ещё раз, если оно всё ещё здесь.',
  tryAgain: 'Повторить',
  somebody: 'Приложение',
  once: (amount) => `Всего ${amount}`,
  every: (amount, duration) => `${amount} за каждый период (${duration})`,
  upTo: (amount, most) => `${amount} в секунду, всего ${most}`,
  left: (amount) => `Сейчас можно взять: ${amount}`,
  leftUnknown: 'Сколько осталось, сейчас узнать нельзя.',
  functions: (names) => `Может вызывать: ${names}`,
  calls: (left, most) => `Осталось вызовов: ${left} из ${most}`,
  perCall: (amount) => `С каждым вызовом: не больше ${amount}`,
  contract: 'Контракт',
  caller: 'Кто может его вызывать',
  atomic: (amount) => `${amount} (в наименьших единицах)`,
  unknown: 'Невозможно показать, что оно позволяет. Если оно вам незнакомо, отзовите его.',
  until: (date) => `До ${date}`,
  delegate: 'Кто может брать',
  revoke: 'Отозвать',
  revoking: 'Подтвердите в кошельке и дождитесь сети',
  granted:
    'Приложение может действовать в пределах того, что вы разрешили. Разрешение можно найти в Настройках и отозвать в любой момент.',
  done: 'Готово',
  showAll: 'Показать разрешения',
}

const smartAccountTexts: Translation<typeof smartAccount> = {
  id: 'smartAccount',
  title: 'Смарт-аккаунт',
  intro:
    'Смарт-аккаунт выполняет несколько шагов сразу и может позволить кому-то другому оплатить комиссию сети. Подписывает за него ваш ключ.',
  twoAddresses:
    'У вашего смарт-аккаунта и у вашего ключа отдельные адреса. Деньги остаются на месте, когда вы меняете, какой из них первый.',
  first:
    'Сейчас он первый: приложения видят именно его, и деньги, которые вы запрашиваете, приходят сюда.',
  notFirst: 'Сейчас первый — собственный аккаунт вашего ключа.',
  address: 'Смарт-аккаунт',
  ownAddress: 'Ваш ключ',
  isThere: 'Он есть в этой сети.',
  isNotThere: 'Он будет создан с первой вашей отправкой. Получать деньги можно и до этого.',
  networks: 'Сети, в которых он есть',
  notHere: 'В этой сети смарт-аккаунтов здесь нет. Используется собственный аккаунт вашего ключа.',
  warning:
    'Давайте этот адрес только для этих сетей: то, что придёт в другие, возможно, никто не сможет перевести.',
  failed: 'Не удалось изменить. Попробуйте ещё раз.',
}

const upgradeTexts: Translation<typeof upgrade> = {
  id: 'upgrade',
  title: 'Улучшить кошелёк',
  goOn: 'Продолжить перенос в ваш кошелёк',
  intro:
    'Перенесите то, что есть здесь, в собственный кошелёк — одно за другим. Каждый перевод вы видите и подтверждаете.',
  ownAddress: (family) => `Ваш собственный адрес в ${family}`,
  enterAddress: 'Сначала введите адрес собственного кошелька.',
  move: (what) => `Перенести ${what}`,
  last: 'Перенесите это последним: отсюда оплачиваются комиссии остальных.',
  spam: (count) =>
    plural('ru', count, {
      one: `Здесь остаётся ${count} объект, о котором никто не просил.`,
      few: `Здесь остаются ${count} объекта, о которых никто не просил.`,
      many: `Здесь остаётся ${count} объектов, о которых никто не просил.`,
      other: `Здесь остаётся ${count} объекта, о которых никто не просил.`,
    }),
  unread: (network) =>
    `Не удалось прочитать, что есть в сети ${network}. Всё остаётся на месте; попробуйте ещё раз.`,
  incomplete: (network) => `В сети ${network} может быть больше, чем показано.`,
  tryAgain: 'Повторить',
  nothing: 'Здесь больше нечего переносить.',
  reading: 'Считываем, что у вас есть',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `Запрос ждёт ответа в ${wallet}.`,
  open: (wallet) => `Открыть ${wallet}`,
  dismiss: 'Скрыть',
  relayLost: 'Связь с вашим кошельком потеряна. Пробуем ещё раз…',
  relayRefused:
    'С этой страницы нельзя связаться с вашим кошельком. Отключите его и подключите снова.',
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `Ваш кошелёк сообщает: «${text}»`,
  networkSaid: (text) => `Сеть сообщает: «${text}»`,
  texts: {
    'balance/unavailable': 'Баланс недоступен.',
    'catalogue/unavailable':
      'Не удалось загрузить список кошельков. Проверьте соединение и попробуйте ещё раз.',
    'connection/code-unavailable':
      'Часть этой страницы не загрузилась. Проверьте соединение и попробуйте ещё раз.',
    'network/unsupported-by-wallet': 'Кошелёк не поддерживает эту сеть.',
    'relay/closed': 'Соединение со службой подключения закрыто.',
    'relay/outbox-full':
      'Отправки ждёт слишком много сообщений. Попробуйте ещё раз, когда связь восстановится.',
    'relay/refused': 'Служба подключения отклонила этот сайт.',
    'relay/unavailable': 'Служба подключения не отвечает. Попробуйте ещё раз.',
    'resources/unavailable': 'Данные недоступны. Попробуйте ещё раз.',
    'transfer/no-estimate': 'Не удалось узнать комиссию сети. Попробуйте ещё раз.',
    'transfer/unasked': 'Не удалось отправить. Попробуйте ещё раз.',
    'wallet/already-pending': 'Откройте свой кошелёк.',
    'wallet/failed': 'Неизвестная ошибка.',
    'wallet/not-found':
      'Этот кошелёк недоступен на этой странице. Разблокируйте или установите его и попробуйте ещё раз.',
    'wallet/other-family':
      'Этот кошелёк не открыл ни одного аккаунта для сетей этого типа. Выберите другую сеть или другой кошелёк.',
    'walletconnect/link-failed':
      'Не удалось создать ссылку для кошелька. Проверьте соединение и попробуйте ещё раз.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'Кошелёк не допускает такие запросы. Попробуйте другой кошелёк.',
    'The wallet does not support the events of this site. Try another wallet.':
      'Кошелёк не поддерживает события этого сайта. Попробуйте другой кошелёк.',
    'The wallet does not allow this change. Connect again.':
      'Кошелёк не допускает это изменение. Подключите его снова.',
    'The wallet did not approve this network. Connect again and approve it.':
      'Кошелёк не одобрил эту сеть. Подключите его снова и одобрите её.',
    'The wallet does not support these networks. Try another wallet.':
      'Кошелёк не поддерживает эти сети. Попробуйте другой кошелёк.',
    'The wallet has no account for these networks. Add one, then try again.':
      'В кошельке нет аккаунта для этих сетей. Добавьте его и попробуйте ещё раз.',
    'The wallet does not support this kind of network. Try another wallet.':
      'Кошелёк не поддерживает сети этого типа. Попробуйте другой кошелёк.',
    'The wallet ended the connection. Connect again.':
      'Кошелёк завершил соединение. Подключите его снова.',
    'The wallet did not finish connecting. Try again.':
      'Кошелёк не завершил подключение. Попробуйте ещё раз.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'Кошелёк не может выполнить то, что нужно для этого запроса. Отправьте запрос без этого или используйте другой кошелёк.',
    'The wallet does not take several calls at once on this network.':
      'В этой сети кошелёк не принимает несколько вызовов сразу.',
    'The wallet knows a request of this id already. Send it again.':
      'Кошельку уже знаком запрос с таким идентификатором. Отправьте его ещё раз.',
    'The wallet does not know these calls.': 'Кошельку не знакомы эти вызовы.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'Вызовов больше, чем кошелёк принимает за раз. Отправьте меньше.',
    'The wallet cannot do all of these calls or none on this network.':
      'В этой сети кошелёк не может выполнить эти вызовы по принципу «все или ни одного».',
    'The wallet no longer knows this connection. Connect again.':
      'Кошелёк больше не узнаёт это подключение. Подключите его снова.',
    'The request expired in the wallet. Try again.':
      'Срок запроса в кошельке истёк. Попробуйте ещё раз.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'Кошелёк не передал ни одного аккаунта. Откройте кошелёк, выберите аккаунт и попробуйте ещё раз.',
    'The wallet gave an answer that cannot be read. Try again.':
      'Ответ кошелька не удалось прочитать. Попробуйте ещё раз.',
    'The wallet agreed and stayed on its network': 'Кошелёк согласился, но остался в своей сети.',
    'The wallet signed a different message. Try again.':
      'Кошелёк подписал другое сообщение. Попробуйте ещё раз.',
  },
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'Выберите сеть',
  unsupportedTitle: 'Сеть не поддерживается',
  search: 'Поиск сетей',
  list: 'Сети',
  current: 'Текущая сеть',
  noneFound: (search) => `Сеть «${search}» не найдена`,
  noneFoundText: 'Проверьте написание или посмотрите все.',
  none: 'Сетей здесь нет',
  noneText: 'Сейчас этот сайт не предлагает ни одной.',
  clearSearch: 'Очистить поиск',
  whatIsANetwork: 'Что такое сеть?',

  waitingTitle: (wallet) => `Продолжите в ${wallet}`,
  waitingText: (network) =>
    `Примите переход в сеть ${network} в своём кошельке. Ваш аккаунт и ваши средства останутся на месте.`,
  doneTitle: 'Сеть изменена',
  declinedTitle: 'Запрос отклонён',
  declinedText: 'Вы остались в прежней сети. Больше ничего не изменилось.',
  failedTitle: 'Не удалось сменить',
  failedText: (reason) => sentences(reason, 'Вы остались в прежней сети.'),
  cancel: 'Отмена',
  tryAgain: 'Повторить',

  unsupportedText: (wallet) =>
    `${wallet} сейчас в сети, которую этот сайт не использует. Чтобы продолжить, выберите одну из этих. Ваши средства в безопасности там, где находятся.`,
  yourWallet: 'Ваш кошелёк',
  disconnect: 'Отключить',
  notApproved: (wallet) => `Не одобрено в ${wallet}`,
  noWallet: 'Кошелька пока нет',
  connect: 'Подключить',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'Что такое кошелёк?',
  networkTitle: 'Что такое сеть?',
  walletCards: [
    {
      title: 'Дом для ваших активов',
      text: 'Он хранит и показывает ваши монеты, токены и коллекционные предметы и отправляет их туда, куда вы укажете.',
    },
    {
      title: 'Новый способ входа',
      text: 'Вместо пароля вы подтверждаете вход своим кошельком. Ни один сайт никогда не узнает ваш ключ.',
    },
    {
      title: 'Только ваш',
      text: 'Ключ есть только у вас. Никто не сможет восстановить его за вас, поэтому надёжно храните фразу восстановления и никому её не сообщайте.',
    },
  ],
  getWallet: 'Скачать кошелёк',

  networkCards: [
    {
      title: 'Где всё происходит',
      text: 'Сеть — это общедоступный реестр, который вместе ведёт множество компьютеров. Ваши монеты находятся в одной из сетей.',
    },
    {
      title: 'Адрес один, деньги раздельно',
      text: 'Ваш адрес может быть одинаковым в нескольких сетях, но того, что есть у вас в одной, нет в остальных.',
    },
    {
      title: 'Комиссии разные',
      text: 'У каждой сети есть своя монета для оплаты комиссий и своя цена за транзакцию.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'Подтвердите почту',
  deviceTitle: 'Регистрация устройства',
  passkeyTitle: 'Ключ доступа',
  email: 'Адрес эл. почты',
  continue: 'Продолжить',
  device: 'Одобрите это устройство',
  deviceSent: (email) =>
    `На ${email} отправлена ссылка. Откройте её и подтвердите там, что это устройство ваше.`,
  waitLonger: (seconds) =>
    plural('ru', seconds, {
      one: `Попробуйте ещё раз через ${seconds} секунду`,
      few: `Попробуйте ещё раз через ${seconds} секунды`,
      many: `Попробуйте ещё раз через ${seconds} секунд`,
      other: `Попробуйте ещё раз через ${seconds} секунды`,
    }),
  connected: 'Вы вошли.',
  usePasskey: 'Войти с ключом доступа',
  passkeyWaiting: 'Устройство запрашивает ваш ключ доступа',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'Этому сайту ничего не передано.'),
  declined: 'Вы закрыли окно. Этому сайту ничего не передано.',
  connected: 'Вы вошли.',
  tryAgain: 'Повторить',
  otherWay: 'Другой способ',
  notEmail: 'Введите адрес эл. почты, например ada@example.com.',
  sent: (email) => `Введите код, отправленный на ${email}.`,
  code: 'Код',
  checking: 'Проверяем код',
  resend: 'Отправить снова',
  sending: 'Отправляем код',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'Продолжить через',
  continueWith: (service) => `Продолжить через ${service}`,
  more: 'Другие сервисы',
  waiting: (service) => `Продолжите в окне ${service}`,
  noPassword: 'Этому сайту не сообщается ничего из того, что вы там делаете.',
  blocked: 'Браузер не дал открыть окно. Разрешите окна для этой страницы и попробуйте ещё раз.',
  timedOut: 'Окно закрыто. Попробуйте ещё раз или выберите другой способ.',
  inThisPage: 'Продолжить на этой странице',
  closed: 'Окно закрыто. Если вы успели всё сделать, вход продолжится сам.',
}

const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'Отсканируйте код камерой телефона и дайте согласие в приложении Farcaster.',
  agree: 'Дайте согласие в приложении Farcaster и вернитесь сюда.',
  codeName: 'QR-код, чтобы продолжить в приложении Farcaster',
  preparing: 'Создаём ссылку',
  open: 'Открыть Farcaster',
  copyLink: 'Копировать ссылку',
  copied: 'Ссылка скопирована',
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
