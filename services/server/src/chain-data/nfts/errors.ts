import { AppError } from '@foyer/core/primitives'

/** A place that its source does not know. */
export const invalidPlace = () =>
  new AppError('nfts/invalid-place', 'This is no place in a list of collectibles.', {
    kind: 'invalid',
  })

/** A cursor that is none of ours, or of another question. */
export const invalidCursor = () =>
  new AppError(
    'nfts/invalid-cursor',
    'This cursor is none of ours, or belongs to another account or chain. Ask for the first page ' +
      'without one.',
    { kind: 'invalid' },
  )
