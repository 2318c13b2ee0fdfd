import { AppError } from '@foyer/core/adapter'

/** The longest message that is sent, in letters, each of which is a byte: as much as our relay takes unless it is told. */
export const longestMessage = 512 * 1024

/** What relays say of a message that is too long for them. */
const tooLongWords =
  /\b(bytes at most|too (large|long|big)|(size|length) limit|max\w* (size|length))/i

/** The relay does not want us, or not this message; its own words are in the context. */
export const relayRefused = (reason: string) =>
  tooLongWords.test(reason)
    ? messageTooLong(reason)
    : new AppError(
        'relay/refused',
        'The relay refused. Check the project id, the allowed origins and the clock of this device.',
        { kind: 'unavailable', context: { reason } },
      )

/** Trying again does not help: the application has to send less. */
const messageTooLong = (reason: string) =>
  new AppError(
    'relay/message-too-long',
    'The request is too long for the relay. Send less data in one request.',
    { kind: 'invalid', context: { reason } },
  )

/** Known before anything is sent. */
export const messageTooLarge = (bytes: number) =>
  new AppError(
    'relay/message-too-long',
    `The request has ${kilobytes(bytes)} KB once it is sealed, and a relay takes ${kilobytes(longestMessage)} KB at most. Nothing was sent. Send less data in one request.`,
    { kind: 'invalid', context: { reason: `${bytes} bytes` } },
  )

const kilobytes = (bytes: number) => Math.ceil(bytes / 1024)

/** As much waits for the relay as may. */
export const outboxFull = () =>
  new AppError(
    'relay/outbox-full',
    'Too many messages wait for the relay. Try again when the connection is back.',
    { kind: 'unavailable' },
  )

export const relayClosed = () =>
  new AppError('relay/closed', 'The way to the relay was closed.', { kind: 'unavailable' })
