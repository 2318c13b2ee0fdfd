import { createClient } from '@redis/client'
import type { SharedWindows } from './SharedWindows.ts'

/** Nobody should wait longer to be counted; the process then counts for itself. */
const commandTimeoutMs = 500

/** Reads, decides and writes as one, which is how Redis runs a script. */
const script = `
local max, wanted, slice, windowMs = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
local left = math.max(max - tonumber(redis.call('GET', KEYS[1]) or '0'), 0)
local granted = math.min(left, math.max(wanted, math.min(slice, math.floor(left / 8))))
redis.call('INCRBY', KEYS[1], granted)
local endsInMs = redis.call('PTTL', KEYS[1])
if endsInMs < 0 then
  redis.call('PEXPIRE', KEYS[1], windowMs)
  endsInMs = tonumber(windowMs)
end
return { granted, endsInMs }
`

/** Windows in a Redis, and the connection to it. */
export interface RedisWindows extends SharedWindows {
  /** Lets go of the connection. */
  close(): void
}

/**
 * Counts in a Redis. It is connected to in the background, and again whenever it was away: a server
 * starts and runs without it.
 *
 * @param parameters.onError the connection broke; never holds the URL
 */
export function createRedisWindows({
  url,
  onError,
}: {
  url: string
  onError(error: Error): void
}): RedisWindows {
  const client = createClient({
    url,
    // What cannot be asked now is counted here, not later.
    disableOfflineQueue: true,
    commandOptions: { timeout: commandTimeoutMs },
    socket: {
      connectTimeout: 2_000,
      reconnectStrategy: (tries) => Math.min(2_000, 50 * 2 ** tries),
    },
  })
  client.on('error', onError)
  client.connect().catch(onError)
  return {
    async take({ key, wanted, slice, max, windowMs }) {
      const answer = await client.eval(script, {
        keys: [`foyer:limit:${key}`],
        arguments: [max, wanted, slice, windowMs].map(String),
      })
      const [granted, endsInMs] = answer as unknown as [number, number]
      return { granted, endsInMs }
    },
    close: () => client.destroy(),
  }
}
