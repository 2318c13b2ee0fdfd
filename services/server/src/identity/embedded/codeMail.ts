import type { Mail } from './createMailer.ts'
import { escaped, htmlMail } from './htmlMail.ts'
import { loadMailWords } from './mail-words/loadMailWords.ts'
import type { CodeUse } from './mail-words/MailWords.ts'

/**
 * The mail with a code: which site asks, the code, and its end. It has no link: who clicks what somebody else asked for
 * would sign that person in.
 */
export async function codeMail({
  to,
  code,
  site,
  use,
  locale,
}: {
  to: string
  code: string
  /** An origin. */
  site: string
  use: CodeUse
  locale?: string | undefined
}): Promise<Mail> {
  const { lang, code: words } = await loadMailWords(locale)
  const { subject, asks, end, warning } = words
  const host = new URL(site).host
  const lines = [asks[use](host), code, end, warning]
  const [first, , ...rest] = lines.map(escaped)
  return {
    to,
    subject: subject(code),
    text: lines.join('\n\n'),
    html: htmlMail(lang, [
      first,
      `<span dir="ltr" style="display:block;font-size:32px;font-weight:700;letter-spacing:.15em">${code}</span>`,
      ...rest,
    ]),
  }
}
