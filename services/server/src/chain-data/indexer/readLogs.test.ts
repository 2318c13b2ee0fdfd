import fc from 'fast-check'
import {
  encodeAbiParameters,
  encodeEventTopics,
  erc20Abi,
  type Hex,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import { expect, test } from 'vitest'
import { readApprovers, readTransfers } from './readLogs.ts'

const [token, from, to] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`) as [Hex, Hex, Hex]
const erc1155 = parseAbi([
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
])
const word = (value: bigint) => encodeAbiParameters(parseAbiParameters('uint256'), [value])
const transferTopics = encodeEventTopics({
  abi: erc20Abi,
  eventName: 'Transfer',
  args: { from, to },
})

function batch(ids: bigint[], amounts: bigint[]) {
  const args = { operator: from, from, to }
  return {
    address: token,
    topics: encodeEventTopics({ abi: erc1155, eventName: 'TransferBatch', args }) as string[],
    data: encodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), [ids, amounts]),
  }
}

test('behavior: each standard is told from the others by its form', () => {
  const logs = [
    { address: token, topics: transferTopics as string[], data: word(5n) },
    { address: token, topics: [...transferTopics, word(9n)] as string[], data: '0x' },
    batch([1n, 2n], [3n, 4n]),
  ]
  expect(
    readTransfers({ logs, sender: from }).map(({ kind, tokenId, amount }) => [
      kind,
      tokenId,
      amount,
    ]),
  ).toEqual([
    ['erc20', null, 5n],
    ['erc721', 9n, 1n],
    ['erc1155', 1n, 3n],
    ['erc1155', 2n, 4n],
  ])
})

test('behavior: moving nothing out of another account is nothing', () => {
  const logs = [{ address: token, topics: transferTopics as string[], data: word(0n) }]
  expect(readTransfers({ logs, sender: to })).toEqual([])
  expect(readTransfers({ logs, sender: from })).toHaveLength(1)
})

test('error: whatever contracts log, nothing breaks and nothing is made up', () => {
  const hex = (bytes: Uint8Array) => `0x${Buffer.from(bytes).toString('hex')}`
  const known = [transferTopics[0] as string, ...batch([], []).topics.slice(0, 1)]
  const address = fc
    .constantFrom(from, to, zeroAddress)
    .map((text) => `0x${text.slice(2).padStart(64, '0')}`)
  const topic = fc.oneof(address, fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hex))
  fc.assert(
    fc.property(
      fc.constantFrom(...known),
      fc.array(topic, { maxLength: 3 }),
      fc.uint8Array({ maxLength: 400 }).map(hex),
      (event, topics, data) => {
        const logs = [{ address: token, topics: [event, ...topics], data }]
        for (const { sender, recipient, amount } of readTransfers({ logs, sender: from })) {
          expect(sender).toMatch(/^0x[0-9a-f]{40}$/)
          expect(recipient).toMatch(/^0x[0-9a-f]{40}$/)
          expect(amount).toBeLessThan(2n ** 256n)
        }
        readApprovers(logs)
      },
    ),
    { numRuns: 1_000 },
  )
  // Lengths that would take all the memory there is.
  const huge = batch([1n], [1n])
  const lying = { ...huge, data: huge.data.replace(/0{63}1/, 'f'.repeat(64)) }
  expect(readTransfers({ logs: [lying], sender: from })).toEqual([])
})
