import { AppError } from '@foyer/core/primitives'

/** Refuses a swap, and tells the caller what to do about it. */
export const swapRefused = (message: string, cause?: unknown) =>
  new AppError('swap/refused', message, { kind: 'invalid', cause })

export const isRefused = (error: unknown): error is AppError =>
  AppError.is(error) && error.code === 'swap/refused'

/** The specification's words. */
export const networkUnsupported = () => swapRefused('Network not supported for Swaps')
