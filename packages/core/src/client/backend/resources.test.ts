import { createFakePlatform, fakeAdapter } from '@foyer/testing'
import { expect, test } from 'vitest'
import { createClientResources } from './resources.ts'

test('behavior: a backend is asked of an account for what its chain family takes part in, and for no more', async () => {
  const platform = createFakePlatform()
  const backend = 'https://foyer.example'
  platform.http.answer(`${backend}/v1/supported-chains`, {
    json: { http: ['birch:main', 'cedar:main'], ws: [] },
  })
  platform.http.answer(`${backend}/v1/account`, { json: { balances: [], data: [], next: null } })
  const family = (namespace: string) => fakeAdapter({ namespace, wallets: [] })
  const resources = createClientResources(
    {
      ...{ projectId: 'shop', backend, networks: [] },
      adapters: [{ ...family('birch'), backendReads: ['balances'] }, family('cedar')],
    },
    platform,
  )
  const statusesOn = async (caipNetworkId: string) => {
    const question = {
      ...{ account: 'a'.repeat(20), network: { caipNetworkId, testnet: false } },
      signal: new AbortController().signal,
    }
    return [
      (await resources?.balances(question))?.status,
      (await resources?.history(question))?.status,
      (await resources?.nfts(question))?.status,
    ]
  }
  expect(await statusesOn('birch:main')).toEqual(['ready', 'unsupported', 'unsupported'])
  expect(await statusesOn('cedar:main')).toEqual(['ready', 'ready', 'ready'])
})
