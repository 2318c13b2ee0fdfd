/**
 * What an application may ask of the wallet: what needs its user is approved in the frame, what only reads a chain is
 * read from a node by the page itself, and everything else is refused. `eth_sign` is refused for good: nobody can show
 * what it signs.
 */
const approved = {
  eip155: ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'],
  solana: [],
} as const

export type ApprovedMethod = (typeof approved)[keyof typeof approved][number]

/** Whether a method may be asked for in a chain family, after its user approved it. */
export function isApprovable(namespace: string, method: string): method is ApprovedMethod {
  return (
    (namespace === 'eip155' || namespace === 'solana') &&
    (approved[namespace] as readonly string[]).includes(method)
  )
}
