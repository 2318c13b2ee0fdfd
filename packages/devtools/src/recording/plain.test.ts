import { expect, test } from 'vitest'
import { changedPaths } from './changedPaths.ts'
import { plain } from './plain.ts'

test('behavior: functions and signals are left out, and large numbers kept', () => {
  const value = {
    open() {},
    over: new AbortController().signal,
    amount: 2n ** 70n,
    error: new TypeError('No'),
    list: [1, null],
  }
  expect(plain(value)).toEqual({
    amount: '1180591620717411303424',
    error: { name: 'TypeError', message: 'No' },
    list: [1, null],
  })
  const ring: { self?: unknown } = {}
  ring.self = ring
  expect(plain(ring)).toBe('[object Object]')
})

test('behavior: a change is named with everything around it', () => {
  const same = { deep: [1, 2] }
  const before = { open: false, view: null, chains: { a: { status: 'x', same }, b: {} } }
  const after = { open: false, view: 'Connect', chains: { a: { status: 'y', same }, c: {} } }
  expect([...changedPaths(before, after)].sort()).toEqual([
    'chains',
    'chains/a',
    'chains/a/status',
    'chains/b',
    'chains/c',
    'view',
  ])
  expect(changedPaths(before, structuredClone(before)).size).toBe(0)
})
