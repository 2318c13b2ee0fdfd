import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'tokens',
  tab: 'توکن‌ها',
  list: 'توکن‌های این حساب',
  hidden: (count) => `${count.toLocaleString('fa')} توکن هرزنامه پنهان است`,
  shown: (count) => `${count.toLocaleString('fa')} توکن هرزنامه`,
  emptyTitle: 'هنوز توکنی نیست',
  empty: 'آنچه دریافت می‌کنید اینجا نشان داده می‌شود.',
  failed: 'موجودی در دسترس نیست',
  failedHint: 'توکن‌های شما خوانده نشد. همان‌جا که هستند امن‌اند.',
  stale: (when) => `به‌روزرسانی نشد. این از ساعت ${when} است.`,
  missing: (network) =>
    `همهٔ توکن‌های ${network} خوانده نشد. همان‌جا که هستند امن‌اند. کمی بعد دوباره تلاش کنید.`,
  tryAgain: 'تلاش دوباره',
  fund: 'افزودن پول',
}
