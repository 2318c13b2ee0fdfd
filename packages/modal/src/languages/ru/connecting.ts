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
  close: 'Закрыть',
  help: 'Справка',
  loadFailedTitle: 'Экран не загрузился',
  loadFailedText: 'Возможно, пропало соединение. Ничего не отправлено и ничего не потеряно.',
  brokenTitle: 'Здесь что-то пошло не так',
  brokenText: 'Ваш кошелёк и ваши деньги не затронуты.',
  tryAgain: 'Повторить',
  mountFailed: 'Не удалось открыть окно кошелька на этой странице.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'Условия использования',
  privacy: 'Политику конфиденциальности',
  both: (terms, privacy) => `${terms} и ${privacy}`,
  agree: (what) => `Я принимаю ${what}`,
  agreeByConnecting: (what) => `Подключаясь, вы принимаете ${what}`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
