import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'nfts',
  tab: 'NFTها',
  list: 'NFTهای این حساب',
  many: (count) => `×${count}`,
  named: (name, collection, count) => [name, collection, count].filter(Boolean).join('، '),
  hidden: (count) => `${count.toLocaleString('fa')} NFT هرزنامه پنهان است`,
  shown: (count) => `${count.toLocaleString('fa')} NFT هرزنامه`,
  emptyTitle: 'هنوز NFTای نیست',
  empty: 'کلکسیون‌هایی که دریافت می‌کنید اینجا نشان داده می‌شود.',
  unsupported: 'کلکسیون‌های این شبکه اینجا در دسترس نیست.',
  incomplete: 'برخی از NFTهای شما خوانده نشد. همان‌جا که هستند امن‌اند.',
  failed: 'NFTهای شما خوانده نشد',
  failedHint: 'همان‌جا که هستند امن‌اند.',
  tryAgain: 'تلاش دوباره',
  more: 'بیشتر',
  collection: 'مجموعه',
  tokenId: 'شناسهٔ توکن',
  pieces: 'دارایی شما',
  network: 'شبکه',
  contract: 'قرارداد',
  copyContract: 'کپی قرارداد',
  copied: 'کپی شد',
  send: 'ارسال',
}
