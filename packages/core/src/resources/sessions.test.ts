import { createFakePlatform } from '@foyer/testing'
import { expect, test } from 'vitest'
import { requestUrl } from '../client/backend/backend.ts'
import { createResources } from './createResources.ts'

const baseUrl = 'https://foyer.example'
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The permission of the only session, as a server tells it. */
async function read(permission: unknown) {
  const { http, clock } = createFakePlatform()
  http.answer(`${baseUrl}/v1/supported-chains`, { json: { http: ['eip155:1'] } })
  const session = {
    ...{ pci: 'a1b2c3d4-session', project: { id: 'shop' }, createdAt: 1, expiry: 2 },
    ...{ revokedAt: null, chainId: 'eip155:1', context: '0xabcd', application: null },
    permission,
  }
  http.answer(`${baseUrl}/v1/sessions/${address}`, { json: { pcis: [session] } })
  const { sessions } = createResources({
    ...{ http, clock, projectId: 'shop', readsOn: () => undefined },
    url: (path, query = {}) => requestUrl({ baseUrl, path, projectId: 'shop', query }),
  })
  const listed = await sessions.list({
    network: { caipNetworkId: 'eip155:1', testnet: false },
    signal: new AbortController().signal,
    address,
  })
  expect(listed).toHaveLength(1)
  return listed?.[0]?.permission
}

const calls = {
  ...{ kind: 'calls', delegate: other, contract: address, maxCalls: '3', maxValue: '7' },
  functions: [
    { selector: '0xa0712d68', signature: 'mint(uint256)' },
    { selector: '0xd0e30db0', signature: null },
  ],
  ...{ symbol: 'ETH', decimals: 18, available: '2', isDisabled: false },
}

test('behavior: what somebody may take or call is told with what is left of it', async () => {
  const { maxValue: _, available: __, isDisabled: ___, ...rest } = calls
  const told = { ...rest, maxCalls: 3, maxValueAtomic: 7n }
  expect(await read(calls)).toEqual({ ...told, callsLeft: 2 })
  expect(await read({ ...calls, available: null })).toEqual({ ...told, callsLeft: null })
  const money = { delegate: other, token: null, kind: 'once', amount: '9', available: '4' }
  expect(await read(money)).toMatchObject({ kind: 'once', amountAtomic: 9n, availableAtomic: 4n })
})

test('error: what is not told whole is told as nothing, and a name with anything else in it is none', async () => {
  const [first] = calls.functions
  for (const change of [
    ...[{ kind: 'anything' }, { delegate: 'me' }, { contract: null }, { maxCalls: 'all' }],
    ...[{ maxCalls: `1${'0'.repeat(70)}` }, { maxValue: null }, { functions: [] }],
    ...[{ functions: 'mint' }, { functions: [first, null] }, { functions: [{ selector: '0x12' }] }],
    { functions: Array.from({ length: 9 }, () => first) },
  ])
    expect(await read({ ...calls, ...change }), JSON.stringify(change)).toBeNull()
  for (const signature of ['mint', 'mint(uint256) ', '\u202emint(uint256)', 'm'.repeat(600), 7])
    expect(await read({ ...calls, functions: [{ ...first, signature }] })).toMatchObject({
      functions: [{ selector: '0xa0712d68', signature: null }],
    })
})
