import { sentences, type Translation, type Words } from '@foyer/ui'
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
  back: 'بازگشت',
  close: 'بستن',
  help: 'راهنما',
  loadFailedTitle: 'این صفحه بارگذاری نشد',
  loadFailedText: 'شاید اتصال اینترنت قطع شده باشد. چیزی ارسال نشد و چیزی از دست نرفت.',
  brokenTitle: 'اینجا مشکلی پیش آمد',
  brokenText: 'کیف پول و پول شما دست‌نخورده است.',
  tryAgain: 'تلاش دوباره',
  mountFailed: 'پنجرهٔ کیف پول در این صفحه باز نشد.',
}

const walletOffersTexts: Translation<typeof walletOffers> = {
  id: 'walletOffers',
  waiting: (wallet) => `درخواستی در ${wallet} منتظر است.`,
  open: (wallet) => `باز کردن ${wallet}`,
  dismiss: 'نادیده گرفتن',
  relayLost: 'اتصال به کیف پول شما قطع شد. در حال تلاش دوباره…',
  relayRefused: 'از این صفحه نمی‌توان به کیف پول شما رسید. اتصال آن را قطع کنید و دوباره متصل شوید.',
}

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'شرایط خدمات',
  privacy: 'سیاست حریم خصوصی',
  both: (terms, privacy) => `${terms} و ${privacy}`,
  agree: (what) => `${what} را می‌پذیرم`,
  agreeByConnecting: (what) => `با اتصال، ${what} را می‌پذیرید`,
}

const errorsTexts: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `پیام کیف پول شما: «${text}»`,
  networkSaid: (text) => `پیام شبکه: «${text}»`,
  texts: {
    'balance/unavailable': 'موجودی در دسترس نیست.',
    'catalogue/unavailable':
      'فهرست کیف پول‌ها بارگذاری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
    'connection/code-unavailable':
      'بخشی از این صفحه بارگذاری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
    'network/unsupported-by-wallet': 'کیف پول از این شبکه پشتیبانی نمی‌کند.',
    'relay/closed': 'ارتباط با سرویس اتصال بسته شد.',
    'relay/outbox-full': 'پیام‌های زیادی در انتظارند. وقتی اتصال برگشت دوباره تلاش کنید.',
    'relay/refused': 'سرویس اتصال این سایت را نپذیرفت.',
    'relay/unavailable': 'سرویس اتصال پاسخ نمی‌دهد. دوباره تلاش کنید.',
    'resources/unavailable': 'داده‌ها در دسترس نیست. دوباره تلاش کنید.',
    'transfer/no-estimate': 'کارمزد شبکه خوانده نشد. دوباره تلاش کنید.',
    'transfer/unasked': 'ارسال نشد. دوباره تلاش کنید.',
    'wallet/already-pending': 'کیف پول خود را باز کنید.',
    'wallet/failed': 'خطای ناشناخته.',
    'wallet/not-found':
      'این کیف پول در این صفحه در دسترس نیست. قفل آن را باز کنید یا نصبش کنید و دوباره تلاش کنید.',
    'wallet/other-family':
      'این کیف پول حسابی از این نوع شبکه ندارد. شبکه یا کیف پول دیگری انتخاب کنید.',
    'walletconnect/link-failed': 'پیوندی ساخته نشد. اتصال را بررسی کنید و دوباره تلاش کنید.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'کیف پول این نوع درخواست را نمی‌پذیرد. کیف پول دیگری را امتحان کنید.',
    'The wallet does not support the events of this site. Try another wallet.':
      'کیف پول از رویدادهای این سایت پشتیبانی نمی‌کند. کیف پول دیگری را امتحان کنید.',
    'The wallet does not allow this change. Connect again.':
      'کیف پول این تغییر را نمی‌پذیرد. دوباره متصل شوید.',
    'The wallet did not approve this network. Connect again and approve it.':
      'کیف پول این شبکه را تأیید نکرد. دوباره متصل شوید و آن را تأیید کنید.',
    'The wallet does not support these networks. Try another wallet.':
      'کیف پول از این شبکه‌ها پشتیبانی نمی‌کند. کیف پول دیگری را امتحان کنید.',
    'The wallet has no account for these networks. Add one, then try again.':
      'کیف پول برای این شبکه‌ها حسابی ندارد. یکی بسازید و دوباره تلاش کنید.',
    'The wallet does not support this kind of network. Try another wallet.':
      'کیف پول از این نوع شبکه پشتیبانی نمی‌کند. کیف پول دیگری را امتحان کنید.',
    'The wallet ended the connection. Connect again.':
      'کیف پول اتصال را پایان داد. دوباره متصل شوید.',
    'The wallet did not finish connecting. Try again.': 'اتصال کیف پول کامل نشد. دوباره تلاش کنید.',
    'The wallet cannot do what this request needs. Send it without, or use another wallet.':
      'کیف پول نمی‌تواند آنچه این درخواست می‌خواهد انجام دهد. بدون آن بفرستید یا کیف پول دیگری به کار ببرید.',
    'The wallet does not take several calls at once on this network.':
      'کیف پول در این شبکه چند فراخوانی را یکجا نمی‌پذیرد.',
    'The wallet knows a request of this id already. Send it again.':
      'کیف پول درخواستی با این شناسه را می‌شناسد. دوباره بفرستید.',
    'The wallet does not know these calls.': 'کیف پول این فراخوانی‌ها را نمی‌شناسد.',
    'These are more calls than the wallet takes at once. Send fewer.':
      'بیش از آن است که کیف پول یکجا بپذیرد. کمتر بفرستید.',
    'The wallet cannot do all of these calls or none on this network.':
      'کیف پول نمی‌تواند در این شبکه همهٔ این فراخوانی‌ها یا هیچ‌کدام را انجام دهد.',
    'The wallet no longer knows this connection. Connect again.':
      'کیف پول دیگر این اتصال را نمی‌شناسد. دوباره متصل شوید.',
    'The request expired in the wallet. Try again.':
      'مهلت درخواست در کیف پول تمام شد. دوباره تلاش کنید.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'کیف پول حسابی نداد. آن را باز کنید، حسابی انتخاب کنید و دوباره تلاش کنید.',
    'The wallet gave an answer that cannot be read. Try again.':
      'پاسخ کیف پول خواندنی نیست. دوباره تلاش کنید.',
    'The wallet agreed and stayed on its network': 'کیف پول پذیرفت، اما در شبکهٔ خود ماند.',
    'The wallet signed a different message. Try again.':
      'کیف پول پیام دیگری را امضا کرد. دوباره تلاش کنید.',
  },
}

const connectTexts: Translation<typeof connect> = {
  id: 'connect',
  connectTitle: 'اتصال کیف پول',
  installed: 'نصب‌شده',
  recent: 'اخیر',
  walletList: 'کیف پول‌ها',
  allWallets: 'همهٔ کیف پول‌ها',
  continueWithWallet: 'ادامه با کیف پول',
  scanWithPhone: 'اسکن با گوشی',
  newToWallets: 'تازه با کیف پول آشنا شده‌اید؟',
  getStarted: 'شروع کنید',
  noWalletTitle: 'کیف پولی پیدا نشد',
  noWalletText: 'یکی را در این مرورگر نصب یا باز کنید و دوباره جست‌وجو کنید.',
  lookAgain: 'جست‌وجوی دوباره',

  waitingTitle: (wallet) => `در ${wallet} ادامه دهید`,
  waitingText: 'درخواست اتصال را در کیف پول خود ببینید و همان‌جا بپذیرید.',
  pendingTitle: 'کیف پول خود را باز کنید',
  pendingText: (wallet) => `${wallet} از قبل درخواستی نشان می‌دهد. همان‌جا پاسخ دهید.`,
  cancel: 'لغو',
  connectedTitle: 'متصل شد',
  connectedText: (wallet) => `${wallet} به این سایت متصل است.`,
  declinedTitle: 'درخواست رد شد',
  declinedText: (wallet) => `درخواست را در ${wallet} بستید. چیزی با این سایت به اشتراک گذاشته نشد.`,
  failedTitle: 'اتصال برقرار نشد',
  failedText: (reason) => sentences(reason, 'چیزی با این سایت به اشتراک گذاشته نشد.'),
  tryAgain: 'تلاش دوباره',
}

const pairingTexts: Translation<typeof pairing> = {
  id: 'pairing',
  pairingTitle: 'WalletConnect',
  ways: 'راه‌های اتصال',
  mobile: 'موبایل',
  browser: 'مرورگر',
  web: 'وب',
  desktop: 'دسکتاپ',

  codeName: (wallet) => `کد QR برای اسکن با ${wallet}`,
  anyWallet: 'یک کیف پول',
  scanText: (wallet) => `این کد را با ${wallet} در گوشی خود اسکن کنید.`,
  agreeForCode: 'بپذیرید تا کدی برای اسکن نشان داده شود.',
  agreeForWallet: 'بپذیرید تا به کیف پول خود بروید.',
  preparing: 'در حال ساخت پیوند',
  refreshesIn: (left) => `تازه می‌شود تا ${left} دیگر`,
  refreshesSoon: (seconds) =>
    seconds === 60
      ? 'کد تا یک دقیقهٔ دیگر تازه می‌شود'
      : `کد تا ${seconds.toLocaleString('fa')} ثانیهٔ دیگر تازه می‌شود`,
  newCode: 'کد تازه',
  copyLink: 'کپی پیوند',
  copied: 'پیوند کپی شد',
  reload: 'بارگذاری دوبارهٔ کد',
  expired: 'مهلت این کد تمام شده است.',
  linkFailed: 'کدی ساخته نشد.',

  ownRelay:
    'برای کیف پول‌هایی که با سرویس خود این سایت تنظیم شده‌اند. کیف پول‌های دیگر را از فهرست انتخاب کنید.',
  unreachableTitle: (wallet) => `${wallet} در دسترس نیست`,
  unreachableText: (wallet) =>
    `این سایت نمی‌تواند به ${wallet} در گوشی متصل شود. برای ادامه کیف پول دیگری انتخاب کنید.`,
  visit: (wallet) => `دیدن وب‌سایت ${wallet}`,

  offline: 'آفلاین هستید. وقتی برگردید کد دوباره کار می‌کند.',
  unreachable: 'سرویس اتصال پاسخ نمی‌دهد. همچنان تلاش می‌کنیم؛ چیزی از دست نمی‌رود.',
  refused: 'این سایت اکنون نمی‌تواند به کیف پول‌های دستگاه‌های دیگر برسد.',
  tryAgain: 'تلاش دوباره',

  openTitle: (wallet) => `در ${wallet} ادامه دهید`,
  openText: (wallet) => `اتصال را در ${wallet} تأیید کنید و به اینجا برگردید.`,
  open: (wallet) => `باز کردن ${wallet}`,
  openAgain: (wallet) => `باز کردن دوبارهٔ ${wallet}`,
  stuckTitle: (wallet) => `${wallet} باز نشد؟`,
  stuckText: 'چیزی از دست نرفته است. راه دیگری را امتحان کنید:',
  openByLink: 'باز کردن با پیوند وب',
  openByScheme: 'باز کردن با پیوند برنامه',
  appStore: 'گرفتن از App Store',
  playStore: 'گرفتن از Google Play',
  otherDevice: 'استفاده از دستگاه دیگر',
  chooseWallet: 'کیف پولی را که می‌خواهید در آن ادامه دهید انتخاب کنید.',
  allWallets: 'همهٔ کیف پول‌ها',
  walletList: 'کیف پول‌ها',

  browserText: (wallet) =>
    `${wallet} هنوز در این مرورگر نیست. افزونهٔ آن را نصب کنید؛ سپس همین‌جا ادامه می‌دهیم.`,
  getExtension: 'گرفتن افزونه',
  browserReady: (wallet) => `${wallet} در این مرورگر هست.`,
  continueInBrowser: 'ادامه در این مرورگر',
  webText: (wallet) => `${wallet} در زبانهٔ دیگری باز می‌شود. همان‌جا تأیید کنید و برگردید.`,
  desktopText: (wallet) => `اتصال را در ${wallet} در همین رایانه تأیید کنید.`,
  opensNewTab: 'در زبانهٔ تازه باز می‌شود',
  get: (wallet) => `گرفتن ${wallet}`,

  connectedTitle: 'متصل شد',
  connectedText: (wallet) => `${wallet} به این سایت متصل است.`,
  declinedTitle: 'درخواست رد شد',
  declinedText: 'درخواست را در کیف پول خود بستید. چیزی با این سایت به اشتراک گذاشته نشد.',
  failedTitle: 'اتصال برقرار نشد',
  failedText: (reason) =>
    sentences(reason, 'چیزی با این سایت به اشتراک گذاشته نشد و چیزی از دست نرفت.'),
}

const walletsTexts: Translation<typeof wallets> = {
  id: 'wallets',
  allTitle: 'همهٔ کیف پول‌ها',
  getTitle: 'گرفتن کیف پول',
  downloadTitle: (wallet) => `گرفتن ${wallet}`,
  search: 'جست‌وجوی کیف پول‌ها',
  list: 'کیف پول‌ها',
  loading: 'در حال بارگذاری کیف پول‌ها',
  noneFound: (search) => `کیف پولی به نام «${search}» نیست`,
  none: 'کیف پولی نیست',
  nonePrivate: 'کیف پولی با این نام نیست',
  privateText: 'به پیوند، نشانی یا رمز می‌ماند، پس از این صفحه بیرون نرفت.',
  noneText: 'املا را بررسی کنید یا همه را ببینید.',
  noneTextOrScan: 'املا را بررسی کنید. کیف پولی که در فهرست نیست با کد خود متصل می‌شود.',
  scan: 'اسکن با هر کیف پول',
  anyWallet: 'WalletConnect',
  clearSearch: 'پاک کردن جست‌وجو',
  failedTitle: 'فهرست بارگذاری نشد',
  failedText: 'شاید اتصال اینترنت قطع شده باشد. کیف پول‌های این مرورگر همچنان کار می‌کنند.',
  tryAgain: 'تلاش دوباره',
  installed: 'نصب‌شده',
  recent: 'اخیر',
  found: (count) => `${count.toLocaleString('fa')} کیف پول پیدا شد`,

  getText: 'این‌ها پرکاربردند. هر کدام را بگیرید، بعداً می‌توانید حساب خود را به دیگری ببرید.',
  exploreAll: 'دیدن همه',

  downloadText: (wallet) =>
    `${wallet} هنوز در این مرورگر نیست. آن را نصب کنید، برگردید و دوباره انتخابش کنید.`,
  orDownloadText: (wallet) => `یا ${wallet} را اینجا نصب کنید، برگردید و دوباره انتخابش کنید.`,
  unreachableText: (wallet) =>
    `از اینجا به ${wallet} دسترسی نیست. آن را در این دستگاه نصب کنید و اگر می‌تواند این صفحه را در آن باز کنید.`,
  openInAppText: (wallet) =>
    `${wallet} این صفحه را در مرورگر خود باز می‌کند: همان‌جا متصل شوید. اگر باز نشد، اول نصبش کنید.`,
  openInApp: (wallet) => `باز کردن این صفحه در ${wallet}`,
  openWebApp: (wallet) => `باز کردن ${wallet} در وب`,
  extension: 'افزونهٔ مرورگر',
  appStore: 'برنامه برای آیفون و آیپد',
  playStore: 'برنامه برای اندروید',
  homepage: 'وب‌سایت',
  opensNewTab: 'در زبانهٔ تازه باز می‌شود',
}

const networksTexts: Translation<typeof networks> = {
  id: 'networks',
  title: 'انتخاب شبکه',
  unsupportedTitle: 'شبکه پشتیبانی نمی‌شود',
  search: 'جست‌وجوی شبکه‌ها',
  list: 'شبکه‌ها',
  current: 'شبکهٔ کنونی',
  noneFound: (search) => `شبکه‌ای به نام «${search}» نیست`,
  noneFoundText: 'املا را بررسی کنید یا همه را ببینید.',
  none: 'شبکه‌ای نیست',
  noneText: 'این سایت اکنون شبکه‌ای ارائه نمی‌دهد.',
  clearSearch: 'پاک کردن جست‌وجو',
  whatIsANetwork: 'شبکه چیست؟',

  waitingTitle: (wallet) => `در ${wallet} ادامه دهید`,
  waitingText: (network) =>
    `تغییر به ${network} را در کیف پول خود بپذیرید. حساب و دارایی شما سر جای خود می‌ماند.`,
  doneTitle: 'شبکه تغییر کرد',
  declinedTitle: 'درخواست رد شد',
  declinedText: 'در همان شبکه‌ای که بودید می‌مانید. چیز دیگری تغییر نکرد.',
  failedTitle: 'تغییر شبکه ممکن نشد',
  failedText: (reason) => sentences(reason, 'در همان شبکه‌ای که بودید می‌مانید.'),
  cancel: 'لغو',
  tryAgain: 'تلاش دوباره',

  unsupportedText: (wallet) =>
    `${wallet} در شبکه‌ای است که این سایت استفاده نمی‌کند. برای ادامه یکی از این‌ها را انتخاب کنید. دارایی شما همان‌جا که هست امن است.`,
  yourWallet: 'کیف پول شما',
  disconnect: 'قطع اتصال',
  notApproved: (wallet) => `${wallet} تأیید نکرده است`,
  noWallet: 'هنوز کیف پولی نیست',
  connect: 'اتصال',
}

const guideTexts: Translation<typeof guide> = {
  id: 'guide',
  walletTitle: 'کیف پول چیست؟',
  networkTitle: 'شبکه چیست؟',
  walletCards: [
    {
      title: 'خانه‌ای برای دارایی‌های شما',
      text: 'سکه‌ها، توکن‌ها و کلکسیون‌های شما را نگه می‌دارد و نشان می‌دهد و هر جا بگویید می‌فرستد.',
    },
    {
      title: 'راهی تازه برای ورود',
      text: 'به‌جای گذرواژه، با کیف پول خود تأیید می‌کنید. هیچ سایتی کلید شما را نمی‌فهمد.',
    },
    {
      title: 'فقط از آن شما',
      text: 'کلید فقط نزد شماست. هیچ‌کس نمی‌تواند آن را برایتان بازیابی کند؛ عبارت بازیابی را جای امن نگه دارید و به کسی نگویید.',
    },
  ],
  getWallet: 'گرفتن کیف پول',

  networkCards: [
    {
      title: 'جایی که همه‌چیز رخ می‌دهد',
      text: 'شبکه دفتری همگانی است که رایانه‌های بسیاری با هم نگه می‌دارند. سکه‌های شما در یکی از آن‌هاست.',
    },
    {
      title: 'نشانی یکسان، پول جدا',
      text: 'نشانی شما می‌تواند در چند شبکه یکی باشد، اما آنچه در یکی دارید در دیگری نیست.',
    },
    {
      title: 'کارمزدها فرق دارند',
      text: 'هر شبکه سکهٔ خود را برای کارمزد و قیمت خود را برای هر تراکنش دارد.',
    },
  ],
}

const emailTexts: Translation<typeof email> = {
  id: 'email',
  confirmTitle: 'تأیید ایمیل',
  deviceTitle: 'ثبت دستگاه',
  passkeyTitle: 'کلید عبور',
  email: 'نشانی ایمیل',
  continue: 'ادامه',
  device: 'این دستگاه را تأیید کنید',
  deviceSent: (email) =>
    `پیوندی به ${email} فرستاده شد. بازش کنید و آنجا تأیید کنید که این دستگاه مال شماست.`,
  waitLonger: (seconds) => `${seconds} ثانیهٔ دیگر دوباره تلاش کنید`,
  connected: 'وارد شدید.',
  usePasskey: 'استفاده از کلید عبور',
  passkeyWaiting: 'دستگاه شما کلید عبورتان را می‌خواهد',
}

const loginTexts: Translation<typeof login> = {
  id: 'login',
  failed: (reason) => sentences(reason, 'چیزی با این سایت به اشتراک گذاشته نشد.'),
  declined: 'آن را بستید. چیزی با این سایت به اشتراک گذاشته نشد.',
  connected: 'وارد شدید.',
  tryAgain: 'تلاش دوباره',
  otherWay: 'راه دیگری به کار ببرید',
  notEmail: 'یک نشانی ایمیل بنویسید، مانند ada@example.com.',
  sent: (email) => `کدی را که به ${email} فرستاده شد بنویسید.`,
  code: 'کد',
  checking: 'در حال بررسی کد',
  resend: 'فرستادن دوبارهٔ کد',
  sending: 'در حال فرستادن کد',
}

const socialTexts: Translation<typeof social> = {
  id: 'social',
  socialsTitle: 'ادامه با',
  continueWith: (service) => `ادامه با ${service}`,
  more: 'سرویس‌های بیشتر',
  waiting: (service) => `در پنجرهٔ ${service} ادامه دهید`,
  noPassword: 'این سایت از آنچه آنجا می‌کنید چیزی نمی‌داند.',
  blocked:
    'مرورگر شما نگذاشت پنجره‌ای باز شود. پنجره‌ها را برای این صفحه مجاز کنید و دوباره تلاش کنید.',
  timedOut: 'پنجره بسته شد. دوباره تلاش کنید یا راه دیگری به کار ببرید.',
  inThisPage: 'ادامه در همین صفحه',
  closed: 'پنجره بسته شد. اگر کارتان تمام شده بود، خودش ادامه می‌دهد.',
}
const farcasterTexts: Translation<typeof farcaster> = {
  id: 'farcaster',
  scan: 'این را با دوربین تلفن خود اسکن کنید و در برنامهٔ Farcaster بپذیرید.',
  agree: 'در برنامهٔ Farcaster بپذیرید و به اینجا برگردید.',
  codeName: 'کد QR برای ادامه در برنامهٔ Farcaster',
  preparing: 'در حال ساختن پیوند',
  open: 'باز کردن Farcaster',
  copyLink: 'رونوشت پیوند',
  copied: 'پیوند رونوشت شد',
}

const panelTexts: Translation<typeof panel> = {
  id: 'panel',
  failed: 'این بخش بارگذاری نشد.',
  tryAgain: 'تلاش دوباره',
}

const qrCodeTexts: Translation<typeof qrCode> = {
  id: 'qrCode',
  codeName: (wallet) => `کد QR که این صفحه را در ${wallet} باز می‌کند`,
  scan: (wallet) => `این کد را با دوربین گوشی اسکن کنید: این صفحه در ${wallet} باز می‌شود.`,
  local: 'نشانی این صفحه فقط در همین رایانه باز می‌شود. کد وقتی کار می‌کند که صفحه روی وب باشد.',
}

/** Persian, which is written from right to left: what is read until an account is connected. */
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
