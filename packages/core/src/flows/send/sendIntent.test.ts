import { describeIntentConformance } from '@foyer/testing/conformance'
import type { Transfer } from '../../adapter.ts'
import { mainnet } from '../../networks.ts'
import { from } from '../../primitives/Network.ts'
import type { SendRequest } from './SendState.ts'
import { sendIntent } from './sendIntent.ts'

const usdc = {
  asset: { kind: 'token', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', decimals: 6 },
  ...{ name: 'USD Coin', symbol: 'USDC', decimals: 6, atomic: 10n ** 9n },
  ...{ priceUsd: 1, iconUrl: null },
} as const
let amountAtomic = 0n

describeIntentConformance<SendRequest>('send', {
  intent: (wallet) =>
    sendIntent({
      actions: () => ({
        estimate: (_, options) => wallet.prepare(options),
        transfer: wallet.ask,
        outcome: ({ transfer, ...asked }) => wallet.outcome(transfer, asked),
        findTransfer: ({ hash }) => wallet.find<Transfer>(hash),
      }),
      nameAsset: () => usdc,
    }),
  request: () => ({
    ...{ network: from(mainnet), from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
    ...{ asset: usdc, amountAtomic: ++amountAtomic },
    recipient: { address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', name: null, avatar: null },
  }),
})
