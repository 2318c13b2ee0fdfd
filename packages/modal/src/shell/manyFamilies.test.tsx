// @vitest-environment happy-dom
import { createFoyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { act, type ComponentType } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, test } from 'vitest'
import { ConsentForm, readLink } from '../feature/ConsentForm.tsx'
import { waysTo } from '../feature/connectInstalled.ts'
import type { Feature } from '../feature/Feature.ts'
import { FeatureContext, OnScreenContext } from '../feature/FeatureContext.ts'
import { later } from '../feature/later.ts'
import { createWalletList } from '../feature/walletList.ts'
import { firstFeatures } from './firstFeatures.ts'
import { laterFeatures } from './laterFeatures.ts'

/** Found in the lists, as a feature can be taken away by its folder and its line. */
function featureOf(id: string): Feature {
  const feature = [...firstFeatures, ...laterFeatures].find((known) => known.id === id)
  if (!feature) throw new Error(`There is no feature ${id}`)
  return feature
}
const [families, profile, networks] = ['families', 'profile', 'networks'].map(featureOf) as [
  Feature,
  Feature,
  Feature,
]

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const roots: Root[] = []
afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount()
  })
  document.body.replaceChildren()
})

const chainOf = (chainNamespace: string, name: string) => ({
  ...{ id: 'main', name, chainNamespace, rpcUrls: { default: { http: [] } } },
  nativeCurrency: { name, symbol: 'COIN', decimals: 9 },
})

/** Grove on three chain families, and a wallet of one of them alone. */
async function setUp() {
  const platform = createFakePlatform()
  const grove = (reference: string, address: string) =>
    createFakeWallet({ id: 'grove', name: 'Grove', accounts: [address], reference })
  const groves = {
    eip155: grove('1', account),
    solana: grove('main', 'EmberAccountOfGrove'),
    bip122: grove('main', 'CedarAccountOfGrove'),
  }
  const ember = createFakeWallet({
    ...{ id: 'ember', name: 'Ember', accounts: ['EmberAccountOfEmber'], reference: 'main' },
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet, chainOf('solana', 'Ember chain'), chainOf('bip122', 'Cedar chain')],
      adapters: [
        fakeAdapter({ namespace: 'eip155', name: 'Oak', wallets: [groves.eip155] }),
        fakeAdapter({ namespace: 'solana', name: 'Ember', wallets: [groves.solana, ember] }),
        fakeAdapter({ namespace: 'bip122', name: 'Cedar', wallets: [groves.bip122] }),
      ],
    },
    { platform },
  )
  for (const feature of [families, profile, networks])
    for (const [view, rules] of Object.entries(feature.views))
      foyer.internals.navigation.rules.set(view, rules)
  await foyer.internals.prepare()
  const wallets = createWalletList(foyer, { device: 'desktop', pageUrl: 'https://shop.example/' })
  const settle = () => act(() => platform.clock.advance(100))
  const show = async (feature: Feature, view: string, parameters: object = {}) => {
    const { views } = await feature.load()
    const View = views[view] as ComponentType
    await foyer.open()
    foyer.router.reset(view, parameters as Record<string, unknown>)
    const place = document.createElement('div')
    document.body.append(place)
    const root = createRoot(place)
    roots.push(root)
    await act(async () =>
      root.render(
        <FeatureContext
          value={{
            ...{ foyer, wallets, parameters, notes: {}, locale: 'en', embedded: false },
            ...{
              reducedMotion: false,
              toast() {},
              clearToast() {},
              awaitWallet() {},
              loadFailureTexts: async () => {},
              focusHeading() {},
              framePlace: { current: null },
            },
            consentForm: later(async () => ({ ConsentForm, readLink })),
            features: { getState: () => [], subscribe: () => () => {} },
            codes: { getState: () => ({}), subscribe: () => () => {} },
            want() {},
          }}
        >
          <OnScreenContext value={true}>
            <View />
          </OnScreenContext>
        </FeatureContext>,
      ),
    )
    await settle()
    const buttons = () => [...place.querySelectorAll('button')]
    return {
      // Without the letter that stands for an image.
      rows: () =>
        [...place.querySelectorAll('.row')].map((row) =>
          [...row.querySelectorAll('.row-text, .row-end')].map((part) => part.textContent).join(''),
        ),
      heading: () => place.querySelector('h2')?.textContent,
      text: () => place.textContent,
      row: (title: string) =>
        buttons().find((row) => row.querySelector('.row-title')?.textContent?.startsWith(title)),
      async press(name: string) {
        const button = buttons().find(
          (one) => one.textContent === name || one.getAttribute('aria-label') === name,
        )
        if (!button)
          throw new Error(`No button ${name} among ${buttons().map((b) => b.textContent)}`)
        await act(async () => button.click())
        await settle()
      },
    }
  }
  const connectors = foyer.getConnectors().filter(({ id }) => id === 'grove')
  const multi = () => show(families, 'ConnectingMultiChain', { connectors })
  const statuses = () => Object.values(foyer.getState().chains).map(({ status }) => status)
  return {
    ...{ foyer, platform, groves, ember, wallets, settle, show, multi, statuses, connectors },
  }
}

test('behavior: each chain family answers for itself, and the button leads on with those that did', async () => {
  const { multi, groves, foyer, statuses, settle } = await setUp()
  groves.solana.behave('connect', { late: 'approve' })
  groves.bip122.behave('connect', 'reject')
  const view = await multi()
  expect(view.heading()).toBe('Continue in Grove')
  expect(view.rows()).toEqual([
    'Oak0xf3…b92266Connected',
    'EmberAccept the request thereWaiting',
    'CedarDeclined, nothing sharedTry again',
  ])
  expect(statuses()).toEqual(['connected', 'connecting', 'disconnected'])
  groves.bip122.behave('connect', 'approve')
  await view.press('Try again')
  // Asking again within a second waits for the rest of it.
  for (let round = 0; round < 10; round++) await settle()
  expect(view.rows()[2]).toMatch(/^Cedar.*Connected$/)
  await view.press('Continue with 2')
  expect([foyer.getState().open, foyer.getState().activeNamespace]).toEqual([false, 'eip155'])
})

test('behavior: when all have answered it goes on by itself after 600 ms', async () => {
  const { multi, foyer, statuses, settle } = await setUp()
  const view = await multi()
  expect([view.heading(), statuses()]).toEqual(['Connected', Array(3).fill('connected')])
  expect(foyer.getState().open).toBe(true)
  for (let round = 0; round < 6; round++) await settle()
  expect(foyer.getState().open).toBe(false)
})

test('error: a family that never answers says so after a while, and delays nobody', async () => {
  const { multi, groves, platform } = await setUp()
  groves.solana.behave('connect', 'hang')
  const view = await multi()
  expect(view.text()).toContain('Continue with 2')
  await act(() => platform.clock.advance(20_000))
  expect(view.rows()[1]).toBe('EmberNo answer yetWaiting')
})

test('error: where everything is declined nothing is connected, and Cancel leads away', async () => {
  const { multi, groves, statuses } = await setUp()
  for (const { behave } of Object.values(groves)) behave('connect', 'reject')
  const view = await multi()
  expect(view.heading()).toBe('Request declined')
  expect(view.text()).toContain('Cancel')
  expect(statuses()).toEqual(Array(3).fill('disconnected'))
})

test('behavior: a wallet is asked on all families only while nothing is connected and none is named', async () => {
  const { foyer, wallets, connectors } = await setUp()
  const ways = (namespace?: string) =>
    waysTo({ foyer, wallets }, { connectors }, namespace).map(({ chain }) => chain)
  expect(ways()).toEqual(['eip155', 'solana', 'bip122'])
  expect(ways('solana')).toEqual(['solana'])
  const ember = foyer.getConnectors().find(({ id }) => id === 'ember')
  if (ember) await foyer.connect({ connector: ember })
  expect([ways(), ways('bip122')]).toEqual([['solana'], ['bip122']])
})

test('behavior: Wallets shows every family; a wallet is used, and disconnected alone', async () => {
  const { show, foyer, connectors, statuses } = await setUp()
  for (const connector of connectors.slice(0, 2)) await foyer.connect({ connector })
  const ember = foyer.getConnectors().find(({ id }) => id === 'ember')
  if (ember) await foyer.connect({ connector: ember, keepOthers: true })
  const view = await show(profile, 'ProfileWallets')
  expect(view.rows()).toEqual([
    expect.stringMatching(/^0xf3…b92266Grove.*Active$/),
    expect.stringMatching(/Ember.*Active$/),
    expect.stringMatching(/Grove.*Use$/),
  ])
  expect(view.text()).toContain('None connected')
  await act(async () => view.row('0xf3')?.click())
  expect(foyer.getState().activeNamespace).toBe('eip155')
  // The last wallet of the active family: another family becomes the active one first.
  await view.press('More about 0xf3…b92266')
  await view.press('Disconnect Grove')
  expect([statuses(), foyer.getState().activeNamespace]).toEqual([
    ['disconnected', 'connected', 'disconnected'],
    'solana',
  ])
  expect(foyer.getState().view).toBe('ProfileWallets')
})

test('behavior: networks stand by family; what was not approved cannot be pressed and says why', async () => {
  const { show, foyer, connectors } = await setUp()
  for (const connector of connectors.slice(0, 2)) await foyer.connect({ connector })
  foyer.internals.store.updateChain('eip155', {
    ...{ approvedNetworks: ['eip155:137'], supportsAllNetworks: false },
  })
  const view = await show(networks, 'Networks')
  expect(view.rows()).toEqual([
    'EthereumNot approved by Grove',
    expect.stringMatching(/^Ember chain/),
    'Cedar chainNo wallet yetConnect',
  ])
  await act(async () => view.row('Ethereum')?.click())
  expect(foyer.getState().view).toBe('Networks')
  await act(async () => view.row('Cedar chain')?.click())
  expect([foyer.getState().view, foyer.getState().activeNamespace]).toEqual(['Connect', 'bip122'])
})

test('behavior: the way to another family says where it leads, and leads there', async () => {
  const { show, foyer, connectors } = await setUp()
  for (const connector of connectors.slice(0, 2)) await foyer.connect({ connector })
  const view = await show(families, 'SwitchActiveChain', { switchToChain: 'eip155' })
  expect([view.heading(), foyer.getState().activeNamespace]).toEqual(['Switch to Oak', 'solana'])
  await view.press('Switch to Oak')
  expect(foyer.getState().activeNamespace).toBe('eip155')
})
