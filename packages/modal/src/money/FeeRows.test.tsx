// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { renderAccount } from '../../test/renderAccount.tsx'
import { FeeRows } from './FeeRows.tsx'

test('behavior: a fee that changed by more than a tenth pulses once in the review, and another does not', async () => {
  const { place, show, foyer, leave } = await renderAccount()
  const network = foyer.getState().chains.eip155?.network
  if (!network) throw new Error('No network')
  const rowAt = async (feeAtomic: bigint | null, isReview = true) => {
    await show(
      <FeeRows
        {...{ network, feeAtomic, extraCosts: [], priceUsd: null }}
        {...(isReview && { leavesUsd: null })}
      />,
    )
    return place.querySelectorAll('dd')[1] as HTMLElement
  }
  const first = await rowAt(1_000n)
  expect(first.dataset.pulse).toBeUndefined()
  expect((await rowAt(1_100n)).dataset.pulse).toBeUndefined()
  // Against what is shown now, and whatever could not be read in between.
  await rowAt(null)
  const changed = await rowAt(1_211n)
  expect(changed.dataset.pulse).toBe('true')
  expect(await rowAt(1_211n)).toBe(changed)
  // Another element, for which the browser begins the animation anew.
  expect(await rowAt(1_000n)).not.toBe(changed)
  await show(null)
  await rowAt(1_000n, false)
  expect((await rowAt(2_000n, false)).dataset.pulse).toBeUndefined()
  await leave()
})
