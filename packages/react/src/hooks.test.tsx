// @vitest-environment happy-dom
import { createFoyer, type Foyer, type FoyerEvent, type FoyerOptions } from '@foyer/core'
import type { EIP1193Provider, WalletStandardWallet } from '@foyer/core/adapter'
import { mainnet, polygon } from '@foyer/core/networks'
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { act, type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import {
  AccountButton,
  ConnectButton,
  createFoyer as createReactFoyer,
  type EventName,
  FoyerButton,
  FoyerProvider,
  NetworkButton,
  useAccount,
  useConnectors,
  useEvents,
  useFoyer,
  useNetwork,
  useProvider,
  useSignMessage,
  WalletButton,
} from './index.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const roots: Root[] = []
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount()
  })
  document.body.replaceChildren()
})

/** A client with a wallet of each of two families; `stored` plays a return to the page. */
function setUp({ stored = false, ...options }: Partial<FoyerOptions> & { stored?: boolean } = {}) {
  const platform = createFakePlatform()
  if (stored)
    platform.storage.set(
      '@foyer/connections',
      '{"version":1,"connections":[{"namespace":"eip155","connectorId":"acorn"}]}',
    )
  const acorn = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address], reference: '1' },
    ...{ knownReferences: ['137', '56'], permitted: stored },
  })
  const ember = createFakeWallet({ id: 'ember', name: 'Ember', accounts: ['E'], reference: 'm' })
  const adapters = [
    fakeAdapter({ namespace: 'eip155', wallets: [acorn] }),
    fakeAdapter({ namespace: 'solana', wallets: [ember] }),
  ]
  const solana = { ...mainnet, id: 'm', name: 'Solana', chainNamespace: 'solana' }
  const networks = [mainnet, polygon, solana] as const
  const foyer = createFoyer({ projectId: 'shop', networks, adapters, ...options }, { platform })
  return { platform, acorn, foyer }
}

async function render(foyer: Foyer, children: ReactNode, html?: string) {
  const place = document.createElement('div')
  document.body.append(place)
  const tree = (
    <StrictMode>
      <FoyerProvider foyer={foyer}>{children}</FoyerProvider>
    </StrictMode>
  )
  await act(async () => {
    if (html !== undefined) place.innerHTML = html
    const root = html === undefined ? createRoot(place) : hydrateRoot(place, tree)
    roots.push(root)
    root.render(tree)
  })
  return place
}

const connect = (foyer: Foyer, name = 'Acorn') =>
  act(async () => {
    const connector = foyer.getConnectors().find((each) => each.name === name)
    if (connector) await foyer.connect({ connector })
  })

function Account({ seen = () => {} }: { seen?(status: string): void }) {
  const account = useAccount()
  seen(account.status)
  return <pre>{JSON.stringify(account)}</pre>
}

test('behavior: hooks read reconnecting while a stored connection is resumed', async () => {
  const { platform, acorn, foyer } = setUp({ stored: true })
  acorn.behave('accounts', { late: 'approve' })
  const seen: string[] = []
  const children = <Account seen={(status) => seen.at(-1) !== status && seen.push(status)} />
  const { foyer: onServer } = setUp()
  const html = renderToString(<FoyerProvider foyer={onServer}>{children}</FoyerProvider>)
  await act(() => platform.clock.advance(0))
  expect(foyer.getState().chains.eip155?.status).toBe('connecting')
  await vi.waitFor(() => expect(acorn.requests).toHaveLength(1))
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
  await render(foyer, children, html)
  await act(async () => acorn.answerLate())
  // Hydration agrees with the server first.
  expect([seen, said.mock.calls]).toEqual([['disconnected', 'reconnecting', 'connected'], []])
  said.mockRestore()
})

test('behavior: a user who connects reads connecting', async () => {
  const { acorn, foyer } = setUp()
  acorn.behave('connect', 'hang')
  await foyer.internals.prepare()
  const place = await render(foyer, <Account />)
  await act(async () => {
    const [connector] = foyer.getConnectors()
    if (connector) void foyer.connect({ connector }).catch(() => {})
  })
  expect(JSON.parse(place.textContent ?? '').status).toBe('connecting')
})

test('behavior: an EVM account has the number of its chain, another family has none', async () => {
  const { acorn, foyer } = setUp()
  const place = await render(foyer, <Account />)
  const account = () => JSON.parse(place.textContent ?? '')
  expect('chainId' in account()).toBe(false)
  await connect(foyer)
  expect(account()).toMatchObject({ isConnected: true, namespace: 'eip155', chainId: 1 })
  await act(async () => acorn.changeNetwork('56'))
  expect(account().chainId).toBe(56)
  await connect(foyer, 'Ember')
  expect(account()).toMatchObject({ namespace: 'solana', address: 'E' })
  expect('chainId' in account()).toBe(false)
})

function Evm() {
  const { isConnected, address, chainId } = useAccount({ namespace: 'eip155' })
  if (isConnected) expectTypeOf(address).toEqualTypeOf<`0x${string}`>()
  if (isConnected) expectTypeOf(chainId).toEqualTypeOf<number>()
  return null
}

test('behavior: isConnected narrows the address, chainId the chain family', () => {
  const narrow = (account: ReturnType<typeof useAccount>) => {
    if (!account.isConnected) return expectTypeOf(account.address).toEqualTypeOf<null>()
    expectTypeOf(account.address).toEqualTypeOf<string>()
    if (account.chainId === undefined) return
    expectTypeOf(account.chainId).toEqualTypeOf<number>()
    expectTypeOf(account.address).toEqualTypeOf<`0x${string}`>()
  }
  expect(narrow).toBeTypeOf('function')
  expect(Evm).toBeTypeOf('function')
})

const List = ({ namespace }: { namespace?: string }) => (
  <p>{useConnectors({ namespace }).map(({ name }) => name)}</p>
)

test('behavior: the list of connectors follows the wallets, of one family or of all', async () => {
  const { foyer } = setUp()
  const place = await render(foyer, [<List key="1" />, <List key="2" namespace="solana" />])
  const lists = () => [...place.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(lists()).toEqual(['AcornEmber', 'Ember'])
  await act(async () => foyer.removeAdapter('solana'))
  expect(lists()).toEqual(['Acorn', ''])
  expect(
    renderToString(
      <FoyerProvider foyer={foyer}>
        <List />
      </FoyerProvider>,
    ),
  ).toBe('<p></p>')
})

function Client({ seen }: { seen: Set<unknown> }) {
  const client = useFoyer()
  useAccount()
  seen.add(client)
  return null
}

test('behavior: useFoyer gives the client itself', async () => {
  const { foyer } = setUp()
  const seen = new Set<unknown>()
  await render(foyer, <Client seen={seen} />)
  await connect(foyer)
  expect([...seen]).toEqual([foyer])
})

function Log({ received }: { received: unknown[] }) {
  useEvents('CONNECT_SUCCESS', ({ properties }) => received.push(properties.name))
  useEvents('alert', ({ code }) => received.push(code))
  useEvents('track', ({ event }) => received.push(event))
  expectTypeOf(useEvents<'request'>)
    .parameter(1)
    .parameter(0)
    .toEqualTypeOf<Extract<FoyerEvent, { type: 'request' }>>()
  return null
}

test('behavior: a component hears the events it names, and no others', async () => {
  const { foyer } = setUp()
  const received: unknown[] = []
  await render(foyer, <Log received={received} />)
  await connect(foyer)
  foyer.internals.alert({ code: 'RELAY_REFUSED', message: 'Said once' })
  expect(received).toEqual(['Acorn', 'CONNECT_SUCCESS', 'RELAY_REFUSED'])
  // @ts-expect-error There is no event of this name.
  const mistyped: EventName = 'CONNECT_SUCESS'
  expect(received).not.toContain(mistyped)
})

const Where = () => <p>{String(useNetwork().isSupported)}</p>

test('behavior: hooks and buttons say when the wallet is on another network', async () => {
  const { acorn, foyer } = setUp()
  const place = await render(
    foyer,
    <>
      <AccountButton />
      <FoyerButton />
      <FoyerButton aria-label="My account" />
      <Where />
    </>,
  )
  const words = () => [...place.children].map(({ textContent }) => textContent)
  const short = '0xf3…b92266'
  const supported = [short, short, short, 'true']
  await connect(foyer)
  expect(words()).toEqual(supported)
  await act(async () => acorn.changeNetwork('56'))
  const wrong = `${short} Unsupported network`
  expect(words()).toEqual([wrong, wrong, wrong, 'false'])
  const described = () =>
    [...place.querySelectorAll('button')].map((button) => button.getAttribute('aria-description'))
  // The accessible name stays the account's, or the host's; the description says it.
  expect(described()).toEqual(Array(3).fill('Unsupported network'))
  const hidden = place.querySelectorAll('button > [data-foyer-warning][aria-hidden="true"]')
  expect(hidden).toHaveLength(3)
  await act(() => foyer.switchNetwork(polygon))
  expect(words()).toEqual(supported)
  expect(described()).toEqual([null, null, null])
})

test('behavior: an application that takes any network is told of none', async () => {
  const { acorn, foyer } = setUp({ allowUnsupportedChain: true })
  const place = await render(foyer, <AccountButton />)
  await connect(foyer)
  await act(async () => acorn.changeNetwork('56'))
  expect(place.textContent).toBe('0xf3…b92266')
})

test('behavior: buttons take children as well as a label', async () => {
  const { foyer } = setUp()
  const icon = <i className="icon" />
  const place = await render(
    foyer,
    <>
      <ConnectButton label="Unused">{icon} Sign in</ConnectButton>
      <FoyerButton>{icon} Sign in</FoyerButton>
      <WalletButton wallet="acorn">{icon} Acorn</WalletButton>
      <NetworkButton label="Networks" />
      <AccountButton>{icon} Mine</AccountButton>
    </>,
  )
  const buttons = () => [...place.querySelectorAll('button')]
  const words = () => buttons().map(({ textContent }) => textContent)
  expect(words()).toEqual([' Sign in', ' Sign in', ' Acorn', 'Networks'])
  expect(buttons().map((button) => button.querySelectorAll('.icon').length)).toEqual([1, 1, 1, 0])
  await connect(foyer)
  expect(words()).toEqual(['0xf3…b92266', 'Networks', ' Mine'])
})

test('behavior: a test gives createFoyer a platform of its own', async () => {
  const platform = createFakePlatform()
  createReactFoyer({ networks: [mainnet] }, { platform })
  await platform.clock.advance(0)
  expect(platform.reports).toEqual([expect.stringMatching(/^PROJECT_ID_NOT_CONFIGURED/)])
})

test('behavior: the provider and the results of actions are typed by chain family', () => {
  const providers = () => ({
    evm: useProvider('eip155'),
    solana: useProvider('solana'),
    other: useProvider('polkadot'),
  })
  type Providers = ReturnType<typeof providers>
  expectTypeOf<Providers['evm']>().toEqualTypeOf<EIP1193Provider | null>()
  expectTypeOf<Providers['solana']>().toEqualTypeOf<WalletStandardWallet | null>()
  expectTypeOf<Providers['other']>().toEqualTypeOf<unknown>()
  expectTypeOf<ReturnType<Foyer['getProvider']>>().toEqualTypeOf<unknown>()
  const results = () => ({
    any: useSignMessage().data,
    evm: useSignMessage({ namespace: 'eip155' }).data,
    solana: useSignMessage({ namespace: 'solana' }).data,
  })
  type Results = ReturnType<typeof results>
  expectTypeOf<Results['evm']>().toEqualTypeOf<`0x${string}` | undefined>()
  expectTypeOf<Results['any'] | Results['solana']>().toEqualTypeOf<string | undefined>()
})
