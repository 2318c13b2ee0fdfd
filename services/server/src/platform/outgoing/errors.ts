import { AppError } from '@foyer/core/primitives'

/** Something outside does not answer, or answers what cannot be right. */
export const upstreamUnavailable = ({
  name,
  reason,
  cause,
}: {
  name: string
  /** As the end of the sentence "It …". */
  reason: string
  cause?: unknown
}) =>
  new AppError('upstream/unavailable', `${name} is not available: it ${reason}. Try again later.`, {
    kind: 'unavailable',
    context: { name },
    cause,
  })

/** An address that a third party named and the server does not ask. */
export const addressRefused = (reason: string) =>
  new AppError('upstream/address-refused', `This address is not fetched: ${reason}.`, {
    kind: 'invalid',
    context: { reason },
  })

/** It answered, and what it sent is not taken: too large, of another type, no success. */
export const answerRefused = ({ reason, status }: { reason: string; status?: number }) =>
  new AppError('upstream/answer-refused', `The answer is not taken: ${reason}.`, {
    kind: 'unavailable',
    context: { reason, ...(status !== undefined && { status }) },
  })
