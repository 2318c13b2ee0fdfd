import type { SessionAllowance, SessionCalls } from '@foyer/core/smart-accounts'
import { expect, test } from 'vitest'
import { messages } from '../messages.ts'
import { describePermission } from './describe.ts'

const calls: SessionCalls = {
  ...{ kind: 'calls', delegate: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', maxCalls: 1_200 },
  contract: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  functions: [
    { selector: '0xa0712d68', signature: 'mint(uint256)' },
    { selector: '0xd0e30db0', signature: null },
  ],
  ...{ maxValueAtomic: 0n, symbol: 'ETH', decimals: 18, callsLeft: 1_199 },
}
const say = (permission: SessionCalls) =>
  describePermission(permission, { messages, locale: 'en' }).map((line) =>
    // What keeps code from left to right is not seen.
    line.replaceAll(/[\u2066\u2069]/g, ''),
  )

test('behavior: calls are told by the names of their functions, or their code, and how many are left', () => {
  expect(say(calls)).toEqual(['May call mint(uint256), 0xd0e30db0', 'Calls left: 1,199 of 1,200'])
  expect(say({ ...calls, callsLeft: null, maxValueAtomic: 5n * 10n ** 16n })).toEqual([
    ...['May call mint(uint256), 0xd0e30db0', 'What is left cannot be told now.'],
    'With each call: 0.05 ETH at most',
  ])
})

test('behavior: an amount is told as before', () => {
  const money: SessionAllowance = {
    ...{ kind: 'once', delegate: calls.delegate, token: null, symbol: 'ETH', decimals: 18 },
    ...{ amountAtomic: 10n ** 18n, periodSeconds: null, perSecondAtomic: null },
    availableAtomic: 10n ** 17n,
  }
  expect(describePermission(money, { messages, locale: 'en' })).toEqual([
    ...['1 ETH in all', 'Can be taken now: 0.1 ETH'],
  ])
})
