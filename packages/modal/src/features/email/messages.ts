import { titles } from './titles.ts'

/** The words of signing in by e-mail. */
export const messages = {
  ...titles,
  email: 'Email address',
  continue: 'Continue',
  device: 'Approve this device',
  deviceSent: (email: string) =>
    `A link was sent to ${email}. Open it, and confirm there that this device is yours.`,
  waitLonger: (seconds: number) => `Please try again after ${seconds} seconds`,
  connected: 'You are signed in.',
  usePasskey: 'Use a passkey',
  passkeyWaiting: 'Your device asks for your passkey',
}
