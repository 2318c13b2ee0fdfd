// @vitest-environment happy-dom
import { createFoyer, type Foyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { act, createRef, type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import {
  AccountButton,
  ConnectButton,
  FoyerButton,
  FoyerProvider,
  useAccount,
  useBalance,
  useDisconnect,
  useFoyer,
  useFoyerEvents,
  useFoyerState,
  useNetwork,
  useProvider,
  useWallets,
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

/** A client with one wallet; `stored` plays a return to the page. */
function setUp({ stored = false } = {}) {
  const platform = createFakePlatform()
  if (stored)
    platform.storage.set(
      '@foyer/connections',
      '{"version":1,"connections":[{"namespace":"eip155","connectorId":"acorn"}]}',
    )
  const acorn = createFakeWallet({
    id: 'acorn',
    name: 'Acorn',
    accounts: [address],
    reference: '1',
    permitted: stored,
    balanceAtomic: 1_234_567_000_000_000_000n,
  })
  const make = () =>
    createFoyer(
      {
        projectId: 'shop',
        networks: [mainnet],
        adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn] })],
      },
      { platform },
    )
  return { platform, acorn, make, foyer: make() }
}

async function render(foyer: Foyer, children: ReactNode, html?: string) {
  const place = document.createElement('div')
  document.body.append(place)
  const tree = (
    <StrictMode>
      <FoyerProvider foyer={foyer}>{children}</FoyerProvider>
    </StrictMode>
  )
  const complaints: unknown[] = []
  const onRecoverableError = (error: unknown) => complaints.push(error)
  await act(async () => {
    if (html === undefined) {
      const root = createRoot(place)
      roots.push(root)
      root.render(tree)
    } else {
      place.innerHTML = html
      roots.push(hydrateRoot(place, tree, { onRecoverableError }))
    }
  })
  const button = (index = 0) => {
    const found = place.querySelectorAll('button')[index]
    if (!found) throw new Error(`No button ${index} in ${place.innerHTML}`)
    return found
  }
  const press = (index = 0) => act(async () => button(index).click())
  return {
    place,
    complaints,
    button,
    press,
    words: () => [...place.querySelectorAll('button')].map(({ textContent }) => textContent),
  }
}

const connect = (foyer: Foyer) =>
  act(async () => {
    const [connector] = foyer.internals.connectors.getState()
    if (connector) await foyer.connect({ connector })
  })

test('behavior: the buttons follow the connection', async () => {
  const { foyer } = setUp()
  const { words } = await render(
    foyer,
    <>
      <ConnectButton />
      <AccountButton />
      <FoyerButton label="Sign in" />
    </>,
  )
  expect(words()).toEqual(['Connect wallet', 'Sign in'])
  await connect(foyer)
  expect(words()).toEqual(['0xf3…b92266', '0xf3…b92266'])
  await act(() => foyer.disconnect())
  expect(words()).toEqual(['Connect wallet', 'Sign in'])
})

test('behavior: the one button for both stays the same element', async () => {
  const { foyer } = setUp()
  const { button } = await render(foyer, <FoyerButton />)
  const before = button()
  before.focus()
  await connect(foyer)
  expect(button()).toBe(before)
  expect(document.activeElement).toBe(before)
})

test('behavior: while a stored connection is resumed the button says so', async () => {
  const { platform, acorn, foyer } = setUp({ stored: true })
  acorn.behave('accounts', { late: 'approve' })
  const { words } = await render(
    foyer,
    <>
      <ConnectButton label="Sign in" />
      <AccountButton />
    </>,
  )
  await act(() => platform.clock.advance(0))
  expect(words()).toEqual(['Connecting…'])
  await vi.waitFor(() => expect(acorn.requests).toHaveLength(1))
  acorn.answerLate()
  await act(() => platform.clock.advance(0))
  expect(words()).toEqual(['0xf3…b92266'])
})

test('behavior: a connection that was not confirmed gives the button back', async () => {
  const { platform, acorn, foyer } = setUp({ stored: true })
  acorn.behave('accounts', 'hang')
  const { words } = await render(foyer, <ConnectButton />)
  await act(() => platform.clock.advance(5_000))
  expect(words()).toEqual(['Connect wallet'])
})

test('behavior: while the modal is open it speaks for itself', async () => {
  const { acorn, foyer } = setUp()
  const { words, press } = await render(foyer, <ConnectButton />)
  await press()
  acorn.behave('connect', 'hang')
  await act(async () => {
    const [connector] = foyer.internals.connectors.getState()
    if (connector) void foyer.connect({ connector }).catch(() => {})
  })
  expect(foyer.getState().chains.eip155?.status).toBe('connecting')
  expect(words()).toEqual(['Connect wallet'])
})

test('behavior: native attributes pass through, and the host may call the press off', async () => {
  const { foyer } = setUp()
  const { button, press } = await render(
    foyer,
    <ConnectButton
      className="mine"
      aria-describedby="note"
      onClick={(event) => event.preventDefault()}
    />,
  )
  expect(button().outerHTML).toMatchInlineSnapshot(
    `"<button class="mine" aria-describedby="note" type="button" data-foyer-opener="Connect">Connect wallet</button>"`,
  )
  await press()
  expect(foyer.getState().open).toBe(false)
})

test('behavior: each button opens its view', async () => {
  const { foyer } = setUp()
  const { press } = await render(foyer, <FoyerButton />)
  await press()
  expect(foyer.getState().view).toBe('Connect')
  await act(() => foyer.close())
  await connect(foyer)
  await press()
  expect(foyer.getState().view).toBe('Account')
})

test('behavior: pointing and focus fetch the code, and the host hears them too', async () => {
  const { platform, acorn } = setUp()
  const loadModal = vi.fn(() => new Promise<never>(() => {}))
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [acorn] })],
    },
    { platform, loadModal },
  )
  const onFocus = vi.fn()
  const { button, press } = await render(foyer, <ConnectButton onFocus={onFocus} />)
  expect(loadModal).not.toHaveBeenCalled()
  await act(async () => button().focus())
  expect([loadModal.mock.calls.length, onFocus.mock.calls.length]).toEqual([1, 1])
  await press()
  expect([loadModal.mock.calls.length, button().getAttribute('aria-busy')]).toEqual([1, 'true'])
})

function Facts() {
  const account = useAccount()
  const balance = useBalance()
  const { network, networks } = useNetwork()
  const { wallets } = useWallets()
  const view = useFoyerState((state) => state.view)
  return (
    <pre>
      {JSON.stringify({
        status: account.status,
        isConnected: account.isConnected,
        caipAddress: account.caipAddress,
        accounts: account.allAccounts.length,
        balance: [balance.status, balance.atomic?.toString(), balance.formatted, balance.symbol],
        network: [network?.name, networks.length],
        wallets: wallets.map(({ name }) => name),
        view,
      })}
    </pre>
  )
}

test('behavior: the hooks say what the client knows', async () => {
  const { platform, foyer } = setUp()
  const { place } = await render(foyer, <Facts />)
  const facts = () => JSON.parse(place.textContent ?? '')
  expect(facts()).toMatchInlineSnapshot(`
    {
      "accounts": 0,
      "balance": [
        "idle",
        null,
        null,
        null,
      ],
      "caipAddress": null,
      "isConnected": false,
      "network": [
        "Ethereum",
        1,
      ],
      "status": "disconnected",
      "view": null,
      "wallets": [
        "Acorn",
      ],
    }
  `)
  await foyer.internals.balances.prepare()
  await connect(foyer)
  await act(() => platform.clock.advance(0))
  expect(facts()).toMatchInlineSnapshot(`
    {
      "accounts": 1,
      "balance": [
        "ready",
        "1234567000000000000",
        "1.234",
        "ETH",
      ],
      "caipAddress": "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
      "isConnected": true,
      "network": [
        "Ethereum",
        1,
      ],
      "status": "connected",
      "view": null,
      "wallets": [
        "Acorn",
      ],
    }
  `)
})

function Watched({ results }: { results: ReturnType<typeof useBalance>[] }) {
  results.push(useBalance())
  return null
}

test('behavior: refetch reads the balance now, and an unmounted component reads nothing more', async () => {
  const { platform, foyer, acorn } = setUp()
  const results: ReturnType<typeof useBalance>[] = []
  await render(foyer, <Watched results={results} />)
  expect(platform.clock.pending()).toBe(0)
  await foyer.internals.balances.prepare()
  await connect(foyer)
  await act(() => platform.clock.advance(0))
  const asked = () => acorn.requests.filter(({ method }) => method === 'balance').length
  expect([asked(), results.at(-1)?.formatted]).toEqual([1, '1.234'])

  acorn.behave('balance', { answers: 2n * 10n ** 18n })
  await act(async () => {
    expect(await results.at(-1)?.refetch()).toEqual({
      status: 'ready',
      atomic: 2n * 10n ** 18n,
      decimals: 18,
      symbol: 'ETH',
      formatted: '2.000',
      error: undefined,
    })
  })
  acorn.behave('balance', { throws: new Error('Out of order') })
  await act(async () => {
    expect(await results.at(-1)?.refetch()).toMatchObject({
      status: 'stale',
      formatted: '2.000',
      error: { code: 'balance/unavailable' },
    })
  })
  acorn.behave('balance', { answers: 3n * 10n ** 18n })
  await act(() => platform.clock.advance(40_000))
  expect(results.at(-1)?.formatted).toBe('3.000')
  const before = asked()
  await act(async () => roots.pop()?.unmount())
  await platform.clock.advance(60_000)
  expect([asked(), platform.clock.pending()]).toEqual([before, 0])
})

test('behavior: the button of an account is named by its name, once that is known', async () => {
  const { foyer } = setUp()
  const { words } = await render(
    foyer,
    <>
      <AccountButton />
      <FoyerButton />
    </>,
  )
  await connect(foyer)
  expect(words()).toEqual(['0xf3…b92266', '0xf3…b92266'])
  await act(async () =>
    foyer.internals.store.updateChain('eip155', { profileName: 'ada.foyer.id' }),
  )
  expect(words()).toEqual(['ada.foyer.id', 'ada.foyer.id'])
})

const Other = () => <p>{JSON.stringify(useAccount({ namespace: 'solana' }))}</p>

test('behavior: a hook can look at another chain family', async () => {
  const { foyer } = setUp()
  const { place } = await render(foyer, <Other />)
  await connect(foyer)
  expect(JSON.parse(place.textContent ?? '')).toEqual({
    status: 'disconnected',
    ...{ isConnected: false, isConnecting: false, isReconnecting: false, isDisconnected: true },
    namespace: null,
    address: null,
    caipAddress: null,
    allAccounts: [],
  })
})

function View({ onDraw }: { onDraw(): void }) {
  onDraw()
  return <p>{useFoyerState(({ view }) => view ?? 'closed')}</p>
}

test('behavior: a component renders again only when its part changes', async () => {
  const { foyer } = setUp()
  const onDraw = vi.fn()
  const { place } = await render(foyer, <View onDraw={onDraw} />)
  onDraw.mockClear()
  await connect(foyer)
  expect(onDraw).not.toHaveBeenCalled()
  await act(() => foyer.open())
  expect(place.textContent).toBe('Account')
})

function Built({ onDraw }: { onDraw(): void }) {
  onDraw()
  const { families } = useFoyerState(({ chains }) => ({ families: Object.keys(chains) }))
  return <p>{families.join()}</p>
}

test('behavior: a part that is built anew renders once, and again when something changes', async () => {
  const { foyer } = setUp()
  const onDraw = vi.fn()
  const { place } = await render(foyer, <Built onDraw={onDraw} />)
  expect(place.textContent).toBe('eip155')
  const before = onDraw.mock.calls.length
  await act(() => foyer.removeAdapter('eip155'))
  expect(place.textContent).toBe('')
  expect(onDraw.mock.calls.length).toBeGreaterThan(before)
})

test('behavior: the host gets at the button itself', async () => {
  const { foyer } = setUp()
  const ref = createRef<HTMLButtonElement>()
  const { button } = await render(foyer, <FoyerButton ref={ref} />)
  expect(ref.current).toBe(button())
})

test('behavior: a button whose words are empty keeps its own', async () => {
  const { foyer } = setUp()
  const { words } = await render(foyer, <ConnectButton label="" />)
  expect(words()).toEqual(['Connect wallet'])
})

function List({ onDraw }: { onDraw(connect: unknown): void }) {
  const { wallets, connect } = useWallets()
  const { disconnect } = useDisconnect()
  const { open } = useFoyer()
  const [first] = wallets
  onDraw(connect)
  return (
    <>
      <button type="button" onClick={() => first && connect(first)}>
        {first?.name}
      </button>
      <button type="button" onClick={() => disconnect()}>
        Leave
      </button>
      <button type="button" onClick={() => open()}>
        Open
      </button>
    </>
  )
}

test('behavior: a host can render its own list of wallets', async () => {
  const { acorn, foyer } = setUp()
  const connects = new Set<unknown>()
  const { press } = await render(foyer, <List onDraw={(connect) => connects.add(connect)} />)
  await press(0)
  expect(foyer.getState().chains.eip155?.status).toBe('connected')
  await press(1)
  expect(foyer.getState().chains.eip155?.status).toBe('disconnected')
  await press(2)
  expect([foyer.getState().open, connects.size]).toEqual([true, 1])
  expect(acorn.requests.map(({ method }) => method)).toEqual(['connect', 'disconnect'])
})

function Provider({ onDraw }: { onDraw(provider: unknown): void }) {
  useFoyerState()
  onDraw(useProvider('eip155'))
  return null
}

test('behavior: the provider is one object, an unknown family is an error', async () => {
  const { foyer } = setUp()
  const seen = new Set<unknown>()
  await render(foyer, <Provider onDraw={(provider) => seen.add(provider)} />)
  await connect(foyer)
  expect([...seen]).toEqual([foyer.getProvider('eip155')])
  expect(() => foyer.getProvider('bip122')).toThrow('Adapter not found')
})

function Log({ onEvent }: { onEvent(text: string): void }) {
  const { status } = useAccount()
  useFoyerEvents((event) => {
    if (event.type === 'track') onEvent(`${event.event} ${status}`)
  })
  return null
}

test('behavior: events reach the newest listener, once, even in StrictMode', async () => {
  const { platform, foyer } = setUp()
  await platform.clock.advance(0)
  const received: string[] = []
  await render(foyer, <Log onEvent={(text) => received.push(text)} />)
  await act(() => foyer.open())
  await connect(foyer)
  await act(() => foyer.close())
  expect(received).toEqual([
    'MODAL_OPEN disconnected',
    'CONNECT_SUCCESS connecting',
    'MODAL_CLOSE connected',
  ])
})

test('behavior: unmounting leaves no listener behind', async () => {
  const { foyer } = setUp()
  const counts = { held: 0 }
  const counted =
    <arguments_ extends unknown[]>(listen: (...given: arguments_) => () => void) =>
    (...given: arguments_) => {
      counts.held++
      const stop = listen(...given)
      return () => {
        counts.held--
        stop()
      }
    }
  Object.assign(foyer, { subscribe: counted(foyer.subscribe), onEvent: counted(foyer.onEvent) })
  const { balances, connectors } = foyer.internals
  Object.assign(balances.store, { subscribe: counted(balances.store.subscribe) })
  Object.assign(connectors, { subscribe: counted(connectors.subscribe) })
  await render(
    foyer,
    <>
      <Facts />
      <FoyerButton />
      <Log onEvent={() => {}} />
    </>,
  )
  expect(counts.held).toBeGreaterThan(4)
  await act(async () => roots.pop()?.unmount())
  expect(counts.held).toBe(0)
})

test('behavior: hydration agrees with the server, whatever was resumed before it', async () => {
  const { platform, acorn, make } = setUp({ stored: true })
  const children = (
    <>
      <Facts />
      <ConnectButton />
      <AccountButton />
    </>
  )
  const otherFoyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet],
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [] })],
    },
    { platform: { ...createFakePlatform(), window: null } },
  )
  const html = renderToString(
    <StrictMode>
      <FoyerProvider foyer={otherFoyer}>{children}</FoyerProvider>
    </StrictMode>,
  )
  const foyer = make()
  await platform.clock.advance(0)
  await foyer.internals.balances.refresh('eip155')
  expect(foyer.getState().chains.eip155?.status).toBe('connected')
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { complaints, words } = await render(foyer, children, html)
  expect([complaints, said.mock.calls]).toEqual([[], []])
  said.mockRestore()
  expect(words()).toEqual(['0xf3…b92266'])
  expect(acorn.requests.map(({ method }) => method)).toContain('balance')
})
