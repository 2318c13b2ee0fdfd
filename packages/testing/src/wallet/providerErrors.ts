/** An error as EIP-1193 wants wallets to throw it. */
export interface ProviderError extends Error {
  readonly code: number
}

const providerError = (code: number, message: string): ProviderError =>
  Object.assign(new Error(message), { code })

/*
 * Codes 4001 to 4902 are those of https://eips.ethereum.org/EIPS/eip-1193 and
 * https://eips.ethereum.org/EIPS/eip-3326; the negative ones those of
 * https://eips.ethereum.org/EIPS/eip-1474. The sentences are what wallets say.
 */

export const rejected = () => providerError(4001, 'User rejected the request.')

export const unauthorized = () =>
  providerError(4100, 'The requested account has not been authorized by the user.')

export const unsupportedMethod = (method: string) =>
  providerError(4200, `The method ${method} is not supported.`)

export const disconnected = () => providerError(4900, 'The provider is disconnected.')

export const unknownChain = (chainId: string) =>
  providerError(4902, `Unrecognized chain ID "${chainId}".`)

export const alreadyPending = (method: string) =>
  providerError(-32002, `Request of type '${method}' already pending. Please wait.`)

export const invalidParams = (message: string) => providerError(-32602, message)

export const unreachable = (url: string, cause: unknown) =>
  Object.assign(providerError(-32603, `The node at ${url} cannot be reached.`), { cause })
