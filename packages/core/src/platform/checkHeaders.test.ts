import { expect, test } from 'vitest'
import { checkHeaders } from './checkHeaders.ts'

test('behavior: headers within bounds pass', () => {
  expect(() => checkHeaders({})).not.toThrow()
  expect(() => checkHeaders({ 'x-empty': '', authorization: 'Bearer a.b~c ==' })).not.toThrow()
  expect(() => checkHeaders({ 'x-long': 'x'.repeat(8_000) })).not.toThrow()
})

test.each([
  ['more than 8 KB in one', { 'x-long': 'x'.repeat(8_192) }],
  [
    'more than 8 KB together',
    Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`x-${index}`, 'value'])),
  ],
  ['no name', { '': '1' }],
  ['a name with a line break', { 'x\r\ny': '1' }],
  ['a value with a line break', { 'x-a': '1\r\nx-b: 2' }],
  ['a value beyond Latin-1', { 'x-a': '€' }],
])('error: %s', (_, headers) => {
  expect(() => checkHeaders(headers)).toThrow(TypeError)
})
