import { type Elsewhere, runElsewhere } from './runElsewhere.ts'
import { type Send, sendTo } from './signInClient.ts'

export interface SignInServer extends Elsewhere {
  readonly url: string
  readonly send: Send
  kill9(): Promise<void>
}

/** The whole server in a process of its own, from its sources, on any free port. */
export async function startSignInServer({
  place,
  settings = {},
}: {
  place: { url: string | undefined; dataFolder: string }
  settings?: Record<string, string>
}): Promise<SignInServer> {
  const environment = {
    ...{ PORT: '0', LOG_LEVEL: 'silent', DATA_FOLDER: place.dataFolder, RATE_LIMIT_WRITES: '0' },
    ...(place.url !== undefined && { DATABASE_URL: place.url }),
    ...settings,
  }
  const elsewhere = runElsewhere({
    place,
    script: `
      const { startServer } = await vite.ssrLoadModule('/src/startServer.ts')
      const { readSettings } = await vite.ssrLoadModule('/src/platform/settings/settings.ts')
      const server = await startServer({ settings: readSettings(${JSON.stringify(environment)}) })
      console.log('listens ' + server.url)
      await new Promise((resolve) => setTimeout(resolve, 600_000))
    `,
  })
  const url = (await elsewhere.line('listens ')).slice('listens '.length)
  return {
    ...elsewhere,
    url,
    send: sendTo(url),
    async kill9() {
      elsewhere.process.kill('SIGKILL')
      await elsewhere.ended()
    },
  }
}
