import { Network } from '@foyer/core'
import { solana } from '@foyer/core/networks'
import { expect, test } from 'vitest'
import { encode } from './base58.ts'
import { buildTransfer } from './buildTransfer.ts'
import { mostParts } from './readRoute.ts'
import { tokenPrograms } from './tokens.ts'

const key = (byte: number) => encode(new Uint8Array(32).fill(byte))

test('behavior: with the most parts there is room left for what wallets add', () => {
  const { transaction } = buildTransfer({
    transfer: {
      ...{ network: Network.from(solana), from: key(1), to: key(2), amountAtomic: 10n },
      asset: { kind: 'token', address: key(3), decimals: 6 },
    },
    route: {
      mint: {
        ...{ program: tokenPrograms.token2022, decimals: 6, refuses: false },
        fees: [{ fromEpoch: 0n, maxAtomic: 5n, basisPoints: 100n }],
      },
      ...{ destination: key(4), isNew: true, refusal: null },
      parts: Array.from({ length: mostParts }, (_, index) => ({
        ...{ source: key(10 + index), amountAtomic: 2n ** 60n, keptAtomic: 5n },
      })),
    },
    ...{ blockhash: key(5), lastValidBlockHeight: 1n },
  })
  expect(transaction.length).toBeLessThan(1_232 - 250)
})
