import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeDatabases } from '../../../test/describeDatabases.ts'
import { runInOtherProcess } from '../../../test/runInOtherProcess.ts'
import { oneTime } from '../database/tables/access.ts'
import { createOneTime } from './createOneTime.ts'

const issued = { purpose: 'sign-in', value: { domain: 'example.com' }, lifetimeMs: 60_000 }

describeDatabases('one-time tokens', ({ kind, database, place }) => {
  test('behavior: of a hundred at once one gets it', async () => {
    const store = createOneTime(database())
    const token = await store.issue(issued)
    const takes = await Promise.all(
      Array.from({ length: 100 }, () => store.take({ purpose: 'sign-in', token })),
    )
    expect(takes.filter((value) => value !== null)).toEqual([{ domain: 'example.com' }])
  })

  test('behavior: another purpose, another token and a late one get nothing', async () => {
    const store = createOneTime(database())
    const token = await store.issue(issued)
    expect(await store.take({ purpose: 'onramp', token })).toBeNull()
    for (const other of ['', token.toUpperCase(), `${token} `, '\0', "' or true --"])
      expect(await store.take({ purpose: 'sign-in', token: other })).toBeNull()
    const short = await store.issue({ ...issued, lifetimeMs: 50 })
    await wait(100)
    expect(await store.take({ purpose: 'sign-in', token: short })).toBeNull()
    expect(await store.take({ purpose: 'sign-in', token })).toEqual(issued.value)
  })

  test('behavior: nobody can use what the table holds', async () => {
    const token = await createOneTime(database()).issue(issued)
    const rows = await database().run((queries) => queries.select().from(oneTime))
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  // PGlite has one process, which the tests of the database kill.
  test.runIf(kind === 'postgresql')(
    'behavior: used stays used when the process is killed',
    async () => {
      const store = createOneTime(database())
      const token = await store.issue(issued)
      const { line, process, ended } = runInOtherProcess({
        place: place(),
        script: `
        const { createOneTime } = await load('platform/one-time-tokens/createOneTime')
        const store = createOneTime(await openDatabase({ ...place, log }))
        const value = await store.take({ purpose: 'sign-in', token: ${JSON.stringify(token)} })
        console.log('taken', JSON.stringify(value))
        await new Promise((resolve) => setTimeout(resolve, 60_000))
      `,
      })
      expect(await line('taken')).toBe('taken {"domain":"example.com"}')
      process.kill('SIGKILL')
      await ended()
      expect(await store.take({ purpose: 'sign-in', token })).toBeNull()
    },
  )
})
