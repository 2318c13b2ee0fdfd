import { sentences } from '../../feature/sentences.ts'
import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
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
