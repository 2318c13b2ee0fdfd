import type { EagerTexts } from '../contract/EagerTexts.ts'

/** Persian, for the option `texts` beside `locale: 'fa'`. */
export const fa: EagerTexts = {
  connectWallet: 'اتصال کیف پول',
  connecting: 'در حال اتصال…',
  chooseNetwork: 'انتخاب شبکه',
  unsupportedNetwork: 'شبکه پشتیبانی نمی‌شود',
  loadFailure: {
    title: 'پنجرهٔ کیف پول بارگذاری نشد',
    explanation: 'شاید اتصال اینترنت قطع شده باشد. چیزی ارسال نشد و چیزی از دست نرفت.',
    retry: 'تلاش دوباره',
    close: 'بستن',
  },
}
