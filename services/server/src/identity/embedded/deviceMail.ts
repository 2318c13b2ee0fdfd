import type { DeviceAsked } from './createDeviceStore.ts'
import type { Mail } from './createMailer.ts'
import { escaped, htmlMail } from './htmlMail.ts'

interface Words {
  readonly subject: (site: string) => string
  readonly asks: (site: string) => string
  readonly from: (browser: string, address: string) => string
  readonly open: string
  readonly warning: string
  readonly direction: 'ltr' | 'rtl'
}

const english: Words = {
  subject: (site) => `A new device wants to sign in to ${site}`,
  asks: (site) => `A device that is new to your wallet wants to sign in to ${site}.`,
  from: (browser, address) => `It is ${browser || 'a browser without a name'}, at ${address}.`,
  open: 'To let it in, or to refuse it, open this page within 10 minutes. It asks before it does anything:',
  warning: 'Was that not you? Then refuse it there, or do nothing.',
  direction: 'ltr',
}

const words: Readonly<Record<string, Words>> = {
  en: english,
  es: {
    subject: (site) => `Un dispositivo nuevo quiere entrar en ${site}`,
    asks: (site) => `Un dispositivo que tu billetera no conoce quiere entrar en ${site}.`,
    from: (browser, address) => `Es ${browser || 'un navegador sin nombre'}, en ${address}.`,
    open: 'Para dejarlo entrar o rechazarlo, abre esta página en los próximos 10 minutos. Pregunta antes de hacer nada:',
    warning: '¿No has sido tú? Recházalo allí o no hagas nada.',
    direction: 'ltr',
  },
  fa: {
    subject: (site) => `دستگاه تازه‌ای می‌خواهد وارد ${site} شود`,
    asks: (site) => `دستگاهی که کیف پول شما نمی‌شناسد می‌خواهد وارد ${site} شود.`,
    from: (browser, address) => `${browser || 'مرورگری بی‌نام'}، با نشانی ${address}.`,
    open: 'برای اجازه دادن یا رد کردن، تا ۱۰ دقیقه این صفحه را باز کنید. پیش از هر کاری می‌پرسد:',
    warning: 'شما نبودید؟ آنجا ردش کنید یا کاری نکنید.',
    direction: 'rtl',
  },
}

/** The mail with the link on whose page a new device is approved: which site, and from where. */
export function deviceMail({
  asked: { email, site, browser, address },
  link,
  locale = 'en',
}: {
  asked: DeviceAsked
  link: string
  locale?: string | undefined
}): Mail {
  const language = locale.slice(0, 2).toLowerCase()
  const { subject, asks, from, open, warning, direction } = words[language] ?? english
  const { host } = new URL(site)
  const lines = [asks(host), from(browser, address), open, link, warning]
  const [first, second, third, href, last] = lines.map(escaped)
  return {
    to: email,
    subject: subject(host),
    text: lines.join('\n\n'),
    html: htmlMail({ language: words[language] ? language : 'en', direction }, [
      first,
      second,
      third,
      `<a href="${href}" dir="ltr">${href}</a>`,
      last,
    ]),
  }
}
