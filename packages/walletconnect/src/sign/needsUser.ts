/**
 * Methods that a wallet shows its user before it answers. Everything else it answers by itself, if it
 * answers at all: a page that polls must not take the user away from it.
 */
const methods: ReadonlySet<string> = new Set([
  'personal_sign',
  'eth_sign',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_signTransaction',
  'eth_sendTransaction',
  'eth_decrypt',
  'eth_getEncryptionPublicKey',
  'wallet_addEthereumChain',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
  'wallet_requestPermissions',
  'wallet_grantPermissions',
  'wallet_requestExecutionPermissions',
  'wallet_revokeExecutionPermission',
  // A permission of the legacy grant; what ends the session never gets there.
  'wallet_revokePermissions',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
  'solana_requestAccounts',
  'solana_signIn',
  'solana_signMessage',
  'solana_signTransaction',
  'solana_signAllTransactions',
  'solana_signAndSendTransaction',
  'solana_signAndSendAllTransactions',
  'sendTransfer',
  'signMessage',
  'signPsbt',
])

/** Whether the user has to act in the wallet before it answers. */
export const needsUser = (method: string): boolean => methods.has(method)
