import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'walletOffers',
  waiting: (wallet) => `درخواستی در ${wallet} منتظر است.`,
  open: (wallet) => `باز کردن ${wallet}`,
  dismiss: 'نادیده گرفتن',
  relayLost: 'اتصال به کیف پول شما قطع شد. در حال تلاش دوباره…',
  relayRefused: 'از این صفحه نمی‌توان به کیف پول شما رسید. اتصال آن را قطع کنید و دوباره متصل شوید.',
}
