import { Network } from '@foyer/core'
import {
  createFakeClock,
  createScriptedWallet,
  type ScriptedWalletParameters,
} from '@foyer/testing'
import { describe, expect, test, vi } from 'vitest'
import { connectWallet } from './connection.ts'
import type { DiscoveredWallet } from './discovery.ts'
import { resumeWallet } from './resumeWallet.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const optimism = Network.from({
  id: 10,
  name: 'OP',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
})

function setUp(parameters: Partial<ScriptedWalletParameters> = {}) {
  const clock = createFakeClock()
  const scripted = createScriptedWallet({
    name: 'Acorn',
    rdns: 'dev.foyer.acorn',
    knownChainIds: [10],
    ...parameters,
  })
  const wallet = {
    connector: { id: 'dev.foyer.acorn' },
    provider: scripted.provider,
  } as DiscoveredWallet
  const leaving = new AbortController()
  const onAlreadyPending = vi.fn()
  return {
    clock,
    scripted,
    wallet,
    leaving,
    onAlreadyPending,
    connect: () =>
      connectWallet({
        ...{ connectorId: 'acorn', wallet, onAlreadyPending },
        ...{ signal: leaving.signal, after: clock.after },
      }),
  }
}

test.each<[string, unknown, string]>([
  ['hexadecimal text', '0xa', '10'],
  ['decimal text', '10', '10'],
  ['a number', 10, '10'],
])('behavior: a chain id given as %s is understood', async (_what, answers, reference) => {
  const { scripted, connect } = setUp()
  scripted.behave('eth_chainId', { answers })
  expect((await connect()).chainReference).toBe(reference)
})

test.each([null, 'main', '', -1, 1.5, {}, '0x', `0x${'f'.repeat(17)}`])(
  'error: a chain id of %j is no chain',
  async (answers) => {
    const { scripted, connect } = setUp()
    scripted.behave('eth_chainId', { answers })
    await expect(connect()).rejects.toMatchObject({
      code: 'wallet/failed',
      message: 'The wallet did not say which network it is on. Unlock it and try again.',
    })
  },
)

test.each<[string, unknown]>([
  ['no list', null],
  ['an empty list', []],
  ['no addresses', [null, 7, '0x12', 'vitalik.eth']],
])('error: a wallet that approves with %s gave no account', async (_what, answers) => {
  const { scripted, connect } = setUp()
  scripted.behave('eth_requestAccounts', { answers })
  await expect(connect()).rejects.toMatchObject({
    code: 'wallet/failed',
    message: 'The wallet gave no account. Open it, choose one, and try again.',
  })
})

test('behavior: what is no address is left out, the rest carries its checksum', async () => {
  const { scripted, connect } = setUp()
  scripted.behave('eth_requestAccounts', { answers: [null, first.toLowerCase()] })
  expect((await connect()).accounts).toEqual([{ address: first }])
})

test('behavior: an account in two letter cases is one account', async () => {
  const { scripted, connect } = setUp()
  scripted.behave('eth_requestAccounts', { answers: [first.toLowerCase(), first, second] })
  const connection = await connect()
  expect(connection.accounts).toEqual([{ address: first }, { address: second }])
  connection.watch({ accountsChanged() {}, chainChanged() {}, disconnected() {} })
  scripted.emit('accountsChanged', [second, second.toLowerCase()])
  expect(connection.accounts).toEqual([{ address: second }])
})

test('behavior: a busy wallet that forgets to tell is asked every second', async () => {
  const { clock, scripted, connect, onAlreadyPending } = setUp({
    events: 'none',
    behaviour: 'pending',
  })
  const connecting = connect()
  await vi.waitFor(() => expect(onAlreadyPending).toHaveBeenCalledTimes(1))
  await vi.dynamicImportSettled()
  await clock.advance(2_500)
  expect(scripted.requests.filter(({ method }) => method === 'eth_accounts')).toHaveLength(2)
  scripted.settlePending()
  await clock.advance(500)
  expect((await connecting).accounts).toEqual([{ address: first }])
  expect(clock.pending()).toBe(0)
})

test('error: a busy wallet that fails afterwards fails as any other', async () => {
  const { clock, scripted, connect } = setUp({ behaviour: 'pending' })
  const outcome = connect().catch((error) => error)
  await clock.advance(0)
  scripted.behave('eth_chainId', { throws: 'Locked' })
  scripted.settlePending()
  await clock.advance(0)
  expect(await outcome).toMatchObject({ code: 'wallet/failed', message: 'Locked' })
})

test('behavior: resuming asks without a prompt', async () => {
  const { scripted, wallet, clock } = setUp({ permitted: true })
  expect((await resumeWallet({ wallet, after: clock.after }))?.accounts).toEqual([
    { address: first },
  ])
  expect(scripted.requests.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
  expect(await resumeWallet({ wallet: setUp().wallet, after: clock.after })).toBeNull()
})

test('behavior: the new chain is reported once, whichever source reports it first', async () => {
  const { scripted, connect, leaving } = setUp()
  const connection = await connect()
  const chainChanged = vi.fn()
  connection.watch({ accountsChanged() {}, chainChanged, disconnected() {} })
  await connection.switchNetwork({ network: optimism, signal: leaving.signal })
  scripted.emit('chainChanged', '0xa')
  scripted.emit('chainChanged', { not: 'a chain' })
  expect([chainChanged.mock.calls, connection.chainReference]).toEqual([[['10']], '10'])
})

test.each([[{ chainId: '0x1' }], [['0x1']], ['eip155:1'], ['nonsense'], [null]])(
  'behavior: a wallet that says %j of its chain is asked where it is',
  async (said) => {
    const { scripted, connect } = setUp()
    const connection = await connect()
    const before = scripted.requests.length
    connection.watch({ accountsChanged() {}, chainChanged() {}, disconnected() {} })
    // However often it says so, it is asked once at a time.
    for (let time = 0; time < 100; time++) scripted.emit('chainChanged', said)
    await vi.waitFor(() => expect(scripted.requests.length).toBe(before + 1))
    expect(scripted.requests.at(-1)?.method).toBe('eth_chainId')
  },
)

test('error: a wallet that moved and cannot say where fails in words', async () => {
  const { scripted, connect, leaving } = setUp()
  const connection = await connect()
  scripted.behave('eth_chainId', { throws: 'Locked' })
  await expect(
    connection.switchNetwork({ network: optimism, signal: leaving.signal }),
  ).rejects.toMatchObject({ code: 'wallet/failed', message: 'Locked' })
})

test('error: a wallet that agrees to move and never does is a failure', async () => {
  const { clock, scripted, connect, leaving } = setUp()
  const connection = await connect()
  scripted.behave('wallet_switchEthereumChain', { answers: null })
  const outcome = connection
    .switchNetwork({ network: optimism, signal: leaving.signal })
    .catch((error) => error)
  for (let second = 0; second < 11; second++) await clock.advance(1_000)
  expect(await outcome).toMatchObject({
    code: 'wallet/failed',
    message: 'The wallet agreed and stayed on its network',
  })
})

test.each([
  ['in the page', 9, false],
  ['on another device', 29, true],
])('behavior: a wallet %s may say after %i s that it moved', async (_what, seconds, isRemote) => {
  const { clock, scripted, wallet } = setUp({ permitted: true })
  const slow = isRemote ? { ...wallet, arrive: async () => {} } : wallet
  const connection = await resumeWallet({ wallet: slow, after: clock.after })
  const chainChanged = vi.fn()
  connection?.watch({ accountsChanged() {}, chainChanged, disconnected() {} })
  scripted.behave('wallet_switchEthereumChain', { answers: null })
  const signal = new AbortController().signal
  const outcome = connection?.switchNetwork({ network: optimism, signal }).then(() => 'moved')
  for (let second = 0; second < seconds; second++) await clock.advance(1_000)
  scripted.changeChain(10)
  expect(chainChanged.mock.calls).toEqual([['10']])
  await clock.advance(1_000)
  expect(await outcome).toBe('moved')
})

test('behavior: a hiccup of the wallet’s node is no farewell', async () => {
  const { scripted, connect } = setUp()
  const connection = await connect()
  const disconnected = vi.fn()
  connection.watch({ accountsChanged() {}, chainChanged() {}, disconnected })
  scripted.emit('disconnect', { code: 1013, message: 'Attempting to connect.' })
  expect(disconnected).not.toHaveBeenCalled()
  scripted.emit('disconnect', { code: 4900, message: 'Gone.' })
  expect(disconnected).toHaveBeenCalledOnce()
})

test('behavior: a remote wallet is asked once it arrived, and its name is learnt then', async () => {
  const { scripted, wallet, clock } = setUp()
  let arrive = () => {}
  let name = 'WalletConnect'
  const remote = {
    provider: wallet.provider,
    get connector() {
      return { ...wallet.connector, name }
    },
    arrive: () =>
      new Promise<void>((resolve) => {
        arrive = resolve
      }),
  }
  const connecting = connectWallet({
    connectorId: 'acorn',
    wallet: remote,
    signal: new AbortController().signal,
    after: clock.after,
  })
  await clock.advance(0)
  expect(scripted.requests).toEqual([])
  name = 'Pocket'
  arrive()
  expect((await connecting).connector.name).toBe('Pocket')
})

test.each([
  [{ code: 4001 }, { code: 'wallet/declined', kind: 'declined' }],
  [new Error('no'), { code: 'wallet/failed', message: 'no' }],
])('error: a remote wallet that says %j is asked nothing', async (thrown, error) => {
  const { scripted, wallet, clock } = setUp()
  const connecting = connectWallet({
    connectorId: 'acorn',
    wallet: { ...wallet, arrive: () => Promise.reject(thrown) },
    signal: new AbortController().signal,
    after: clock.after,
  })
  await expect(connecting).rejects.toMatchObject(error)
  expect(scripted.requests).toEqual([])
})

describe('what the wallet says while it is asked for its network', () => {
  async function connectSlowly(say: (scripted: ReturnType<typeof setUp>['scripted']) => void) {
    const { scripted, connect, clock } = setUp()
    scripted.behave('eth_chainId', { late: 'approve' })
    const connecting = connect()
    await clock.advance(0)
    say(scripted)
    scripted.answerLate()
    const connection = await connecting
    const disconnected = vi.fn()
    const accountsChanged = vi.fn()
    connection.watch({ accountsChanged, chainChanged() {}, disconnected })
    await clock.advance(0)
    return { connection, disconnected, accountsChanged }
  }

  test('behavior: another account is the one that is connected', async () => {
    const { connection, disconnected } = await connectSlowly((wallet) =>
      wallet.emit('accountsChanged', [second]),
    )
    expect(connection.accounts).toEqual([{ address: second }])
    expect(disconnected).not.toHaveBeenCalled()
  })

  test('behavior: another network is the one it is on', async () => {
    const { connection } = await connectSlowly((wallet) => wallet.emit('chainChanged', '0xa'))
    expect(connection.chainReference).toBe('10')
  })

  test('behavior: an end is an end', async () => {
    const { disconnected } = await connectSlowly((wallet) =>
      wallet.emit('disconnect', { code: 4900 }),
    )
    expect(disconnected).toHaveBeenCalledTimes(1)
  })

  test('behavior: a lock is a lock', async () => {
    const { accountsChanged, disconnected } = await connectSlowly((wallet) =>
      wallet.emit('accountsChanged', []),
    )
    expect([accountsChanged.mock.calls, disconnected.mock.calls]).toEqual([[[[]]], []])
  })
})
