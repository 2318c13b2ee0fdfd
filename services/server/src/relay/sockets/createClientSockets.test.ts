import { beforeEach, expect, test, vi } from 'vitest'
import { createClientSockets } from './createClientSockets.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

test('behavior: a few come in at once, a crowd waits and its newest comes first', () => {
  const { arrive, isIn } = open()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) arrive(name)
  expect(isIn()).toEqual(['a', 'b', 'c', 'd'])
  arrive('another', 'other')
  expect(isIn()).toEqual(['a', 'b', 'c', 'd', 'another'])
  vi.advanceTimersByTime(199)
  expect(isIn()).toHaveLength(5)
  vi.advanceTimersByTime(1)
  expect(isIn().slice(5)).toEqual(['g'])
  // The others when it had time to answer.
  vi.advanceTimersByTime(200)
  expect(isIn().slice(6)).toEqual(['e', 'f'])
  expect(vi.getTimerCount()).toBe(0)
  // Later it is as at first.
  vi.advanceTimersByTime(5_000)
  arrive('h')
  expect(isIn().at(-1)).toBe('h')
})

test('behavior: one that comes meanwhile is the newest, which comes in after 2 s without a pause, too', () => {
  const { arrive, isIn } = open()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) arrive(name)
  vi.advanceTimersByTime(200)
  expect(isIn().slice(4)).toEqual(['f'])
  arrive('g')
  vi.advanceTimersByTime(200)
  expect(isIn().slice(5)).toEqual(['g'])
  vi.advanceTimersByTime(200)
  expect(isIn().slice(6)).toEqual(['e'])
  // One every 100 ms: it is never quiet.
  for (let n = 0; n < 21; n++) {
    arrive(`n${n}`)
    vi.advanceTimersByTime(100)
  }
  expect(isIn().slice(7)).toContain('n19')
})

test('behavior: who gave up waiting is not let in, and nothing stays of it', () => {
  const { arrive, isIn, leave } = open()
  const giveUps = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => arrive(name))
  expect(giveUps.slice(0, 4)).toEqual([null, null, null, null])
  for (const giveUp of giveUps.slice(4)) giveUp?.()
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(2_000)
  expect(isIn()).toEqual(['a', 'b', 'c', 'd'])
  for (const name of isIn()) leave(name)
  for (const name of ['g', 'h', 'i', 'j']) arrive(name)
  // What belongs to connections of before does not touch those of now.
  for (const giveUp of giveUps) giveUp?.()
  arrive('k')
  expect(isIn().slice(4)).toEqual(['g', 'h', 'i', 'j'])
})

test('behavior: above the bound the oldest goes that wants no topic, else the oldest', () => {
  const { arrive, want, gone, isIn, leave } = open({ max: 3 })
  for (const name of ['a', 'b', 'c']) arrive(name)
  want('a')
  arrive('d')
  vi.advanceTimersByTime(200)
  expect(gone).toEqual(['b'])
  for (const name of ['c', 'd']) want(name)
  vi.advanceTimersByTime(5_000)
  arrive('e')
  expect(gone).toEqual(['b', 'a'])
  // It makes room for one of its client only.
  arrive('another', 'other')
  expect(gone).toEqual(['b', 'a'])
  leave('c')
  arrive('f')
  vi.advanceTimersByTime(200)
  expect(gone).toEqual(['b', 'a'])
  expect(isIn()).toEqual(['a', 'b', 'c', 'd', 'e', 'another', 'f'])
})

test('behavior: without a bound everybody comes in at once', () => {
  const { arrive, isIn, gone } = open({ max: 0 })
  for (let n = 0; n < 100; n++) arrive(`${n}`)
  expect(isIn()).toHaveLength(100)
  expect(gone).toEqual([])
})

/** Sockets that are known by their names. */
function open({ max = 32 } = {}) {
  const sockets = createClientSockets<Socket>({ max })
  const all = new Map<string, Socket>()
  const gone: string[] = []
  return {
    gone,
    /** Everything that was ever let in, in that order. */
    isIn: () => [...all.keys()],
    arrive: (name: string, clientId = 'client') =>
      sockets.arrive({
        clientId,
        open() {
          const socket = { name, connection: { clientId, topics: new Map<string, string>() } }
          all.set(name, socket)
          const surplus = sockets.enter(socket)
          if (surplus) gone.push(surplus.name)
        },
      }),
    want: (name: string) => all.get(name)?.connection.topics.set('topic', 'id'),
    leave(name: string) {
      const socket = all.get(name)
      if (socket) sockets.leave(socket)
    },
  }
}

interface Socket {
  readonly name: string
  readonly connection: { readonly clientId: string; readonly topics: Map<string, string> }
}
