import { createFakePlatform } from '@foyer/testing'
import { expect, test } from 'vitest'
import { askCapabilities } from './walletCapabilities.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function setUp(answer: () => unknown) {
  const asked: unknown[] = []
  const { clock } = createFakePlatform()
  const ask = (signal = new AbortController().signal) =>
    askCapabilities({
      ...{ clock, account, chainId: 10, signal },
      provider: {
        async request(call: unknown) {
          asked.push(call)
          return answer()
        },
      } as never,
    })
  return { ask, asked, clock }
}

test('behavior: what a wallet says of all networks and of one is told together, and what it says wrongly is left out', async () => {
  const answer = {
    '0x0': {
      atomic: { status: 'ready' },
      paymasterService: { supported: true },
      validityTimeRange: { supported: true },
    },
    '0xa': {
      atomic: { status: 'supported' },
      validityTimeRange: { supported: false },
      multiDimensionalNonce: { supported: true, keys: 3 },
      eip7702Auth: { supported: 'yes' },
      staticPaymasterConfiguration: true,
      'shop.example': ['anything'],
    },
    '0x1': { assetDiscovery: { supported: true } },
  }
  const { ask, asked } = setUp(() => answer)
  const told = await ask()
  expect(told).toEqual({
    ...{ atomic: 'supported', paymasterService: true, assetDiscovery: false },
    given: {
      atomic: { status: 'supported' },
      paymasterService: { supported: true },
      validityTimeRange: { supported: false },
      multiDimensionalNonce: { supported: true, keys: 3 },
      'shop.example': ['anything'],
    },
  })
  answer['0xa'].atomic.status = 'unsupported'
  expect(told.given.atomic).toEqual({ status: 'supported' })
  expect(asked).toEqual([{ method: 'wallet_getCapabilities', params: [account, ['0xa']] }])
})

const nothing = {
  ...{ atomic: 'unsupported', paymasterService: false, assetDiscovery: false, given: {} },
}

test.each([
  ['has no such method', () => Promise.reject(Object.assign(new Error('no'), { code: 4200 }))],
  [
    'throws at once',
    () => {
      throw new Error('no')
    },
  ],
  ['says nothing', () => undefined],
  ['says it in one word', () => 'atomic'],
  ['says it wrongly', () => ({ '0xa': { atomic: { status: 'maybe' }, eip7702Auth: 1 } })],
  ['says more than there is', () => ({ '0xa': { note: 'x'.repeat(70_000) } })],
])('behavior: a wallet that %s can do nothing of it', async (_name, answer) => {
  expect(await setUp(answer).ask()).toEqual(nothing)
})

test('behavior: a wallet that does not answer can do nothing of it after three seconds, and an abort is one', async () => {
  const { ask, clock } = setUp(() => new Promise(() => {}))
  const late = ask()
  await clock.advance(3_000)
  expect(await late).toEqual(nothing)
  const controller = new AbortController()
  const aborted = ask(controller.signal)
  controller.abort(new Error('left'))
  await expect(aborted).rejects.toThrow('left')
})
