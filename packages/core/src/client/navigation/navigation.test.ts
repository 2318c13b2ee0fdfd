import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test } from 'vitest'
import { mainnet } from '../../networks.ts'
import type { Foyer } from '../contract/Foyer.ts'
import { createFoyer } from '../createFoyer.ts'

/** A client that renders nothing, with views of every kind of rule. */
function setUp() {
  const acorn = createFakeWallet({
    id: 'acorn',
    name: 'Acorn',
    accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    reference: '1',
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn] })],
    },
    { platform: createFakePlatform() },
  )
  const { rules } = foyer.internals.navigation
  rules.set('Connect', { insteadWhenConnected: () => 'Account' })
  rules.set('Account', { requiresAccount: true })
  rules.set('WalletSend', { requiresAccount: true })
  rules.set('Networks', {})
  rules.set('Help', {})
  rules.set('UnsupportedChain', { backCloses: true })
  rules.set('SIWXSignMessage', {
    blocksClose: ({ chains }) => chains.eip155?.status === 'connected',
  })
  return { foyer, acorn }
}

type Act = (foyer: Foyer) => unknown
const connect: Act = async (foyer) => {
  const [connector] = foyer.internals.connectors.getState()
  if (connector) await foyer.connect({ connector })
}
const push =
  (view: string): Act =>
  ({ router }) =>
    router.push(view)
const back: Act = ({ router }) => router.back()
const open: Act = (foyer) => foyer.open()
const close: Act = (foyer) => foyer.close()

test.each<[rule: string, acts: Act[], history: string]>([
  ['opening without an account shows Connect', [open], 'Connect'],
  ['opening with an account shows Account', [connect, open], 'Account'],
  ['opening while closed starts a new history', [open, push('Help'), close, open], 'Connect'],
  [
    'opening a view while open pushes it',
    [open, (foyer) => foyer.open({ view: 'Networks' })],
    'Connect > Networks',
  ],
  ['opening the view on top adds nothing', [open, open], 'Connect'],
  ['a push adds a view', [open, push('Networks'), push('Help')], 'Connect > Networks > Help'],
  ['pushing the view on top does nothing', [open, push('Help'), push('Help')], 'Connect > Help'],
  [
    'the same view may come again after another',
    [open, push('Help'), push('Networks'), push('Help')],
    'Connect > Help > Networks > Help',
  ],
  [
    'replace takes the place of the view on top',
    [open, push('Help'), ({ router }) => router.replace('Networks')],
    'Connect > Networks',
  ],
  [
    'reset forgets the history',
    [open, push('Help'), ({ router }) => router.reset('Networks')],
    'Networks',
  ],
  ['back goes one view back', [open, push('Help'), push('Networks'), back], 'Connect > Help'],
  ['back from the first view closes', [open, back], 'closed'],
  [
    'back closes when UnsupportedChain is anywhere in the history',
    [open, push('UnsupportedChain'), push('Networks'), back],
    'closed',
  ],
  [
    'backTo goes to an entry',
    [open, push('Help'), push('Networks'), ({ router }) => router.backTo(0)],
    'Connect',
  ],
  [
    'backTo an entry that is not there does nothing',
    [open, push('Help'), ({ router }) => [-1, 1, 2, Number.NaN].map(router.backTo)],
    'Connect > Help',
  ],
  [
    'a back step onto Connect lands on Account once connected',
    [open, push('Help'), connect, back],
    'Account',
  ],
  ['a view that needs an account leads to Connect', [open, push('WalletSend')], 'Connect'],
  [
    'opening a view that needs an account while on Connect adds nothing',
    [open, (foyer) => foyer.open({ view: 'Account' })],
    'Connect',
  ],
  [
    'a view that needs an account leads to Connect from elsewhere',
    [(foyer) => foyer.open({ view: 'Networks' }), push('WalletSend')],
    'Networks > Connect',
  ],
  [
    'a view that needs an account gives way when the account goes',
    [connect, open, push('WalletSend'), (foyer) => foyer.disconnect()],
    'Connect',
  ],
  [
    'a view that needs none stays when the account goes',
    [connect, open, push('Help'), (foyer) => foyer.disconnect()],
    'Account > Help',
  ],
  [
    'closing is refused while the view says so',
    [connect, open, push('SIWXSignMessage'), close],
    'Account > SIWXSignMessage',
  ],
  [
    'closing is free as soon as the reason is gone',
    [connect, open, push('SIWXSignMessage'), (foyer) => foyer.disconnect(), close],
    'closed',
  ],
  ['a step while closed opens nothing', [push('Help'), back], 'closed'],
])('behavior: %s', async (_rule, acts, history) => {
  const { foyer } = setUp()
  for (const act of acts) await act(foyer)
  const state = foyer.getState()
  expect(state.open ? state.history.map(({ view }) => view).join(' > ') : 'closed').toBe(history)
  expect(state.view).toBe(state.history.at(-1)?.view ?? null)
})

test('behavior: a refused close is counted and answered with false', async () => {
  const { foyer } = setUp()
  await connect(foyer)
  await foyer.open()
  push('SIWXSignMessage')(foyer)
  expect([await foyer.close(), await foyer.close()]).toEqual([false, false])
  expect(foyer.internals.navigation.routes.getState().refusals).toBe(2)
})

test('behavior: Connect knows where the user was going', async () => {
  const { foyer } = setUp()
  await foyer.open({ view: 'WalletSend', arguments: { amount: '1' } })
  const parameters = () => foyer.internals.navigation.routes.getState().stack.at(-1)?.parameters
  expect(parameters()).toEqual({
    redirectView: 'WalletSend',
    redirectParameters: { amount: '1' },
  })
  await foyer.open({ view: 'Account' })
  expect(parameters()).toEqual({ redirectView: 'Account', redirectParameters: {} })
})

test('behavior: parameters travel with their view, and every step has a key of its own', async () => {
  const { foyer } = setUp()
  const { routes } = foyer.internals.navigation
  await foyer.open({ view: 'Networks', arguments: { chosen: 'eip155:1' } })
  foyer.router.push('Help', { topic: 'gas' })
  const { stack, direction } = routes.getState()
  expect([stack.map(({ view, parameters }) => [view, parameters]), direction]).toEqual([
    [
      ['Networks', { chosen: 'eip155:1' }],
      ['Help', { topic: 'gas' }],
    ],
    'forward',
  ])
  foyer.router.back()
  expect(routes.getState()).toMatchObject({ direction: 'back', stack: [stack[0]] })
  foyer.router.push('Help')
  const keys = routes.getState().stack.map(({ key }) => key)
  expect(Math.max(...keys)).toBeGreaterThan(stack[1]?.key ?? 0)
})

test('error: steps to a view that nobody declared change nothing', async () => {
  const { foyer } = setUp()
  await foyer.open()
  for (const step of ['push', 'replace', 'reset'] as const)
    expect(() => foyer.router[step]('Nowhere')).toThrow(
      expect.objectContaining({ code: 'navigation/unknown-view' }),
    )
  expect(foyer.getState().history).toEqual([{ view: 'Connect' }])
})

test('behavior: what follows a request to a wallet is laid down before it, newest first', () => {
  const { foyer } = setUp()
  const { router, internals } = foyer
  const views = () => internals.navigation.routes.getState().stack.map(({ view }) => view)
  router.reset('Connect')
  router.push('Networks')
  router.begin({ success: { to: 'backTo', view: 'Connect' }, cancel: { to: 'back' } })
  router.push('Help')
  router.complete('success')
  expect(views()).toEqual(['Connect'])

  router.push('Networks')
  router.begin({ success: { to: 'close' }, cancel: { to: 'back' } })
  router.push('Help')
  router.complete('cancel')
  expect(views()).toEqual(['Connect', 'Networks'])

  router.begin({ success: { to: 'replace', view: 'Help' }, cancel: { to: 'back' } })
  router.push('UnsupportedChain')
  router.complete('success')
  expect(views()).toEqual(['Connect', 'Networks', 'Help'])
})

test('behavior: a request that failed leads where that was laid down, else back, and away from the first view', async () => {
  const { foyer } = setUp()
  const { router, internals } = foyer
  const views = () => internals.navigation.routes.getState().stack.map(({ view }) => view)
  await foyer.open()
  router.push('Networks')
  const back = { to: 'back' } as const
  router.begin({ success: back, cancel: back, error: { to: 'backTo', view: 'Connect' } })
  // What is laid down is data: a page could keep it.
  expect(structuredClone(internals.navigation.routes.getState())).toEqual(
    internals.navigation.routes.getState(),
  )
  router.push('Help')
  router.complete('error')
  expect(views()).toEqual(['Connect'])

  router.push('Networks')
  router.begin({ success: { to: 'close' }, cancel: back })
  router.push('Help')
  router.complete('error')
  expect(views()).toEqual(['Connect', 'Networks'])
  router.begin({ success: { to: 'backTo', view: 'Account' }, cancel: back })
  router.push('Help')
  router.complete('success')
  expect(views()).toEqual(['Connect', 'Networks'])
  router.reset('Networks')
  router.complete('error')
  expect(foyer.getState().open).toBe(false)
})

test('behavior: going back to where a request began forgets what should have followed', () => {
  const { foyer } = setUp()
  const { router, internals } = foyer
  router.reset('Connect')
  router.push('Networks')
  router.begin({ success: { to: 'reset', view: 'Help' }, cancel: { to: 'back' } })
  router.push('Help')
  router.back()
  router.complete('success')
  expect(internals.navigation.routes.getState().stack.map(({ view }) => view)).toEqual([
    'Connect',
    'Networks',
  ])
})

test('behavior: without a step laid down, success leads to where the parameters say, else away', async () => {
  const { foyer } = setUp()
  const { router, internals } = foyer
  const views = () => internals.navigation.routes.getState().stack.map(({ view }) => view)
  await foyer.open()
  router.push('Networks')
  router.begin({ success: { to: 'back' }, cancel: { to: 'back' } })
  router.push('Help')
  router.push('UnsupportedChain', { redirectView: 'Networks' })
  router.complete('success')
  expect(views()).toEqual(['Networks'])
  router.push('Help')
  router.complete('cancel')
  expect(views()).toEqual(['Networks'])
  router.complete('success')
  expect(foyer.getState().open).toBe(false)
})

test('behavior: a family without an account shows Connect in the place of a view that needs one', async () => {
  const wallet = (id: string, reference: string) =>
    createFakeWallet({ id, name: id, accounts: [`${id}-account`], reference })
  const foyer = createFoyer(
    {
      networks: [mainnet, { ...mainnet, id: 'main', name: 'Solana', chainNamespace: 'solana' }],
      adapters: [
        fakeAdapter({ namespace: 'eip155', wallets: [wallet('acorn', '1')] }),
        fakeAdapter({ namespace: 'solana', wallets: [wallet('ember', 'main')] }),
      ],
    },
    { platform: createFakePlatform() },
  )
  const { routes, rules } = foyer.internals.navigation
  rules.set('Account', { requiresAccount: true })
  rules.set('Networks', {})
  const stack = () => routes.getState().stack.map(({ view, parameters }) => [view, parameters])
  await connect(foyer)
  await foyer.open()
  expect(stack()).toEqual([['Account', {}]])
  await foyer.switchNetwork('solana:main')
  expect(stack()).toEqual([['Connect', { redirectView: 'Account', redirectParameters: {} }]])

  await foyer.switchNetwork('eip155:1')
  foyer.router.reset('Account')
  foyer.router.push('Networks')
  await foyer.switchNetwork('solana:main')
  foyer.router.back()
  expect(stack()).toEqual([['Connect', { redirectView: 'Account', redirectParameters: {} }]])
  expect(foyer.getState().activeNamespace).toBe('solana')
})
