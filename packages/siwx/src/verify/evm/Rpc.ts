/**
 * Asks a node of one chain, as `request` of EIP-1193 does: viem's clients, ethers' providers and
 * `jsonRpc` fit. An error that carries the numeric `code` of JSON-RPC says that the node ran the call and
 * it failed; every other error, that nobody knows.
 */
export type Rpc = (call: {
  readonly method: string
  readonly params: readonly unknown[]
  readonly signal?: AbortSignal | undefined
}) => Promise<unknown>
