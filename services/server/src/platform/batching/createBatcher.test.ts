import { expect, test } from 'vitest'
import { createBatcher } from './createBatcher.ts'

test('behavior: what comes while one is written is written together', async () => {
  const written: (readonly number[])[] = []
  const gates: (() => void)[] = []
  const gatherer = createBatcher<number, string>({
    write: async (items) => {
      written.push(items)
      await new Promise<void>((resolve) => gates.push(resolve))
      return items.map((item) => `kept ${item}`)
    },
    sizeOf: () => 1,
    maxItems: 3,
  })
  const first = [gatherer.add(1), gatherer.add(2)]
  await until(() => gates.length === 1)
  const later = [3, 4, 5, 6].map((item) => gatherer.add(item))
  gates[0]?.()
  expect(await Promise.all(first)).toEqual(['kept 1', 'kept 2'])
  await until(() => gates.length === 2)
  gates[1]?.()
  await until(() => gates.length === 3)
  gates[2]?.()
  expect(await Promise.all(later)).toEqual(['kept 3', 'kept 4', 'kept 5', 'kept 6'])
  expect(written).toEqual([[1, 2], [3, 4, 5], [6]])
})

test('behavior: long ones are written in parts, and one that is too long alone', async () => {
  const written: (readonly number[])[] = []
  const gatherer = createBatcher<number, void>({
    write: async (items) => {
      written.push(items)
      return []
    },
    sizeOf: (bytes) => bytes,
    maxBytes: 10,
  })
  await Promise.all([4, 6, 1, 50, 2].map((bytes) => gatherer.add(bytes)))
  expect(written).toEqual([[4, 6], [1], [50], [2]])
})

test('error: a failure is told to all that were written together, and the next are tried', async () => {
  let isBroken = true
  const gatherer = createBatcher<number, string>({
    write: async (items) => {
      if (isBroken) throw new Error('away')
      return items.map(String)
    },
    sizeOf: () => 1,
  })
  const outcomes = await Promise.allSettled([gatherer.add(1), gatherer.add(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  isBroken = false
  expect(await gatherer.add(3)).toBe('3')
})

test('error: more than memory should hold is refused', async () => {
  const gatherer = createBatcher<number, void>({
    write: () => new Promise(() => {}),
    sizeOf: (bytes) => bytes,
    maxWaitingBytes: 10,
  })
  void gatherer.add(6)
  void gatherer.add(4)
  await expect(gatherer.add(1)).rejects.toMatchObject({ code: 'relay/busy', kind: 'unavailable' })
})

async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve))
}
