/** Why an operation is not taken, with the code that JSON-RPC has for it. */
export class OperationRefused extends Error {
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** It cannot be meant like this. */
export const operationInvalid = (message: string) => new OperationRefused(-32_602, message)

/** What it wants done, the chain refuses. @param data what the contract said */
export const executionReverts = (data: string) =>
  new OperationRefused(
    -32_521,
    'UserOperation reverted during simulation. Look at what its calls ask for.',
    data,
  )

/** More are waiting than is useful. */
export const bundlerBusy = (message: string) => new OperationRefused(-32_005, message)

/**
 * What the EntryPoint says of an operation, such as `AA24 signature error`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-7769
 */
export function refusedByEntryPoint(reason: string): OperationRefused {
  const code = /^AA(2[2]|32)/.test(reason)
    ? -32_503
    : /^AA(24|34)/.test(reason)
      ? -32_507
      : /^AA31/.test(reason)
        ? -32_508
        : /^AA3/.test(reason)
          ? -32_501
          : -32_500
  return new OperationRefused(code, reason)
}
