import type { PublicClient } from 'viem'
import { expect, test } from 'vitest'
import { createFakeChain } from '../../../test/createFakeChain.ts'
import { readGasPrice } from './readGasPrice.ts'

const read = (overrides: Record<string, unknown>) =>
  readGasPrice(createFakeChain(overrides).find('eip155:1')?.client as PublicClient)

const history = (feeHistory: object) => ({
  eth_feeHistory: { oldestBlock: '0x1', gasUsedRatio: [0.5], ...feeHistory },
})

test('behavior: the next base fee, room for full blocks, and what others give on top', async () => {
  const price = await read(
    history({
      baseFeePerGas: ['0x1', '0x3b9aca00'],
      reward: [
        ['0x1', '0x2', '0x3'],
        ['0x5', '0x6', '0x7'],
        ['0x9', '0xa', '0xb'],
      ],
    }),
  )
  expect(price).toEqual({ standard: '1000000005', fast: '1125000006', instant: '1265625007' })
})

test('behavior: empty blocks say nothing, so the node is asked', async () => {
  const price = await read({
    ...history({ baseFeePerGas: ['0x8'], reward: [['0x0', '0x0', '0x0']] }),
    eth_maxPriorityFeePerGas: '0x64',
  })
  expect(price).toEqual({ standard: '108', fast: '109', instant: '111' })
})

test('behavior: more wei than a number holds', async () => {
  const { standard } = await read(
    history({ baseFeePerGas: ['0xffffffffffffffffff'], reward: [['0x1', '0x1', '0x1']] }),
  )
  expect(standard).toBe('4722366482869645213696')
})

test('behavior: without base fees it is what the node would pay', async () => {
  const price = await read({
    ...history({ baseFeePerGas: ['0x0', '0x0'], reward: [] }),
    eth_gasPrice: '0x12a05f200',
  })
  expect(price).toEqual({ standard: '5000000000', fast: '5000000000', instant: '5000000000' })
})
