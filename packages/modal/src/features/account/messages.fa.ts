import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'account',
  title: 'حساب',
  copyAddress: 'کپی نشانی',
  copied: 'نشانی کپی شد',
  balance: 'موجودی',
  balanceFailed: 'موجودی در دسترس نیست',
  balanceUnread: 'موجودی شما خوانده نشد. همان‌جا که هست امن است.',
  balanceStale: 'به‌روزرسانی نشد. این آخرین موجودی‌ای است که دیدیم.',
  notPriced: 'بخشی از آن قیمتی ندارد و در این جمع نیست.',
  notWhole: 'همهٔ آن خوانده نشد.',
  tryAgain: 'تلاش دوباره',
  network: 'شبکه',
  parts: 'دارایی‌های این حساب',
  partFailed: 'این بخش بارگذاری نشد.',
  disconnect: 'قطع اتصال',
  differs: 'آنچه کیف پول شما فرستاد همان نیست که تأیید کردید.',
  lookAtIt: 'مشاهده',
}
