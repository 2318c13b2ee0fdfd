import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { onRequestAsyncHookHandler } from 'fastify'
import type { App } from '../App.ts'
import { HttpFailure } from '../answers/failures.ts'
import type { Settings } from '../settings/settings.ts'
import { MemoryCounters } from './MemoryCounters.ts'

/** What is counted together. */
export type RateLimitGroup = 'lists' | 'pictures' | 'events' | 'none'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `lists` unless a route says otherwise. */
    limit?: RateLimitGroup
    /** Answers pages of every origin. */
    isOpen?: boolean
  }
}

const windowMs = 60_000
/**
 * Counts requests by address, of IPv6 by network: nothing else about a request is proven, and whoever
 * changes the project, the path's letters or the parameters is still the same client.
 *
 * The counters are this process's own; several processes would share another `store`.
 */
export async function createRateLimits(
  app: App,
  { rateLimitLists, rateLimitPictures, rateLimitEvents }: Settings,
): Promise<Record<RateLimitGroup, onRequestAsyncHookHandler | undefined>> {
  await app.register(rateLimit, {
    global: false,
    timeWindow: windowMs,
    store: MemoryCounters,
    // A count in every answer would keep caches from sharing it.
    addHeadersOnExceeding: none,
    addHeaders: { ...none, 'retry-after': true },
    errorResponseBuilder: () =>
      new HttpFailure(429, 'Too many requests. Retry-After says how many seconds to wait.'),
  })
  const count = (group: RateLimitGroup, max: number) =>
    max === 0
      ? undefined
      : (app.rateLimit({
          max,
          keyGenerator: (request) => `${group}:${normalizeIP(request.ip)}`,
        }) as onRequestAsyncHookHandler)
  return {
    lists: count('lists', rateLimitLists),
    pictures: count('pictures', rateLimitPictures),
    events: count('events', rateLimitEvents),
    none: undefined,
  }
}

const none = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
}
