import { describeIntentConformance } from '@foyer/testing/conformance'
import { expect, test } from 'vitest'
import { mainnet } from '../../networks.ts'
import { from } from '../../primitives/Network.ts'
import { approveIntent } from './approveIntent.ts'

const usdc = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', decimals: 6 }
const approval = {
  network: from(mainnet),
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  token: usdc,
  spender: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
}
let amountAtomic = 0n

describeIntentConformance('approve', {
  intent: approveIntent,
  request: () => ({ ...approval, amountAtomic: ++amountAtomic }),
})

test('behavior: no limit is the largest number there is, and is described as none', async () => {
  const data: string[] = []
  const intent = approveIntent({
    estimate: () => Promise.reject(new Error('Nobody asked.')),
    outcome: () => Promise.reject(new Error('Nobody asked.')),
    async send(call) {
      data.push(call.data)
      return '0x1'
    },
  })
  for (const amountAtomic of [null, 0n]) await intent.ask({ ...approval, amountAtomic })
  const head = `0x095ea7b3${approval.spender.slice(2).toLowerCase().padStart(64, '0')}`
  expect(data).toEqual([head + 'f'.repeat(64), head + '0'.repeat(64)])
  expect(intent.describe({ ...approval, amountAtomic: null }).allows).toEqual([
    { symbol: 'USDC', decimals: 6, amountAtomic: null },
  ])
})
