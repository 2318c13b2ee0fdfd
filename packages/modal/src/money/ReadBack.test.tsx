// @vitest-environment happy-dom
import type { TransferOutcome } from '@foyer/core/adapter'
import { expect, test } from 'vitest'
import { renderAccount } from '../../test/renderAccount.tsx'
import { ReadBack } from './ReadBack.tsx'

test('behavior: only what was compared whole, and moved, is said to match', async () => {
  const { place, show, leave } = await renderAccount()
  const said = async (outcome: Partial<TransferOutcome> | null, isLess = false) => {
    const whole: TransferOutcome | null = outcome && {
      ...{ status: 'confirmed', differences: [], seen: null },
      ...outcome,
    }
    await show(<ReadBack outcome={whole} isLess={isLess} />)
    return place.querySelector('strong')?.textContent ?? place.textContent
  }
  expect(await said({})).toBe('Read back from chain: matches')
  expect(await said({ status: 'pending' })).toBe('Read back from chain: matches')
  for (const uncompared of [['amount'], ['recipient', 'amount', 'asset']] as const)
    expect(await said({ uncompared })).toBe('Could not be compared whole')
  expect(await said({ differences: null })).toBe('Could not be read yet')
  expect(await said(null)).toBe('Reading back from chain')
  for (const status of ['failed', 'dropped', 'replaced'] as const)
    for (const differences of [[], null]) expect(await said({ status, differences })).toBe('')
  expect(await said({}, true)).toBe('')
  await leave()
})
