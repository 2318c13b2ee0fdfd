import { createFoyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { createAttempts } from './attempts.ts'

function setUp() {
  const platform = createFakePlatform()
  const wallet = createFakeWallet({ id: 'acorn', name: 'Acorn', accounts: ['0xa'], reference: '1' })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [wallet] })],
    },
    { platform },
  )
  const [connector] = foyer.internals.connectors.getState()
  if (!connector) throw new Error('The wallet was not found')
  let endTask = () => {}
  const attempts = createAttempts(foyer, {
    nextTask: () =>
      new Promise((resolve) => {
        endTask = resolve
      }),
  })
  const settle = async () => {
    await vi.dynamicImportSettled()
    await platform.clock.advance(0)
  }
  const show = vi.fn()
  const awaitWallet = vi.fn()
  const prompts = () => wallet.requests.filter(({ method }) => method === 'connect').length
  const open = async () => {
    void foyer.open()
    await foyer.internals.prepare()
    await settle()
  }
  const never = new AbortController().signal
  return {
    ...{ wallet, prompts, foyer, connector, attempts, settle, show, awaitWallet, open, never },
    endTask: () => endTask(),
  }
}

test('behavior: the wallet is asked in the turn of the press, before anything is shown', async () => {
  const { prompts, connector, attempts, show, awaitWallet, open, wallet } = setUp()
  wallet.behave('connect', 'hang')
  await open()
  void attempts.begin(connector, { awaitWallet, show })
  expect([prompts(), show.mock.calls.length]).toEqual([1, 0])
})

test('behavior: a wallet that answers at once is shown as connected', async () => {
  const { connector, attempts, show, awaitWallet, open, foyer } = setUp()
  await open()
  await attempts.begin(connector, { awaitWallet, show })
  expect(show).toHaveBeenCalledTimes(1)
  expect(attempts.begun(connector)?.isConnected).toBe(true)
  expect(foyer.getState().chains.eip155?.status).toBe('connected')
})

test('behavior: any other is shown a task later, and its answer reaches whoever joins', async () => {
  const { wallet, prompts, connector, attempts, settle, show, awaitWallet, open, endTask, never } =
    setUp()
  wallet.behave('connect', { late: 'approve' })
  await open()
  void attempts.begin(connector, { awaitWallet, show })
  await settle()
  expect(show).not.toHaveBeenCalled()
  endTask()
  await settle()
  expect(show).toHaveBeenCalledTimes(1)
  const begun = attempts.begun(connector)
  expect(begun?.isConnected).toBe(false)
  const joined = begun?.join({ signal: never, onAlreadyPending() {} })
  wallet.answerLate()
  await joined
  expect(prompts()).toBe(1)
})

test('error: a refusal before there is a view is told to whoever joins', async () => {
  const { wallet, connector, attempts, show, awaitWallet, open, never } = setUp()
  wallet.behave('connect', 'reject')
  await open()
  await attempts.begin(connector, { awaitWallet, show })
  const begun = attempts.begun(connector)
  expect(begun?.isConnected).toBe(false)
  await expect(begun?.join({ signal: never, onAlreadyPending() {} })).rejects.toMatchObject({
    kind: 'declined',
  })
})

test('behavior: that the wallet was busy already is told to whoever joins later', async () => {
  const { wallet, connector, attempts, settle, show, awaitWallet, open, endTask, never } = setUp()
  wallet.behave('connect', 'pending')
  await open()
  void attempts.begin(connector, { awaitWallet, show })
  await settle()
  endTask()
  await settle()
  const onAlreadyPending = vi.fn()
  attempts
    .begun(connector)
    ?.join({ signal: never, onAlreadyPending })
    .catch(() => {})
  expect(onAlreadyPending).toHaveBeenCalledTimes(1)
})

test('behavior: whoever joins can end it', async () => {
  const { wallet, connector, attempts, settle, show, awaitWallet, open, endTask, foyer } = setUp()
  wallet.behave('connect', 'hang')
  await open()
  void attempts.begin(connector, { awaitWallet, show })
  endTask()
  await settle()
  const leaving = new AbortController()
  const joined = attempts.begun(connector)?.join({ signal: leaving.signal, onAlreadyPending() {} })
  leaving.abort()
  await expect(joined).rejects.toMatchObject({ code: 'connection/abandoned' })
  expect(foyer.getState().chains.eip155?.status).toBe('disconnected')
})

test('behavior: closed within the same task, nothing is shown and the attempt ends', async () => {
  const { wallet, connector, attempts, settle, show, awaitWallet, open, endTask, foyer } = setUp()
  wallet.behave('connect', 'hang')
  await open()
  void attempts.begin(connector, { awaitWallet, show })
  await foyer.close()
  endTask()
  await settle()
  expect(show).not.toHaveBeenCalled()
  expect(foyer.getState().chains.eip155?.status).toBe('disconnected')
})

test('behavior: a view that came meanwhile stays, and is not covered', async () => {
  const { connector, attempts, show, awaitWallet, open, foyer } = setUp()
  await open()
  foyer.subscribe(({ chains }, before) => {
    const { status } = chains.eip155 ?? {}
    if (status === 'connected' && before.chains.eip155?.status !== status)
      foyer.router.reset('Account')
  })
  await attempts.begin(connector, { awaitWallet, show })
  expect(foyer.getState()).toMatchObject({
    view: 'Account',
    chains: { eip155: { status: 'connected' } },
  })
  expect([show.mock.calls, attempts.begun(connector)]).toEqual([[], null])
  expect(awaitWallet.mock.calls).toEqual([[true], [false]])
})

test('behavior: a prompt in the page is within reach from the press on, unless nothing comes of it', async () => {
  const { wallet, connector, attempts, settle, show, awaitWallet, open, endTask, foyer } = setUp()
  wallet.behave('connect', 'hang')
  await open()
  void attempts.begin(connector, { awaitWallet, show })
  expect([awaitWallet.mock.calls, attempts.isBeginning()]).toEqual([[[true]], true])
  await foyer.close()
  endTask()
  await settle()
  expect([awaitWallet.mock.calls, attempts.isBeginning()]).toEqual([[[true], [false]], false])
})

test('behavior: two presses within one task ask once', async () => {
  const { wallet, prompts, connector, attempts, settle, show, awaitWallet, open, endTask } = setUp()
  wallet.behave('connect', 'hang')
  await open()
  void attempts.begin(connector, { awaitWallet, show })
  void attempts.begin(connector, { awaitWallet, show })
  endTask()
  await settle()
  expect([prompts(), show.mock.calls.length]).toEqual([1, 1])
})

test('behavior: it is for the view of this wallet, once', async () => {
  const { connector, attempts, show, awaitWallet, open } = setUp()
  await open()
  await attempts.begin(connector, { awaitWallet, show })
  expect(attempts.begun({ ...connector, chain: 'solana' })).toBeNull()
  expect(attempts.begun(undefined)).toBeNull()
  attempts.arrived()
  expect(attempts.begun(connector)).toBeNull()
})
