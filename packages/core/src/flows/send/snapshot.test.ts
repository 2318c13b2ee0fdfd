import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test } from 'vitest'
import { createFoyer } from '../../client/createFoyer.ts'
import { mainnet } from '../../networks.ts'
import { getSend } from '../../send.ts'
import { snapshot } from './snapshot.ts'

test('behavior: the fee and what pays it are told in dollars, where their price is known', () => {
  const wallet = createFakeWallet({ id: 'oak', name: 'Oak', accounts: [], reference: '1' })
  const foyer = createFoyer(
    {
      ...{ projectId: 'shop', networks: [mainnet] },
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [wallet] })],
    },
    { platform: createFakePlatform() },
  )
  const state = {
    ...getSend(foyer).store.getState(),
    ...{ amountText: '1', feeAtomic: 2_000_000_000_000_000n },
  }
  const of = (native: { atomic: bigint | null; priceUsd: number | null }) => {
    const told = snapshot(state, { isConnected: true, native })
    return [told?.networkFee, told?.networkFeeUsd, told?.networkBalanceUsd]
  }
  expect(of({ atomic: 5n * 10n ** 17n, priceUsd: 3_000 })).toEqual(['0.002', 6, 1_500])
  expect(of({ atomic: null, priceUsd: 3_000 })).toEqual(['0.002', 6, null])
  expect(of({ atomic: 5n * 10n ** 17n, priceUsd: null })).toEqual(['0.002', null, null])
})
