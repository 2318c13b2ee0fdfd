import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'families',
  switchTo: (family) => `رفتن به ${family}`,
  waitingTitle: (wallet) => `در ${wallet} ادامه دهید`,
  waitingText: 'برای هر نوع شبکه یک بار می‌پرسد. آن‌هایی را که لازم دارید بپذیرید.',
  connectedTitle: 'متصل شد',
  connectedText: (wallet) => `${wallet} به این سایت متصل است.`,
  someText: 'می‌توانید ادامه دهید یا بقیه را دوباره امتحان کنید.',
  declinedTitle: 'درخواست رد شد',
  failedTitle: 'اتصال برقرار نشد',
  nothingText: 'چیزی با این سایت به اشتراک گذاشته نشد.',
  list: 'نوع شبکه‌ها',

  accept: 'درخواست را همان‌جا بپذیرید',
  openWallet: 'کیف پول خود را باز کنید',
  noAnswer: 'هنوز پاسخی نیست',
  waiting: 'در انتظار',
  connected: 'متصل',
  declined: 'رد شد، چیزی به اشتراک گذاشته نشد',
  tryAgain: 'تلاش دوباره',
  cancel: 'لغو',
  continueWith: (family) => `ادامه با ${family}`,
  continueWithSeveral: (count) => `ادامه با ${count.toLocaleString('fa')} شبکه`,

  goOnWith: (wallet, account) =>
    `با ${wallet}، ${account} ادامه می‌دهید. کیف پول‌های دیگر شما متصل می‌مانند.`,
  connectFirst: 'هنوز کیف پولی برای آن متصل نیست. کیف پول‌های دیگر شما متصل می‌مانند.',
  connectWallet: 'اتصال کیف پول',
}
