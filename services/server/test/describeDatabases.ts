import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { copyEmptyDatabase } from '../../../scripts/emptyDatabase.mjs'
import type { Database } from '../src/platform/database/Database.ts'
import { openDatabase } from '../src/platform/database/openDatabase.ts'
import { limitCounts, oneTime, projects } from '../src/platform/database/tables/access.ts'
import { analyticsEvents } from '../src/platform/database/tables/analytics.ts'
import { bundlers, userOperations } from '../src/platform/database/tables/bundler.ts'
import {
  embeddedBoxes,
  embeddedDeviceLinks,
  embeddedLogins,
  embeddedUsers,
  embeddedWayLogins,
} from '../src/platform/database/tables/embedded.ts'
import {
  accountAssets,
  activity,
  indexedBlocks,
  indexedChains,
  transactions,
  transfers,
} from '../src/platform/database/tables/indexer.ts'
import { nameAddresses, names, smartSessions } from '../src/platform/database/tables/names.ts'
import {
  relayAcknowledgements,
  relayMessages,
  relayUpstream,
  relayUpstreamTopics,
} from '../src/platform/database/tables/relay.ts'
import { signInSecret, signInSessions } from '../src/platform/database/tables/signIn.ts'
import { nftMetadata, remoteImages, tokens } from '../src/platform/database/tables/tokens.ts'
import { catalogueState, walletImages, wallets } from '../src/platform/database/tables/wallets.ts'
import { createDatabase, type TestDatabase } from './sharedPostgres.ts'

export interface DatabaseUnderTest {
  readonly kind: Database['kind']
  /** Open, migrated, and emptied before each test. */
  database(): Database
  /** Where it is, for tests that open it themselves or in another process. */
  place(): { url: string | undefined; dataFolder: string }
}

/** Says nothing: tests that care bring a log of their own. */
export const silentLog = { info: () => {}, warn: () => {} }

/**
 * Runs the same tests on PGlite and on a real PostgreSQL. For `*.live.test.ts`.
 *
 * @example
 * describeDatabases('events', ({ database }) => {
 *   test('behavior: …', async () => {
 *     const store = createEventStore(database())
 *   })
 * })
 */
export function describeDatabases(name: string, suite: (subject: DatabaseUnderTest) => void): void {
  for (const kind of ['pglite', 'postgresql'] as const) {
    describe(`${name} on ${kind}`, () => {
      let there: TestDatabase | undefined
      let dataFolder = ''
      let opened: Database | undefined
      const database = () => {
        if (!opened) throw new Error('Ask for the database inside a test')
        return opened
      }
      const place = () => ({ url: there?.url, dataFolder })

      beforeAll(async () => {
        dataFolder = await mkdtemp(join(tmpdir(), 'foyer-data-'))
        if (kind === 'postgresql') there = await createDatabase()
        else await copyEmptyDatabase(dataFolder)
        opened = await openDatabase({ ...place(), log: silentLog })
      })
      beforeEach(() => empty(database()))
      afterAll(async () => {
        await opened?.close()
        await there?.drop()
        await rm(dataFolder, { recursive: true, force: true })
      })

      suite({ kind, database, place })
    })
  }
}

const emptied = [
  analyticsEvents,
  wallets,
  walletImages,
  indexedChains,
  indexedBlocks,
  transactions,
  transfers,
  activity,
  accountAssets,
  tokens,
  nftMetadata,
  remoteImages,
  nameAddresses,
  names,
  smartSessions,
  userOperations,
  bundlers,
  projects,
  limitCounts,
  oneTime,
  signInSessions,
  signInSecret,
  embeddedLogins,
  embeddedWayLogins,
  embeddedDeviceLinks,
  embeddedBoxes,
  // Devices and wallets go with their users.
  embeddedUsers,
  relayMessages,
  relayAcknowledgements,
  relayUpstream,
  relayUpstreamTopics,
]

/** At once: PGlite takes seven times as long for one after the other. */
const emptying = `begin;
  ${emptied.map((table) => `delete from foyer.${getTableName(table)};`).join('\n  ')}
  update foyer.${getTableName(catalogueState)} set version = 1, mode = 'builtIn';
  commit;`

const empty = (database: Database) => database.execute(emptying)
