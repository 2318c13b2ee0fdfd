import { expect, test } from 'vitest'
import type { HeldAsset } from '../holdings/HeldAsset.ts'
import type { SendState } from './SendState.ts'
import { lacksFee, lacksReserve, sendButton } from './sendButton.ts'

const ether: HeldAsset = {
  asset: { kind: 'native' },
  ...{ name: 'Ether', symbol: 'ETH', decimals: 18, atomic: 100n, priceUsd: null, iconUrl: null },
}
const dollar: HeldAsset = {
  ...ether,
  asset: { kind: 'token', address: '0x1', decimals: 18 },
  symbol: 'USD',
}
const recipient = { address: '0x2', name: null, avatar: null }
const state = (changes: Partial<SendState> = {}) =>
  ({
    ...{ asset: ether, amountText: '1', amountAtomic: 1n, recipientText: '0x2', recipient },
    ...changes,
  }) as SendState

test.each<[string, Partial<SendState>]>([
  ['previewSend', {}],
  ['selectToken', { asset: null }],
  ['addAmount', { amountText: ' ' }],
  ['incorrectValue', { amountAtomic: null }],
  ['incorrectValue', { amountAtomic: 0n }],
  ['insufficientFunds', { amountAtomic: 101n }],
  ['addAddress', { recipientText: '', recipient: null }],
  ['invalidAddress', { recipient: null }],
  // The first that applies.
  ['selectToken', { asset: null, amountText: '', recipient: null }],
  ['insufficientFunds', { amountAtomic: 101n, recipient: null }],
])('behavior: %s', (button, changes) => {
  expect(sendButton(state(changes), { isFeeMissing: false, isSupported: true })).toBe(button)
})

test('behavior: without the fee, and on other chain families', () => {
  expect(sendButton(state(), { isFeeMissing: true, isSupported: true })).toBe('insufficientFunds')
  expect(sendButton(state(), { isFeeMissing: true, isSupported: false })).toBe('unsupportedChain')
})

test('behavior: the fee is missing when there is nothing, or when it exceeds what is left', () => {
  const lacks = (changes: Partial<SendState>, nativeAtomic: bigint, isSmartAccount = false) =>
    lacksFee(state({ feeAtomic: 10n, extraCosts: [], ...changes }), {
      nativeAtomic,
      isSmartAccount,
    })
  expect(lacks({ asset: dollar }, 0n)).toBe(true)
  expect(lacks({ asset: dollar }, 9n)).toBe(true)
  // Equal is enough.
  expect(lacks({ asset: dollar }, 10n)).toBe(false)
  expect(lacks({ amountAtomic: 90n }, 100n)).toBe(false)
  expect(lacks({ amountAtomic: 91n }, 100n)).toBe(true)
  expect(lacks({ asset: dollar, feeAtomic: null }, 1n)).toBe(false)
  // What is paid besides counts, too.
  const extraCosts = [{ kind: 'recipientAccount', atomic: 5n } as const]
  expect(lacks({ asset: dollar, extraCosts }, 14n)).toBe(true)
  expect(lacks({ asset: dollar, extraCosts }, 15n)).toBe(false)
  // Another may pay it.
  expect(lacks({ asset: dollar }, 0n, true)).toBe(false)
})

test('behavior: a wallet may want more to be there than the fee, which is said and no obstacle', () => {
  const lacks = (
    changes: Partial<SendState>,
    nativeAtomic: bigint | null,
    isSmartAccount = false,
  ) =>
    lacksReserve(state({ feeAtomic: 10n, reserveAtomic: 20n, ...changes }), {
      nativeAtomic,
      isSmartAccount,
    })
  expect(lacks({ asset: dollar }, 19n)).toBe(true)
  expect(lacks({ asset: dollar }, 20n)).toBe(false)
  expect(lacks({ amountAtomic: 81n }, 100n)).toBe(true)
  // Max leaves just that.
  expect(lacks({ amountAtomic: 80n }, 100n)).toBe(false)
  expect(lacks({ asset: dollar, reserveAtomic: null }, 1n)).toBe(false)
  expect(lacks({ asset: dollar }, null)).toBe(false)
  expect(lacks({ asset: dollar }, 0n, true)).toBe(false)
})
