import type { FoyerOptions } from '@foyer/core'
import { mainnet } from '@foyer/core/networks'
import { createFakePlatform } from '@foyer/testing'
import { expect, test } from 'vitest'
import { askReach, readRelay } from './relay.ts'

const relayOf = (backend: FoyerOptions['backend'], projectId = 'shop') => {
  const relay = readRelay({ projectId, backend, networks: [mainnet] })
  if (!relay) throw new Error('There is no relay')
  return relay
}
const ours = relayOf('https://foyer.example/api/')
const apart = relayOf({ relay: 'wss://relay.example/v2/' })

test('behavior: a relay of a network has its own name for the application, and is not asked', async () => {
  const url = 'wss://relay.example/'
  const { http } = createFakePlatform()
  const relay = relayOf({ relay: { url, projectId: 'theirs' } })
  expect(relay).toMatchObject({ url, projectId: 'theirs' })
  expect(relayOf({ relay: { url } })).toMatchObject({ url, projectId: 'shop' })
  expect(await askReach(http, relay)).toBe('network')
  expect(http.requests).toEqual([])
})

test.each(['own', 'network'] as const)(
  'behavior: a relay says that it reaches: %s',
  async (reach) => {
    const { http } = createFakePlatform()
    http.answer(/\/reach/, { json: { reach, later: true } })
    expect([await askReach(http, ours), await askReach(http, apart)]).toEqual([reach, reach])
    expect(http.requests.map(({ url, timeoutMs, maxBytes }) => [url, timeoutMs, maxBytes])).toEqual(
      [
        [
          expect.stringMatching(/^https:\/\/foyer\.example\/api\/relay\/reach\?projectId=shop&/),
          2_000,
          4_096,
        ],
        [
          expect.stringMatching(/^https:\/\/relay\.example\/v2\/reach\?projectId=shop&/),
          2_000,
          4_096,
        ],
      ],
    )
  },
)

test.each<[string, object | Error]>([
  ['nothing of the kind', { status: 404 }],
  ['with an error', { status: 500, json: { reach: 'network' } }],
  ['no JSON', { status: 200 }],
  ['null', { json: null }],
  ['something else', { json: { reach: 'everywhere' } }],
  ['not to this page', new TypeError('Failed to fetch')],
])(
  'behavior: a relay that answers %s counts as what the application meant',
  async (_what, answer) => {
    const { http } = createFakePlatform()
    http.answer(/\/reach/, answer)
    expect([await askReach(http, ours), await askReach(http, apart)]).toEqual(['own', 'network'])
  },
)

test('behavior: a relay that hangs has not said so after two seconds', async () => {
  const { http, clock } = createFakePlatform()
  http.answer(/\/reach/, 'hang')
  const asked = Promise.all([askReach(http, ours), askReach(http, apart)])
  await clock.advance(2_000)
  expect(await asked).toEqual(['own', 'network'])
})
