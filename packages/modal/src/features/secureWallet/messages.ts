import { sentences } from '@foyer/ui'
import { titles } from './titles.ts'

/** The words of a wallet whose keys a frame keeps. */
export const messages = {
  ...titles,
  otherEmail: 'Use another address',
  editEmail: 'Edit email',
  newEmail: 'New email address',
  save: 'Save',
  done: 'Done',
  ways: 'Ways to sign in',
  addPasskey: 'Add a passkey',
  recover: 'Recover with a passkey',
  setPassword: 'Set a password',
  export: 'Export wallet',
  forget: 'Sign out other devices',
  delete: 'Delete wallet',
  changed: 'Email changed',
  unchanged: (reason: string) => sentences(reason, 'Your address has not changed.'),
  inFrame: 'This page can see and press nothing below.',
}
