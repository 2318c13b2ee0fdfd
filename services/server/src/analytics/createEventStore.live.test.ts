import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnalyticsEvent } from '@foyer/protocol'
import { asc, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { copyEmptyDatabase } from '../../../../scripts/emptyDatabase.mjs'
import { endurance } from '../../../../scripts/endurance.ts'
import { describeDatabases, silentLog } from '../../test/describeDatabases.ts'
import { runInOtherProcess } from '../../test/runInOtherProcess.ts'
import { events } from '../commands/events.ts'
import type { Database } from '../platform/database/Database.ts'
import { openDatabase } from '../platform/database/openDatabase.ts'
import { analyticsEvents } from '../platform/database/tables/analytics.ts'
import { createEventStore } from './createEventStore.ts'
import { deleteEventsBeyond, deleteOldEvents } from './deleteEvents.ts'
import { eventPages } from './eventPages.ts'

const event: AnalyticsEvent = {
  eventId: 'event-1',
  url: 'https://shop.example/cart',
  domain: 'shop.example',
  timestamp: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
  props: {
    event: 'MODAL_OPEN',
    properties: { connected: false, list: [1, 'two'] },
    address: '0x1',
  },
}

describeDatabases('events', ({ kind, database, place }) => {
  test('behavior: an event is kept as it was sent, once for each project', async () => {
    const events = createEventStore(database())
    for (const projectId of ['a', 'a', 'b', null, null]) await events.record({ projectId, event })
    const kept = await readAll(database())
    expect(kept.map(({ projectId }) => projectId)).toEqual(['a', 'b', null])
    expect(kept[0]).toMatchObject({
      eventId: 'event-1',
      event: 'MODAL_OPEN',
      url: 'https://shop.example/cart',
      domain: 'shop.example',
      at: new Date(event.timestamp),
      properties: { connected: false, list: [1, 'two'] },
      address: '0x1',
    })
    expect(Math.abs(Date.now() - Number(kept[0]?.receivedAt))).toBeLessThan(60_000)
  })

  test('behavior: the same event from many sides at once is kept once', async () => {
    const events = createEventStore(database())
    await Promise.all(Array.from({ length: 20 }, () => events.record({ projectId: 'a', event })))
    expect(await readAll(database())).toHaveLength(1)
  })

  test('behavior: whatever third parties write is a value, and never makes an insert fail', async () => {
    const events = createEventStore(database())
    const hostile = fc.oneof(
      fc.constantFrom("'; drop table foyer.analytics_events; --", '\0', '\uD800', '$1', '\\', '{}'),
      fc.string({ unit: 'binary' }),
    )
    let sent = 0
    await fc.assert(
      fc.asyncProperty(
        hostile,
        hostile,
        fc.dictionary(hostile, fc.jsonValue()),
        fc.nat({ max: Number.MAX_SAFE_INTEGER }),
        async (text, address, properties, timestamp) => {
          sent++
          const props = { event: text, properties, address }
          const url = text
          await events.record({
            projectId: text,
            event: { ...event, eventId: `e${sent}`, url, timestamp, props } as AnalyticsEvent,
          })
        },
      ),
      { numRuns: endurance({ few: 60, all: 200 }) },
    )
    const deep = JSON.parse(`${'[{"a":'.repeat(5_000)}1${'}]'.repeat(5_000)}`)
    await events.record({
      projectId: null,
      event: { ...event, props: { event: 'DEEP', properties: { deep } } },
    })
    expect(await readAll(database())).toHaveLength(sent + 1)
  })

  test('behavior: what was acknowledged before a kill -9 is there afterwards', async () => {
    const own =
      kind === 'pglite' ? await mkdtemp(join(tmpdir(), 'foyer-data-')) : place().dataFolder
    if (kind === 'pglite') {
      onTestFinished(() => rm(own, { recursive: true, force: true }))
      await copyEmptyDatabase(own)
    }
    const where = { ...place(), dataFolder: own }
    const writer = runInOtherProcess({
      place: where,
      script: `const { createEventStore } = await load('analytics/createEventStore')
        const events = createEventStore(await openDatabase({ ...place, log }))
        const event = ${JSON.stringify(event)}
        for (let n = 1; ; n++) {
          await events.record({ projectId: 'killed', event: { ...event, eventId: 'e' + n } })
          console.log('kept ' + n)
        }`,
    })
    await writer.line('kept 300')
    writer.process.kill('SIGKILL')
    const acknowledged = Number((await writer.ended()).match(/kept (\d+)\n(?!.*kept \d+\n)/s)?.[1])
    expect(acknowledged).toBeGreaterThanOrEqual(300)

    const reopened = await openDatabase({ ...where, log: silentLog })
    const ids = new Set((await readAll(reopened)).map(({ eventId }) => eventId))
    await reopened.close()
    for (let n = 1; n <= acknowledged; n++) expect(ids.has(`e${n}`), `${n}`).toBe(true)
  })

  test('behavior: what is older than the retention is deleted, however much it is', async () => {
    await database().run((queries) =>
      queries.execute(sql`
        insert into foyer.analytics_events (event_id, event, url, domain, at, received_at)
        select 'e' || n, 'X', 'https://a.example/', 'a.example', now(), now() - make_interval(days => n % 4)
        from generate_series(1, 24000) n`),
    )
    expect(await deleteOldEvents({ database: database(), retentionDays: 3 })).toBe(6_000)
    expect(await deleteOldEvents({ database: database(), retentionDays: 3 })).toBe(0)
    expect(await readAll(database())).toHaveLength(18_000)
    expect(await deleteOldEvents({ database: database(), retentionDays: 1 })).toBe(12_000)
  })

  test('behavior: beyond so many the oldest go', async () => {
    const events = createEventStore(database())
    for (let n = 1; n <= 12; n++)
      await events.record({ projectId: 'a', event: { ...event, eventId: `e${n}` } })
    expect(await deleteEventsBeyond({ database: database(), maxEvents: 12 })).toBe(0)
    expect(await deleteEventsBeyond({ database: database(), maxEvents: 5 })).toBe(7)
    expect((await readAll(database())).map(({ eventId }) => eventId)).toEqual([
      'e8',
      'e9',
      'e10',
      'e11',
      'e12',
    ])
  })

  test('behavior: the operator reads, exports and deletes the events of a user', async () => {
    const store = createEventStore(database())
    for (const [n, address] of ['0xAb', '0xaB', '0xcd'].entries()) {
      const props = { event: n === 1 ? 'SEND' : 'MODAL_OPEN', address }
      await store.record({
        projectId: n === 2 ? null : 'a',
        event: { ...event, eventId: `e${n}`, props },
      })
    }
    const run = async (...args: string[]) => {
      const lines: string[] = []
      const opened = { ...database(), close: async () => {} }
      const code = await events({
        args,
        openDatabase: async () => opened,
        write: (line) => void lines.push(line),
      })
      return { code, lines }
    }
    expect((await run('summary')).lines).toHaveLength(3)
    const exported = (await run('export', '--address', '0xAB')).lines.map((line) =>
      JSON.parse(line),
    )
    expect(exported.map(({ eventId }) => eventId)).toEqual(['e0', 'e1'])
    expect(await run('delete')).toMatchObject({ code: 1 })
    expect((await run('delete', '--address', '0xAB')).lines).toEqual(['2 events are deleted.'])
    expect((await run('summary')).lines).toEqual([
      expect.stringMatching(/1 {2}MODAL_OPEN {2}no project/),
    ])

    const pages = eventPages(database())
    const read = async (path: string, query: string) =>
      (await pages[path]?.(new URLSearchParams(query)))?.text
    expect(JSON.parse((await read('/events', '')) ?? '')).toMatchObject({ eventId: 'e2' })
    expect(await read('/events', 'project=a')).toBe('')
    expect(JSON.parse((await read('/events/summary', '')) ?? '')).toMatchObject([{ count: 1 }])
  })
})

function readAll(database: Database) {
  return database.run((queries) =>
    queries.select().from(analyticsEvents).orderBy(asc(analyticsEvents.id)),
  )
}
