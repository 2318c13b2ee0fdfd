/** An error that the application on the other side gets as it is. */
export class RpcError extends Error {
  override readonly name = 'RpcError'
  /** EIP-1193 up to 4902, EIP-1474 below zero. */
  readonly code: number

  constructor(code: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** What went wrong, as an application is told: ours as it is, a node's with its own words. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  const { code, shortMessage, message } = Object(error)
  return new RpcError(
    Number.isInteger(code) ? code : -32000,
    String(shortMessage ?? message ?? error),
    { cause: error },
  )
}
