import {
  createFakePlatform,
  createFakeWallet,
  type FakePlatform,
  type FakeWalletParameters,
  fakeAdapter,
} from '@foyer/testing'
import { expect, test, vi } from 'vitest'
import { mainnet } from '../../networks.ts'
import { createFoyer } from '../createFoyer.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const key = '@foyer/connections'
const record = (connectorId: string) =>
  JSON.stringify({ version: 2, connections: [{ namespace: 'eip155', connectorId }] })
const withoutMarks = (text: string | null) =>
  text?.replace(/,"(?:mark":"\w+"|turn":\d+|ended":\[.*\])/g, '') ?? null
const locked = { permitted: true, locked: true }

/** A client with two wallets, the first of which was connected at the last visit. */
async function setUp({
  acorn: acornParameters = {},
  enableReconnect = true,
  remembered = 'acorn',
}: {
  acorn?: Partial<FakeWalletParameters>
  enableReconnect?: boolean
  remembered?: string | null
} = {}) {
  const platform = createFakePlatform()
  if (remembered) platform.storage.set(key, record(remembered))
  const common = { accounts: [first], reference: '1' }
  const acorn = createFakeWallet({ id: 'acorn', name: 'Acorn', ...common, ...acornParameters })
  const birch = createFakeWallet({ ...common, id: 'birch', name: 'Birch', accounts: [second] })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn, birch] })],
      enableReconnect,
    },
    { platform },
  )
  const statuses: (string | undefined)[] = []
  foyer.subscribe(({ chains }, before) => {
    const { status } = chains.eip155 ?? {}
    if (status !== before.chains.eip155?.status) statuses.push(status)
  })
  const events: string[] = []
  foyer.onEvent((event) => void (event.type === 'track' && events.push(event.event)))
  const settle = async () => {
    await vi.dynamicImportSettled()
    await platform.clock.advance(0)
  }
  await settle()
  return {
    platform,
    acorn,
    birch,
    foyer,
    statuses,
    events,
    settle,
    connect(id: string, signal?: AbortSignal) {
      const connector = foyer.internals.connectors.getState().find((known) => known.id === id)
      if (!connector) throw new Error(`No wallet ${id}`)
      return foyer.connect({ connector, ...(signal && { signal }) })
    },
    show: () => showPage(platform),
    asked: () => acorn.requests.map(({ method }) => method),
    /** As a record of an earlier version says it: only which wallet it is. */
    stored: () => withoutMarks(platform.storage.get(key)),
    wallet() {
      const { status, connector } = foyer.getState().chains.eip155 ?? {}
      return status === 'connected' ? connector?.name : status
    },
  }
}

/** The page becomes visible again: the event reaches the window from the document. */
const showPage = ({ window }: FakePlatform) =>
  void window.dispatchEvent(new Event('visibilitychange'))

test('behavior: a wallet that was locked at reload is connected once it is unlocked', async () => {
  const { acorn, settle, wallet, asked, statuses, events, stored, platform } = await setUp({
    acorn: locked,
  })
  expect([wallet(), stored(), platform.clock.pending()]).toEqual([
    'disconnected',
    record('acorn'),
    0,
  ])
  acorn.unlock()
  await settle()
  expect({ wallet: wallet(), asked: asked(), statuses, stored: stored() }).toEqual({
    wallet: 'Acorn',
    asked: ['accounts', 'accounts'],
    statuses: ['connecting', 'disconnected', 'connected'],
    stored: record('acorn'),
  })
  expect(events).toEqual(['MODAL_CREATED'])
})

test('behavior: a wallet that says nothing when it is unlocked is asked when the page is shown', async () => {
  const { acorn, settle, wallet, asked, show } = await setUp({
    acorn: { ...locked, behaviour: { accounts: { answers: [] } } },
  })
  show()
  await settle()
  expect([wallet(), asked().length]).toEqual(['disconnected', 2])
  acorn.behave('accounts', { answers: [first] })
  show()
  await settle()
  expect([wallet(), asked().length]).toEqual(['Acorn', 3])
  show()
  await settle()
  expect(asked()).toHaveLength(3)
})

test('behavior: a page that is hidden asks nothing', async () => {
  const { settle, asked, platform } = await setUp({ acorn: locked })
  Object.assign(platform.window, { document: { visibilityState: 'hidden' } })
  showPage(platform)
  await settle()
  expect(asked()).toEqual(['accounts'])
})

test.each<[string, Partial<FakeWalletParameters>]>([
  ['announces itself', { permitted: true, present: false }],
  ['answers', { permitted: true, behaviour: { accounts: { late: 'approve' } } }],
])('behavior: a wallet that %s after the 5 s is connected then', async (_name, acornParameters) => {
  const { acorn, settle, wallet, platform, show, asked } = await setUp({ acorn: acornParameters })
  await platform.clock.advance(60_000)
  expect([wallet(), platform.clock.pending()]).toEqual(['disconnected', 0])
  // However often the page is shown, a wallet that has not answered is not asked again.
  for (let visit = 0; visit < 5; visit++) show()
  await settle()
  expect(asked().length).toBeLessThan(2)
  acorn.appear()
  acorn.answerLate()
  await settle()
  expect(wallet()).toBe('Acorn')
})

test('behavior: a wallet that fails while it is locked is connected once it is unlocked', async () => {
  const { acorn, settle, wallet, stored } = await setUp({
    acorn: { ...locked, behaviour: { accounts: { throws: { code: 4100, message: 'Locked' } } } },
  })
  expect([wallet(), stored()]).toEqual(['disconnected', record('acorn')])
  acorn.behave('accounts', 'approve')
  acorn.unlock()
  await settle()
  expect(wallet()).toBe('Acorn')
})

test('behavior: locking a connected wallet ends it here, and unlocking brings it back', async () => {
  const { acorn, connect, settle, wallet, foyer, stored, events } = await setUp({
    remembered: null,
  })
  await connect('acorn')
  const { request } = foyer.getProvider('eip155') as {
    request(asked: { method: string }): Promise<unknown>
  }
  acorn.lock()
  expect(wallet()).toBe('disconnected')
  await expect(request({ method: 'balance' })).rejects.toMatchObject({ code: 4900 })
  await settle()
  expect(stored()).toBe(record('acorn'))
  acorn.unlock()
  await settle()
  expect(wallet()).toBe('Acorn')
  acorn.lock()
  await settle()
  acorn.unlock()
  await settle()
  expect(wallet()).toBe('Acorn')
  expect(events.filter((event) => event === 'CONNECT_SUCCESS')).toHaveLength(1)
})

test('behavior: after the user disconnects, nothing reconnects by itself', async () => {
  const { acorn, settle, wallet, foyer, stored, show, asked } = await setUp({ acorn: locked })
  await foyer.disconnect()
  expect(stored()).toBeNull()
  acorn.unlock()
  show()
  await settle()
  expect([wallet(), asked(), acorn.listenerCount()]).toEqual(['disconnected', ['accounts'], 1])
})

test('behavior: another wallet takes the place of the locked one', async () => {
  const { acorn, settle, wallet, connect, stored, show, asked } = await setUp({ acorn: locked })
  await connect('birch')
  acorn.unlock()
  show()
  await settle()
  expect([wallet(), stored(), asked()]).toEqual(['Birch', record('birch'), ['accounts']])
})

test.each(['cancels', 'declines'])(
  'behavior: a user who %s connecting the locked wallet is not connected later',
  async (how) => {
    const { acorn, settle, wallet, connect, stored, show } = await setUp({ acorn: locked })
    const leaving = new AbortController()
    acorn.behave('connect', how === 'declines' ? 'reject' : 'hang')
    const attempt = connect('acorn', leaving.signal).catch(() => {})
    await settle()
    leaving.abort()
    await attempt
    acorn.unlock()
    show()
    await settle()
    expect([wallet(), stored()]).toEqual(['disconnected', null])
  },
)

test.each(['fails', 'declines'])(
  'behavior: a locked wallet is still awaited when another one %s',
  async (how) => {
    const { acorn, birch, settle, wallet, connect, stored } = await setUp({ acorn: locked })
    birch.behave('connect', how === 'declines' ? 'reject' : { throws: new Error('Out of order') })
    await connect('birch').catch(() => {})
    expect(wallet()).toBe('disconnected')
    acorn.unlock()
    await settle()
    expect([wallet(), stored()]).toEqual(['Acorn', record('acorn')])
  },
)

test('behavior: a user who presses while the locked wallet is awaited meets no second attempt', async () => {
  const { acorn, settle, wallet, connect, statuses, asked } = await setUp({ acorn: locked })
  acorn.behave('connect', { late: 'approve' })
  const attempt = connect('acorn')
  acorn.unlock()
  await settle()
  expect(wallet()).toBe('connecting')
  acorn.answerLate()
  await attempt
  await settle()
  expect([wallet(), statuses.slice(2), asked()]).toEqual([
    'Acorn',
    ['connecting', 'connected'],
    ['accounts', 'connect'],
  ])
})

test('behavior: enableReconnect false awaits no wallet', async () => {
  const { acorn, connect, settle, wallet } = await setUp({ enableReconnect: false })
  await connect('acorn')
  acorn.lock()
  acorn.unlock()
  await settle()
  expect(wallet()).toBe('disconnected')
})

test('behavior: without a stored connection nothing is awaited', async () => {
  const { acorn, settle, show, platform } = await setUp({ remembered: null, acorn: locked })
  acorn.unlock()
  show()
  await settle()
  expect([acorn.requests, acorn.listenerCount(), platform.storage.writes]).toEqual([[], 1, []])
})

test('behavior: another tab that forgets the wallet ends the wait', async () => {
  const { acorn, settle, wallet, platform, show } = await setUp({ acorn: locked })
  platform.storage.changeInOtherTab(key, null)
  await settle()
  acorn.unlock()
  show()
  await settle()
  expect([wallet(), acorn.requests.length]).toEqual(['disconnected', 1])
})

test('behavior: a destroyed client leaves no listener', async () => {
  const { acorn, settle, foyer, platform } = await setUp({ acorn: locked })
  foyer.destroy()
  await settle()
  acorn.unlock()
  await settle()
  expect([acorn.requests.length, acorn.listenerCount(), platform.window.listenerCount()]).toEqual([
    1, 0, 0,
  ])
})
