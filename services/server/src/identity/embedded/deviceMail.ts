import type { DeviceAsked } from './createDeviceStore.ts'
import type { Mail } from './createMailer.ts'
import { escaped, htmlMail } from './htmlMail.ts'
import { loadMailWords } from './mail-words/loadMailWords.ts'

/** The mail with the link on whose page a new device is approved: which site, and from where. */
export async function deviceMail({
  asked: { email, site, browser, address },
  link,
  locale,
}: {
  asked: DeviceAsked
  link: string
  locale?: string | undefined
}): Promise<Mail> {
  const { lang, device } = await loadMailWords(locale)
  const { subject, asks, from, open, warning } = device
  const { host } = new URL(site)
  const lines = [asks(host), from(browser, address), open, link, warning]
  const [first, second, third, href, last] = lines.map(escaped)
  return {
    to: email,
    subject: subject(host),
    text: lines.join('\n\n'),
    html: htmlMail(lang, [first, second, third, `<a href="${href}" dir="ltr">${href}</a>`, last]),
  }
}
