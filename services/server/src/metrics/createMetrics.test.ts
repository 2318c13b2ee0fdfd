import { expect, test } from 'vitest'
import { createMetrics } from './createMetrics.ts'

test('behavior: what happens at the relay is counted, and says nothing of whom', async () => {
  const metrics = createMetrics()
  metrics.watchMailboxes(async () => 12)
  metrics.relay.sockets(3)
  metrics.relay.published('kept')
  metrics.relay.published('known')
  metrics.relay.delivered(5)
  metrics.relay.refused('token')
  metrics.relay.cut('slow')
  metrics.watchUpstream(async () => 4)
  metrics.upstreamRelay.connected({ sockets: 2, topics: 1_600 })
  metrics.upstreamRelay.message('up', 'sent')
  metrics.upstreamRelay.message('down', 'received')
  const { text } = await metrics.read()
  const lines = text.split('\n').filter((line) => line.startsWith('foyer_relay_'))
  expect(lines.toSorted()).toMatchInlineSnapshot(`
    [
      "foyer_relay_cut_total{reason="slow"} 1",
      "foyer_relay_delivered_total 5",
      "foyer_relay_mailbox_messages 12",
      "foyer_relay_published_total{outcome="kept"} 1",
      "foyer_relay_published_total{outcome="known"} 1",
      "foyer_relay_refused_total{reason="token"} 1",
      "foyer_relay_sockets 3",
      "foyer_relay_upstream_messages_total{direction="down",outcome="received"} 1",
      "foyer_relay_upstream_messages_total{direction="up",outcome="sent"} 1",
      "foyer_relay_upstream_sockets 2",
      "foyer_relay_upstream_topics 1600",
      "foyer_relay_upstream_waiting 4",
    ]
  `)
})

test('behavior: how much is kept is asked twice a minute, and absent while nobody knows', async () => {
  const metrics = createMetrics()
  let asked = 0
  metrics.watchMailboxes(async () => {
    asked += 1
    throw new Error('away')
  })
  for (let n = 0; n < 3; n++)
    expect((await metrics.read()).text).not.toMatch(/^foyer_relay_mailbox_messages \d/m)
  expect(asked).toBe(1)
})

test('behavior: balances of bundlers and sponsors are told by chain, and what nobody knows is not', async () => {
  const metrics = createMetrics()
  const none = { waiting: null, bundlerBalance: null, sponsorDeposit: null }
  metrics.watchBundlers(async () => [
    { ...none, chain: 'eip155:1', waiting: 3, bundlerBalance: 0.5 },
    { ...none, chain: 'eip155:8453', sponsorDeposit: 2 },
  ])
  const { text } = await metrics.read()
  expect(text.split('\n').filter((line) => /^foyer_(user|bundler|sponsor)_/.test(line))).toEqual([
    'foyer_user_operations_waiting{chain="eip155:1"} 3',
    'foyer_bundler_balance{chain="eip155:1"} 0.5',
    'foyer_sponsor_deposit{chain="eip155:8453"} 2',
  ])
})
