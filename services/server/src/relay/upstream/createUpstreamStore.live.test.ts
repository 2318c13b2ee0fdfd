import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeDatabases } from '../../../test/describeDatabases.ts'
import { randomTopic } from '../../../test/relayClient.ts'
import { createUpstreamStore, deleteOldTopics } from './createUpstreamStore.ts'

const topicLifetimeSeconds = 3_600
const idle = { isConnected: false, isRefused: false }

describeDatabases('what concerns the upstream relay', ({ kind, database }) => {
  const open = () => createUpstreamStore({ database: database(), topicLifetimeSeconds })
  const age = (what: string) =>
    database().run((queries) => queries.execute(sql.raw(`update foyer.${what}`)))

  test('behavior: all processes and all runs have one key', async () => {
    const seeds = await Promise.all([open(), open(), open()].map((store) => store.readSeed()))
    expect(new Set(seeds).size).toBe(1)
    expect(Buffer.from(seeds[0] ?? '', 'base64url')).toHaveLength(32)
  })

  test.skipIf(kind === 'pglite')(
    'behavior: one process leads until it leaves or its lease ends',
    async () => {
      const [one, other] = [open(), open()]
      await one.readSeed()
      expect((await Promise.all([one.lead(idle), other.lead(idle)])).toSorted()).toEqual([
        false,
        true,
      ])
      await Promise.all([one.resign(), other.resign()])
      expect([await one.lead(idle), await other.lead(idle), await one.lead(idle)]).toEqual([
        true,
        false,
        true,
      ])
      await other.resign()
      expect(await other.lead(idle)).toBe(false)
      await age("relay_upstream set leader_until = now() - interval '1 second'")
      expect([await other.lead(idle), await one.lead(idle)]).toEqual([true, false])
    },
  )

  test('behavior: every process knows how the connection goes', async () => {
    const [one, other] = [open(), open()]
    await one.readSeed()
    expect(await other.readState()).toEqual({ isRefused: false, connectedMs: null })
    await one.lead({ isConnected: true, isRefused: false })
    await age("relay_upstream set connected_at = now() - interval '40 seconds'")
    await one.lead({ isConnected: false, isRefused: true })
    const { isRefused, connectedMs } = await other.readState()
    expect(isRefused).toBe(true)
    expect(connectedMs).toBeGreaterThanOrEqual(40_000)
  })

  test('behavior: a topic is wanted while one client wants it and was seen', async () => {
    const store = open()
    const topics = Array.from({ length: 1_500 }, randomTopic)
    const wantsOf = (reader: string) => topics.map((topic) => ({ topic, reader }))
    await Promise.all([store.subscribe(wantsOf('page')), store.subscribe(wantsOf('wallet'))])
    const find = async (among?: readonly string[]) =>
      (await store.findTopics({ ...(among && { among }), limit: 2_000 })).length
    expect([await find(), await find([...topics.slice(0, 3), randomTopic()])]).toEqual([1_500, 3])
    await store.unsubscribe(wantsOf('page').slice(0, 1_000))
    expect(await find()).toBe(1_500)
    await store.unsubscribe(wantsOf('wallet').slice(0, 600))
    expect(await find()).toBe(900)
    expect(await store.findTopics({ limit: 7 })).toHaveLength(7)

    await age("relay_upstream_topics set seen_at = now() - interval '2 hours'")
    await store.subscribe(wantsOf('page').slice(-2))
    expect(await find()).toBe(2)
    await deleteOldTopics({ database: database(), topicLifetimeSeconds })
    const { rows } = await database().execute(
      'select count(*)::int as n from foyer.relay_upstream_topics',
    )
    expect(rows).toEqual([{ n: 2 }])
  })
})
