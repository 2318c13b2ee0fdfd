import { expect, test } from 'vitest'
import { readBatch } from './readCalls.ts'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const sponsor = { url: 'https://pay.example' }

test('behavior: an account that can do nothing but its calls leaves out what is optional, and refuses what is not', () => {
  const read = (capabilities: object) => readBatch([{ calls: [{ to }], capabilities }], 1, [])
  const optional = { optional: true }
  expect(
    read({
      paymasterService: { ...sponsor, ...optional },
      multiDimensionalNonce: { nonceKey: '0x1', nonceSequence: '0x0', ...optional },
    }),
  ).toEqual({ calls: [{ to, value: 0n, data: '0x' }], payer: null, nonce: null })
  for (const capabilities of [{ paymasterService: sponsor }, { __proto__: null, eip7702Auth: {} }])
    expect(() => read(capabilities)).toThrow(expect.objectContaining({ code: 5700 }))
})

test('behavior: no call of a batch has a capability of its own', () => {
  const read = (paymasterService: object) =>
    readBatch([{ calls: [{ to, capabilities: { paymasterService } }] }], 1)
  expect(read({ ...sponsor, optional: true }).payer).toBeNull()
  expect(() => read(sponsor)).toThrow(expect.objectContaining({ code: 5700 }))
})
