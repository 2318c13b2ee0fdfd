import { expect, test } from 'vitest'
import { feeText } from './feeText.ts'

test.each([
  [2_039_280n, 9, '0.00204 SOL'],
  [105_000n, 9, '0.000105 SOL'],
  [1n, 9, '0.000000001 SOL'],
  [0n, 9, '0 SOL'],
  [999_999_999n, 9, '1 SOL'],
  [1_000_000_001n, 9, '1.001 SOL'],
  [21_000_000_000_001n, 18, '0.0000211 SOL'],
  [12n, 0, '12 SOL'],
])(
  'behavior: what something costs at most is never shown as less (%s)',
  (atomic, decimals, text) => {
    expect(feeText(atomic, { decimals, symbol: 'SOL' }, 'en')).toBe(text)
  },
)
