import type { Mail } from './createMailer.ts'

interface Words {
  readonly subject: (code: string) => string
  readonly site: (site: string) => string
  readonly end: string
  readonly warning: string
  readonly direction: 'ltr' | 'rtl'
}

const english: Words = {
  subject: (code) => `${code} is your code`,
  site: (site) => `Somebody wants to sign in to ${site} with this address. The code is:`,
  end: 'It is good for 10 minutes, on the device that asked for it.',
  warning:
    'Was that not you? Then do nothing, and tell the code to nobody: no support asks for it.',
  direction: 'ltr',
}

const words: Readonly<Record<string, Words>> = {
  en: english,
  es: {
    subject: (code) => `${code} es tu código`,
    site: (site) => `Alguien quiere entrar en ${site} con esta dirección. El código es:`,
    end: 'Sirve durante 10 minutos, en el dispositivo que lo pidió.',
    warning:
      '¿No has sido tú? Entonces no hagas nada y no digas el código a nadie: ningún soporte lo pide.',
    direction: 'ltr',
  },
  fa: {
    subject: (code) => `${code} کد شماست`,
    site: (site) => `کسی می‌خواهد با این نشانی وارد ${site} شود. کد این است:`,
    end: 'تا ۱۰ دقیقه و روی همان دستگاهی که آن را خواسته است کار می‌کند.',
    warning: 'شما نبودید؟ پس کاری نکنید و کد را به کسی نگویید: هیچ پشتیبانی آن را نمی‌پرسد.',
    direction: 'rtl',
  },
}

/**
 * The mail with a code: which site asks, the code, and its end. It has no link: who clicks what somebody else asked for
 * would sign that person in.
 */
export function codeMail({
  to,
  code,
  site,
  locale = 'en',
}: {
  to: string
  code: string
  /** An origin. */
  site: string
  locale?: string | undefined
}): Mail {
  const language = locale.slice(0, 2).toLowerCase()
  const { subject, site: asks, end, warning, direction } = words[language] ?? english
  const host = new URL(site).host
  const lines = [asks(host), code, end, warning]
  const [first, , ...rest] = lines.map(escaped)
  return {
    to,
    subject: subject(code),
    text: lines.join('\n\n'),
    html:
      `<!doctype html><html lang="${words[language] ? language : 'en'}" dir="${direction}"><body style="font:16px/1.5 sans-serif;max-width:32em;margin:2em auto;padding:0 1em">` +
      `<p>${first}</p><p dir="ltr" style="font-size:32px;font-weight:700;letter-spacing:.15em">${code}</p>` +
      `${rest.map((line) => `<p>${line}</p>`).join('')}</body></html>`,
  }
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
