import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { keptScreens } from './keptScreens.mjs'

test('behavior: the images in the project are those that are kept, and few', () => {
  const there = readdirSync(new URL('../docs/screens', import.meta.url))
  expect(there.sort()).toEqual(keptScreens.map((name) => `${name}.png`).sort())
  expect(there.length).toBeLessThanOrEqual(40)
})
