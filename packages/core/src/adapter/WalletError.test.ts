import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AppError } from '../primitives/AppError.ts'
import { balanceUnavailable, chainNotSupported, walletNotFound } from './errors.ts'
import * as WalletError from './WalletError.ts'

const error = (message: string, fields: object = {}) => Object.assign(new Error(message), fields)
const circular = () => {
  const loop: Record<string, unknown> = { code: -32603 }
  loop.data = loop
  loop.cause = { error: loop }
  return loop
}
const hostile = () =>
  new Proxy(
    {},
    {
      get() {
        throw new Error('Do not touch')
      },
      getPrototypeOf() {
        throw new Error('Do not touch')
      },
    },
  )
const endless = (): object => new Proxy({}, { get: () => endless() })

describe('a refusal, in the shapes that wallets and libraries give it', () => {
  test.each<[string, unknown]>([
    ['EIP-1193', { code: 4001, message: 'User rejected the request.' }],
    ['a code as text', { code: '4001' }],
    ['a bare code', { code: 4001 }],
    ['nested in data.originalError', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['nested in error', error('Internal JSON-RPC error.', { error: { code: 4001 } })],
    ['nested in data', { code: -32000, data: { code: 4001 } }],
    ['ethers 5 and 6', error('user rejected action', { code: 'ACTION_REJECTED' })],
    ['ethers, by code alone', error('', { code: 'ACTION_REJECTED' })],
    ['ethers 6 info', { code: 'UNKNOWN_ERROR', info: { error: { code: 4001 } } }],
    ['viem', error('Denied', { name: 'UserRejectedRequestError' })],
    ['viem, wrapped', error('Failed', { cause: error('', { name: 'UserRejectedRequestError' }) })],
    [
      'a long chain of causes',
      error('1', { cause: error('2', { cause: error('3', { cause: { code: 4001 } }) }) }),
    ],
    ['WalletConnect', { code: 5000, message: 'User rejected.' }],
    ['WalletConnect chains', { code: 5001 }],
    ['WalletConnect methods', { code: 5002, message: 'Disapproved' }],
    ['WalletConnect events', { code: 5003 }],
    ['WalletConnect sign-in', { code: 12001, message: 'User rejected the sign-in' }],
    ['a sentence', 'User rejected the request.'],
    ['an error without code', error('MetaMask Tx Signature: User denied transaction signature.')],
    ['account authorization', error('User denied account authorization')],
    ['cancelled', error('User canceled')],
    ['cancelled, British', error('cancelled by user')],
    ['by the user', error('Transaction was rejected by the user')],
    ['Phantom', { code: -32003, message: 'User rejected the request' }],
    [
      'Ledger',
      error('Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)'),
    ],
    ['a closed window', error('User closed modal')],
    ['declined', { message: 'The user declined the connection' }],
    ['request rejected', 'Request rejected'],
    ['a longer sentence', 'The request has been declined'],
    ['in shortMessage only', { shortMessage: 'User rejected the request.' }],
    ['a plain text reason', { code: -32603, reason: 'user rejected transaction' }],
  ])('behavior: %s', (_, thrown) => {
    const found = WalletError.from(thrown)
    expect([found.code, found.kind, found.message]).toEqual([
      'wallet/declined',
      'declined',
      'The request was declined in the wallet.',
    ])
    expect(found.cause).toBe(thrown)
  })
})

describe('a failure, with the sentence a user sees', () => {
  test.each<[string, unknown, string]>([
    ['null', null, 'Unknown error'],
    ['undefined', undefined, 'Unknown error'],
    ['a number', 4001, 'Unknown error'],
    ['NaN', Number.NaN, 'Unknown error'],
    ['true', true, 'Unknown error'],
    ['a symbol', Symbol('x'), 'Unknown error'],
    ['a function', () => {}, 'Unknown error'],
    ['an empty object', {}, 'Unknown error'],
    ['an empty text', '', 'Unknown error'],
    ['white space', error(' \n '), 'Unknown error'],
    ['only invisible letters', error('\u200B\u2060\u3164'), 'Unknown error'],
    ['an object turned into text', '[object Object]', 'Unknown error'],
    ['the same in an error', error('[object Object]'), 'Unknown error'],
    ['a message that is no text', { message: { code: 1 } }, 'Unknown error'],
    ['a circular object', circular(), 'Unknown error'],
    ['a proxy whose getters throw', hostile(), 'Unknown error'],
    ['an error whose getters throw', { code: -32603, data: hostile() }, 'Unknown error'],
    ['objects without end', endless(), 'Unknown error'],
    ['the bytes of a revert', { code: 3, data: '0x08c379a0' }, 'Unknown error'],
    ['the words of the inner error', { data: { message: 'Out of gas' } }, 'Out of gas'],
    ['a closed connection', error('Network connection closed'), 'Network connection closed'],
    ['a lost device', error('Device disconnected'), 'Device disconnected'],
    ['a revert', error('execution reverted: paused'), 'execution reverted: paused'],
    [
      'a user operation',
      'User operation was rejected by the bundler',
      'User operation was rejected by the bundler',
    ],
    [
      'a firewall',
      error('request to server was denied by firewall'),
      'request to server was denied by firewall',
    ],
    ['no refusal', error('The user was not rejected'), 'The user was not rejected'],
    ['nothing turned into text', error('undefined'), 'Unknown error'],
    ['the answer of a server', error('{"jsonrpc":"2.0",\n"error":{}}'), 'Unknown error'],
    ['the short message of viem', error('Long\n\nDocs', { shortMessage: 'Short' }), 'Short'],
    ['another code', { code: 4100, message: 'Not authorized' }, 'Not authorized'],
    [
      'networks that the wallet does not know',
      { code: 5100, message: 'User disapproved: unsupported chains rejected' },
      'The wallet does not support these networks. Try another wallet.',
    ],
    [
      'a method that was not approved',
      { code: 3001, message: 'Request rejected: unauthorized method' },
      'The wallet does not allow this kind of request. Try another wallet.',
    ],
    ['a request that expired', { code: 8000 }, 'The request expired in the wallet. Try again.'],
    [
      'the same in a wrapper',
      { code: -32603, data: { originalError: { code: 8000, message: 'request was rejected' } } },
      'The request expired in the wallet. Try again.',
    ],
    ['control characters', error('Bad\u0000\u202Enews\n'), 'Badnews'],
    ['10,000 letters', 'x'.repeat(10_000), `${'x'.repeat(200)}…`],
  ])('error: %s', (_, thrown, message) => {
    const found = WalletError.from(thrown)
    expect([found.code, found.kind, found.message]).toEqual([
      'wallet/failed',
      'unavailable',
      message,
    ])
    expect(found.cause).toBe(thrown)
  })
})

test.each([
  { code: -32002, message: "Request of type 'eth_requestAccounts' already pending" },
  { code: '-32002' },
  { code: -32603, data: { originalError: { code: -32002 } } },
])('behavior: %j means that an earlier prompt is open', (thrown) => {
  expect(WalletError.from(thrown)).toMatchObject({
    code: 'wallet/already-pending',
    kind: 'unavailable',
    message: 'Open your wallet',
  })
})

test('behavior: an error of ours stays itself', () => {
  const ours = new AppError('wallet/not-found', 'Gone')
  expect(WalletError.from(ours)).toBe(ours)
})

test('property: anything that can be thrown becomes one of three errors with words', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true }), (thrown) => {
      const { code, message } = WalletError.from(thrown)
      expect(['wallet/declined', 'wallet/failed', 'wallet/already-pending']).toContain(code)
      expect(message).not.toBe('')
    }),
  )
})

test('property: a refusal is found however deep it is wrapped', () => {
  const nests = ['data', 'originalError', 'error', 'info', 'cause', 'innerError']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...nests), { maxLength: 5 }), (path) => {
      const thrown = path.reduce<object>((inner, nest) => ({ [nest]: inner }), { code: 4001 })
      expect(WalletError.from(thrown).code).toBe('wallet/declined')
    }),
  )
})

test('behavior: codes are found as numbers and as text, at any depth', () => {
  expect(WalletError.hasCode({ code: 4902 }, [4902])).toBe(true)
  expect(WalletError.hasCode({ data: { originalError: { code: '4902' } } }, [4902])).toBe(true)
  expect(WalletError.hasCode({ code: 4001 }, [4902, -32603])).toBe(false)
  for (const thrown of [null, undefined, 4902, '4902', hostile(), circular(), endless()])
    expect(WalletError.hasCode(thrown, [4902])).toBe(false)
})

test('error: texts and codes that applications rely on', () => {
  const texts = [chainNotSupported(null), balanceUnavailable(null), walletNotFound('acorn')].map(
    ({ code, kind, message }) => [code, kind, message],
  )
  expect(texts).toMatchInlineSnapshot(`
    [
      [
        "network/unsupported-by-wallet",
        "unavailable",
        "Chain is not supported",
      ],
      [
        "balance/unavailable",
        "unavailable",
        "Token Balance Unavailable",
      ],
      [
        "wallet/not-found",
        "unavailable",
        "This wallet is not available on this page. Unlock or install it, then try again.",
      ],
    ]
  `)
})
