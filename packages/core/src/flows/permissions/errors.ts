import { AppError } from '../../primitives/AppError.ts'

/** A wallet said no, or cannot. @param message its own, or ours where it is no answer */
export const permissionFailed = (message: string, cause: unknown) =>
  new AppError('permissions/failed', message, { kind: 'invalid', cause })

/** A wallet without the methods of ERC-7715. */
export const permissionsUnsupported = (cause: unknown) =>
  new AppError(
    'permissions/unsupported',
    'This wallet has no permissions (ERC-7715). Connect one that has them, and try again.',
    { kind: 'unavailable', cause },
  )

/** The wallet says that it ended a permission, and the chain does not. */
export const permissionHolds = () =>
  new AppError(
    'permissions/not-ended',
    'The network has not ended this permission yet. Look again in a minute, and revoke it again if it is still here.',
    { kind: 'unavailable' },
  )

/** Whether there are any cannot be told. */
export const permissionsNotListed = () =>
  new AppError(
    'permissions/not-listed',
    'No server lists the permissions of this account. Name one that serves the network as `backend`, or choose another network.',
    { kind: 'unavailable' },
  )
