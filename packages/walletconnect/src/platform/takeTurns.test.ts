import { createFakePlatform } from '@foyer/testing'
import { expect, test } from 'vitest'
import { createFakeOrigin } from '../../test/fakeOrigin.ts'
import { createScriptedRelay } from '../../test/scriptedRelay.ts'
import { takeTurns } from './takeTurns.ts'

const name = '@foyer/walletconnect:records'

function open() {
  const { clock } = createFakePlatform()
  const origin = createFakeOrigin({ relay: createScriptedRelay() })
  const { locks } = origin.openPage().platform
  return { clock, locks, origin, turn: takeTurns({ locks, clock, name }) }
}

test('behavior: an action waits for its turn, and lets the next one have it', async () => {
  const { locks, origin, turn } = open()
  const release = locks?.hold({ name, onHeld() {}, onDenied() {} })
  const done: string[] = []
  const turns = [turn(() => done.push('first')), turn(() => done.push('second'))]
  await Promise.resolve()
  expect(done).toEqual([])
  release?.()
  await Promise.all(turns)
  expect(done).toEqual(['first', 'second'])
  expect(origin.lines.get(name)).toEqual([])
})

test('behavior: a tab that never releases the lock is not waited for', async () => {
  const { clock, locks, origin, turn } = open()
  locks?.hold({ name, onHeld() {}, onDenied() {} })
  let done = 0
  const turned = turn(() => done++)
  await clock.advance(999)
  expect(done).toBe(0)
  await clock.advance(1)
  await turned
  expect([done, origin.lines.get(name)?.length]).toEqual([1, 1])
})

test('behavior: a page that may not use locks goes on at once', async () => {
  const { clock } = createFakePlatform()
  const locks = {
    hold({ onDenied }: { onDenied(): void }) {
      queueMicrotask(onDenied)
      return () => {}
    },
  }
  let done = 0
  await takeTurns({ locks, clock, name })(() => done++)
  expect(done).toBe(1)
})

test('behavior: without locks an action runs a moment later', async () => {
  const { clock } = createFakePlatform()
  let done = 0
  const turned = takeTurns({ locks: null, clock, name })(() => done++)
  await Promise.resolve()
  expect(done).toBe(0)
  await clock.advance(50)
  await turned
  expect(done).toBe(1)
})
