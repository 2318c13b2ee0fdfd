import type { AppError } from '@foyer/core'
import { titles } from './titles.ts'

/** The words of sending. */
export const messages = {
  ...titles,
  buttons: {
    selectToken: 'Select Token',
    addAmount: 'Add Amount',
    incorrectValue: 'Incorrect Value',
    insufficientFunds: 'Insufficient Funds',
    unknownBalance: 'Unknown balance',
    addAddress: 'Add Address',
    invalidAddress: 'Invalid Address',
    previewSend: 'Preview Send',
    unsupportedChain: 'Unsupported chain',
  },
  youSend: 'You send',
  balanceUnknown: 'Your balance could not be read. It is safe where it is.',
  noFee: (symbol: string) => `Not enough ${symbol} for the network fee`,
  to: 'To',
  problems: {
    invalid: 'This is no address of this network.',
    checksum: 'The checksum does not match, check each letter.',
    required: 'This link asks for something that is not known here.',
    letters: 'Letters of different scripts, or such as no name may have.',
    unregistered: 'This name is not registered.',
    lookupFailed: 'The name could not be looked up. Try again, or paste the address.',
    tokenContract:
      'This is the contract of a token, and no account of a user. What it receives is lost.',
  },
  otherNetwork: (name: string) => `This link is for ${name}. Switch first or clear it.`,
  switchTo: (name: string) => `Switch to ${name}`,
  unknownNetwork: 'another network',
  notKnown: 'Not the address you know',
  onlyEnds: 'Only the ends match. Scammers make these to be paid by mistake.',
  bait: 'You know this address from transfers of nothing alone. Scammers make these so that you copy the address.',
  known: 'Known to you',
  entered: 'You entered',
  useKnown: 'Use the known address',
  useEntered: 'Use it all the same',
  pressAgain: 'Press again to use it',
  leaves: 'Leaves your account',
  arrives: (name: string) => `Arrives at ${name}`,
  reserve: (amount: string) =>
    `Wallets set up to ${amount} aside for the fee, and you have less. Yours may refuse.`,
  keepsPart: (amount: string) => `This token keeps ${amount} of every transfer like this one.`,
  contract:
    'This address is a contract, and you have not sent to it before. It may keep what it gets for good: ask the receiver whether it can be used.',
  firstTime: 'This is the first time you send to this address. Check it with the receiver.',
  comparing: 'Comparing the address',
  notCompared:
    'Your history could not be read, so this address was not compared with those you know. Check all of it.',
  notices: {
    wouldFail: 'The network says that this transfer would fail. Nothing was sent.',
    tokenMissing: 'This account does not have the token that was asked for. Select another one.',
    lookAlike: 'This address passes for one you know. Check it before you go on.',
    feeRose: 'The network fee rose. Check the amount again. Nothing was sent.',
    feeUnknown:
      'The network fee could not be read, so nobody knows how much can be sent. Try again, or enter an amount.',
  },
  /** Why nothing can be confirmed, where more is known than that it would fail. */
  refusals({ code, context }: AppError): string | null {
    const { least, most, symbol } = Object(context) as Record<string, string>
    switch (code) {
      case 'transfer/decimals-differ':
        return 'The network counts this token in other units than this page shows. Nothing was sent. Do not send it here.'
      case 'transfer/decimals-unread':
        return 'The network did not say in which units it counts this token. Nothing was sent. Wait a moment, or try again.'
      case 'transfer/sender-minimum':
        return `The network wants ${least} ${symbol} to stay in your account besides the fee. Send less.`
      case 'transfer/recipient-minimum':
        return `This address has nothing yet, and the network takes no less than ${least} ${symbol} there. Send more.`
      case 'transfer/frozen':
        return `The issuer of this token froze a part of it. Send at most ${most}.`
      case 'transfer/too-many-accounts':
        return `This token lies in many accounts of yours. Send at most ${most} at once, and the rest afterwards.`
      default:
        return null
    }
  },
  failedOnSolana: 'Failed to send transaction. Please try again.',
  started: 'Transaction started',
  sent: (amount: string) => `${amount} sent`,
  pending: 'On its way. It arrives with one of the next blocks.',
  confirmed: (to: string) => `It arrived at ${to}.`,
  lessArrived: 'Less arrived than was sent',
  lessArrivedHint: (arrived: string, sent: string) =>
    `The token says that ${arrived} of ${sent} arrived. It keeps a part, or does not do what it says.`,
}
