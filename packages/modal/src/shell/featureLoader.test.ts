import { expect, test, vi } from 'vitest'
import type { Feature, LoadedFeature } from '../feature/Feature.ts'
import { createFeatureIndex } from './featureIndex.ts'
import { createFeatureLoader } from './featureLoader.ts'

const Connect = () => null
const loaded: LoadedFeature = { styles: '.connect{}', views: { Connect } }
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

function setUp(
  load: () => Promise<LoadedFeature>,
  {
    given = {},
    loadLater = async () => [],
  }: { given?: Partial<Feature>; loadLater?(): Promise<readonly Feature[]> } = {},
) {
  const feature: Feature = {
    id: 'connect',
    views: { Connect: { title: () => 'Connect' }, Waiting: { title: () => 'Waiting' } },
    ...given,
    load,
  }
  const styles: string[] = []
  const index = createFeatureIndex({
    foyer: { internals: { navigation: { rules: new Map() } } } as never,
    first: [feature],
    loadLater,
  })
  const loader = createFeatureLoader(index, (text) => styles.push(text))
  return { index, loader, styles, codes: loader.codes.getState }
}

test('behavior: nothing is loaded before it is wanted, and then once', async () => {
  const load = vi.fn(async () => loaded)
  const { loader, styles, codes } = setUp(load)
  expect(load).not.toHaveBeenCalled()
  loader.want('Connect')
  loader.want('Connect')
  loader.want('Waiting')
  expect(codes()).toEqual({ Connect: { status: 'loading' }, Waiting: { status: 'loading' } })
  await settle()
  loader.want('Connect')
  expect([load.mock.calls.length, styles]).toEqual([1, ['.connect{}']])
})

test('error: a view that the feature did not bring has failed, the others are there', async () => {
  const { loader, codes } = setUp(async () => loaded)
  loader.want('Connect')
  await settle()
  expect(codes()).toEqual({
    Connect: { status: 'ready', View: Connect },
    Waiting: { status: 'failed' },
  })
})

test.each<[string, () => Promise<LoadedFeature>]>([
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'throws at once',
    () => {
      throw new Error('broken')
    },
  ],
])('behavior: code that %s can be wanted again', async (_what, failing) => {
  const load = vi.fn(async () => loaded).mockImplementationOnce(failing)
  const { loader, styles, codes } = setUp(load)
  loader.want('Connect')
  await settle()
  expect([codes().Connect?.status, styles]).toEqual(['failed', []])
  loader.want('Connect')
  expect(codes().Connect?.status).toBe('loading')
  await settle()
  expect([codes().Connect?.status, load.mock.calls.length]).toEqual(['ready', 2])
})

test('behavior: a view of no feature is nobody to load', () => {
  const { loader, codes } = setUp(async () => loaded)
  loader.want('Nowhere')
  expect(codes()).toEqual({})
})

const ofAccount = {
  views: { Account: { title: () => 'Account', requiresAccount: true } },
} satisfies Partial<Feature>
const lender: Feature = {
  id: 'nfts',
  views: {},
  slots: { accountTabs: [{ id: 'nfts', title: () => 'NFTs', panel: 'NftsPanel' }] },
  load: async () => ({ styles: '', views: {}, panels: { NftsPanel: Connect } }),
}

test('behavior: features of an account are declared with its first view, and once', async () => {
  const loadLater = vi.fn(async () => [lender])
  const account = { styles: '', views: { Account: Connect } }
  const { index, loader, codes } = setUp(async () => account, { given: ofAccount, loadLater })
  expect(loadLater).not.toHaveBeenCalled()
  loader.want('Account')
  await settle()
  await index.declareLater()
  expect([codes().Account?.status, index.store.getState().map(({ id }) => id)]).toEqual([
    'ready',
    ['connect', 'nfts'],
  ])
  expect(loadLater).toHaveBeenCalledOnce()
  loader.want('NftsPanel')
  await settle()
  expect(codes().NftsPanel).toEqual({ status: 'ready', View: Connect })
})

test('behavior: a list of later features that does not load fails the view, which can be wanted again', async () => {
  const loadLater = vi
    .fn(async () => [lender])
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const account = { styles: '', views: { Account: Connect } }
  const { loader, codes } = setUp(async () => account, { given: ofAccount, loadLater })
  loader.want('Account')
  await settle()
  expect(codes().Account?.status).toBe('failed')
  loader.want('Account')
  await settle()
  expect(codes().Account?.status).toBe('ready')
})
