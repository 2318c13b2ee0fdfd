import { expect, test } from 'vitest'
import { createEvmProvider } from './createEvmProvider.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function setUp({ signedIn = true } = {}) {
  const asked: unknown[] = []
  let chain: string | null = null
  const provider = createEvmProvider({
    user: () =>
      signedIn
        ? {
            ...{ email: 'ada@shop.example', way: 'email', name: null, hasUnseenCode: false },
            addresses: { eip155: address, solana: 'oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96' },
            smartAccount: null,
          }
        : null,
    expectUser: async () => {},
    hasPermissions: () => false,
    granted: async () => [],
    preferred: () => 'smartAccount' as const,
    askFrame: async () => null,
    pause: async () => {},
    onDone() {},
    networks: () => ['eip155:1', 'eip155:137'],
    chainNow: {
      get: () => chain,
      set(next) {
        chain = next
      },
    },
    read: async ({ method, caipNetworkId }) =>
      method === 'eth_getBalance' ? { result: `balance on ${caipNetworkId}` } : null,
    async sign(call) {
      asked.push(call)
      return '0xsigned'
    },
  })
  const ask = (method: string, params?: unknown) =>
    provider.request({ method, params }).catch((error: { code: number }) => error.code)
  return { provider, ask, asked }
}

test('behavior: accounts and the chain are told, and the chain is changed among those of the application', async () => {
  const { provider, ask } = setUp()
  const heard: unknown[] = []
  provider.on('chainChanged', (chainId) => heard.push(chainId))
  expect(await ask('eth_requestAccounts')).toEqual([address])
  expect([await ask('eth_chainId'), await ask('net_version')]).toEqual(['0x1', '1'])
  expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x89' }])).toBeNull()
  expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x89' }])).toBeNull()
  expect([await ask('eth_chainId'), heard]).toEqual(['0x89', ['0x89']])
  for (const chainId of ['0x5', 137, 'eip155:1', undefined])
    expect(await ask('wallet_switchEthereumChain', [{ chainId }])).toBe(4902)
  expect(await ask('eth_getBalance', [address, 'latest'])).toBe('balance on eip155:137')
})

test('behavior: what needs its user goes to the frame, with account and chain', async () => {
  const { ask, asked } = setUp()
  for (const method of ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'])
    expect(await ask(method, ['x'])).toBe('0xsigned')
  expect(asked[0]).toEqual({
    ...{ method: 'personal_sign', params: ['x'], chainId: 'eip155:1', address },
  })
})

test('error: what is no wallet’s matter is refused, and the frame never hears of it', async () => {
  const { ask, asked } = setUp()
  const refused = ['eth_sign', 'wallet_getPermissions', 'debug_traceCall', '']
  for (const method of refused) expect(await ask(method, [])).toBe(4200)
  // A node that does not answer is told as it is.
  expect(await ask('eth_blockNumber')).toBe(4200)
  expect(asked).toEqual([])
})

test('error: without anybody signed in nothing is asked', async () => {
  const { ask, asked } = setUp({ signedIn: false })
  expect(await ask('eth_accounts')).toEqual([])
  for (const method of ['eth_requestAccounts', 'personal_sign', 'eth_getBalance'])
    expect(await ask(method, [])).toBe(4900)
  expect(asked).toEqual([])
})
