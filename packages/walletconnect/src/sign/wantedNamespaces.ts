import type { Network } from '@foyer/core/adapter'

/** What a wallet is asked for, of one family of chains. */
export interface WantedNamespace {
  readonly chains: readonly string[]
  readonly methods: readonly string[]
  readonly events: readonly string[]
}

/** The usual methods of each family that WalletConnect wallets serve. */
const methodsOf: Readonly<Record<string, readonly string[]>> = {
  eip155: [
    'eth_accounts',
    'eth_requestAccounts',
    'personal_sign',
    'eth_sign',
    'eth_signTypedData',
    'eth_signTypedData_v3',
    'eth_signTypedData_v4',
    'eth_signTransaction',
    'eth_sendTransaction',
    'eth_sendRawTransaction',
    'wallet_switchEthereumChain',
    'wallet_addEthereumChain',
    'wallet_getPermissions',
    'wallet_requestPermissions',
    'wallet_watchAsset',
    'wallet_sendCalls',
    'wallet_getCallsStatus',
    'wallet_showCallsStatus',
    'wallet_getCapabilities',
    'wallet_grantPermissions',
    'wallet_revokePermissions',
    'wallet_requestExecutionPermissions',
    'wallet_revokeExecutionPermission',
    'wallet_getSupportedExecutionPermissions',
    'wallet_getGrantedExecutionPermissions',
    'wallet_getAssets',
  ],
  solana: [
    'solana_signMessage',
    'solana_signTransaction',
    'solana_signAllTransactions',
    'solana_signAndSendTransaction',
    'solana_getAccounts',
    'solana_requestAccounts',
  ],
  bip122: ['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'],
}

const events = ['accountsChanged', 'chainChanged']
/** Besides, by family. */
const eventsOf: Readonly<Record<string, readonly string[]>> = {
  bip122: ['bip122_addressesChanged'],
}

/**
 * What to ask a wallet for so that these networks work, by family. Everything is optional to the
 * wallet: it approves what it knows. Families that WalletConnect wallets do not serve are left out.
 */
export function wantedNamespaces(
  networks: readonly Network[],
): Readonly<Record<string, WantedNamespace>> {
  const families = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return Object.fromEntries(
    families.flatMap((family) => {
      const methods = Object.hasOwn(methodsOf, family) ? methodsOf[family] : undefined
      if (!methods) return []
      const chains = networks
        .filter(({ chainNamespace }) => chainNamespace === family)
        .map(({ caipNetworkId }) => caipNetworkId)
      const received = [...events, ...(eventsOf[family] ?? [])]
      return [[family, { chains: [...new Set(chains)], methods, events: received }]]
    }),
  )
}
