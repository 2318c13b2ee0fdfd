import type { FrameAnswers } from '@foyer/protocol'
import { createEvents, type Events } from './createEvents.ts'
import { rpcError } from './rpcError.ts'

/** What the Solana family asks of a wallet that is not in the page. */
export interface SolanaProvider extends Events {
  request(request: {
    readonly method: string
    readonly params?: unknown
    readonly chain?: string
  }): Promise<unknown>
  /** CAIP-10 ids on the chain in use. */
  accounts(): readonly string[]
  /** CAIP-2 id of the chain that is used where none is named. */
  chain(): string | null
  /** All that it serves. */
  chains(): readonly string[]
}

/**
 * Makes the frame look like a wallet for Solana, with the methods of WalletConnect wallets.
 *
 * @see https://docs.walletconnect.network/wallet-sdk/chain-support/solana
 */
export function createSolanaProvider({
  address,
  networks,
  sign,
}: {
  /** `null` while nobody is signed in. */
  address(): string | null
  /** CAIP-2 ids of the application; the first is where it begins. */
  networks(): readonly string[]
  sign(call: {
    method: string
    params: unknown
    chainId: string
    address: string
  }): Promise<FrameAnswers['RPC_REQUEST']>
}): SolanaProvider {
  const chain = () => networks()[0] ?? null
  return {
    ...createEvents(),
    chain,
    chains: networks,
    accounts() {
      const [account, used] = [address(), chain()]
      return account && used ? [`${used}:${account}`] : []
    },
    async request({ method, params, chain: asked }) {
      const account = address()
      const chainId = asked ?? chain()
      if (!account || chainId === null) throw rpcError(4900, 'Nobody is signed in.')
      if (!networks().includes(chainId))
        throw rpcError(4901, 'This application does not use that network.')
      if (!method.startsWith('solana_sign'))
        throw rpcError(4200, 'Requested RPC call is not allowed')
      return sign({ method, params: params ?? {}, chainId, address: account })
    },
  }
}
