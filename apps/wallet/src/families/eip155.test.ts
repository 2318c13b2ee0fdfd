import { recoverMessageAddress } from 'viem'
import { expect, test } from 'vitest'
import { eip155 } from './eip155.ts'
import { RpcError } from './RpcError.ts'

/** The first two accounts of every anvil. */
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const family = eip155({
  networks: [
    { id: 'eip155:31337', name: 'Anvil A', symbol: 'ETH', rpcUrl: 'http://127.0.0.1:1' },
    { id: 'eip155:31338', name: 'Anvil B', symbol: 'ETH', rpcUrl: 'http://127.0.0.1:2' },
  ],
  accounts: [
    {
      name: 'Account 1',
      address: first,
      privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
    },
  ],
})

const read = (method: string, params: unknown, addresses: string[] = [first]) =>
  family.read({ method, params, networkId: 'eip155:31337', addresses })

function question(...asked: Parameters<typeof read>) {
  const intent = read(...asked)
  if (intent.kind !== 'question') throw new Error('Nobody was asked.')
  return intent
}

test('behavior: what needs no consent is answered', () => {
  expect(read('eth_chainId', [])).toEqual({ kind: 'answer', result: '0x7a69' })
  expect(read('eth_accounts', undefined)).toEqual({ kind: 'answer', result: [first] })
})

test('behavior: bytes are shown as words where they are words, and signed as bytes', async () => {
  const { text, perform } = question('personal_sign', ['0x48c3a9', first.toLowerCase()])
  expect(text).toBe('Hé')
  const signature = (await perform()) as `0x${string}`
  expect(await recoverMessageAddress({ message: 'Hé', signature })).toBe(first)
  expect(question('personal_sign', ['0xff', first]).text).toBe('0xff')
  expect(question('personal_sign', ['plain', first]).text).toBe('plain')
})

test('behavior: a transaction is shown with its amount and its network', () => {
  const { facts, text } = question('eth_sendTransaction', [
    { from: first, to: second, value: '0xde0b6b3a7640000', data: '0x01', chainId: '0x7a69' },
  ])
  expect(facts).toEqual([
    ['To', second],
    ['Amount', '1 ETH'],
    ['Network', 'Anvil A'],
    ['Account', first],
  ])
  expect(text).toBe('0x01')
})

test('behavior: a switch of network names both and moves the session', () => {
  expect(question('wallet_switchEthereumChain', [{ chainId: '0x7a6a' }])).toMatchObject({
    facts: [
      ['From', 'Anvil A'],
      ['To', 'Anvil B'],
    ],
    movesTo: 'eip155:31338',
  })
})

const to = { from: first, to: second }
test.each([
  ['unknown method', 'eth_sign', [first, '0x00'], 4200],
  ['inherited name', 'constructor', [], 4200],
  ['account of another user', 'personal_sign', ['0x00', second], 4100],
  ['no message', 'personal_sign', [{}, first], -32602],
  ['no parameters', 'personal_sign', undefined, -32602],
  ['typed data without types', 'eth_signTypedData_v4', [first, '{}'], -32602],
  ['typed data that is no JSON', 'eth_signTypedData_v4', [first, '{'], -32602],
  ['nobody to pay for it', 'eth_sendTransaction', [{ to: second }], 4100],
  ['no transaction', 'eth_sendTransaction', [null], 4100],
  ['no address', 'eth_sendTransaction', [{ ...to, to: '0x12' }], -32602],
  ['no quantity', 'eth_sendTransaction', [{ ...to, value: '1 ETH' }], -32602],
  ['no data', 'eth_sendTransaction', [{ ...to, data: 'hello' }], -32602],
  ['another chain', 'eth_sendTransaction', [{ ...to, chainId: '0x1' }], -32602],
  ['unknown chain', 'wallet_switchEthereumChain', [{ chainId: '0x1' }], 4902],
  ['no chain', 'wallet_switchEthereumChain', [31337], -32602],
])('error: %s is refused before anybody is asked', (_, method, params, code) => {
  expect(() => read(method, params)).toThrow(RpcError)
  expect(() => read(method, params)).toThrow(expect.objectContaining({ code }))
})

test('error: an account that the session does not share is not used, although it is held', () => {
  expect(() => read('personal_sign', ['0x00', first], [second])).toThrow(
    expect.objectContaining({ code: 4100 }),
  )
})
