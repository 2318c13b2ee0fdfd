import type { Connection } from '@foyer/core/adapter'
import { createFakePlatform } from '@foyer/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashOfBatch } from './callsStatus.ts'
import { createWalletCalls } from './walletCalls.ts'

const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'ab'.repeat(32)}` as const

function setUp(answer: (method: string) => unknown) {
  const asked: { method: string; params?: unknown }[] = []
  const request = async (call: { method: string; params?: unknown }) => {
    asked.push(call)
    const given = answer(call.method)
    if (given instanceof Error) throw given
    return given
  }
  const connection = { chainReference: '1', accounts: [{ address: me }] } as unknown as Connection
  const calls = createWalletCalls({
    ...{ connection, request: request as never, provider: { request } as never },
  })
  return { ...calls, asked }
}

const signal = () => AbortSignal.timeout(1_000)

test('behavior: calls are asked for as the standard writes them', async () => {
  const { sendCalls, asked } = setUp(() => ({ id: '0x1', capabilities: {} }))
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(
    await sendCalls({
      calls: [
        { to, value: 255n },
        { to, data: '0x12' },
      ],
      ...{ chainId: 1, atomicRequired: true },
      capabilities: { paymasterService: { url: 'https://pay.example' } },
    }),
  ).toEqual({ id: '0x1' })
  expect(asked).toEqual([
    {
      method: 'wallet_sendCalls',
      params: [
        {
          ...{ version: '2.0.0', atomicRequired: true, from: me, chainId: '0x1' },
          calls: [
            { to, value: '0xff' },
            { to, data: '0x12' },
          ],
          capabilities: { paymasterService: { url: 'https://pay.example' } },
        },
      ],
    },
  ])
  await expect(sendCalls({ calls: [], chainId: 2 })).rejects.toMatchObject({
    code: 'network/mismatch',
  })
  expect(asked).toHaveLength(1)
})

test.each([
  [100, 'pending'],
  [200, 'success'],
  [400, 'failure'],
  [500, 'failure'],
  [600, 'partial'],
  ['PENDING', 'pending'],
  ['CONFIRMED', 'success'],
])('behavior: status %s is %s', async (code, status) => {
  const { callsStatus } = setUp(() => ({
    ...{ version: '2.0.0', id: 'x', chainId: '0xa', status: code, atomic: true },
    receipts: [
      { transactionHash: hash, status: '0x1', blockNumber: '0x10', gasUsed: '0x5208', logs: [] },
      { transactionHash: '0x12', status: '0x1' },
    ],
  }))
  expect(await callsStatus({ id: 'mine', signal: signal() })).toMatchObject({
    ...{ id: 'mine', chainId: 10, status, atomic: true },
    receipts: [{ transactionHash: hash, status: 'success', blockNumber: 16n, gasUsed: 21_000n }],
  })
})

test.each<[code: number, expected: string]>([
  [4001, 'wallet/declined'],
  // A refused upgrade is a refusal and no failure.
  [5750, 'wallet/declined'],
  ...[5700, 5710, 5720, 5740, 5760].map((code): [number, string] => [code, 'wallet/failed']),
])('error: code %i is %s', async (code, expected) => {
  const thrown = Object.assign(new Error('user rejected or whatever'), { code })
  const { sendCalls } = setUp(() => thrown)
  await expect(sendCalls({ calls: [] })).rejects.toMatchObject({ code: expected })
})

test('property: no answer of a wallet is more than an error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), async (answer) => {
      const { sendCalls, callsStatus } = setUp(() => answer)
      for (const asking of [
        sendCalls({ calls: [] }),
        callsStatus({ id: 'x', signal: new AbortController().signal }),
      ])
        await asking.then(
          (value) =>
            expect(JSON.stringify(value, (_, one) => String(one)).length).toBeLessThan(9_000),
          (error) => expect(error.code).toMatch(/^wallet\//),
        )
    }),
    { numRuns: 2_000 },
  )
})

test('behavior: a batch is waited for until a block has it, and one that failed says so', async () => {
  const { clock } = createFakePlatform()
  const states: unknown[] = [
    new Error('asleep'),
    { status: 100 },
    { status: 200, receipts: [{ transactionHash: hash, status: '0x1' }] },
  ]
  const { callsStatus } = setUp(() => states.shift())
  let found: unknown
  void hashOfBatch('x', { callsStatus, clock }).then((hash) => {
    found = hash
  })
  for (let round = 0; round < 5; round++) await clock.advance(1_000)
  expect(found).toBe(hash)
  const failing = setUp(() => ({ status: 400 }))
  await expect(hashOfBatch('x', { callsStatus: failing.callsStatus, clock })).rejects.toMatchObject(
    { code: 'wallet/failed' },
  )
})
