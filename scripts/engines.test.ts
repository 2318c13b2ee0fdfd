import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../${name}`, import.meta.url), 'utf8'))

test('behavior: no dependency asks for a newer Node than the README names, so npm warns of none', () => {
  const floor = numbers(read('package.json').engines.node)
  const packages: [string, { version?: string; engines?: { node?: string } }][] = Object.entries(
    read('package-lock.json').packages,
  )
  const unserved = packages
    .filter(([, { engines }]) => engines?.node && !serves(engines.node, floor))
    .map(([name, { version, engines }]) => `${name} ${version} wants ${engines?.node}`)
  expect(packages.length).toBeGreaterThan(100)
  expect(unserved).toEqual([])
})

/** Whether one of the alternatives admits a version, by the forms that packages write. */
function serves(range: string, version: readonly number[]): boolean {
  return range.split('||').some((alternative) =>
    alternative
      .replaceAll(/([<>=^~]) +/g, '$1')
      .trim()
      .split(/\s+/)
      .every((comparator) => {
        const bound = numbers(comparator)
        const isUpTo = compare(version, bound) >= 0
        if (comparator === '' || comparator === '*') return true
        if (comparator.startsWith('>=')) return isUpTo
        if (comparator.startsWith('>')) return compare(version, bound) > 0
        if (comparator.startsWith('<')) return !isUpTo
        return version[0] === bound[0] && isUpTo
      }),
  )
}

const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number)

function compare(a: readonly number[], b: readonly number[]): number {
  for (const index of [0, 1, 2]) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
