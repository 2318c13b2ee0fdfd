import { AppError } from '@foyer/core/primitives'
import { createTransport } from 'nodemailer'

/** A mail to one address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** @throws `mail/failed` (unavailable), within 30 s */
export type SendMail = (mail: Mail) => Promise<void>

/** For each step of SMTP; some providers keep who is new to them waiting. */
const stepMs = 10_000

/** Sends mails over SMTP. */
export function createMailer({ url, from }: { url: string; from: string }): SendMail {
  const timeouts = { connectionTimeout: stepMs, greetingTimeout: stepMs, socketTimeout: stepMs }
  const transport = createTransport({ url, ...timeouts }, { from })
  return async (mail) => {
    try {
      await transport.sendMail({ ...mail, disableUrlAccess: true, disableFileAccess: true })
    } catch (error) {
      throw new AppError('mail/failed', 'The mail could not be sent. Try again in a minute.', {
        kind: 'unavailable',
        cause: error,
      })
    }
  }
}
