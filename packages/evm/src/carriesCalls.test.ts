import { Network } from '@foyer/core'
import type { ContractCall } from '@foyer/core/adapter'
import {
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  parseAbi,
  parseAbiParameters,
} from 'viem'
import { expect, test } from 'vitest'
import { carriesCalls } from './carriesCalls.ts'

const network = Network.from({
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const exchange = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const abi = parseAbi(['function approve(address, uint256)', 'function swap(address, uint256)'])
const callOf = (to: Hex, name: 'approve' | 'swap', amount: bigint, valueAtomic = 0n) =>
  ({
    ...{ network, from: token, to, valueAtomic },
    data: encodeFunctionData({ abi, functionName: name, args: [exchange, amount] }),
  }) satisfies ContractCall
const calls = [callOf(token, 'approve', 100n), callOf(exchange, 'swap', 100n, 7n)]
type Calls = readonly (typeof calls)[number][]

/** What accounts that are contracts are called with. */
const encodings: Record<string, (calls: Calls) => Hex> = {
  'ERC-7821 and ERC-7579': (calls) =>
    encodeFunctionData({
      abi: parseAbi(['function execute(bytes32 mode, bytes executionData)']),
      args: [
        `0x01${'00'.repeat(31)}`,
        encodeAbiParameters(parseAbiParameters('(address, uint256, bytes)[]'), [
          calls.map(({ to, valueAtomic, data }) => [to, valueAtomic, data] as const),
        ]),
      ],
    }),
  'three lists': (calls) =>
    encodeFunctionData({
      abi: parseAbi(['function executeBatch(address[], uint256[], bytes[])']),
      args: [
        calls.map(({ to }) => to),
        calls.map(({ valueAtomic }) => valueAtomic),
        calls.map(({ data }) => data),
      ],
    }),
  'ERC-4337, inside a bundle': (calls) =>
    encodeFunctionData({
      abi: parseAbi(['function handleOps((address sender, bytes callData)[], address)']),
      args: [
        [{ sender: token, callData: encodings['three lists']?.(calls) ?? '0x' }],
        `0x${'22'.repeat(20)}`,
      ],
    }),
}

test.each(Object.entries(encodings))('behavior: calls are found in %s', (_, encode) => {
  expect(carriesCalls(encode(calls), calls)).toBe(true)
})

test.each(Object.entries(encodings))(
  'behavior: what was changed on the way is not found in %s',
  (_, encode) => {
    const [approve, swap] = calls as [(typeof calls)[0], (typeof calls)[0]]
    const others: Calls[] = [
      [approve],
      [swap, approve],
      [approve, callOf(exchange, 'swap', 101n, 7n)],
      [approve, callOf(exchange, 'swap', 100n, 8n)],
      [approve, callOf('0x1111111111111111111111111111111111111111', 'swap', 100n, 7n)],
    ]
    for (const other of others) expect(carriesCalls(encode(other), calls)).toBe(false)
    expect(carriesCalls('0x', calls)).toBe(false)
  },
)
