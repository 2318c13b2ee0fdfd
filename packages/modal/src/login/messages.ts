import { sentences } from '@foyer/ui'

/** The words that every way to sign in without a wallet has in common. */
export const messages = {
  id: 'login',
  failed: (reason: string) => sentences(reason, 'Nothing was shared with this site.'),
  declined: 'You closed it. Nothing was shared with this site.',
  connected: 'You are signed in.',
  tryAgain: 'Try again',
  otherWay: 'Use another way',
  notEmail: 'Write an e-mail address, such as ada@example.com.',
  sent: (email: string) => `Write the code that was sent to ${email}.`,
  code: 'Code',
  checking: 'Checking the code',
  resend: 'Resend code',
  sending: 'Sending a code',
}
