import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '@foyer/testing/stack'
import { onTestFinished } from 'vitest'
import { copyEmptyDatabase } from '../../../scripts/emptyDatabase.mjs'
import { quickServer } from '../../../scripts/quickServer.mjs'
import { type Send, sendTo } from './signInClient.ts'

export interface SignInServer {
  readonly url: string
  readonly send: Send
  kill9(): Promise<void>
}

/** The whole server in a process of its own, on any free port. */
export async function startSignInServer({
  place: { url: databaseUrl, dataFolder },
  settings = {},
}: {
  place: { url: string | undefined; dataFolder: string }
  settings?: Record<string, string>
}): Promise<SignInServer> {
  if (databaseUrl === undefined && !existsSync(join(dataFolder, 'database')))
    await copyEmptyDatabase(dataFolder)
  const { url, stop, kill9 } = await startServer({
    entry: quickServer,
    dataFolder,
    settings: {
      ...{ LOG_LEVEL: 'silent', RATE_LIMIT_WRITES: '0' },
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...settings,
    },
  })
  onTestFinished(stop)
  return { url, send: sendTo(url), kill9 }
}
