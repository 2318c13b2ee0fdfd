import { sentences } from '../../feature/sentences.ts'
import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
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
