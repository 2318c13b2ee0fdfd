// @vitest-environment happy-dom
import { createFoyer, type Foyer } from '@foyer/core'
import { mainnet, polygon } from '@foyer/core/networks'
import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { act, type ComponentType, Suspense, use } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, test } from 'vitest'
import { ConsentForm, readLink } from '../feature/ConsentForm.tsx'
import {
  FeatureContext,
  type FeatureScope,
  OnScreenContext,
  useFeature,
} from '../feature/FeatureContext.ts'
import { later } from '../feature/later.ts'
import { createWalletList } from '../feature/walletList.ts'
import { permissions } from '../features/permissions/manifest.ts'
import { firstFeatures } from './firstFeatures.ts'
import { frameFeatures } from './frameFeatures.ts'
import { laterFeatures } from './laterFeatures.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const listing = { id: 'acorn', name: 'Acorn', mobile_link: 'acorn://' }
/** What a view is opened with, where it cannot do without. */
const parameters: Readonly<Record<string, object>> = {
  SwitchNetwork: { network: 'eip155:137' },
  Downloads: { wallet: listing },
  NftDetail: {
    ...{ contract: 'eip155:1:0x0000000000000000000000000000000000000001', tokenId: '1' },
    ...{ standard: 'ERC721', name: 'Thing', collection: null, amount: '1', previewUrl: null },
  },
  ConnectingWalletConnect: { wallet: listing },
  ConnectingMultiChain: { connectors: [{ id: 'acorn', chain: 'eip155' }] },
  SwitchActiveChain: { switchToChain: 'eip155' },
}
/** What an application may call, and what may be called inside, that starts something. */
const starts = ['open', 'close', 'connect', 'disconnect', 'switchNetwork', 'onEvent'] as const
const startsInside = [
  ...(['resources', 'preload', 'prepare', 'discover', 'track'] as const),
  ...(['selectAccount', 'alert'] as const),
]

async function setUp(isConnected: boolean) {
  const started: string[] = []
  const loadProtocol = () => {
    started.push('walletConnect')
    return new Promise<never>(() => {})
  }
  const platform = createFakePlatform()
  platform.http.answer(/./, { json: {} })
  const wallet = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address], reference: '1' },
    knownReferences: ['137'],
  })
  const foyer = createFoyer(
    {
      ...{ projectId: 'shop', backend: 'https://foyer.example', networks: [mainnet, polygon] },
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [wallet] })],
    },
    { platform, remoteConnectors: [{ id: 'walletConnect', load: loadProtocol }] },
  )
  if (isConnected) {
    const [connector] = foyer.getConnectors()
    if (connector) await foyer.connect({ connector })
    expect(foyer.getState().chains.eip155?.status).toBe('connected')
  }
  const wallets = createWalletList(foyer, { device: 'desktop', pageUrl: 'https://shop.example/' })
  const scope: Omit<FeatureScope, 'parameters'> = {
    ...{ foyer, wallets, notes: {}, locale: 'en' },
    ...{
      embedded: false,
      reducedMotion: true,
      toast() {},
      clearToast() {},
      awaitWallet() {},
      loadFailureTexts: async () => {},
      focusHeading() {},
      framePlace: { current: null },
    },
    consentForm: later(async () => ({ ConsentForm, readLink })),
    features: { getState: () => firstFeatures, subscribe: () => () => {} },
    codes: { getState: () => ({}), subscribe: () => () => {} },
    want: (name) => void started.push(`want ${name}`),
  }
  await platform.clock.advance(1_000)
  const watch = <target extends object>(target: target, names: readonly (keyof target)[]) => {
    for (const name of names) {
      const real = target[name]
      if (typeof real !== 'function') continue
      target[name] = ((...given: unknown[]) => {
        started.push(String(name))
        return real.apply(target, given)
      }) as target[typeof name]
    }
  }
  watch(foyer as Mutable<Foyer>, starts)
  watch(foyer.internals as Mutable<Foyer['internals']>, startsInside)
  watch(foyer.internals.balances, ['refresh', 'watch', 'prepare'])
  watch(platform.http, ['send', 'image'])
  watch(platform.storage, ['get', 'set', 'remove'])
  watch(platform.clock, ['after'])
  watch(wallets, ['start', 'remember'])
  watch(wallets.sources as Mutable<typeof wallets.sources>, ['answered'])
  watch(wallets.sources.catalogue, ['list', 'image'])
  watch(wallets.images, ['want'])
  watch(wallets.remote, ['load', 'preload', 'learnReach'])
  return { foyer, scope, started }
}
type Mutable<value> = { -readonly [name in keyof value]: value[name] }

/** Renders and never commits: what is started then was started by rendering, for effects do not run. */
async function renderOnly(View: ComponentType, scope: FeatureScope) {
  let rendered = 0
  const root = createRoot(document.createElement('div'), {
    onCaughtError() {},
  })
  const never = new Promise<never>(() => {})
  const Rendered = () => {
    rendered++
    return use(never)
  }
  await act(async () =>
    root.render(
      <FeatureContext value={scope}>
        <OnScreenContext value={true}>
          <Suspense fallback={null}>
            <View />
            <Rendered />
          </Suspense>
        </OnScreenContext>
      </FeatureContext>,
    ),
  )
  await act(async () => root.unmount())
  return rendered
}

const views = [...firstFeatures, ...laterFeatures, ...frameFeatures, permissions].flatMap(
  (feature) => Object.keys(feature.views).map((view) => [view, feature] as const),
)

describe.each([
  ['disconnected', false],
  ['connected', true],
])('%s', (_, isConnected) => {
  test.each(views)('behavior: rendering %s starts nothing', async (view, feature) => {
    const { scope, started, foyer } = await setUp(isConnected)
    const { views } = await feature.load()
    const View = views[view] as ComponentType
    const [connector] = foyer.getConnectors()
    const given = view === 'ConnectingExternal' ? { connector } : (parameters[view] ?? {})
    expect(await renderOnly(View, { ...scope, parameters: given })).toBeGreaterThan(0)
    expect(started).toEqual([])
    // What a view is gone to with is data.
    foyer.internals.navigation.rules.set(view, {})
    foyer.router.reset(view, given as Record<string, unknown>)
    const { stack } = foyer.internals.navigation.routes.getState()
    expect(structuredClone(stack)).toEqual(stack)
  })
})

/** What no view may do. */
function Asks() {
  void useFeature().foyer.internals.balances.refresh('eip155')
  return null
}

test('behavior: a view that asks while it renders is caught', async () => {
  const { scope, started } = await setUp(true)
  await renderOnly(Asks, { ...scope, parameters: {} })
  expect(started).toContain('refresh')
})
