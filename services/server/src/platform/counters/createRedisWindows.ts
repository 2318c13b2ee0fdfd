import { createClient } from '@redis/client'
import type { SharedWindows } from './SharedWindows.ts'

/** Nobody should wait longer to be counted; the process then counts for itself. */
const commandTimeoutMs = 500

/**
 * Reads, decides and writes as one, which is how Redis runs a script. Of each tenth of the window in which
 * something was granted it keeps the time of the last and how many, oldest first.
 */
const script = `
local max, wanted, slice, windowMs = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local time = redis.call('TIME')
local nowMs = time[1] * 1000 + math.floor(time[2] / 1000)
local slots, used = {}, 0
for _, slot in ipairs(cjson.decode(redis.call('GET', KEYS[1]) or '[]')) do
  if slot[1] > nowMs - windowMs then
    table.insert(slots, slot)
    used = used + slot[2]
  end
end
local left = math.max(max - used, 0)
local granted = math.min(left, math.max(wanted, math.min(slice, math.floor(left / 8))))
if granted > 0 then
  local tenthMs = windowMs / 10
  local newest = slots[#slots]
  if newest and math.floor(newest[1] / tenthMs) == math.floor(nowMs / tenthMs) then
    newest[1] = nowMs
    newest[2] = newest[2] + granted
  else
    table.insert(slots, { nowMs, granted })
  end
  redis.call('SET', KEYS[1], cjson.encode(slots), 'PX', windowMs)
end
return { granted, slots[1][1] + windowMs - nowMs }
`

/** Windows in a Redis, and the connection to it. */
export interface RedisWindows extends SharedWindows {
  /** Closes the connection. */
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
        keys: [`foyer:limits:${key}`],
        arguments: [max, wanted, slice, windowMs].map(String),
      })
      const [granted, endsInMs] = answer as unknown as [number, number]
      return { granted, endsInMs }
    },
    close: () => client.destroy(),
  }
}
