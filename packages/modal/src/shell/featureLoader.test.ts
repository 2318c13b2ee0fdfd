import { expect, test, vi } from 'vitest'
import type { Feature, LoadedFeature } from '../feature/Feature.ts'
import { createFeatureLoader } from './featureLoader.ts'

const Connect = () => null
const loaded: LoadedFeature = { styles: '.connect{}', views: { Connect } }
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

function setUp(load: () => Promise<LoadedFeature>) {
  const feature: Feature = {
    id: 'connect',
    views: { Connect: { title: () => 'Connect' }, Waiting: { title: () => 'Waiting' } },
    load,
  }
  const styles: string[] = []
  const loader = createFeatureLoader([feature], (text) => styles.push(text))
  return { loader, styles, codes: loader.codes.getState }
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
