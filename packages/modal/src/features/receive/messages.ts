import { plural } from '@foyer/ui'
import { titles } from './titles.ts'

/** The words of receiving. */
export const messages = {
  ...titles,
  code: (network: string) => `QR code of your address on ${network}`,
  amount: 'Amount',
  amountOptional: 'Amount, optional',
  badAmount: (decimals: number) =>
    `Use digits and one point or comma, at most ${decimals} decimals`,
  yourAddress: (network: string) => `Your address on ${network}`,
  copyAddress: 'Copy address',
  copyLink: 'Copy payment link',
  copied: 'Address copied',
  linkCopied: 'Payment link copied',
  alsoOn: (count: number) =>
    plural('en', count, { one: 'Also on 1 network', other: `Also on ${count} networks` }),
  sameAddress:
    'Your address is the same on each of these networks. Send only over one of them: what is sent over another may be lost.',
  fund: 'Money comes into this account from another wallet or an exchange.',
}
