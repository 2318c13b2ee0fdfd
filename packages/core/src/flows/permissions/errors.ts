import { AppError } from '../../primitives/AppError.ts'

/** A wallet said no, or cannot. @param message its own, or ours where it is no answer */
export const permissionFailed = (message: string, cause: unknown) =>
  new AppError('permissions/failed', message, { kind: 'invalid', cause })
