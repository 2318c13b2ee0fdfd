import { AppError } from '@foyer/core/primitives'
import { createTransport } from 'nodemailer'

/** A mail to one address. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** @throws `mail/failed` (unavailable), within 3 s */
export type SendMail = (mail: Mail) => Promise<void>

/** Below the 3 s in which every answer is due, for all of it. */
const timeoutMs = 2_500

/** Sends mails over SMTP. */
export function createMailer({ url, from }: { url: string; from: string }): SendMail {
  const transport = createTransport(url, { from })
  return async (mail) => {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('No answer in time.')), timeoutMs)
    })
    try {
      // Who reads it on a list is no reader of it: no copies, no further headers.
      await Promise.race([transport.sendMail({ ...mail, disableUrlAccess: true }), tooLate])
    } catch (error) {
      throw new AppError('mail/failed', 'The mail could not be sent. Try again in a minute.', {
        kind: 'unavailable',
        cause: error,
      })
    } finally {
      clearTimeout(timer)
    }
  }
}
