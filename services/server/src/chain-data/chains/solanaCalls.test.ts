import { expect, test } from 'vitest'
import { isCostly, judgeCall } from './visitorCalls.ts'

const account = '4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'
const hash = '5'.repeat(87)
const judge = (method: string, ...params: unknown[]) => judgeCall(method, params, 'solana')

test('behavior: what a Solana adapter asks is allowed', () => {
  const config = {
    commitment: 'confirmed',
    encoding: 'base64',
    dataSlice: { offset: 0, length: 4_096 },
  }
  for (const [method, ...params] of [
    ['getBalance', account, { commitment: 'confirmed' }],
    ['getEpochInfo', { commitment: 'confirmed' }],
    ['getFeeForMessage', 'AAEC', { commitment: 'confirmed' }],
    ['getLatestBlockhash'],
    ['getMinimumBalanceForRentExemption', 165],
    ['getMultipleAccounts', [account, account], config],
    ['getSignatureStatuses', [hash], { searchTransactionHistory: true }],
    ['getTokenAccountsByOwner', account, { mint: account }, config],
    ['getTransaction', hash, { encoding: 'json', maxSupportedTransactionVersion: 0 }],
    ['sendTransaction', 'AAEC', { encoding: 'base64', preflightCommitment: 'confirmed' }],
    [
      'simulateTransaction',
      'AAEC',
      { encoding: 'base64', sigVerify: false, replaceRecentBlockhash: true },
    ],
  ] as const)
    expect(judge(method, ...params), method).toEqual({ status: 'allowed' })
})

test('error: what searches, makes money or belongs to another family is refused', () => {
  for (const method of [
    'getProgramAccounts',
    'requestAirdrop',
    'getBlock',
    'eth_call',
    '__proto__',
  ])
    expect(judge(method, account), method).toEqual({ status: 'refused' })
  expect(judgeCall('getBalance', [account])).toEqual({ status: 'refused' })
  expect(judgeCall('getBalance', [account], 'bip122')).toEqual({ status: 'refused' })
})

test('error: what asks for too much, or cannot be meant, never reaches a node', () => {
  for (const [method, ...params] of [
    ['getBalance', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ['getBalance', account, { commitment: 'certain' }],
    ['getBalance', account, {}, {}],
    ['getMultipleAccounts', Array(101).fill(account)],
    ['getAccountInfo', account, { dataSlice: { offset: 0, length: 10_000_000 } }],
    ['getSignatureStatuses', Array(257).fill(hash)],
    ['getTokenAccountsByOwner', account, {}],
    ['sendTransaction', 'A'.repeat(2_000)],
    ['sendTransaction', '<>'],
    ['getMinimumBalanceForRentExemption', -1],
  ] as const)
    expect(judge(method, ...params), method).toMatchObject({ status: 'invalid' })
})

test('behavior: what computes takes a place of its caller', () => {
  expect(isCostly('simulateTransaction')).toBe(true)
  expect(isCostly('getBalance')).toBe(false)
})
