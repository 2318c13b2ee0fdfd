// @vitest-environment happy-dom
import { AppError, createFoyer, type Foyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { act, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import {
  type ConnectData,
  FoyerProvider,
  useAccount,
  useConnect,
  useDisconnect,
  useReconnect,
} from './index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const roots: Root[] = []
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount()
  })
})

/** A client with a wallet of each of two families; `stored` plays a return to the page. */
async function setUp({ stored = false } = {}) {
  const platform = createFakePlatform()
  if (stored)
    platform.storage.set(
      '@foyer/connections',
      '{"version":2,"connections":[{"namespace":"eip155","connectorId":"acorn"}]}',
    )
  const acorn = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address], reference: '1', permitted: stored },
  })
  const ember = createFakeWallet({ id: 'ember', name: 'Ember', accounts: ['E'], reference: 'm' })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet, { ...mainnet, id: 'm', name: 'Solana', chainNamespace: 'solana' }],
      adapters: [
        fakeAdapter({ namespace: 'eip155', wallets: [acorn] }),
        fakeAdapter({ namespace: 'solana', wallets: [ember] }),
      ],
      enableReconnect: false,
    },
    { platform },
  )
  await foyer.internals.prepare()
  return { foyer, acorn, platform }
}

function Probe({ look }: { look(): void }) {
  look()
  return null
}

/** The newest render of a hook. */
async function renderHook<result>(foyer: Foyer, hook: () => result) {
  const results: result[] = []
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  await act(async () =>
    root.render(
      <StrictMode>
        <FoyerProvider foyer={foyer}>
          <Probe look={() => results.push(hook())} />
        </FoyerProvider>
      </StrictMode>,
    ),
  )
  return () => results.at(-1) as result
}

test('behavior: connecting shows how it goes, gives the connection, and forgets it once that ends', async () => {
  const { foyer, acorn } = await setUp()
  const current = await renderHook(foyer, () => ({ ...useConnect(), account: useAccount() }))
  const [connector] = current().connectors
  if (!connector) throw new Error('No wallet')
  expect(current().connectors.map(({ name }) => name)).toEqual(['Acorn', 'Ember'])
  acorn.behave('connect', { late: 'approve' })
  const onSuccess = vi.fn()
  await act(async () => current().connect({ connector }, { onSuccess }))
  expect([current().status, current().variables]).toEqual(['pending', { connector }])
  expect([current().account.isConnecting, current().account.isDisconnected]).toEqual([true, false])
  await act(async () => acorn.answerLate())
  expect(current().account).toMatchObject({ isConnected: true, isConnecting: false })
  expect(current().data).toMatchObject({
    ...{ id: 'acorn', namespace: 'eip155', chainId: 1, isActive: true },
    accounts: [{ address }],
  })
  expect(onSuccess.mock.calls).toEqual([[current().data, { connector }]])
  await act(() => foyer.disconnect())
  expect([current().status, current().data]).toEqual(['idle', undefined])
  expect(current().account.isDisconnected).toBe(true)
})

test('behavior: a wallet of another family has no number of a chain, and one family can be listed', async () => {
  const { foyer } = await setUp()
  const current = await renderHook(foyer, () => useConnect({ namespace: 'solana' }))
  const [connector, ...others] = current().connectors
  if (!connector) throw new Error('No wallet')
  expect(others).toEqual([])
  await act(async () => {
    const { namespace, chainId, accounts } = await current().connectAsync({ connector })
    expect([namespace, chainId, accounts[0]?.address]).toEqual(['solana', undefined, 'E'])
  })
})

test('error: a refusal is in the state, and told to the hook', async () => {
  const { foyer, acorn } = await setUp()
  acorn.behave('connect', 'reject')
  const onError = vi.fn()
  const current = await renderHook(foyer, () => useConnect({ mutation: { onError } }))
  const [connector] = current().connectors
  if (!connector) throw new Error('No wallet')
  await act(async () => current().mutate({ connector }))
  await vi.waitFor(() => expect(AppError.is(current().error, 'wallet/declined')).toBe(true))
  expect(onError.mock.calls).toEqual([[current().error, { connector }]])
  await act(async () => current().reset())
  expect(current().isIdle).toBe(true)
})

test('behavior: wallets of an earlier visit come back when they are asked for', async () => {
  const { foyer, acorn } = await setUp({ stored: true })
  const current = await renderHook(foyer, () => ({ ...useReconnect(), account: useAccount() }))
  expect([acorn.requests, current().status]).toEqual([[], 'idle'])
  acorn.behave('accounts', { late: 'approve' })
  await act(async () => current().reconnect())
  await act(() => vi.waitFor(() => expect(acorn.requests).toHaveLength(1)))
  expect([current().isPending, current().account.isReconnecting]).toEqual([true, true])
  await act(async () => acorn.answerLate())
  await vi.waitFor(() => expect(current().data?.map(({ id }) => id)).toEqual(['acorn']))
})

test('behavior: nothing to come back to is no error', async () => {
  const { foyer } = await setUp()
  const current = await renderHook(foyer, useReconnect)
  await act(async () => {
    expect(await current().reconnectAsync()).toEqual([])
  })
  expect([current().status, current().data]).toEqual(['success', []])
})

test('behavior: disconnecting shows how it goes, and names what it disconnects', async () => {
  const { foyer } = await setUp()
  const current = await renderHook(foyer, () => useDisconnect())
  const connected = () =>
    Object.values(foyer.getState().chains).flatMap(({ connections }) =>
      connections.map(({ id }) => id),
    )
  for (const connector of foyer.getConnectors()) await act(() => foyer.connect({ connector }))
  expect(connected()).toEqual(['acorn', 'ember'])
  const onSuccess = vi.fn()
  await act(async () => current().mutate({ namespace: 'solana' }, { onSuccess }))
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
  expect([connected(), current().variables]).toEqual([['acorn'], { namespace: 'solana' }])
  await act(() => current().disconnect('eip155', 'acorn'))
  expect([connected(), current().status]).toEqual([[], 'success'])
  await act(() => current().disconnectAsync())
  expect(current().isSuccess).toBe(true)
})

test('behavior: results are typed', () => {
  type Connect = ReturnType<typeof useConnect>
  expectTypeOf<Connect['data']>().toEqualTypeOf<ConnectData | undefined>()
  expectTypeOf<Parameters<ReturnType<typeof useReconnect>['reconnect']>[0]>().toBeVoid()
  type Disconnect = Parameters<ReturnType<typeof useDisconnect>['mutate']>[0]
  expectTypeOf<{ namespace: 'solana' }>().toExtend<Disconnect>()
})
