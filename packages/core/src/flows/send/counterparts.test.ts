import { expect, test } from 'vitest'
import type { HistoryTransaction, HistoryTransfer } from '../../resources/history.ts'
import { paidIn } from './counterparts.ts'

const me = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const thief = '0x7099111111111111111111111111111111dc79C8'
/** USD Coin on Ethereum. */
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const transfer = (changes: Partial<HistoryTransfer>): HistoryTransfer => ({
  ...{ direction: 'out', from: me, to: friend, quantity: '1', valueUsd: null, nft: null },
  fungible: { name: 'USD Coin', symbol: 'USDC', iconUrl: null, isSpam: false },
  ...changes,
})
const transaction = (
  transfers: readonly HistoryTransfer[],
  changes: Partial<HistoryTransaction> = {},
): HistoryTransaction => ({
  ...{ id: 'one', operationType: 'send', hash: '0x1', chain: 'eip155:1', minedAtMs: 0, nonce: 0 },
  ...{ sentFrom: me, sentTo: usdc, status: 'confirmed', transfers },
  ...changes,
})

test('behavior: who is paid in tokens is their recipient, never their contract', () => {
  expect(paidIn(transaction([transfer({})]), me)).toEqual([friend])
})

test('behavior: nobody is known by what others sent, by nothing, by spam, or by what failed', () => {
  // transferFrom(me, thief, 0), and a token of the thief's that moves as if it were the account's.
  expect(paidIn(transaction([transfer({ to: thief })], { sentFrom: thief }), me)).toEqual([])
  expect(paidIn(transaction([transfer({ to: thief, quantity: '0.0' })]), me)).toEqual([])
  const spam = { name: 'USDC', symbol: 'USDC', iconUrl: null, isSpam: true }
  expect(paidIn(transaction([transfer({ to: thief, fungible: spam })]), me)).toEqual([])
  expect(paidIn(transaction([transfer({})], { status: 'failed' }), me)).toEqual([])
  expect(paidIn(transaction([transfer({ to: me })]), me)).toEqual([])
})
