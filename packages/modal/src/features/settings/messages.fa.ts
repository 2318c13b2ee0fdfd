import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'settings',
  title: 'تنظیمات',
  address: 'نشانی کامل شما',
  copyAddress: 'کپی نشانی',
  copied: 'نشانی کپی شد',
  explorer: (name) => `دیدن در ${name}`,
  opensNewTab: 'در زبانهٔ تازه باز می‌شود',
  appearance: 'ظاهر',
  appearances: { system: 'سیستم', light: 'روشن', dark: 'تیره' },
  wallets: 'حساب‌ها و کیف پول',
  disconnect: 'قطع اتصال',
}
