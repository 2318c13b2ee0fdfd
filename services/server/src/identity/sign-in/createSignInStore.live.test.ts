import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { describeDatabases } from '../../../test/describeDatabases.ts'
import type { Database } from '../../platform/database/Database.ts'
import { signInSessions as table } from '../../platform/database/tables/signIn.ts'
import { createSignInStore, deleteOldSignIns, sharedSecret } from './createSignInStore.ts'
import { repeatSeconds } from './SignInStore.ts'

const session = {
  account: 'eip155:1:0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
  address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  chainId: 'eip155:1',
  domain: 'shop.example',
  ...{ projectId: 'shop', key: 'k'.repeat(43), device: 'Firefox, Linux' },
}

/** Moves what happened to a session back in time, as if it had happened so long ago. */
const age = (database: Database, id: string, seconds: number) =>
  database.run((queries) =>
    queries
      .update(table)
      .set({
        usedAt: sql`${table.usedAt} - make_interval(secs => ${seconds})`,
        expiresAt: sql`${table.expiresAt} - make_interval(secs => ${seconds})`,
        endedAt: sql`${table.endedAt} - make_interval(secs => ${seconds})`,
      })
      .where(eq(table.id, id)),
  )

describeDatabases('sign-ins', ({ database }) => {
  const open = () => createSignInStore({ database: database(), sessionDays: 30 })

  test('behavior: the number before counts once more for a while, with a later proof', async () => {
    const store = open()
    const { id } = await store.begin(session)
    const rotate = (generation: number, provenAtMs: number) =>
      store.rotate({ id, generation, provenAtMs })
    expect(await rotate(0, 1_000)).toMatchObject({ id, generation: 1 })
    expect(await rotate(0, 1_000)).toBe('repeated')
    expect(await rotate(0, 999)).toBe('repeated')
    expect(await rotate(0, 1_001)).toMatchObject({ id, generation: 1 })
    expect(await rotate(0, 1_001)).toBe('repeated')
    await age(database(), id, repeatSeconds - 5)
    expect(await rotate(0, 1_002)).toMatchObject({ id, generation: 1 })
    await age(database(), id, 6)
    expect(await rotate(0, 1_003)).toBe('reused')

    // The one that counts has no such limit, whatever the clock of the browser says.
    expect(await rotate(1, 5)).toMatchObject({ generation: 2 })
    expect(await rotate(0, 2_000)).toBe('reused')
    expect(await rotate(3, 2_000)).toBe('reused')
    expect(await store.end({ id })).toBe(1)
    expect(await rotate(2, 3_000)).toBe('reused')
    expect(await rotate(1, 3_000)).toBe('reused')
  })

  test('behavior: a session ends with its time, each refresh gives it a new one', async () => {
    const store = open()
    const [used, unused] = [await store.begin(session), await store.begin(session)]
    for (const { id } of [used, unused]) await age(database(), id, 29 * 86_400)
    await store.rotate({ id: used.id, generation: 0, provenAtMs: 1 })
    for (const { id } of [used, unused]) await age(database(), id, 2 * 86_400)
    expect(await store.find(used.id)).toMatchObject({ generation: 1 })
    expect(await store.find(unused.id)).toBeNull()
    expect(await store.rotate({ id: unused.id, generation: 0, provenAtMs: 1 })).toBe('reused')
    expect((await store.list(session)).map(({ id }) => id)).toEqual([used.id])
  })

  test('behavior: what is over is deleted after a day, and nothing else', async () => {
    const store = open()
    const rows = async () =>
      (await database().run((queries) => queries.select({ id: table.id }).from(table)))
        .map(({ id }) => id)
        .sort()
    const [live, ended, endedLong, expired] = [
      await store.begin(session),
      await store.begin(session),
      await store.begin(session),
      await store.begin(session),
    ]
    await store.end({ id: ended.id })
    await store.end({ id: endedLong.id })
    await age(database(), endedLong.id, 86_500)
    await age(database(), expired.id, 31 * 86_400 + 100)
    await deleteOldSignIns(database())
    expect(await rows()).toEqual([live.id, ended.id].sort())
  })

  test('behavior: all processes on one database share one secret', async () => {
    const secrets = await Promise.all(Array.from({ length: 5 }, () => sharedSecret(database())))
    expect(new Set(secrets).size).toBe(1)
    expect(Buffer.from(secrets[0] ?? '', 'base64url')).toHaveLength(32)
  })
})
