import { expect, test } from 'vitest'
import { readBlocks, readDocExamples } from './examples.mjs'

const fence = '```'

test('behavior: finds the blocks of a README and skips sketches', () => {
  const text = [
    '# Title',
    `${fence}tsx`,
    '<App />',
    fence,
    `${fence}ts sketch`,
    'later()',
    fence,
    `${fence}sh`,
    'npm start',
    fence,
  ].join('\n')
  expect(readBlocks(text)).toEqual([{ code: '<App />\n', extension: 'tsx', line: 3 }])
})

test('behavior: finds examples on exports, with the line they start at', () => {
  const text = [
    '/**',
    ' * Adds.',
    ' *',
    ' * @example',
    ' * add(1, 2) // 3',
    ' * @see elsewhere',
    ' */',
    'export function add() {}',
    '/**',
    ' * @example',
    ' * hidden()',
    ' */',
    'function hidden() {}',
    '/**',
    ' * @example',
    ` * ${fence}tsx`,
    ' * <Add />',
    ` * ${fence}`,
    ' */',
    'export function Add() {}',
  ].join('\n')
  expect(readDocExamples(text, 'ts')).toEqual([
    { code: 'add(1, 2) // 3\n', extension: 'ts', line: 5 },
    { code: '<Add />\n', extension: 'tsx', line: 17 },
  ])
})
