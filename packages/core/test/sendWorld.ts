import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import type { Transfer, TransferEstimate } from '../src/adapter/Transfer.ts'
import type { WalletActions } from '../src/adapter/WalletActions.ts'
import { createFoyer } from '../src/client/createFoyer.ts'
import { getSend } from '../src/send.ts'
import { withActions } from './withActions.ts'

export const namespace = 'eip155'
export const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** What a chain and a wallet say, for a test to change while the flow runs. */
export interface SendWorldState {
  feeAtomic: bigint
  balanceAtomic: bigint
  estimate: Partial<TransferEstimate>
  /** Thrown in place of an estimate. */
  refusal: unknown
  kindOf(address: string): 'account' | 'contract' | 'token'
  /** What the wallet answers in place of a hash. */
  answer: unknown
}

/** The flow that sends, whole, between a chain and a wallet that do as a test says. */
export async function createSendWorld() {
  const platform = createFakePlatform()
  const asked: Transfer[] = []
  const world: SendWorldState = {
    ...{ feeAtomic: 5n, balanceAtomic: 50_000n, estimate: {}, refusal: null, answer: null },
    kindOf: () => 'account',
  }
  const wallet = createFakeWallet({
    ...{ id: 'ember', name: 'Ember', accounts: [me], reference: '1', knownReferences: ['8453'] },
  })
  const transfers: Partial<WalletActions> = {
    nativeBalance: async () => world.balanceAtomic,
    readRecipient: (address) =>
      /^0x[\da-f]{40}$/i.test(address)
        ? { kind: 'address', address }
        : { kind: 'refused', reason: 'invalid' },
    recipientKind: async ({ address }) => world.kindOf(address),
    async estimate() {
      if (world.refusal) throw world.refusal
      const { feeAtomic } = world
      return { feeAtomic, reserveAtomic: 2n * feeAtomic, ...world.estimate }
    },
    async transfer(transfer) {
      asked.push(transfer)
      if (world.answer) throw world.answer
      return `0x${asked.length}`
    },
    outcome: async () => ({ status: 'confirmed', differences: [], seen: null }),
  }
  const network = (id: number, name: string) => ({
    ...{ id, name, chainNamespace: namespace, testnet: true },
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 4 },
    rpcUrls: { default: { http: [] } },
  })
  const foyer = createFoyer(
    {
      projectId: 'test',
      networks: [network(1, 'Ethereum'), network(8453, 'Base')],
      adapters: [withActions(fakeAdapter({ namespace, wallets: [wallet] }), transfers)],
    },
    { platform },
  )
  await platform.clock.advance(0)
  const [connector] = foyer.getConnectors()
  if (connector) await foyer.connect({ connector })
  const send = getSend(foyer)
  return {
    ...{ foyer, send, world, asked, clock: platform.clock },
    state: send.store.getState,
    settle: () => platform.clock.advance(0),
  }
}
