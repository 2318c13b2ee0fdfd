import { createPublicClient, custom } from 'viem'
import { mainnet } from 'viem/chains'
import type { Chain, ChainRpc, Chains } from '../src/chain-data/chains/Chain.ts'
import { RpcFailure } from '../src/chain-data/chains/errors.ts'

/** What a quiet chain answers. */
const answers: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x1',
  eth_blockNumber: '0x10',
  eth_getBalance: '0xde0b6b3a7640000',
  eth_getCode: '0x',
  eth_gasPrice: '0x77359400',
  eth_maxPriorityFeePerGas: '0x3b9aca00',
  eth_getLogs: [],
  eth_feeHistory: {
    oldestBlock: '0x7',
    baseFeePerGas: ['0x3b9aca00', '0x3b9aca00'],
    gasUsedRatio: [0.5],
    reward: [['0x1', '0x2', '0x3']],
  },
}

/**
 * Chain `eip155:1` without a network.
 *
 * @param overrides what it answers by method; a function may throw
 */
export function createFakeChain(
  overrides: Readonly<Record<string, unknown>> = {},
): Chains & { readonly asked: string[] } {
  const asked: string[] = []
  const rpc: ChainRpc = {
    async request({ method, params = [] }) {
      asked.push(method)
      const answer = { ...answers, ...overrides }[method]
      if (answer === undefined) throw new RpcFailure({ code: -32601, message: 'no such method' })
      return typeof answer === 'function' ? answer(params) : answer
    },
  }
  const chain: Chain = {
    caipNetworkId: 'eip155:1',
    namespace: 'eip155',
    reference: '1',
    name: 'Ethereum',
    nativeCurrency: mainnet.nativeCurrency,
    isTestnet: false,
    multicall3: null,
    client: createPublicClient({
      chain: mainnet,
      transport: custom({ request: (call) => rpc.request(call) }, { retryCount: 0 }),
    }),
    rpc,
    visitors: rpc,
  }
  return { asked, list: () => [chain], find: (id) => (id === 'eip155:1' ? chain : null) }
}
