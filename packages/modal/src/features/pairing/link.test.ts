import { AppError } from '@foyer/core'
import type { RelayState } from '@foyer/core/adapter'
import { expect, test } from 'vitest'
import { formatSeconds, readLink, readTrouble } from './link.ts'

const ready = { status: 'ready', uri: 'wc:1@2', renewsAtMs: 230_000, lastsMs: 230_000 } as const

test.each([
  [-86_400_000, 230, 1],
  [-3_600_000, 230, 1],
  [0, 230, 1],
  [1, 230, 1],
  [115_000, 115, 0.5],
  [170_000, 60, 0.2609],
  [229_999, 1, 0],
  [230_000, 0, 0],
])('behavior: after %i ms there are %i s left', (nowMs, seconds, share) => {
  const link = readLink(ready, nowMs)
  expect(link).toEqual({
    status: 'ready',
    uri: ready.uri,
    left: { seconds, share: expect.closeTo(share, 3) },
  })
})

test('behavior: a link that nobody replaced in time has expired', () => {
  expect([230_999, 231_000, 240_000].map((nowMs) => readLink(ready, nowMs).status)).toEqual([
    'ready',
    'expired',
    'expired',
  ])
})

test('behavior: what is on its way, or did not come, is said', () => {
  const error = new AppError('relay/unavailable', 'No', { kind: 'unavailable' })
  expect(readLink({ status: 'none' }, 0)).toEqual({ status: 'preparing' })
  expect(readLink({ status: 'preparing' }, 0)).toEqual({ status: 'preparing' })
  expect(readLink({ status: 'failed', error }, 0)).toEqual({ status: 'failed' })
})

const trouble = (relay: RelayState, given: Partial<Parameters<typeof readTrouble>[0]> = {}) =>
  readTrouble({ relay, isOnline: true, lostAtMs: 0, nowMs: 0, ...given })

test('behavior: a lost network is said at once', () => {
  expect(trouble({ status: 'connected' }, { isOnline: false, lostAtMs: null })).toBe('offline')
})

test('behavior: a relay that does not answer is said after five seconds', () => {
  const connecting = { status: 'connecting' } as const
  expect(trouble(connecting, { nowMs: 4_999 })).toBe(null)
  expect(trouble(connecting, { nowMs: 5_000 })).toBe('unreachable')
  expect(trouble({ status: 'connected' }, { nowMs: 9_000 })).toBe(null)
})

test('behavior: what was lost before the view was opened counts', () => {
  const offline = { status: 'offline', sinceMs: 1_000, nextAttemptAtMs: 9_000 } as const
  expect(trouble(offline, { lostAtMs: 4_000, nowMs: 6_000 })).toBe('unreachable')
  expect(trouble(offline, { lostAtMs: 4_000, nowMs: 5_999 })).toBe(null)
})

test('behavior: a clock that is set back keeps nobody from being told', () => {
  expect(trouble({ status: 'connecting' }, { nowMs: -3_600_000 })).toBe('unreachable')
})

test('behavior: a refusal is said at once', () => {
  expect(trouble({ status: 'refused', reason: 'project' })).toBe('refused')
})

test('behavior: seconds read like a clock', () => {
  expect([230, 163, 60, 9, 0].map(formatSeconds)).toEqual(['3:50', '2:43', '1:00', '0:09', '0:00'])
})
