import { titles } from './titles.ts'

/** The words of what applications may do on their own. */
export const messages = {
  ...titles,
  intro:
    'These applications may act for this account without asking you again, within bounds that a contract enforces.',
  none: 'No permissions',
  noneText: 'No application may act for this account by itself.',
  reading: 'Reading your permissions',
  unread: 'Your permissions could not be read. They are as they were.',
  unsupported:
    'This wallet cannot revoke permissions. Connect the wallet that gave this one, and try again.',
  notEnded:
    'The network has not ended this permission yet. Look again in a minute, and revoke it again if it is still here.',
  tryAgain: 'Try again',
  somebody: 'An application',
  once: (amount: string) => `${amount} in all`,
  every: (amount: string, duration: string) => `${amount} every ${duration}`,
  upTo: (amount: string, most: string) => `${amount} a second, ${most} in all`,
  left: (amount: string) => `Can be taken now: ${amount}`,
  leftUnknown: 'What is left cannot be told now.',
  functions: (names: string) => `May call ${names}`,
  calls: (left: string, most: string) => `Calls left: ${left} of ${most}`,
  perCall: (amount: string) => `With each call: ${amount} at most`,
  contract: 'Contract',
  caller: 'Who may call it',
  atomic: (amount: string) => `${amount} (atomic units)`,
  unknown: 'What it allows cannot be shown. Take it back if you do not know it.',
  until: (date: string) => `Until ${date}`,
  delegate: 'Who may take it',
  revoke: 'Revoke',
  revoking: 'Confirm in your wallet, and wait for the network',
  granted:
    'The application can act within what you allowed. You find it in Settings, and can take it back at any time.',
  done: 'Done',
  showAll: 'Show permissions',
}
