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
  close: 'Закрыть',
  help: 'Справка',
  loadFailedTitle: 'Экран не загрузился',
  loadFailedText: 'Возможно, пропало соединение. Ничего не отправлено и ничего не потеряно.',
  brokenTitle: 'Здесь что-то пошло не так',
  brokenText: 'Ваш кошелёк и ваши деньги не затронуты.',
  tryAgain: 'Повторить',
  mountFailed: 'Не удалось открыть окно кошелька на этой странице.',
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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Условия использования',
  privacy: 'Политику конфиденциальности',
  both: (terms, privacy) => `${terms} и ${privacy}`,
  agree: (what) => `Я принимаю ${what}`,
  agreeByConnecting: (what) => `Подключаясь, вы принимаете ${what}`,
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

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'Подключить кошелёк',
  installed: 'Установлен',
  recent: 'Недавний',
  walletList: 'Кошельки',
  allWallets: 'Все кошельки',
  continueWithWallet: 'Продолжить с кошельком',
  scanWithPhone: 'Сканировать телефоном',
  newToWallets: 'Впервые с кошельком?',
  getStarted: 'Начать',
  noWalletTitle: 'Кошелёк не найден',
  noWalletText: 'Установите или разблокируйте кошелёк в этом браузере и повторите поиск.',
  lookAgain: 'Искать снова',

  waitingTitle: (wallet) => `Продолжите в ${wallet}`,
  waitingText: 'Проверьте запрос на подключение в своём кошельке и примите его там.',
  pendingTitle: 'Откройте кошелёк',
  pendingText: (wallet) => `Запрос уже показан в ${wallet}. Ответьте на него там.`,
  cancel: 'Отмена',
  connectedTitle: 'Подключено',
  connectedText: (wallet) => `Кошелёк ${wallet} подключён к этому сайту.`,
  declinedTitle: 'Запрос отклонён',
  declinedText: (wallet) => `Вы закрыли запрос в ${wallet}. Этому сайту ничего не передано.`,
  failedTitle: 'Не удалось подключить',
  failedText: (reason) => sentences(reason, 'Этому сайту ничего не передано.'),
  tryAgain: 'Повторить',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'Способы подключения',
  mobile: 'Телефон',
  browser: 'Браузер',
  web: 'Веб',
  desktop: 'Компьютер',

  codeName: (wallet) => `QR-код для сканирования через ${wallet}`,
  anyWallet: 'кошелёк',
  scanText: (wallet) => `Откройте ${wallet} на телефоне и отсканируйте этот код.`,
  agreeForCode: 'Дайте согласие, и появится код для сканирования.',
  agreeForWallet: 'Дайте согласие, и вы перейдёте в свой кошелёк.',
  preparing: 'Создаём ссылку',
  refreshesIn: (left) => `Обновится через ${left}`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'Код обновится через минуту'
      : plural('ru', seconds, {
          one: `Код обновится через ${seconds} секунду`,
          few: `Код обновится через ${seconds} секунды`,
          many: `Код обновится через ${seconds} секунд`,
          other: `Код обновится через ${seconds} секунды`,
        }),
  newCode: 'Новый код',
  copyLink: 'Копировать ссылку',
  copied: 'Ссылка скопирована',
  reload: 'Обновить код',
  expired: 'Срок действия этого кода истёк.',
  linkFailed: 'Не удалось создать код.',

  ownRelay:
    'Для кошельков, настроенных на собственную службу подключения этого сайта. Любой другой кошелёк выберите из списка.',
  unreachableTitle: (wallet) => `${wallet}: нет связи`,
  unreachableText: (wallet) =>
    `Этот сайт не может подключиться к кошельку ${wallet} на телефоне. Чтобы продолжить, выберите другой кошелёк.`,
  visit: (wallet) => `Открыть сайт ${wallet}`,

  offline: 'Нет подключения к интернету. Код снова заработает, когда связь восстановится.',
  unreachable: 'Служба подключения не отвечает. Мы продолжаем попытки; ничего не потеряно.',
  refused: 'Сейчас этот сайт не может связаться с кошельками на других устройствах.',
  tryAgain: 'Повторить',

  openTitle: (wallet) => `Продолжите в ${wallet}`,
  openText: (wallet) => `Одобрите подключение в ${wallet} и вернитесь сюда.`,
  open: (wallet) => `Открыть ${wallet}`,
  openAgain: (wallet) => `Открыть ${wallet} ещё раз`,
  stuckTitle: (wallet) => `Не открывается ${wallet}?`,
  stuckText: 'Ничего не потеряно. Попробуйте иначе:',
  openByLink: 'Открыть по веб-ссылке',
  openByScheme: 'Открыть по ссылке приложения',
  appStore: 'Скачать в App Store',
  playStore: 'Скачать в Google Play',
  otherDevice: 'Другое устройство',
  chooseWallet: 'Выберите кошелёк, в котором продолжите.',
  allWallets: 'Все кошельки',
  walletList: 'Кошельки',

  browserText: (wallet) =>
    `Кошелька ${wallet} ещё нет в этом браузере. Установите его расширение — как только оно появится, мы продолжим здесь.`,
  getExtension: 'Установить расширение',
  browserReady: (wallet) => `Кошелёк ${wallet} есть в этом браузере.`,
  continueInBrowser: 'Продолжить в этом браузере',
  webText: (wallet) =>
    `Кошелёк ${wallet} откроется в другой вкладке. Одобрите подключение там и вернитесь.`,
  desktopText: (wallet) => `Одобрите подключение в ${wallet} на этом компьютере.`,
  opensNewTab: 'Откроется в новой вкладке',
  get: (wallet) => `Скачать ${wallet}`,

  connectedTitle: 'Подключено',
  connectedText: (wallet) => `Кошелёк ${wallet} подключён к этому сайту.`,
  declinedTitle: 'Запрос отклонён',
  declinedText: 'Вы закрыли запрос в своём кошельке. Этому сайту ничего не передано.',
  failedTitle: 'Не удалось подключить',
  failedText: (reason) =>
    sentences(reason, 'Этому сайту ничего не передано, и ничего не потеряно.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'Все кошельки',
  getTitle: 'Скачать кошелёк',
  downloadTitle: (wallet) => `Скачать ${wallet}`,
  search: 'Поиск кошельков',
  list: 'Кошельки',
  loading: 'Загружаем кошельки',
  noneFound: (search) => `Кошелёк «${search}» не найден`,
  none: 'Кошельков здесь нет',
  nonePrivate: 'Кошелька с таким названием нет',
  privateText: 'Похоже на ссылку, адрес или секрет, поэтому текст не покинул эту страницу.',
  noneText: 'Проверьте написание или посмотрите все.',
  noneTextOrScan: 'Проверьте написание. Кошелёк, которого нет в списке, подключается по коду.',
  scan: 'Сканировать любым кошельком',
  anyWallet: 'WalletConnect',
  clearSearch: 'Очистить поиск',
  failedTitle: 'Список не загрузился',
  failedText: 'Возможно, пропало соединение. Кошельки в этом браузере по-прежнему работают.',
  tryAgain: 'Повторить',
  installed: 'Найден',
  recent: 'Недавний',
  found: (count) =>
    plural('ru', count, {
      one: `Найден ${count} кошелёк`,
      few: `Найдено ${count} кошелька`,
      many: `Найдено ${count} кошельков`,
      other: `Найдено ${count} кошелька`,
    }),

  getText: 'Ими широко пользуются. Какой бы вы ни выбрали, позже аккаунт можно перенести в другой.',
  exploreAll: 'Смотреть все',

  downloadText: (wallet) =>
    `Кошелька ${wallet} ещё нет в этом браузере. Установите его, вернитесь сюда и выберите снова.`,
  orDownloadText: (wallet) =>
    `Или установите кошелёк ${wallet} здесь, вернитесь и выберите его снова.`,
  unreachableText: (wallet) =>
    `Отсюда нельзя связаться с кошельком ${wallet}. Установите его на это устройство и откройте в нём эту страницу, если он это умеет.`,
  openInAppText: (wallet) =>
    `Кошелёк ${wallet} открывает эту страницу в собственном браузере: подключитесь там. Если он не открывается, сначала установите его.`,
  openInApp: (wallet) => `Открыть эту страницу в ${wallet}`,
  openWebApp: (wallet) => `Открыть веб-версию ${wallet}`,
  extension: 'Расширение браузера',
  appStore: 'Приложение для iPhone и iPad',
  playStore: 'Приложение для Android',
  homepage: 'Сайт',
  opensNewTab: 'Откроется в новой вкладке',
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

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'Эта часть не загрузилась.',
  tryAgain: 'Повторить',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `QR-код, который открывает эту страницу в ${wallet}`,
  scan: (wallet) => `Отсканируйте код камерой телефона: эта страница откроется в ${wallet}.`,
  local:
    'Адрес этой страницы может открыть только этот компьютер. Код заработает, когда страница будет в интернете.',
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
