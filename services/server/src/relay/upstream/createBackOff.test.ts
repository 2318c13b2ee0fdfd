import { expect, test } from 'vitest'
import { createBackOff } from './createBackOff.ts'

test('behavior: delays double up to 30 s and are up to half of that shorter', () => {
  const delays = (random: number) => {
    const backOff = createBackOff(() => random)
    return Array.from({ length: 7 }, () => backOff.nextMs())
  }
  expect(delays(0)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  expect(delays(1)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
  const backOff = createBackOff(() => 0)
  backOff.nextMs()
  backOff.nextMs()
  backOff.reset()
  expect(backOff.nextMs()).toBe(1_000)
})
