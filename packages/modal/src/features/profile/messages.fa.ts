import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'profile',
  title: 'کیف پول‌ها',
  active: 'فعال',
  use: 'استفاده',
  add: 'افزودن',
  addFor: (family) => `افزودن کیف پول: ${family}`,
  noneConnected: 'هیچ‌کدام متصل نیست',
  more: (account) => `بیشتر دربارهٔ ${account}`,
  copyAddress: 'کپی نشانی',
  copied: 'نشانی کپی شد',
  disconnect: (wallet) => `قطع اتصال ${wallet}`,
  hint: 'کیف پول شما تعیین می‌کند کدام حساب‌ها را به این سایت نشان دهد.',
  types: {
    eoa: 'حساب',
    smartAccount: 'حساب هوشمند',
    payment: 'پرداخت‌ها',
    ordinal: 'Ordinals',
    stx: 'Stacks',
  },
}
