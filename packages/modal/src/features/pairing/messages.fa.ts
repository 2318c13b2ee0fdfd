import { sentences } from '../../feature/sentences.ts'
import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
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
