import { expect, test } from 'vitest'
import { withId } from './withId.ts'

const token = `0x${'c'.repeat(40)}`

test('behavior: the id of an ERC-1155 is put in as 64 digits in lower case', () => {
  const digits = `${'0'.repeat(59)}4cce0`
  const key = { standard: 'ERC1155', token, tokenId: '314592' } as const
  expect(withId('https://a.example/{id}.json', key)).toBe(`https://a.example/${digits}.json`)
  expect(withId('https://a.example/%7Bid%7d?a={ID}', key)).toBe(
    `https://a.example/${digits}?a=${digits}`,
  )
  expect(withId('https://a.example/{ids}', key)).toBe('https://a.example/{ids}')
  const largest = { ...key, tokenId: `${2n ** 256n - 1n}` }
  expect(withId('{id}', largest)).toBe('f'.repeat(64))
})

test('behavior: an ERC-721 means what it writes', () => {
  const key = { standard: 'ERC721', token, tokenId: '1' } as const
  expect(withId('https://a.example/{id}', key)).toBe('https://a.example/{id}')
})
