// @vitest-environment happy-dom
import { createFoyer } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import {
  createFakePlatform,
  createFakeWallet,
  type FakeAnswer,
  type FakeWalletParameters,
  fakeAdapter,
} from '@foyer/testing'
import { act, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { ConsentForm, readLink } from '../feature/ConsentForm.tsx'
import { FeatureContext, type FeatureScope, OnScreenContext } from '../feature/FeatureContext.ts'
import { later } from '../feature/later.ts'
import { createWalletList } from '../feature/walletList.ts'
import { firstFeatures } from './firstFeatures.ts'
import { laterFeatures } from './laterFeatures.ts'

/*
 * What a user reads of an account while a backend fails, in every way that it can.
 */

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const backend = 'https://foyer.example'
const long = 'x'.repeat(10_000)

const garbageToken = (changes: object) => ({
  ...{ name: 'Thing', symbol: 'THG', chainId: 'eip155:1', value: 1, price: 1, iconUrl: '' },
  ...{ address: 'eip155:1:0x0000000000000000000000000000000000000001' },
  quantity: { decimals: '18', numeric: '1' },
  ...changes,
})
const garbage = [
  null,
  [],
  'text',
  {},
  { balances: null, data: null, next: 7 },
  { balances: [null, 1, 'x', {}, []], data: [null, 1, 'x', {}, []], next: {} },
  {
    balances: [
      ...[1e308, -1, Number.NaN, Number.POSITIVE_INFINITY, '18', null].map((value) =>
        garbageToken({ value, price: value }),
      ),
      ...['255', '-1', '1e3', '', 'NaN', '9'.repeat(1_000)].map((decimals) =>
        garbageToken({ quantity: { decimals, numeric: '1' } }),
      ),
      ...['-1', 'NaN', '1e308', '1,5', '', `0.${'9'.repeat(5_000)}`].map((numeric) =>
        garbageToken({ quantity: { decimals: '18', numeric } }),
      ),
      garbageToken({ name: long, symbol: long }),
      garbageToken({ name: 'Visit evil.com \u202e\u200b\n<b>', iconUrl: 'javascript:alert(1)' }),
    ],
    data: [
      {
        id: 'one',
        metadata: {
          ...{ operationType: 'dance', status: 'confirmed', chain: 'eip155:1', nonce: -1 },
          ...{ hash: long, minedAt: 'yesterday', sentFrom: long, sentTo: 7 },
        },
        transfers: [{ direction: 'up', quantity: { numeric: 'NaN' } }, null],
      },
      {
        id: 'two',
        metadata: {
          ...{ operationType: 'receive', status: 'confirmed', chain: 'eip155:1', nonce: 1 },
          ...{ hash: `0x${'1'.repeat(64)}`, minedAt: '2026-01-01T00:00:00Z' },
          ...{ sentFrom: address, sentTo: address },
        },
        transfers: [
          { direction: 'in', quantity: { numeric: '1e308' }, fungible_info: { name: long } },
          { direction: 'in', quantity: { numeric: '1' }, nft_info: { name: null, flags: 'x' } },
        ],
      },
      {
        ...{ contract: 'nonsense', tokenId: '-1', standard: 'ERC9', name: long, amount: '1e9' },
      },
    ],
    next: null,
  },
]

const faults: [string, FakeAnswer, boolean][] = [
  ['refuses connections', new TypeError('Failed to fetch'), true],
  ['hangs', 'hang', true],
  ['has too much to do', { status: 429 }, true],
  [
    'has too much to do, and says until when',
    { status: 429, headers: { 'retry-after': '120' } },
    true,
  ],
  ['is broken', { status: 500, json: '<html>Bad gateway</html>' }, true],
  ['answers with a page', { json: undefined }, true],
  ...garbage.map((json, n): [string, FakeAnswer, boolean] => [
    `answers garbage ${n}`,
    { json },
    false,
  ]),
]

const panelsOf: [string, string, string][] = [
  ['tokens', 'tokens', 'Token Balance Unavailable'],
  ['nfts', 'nfts', 'Try again'],
  ['activity', 'activity', 'Failed to fetch transactions'],
]

async function show(
  View: ComponentType,
  answer: FakeAnswer,
  behaviour: FakeWalletParameters['behaviour'] = {},
) {
  const platform = createFakePlatform()
  platform.http.answer(backend, answer)
  platform.http.answer(`${backend}/v1/supported-chains`, {
    json: { http: ['eip155:1'], ws: [] },
  })
  const wallet = createFakeWallet({
    ...{ id: 'acorn', name: 'Acorn', accounts: [address], reference: '1', behaviour },
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
  const toasts: string[] = []
  const scope: FeatureScope = {
    ...{ foyer, notes: {}, locale: 'en', parameters: {} },
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
    toast: ({ text }: { text: string }) => void toasts.push(text),
    consentForm: later(async () => ({ ConsentForm, readLink })),
    features: { getState: () => firstFeatures, subscribe: () => () => {} },
    codes: { getState: () => ({}), subscribe: () => () => {} },
  }
  const place = document.createElement('div')
  const root = createRoot(place, {
    onUncaughtError(error) {
      throw error
    },
  })
  await act(async () =>
    root.render(
      <FeatureContext value={scope}>
        <OnScreenContext value={true}>
          <View />
        </OnScreenContext>
      </FeatureContext>,
    ),
  )
  /** Time passes, and code loads in real time. */
  const wait = async (is: () => boolean) => {
    for (let turn = 0; turn < 300 && !is(); turn++)
      await act(async () => {
        await platform.clock.advance(250)
      })
  }
  return { place, toasts, wait, foyer, platform, leave: () => act(async () => root.unmount()) }
}

const tokensPanel = async () => {
  const found = laterFeatures.find(({ id }) => id === 'tokens')
  const code = (await found?.load()) as { panels: Record<string, ComponentType> }
  return code.panels.tokens as ComponentType
}
const incomplete = (balances: readonly object[]): FakeAnswer => ({
  json: { balances },
  headers: { 'x-foyer-missing-chains': 'eip155:1' },
})

const thing = garbageToken({ name: 'Thing' })
test.each<[string, object[], FakeWalletParameters['behaviour'], string]>([
  ['some tokens', [thing], {}, 'Thing'],
  ['what the chain counts in', [], {}, 'Ether'],
  ['nothing', [], { balance: { throws: new Error('No node') } }, 'Token Balance Unavailable'],
])(
  'behavior: %s of a network that was not read in full is not passed off as all there is',
  async (_, rows, behaviour, shown) => {
    const { place, wait, leave, platform } = await show(
      await tokensPanel(),
      incomplete(rows),
      behaviour,
    )
    await wait(() => place.querySelector('[aria-busy=true]') === null && place.textContent !== '')
    expect(place.textContent).toContain(
      'Not all tokens on Ethereum could be read. They are safe where they are. Try again in a moment.',
    )
    expect(place.textContent).not.toContain('No tokens yet')
    expect(place.textContent).toContain(shown)

    platform.http.answer(`${backend}/v1/account`, {
      json: { balances: [garbageToken({ name: 'Whole' })] },
    })
    const again = [...place.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Try again',
    )
    again?.click()
    await wait(() => place.textContent.includes('Whole'))
    expect(place.textContent).toContain('Whole')
    expect(place.textContent).not.toContain('Not all tokens')
    await leave()
  },
)

test('behavior: tokens of another network that is missing are no matter of this one', async () => {
  const { place, wait, leave } = await show(await tokensPanel(), {
    json: { balances: [thing] },
    headers: { 'x-foyer-missing-chains': 'eip155:10' },
  })
  await wait(() => place.textContent.includes('Thing'))
  expect(place.textContent).toContain('Thing')
  expect(place.textContent).not.toContain('Not all tokens')
  await leave()
})

const viewOf = async (feature: string, view: string) => {
  const found = [...firstFeatures, ...laterFeatures].find(({ id }) => id === feature)
  const code = (await found?.load()) as
    | Record<'views' | 'panels', Record<string, ComponentType> | undefined>
    | undefined
  return (code?.panels?.[view] ?? code?.views?.[view]) as ComponentType
}
const ether = garbageToken({ name: 'Ether', symbol: 'ETH', address: undefined, value: 3_000 })
const sending = {
  id: 'one',
  metadata: {
    ...{ operationType: 'send', status: 'confirmed', chain: 'eip155:1', nonce: 1 },
    ...{ hash: `0x${'1'.repeat(64)}`, minedAt: '2026-01-01T00:00:00Z' },
    ...{ sentFrom: address, sentTo: '0x0000000000000000000000000000000000000001' },
  },
  transfers: [],
}
const door = {
  ...{ contract: 'eip155:1:0x0000000000000000000000000000000000000001', tokenId: '1' },
  ...{ standard: 'ERC721', name: 'Door', collection: null, amount: '1', flags: {} },
}

test.each([
  ['account', 'Account', { balances: [ether] }, '$3,000', 'Not all of it could be read.'],
  [
    ...(['send', 'WalletSendSelectToken', { balances: [thing] }, 'Thing'] as const),
    'Not all tokens on Ethereum could be read. They are safe where they are.',
  ],
  [
    ...(['activity', 'activity', { data: [sending], next: null }, 'Sent'] as const),
    'Part of this history could not be read.',
  ],
  [
    ...(['nfts', 'nfts', { data: [door], next: null }, 'Door'] as const),
    'Some of your NFTs could not be read. They are safe where they are.',
  ],
] as const)(
  'behavior: %s says when %s is not all there is',
  async (feature, view, json, shown, says) => {
    const answer = { json, headers: { 'x-foyer-missing-chains': 'eip155:1' } }
    const { place, wait, leave, platform } = await show(await viewOf(feature, view), answer)
    await wait(() => place.textContent.includes(shown) && place.textContent.includes(says))
    expect(place.textContent).toContain(shown)
    expect(place.textContent).toContain(says)
    const again = [...place.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Try again',
    )
    expect(again !== undefined).toBe(feature === 'activity' || feature === 'nfts')
    if (again) {
      // Asked anew, however new the answer is.
      platform.http.answer(`${backend}/v1/account`, { json })
      again.click()
      await wait(() => !place.textContent.includes(says))
      expect(place.textContent).not.toContain(says)
    }
    await leave()

    const whole = await show(await viewOf(feature, view), {
      json,
      headers: { 'x-foyer-missing-chains': 'eip155:10' },
    })
    await whole.wait(() => whole.place.textContent.includes(shown))
    expect(whole.place.textContent).toContain(shown)
    expect(whole.place.textContent).not.toContain(says)
    await whole.leave()
  },
)

test.each([
  ['activity', 'The history of this network is not available here.', 'No activity yet'],
  ['nfts', 'The collectibles of this network are not available here.', 'No NFTs yet'],
])(
  'behavior: %s of a network that nobody reads is not passed off as none',
  async (feature, says, never) => {
    const { place, wait, leave } = await show(await viewOf(feature, feature), {
      json: { data: [], next: null },
      headers: { 'x-foyer-missing-chains': 'eip155:1' },
    })
    await wait(() => place.querySelector('[aria-busy=true]') === null && place.textContent !== '')
    expect(place.textContent).toContain(says)
    expect(place.textContent).not.toContain(never)
    await leave()
  },
)

const nonsense = /NaN|undefined|Infinity|\[object|\bnull\b|1e\+?\d/

test.each(
  panelsOf.flatMap(([panel, feature, sentence]) =>
    faults.map(
      ([name, answer, isFailure]) =>
        [panel, name, { feature, sentence, answer, isFailure }] as const,
    ),
  ),
)('error: %s, when the backend %s', async (panel, _, { feature, sentence, answer, isFailure }) => {
  const found = laterFeatures.find(({ id }) => id === feature)
  const code = (await found?.load()) as { panels?: Record<string, ComponentType> } | undefined
  const View = code?.panels?.[panel]
  if (!View) throw new Error('No panel')
  const { place, wait, leave, toasts } = await show(View, answer)
  await wait(() => place.querySelector('[aria-busy=true]') === null && place.textContent !== '')
  expect(place.querySelector('[aria-busy=true]')).toBeNull()
  const text = place.textContent
  if (isFailure) {
    expect(text).toContain(sentence)
    expect(place.querySelector('[role=alert] button')?.textContent).toContain('Try again')
  }
  expect(text).not.toMatch(nonsense)
  expect(Math.max(...[...text.split(/\s/)].map(({ length }) => length))).toBeLessThan(500)
  expect(place.querySelector('a[href^="javascript"], img[src^="http"]')).toBeNull()
  // Said once for each outage.
  expect(new Set(toasts).size).toBe(toasts.length)
  await leave()
})
