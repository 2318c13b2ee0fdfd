// @vitest-environment happy-dom
import { type SendState, sendOf } from '@foyer/core/send'
import { expect, test } from 'vitest'
import { renderAccount } from '../../../../test/renderAccount.tsx'
import { FeeRows } from './FeeRows.tsx'

test('behavior: a fee that changed by more than a tenth pulses once in the review, and another does not', async () => {
  const { place, show, foyer, leave } = await renderAccount()
  const state: SendState = { ...sendOf(foyer).store.getState(), feeAtomic: 1_000n }
  const rowAt = async (feeAtomic: bigint | null, withTotal = true) => {
    await show(<FeeRows state={{ ...state, feeAtomic }} withTotal={withTotal} />)
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
