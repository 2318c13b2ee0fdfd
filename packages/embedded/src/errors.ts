import { AppError } from '@foyer/core/adapter'

/** The frame cannot be used, and what a user can do about it. */
export const frameUnavailable = (reason: 'timeout' | 'version' | 'closed') =>
  new AppError('login/frame-unavailable', sentences[reason], {
    kind: 'unavailable',
    context: { reason },
  })

const sentences = {
  timeout:
    'The wallet does not load. Check your connection, and what blocks frames, and try again.',
  version: 'The wallet is of another version than this page. Load the page anew.',
  closed: 'The wallet was closed. Try again.',
} as const

/** What the frame said: an error with a code, as EIP-1193 has it. Nothing of it is trusted but that. */
export function frameFailed(payload: unknown): Error {
  const { code, message } = (payload ?? {}) as { code?: unknown; message?: unknown }
  const said = typeof message === 'string' ? message.slice(0, 300) : 'The wallet could not do this.'
  return Object.assign(new Error(said), { code: typeof code === 'number' ? code : -32_603 })
}

/** EIP-1193. */
export const nobodySignedIn = () => Object.assign(new Error('Nobody is signed in.'), { code: 4900 })

/** EIP-1193. */
export const userRejected = () =>
  Object.assign(new Error('The user rejected the request.'), { code: 4001 })

export const loginFailed = (message: string, cause?: unknown) =>
  new AppError('login/failed', message, { kind: 'unavailable', cause })

/** In words that say what to do: a browser lets one open in a press alone. */
export const windowBlocked = () =>
  new AppError(
    'login/window-blocked',
    'Your browser let no window open. Allow windows for this page, and try again.',
    { kind: 'unavailable' },
  )

/** The window was closed, and nothing came of it. */
export const timedOut = () =>
  new AppError('login/timed-out', 'The window was closed. Try again, or use another way.', {
    kind: 'unavailable',
  })

export const emailMissing = () =>
  new AppError(
    'login/no-email',
    'Give `email`, and `code` as a function that asks its user for the code of the mail.',
    { kind: 'invalid' },
  )

/** Its keys live in a frame, and a frame in a page. */
export const pageMissing = () =>
  new AppError(
    'login/no-page',
    'There is no page here. Log in in a browser: the keys of this wallet live in a frame.',
    { kind: 'invalid' },
  )

export const familyMissing = () =>
  new AppError(
    'login/no-family',
    'Give `evm()` or `solana()` among `adapters`: the wallet of an e-mail address has accounts there.',
    { kind: 'invalid' },
  )
