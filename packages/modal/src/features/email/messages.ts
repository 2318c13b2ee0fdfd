import { sentences } from '@foyer/ui'
import { titles } from './titles.ts'

/** The words of signing in by e-mail. */
export const messages = {
  ...titles,
  email: 'Email address',
  continue: 'Continue',
  notEmail: 'Write an e-mail address, such as ada@example.com.',
  sending: 'Sending a code',
  sent: (email: string) => `Write the code that was sent to ${email}.`,
  device: 'Approve this device',
  deviceSent: (email: string) =>
    `A link was sent to ${email}. Open it, and confirm there that this device is yours.`,
  code: 'Code',
  checking: 'Checking the code',
  resend: 'Resend code',
  waitLonger: (seconds: number) => `Please try again after ${seconds} seconds`,
  otherEmail: 'Use another address',
  connected: 'You are signed in.',
  tryAgain: 'Try again',
  editEmail: 'Edit email',
  newEmail: 'New email address',
  save: 'Save',
  done: 'Done',
  usePasskey: 'Use a passkey',
  ways: 'Ways to sign in',
  addPasskey: 'Add a passkey',
  setPassword: 'Set a password',
  export: 'Export wallet',
  forget: 'Sign out other devices',
  delete: 'Delete wallet',
  passkeyWaiting: 'Your device asks for your passkey',
  changed: 'Email changed',
  unchanged: (reason: string) => sentences(reason, 'Your address has not changed.'),
  inFrame: 'This page can see and press nothing below.',
}
