import { createFakePlatform } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import type { TransferOutcome } from '../adapter/Transfer.ts'
import { watchOutcome } from './watchOutcome.ts'

function setUp(...statuses: TransferOutcome['status'][]) {
  const { clock } = createFakePlatform()
  const onMoved = vi.fn()
  const readOutcome = async () =>
    ({ status: statuses.length > 1 ? statuses.shift() : statuses[0], differences: [] }) as never
  const stop = watchOutcome({
    ...{ clock, readOutcome, onMoved },
    onOutcome: () => {},
  })
  return { clock, onMoved, stop }
}

test('behavior: balances are asked for at once and again when a backend can have read them since', async () => {
  const { clock, onMoved, stop } = setUp('pending', 'confirmed')
  await clock.advance(0)
  expect(onMoved).toHaveBeenCalledTimes(0)
  await clock.advance(1_500)
  expect(onMoved).toHaveBeenCalledTimes(1)
  await clock.advance(1_500)
  expect(onMoved).toHaveBeenCalledTimes(1)
  await clock.advance(1_500)
  expect(onMoved).toHaveBeenCalledTimes(2)
  await clock.advance(600_000)
  expect(onMoved).toHaveBeenCalledTimes(2)
  stop()
})

test('behavior: a block that goes again is told at once', async () => {
  const { clock, onMoved, stop } = setUp('confirmed', 'pending', 'pending')
  await clock.advance(0)
  expect(onMoved).toHaveBeenCalledTimes(1)
  await clock.advance(1_500)
  expect(onMoved).toHaveBeenCalledTimes(2)
  await clock.advance(30_000)
  expect(onMoved).toHaveBeenCalledTimes(2)
  stop()
})
