// @vitest-environment happy-dom
import type { HistoryTransaction } from '@foyer/core/client'
import { expect, test } from 'vitest'
import { address, friend, renderAccount } from '../../../../test/renderAccount.tsx'
import { TransactionRow } from './TransactionRow.tsx'

test('behavior: bait under the symbol of the chain does not get its logo', async () => {
  const { place, show, leave } = await renderAccount()
  const transaction = (isSpam: boolean): HistoryTransaction => ({
    ...{ id: 'one', operationType: 'receive', hash: '0x1', chain: 'eip155:1', minedAtMs: null },
    ...{ sentFrom: friend, sentTo: address, status: 'confirmed', nonce: null },
    transfers: [
      {
        ...{ direction: 'in', quantity: '1', valueUsd: null, nft: null },
        ...{ from: friend, to: address },
        fungible: { name: 'ETH', symbol: 'ETH', iconUrl: null, isSpam },
      },
    ],
  })
  for (const isSpam of [false, true]) {
    await show(
      <TransactionRow
        key={String(isSpam)}
        transaction={transaction(isSpam)}
        known={[]}
        nowMs={0}
        account={address}
      />,
    )
    expect(place.querySelector('.activity-image > .glyph') !== null).toBe(isSpam)
  }
  await leave()
})
