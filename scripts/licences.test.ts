import { expect, test } from 'vitest'
import { isAccepted, walkRuntime } from './licences.mjs'

test('behavior: a choice of licences needs one we accept, a sum needs all', () => {
  expect(isAccepted('(MIT OR GPL-3.0)')).toBe(true)
  expect(isAccepted('MIT AND GPL-3.0')).toBe(false)
  expect(isAccepted('GPL-3.0')).toBe(false)
  expect(isAccepted(undefined)).toBe(false)
})

test('behavior: walks through our own packages to nested copies, leaving tools out', () => {
  const places = {
    '': { devDependencies: { tool: '1.0.0' } },
    'packages/a': { dependencies: { '@foyer/b': '0.0.0', near: '1.0.0' } },
    'packages/b': { dependencies: { deep: '1.0.0' } },
    'packages/c': { private: true, dependencies: { hidden: '1.0.0' } },
    'node_modules/@foyer/b': { link: true, resolved: 'packages/b' },
    'packages/a/node_modules/near': { version: '1.0.0', license: 'MIT' },
    'node_modules/near': { version: '2.0.0', license: 'MIT' },
    'node_modules/deep': { version: '1.0.0', dependencies: { near: '2.0.0' } },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0' },
  }
  const seen = walkRuntime(places).map(
    ({ name, version, licence }) => `${name} ${version} ${licence}`,
  )
  expect(seen).toEqual(['deep 1.0.0 undefined', 'near 1.0.0 MIT', 'near 2.0.0 MIT'])
})
