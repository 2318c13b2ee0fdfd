import { sentences, type Translation, type Words } from '@foyer/ui'
import type { messages as qrCode } from '../../feature/code/messages.ts'
import type { messages as consent } from '../../feature/messages.ts'
import type { messages as panel } from '../../feature/panel/messages.ts'
import type { messages as connect } from '../../features/connect/messages.ts'
import type { messages as pairing } from '../../features/pairing/messages.ts'
import type { messages as wallets } from '../../features/wallets/messages.ts'
import type { messages as shell } from '../../shell/messages.ts'

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

const consentTexts: Translation<typeof consent> = {
  id: 'consent',
  terms: 'شرایط خدمات',
  privacy: 'سیاست حریم خصوصی',
  both: (terms, privacy) => `${terms} و ${privacy}`,
  agree: (what) => `${what} را می‌پذیرم`,
  agreeByConnecting: (what) => `با اتصال، ${what} را می‌پذیرید`,
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
  consentTexts,
  connectTexts,
  pairingTexts,
  walletsTexts,
  panelTexts,
  qrCodeTexts,
]
