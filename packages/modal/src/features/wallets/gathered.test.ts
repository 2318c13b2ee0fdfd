import { expect, test } from 'vitest'
import { type Gathered, gather } from './gathered.ts'

const named = (...ids: string[]) => ids.map((id) => ({ id }))
const idsOf = (list: Gathered<{ id: string }>) =>
  Array.from({ length: list.length }, (_, index) => list.at(index)?.id)

test('behavior: each id is there once, in the order of its first coming', () => {
  const list = gather(named('a', 'b', 'a')).with(named('c', 'b', 'd'))
  expect(idsOf(list)).toEqual(['a', 'b', 'c', 'd'])
  expect(list.at(4)).toBeUndefined()
})

test('behavior: a list that was handed out stays as it is, and can grow another way', () => {
  const empty = gather<{ id: string }>()
  const one = empty.with(named('a'))
  const left = one.with(named('b', 'c'))
  const right = one.with(named('c', 'd'))
  expect([empty, one, left, right].map(idsOf)).toEqual([
    [],
    ['a'],
    ['a', 'b', 'c'],
    ['a', 'c', 'd'],
  ])
  expect(one.at(1)).toBeUndefined()
  expect(one.filter(() => true)).toEqual(named('a'))
  expect(idsOf(empty.with(named('z')))).toEqual(['z'])
})
