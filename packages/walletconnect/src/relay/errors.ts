import { AppError } from '@foyer/core/adapter'

/** The relay does not want us, or not this message; its own words are in the context. */
export const relayRefused = (reason: string) =>
  new AppError(
    'relay/refused',
    'The relay refused. Check the project id, the allowed origins and the clock of this device.',
    { kind: 'unavailable', context: { reason } },
  )

/** As much waits for the relay as may. */
export const outboxFull = () =>
  new AppError(
    'relay/outbox-full',
    'Too many messages wait for the relay. Try again when the connection is back.',
    { kind: 'unavailable' },
  )

export const relayClosed = () =>
  new AppError('relay/closed', 'The way to the relay was closed.', { kind: 'unavailable' })
