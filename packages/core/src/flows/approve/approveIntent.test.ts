import { describeIntentConformance } from '@foyer/testing/conformance'
import { expect, test } from 'vitest'
import type { ContractCall } from '../../adapter.ts'
import { mainnet } from '../../networks.ts'
import { from } from '../../primitives/Network.ts'
import { type Approval, approveIntent } from './approveIntent.ts'

const usdc = { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC', decimals: 6 }
const approval = {
  network: from(mainnet),
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  token: usdc,
  spender: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
}
let amountAtomic = 0n

describeIntentConformance<Approval>('approve', {
  intent: (wallet) =>
    approveIntent(
      {
        estimate: (_, options) => wallet.prepare(options),
        send: wallet.ask,
        outcome: ({ call, ...asked }) => wallet.outcome(call, asked),
        find: ({ hash }) => wallet.find<ContractCall>(hash),
      },
      () => usdc,
    ),
  request: () => ({ ...approval, amountAtomic: ++amountAtomic }),
})

test('behavior: an approval of an earlier visit is read from the chain, and nothing else is called one', async () => {
  let data = ''
  const intent = approveIntent(
    {
      estimate: () => Promise.reject(new Error('Nobody asked.')),
      outcome: () => Promise.reject(new Error('Nobody asked.')),
      send: () => Promise.reject(new Error('Nobody asked.')),
      find: async ({ network }) => ({
        ...{ network, from: approval.from.toLowerCase(), to: usdc.address.toLowerCase() },
        ...{ data: `0x${data}` as const, valueAtomic: 0n },
      }),
    },
    () => usdc,
  )
  const search = {
    ...{ network: approval.network, hash: '0x1', account: approval.from },
    signal: new AbortController().signal,
  }
  const spender = approval.spender.toLowerCase()
  data = `095ea7b3${spender.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
  expect(await intent.find(search)).toMatchObject({ spender, token: usdc, amountAtomic: null })
  expect(await intent.find({ ...search, account: spender })).toBe('foreign')
  data = data.replace('095ea7b3', 'a9059cbb')
  expect(await intent.find(search)).toBeNull()
})

test('behavior: no limit is the largest number there is, and is described as none', async () => {
  const data: string[] = []
  const intent = approveIntent({
    estimate: () => Promise.reject(new Error('Nobody asked.')),
    outcome: () => Promise.reject(new Error('Nobody asked.')),
    find: () => Promise.reject(new Error('Nobody asked.')),
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
