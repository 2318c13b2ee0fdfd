import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from './AppError.ts'
import * as Caip2 from './Caip2.ts'
import * as Caip10 from './Caip10.ts'

const part = fc.string({ minLength: 1 }).filter((text) => !text.includes(':'))
const failure = (action: () => unknown) => {
  try {
    action()
  } catch (error) {
    if (AppError.is(error)) return [error.code, error.kind, error.message]
  }
  throw new Error('Expected an AppError')
}

test('property: an account id survives writing and reading', () => {
  fc.assert(
    fc.property(fc.record({ namespace: part, reference: part, address: part }), (parts) => {
      expect(Caip10.parse(Caip10.format(parts))).toEqual(parts)
    }),
  )
})

test('property: a network id survives writing and reading', () => {
  fc.assert(
    fc.property(fc.record({ namespace: part, reference: part }), (parts) => {
      expect(Caip2.parse(Caip2.format(parts))).toEqual(parts)
    }),
  )
})

test('property: any other number of parts is refused', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const value = parts.join(':')
      if (parts.length !== 2)
        expect(failure(() => Caip2.parse(value))[0]).toBe('caip/invalid-network-id')
      if (parts.length !== 3)
        expect(failure(() => Caip10.parse(value))[0]).toBe('caip/invalid-account-id')
    }),
  )
})

test('behavior: the address keeps its case', () => {
  expect(Caip10.parse('eip155:1:0xAbC')).toEqual({
    namespace: 'eip155',
    reference: '1',
    address: '0xAbC',
  })
})

test.each(['', ':', '::', 'eip155:1', 'eip155:1:', ':1:0x1', 'eip155::0x1', 'eip155:1:0x1:2'])(
  'error: %j is no account id',
  (value) => {
    expect(failure(() => Caip10.parse(value))).toEqual([
      'caip/invalid-account-id',
      'invalid',
      `Invalid CAIP-10 address: ${value}`,
    ])
  },
)

test.each([null, undefined, 1, {}, [], Symbol('x')])(
  'error: something that is no text is no account id',
  (value) => {
    expect(failure(() => Caip10.parse(value as string))).toEqual([
      'caip/invalid-address',
      'invalid',
      'Invalid CAIP Address',
    ])
  },
)

test.each(['', ':', 'eip155', 'eip155:', ':1', 'eip155:1:2'])(
  'error: %j is no network id',
  (value) => {
    expect(failure(() => Caip2.parse(value))).toEqual([
      'caip/invalid-network-id',
      'invalid',
      `Invalid CAIP-2 network id: ${value}`,
    ])
  },
)

test.each([
  [undefined, 'undefined'],
  [1, '1'],
  [Object.create(null), 'object'],
  [Symbol('x'), 'Symbol(x)'],
])('error: something that is no text is no network id', (value, shown) => {
  expect(failure(() => Caip2.parse(value as unknown as string))[2]).toBe(
    `Invalid CAIP-2 network id: ${shown}`,
  )
})
