import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test } from 'vitest'
import type { ChainAdapterDefinition, NativeBalance } from '../../adapter/ChainAdapter.ts'
import { sepolia } from '../../networks.ts'
import type { NetworkInput } from '../../primitives/Network.ts'
import { createFoyer } from '../createFoyer.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const url = 'https://own.example'
const local: NetworkInput = {
  id: 1,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [url] } },
}
const ether = (amount: number) => ({ json: { balance: `${amount}${'0'.repeat(18)}` } })

/** A connected client whose node answers 1 ETH. */
async function setUp(wrap = (definition: ChainAdapterDefinition) => definition) {
  const platform = createFakePlatform()
  const acorn = createFakeWallet({
    id: 'acorn',
    name: 'Acorn',
    accounts: [first],
    reference: '1',
    knownReferences: ['11155111'],
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [local, sepolia],
      adapters: [wrap(fakeAdapter({ namespace: 'eip155', wallets: [acorn] }))],
    },
    { platform },
  )
  platform.http.answer(url, ether(1))
  const [connector] = foyer.internals.connectors.getState()
  await foyer.internals.balances.prepare()
  if (connector) await foyer.connect({ connector })
  const { balances } = foyer.internals
  return {
    platform,
    acorn,
    foyer,
    refresh: (force = false) => balances.refresh('eip155', { force }),
    watch: () => balances.watch('eip155'),
    send: () =>
      (
        foyer.getProvider('eip155') as { request(asked: { method: string }): Promise<unknown> }
      ).request({ method: 'send' }),
    showPage(visibilityState: 'visible' | 'hidden') {
      Object.assign(platform.window, { document: { visibilityState } })
      platform.window.dispatchEvent(new Event('visibilitychange'))
    },
    asked: () => platform.http.requests.length,
    settle: () => platform.clock.advance(0),
    shown() {
      const balance = balances.store.getState().eip155
      const { balance: text, balanceSymbol } = foyer.getState().chains.eip155 ?? {}
      return [balance?.status, text, balanceSymbol]
    },
  }
}

test('behavior: a balance is read once it is asked for, exactly', async () => {
  const { platform, foyer, refresh, shown, asked } = await setUp()
  expect([shown(), asked()]).toEqual([[undefined, null, null], 0])
  platform.http.answer(url, { json: { balance: '1234567890123456789' } })
  const reading = refresh()
  expect(shown()[0]).toBe('loading')
  await reading
  expect(foyer.internals.balances.store.getState().eip155).toEqual({
    status: 'ready',
    atomic: 1234567890123456789n,
    decimals: 18,
    symbol: 'ETH',
  })
  expect([shown(), platform.clock.pending()]).toEqual([['ready', '1.234567890123456789', 'ETH'], 0])
})

test('behavior: a figure is fresh for 30 s', async () => {
  const { platform, refresh, asked } = await setUp()
  await refresh()
  await platform.clock.advance(29_999)
  await refresh()
  expect(asked()).toBe(1)
  await platform.clock.advance(1)
  await refresh()
  expect(asked()).toBe(2)
})

test('behavior: a clock that is set back keeps no figure fresh for longer', async () => {
  const { platform, refresh, asked } = await setUp()
  await refresh()
  platform.clock.set(-3_600_000)
  await platform.clock.advance(30_000)
  await refresh()
  expect(asked()).toBe(2)
})

test('behavior: two who ask at once share one question', async () => {
  const { refresh, asked } = await setUp()
  await Promise.all([refresh(), refresh()])
  expect(asked()).toBe(1)
})

test('behavior: force asks in any case, and the newest question wins', async () => {
  const { platform, refresh, asked, shown } = await setUp()
  await refresh()
  platform.http.answer(url, { afterMs: 1_000, ...ether(2) })
  const slow = refresh(true)
  platform.http.answer(url, ether(3))
  await refresh(true)
  await platform.clock.advance(1_000)
  await slow
  expect([asked(), shown()]).toEqual([3, ['ready', '3', 'ETH']])
})

test('behavior: after a failure the next question waits 30 s, unless a user asks', async () => {
  const { platform, foyer, refresh, asked, shown } = await setUp()
  platform.http.answer(url, { status: 503 })
  await refresh()
  expect(foyer.internals.balances.store.getState().eip155).toMatchObject({
    status: 'failed',
    error: { code: 'balance/unavailable', message: 'Token Balance Unavailable' },
  })
  await platform.clock.advance(29_999)
  await refresh()
  expect(asked()).toBe(1)
  await refresh(true)
  expect(asked()).toBe(2)
  platform.http.answer(url, ether(5))
  await platform.clock.advance(30_000)
  await refresh()
  expect(shown()).toEqual(['ready', '5', 'ETH'])
})

test('behavior: a poll asks although the figure is fresh, but waits after a failure', async () => {
  const { platform, foyer, refresh, asked, shown } = await setUp()
  const poll = () => foyer.internals.balances.refresh('eip155', { poll: true })
  await refresh()
  await poll()
  expect(asked()).toBe(2)
  platform.http.answer(url, { status: 503 })
  await poll()
  await platform.clock.advance(29_999)
  await poll()
  expect([asked(), shown()[0]]).toEqual([3, 'stale'])
  await platform.clock.advance(1)
  platform.http.answer(url, ether(2))
  await poll()
  expect([asked(), shown()]).toEqual([4, ['ready', '2', 'ETH']])
})

test('behavior: a poll does not ask beside a question that is on its way', async () => {
  const { platform, foyer, refresh, asked } = await setUp()
  platform.http.answer(url, 'hang')
  const reading = refresh()
  await foyer.internals.balances.refresh('eip155', { poll: true })
  expect(asked()).toBe(1)
  await platform.clock.advance(12_000)
  await reading
})

test('behavior: a figure stays on screen when a newer one cannot be had', async () => {
  const { platform, foyer, refresh, shown } = await setUp()
  await refresh()
  platform.http.answer(url, { status: 503 })
  await refresh(true)
  expect(shown()).toEqual(['stale', '1', 'ETH'])
  expect(foyer.internals.balances.store.getState().eip155).toMatchObject({
    error: { code: 'balance/unavailable' },
  })
  platform.http.answer(url, ether(2))
  await refresh(true)
  expect(shown()).toEqual(['ready', '2', 'ETH'])
})

test('behavior: a silent node has a deadline', async () => {
  const { platform, refresh, shown } = await setUp()
  platform.http.answer(url, 'hang')
  const reading = refresh()
  await platform.clock.advance(12_000)
  await reading
  expect([shown(), platform.clock.pending()]).toEqual([['failed', null, null], 0])
})

test('behavior: the late answer of an account that is gone is never shown', async () => {
  const { platform, acorn, refresh, shown, settle } = await setUp()
  platform.http.answer(url, { afterMs: 1_000, ...ether(7) })
  const reading = refresh()
  acorn.changeAccounts([second])
  await settle()
  await platform.clock.advance(5_000)
  await reading
  expect(shown()).toEqual(['idle', null, null])
})

test('behavior: an answer that arrives in the turn of the change is not shown either', async () => {
  let answer = (_balance: NativeBalance) => {}
  const { acorn, refresh, shown, settle } = await setUp((definition) => ({
    ...definition,
    attach: (host) => ({
      ...definition.attach(host),
      getBalance: () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    }),
  }))
  const reading = refresh()
  answer({ atomic: 7n * 10n ** 18n, decimals: 18, symbol: 'ETH' })
  // Two promises later the answer is on its way into the store, and the account changes now.
  await Promise.resolve().then(() => acorn.changeAccounts([second]))
  await settle()
  await reading
  expect(shown()).toEqual(['idle', null, null])
})

test('behavior: the old figure never stands beside the new address', async () => {
  const { acorn, foyer, refresh } = await setUp()
  await refresh()
  const seen: unknown[] = []
  foyer.subscribe(({ chains }) => seen.push([chains.eip155?.address, chains.eip155?.balance]))
  acorn.changeAccounts([second])
  expect(seen).not.toContainEqual([second, '1'])
  expect(foyer.getState().chains.eip155).toMatchObject({ address: second, balance: null })
})

test('behavior: the new account is asked for in the turn of the change', async () => {
  const { platform, acorn, foyer, refresh, shown, asked } = await setUp()
  platform.http.answer(url, 'hang')
  const old = refresh()
  platform.http.answer(url, ether(9))
  let reading: Promise<void> | undefined
  foyer.subscribe(({ chains }, before) => {
    if (chains.eip155?.address !== before.chains.eip155?.address) reading = refresh()
  })
  acorn.changeAccounts([second])
  await Promise.all([old, reading])
  expect([asked(), shown()]).toEqual([2, ['ready', '9', 'ETH']])
})

test('behavior: a testnet shows zero and is never asked', async () => {
  const { foyer, refresh, shown, asked } = await setUp()
  await foyer.switchNetwork('eip155:11155111')
  await refresh(true)
  expect([shown(), asked()]).toEqual([['ready', '0', 'ETH'], 0])
  expect(foyer.internals.balances.store.getState().eip155).toMatchObject({ formatted: '0.00' })
})

test('behavior: nobody connected, nothing asked', async () => {
  const { foyer, refresh, asked, shown } = await setUp()
  await refresh()
  await foyer.disconnect()
  await refresh(true)
  await foyer.internals.balances.refresh('solana')
  expect([asked(), shown()]).toEqual([1, ['idle', null, null]])
})

test('behavior: a balance that is read is asked for every 10 s, until the last reader leaves', async () => {
  const { platform, watch, asked, shown } = await setUp()
  const stops = [watch(), watch()]
  await platform.clock.advance(0)
  expect([asked(), shown()]).toEqual([1, ['ready', '1', 'ETH']])
  platform.http.answer(url, ether(2))
  await platform.clock.advance(9_999)
  expect(asked()).toBe(1)
  await platform.clock.advance(1)
  expect([asked(), shown()]).toEqual([2, ['ready', '2', 'ETH']])
  stops[0]?.()
  stops[0]?.()
  await platform.clock.advance(10_000)
  expect(asked()).toBe(3)
  stops[1]?.()
  await platform.clock.advance(60_000)
  expect([asked(), platform.clock.pending()]).toEqual([3, 0])
})

test('behavior: a chain that failed is left alone for 30 s by the poll', async () => {
  const { platform, watch, asked, shown } = await setUp()
  platform.http.answer(url, { status: 503 })
  const stop = watch()
  await platform.clock.advance(29_999)
  expect([asked(), shown()[0]]).toEqual([1, 'failed'])
  platform.http.answer(url, ether(2))
  await platform.clock.advance(10_000)
  expect([asked(), shown()]).toEqual([2, ['ready', '2', 'ETH']])
  stop()
})

test('behavior: nothing is polled while the page is hidden', async () => {
  const { platform, watch, asked, showPage } = await setUp()
  const stop = watch()
  await platform.clock.advance(0)
  showPage('hidden')
  await platform.clock.advance(60_000)
  expect([asked(), platform.clock.pending()]).toEqual([1, 0])
  showPage('visible')
  await platform.clock.advance(0)
  expect(asked()).toBe(2)
  // However often it is shown, not more often than every 10 s.
  for (let visit = 0; visit < 5; visit++) {
    showPage('hidden')
    showPage('visible')
    await platform.clock.advance(100)
  }
  expect(asked()).toBe(2)
  stop()
  showPage('visible')
  await platform.clock.advance(60_000)
  expect([asked(), platform.clock.pending()]).toEqual([2, 0])
})

test('behavior: nobody is connected, nothing is polled', async () => {
  const { platform, foyer, watch, asked, acorn } = await setUp()
  const stop = watch()
  await platform.clock.advance(0)
  await foyer.disconnect()
  await platform.clock.advance(60_000)
  expect([asked(), platform.clock.pending()]).toEqual([1, 0])
  const [connector] = foyer.internals.connectors.getState()
  if (connector) await foyer.connect({ connector })
  await platform.clock.advance(0)
  expect(asked()).toBe(2)
  acorn.changeAccounts([second])
  await platform.clock.advance(50)
  expect(asked()).toBe(3)
  stop()
})

test('behavior: a balance that is read follows a transaction soon', async () => {
  const { platform, watch, send, asked, shown } = await setUp()
  const stop = watch()
  await platform.clock.advance(0)
  await send()
  await platform.clock.advance(4_000)
  // Not mined yet.
  expect([asked(), shown()]).toEqual([3, ['ready', '1', 'ETH']])
  platform.http.answer(url, ether(2))
  await platform.clock.advance(2_000)
  expect([asked(), shown()]).toEqual([4, ['ready', '2', 'ETH']])
  await platform.clock.advance(9_999)
  expect(asked()).toBe(4)
  await platform.clock.advance(1)
  expect(asked()).toBe(5)
  stop()
})

test('behavior: a transaction that is never mined is not asked after for ever', async () => {
  const { platform, watch, send, asked } = await setUp()
  const stop = watch()
  await platform.clock.advance(0)
  await send()
  await platform.clock.advance(60_000)
  const hurried = asked()
  await platform.clock.advance(60_000)
  expect([hurried <= 32, asked() - hurried]).toEqual([true, 6])
  stop()
})

test('behavior: a transaction that nobody watches asks nothing, and the next reader asks anew', async () => {
  const { platform, refresh, send, asked, shown } = await setUp()
  await refresh()
  await send()
  await platform.clock.advance(20_000)
  expect([asked(), platform.clock.pending()]).toEqual([1, 0])
  platform.http.answer(url, ether(2))
  await refresh()
  expect([asked(), shown()]).toEqual([2, ['ready', '2', 'ETH']])
})

test('behavior: a testnet is not asked after a transaction either', async () => {
  const { platform, foyer, watch, send, asked } = await setUp()
  await foyer.switchNetwork('eip155:11155111')
  const stop = watch()
  await send()
  await platform.clock.advance(60_000)
  expect(asked()).toBe(0)
  stop()
})

test('behavior: a question that is forced waits for one that a wallet still has', async () => {
  const answers: ((balance: NativeBalance) => void)[] = []
  const { foyer, refresh, shown, settle, platform } = await setUp((definition) => ({
    ...definition,
    attach: (host) => ({
      ...definition.attach(host),
      getBalance: () => new Promise((resolve) => answers.push(resolve)),
    }),
  }))
  const balance = (whole: bigint) => ({
    atomic: whole * 10n ** 18n,
    decimals: 18,
    symbol: 'ETH',
  })
  const readings = [refresh(), refresh(true), refresh(true)]
  await settle()
  expect(answers).toHaveLength(1)
  answers[0]?.(balance(1n))
  await settle()
  expect(answers).toHaveLength(2)
  answers[1]?.(balance(2n))
  await Promise.all(readings)
  expect([shown(), answers.length, platform.clock.pending()]).toEqual([['ready', '2', 'ETH'], 2, 0])
  // One that never answers holds the next one up for its own 12 s, and no longer.
  void refresh(true)
  await settle()
  const next = refresh(true)
  await platform.clock.advance(11_999)
  expect(answers).toHaveLength(3)
  await platform.clock.advance(1)
  expect(answers).toHaveLength(4)
  answers[3]?.(balance(4n))
  await next
  expect(shown()).toEqual(['ready', '4', 'ETH'])
  foyer.destroy()
})

test('behavior: a destroyed client polls nothing', async () => {
  const { platform, foyer, watch, asked } = await setUp()
  watch()
  await platform.clock.advance(0)
  foyer.destroy()
  await platform.clock.advance(60_000)
  expect([asked(), platform.clock.pending()]).toEqual([1, 0])
})
