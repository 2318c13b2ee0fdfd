import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
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
