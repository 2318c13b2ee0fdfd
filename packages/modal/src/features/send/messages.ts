import type { AppError } from '@foyer/core'
import { sentences } from '../../feature/sentences.ts'
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
  amount: 'Amount',
  max: 'Max',
  tryAgain: 'Try again',
  twoReadings:
    'This can be read in two ways. Write whole amounts without separators, and others with one more zero, such as 1.2340',
  balanceUnknown: 'Your balance could not be read. It is safe where it is.',
  maxAmount: (amount: string) => `Max ${amount}`,
  maxLeaves: (fee: string) => `Max leaves ${fee} for the fee`,
  have: (amount: string) => `You have ${amount}.`,
  noFee: (symbol: string) => `Not enough ${symbol} for the network fee`,
  badAmount: (decimals: number) =>
    `Use digits and one point or comma, at most ${decimals} decimals`,
  inToken: (symbol: string) => `Write the amount in ${symbol}`,
  inDollars: 'Write the amount in dollars',
  selectToken: 'Select token',
  changeToken: (symbol: string) => `${symbol}, change token`,
  to: 'To',
  recipient: 'Recipient',
  addressOrName: 'Address or name',
  paste: 'Paste',
  clear: 'Clear recipient',
  recent: 'Recent recipients',
  recentLabel: 'Recent',
  looking: 'Looking the name up',
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
  unknownNetwork: 'another network',
  network: 'Network',
  fee: 'Network fee',
  feePaidIn: (symbol: string) => `Network fee, paid in ${symbol}`,
  costs: { recipientAccount: 'Opens an account for this token, once' },
  feeAtMost: (fee: string) => `up to ${fee}`,
  feeUnread: 'Your wallet shows it',
  search: 'Search tokens',
  tokensOn: (network: string) => `Your tokens on ${network}`,
  missing: (network: string) =>
    `Not all tokens on ${network} could be read. They are safe where they are.`,
  noToken: (text: string) => `No token called “${text}”`,
  clearSearch: 'Clear search',
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
  exactly: (amount: string) => `Exactly ${amount}`,
  reserve: (amount: string) =>
    `Wallets set up to ${amount} aside for the fee, and you have less. Yours may refuse.`,
  keepsPart: (amount: string) => `This token keeps ${amount} of every transfer like this one.`,
  wholeAddress: 'Whole address',
  wholeAddressOf: (name: string) => `Whole address of ${name}`,
  copyAddress: 'Copy address',
  copied: 'Address copied',
  contract:
    'This address is a contract, and you have not sent to it before. It may keep what it gets for good: ask the receiver whether it can be used.',
  firstTime: 'This is the first time you send to this address. Check it with the receiver.',
  total: 'Total with fee',
  confirm: 'Confirm',
  comparing: 'Comparing the address',
  notCompared:
    'Your history could not be read, so this address was not compared with those you know. Check all of it.',
  confirmIn: (wallet: string) => `Confirm in ${wallet}`,
  cancel: 'Cancel',
  notices: {
    declined: 'Request declined. Nothing was sent.',
    walletChanged: 'Your wallet changed. Check again.',
    wouldFail: 'The network says that this transfer would fail. Nothing was sent.',
    tokenMissing: 'This account does not have the token that was asked for. Select another one.',
    lookAlike: 'This address passes for one you know. Check it before you go on.',
    feeUnread: 'The network fee could not be read. Your wallet shows it before you confirm.',
    feeRose: 'The network fee rose. Check the amount again. Nothing was sent.',
    wrongNetwork:
      'Your wallet is on another network. Switch it, then confirm again. Nothing was sent.',
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
  failed: (reason: string) => sentences(reason, 'Nothing was sent.'),
  somethingWrong: 'Something went wrong',
  failedOnSolana: 'Failed to send transaction. Please try again.',
  started: 'Transaction started',
  sent: (amount: string) => `${amount} sent`,
  pending: 'On its way. It arrives with one of the next blocks.',
  confirmed: (to: string) => `It arrived at ${to}.`,
  lessArrived: 'Less arrived than was sent',
  lessArrivedHint: (arrived: string, sent: string) =>
    `The token says that ${arrived} of ${sent} arrived. It keeps a part, or does not do what it says.`,
  chainFailed: 'The network refused it',
  chainFailedHint: 'Nothing moved but the network fee.',
  dropped: 'Dropped, nothing was sent',
  droppedHint: 'The network forgot the transaction before a block had it.',
  replaced: 'Replaced',
  replacedHint: 'Another transaction of yours took its place. Look in your wallet.',
  reading: 'Reading back from chain',
  matches: 'Read back from chain: matches',
  matchesHint: 'Receiver, amount and network are what you confirmed.',
  unread: 'Could not be read yet',
  unreadHint: 'It is asked again by itself.',
  partlyCompared: 'Could not be compared whole',
  partlyComparedHint:
    'The transaction is on the chain, but not all of it could be compared with what you confirmed.',
  done: 'Done',
  explorer: 'View on explorer',
  unknown: 'Outcome unknown',
  unknownHint: 'It may have been sent. Look in Activity before you try again.',
  looked: 'I have looked',
  alarm: 'Not what you confirmed',
  alarmHint:
    'What your wallet sent is something else, and cannot be undone. Stop using this wallet. Move what is left from a device you trust.',
  youConfirmed: 'You confirmed',
  onChain: 'On the chain',
  parts: {
    network: 'Network',
    sender: 'Sender',
    recipient: 'Receiver',
    amount: 'Amount, in smallest units',
    asset: 'Token or call',
  },
  read: 'I have read this',
}
