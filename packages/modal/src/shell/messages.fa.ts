import type { Translation } from '../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
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
