import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'settings',
  title: 'تنظیمات',
  profileTitle: 'حساب‌ها',
  address: 'نشانی کامل شما',
  copyAddress: 'کپی نشانی',
  copied: 'نشانی کپی شد',
  explorer: (name) => `دیدن در ${name}`,
  opensNewTab: 'در زبانهٔ تازه باز می‌شود',
  appearance: 'ظاهر',
  appearances: { system: 'سیستم', light: 'روشن', dark: 'تیره' },
  wallets: 'حساب‌ها و کیف پول',
  disconnect: 'قطع اتصال',

  accounts: 'حساب‌های این کیف پول',
  active: 'فعال',
  switchHint: 'کیف پول شما تعیین می‌کند کدام حساب‌ها را به این سایت نشان دهد.',
  otherWallet: 'اتصال کیف پول دیگر',
}
