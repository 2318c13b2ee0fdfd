import type { Mail } from './createMailer.ts'
import { escaped, htmlMail } from './htmlMail.ts'

/**
 * What a code is for, which its reader has to know: who types it into a page for what they think is a login must not
 * give their wallet away.
 *
 * - `login`: signs a device in.
 * - `proof`: on a device that is signed in, before what is worth one: another address, the secret phrase, deletion.
 * - `address`: the mailbox becomes that of a wallet.
 */
type CodeUse = 'login' | 'proof' | 'address'

interface Words {
  readonly subject: (code: string) => string
  /** What the code is for. */
  readonly asks: Readonly<Record<CodeUse, (site: string) => string>>
  readonly end: string
  readonly warning: string
  readonly direction: 'ltr' | 'rtl'
}

const english: Words = {
  subject: (code) => `${code} is your code`,
  asks: {
    login: (site) => `Somebody wants to sign in to ${site} with this address. The code is:`,
    proof: (site) =>
      `Somebody wants to change this address, see the secret phrase or delete the wallet on ${site}. This is no code to sign in. It is:`,
    address: (site) => `Somebody wants this to be the address of a wallet on ${site}. The code is:`,
  },
  end: 'It is good for 10 minutes, on the device that asked for it.',
  warning:
    'Was that not you? Then do nothing, and tell the code to nobody: no support asks for it.',
  direction: 'ltr',
}

const words: Readonly<Record<string, Words>> = {
  en: english,
  es: {
    subject: (code) => `${code} es tu código`,
    asks: {
      login: (site) => `Alguien quiere entrar en ${site} con esta dirección. El código es:`,
      proof: (site) =>
        `Alguien quiere cambiar esta dirección, ver la frase secreta o eliminar la billetera en ${site}. No es un código para entrar. Es:`,
      address: (site) =>
        `Alguien quiere que esta sea la dirección de una billetera en ${site}. El código es:`,
    },
    end: 'Sirve durante 10 minutos, en el dispositivo que lo pidió.',
    warning:
      '¿No has sido tú? Entonces no hagas nada y no digas el código a nadie: ningún soporte lo pide.',
    direction: 'ltr',
  },
  fa: {
    subject: (code) => `${code} کد شماست`,
    asks: {
      login: (site) => `کسی می‌خواهد با این نشانی وارد ${site} شود. کد این است:`,
      proof: (site) =>
        `کسی می‌خواهد در ${site} این نشانی را عوض کند، عبارت محرمانه را ببیند یا کیف پول را حذف کند. این کد ورود نیست. کد این است:`,
      address: (site) => `کسی می‌خواهد این نشانیِ یک کیف پول در ${site} باشد. کد این است:`,
    },
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
  use,
  locale = 'en',
}: {
  to: string
  code: string
  /** An origin. */
  site: string
  use: CodeUse
  locale?: string | undefined
}): Mail {
  const language = locale.slice(0, 2).toLowerCase()
  const { subject, asks, end, warning, direction } = words[language] ?? english
  const host = new URL(site).host
  const lines = [asks[use](host), code, end, warning]
  const [first, , ...rest] = lines.map(escaped)
  return {
    to,
    subject: subject(code),
    text: lines.join('\n\n'),
    html: htmlMail({ language: words[language] ? language : 'en', direction }, [
      first,
      `<span dir="ltr" style="display:block;font-size:32px;font-weight:700;letter-spacing:.15em">${code}</span>`,
      ...rest,
    ]),
  }
}
