import type { AdapterHost, WalletRequest } from '@foyer/core/adapter'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { expect, test } from 'vitest'
import { type EIP1193Provider, evm } from './index.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** An adapter with a wallet, and everything that its provider says. */
function setUp() {
  const platform = createFakePlatform()
  const wallet = createScriptedWallet({
    name: 'Acorn',
    rdns: 'dev.foyer.acorn',
    knownChainIds: [10],
    rpc: ({ method }) => `answer to ${method}`,
  })
  wallet.announce(platform.window)
  const reports: WalletRequest[] = []
  let transactions = 0
  const host: AdapterHost = {
    platform,
    options: {},
    readThroughBackend: async () => null,
    requestChanged: (request) => void reports.push(request),
    transactionSent: () => void transactions++,
  }
  const adapter = evm().attach(host)
  const provider = adapter.provider as EIP1193Provider
  const received: unknown[] = []
  for (const event of ['connect', 'accountsChanged', 'chainChanged', 'disconnect'])
    provider.on(event, (value) =>
      received.push([
        event,
        value instanceof Error ? (value as Error & { code: number }).code : value,
      ]),
    )
  const connect = async () => {
    const connection = await adapter.connect({
      connectorId: 'dev.foyer.acorn',
      signal: new AbortController().signal,
    })
    adapter.use(connection)
    return connection
  }
  return {
    ...{ platform, wallet, adapter, provider, reports, received, connect },
    transactions: () => transactions,
  }
}

test('error: refuses with 4900 before, between and after connections', async () => {
  const { adapter, provider, connect } = setUp()
  const refused = () =>
    expect(provider.request({ method: 'eth_chainId' })).rejects.toMatchObject({
      name: 'ProviderRpcError',
      code: 4900,
    })
  await refused()
  await connect()
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x1')
  adapter.use(null)
  await refused()
  await connect()
  expect(await provider.request({ method: 'eth_accounts' })).toEqual([first.toLowerCase()])
  adapter.detach()
  await refused()
})

test('behavior: tells a library what it needs, with checksums, while it is used', async () => {
  const { wallet, adapter, received, connect } = setUp()
  await connect()
  wallet.changeAccounts([second.toLowerCase(), first.toLowerCase()])
  wallet.changeChain(10)
  adapter.use(null)
  wallet.changeChain(1)
  expect(received).toMatchInlineSnapshot(`
    [
      [
        "connect",
        {
          "chainId": "0x1",
        },
      ],
      [
        "accountsChanged",
        [
          "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        ],
      ],
      [
        "chainChanged",
        "0x1",
      ],
      [
        "accountsChanged",
        [
          "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
          "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
        ],
      ],
      [
        "chainChanged",
        "0xa",
      ],
      [
        "accountsChanged",
        [],
      ],
      [
        "disconnect",
        4900,
      ],
    ]
  `)
})

test('behavior: ending twice says so once', async () => {
  const { adapter, received, connect } = setUp()
  await connect()
  received.length = 0
  adapter.use(null)
  adapter.use(null)
  expect(received).toEqual([
    ['accountsChanged', []],
    ['disconnect', 4900],
  ])
})

test('behavior: a listener that was taken off hears nothing', async () => {
  const { provider, connect } = setUp()
  const received: unknown[] = []
  const listener = (value: unknown) => void received.push(value)
  provider.on('connect', listener)
  provider.removeListener('connect', listener)
  provider.removeListener('never', listener)
  await connect()
  expect(received).toEqual([])
})

test('behavior: a listener that throws stops neither the others nor the connection', async () => {
  const { platform, provider, received, connect } = setUp()
  const late: unknown[] = []
  for (const event of ['connect', 'accountsChanged']) {
    provider.on(event, () => {
      throw new Error('host bug')
    })
    provider.on(event, () => late.push(event))
  }
  await connect()
  expect(late).toEqual(['connect', 'accountsChanged'])
  expect(received.length).toBe(3)
  expect(platform.reports).toEqual(['Error: host bug', 'Error: host bug'])
})

test('behavior: requests that a user answers are reported step by step, without parameters', async () => {
  const { wallet, provider, reports, connect } = setUp()
  await connect()
  await provider.request({ method: 'eth_blockNumber' })
  await provider.request({ method: 'wallet_getCapabilities' })
  await provider.request({ method: 'personal_sign', params: ['0x68690a', first] })
  wallet.behave('eth_signTypedData_v4', 'reject')
  await provider.request({ method: 'eth_signTypedData_v4' }).catch(() => {})
  wallet.behave('eth_sendTransaction', { throws: { code: -32000, message: 'nonce too low' } })
  await expect(
    provider.request({ method: 'eth_sendTransaction', params: [{ to: second }] }),
  ).rejects.toEqual({ code: -32000, message: 'nonce too low' })
  expect(reports.map((report) => Object.values(report).join(' '))).toMatchInlineSnapshot(`
    [
      "1 personal_sign pending eip155:1",
      "1 personal_sign approved eip155:1",
      "2 eth_signTypedData_v4 pending eip155:1",
      "2 eth_signTypedData_v4 declined eip155:1",
      "3 eth_sendTransaction pending eip155:1",
      "3 eth_sendTransaction failed eip155:1",
    ]
  `)
  expect(Object.keys(reports[0] ?? {}).sort()).toEqual(['chainId', 'id', 'method', 'status'])
})

test('behavior: what the wallet throws reaches the library as it is', async () => {
  const { wallet, provider, connect } = setUp()
  await connect()
  wallet.behave('personal_sign', 'reject')
  await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({ code: 4001 })
  wallet.behave('eth_call', { throwsAtOnce: 'no' })
  await expect(provider.request({ method: 'eth_call' })).rejects.toBe('no')
})

test.each(['eth_sendTransaction', 'eth_sendRawTransaction', 'wallet_sendCalls'])(
  'behavior: %s says that a transaction was sent, once the wallet sent it',
  async (method) => {
    const { wallet, provider, connect, transactions } = setUp()
    await connect()
    wallet.behave(method, 'reject')
    await expect(provider.request({ method })).rejects.toMatchObject({ code: 4001 })
    await provider.request({ method: 'personal_sign' })
    await provider.request({ method: 'eth_blockNumber' })
    expect(transactions()).toBe(0)
    wallet.behave(method, 'approve')
    await provider.request({ method })
    expect(transactions()).toBe(1)
  },
)
