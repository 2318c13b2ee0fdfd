import { expect, test } from 'vitest'
import { createVersions } from './createVersions.ts'

const alice = { chainId: 'eip155:1', account: '0xa' }
const bob = { chainId: 'eip155:1', account: '0xb' }

test('behavior: the version of an account changes when it does something, or anything may have', () => {
  const versions = createVersions({ maxEntries: 10 })
  const [before, ofBob] = [versions.of(alice), versions.of(bob)]
  expect(versions.of(alice)).toBe(before)
  versions.grow({ chainId: 'eip155:1', accounts: ['0xa', '0xnobody'] })
  const after = versions.of(alice)
  expect(after).not.toBe(before)
  expect(versions.of(bob)).toBe(ofBob)
  versions.grow({ chainId: 'eip155:2', accounts: 'all' })
  expect(versions.of(alice)).toBe(after)
  versions.grow({ chainId: 'eip155:1', accounts: 'all' })
  expect([versions.of(alice), versions.of(bob)]).not.toContain(after)
  expect(versions.of(bob)).not.toBe(ofBob)
})

test('behavior: who was forgotten meanwhile never gets a version back', () => {
  const versions = createVersions({ maxEntries: 1 })
  const before = versions.of(alice)
  versions.of(bob)
  versions.grow({ chainId: 'eip155:1', accounts: ['0xa'] })
  expect(versions.of(alice)).not.toBe(before)
})
