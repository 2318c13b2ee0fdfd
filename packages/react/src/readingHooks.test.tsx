// @vitest-environment happy-dom
import { createFoyer, type Foyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import {
  FoyerProvider,
  useHistory,
  useNfts,
  useSend,
  useTokens,
  useWaitForTransaction,
  useWallets,
} from './index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const backend = 'https://foyer.example'
const roots: Root[] = []
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount()
  })
})

const transaction = (number: number) => ({
  id: `eip155:1:${number}`,
  metadata: {
    ...{ operationType: 'send', hash: `0x${number}`, chain: 'eip155:1', status: 'confirmed' },
    ...{ minedAt: '2026-01-01T00:00:00.000Z', sentFrom: address, sentTo: token, nonce: number },
  },
  transfers: null,
})
const usdc = {
  ...{ name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', address: `eip155:1:${token}` },
  ...{ value: 1.5, price: 1, quantity: { decimals: '6', numeric: '1.5' }, iconUrl: '' },
}

function setUp({ withBackend = true } = {}) {
  const platform = createFakePlatform()
  const { http } = platform
  http.answer(backend, { status: 404 })
  http.answer(`${backend}/v1/supported-chains`, { json: { http: ['eip155:1'], ws: [] } })
  http.answer(`${backend}/v1/account/${address}/balance`, { json: { balances: [usdc] } })
  const acorn = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address], reference: '1', balanceAtomic: 1n },
  })
  const foyer = createFoyer(
    {
      ...{ projectId: 'shop', networks: [mainnet], ...(withBackend && { backend }) },
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn] })],
    },
    { platform },
  )
  return { platform, http, foyer, acorn }
}

function Caller({ hook, onResult }: { hook(): unknown; onResult(result: unknown): void }) {
  onResult(hook())
  return null
}

/** Renders one hook, and tells what it gave last. */
async function renderHook<result>(foyer: Foyer, hook: () => result) {
  const results: result[] = []
  const root = createRoot(document.createElement('div'))
  roots.push(root)
  await act(async () =>
    root.render(
      <FoyerProvider foyer={foyer}>
        <Caller hook={hook} onResult={(result) => results.push(result as result)} />
      </FoyerProvider>,
    ),
  )
  return () => {
    const last = results.at(-1)
    if (!last) throw new Error('The hook was not called')
    return last
  }
}

const connect = (foyer: Foyer) =>
  act(async () => {
    const [connector] = foyer.internals.connectors.getState()
    if (connector) await foyer.connect({ connector })
  })

/** Code that comes on demand, and what it asks, takes some turns. */
const until = async (isDone: () => boolean) => {
  for (let round = 0; round < 200 && !isDone(); round++)
    await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  expect(isDone()).toBe(true)
}

test('behavior: nothing is asked before a wallet is connected', async () => {
  const { foyer, http } = setUp()
  const history = await renderHook(foyer, useHistory)
  const tokens = await renderHook(foyer, useTokens)
  expect(history()).toMatchObject({ status: 'pending', isPending: true, hasNextPage: false })
  expect(tokens()).toMatchObject({ status: 'pending', data: undefined, error: null })
  expect(http.requests).toEqual([])
})

test('behavior: a history comes page by page, each transaction once, and anew from the first', async () => {
  const { foyer, http } = setUp()
  const pages = [
    { data: [transaction(3), transaction(2)], next: 'a' },
    { data: [transaction(2), transaction(1)], next: null },
  ]
  http.answer(/\/history/, ({ url }) => ({ json: pages[url.includes('cursor=a') ? 1 : 0] }))
  const history = await renderHook(foyer, useHistory)
  await connect(foyer)
  await until(() => history().isSuccess)
  const ids = () => history().data?.map(({ id }) => id.split(':')[2])
  expect([ids(), history().hasNextPage]).toEqual([['3', '2'], true])

  await act(() => history().fetchNextPage())
  expect([ids(), history().hasNextPage]).toEqual([['3', '2', '1'], false])
  await act(() => history().fetchNextPage())
  expect(ids()).toEqual(['3', '2', '1'])

  pages[0] = { data: [transaction(4), transaction(3)], next: null }
  let outcome: unknown
  await act(async () => {
    outcome = await history().refetch()
  })
  expect(outcome).toMatchObject({ status: 'success', data: [{ hash: '0x4' }, { hash: '0x3' }] })
  expect([ids(), history().hasNextPage]).toEqual([['4', '3'], false])
})

test('error: what fails is an error with what was known before, and can be read again', async () => {
  const { foyer, http } = setUp()
  http.answer(/\/history/, { json: { data: [transaction(1)], next: 'a' } })
  const history = await renderHook(foyer, useHistory)
  await connect(foyer)
  await until(() => history().isSuccess)
  http.answer(/\/history/, { status: 503, statusText: 'Busy' })
  await act(() => history().fetchNextPage())
  expect(history()).toMatchObject({ status: 'error', error: { code: 'resources/unavailable' } })
  expect(history().data).toHaveLength(1)
  await act(async () => void (await history().refetch()))
  expect(history()).toMatchObject({ isError: true, data: [{ hash: '0x1' }] })
})

const listed = (id: string, name = id, rdns: string | null = null) => ({
  ...{ id, name, homepage: '', image_id: '', order: 1, mobile_link: null, desktop_link: null },
  ...{ webapp_link: null, app_store: null, play_store: null, rdns, chains: ['eip155:1'] },
})

test('behavior: all wallets are asked for on demand, page by page, and an installed one is connected in the page', async () => {
  const { foyer, http } = setUp()
  http.answer(/getWallets/, ({ url }) => {
    const page = new URL(url).searchParams.get('page')
    return {
      json: { data: page === '1' ? [listed('acorn-1', 'Acorn')] : [listed('birch')], count: 50 },
    }
  })
  const quiet = await renderHook(foyer, useWallets)
  expect(quiet().wallets.map(({ name }) => name)).toEqual(['Acorn'])
  expect([quiet().catalogue.status, http.requests]).toEqual(['pending', []])

  const all = await renderHook(foyer, () => useWallets({ catalogue: true }))
  await until(() => all().catalogue.isSuccess)
  expect(all().catalogue).toMatchObject({ data: [{ id: 'acorn-1' }], hasNextPage: true })
  await act(() => all().catalogue.fetchNextPage())
  expect(all().catalogue).toMatchObject({
    data: [{ id: 'acorn-1' }, { id: 'birch' }],
    hasNextPage: false,
  })
  const [acorn, birch] = all().catalogue.data ?? []
  if (!acorn || !birch) throw new Error('Two wallets are listed.')
  await act(() => all().connect(acorn))
  expect(foyer.getState().chains.eip155?.connector?.name).toBe('Acorn')
  // This client has no way to wallets outside the page.
  await expect(all().connect(birch)).rejects.toMatchObject({ code: 'connection/no-relay' })
})

test('behavior: a search is asked with what the options allow', async () => {
  const { foyer, http } = setUp()
  foyer.updateOptions({ excludeWalletIds: ['oak'] })
  http.answer(/getWallets/, { json: { data: [listed('birch')], count: 1 } })
  const found = await renderHook(foyer, () => useWallets({ catalogue: { search: ' bir ' } }))
  await until(() => found().catalogue.isSuccess)
  const asked = http.requests.map(({ url }) => new URL(url).searchParams)
  expect(
    asked.map((query) => [query.get('search'), query.get('exclude'), query.get('entries')]),
  ).toEqual([['bir', 'oak', '100']])
})

test('error: without a backend it is said who could tell', async () => {
  const { foyer } = setUp({ withBackend: false })
  const [history, nfts, tokens] = [
    await renderHook(foyer, useHistory),
    await renderHook(foyer, useNfts),
    await renderHook(foyer, useTokens),
  ]
  await connect(foyer)
  await until(() => history().isError && nfts().isError && tokens().isError)
  for (const { error } of [history(), nfts(), tokens()])
    expect(error).toMatchObject({ code: 'resources/unsupported', context: { network: 'Ethereum' } })
})

test('behavior: tokens are those of the account, and end with its connection', async () => {
  const { foyer } = setUp()
  const tokens = await renderHook(foyer, useTokens)
  await connect(foyer)
  await until(() => tokens().isSuccess)
  expect(tokens()).toMatchObject({ data: [{ symbol: 'USDC' }], hasNextPage: false })
  await act(() => foyer.disconnect())
  expect(tokens()).toMatchObject({ status: 'pending', data: undefined })
})

test('error: a chain family that tells nothing of transactions says so', async () => {
  const { foyer } = setUp()
  const wait = await renderHook(foyer, () => useWaitForTransaction({ hash: '0x1' }))
  expect(wait().status).toBe('pending')
  await connect(foyer)
  await until(() => wait().isError)
  expect(wait().error).toMatchObject({ code: 'wallet/method-unsupported' })
})

test('behavior: a transfer is a flow and its commands, without a view', async () => {
  const { foyer } = setUp()
  const send = await renderHook(foyer, useSend)
  await connect(foyer)
  await act(async () => send().start({ amount: '0.01', to: address }))
  expect(send().state).toMatchObject({
    status: 'editing',
    amountText: '0.01',
    recipientText: address,
  })
  await act(async () => send().writeAmount('0.02'))
  expect(send().state.amountText).toBe('0.02')
  expect(foyer.getState()).toMatchObject({ open: false, view: null })
})
