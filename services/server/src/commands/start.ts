import { readSettings } from '../platform/settings/settings.ts'
import { startServer } from '../startServer.ts'

/** Runs the server until it is told to leave. */
export async function start(): Promise<void> {
  const starting = new AbortController()
  const told = new Promise<void>((resolve) => {
    const leave = () => {
      starting.abort()
      resolve()
      // An operator who asks twice does not want to wait.
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1))
    }
    for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, leave)
  })

  const settings = readSettings(process.env)
  const server = await startServer({ settings, signal: starting.signal }).catch((error) => {
    if (starting.signal.aborted) return undefined
    throw error
  })
  if (!server) return
  // A parent process with a channel learns the port from it.
  process.send?.({ url: server.url })
  await told
  await server.stop()
}
