import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'receive',
  title: 'دریافت',
  networksTitle: 'شبکه‌های سازگار',
  fundTitle: 'افزودن پول',
  code: (network) => `کد QR نشانی شما در ${network}`,
  amount: 'مقدار',
  amountOptional: 'مقدار، اختیاری',
  badAmount: (decimals) =>
    `از رقم و یک ممیز استفاده کنید، حداکثر ${decimals.toLocaleString('fa')} رقم اعشار`,
  yourAddress: (network) => `نشانی شما در ${network}`,
  copyAddress: 'کپی نشانی',
  copyLink: 'کپی پیوند پرداخت',
  copied: 'نشانی کپی شد',
  linkCopied: 'پیوند پرداخت کپی شد',
  alsoOn: (count) => `همچنین در ${count.toLocaleString('fa')} شبکه`,
  sameAddress:
    'نشانی شما در همهٔ این شبکه‌ها یکی است. فقط از یکی از آن‌ها بفرستید: آنچه از شبکهٔ دیگری فرستاده شود ممکن است از دست برود.',
  fund: 'پول از کیف پول دیگر یا صرافی به این حساب می‌آید.',
}
