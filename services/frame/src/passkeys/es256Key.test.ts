import { expect, test } from 'vitest'
import { readEs256Key } from './es256Key.ts'

const [x, y] = ['1a'.repeat(32), '2b'.repeat(32)]
const cose = (hex: string) => Buffer.from(hex, 'hex').toString('base64url')

test('behavior: a key of ES256 is read as authenticators write it', () => {
  expect(readEs256Key(cose(`a5010203262001215820${x}225820${y}`))).toEqual({
    ...{ x: BigInt(`0x${x}`), y: BigInt(`0x${y}`) },
  })
})

test('error: another kind of key, and what is no key, is none', () => {
  for (const hex of [
    // Ed25519, RS256, P-384, and more than a key.
    `a4010103272006215820${x}`,
    'a401030339010020420102214201',
    `a5010203382220022158${x}`,
    `a5010203262001215820${x}225820${y}00`,
    '',
  ])
    expect(readEs256Key(cose(hex))).toBeNull()
  expect(readEs256Key('%%%')).toBeNull()
})
