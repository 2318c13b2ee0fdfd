import type { Alert } from '../primitives/Alert.ts'
import { AppError } from '../primitives/AppError.ts'

const invalid = (code: string, message: string, context: Record<string, unknown> = {}) =>
  new AppError(code, message, { kind: 'invalid', context })

export const networksMissing = () =>
  invalid(
    'options/networks-missing',
    'The option `networks` is empty. Give one of @foyer/core/networks.',
  )

export const siwxAndSiweConfig = () =>
  invalid('options/siwx-and-siwe', 'Cannot set both `siweConfig` and `siwx` options')

export const unknownView = (view: string) =>
  invalid(
    'navigation/unknown-view',
    `No view is named "${view}". Check its name and its feature.`,
    { view },
  )

export const adapterNotFound = (namespace: string) =>
  invalid('adapter/not-found', 'Adapter not found', { namespace })

export const networkNotFound = (network: string) =>
  invalid(
    'network/not-found',
    `No network ${network} here: add it to \`networks\` or call addNetwork.`,
    { network },
  )

const declined = (code: string, message: string) =>
  new AppError(code, message, { kind: 'declined' })

export const attemptAbandoned = () =>
  declined('connection/abandoned', 'The attempt to connect was abandoned.')

export const modalClosed = () => declined('modal/closed', 'Modal closed')

const notLoaded = (code: string, what: string, cause: unknown) =>
  new AppError(code, `${what} did not load. Check your connection and try again.`, {
    kind: 'unavailable',
    cause,
  })

export const modalUnavailable = (cause: unknown) =>
  notLoaded('modal/unavailable', 'The wallet window', cause)

export const codeUnavailable = (cause: unknown) =>
  notLoaded('connection/code-unavailable', 'A part of this page', cause)

/** Said once through the console and `onEvent`; never thrown, because the page works without it. */
export const projectIdAlert: Alert = {
  code: 'PROJECT_ID_NOT_CONFIGURED',
  message: 'Project ID is not configured. Pass `projectId` to createFoyer.',
}
