import type { FrameAnswers } from '@foyer/protocol'
import { createEvents, type Events } from './createEvents.ts'
import { rpcError } from './rpcError.ts'

/** An EIP-1193 provider, as the chain family takes it. */
export interface EvmProvider extends Events {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
}

/** What is shown and signed in the frame. Anything else is no wallet's matter, or refused. */
const asksUser = /^(personal_sign|eth_signTypedData_v4|eth_sendTransaction)$/
/** What asks a chain and nobody's consent. */
const isRead =
  /^(web3_|net_|eth_(get|call$|estimateGas|blockNumber|gasPrice|feeHistory|maxPriority|blobBaseFee|syncing|createAccessList|newFilter|new\w+Filter|uninstallFilter|simulate|sendRawTransaction))/

/**
 * Makes the frame look like a wallet of the page.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1193
 */
export function createEvmProvider({
  address,
  chainNow,
  networks,
  read,
  sign,
}: {
  /** `null` while nobody is signed in. Waits for the frame where somebody was before. */
  address(): Promise<string | null>
  /** CAIP-2 ids that may be switched to; the first is where it begins. */
  networks(): readonly string[]
  /** Kept between visits. */
  chainNow: { get(): string | null; set(caipNetworkId: string): void }
  /** Asks a node; `null` when there is none. */
  read(call: {
    caipNetworkId: string
    method: string
    params: unknown
  }): Promise<{ readonly result: unknown } | null>
  sign(call: {
    method: string
    params: unknown
    chainId: string
    address: string
  }): Promise<FrameAnswers['RPC_REQUEST']>
}): EvmProvider {
  const events = createEvents()
  const chain = () => {
    const kept = chainNow.get()
    const known = networks()
    return kept && known.includes(kept) ? kept : (known[0] ?? 'eip155:1')
  }
  const hexOf = (caipNetworkId: string) => `0x${BigInt(caipNetworkId.slice(7)).toString(16)}`
  const accounts = async () => {
    const found = await address()
    return found ? [found] : []
  }
  return {
    ...events,
    async request({ method, params }) {
      const [account] = await accounts()
      switch (method) {
        case 'eth_accounts':
          return accounts()
        case 'eth_requestAccounts':
          if (!account) throw rpcError(4900, 'Nobody is signed in.')
          return accounts()
        case 'eth_chainId':
          return hexOf(chain())
        case 'net_version':
          return BigInt(hexOf(chain())).toString()
        case 'wallet_switchEthereumChain':
        case 'wallet_addEthereumChain': {
          const [first] = Array.isArray(params) ? (params as { chainId?: unknown }[]) : []
          const id = first?.chainId
          const wanted =
            typeof id === 'string' && /^0x[\da-f]{1,16}$/i.test(id) ? `eip155:${BigInt(id)}` : ''
          if (!networks().includes(wanted))
            throw rpcError(4902, 'This application does not use that network.')
          if (wanted === chain()) return null
          chainNow.set(wanted)
          events.emit('chainChanged', hexOf(wanted))
          return null
        }
      }
      if (!account) throw rpcError(4900, 'Nobody is signed in.')
      if (asksUser.test(method))
        return sign({ method, params: params ?? [], chainId: chain(), address: account })
      if (isRead.test(method)) {
        const answer = await read({ caipNetworkId: chain(), method, params })
        if (answer) return answer.result
      }
      throw rpcError(4200, 'Requested RPC call is not allowed')
    },
  }
}
