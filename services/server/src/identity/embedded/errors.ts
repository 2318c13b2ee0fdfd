import { AppError } from '@foyer/core/primitives'

/** Refuses a login, and tells the user what to do. */
export const loginRefused = (reason: keyof typeof sentences) =>
  new AppError('embedded/refused', sentences[reason], { kind: 'invalid', context: { reason } })

const sentences = {
  unsigned: 'The request is not signed by the key that it names.',
  skewed: 'The clock of this device is wrong by more than five minutes. Set it, and try again.',
  used: 'This request was used already.',
  site: 'This page is none of an application of this server.',
  code: 'The code is wrong or too old. Ask for a new one.',
  link: 'The link is too old. Start again.',
  device: 'This device was refused. If that was you, start again.',
  busy: 'Too many requests are waiting. Try again in a minute.',
  way: 'This way to sign in is not set up here. Use another one.',
  'way-link': 'This login is too old, or was used. Start again.',
  'way-away': 'The service cannot be reached. Try again, or use another way.',
  'way-failed': 'You were not signed in. Try again, or use another way.',
  'way-taken': 'This account has a wallet of its own, or another account is added already.',
  'last-way': 'This is the only way to sign in that is left. Add another one first.',
  'signed-out': 'Nobody is signed in with this device.',
  taken: 'This address has a wallet of its own. Use another one.',
  unproven: 'Too much time has passed since your code. Ask for a new one.',
  passkey: 'This passkey does not open anything here. Use your e-mail address.',
  outdated: 'The wallet was renewed on another device meanwhile. Try again.',
} as const

/** Too many codes, or too soon after the last one. The specification's words. */
export const waitLonger = (seconds: number) =>
  new AppError('embedded/wait', `Please try again after ${seconds} seconds`, {
    kind: 'invalid',
    context: { seconds },
  })
