import { AppError } from '@foyer/core/primitives'

/** Neither a node nor what is remembered says what an account has. */
export const balancesUnavailable = (cause: unknown) =>
  new AppError('balances/unavailable', 'Balances cannot be read at the moment. Try again later.', {
    kind: 'unavailable',
    cause,
  })
