// @vitest-environment happy-dom
import { createFoyer } from '@foyer/core'
import type { HistoryTransaction } from '@foyer/core/client'
import { mainnet } from '@foyer/core/networks'
import { type SendState, sendOf } from '@foyer/core/send'
import { createFakePlatform, createFakeWallet, type FakeAnswer, fakeAdapter } from '@foyer/testing'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { ConsentForm, readLink } from '../feature/ConsentForm.tsx'
import { FeatureContext, type FeatureScope, OnScreenContext } from '../feature/FeatureContext.ts'
import { later } from '../feature/later.ts'
import { NetworkImage } from '../feature/NetworkImage.tsx'
import { TokenImage } from '../feature/TokenImage.tsx'
import { createWalletList } from '../feature/walletList.ts'
import { AccountView } from '../features/account/view/AccountView.tsx'
import { TransactionRow } from '../features/activity/view/TransactionRow.tsx'
import { FeeRows } from '../features/send/view/FeeRows.tsx'
import { SendView } from '../features/send/view/SendView.tsx'
import { features } from './features.ts'

/*
 * What design asks of the account and of sending, as far as it is no matter of pixels.
 */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const backend = 'https://foyer.example'
const ether = {
  ...{ name: 'Ether', symbol: 'ETH', chainId: 'eip155:1', value: 3_000, price: 3_000 },
  ...{ quantity: { decimals: '18', numeric: '1' }, iconUrl: '' },
}
const sending = {
  id: 'one',
  metadata: {
    ...{ operationType: 'send', status: 'confirmed', chain: 'eip155:1', nonce: 1 },
    ...{ hash: `0x${'1'.repeat(64)}`, minedAt: '2026-01-01T00:00:00Z' },
    ...{ sentFrom: address, sentTo: friend },
  },
  transfers: [{ direction: 'out', quantity: { numeric: '1' } }],
}

async function setUp(answer: FakeAnswer = { json: { balances: [ether], data: [], next: null } }) {
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
    ...{ embedded: false, reducedMotion: true, awaitWallet() {}, focusHeading() {}, want() {} },
    consentForm: later(async () => ({ ConsentForm, readLink })),
    features: { getState: () => features, subscribe: () => () => {} },
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

test('behavior: once it is scrolled past, the header says whose account it is and with how much', async () => {
  const { place, show, wait, leave } = await setUp()
  await show(
    <div className="card">
      <div className="header-title" />
      <div className="view">
        <AccountView />
      </div>
    </div>,
  )
  await wait(() => place.textContent.includes('$3,000'))
  const title = place.querySelector('.header-title') as HTMLElement
  const view = place.querySelector('.view') as HTMLElement
  const scroll = (px: number) =>
    act(async () => {
      view.scrollTop = px
      view.dispatchEvent(new Event('scroll'))
    })
  await scroll(120)
  expect(title.textContent).toBe('')
  await scroll(121)
  await wait(() => title.textContent !== '')
  expect(title.textContent).toBe('0xf3…b92266$3,000.00')
  // It is there twice, so only eyes are told again.
  expect(title.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
  await scroll(0)
  expect(title.textContent).toBe('')
  await scroll(121)
  expect(title.textContent).not.toBe('')
  await leave()
  expect(title.textContent).toBe('')
})

test('behavior: a fee that changed by more than a tenth pulses once in the review, and another does not', async () => {
  const { place, show, foyer, leave } = await setUp()
  const state: SendState = { ...sendOf(foyer).store.getState(), feeAtomic: 1_000n }
  const rowAt = async (feeAtomic: bigint | null, withTotal = true) => {
    await show(<FeeRows state={{ ...state, feeAtomic }} withTotal={withTotal} />)
    return place.querySelectorAll('dd')[1] as HTMLElement
  }
  const first = await rowAt(1_000n)
  expect(first.dataset.pulse).toBeUndefined()
  expect((await rowAt(1_100n)).dataset.pulse).toBeUndefined()
  // Against what is shown now, and whatever could not be read in between.
  await rowAt(null)
  const changed = await rowAt(1_211n)
  expect(changed.dataset.pulse).toBe('true')
  expect(await rowAt(1_211n)).toBe(changed)
  // Another element, for which the browser begins the animation anew.
  expect(await rowAt(1_000n)).not.toBe(changed)
  await show(null)
  await rowAt(1_000n, false)
  expect((await rowAt(2_000n, false)).dataset.pulse).toBeUndefined()
  await leave()
})

test('behavior: whom the account sent to is one press away, with the whole address for who listens', async () => {
  const { place, show, wait, foyer, leave } = await setUp({
    json: { balances: [ether], data: [sending], next: null },
  })
  await show(<SendView />)
  await wait(() => place.querySelector('.send-recents button') !== null)
  const recents = place.querySelector('.send-recents') as HTMLElement
  expect(recents.textContent).toBe('Recent0x70…dc79C8')
  const chip = recents.querySelector('button') as HTMLElement
  expect(chip.getAttribute('aria-label')).toBe(`0x70…dc79C8, ${friend}`)
  await act(async () => chip.click())
  expect(sendOf(foyer).store.getState().recipientText).toBe(friend)
  expect(place.querySelector('.send-recents')).toBeNull()
  await leave()
})

test('behavior: where there is no image after all, no letter takes its place', async () => {
  const { place, show, foyer, leave } = await setUp()
  const network = foyer.getState().chains.eip155?.network
  if (!network) throw new Error('No network')
  const image = (given: string | null) => (
    <TokenImage
      address={given}
      iconUrl={`${backend}/public/getTokenImage/x`}
      network={network}
      size={40}
    />
  )
  for (const given of [`eip155:1:${friend}`, null]) {
    await show(<div key={given}>{image(given)}</div>)
    const picture = place.querySelector('img')
    expect(picture?.getAttribute('src')).toContain('getTokenImage')
    await act(async () => picture?.dispatchEvent(new Event('error')))
    expect(place.querySelector('img[src*=getTokenImage]')).toBeNull()
    expect(place.querySelector('.glyph') !== null).toBe(given !== null)
    if (given !== null) expect(place.textContent).toBe('')
  }
  await leave()
})

test('behavior: bait under the symbol of the chain does not get its logo', async () => {
  const { place, show, leave } = await setUp()
  const transaction = (isSpam: boolean): HistoryTransaction => ({
    ...{ id: 'one', operationType: 'receive', hash: '0x1', chain: 'eip155:1', minedAtMs: null },
    ...{ sentFrom: friend, sentTo: address, status: 'confirmed', nonce: null },
    transfers: [
      {
        ...{ direction: 'in', quantity: '1', valueUsd: null, nft: null },
        fungible: { name: 'ETH', symbol: 'ETH', iconUrl: null, isSpam },
      },
    ],
  })
  for (const isSpam of [false, true]) {
    await show(
      <TransactionRow
        key={String(isSpam)}
        transaction={transaction(isSpam)}
        known={[]}
        nowMs={0}
        account={address}
      />,
    )
    expect(place.querySelector('.activity-image > .glyph') !== null).toBe(isSpam)
  }
  await leave()
})

test('behavior: a network that we bring no logo of along has that of the backend', async () => {
  const png =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  const { place, show, wait, leave } = await setUp({ image: png })
  await show(<NetworkImage network={{ caipNetworkId: 'eip155:1101', name: 'Other' }} size={36} />)
  expect(place.textContent).toBe('O')
  await wait(() => place.querySelector('img') !== null)
  expect(place.querySelector('img')?.getAttribute('src')).toBe(png)
  await show(<NetworkImage network={{ caipNetworkId: 'eip155:1', name: 'Ethereum' }} size={36} />)
  await wait(() => place.querySelector('img')?.src.startsWith('data:image/svg') === true)
  await leave()
})
