import { DELEGATOR_CONTRACTS } from '@metamask/delegation-deployments'
import * as fc from 'fast-check'
import { type Hex, recoverTypedDataAddress, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { delegationContracts } from './contracts.ts'
import { decodeCalls, encodeCalls, stubSignature } from './executions.ts'
import { hybridAccountOf, operationTypedData } from './toHybridAccount.ts'

const owner = privateKeyToAccount(`0x${'12'.repeat(32)}`)

test('behavior: contracts are where those who deployed them say, on each of their chains', () => {
  const { factory, manager, hybridAccount, delegatedAccount } = delegationContracts
  const chains = Object.values(DELEGATOR_CONTRACTS['1.3.0'] ?? {})
  expect(chains.length).toBeGreaterThan(40)
  for (const deployed of chains)
    expect([
      ...[deployed.SimpleFactory, deployed.DelegationManager, deployed.HybridDeleGatorImpl],
      deployed.EIP7702StatelessDeleGatorImpl,
    ]).toEqual([factory, manager, hybridAccount, delegatedAccount])
})

test('behavior: an owner has one account, at the same address on every chain', () => {
  expect(hybridAccountOf(owner.address).address).toMatchInlineSnapshot(
    `"0x645A65D5460BbA7911Fa14f44C9CD6B0338E47bd"`,
  )
  const other = privateKeyToAccount(`0x${'13'.repeat(32)}`).address
  expect(hybridAccountOf(other).address).not.toBe(hybridAccountOf(owner.address).address)
})

const call = fc.record({
  to: fc.bigInt({ min: 0n, max: (1n << 160n) - 1n }).map((to) => toHex(to, { size: 20 })),
  value: fc.bigInt({ min: 0n, max: (1n << 256n) - 1n }),
  data: fc.uint8Array({ maxLength: 200 }).map((bytes) => toHex(bytes)),
})

test('property: calls are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(call, { minLength: 1, maxLength: 5 }), (calls) => {
      const read = decodeCalls(encodeCalls(calls))
      expect(read?.map(({ to, ...rest }) => ({ ...rest, to: to?.toLowerCase() }))).toEqual(calls)
    }),
  )
})

test('error: anything else is read as nothing', () => {
  const whole = encodeCalls([{ to: owner.address, value: 1n, data: '0x1234' }])
  const modes: Hex[] = [
    // A delegate call; one that goes on after a failure.
    `${whole.slice(0, 10)}ff${whole.slice(12)}` as Hex,
    `${whole.slice(0, 10)}0001${whole.slice(14)}` as Hex,
    ...['0x', '0x1234', whole.slice(0, -2), `${whole}00`].map((text) => text as Hex),
  ]
  for (const data of modes) expect(decodeCalls(data)).toBeNull()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      decodeCalls(toHex(bytes))
    }),
  )
  expect(() => encodeCalls([])).toThrow(RangeError)
  expect(() => encodeCalls([{ to: null, value: 0n, data: '0x' }])).toThrow(RangeError)
})

test('behavior: the signature of an operation covers all of it, for one account on one chain', async () => {
  const operation = {
    ...{ sender: hybridAccountOf(owner.address).address, nonce: 1n, signature: stubSignature },
    ...{ callData: encodeCalls([{ to: owner.address, value: 1n, data: '0x' }]) },
    ...{ callGasLimit: 1n, verificationGasLimit: 2n, preVerificationGas: 3n },
    ...{ maxFeePerGas: 4n, maxPriorityFeePerGas: 5n },
  }
  const signature = await owner.signTypedData(operationTypedData(operation, { chainId: 1 }))
  const signer = (changes: object, chainId = 1) =>
    recoverTypedDataAddress({
      ...operationTypedData({ ...operation, ...changes }, { chainId }),
      signature,
    })
  expect(await signer({})).toBe(owner.address)
  expect(await signer({}, 2)).not.toBe(owner.address)
  for (const changes of [
    ...[{ nonce: 2n }, { callGasLimit: 2n }, { verificationGasLimit: 3n }, { maxFeePerGas: 9n }],
    ...[{ preVerificationGas: 4n }, { maxPriorityFeePerGas: 6n }, { sender: owner.address }],
    { callData: encodeCalls([{ to: owner.address, value: 2n, data: '0x' }]) },
    { factory: owner.address, factoryData: '0x12' },
  ])
    expect(await signer(changes)).not.toBe(owner.address)
})
