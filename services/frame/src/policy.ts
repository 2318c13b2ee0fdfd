/**
 * What an application may ask of the wallet: what needs its user is approved in the frame, what only reads a chain is
 * read from a node by the page itself, and everything else is refused. `eth_sign` is refused for good: nobody can show
 * what it signs.
 */
const approved = {
  eip155: [
    'personal_sign',
    'eth_signTypedData_v4',
    'eth_sendTransaction',
    'wallet_sendCalls',
    'eth_sendUserOperation',
    'wallet_requestExecutionPermissions',
    'wallet_revokeExecutionPermission',
    // What it would cost: nobody is asked, and nothing is signed.
    'foyer_feeOfCalls',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
  ],
} as const

/** Whether a method may be asked for in a chain family, after its user approved it. */
export function isApprovable(
  namespace: string,
  method: string,
): namespace is keyof typeof approved {
  return (
    Object.hasOwn(approved, namespace) &&
    (approved[namespace as keyof typeof approved] as readonly string[]).includes(method)
  )
}
