import type { Translation } from '../../feature/words.ts'
import type { messages as english } from './messages.ts'

/** Persian. */
export const messages: Translation<typeof english> = {
  id: 'sign-in',
  title: 'ورود',
  heading: (site) => `ورود به ${site}`,
  headingAnywhere: 'با کیف پول خود وارد شوید',
  explanation: 'پیام زیر را امضا می‌کنید. هزینه‌ای ندارد و چیزی جابه‌جا نمی‌شود.',
  message: 'پیام برای امضا',
  sign: 'امضا',
  cancel: 'لغو',
  continueIn: (wallet) => `در ${wallet} ادامه دهید`,
  returning: (wallet) => `در حال بازگشت به شبکهٔ پیشین. ${wallet} شاید از شما بپرسد.`,
  checking: 'در حال بررسی امضای شما',
  checkingText: 'کمی طول می‌کشد.',
  declined: 'امضا رد شد',
  smartAccount: 'شاید این برنامه از حساب‌های هوشمند پشتیبانی نکند',
  unavailable: 'در آغاز احراز هویت مشکلی پیش آمد',
  refused: (reason) => `پیام سرور: «${reason}»`,
  warnings: {
    domain: (page, named) => `این صفحه ${page} است، پیام از سایت دیگری نام می‌برد: ${named}`,
    flagged: (domain) => `${domain} به‌عنوان فریبنده گزارش شده است. امضا نکنید.`,
    imitation: 'این شبیه پیام ورود است اما نیست. امضا نکنید.',
    account: 'پیام از حسابی جز حساب شما نام می‌برد.',
    uri: (uri) => `به نشانی دیگری وارد می‌شوید: ${uri}`,
    chain: (named, wallet) => `پیام از ${named} نام می‌برد. کیف پول شما در ${wallet} است.`,
  },
}
