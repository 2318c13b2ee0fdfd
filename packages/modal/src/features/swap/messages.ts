import { titles } from './titles.ts'

/** The words of swapping. */
export const messages = {
  ...titles,
  buttons: {
    unsupportedNetwork: 'Network not supported for Swaps',
    selectToken: 'Select token',
    enterAmount: 'Enter amount',
    insufficientBalance: 'Insufficient balance',
    insufficientLiquidity: 'Insufficient liquidity',
    reviewSwap: 'Review swap',
  },
  youPay: 'You pay',
  youReceive: 'You receive',
  estimate: 'Estimate',
  payWith: (symbol: string) => `Pay with ${symbol}`,
  receive: (symbol: string) => `Receive ${symbol}`,
  switchTokens: 'Switch tokens',
  tokensOn: (network: string) => `Tokens on ${network}`,
  rate: 'Rate',
  minimum: 'You receive at least',
  impact: 'Price impact',
  slippage: 'Slippage',
  slippageHint:
    'How much less than estimated may arrive. With less than that the swap does not happen.',
  slippageField: 'Slippage in percent',
  slippageHigh: 'With so much slippage you may receive far less than estimated.',
  untried:
    'The network could not try this swap beforehand. What arrives was read from the transaction alone.',
  impactHigh: 'What you receive is worth far less than what you pay.',
  reading: 'Asking for the price',
  pays: 'You pay',
  gets: 'You receive, as estimated',
  approve: (symbol: string) => `Approve ${symbol}`,
  reset: (symbol: string) => `Reset the approval of ${symbol}`,
  swap: 'Swap',
  approveAndSwap: 'Approve and swap',
  approving: (symbol: string) => `Approving ${symbol}`,
  steps: {
    batch:
      'Your wallet approves exactly this amount and swaps in one go: both happen or nothing does.',
    reset: 'First the old approval is taken back, then the exchange may take exactly this amount.',
    approve: 'First you let the exchange take exactly this amount, then you swap.',
  },
  notices: {
    wouldFail:
      'The network says that this swap would fail, as prices moved. Go back for a new one.',
    priceMoved: 'The price moved. Look at the amounts again.',
  },
  /** What the server proposed was not what is on screen. */
  refused: (reason: string) =>
    `The proposed swap was refused. ${reason} Nothing was asked of your wallet.`,
  started: 'Transaction started',
  swapped: (paid: string) => `${paid} swapped`,
  pending: (least: string) => `On its way. With one of the next blocks at least ${least} arrive.`,
  confirmed: (least: string) => `The swap is done: at least ${least} arrived in your account.`,
}
