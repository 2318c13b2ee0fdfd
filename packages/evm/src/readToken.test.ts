import fc from 'fast-check'
import { encodeAbiParameters, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { readText, readToken } from './readToken.ts'

const written = (text: string) => encodeAbiParameters([{ type: 'string' }], [text])

test.each([
  [written('USD Coin'), 'USD Coin'],
  [written('USD₮0'), 'USD₮0'],
  // Maker and other old tokens.
  [stringToHex('MKR', { size: 32 }), 'MKR'],
  [written(''), null],
  [written('x'.repeat(129)), null],
  ['0x', null],
  [`0x${'f'.repeat(64)}`, null],
  [`0x${'0'.repeat(62)}20${'f'.repeat(64)}`, null],
  [undefined, null],
])('behavior: %s is %s', (result, text) => {
  expect(readText(result)).toBe(text)
})

test('property: any answer is a text of some length, or none', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc
          .array(fc.constantFrom('0', '2', 'f', 'a'), { maxLength: 900 })
          .map((d) => `0x${d.join('')}`),
      ),
      (result) => {
        const text = readText(result)
        if (text !== null) expect(text.length).toBeLessThanOrEqual(128)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('behavior: what says no decimals or no symbol is no token', async () => {
  const account = `0x${'A'.repeat(40)}`
  const answers: Record<string, string | null> = {
    [`0x70a08231${'a'.repeat(40).padStart(64, '0')}`]: `0x${'7'.padStart(64, '0')}`,
    '0x313ce567': `0x${'6'.padStart(64, '0')}`,
    '0x95d89b41': written('FOY'),
    '0x06fdde03': null,
  }
  const ask = () =>
    readToken(account, async (data, parse) => {
      const answer = answers[data]
      return answer === null ? null : parse(answer)
    })
  expect(await ask()).toEqual({ decimals: 6, symbol: 'FOY', name: 'FOY', heldAtomic: 7n })
  answers['0x95d89b41'] = null
  expect(await ask()).toBeNull()
})
