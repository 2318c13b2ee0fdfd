import type { AppError } from '@foyer/core'
import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'send',
  title: 'ارسال',
  selectTitle: 'انتخاب توکن',
  lookAlikeTitle: 'نشانی را بررسی کنید',
  reviewTitle: 'بازبینی ارسال',
  sentTitle: 'ارسال شد',
  buttons: {
    selectToken: 'انتخاب توکن',
    addAmount: 'وارد کردن مقدار',
    incorrectValue: 'مقدار نادرست',
    insufficientFunds: 'موجودی ناکافی',
    unknownBalance: 'موجودی نامشخص',
    addAddress: 'وارد کردن نشانی',
    invalidAddress: 'نشانی نامعتبر',
    previewSend: 'بازبینی ارسال',
    unsupportedChain: 'شبکه پشتیبانی نمی‌شود',
  },
  youSend: 'می‌فرستید',
  balanceUnknown: 'موجودی شما خوانده نشد. جایش امن است.',
  noFee: (symbol) => `${symbol} کافی برای کارمزد شبکه نیست`,
  to: 'به',
  problems: {
    invalid: 'این نشانی این شبکه نیست.',
    checksum: 'جمع کنترلی نمی‌خواند؛ تک‌تک حرف‌ها را بررسی کنید.',
    required: 'این پیوند چیزی می‌خواهد که اینجا شناخته نیست.',
    letters: 'حروفی از خط‌های گوناگون، یا حروفی که در هیچ نامی مجاز نیست.',
    unregistered: 'این نام ثبت نشده است.',
    lookupFailed: 'نام پیدا نشد. دوباره تلاش کنید یا نشانی را بچسبانید.',
    tokenContract: 'این قرارداد یک توکن است، نه حساب یک کاربر. هر چه به آن برسد از دست می‌رود.',
  },
  otherNetwork: (name) => `این پیوند برای ${name} است. اول شبکه را عوض کنید یا آن را پاک کنید.`,
  unknownNetwork: 'شبکه‌ای دیگر',
  notKnown: 'نشانی‌ای نیست که می‌شناسید',
  onlyEnds: 'فقط دو سر آن یکی است. کلاهبرداران این‌ها را می‌سازند تا اشتباهی به آن‌ها پول بدهید.',
  bait: 'این نشانی را فقط از انتقال‌های هیچ می‌شناسید. کلاهبرداران این‌ها را می‌فرستند تا نشانی را کپی کنید.',
  known: 'شناختهٔ شما',
  entered: 'واردشده',
  useKnown: 'استفاده از نشانی شناخته',
  useEntered: 'با این حال استفاده شود',
  pressAgain: 'برای استفاده دوباره فشار دهید',
  leaves: 'از حساب شما کم می‌شود',
  arrives: (name) => `به ${name} می‌رسد`,
  reserve: (amount) =>
    `کیف پول‌ها تا ${amount} برای کارمزد کنار می‌گذارند و شما کمتر دارید. کیف پول شما شاید نپذیرد.`,
  keepsPart: (amount) => `این توکن از هر انتقال مانند این ${amount} نگه می‌دارد.`,
  contract:
    'این نشانی یک قرارداد است و پیش‌تر به آن نفرستاده‌اید. شاید آنچه می‌گیرد برای همیشه بماند: از گیرنده بپرسید که آیا می‌توان از آن استفاده کرد.',
  firstTime: 'اولین بار است که به این نشانی می‌فرستید. آن را با گیرنده بررسی کنید.',
  notices: {
    tokenMissing: 'این حساب توکن درخواست‌شده را ندارد. توکن دیگری انتخاب کنید.',
    lookAlike: 'این نشانی خود را جای نشانی‌ای که می‌شناسید جا می‌زند. پیش از ادامه بررسی کنید.',
    wouldFail: 'شبکه می‌گوید این انتقال ناموفق می‌شود. چیزی ارسال نشد.',
    feeRose: 'کارمزد شبکه بالا رفت. مبلغ را دوباره بررسی کنید. چیزی ارسال نشد.',
  },
  refusals({ code, context }: AppError): string | null {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'شبکه این توکن را با واحدهایی غیر از آنچه این صفحه نشان می‌دهد می‌شمارد. چیزی ارسال نشد. آن را از اینجا نفرستید.'
      case 'transfer/decimals-unread':
        return 'شبکه نگفت این توکن را با چه واحدی می‌شمارد. چیزی ارسال نشد. کمی صبر کنید یا دوباره تلاش کنید.'
      case 'transfer/sender-minimum':
        return `شبکه می‌خواهد جز کارمزد، ${least} ${symbol} در حساب شما بماند. کمتر بفرستید.`
      case 'transfer/recipient-minimum':
        return `این نشانی هنوز چیزی ندارد و شبکه کمتر از ${least} ${symbol} را در آن نمی‌پذیرد. بیشتر بفرستید.`
      case 'transfer/frozen':
        return `صادرکنندهٔ این توکن بخشی از آن را مسدود کرده است. حداکثر ${most} بفرستید.`
      case 'transfer/too-many-accounts':
        return `این توکن در حساب‌های زیادی از شما پخش است. هر بار حداکثر ${most} بفرستید و بقیه را بعد.`
      default:
        return null
    }
  },
  failedOnSolana: 'تراکنش ارسال نشد. دوباره تلاش کنید.',
  started: 'تراکنش آغاز شد',
  sent: (amount) => `${amount} ارسال شد`,
  pending: 'در راه است. با یکی از بلاک‌های بعدی می‌رسد.',
  confirmed: (to) => `به ${to} رسید.`,
  comparing: 'در حال مقایسهٔ نشانی',
  notCompared:
    'تاریخچهٔ شما خوانده نشد، پس این نشانی با آن‌هایی که می‌شناسید مقایسه نشد. همهٔ آن را بررسی کنید.',
  lessArrived: 'کمتر از ارسال‌شده رسید',
  lessArrivedHint: (arrived, sent) =>
    `توکن می‌گوید ${arrived} از ${sent} رسیده است. بخشی را نگه می‌دارد یا به گفتهٔ خود عمل نمی‌کند.`,
}
