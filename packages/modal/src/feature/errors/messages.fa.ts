import type { TranslatedErrors } from './messages.ts'

/** Persian. */
export const messages: TranslatedErrors = {
  id: 'errors',
  walletSaid: (text) => `پیام کیف پول شما: «${text}»`,
  networkSaid: (text) => `پیام شبکه: «${text}»`,
  texts: {
    'balance/unavailable': 'موجودی در دسترس نیست.',
    'catalogue/unavailable':
      'فهرست کیف پول‌ها بارگذاری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
    'connection/code-unavailable':
      'بخشی از این صفحه بارگذاری نشد. اتصال خود را بررسی کنید و دوباره تلاش کنید.',
    'network/unsupported-by-wallet': 'کیف پول از این شبکه پشتیبانی نمی‌کند.',
    'relay/closed': 'ارتباط با سرویس اتصال بسته شد.',
    'relay/outbox-full': 'پیام‌های زیادی در انتظارند. وقتی اتصال برگشت دوباره تلاش کنید.',
    'relay/refused': 'سرویس اتصال این سایت را نپذیرفت.',
    'relay/unavailable': 'سرویس اتصال پاسخ نمی‌دهد. دوباره تلاش کنید.',
    'resources/unavailable': 'داده‌ها در دسترس نیست. دوباره تلاش کنید.',
    'transfer/no-estimate': 'کارمزد شبکه خوانده نشد. دوباره تلاش کنید.',
    'transfer/unasked': 'ارسال نشد. دوباره تلاش کنید.',
    'wallet/already-pending': 'کیف پول خود را باز کنید.',
    'wallet/failed': 'خطای ناشناخته.',
    'wallet/not-found':
      'این کیف پول در این صفحه در دسترس نیست. قفل آن را باز کنید یا نصبش کنید و دوباره تلاش کنید.',
    'wallet/other-family':
      'این کیف پول حسابی از این نوع شبکه ندارد. شبکه یا کیف پول دیگری انتخاب کنید.',
    'walletconnect/link-failed': 'پیوندی ساخته نشد. اتصال را بررسی کنید و دوباره تلاش کنید.',
    'The wallet does not allow this kind of request. Try another wallet.':
      'کیف پول این نوع درخواست را نمی‌پذیرد. کیف پول دیگری را امتحان کنید.',
    'The wallet does not support the events of this site. Try another wallet.':
      'کیف پول از رویدادهای این سایت پشتیبانی نمی‌کند. کیف پول دیگری را امتحان کنید.',
    'The wallet does not allow this change. Connect again.':
      'کیف پول این تغییر را نمی‌پذیرد. دوباره متصل شوید.',
    'The wallet did not approve this network. Connect again and approve it.':
      'کیف پول این شبکه را تأیید نکرد. دوباره متصل شوید و آن را تأیید کنید.',
    'The wallet does not support these networks. Try another wallet.':
      'کیف پول از این شبکه‌ها پشتیبانی نمی‌کند. کیف پول دیگری را امتحان کنید.',
    'The wallet has no account for these networks. Add one, then try again.':
      'کیف پول برای این شبکه‌ها حسابی ندارد. یکی بسازید و دوباره تلاش کنید.',
    'The wallet does not support this kind of network. Try another wallet.':
      'کیف پول از این نوع شبکه پشتیبانی نمی‌کند. کیف پول دیگری را امتحان کنید.',
    'The wallet ended the connection. Connect again.':
      'کیف پول اتصال را پایان داد. دوباره متصل شوید.',
    'The wallet did not finish connecting. Try again.': 'اتصال کیف پول کامل نشد. دوباره تلاش کنید.',
    'The wallet no longer knows this connection. Connect again.':
      'کیف پول دیگر این اتصال را نمی‌شناسد. دوباره متصل شوید.',
    'The request expired in the wallet. Try again.':
      'مهلت درخواست در کیف پول تمام شد. دوباره تلاش کنید.',
    'The wallet gave no account. Open it, choose one, and try again.':
      'کیف پول حسابی نداد. آن را باز کنید، حسابی انتخاب کنید و دوباره تلاش کنید.',
    'The wallet gave an answer that cannot be read. Try again.':
      'پاسخ کیف پول خواندنی نیست. دوباره تلاش کنید.',
    'The wallet agreed and stayed on its network': 'کیف پول پذیرفت، اما در شبکهٔ خود ماند.',
    'The wallet signed a different message. Try again.':
      'کیف پول پیام دیگری را امضا کرد. دوباره تلاش کنید.',
  },
}
