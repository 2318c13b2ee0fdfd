import { createFoyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { createFakePlatform, createFakeWallet, type FakeAnswer, fakeAdapter } from '@foyer/testing'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect } from 'vitest'
import { ConsentForm, readLink } from '../src/feature/ConsentForm.tsx'
import {
  FeatureContext,
  type FeatureScope,
  OnScreenContext,
} from '../src/feature/FeatureContext.ts'
import { later } from '../src/feature/later.ts'
import { createWalletList } from '../src/feature/walletList.ts'

export const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
export const backend = 'https://foyer.example'
export const ether = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', value: 3_000, price: 3_000 },
  ...{ quantity: { decimals: '18', numeric: '1' }, iconUrl: '' },
}
/** One object, as what React compares. */
const noFeatures: ReturnType<FeatureScope['features']['getState']> = []

/**
 * A client whose account is connected, and a place to render what features are made of, as the modal does it.
 * For tests in a DOM.
 */
export async function renderAccount(
  answer: FakeAnswer = { json: { balances: [ether], data: [], next: null } },
) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const platform = createFakePlatform()
  platform.http.answer(backend, answer)
  platform.http.answer(`${backend}/v1/supported-chains`, {
    json: { http: ['eip155:1'], ws: [] },
  })
  const wallet = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address], reference: '1' },
  })
  const foyer = createFoyer(
    {
      ...{ projectId: 'shop', backend, networks: [mainnet] },
      adapters: [fakeAdapter({ namespace: 'eip155', wallets: [wallet] })],
    },
    { platform },
  )
  await platform.clock.advance(0)
  const [connector] = foyer.getConnectors()
  if (connector) await foyer.connect({ connector })
  const scope: FeatureScope = {
    ...{ foyer, notes: {}, locale: 'en', parameters: {}, toast() {} },
    wallets: createWalletList(foyer, { device: 'desktop', pageUrl: 'https://shop.example/' }),
    ...{
      embedded: false,
      reducedMotion: true,
      clearToast() {},
      awaitWallet() {},
      loadFailureTexts: async () => {},
      focusHeading() {},
      framePlace: { current: null },
      want() {},
    },
    consentForm: later(async () => ({ ConsentForm, readLink })),
    features: { getState: () => noFeatures, subscribe: () => () => {} },
    codes: { getState: () => ({}), subscribe: () => () => {} },
  }
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = (content: ReactNode) =>
    act(async () =>
      root.render(
        <FeatureContext value={scope}>
          <OnScreenContext value={true}>{content}</OnScreenContext>
        </FeatureContext>,
      ),
    )
  /** Time passes, and code loads in real time. */
  const wait = async (is: () => boolean) => {
    for (let turn = 0; turn < 300 && !is(); turn++)
      await act(async () => {
        await platform.clock.advance(250)
      })
    expect(is()).toBe(true)
  }
  return { place, show, wait, foyer, leave: () => act(async () => root.unmount()) }
}
