import { createFakePlatform } from '@foyer/testing'
import { expect, test } from 'vitest'
import { mainnet } from '../../networks.ts'
import { createFoyer } from '../createFoyer.ts'
import type { BackendServices, FoyerOptions } from '../FoyerOptions.ts'

function setUp(options: Pick<FoyerOptions, 'backend' | 'projectId'>) {
  const platform = createFakePlatform()
  const foyer = createFoyer({ networks: [mainnet], ...options }, { platform })
  return { ...platform, resources: foyer.internals.resources }
}

test('behavior: a client has one set of resources, and making them asks nothing', async () => {
  const { http, resources } = setUp({ projectId: 'shop', backend: 'https://foyer.example/api/' })
  const found = await resources()
  expect(found).not.toBeNull()
  expect(await resources()).toBe(found)
  expect(http.requests).toEqual([])
  http.answer('https://foyer.example/api/v1/supported-chains?projectId=shop&st=foyer&sv=js-', {
    json: { http: ['eip155:1'], ws: [] },
  })
  const { value } = (await found?.supportedChains({ signal: new AbortController().signal })) ?? {}
  expect(value?.chains).toEqual(['eip155:1'])
})

test.each<[string, { backend?: string | BackendServices; projectId?: string }]>([
  ['no backend', { projectId: 'shop' }],
  ['no project id', { backend: 'https://foyer.example' }],
  ['no such service', { projectId: 'shop', backend: { wallets: 'https://foyer.example' } }],
  ['an address that is none', { projectId: 'shop', backend: 'foyer.example' }],
])('behavior: with %s there are none', async (_, options) => {
  const { http, resources } = setUp(options)
  expect(await resources()).toBeNull()
  expect(http.requests).toEqual([])
})
