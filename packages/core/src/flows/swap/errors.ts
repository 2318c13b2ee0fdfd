import { AppError } from '../../primitives/AppError.ts'

/** The server proposed something else than what is on screen. @param what a sentence */
export const proposalRefused = (what: string) =>
  new AppError('swap/proposal-refused', what, { kind: 'invalid' })

/** The specification's texts. */
const texts = {
  tokens: 'Failed to initialize swap',
  allowance: 'Failed to check allowance',
  approval: 'Failed to create approval transaction',
  transaction: 'Failed to create transaction',
  price: 'Failed to fetch network token price',
  gasPrice: 'Network not supported for Gas Price',
  network: 'Network not supported for Swaps',
} as const

/** What could not be had of a server, in the words of the specification. */
export const swapFailed = (what: keyof typeof texts, cause: unknown = null) =>
  new AppError('swap/failed', texts[what], { kind: 'unavailable', cause })

/** Less would arrive than was on screen, by more than the slippage allows. */
export const priceMoved = () =>
  new AppError('swap/price-moved', 'The price moved. Look at the amounts again.', {
    kind: 'unavailable',
  })
