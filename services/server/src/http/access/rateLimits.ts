import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Counters } from '../../platform/counters/Counters.ts'
import { HttpFailure } from '../../platform/http/HttpFailure.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { clientNetwork, wideNetwork } from './clientNetwork.ts'

/** What is counted together. */
type RateLimitGroup = 'lists' | 'images' | 'events' | 'rpc' | 'writes' | 'relay' | 'none'

/** So many clients' worth may come from one /48 of IPv6: a carrier's customers, or one with many addresses. */
const clientsOfWideNetwork = 16

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `lists` unless a route says otherwise. */
    limit?: RateLimitGroup
    /** Answers pages of every origin and without a project. */
    isOpen?: boolean
  }
}

const windowMs = 60_000

export interface RateLimits {
  /** Counts a request of a client. @throws 429 */
  countClient(request: FastifyRequest, reply: FastifyReply): void | Promise<void>
  /** Counts a request for a registered project, over all its visitors. @throws 429 */
  countProject(projectId: string, reply: FastifyReply): void | Promise<void>
}

/**
 * Counts requests by address, of IPv6 by network: nothing else about a request is proven, and a client
 * that changes the project, the path's letters or the parameters is still the same client. A project's own
 * limit comes on top and never in its place.
 */
export function createRateLimits({
  settings: {
    rateLimitLists,
    rateLimitImages,
    rateLimitEvents,
    rateLimitRpc,
    rateLimitWrites,
    rateLimitRelay,
    rateLimitProject,
  },
  counters,
}: {
  settings: Settings
  counters: Counters
}): RateLimits {
  const maxOf: Readonly<Record<RateLimitGroup, number>> = {
    lists: rateLimitLists,
    images: rateLimitImages,
    events: rateLimitEvents,
    rpc: rateLimitRpc,
    writes: rateLimitWrites,
    relay: rateLimitRelay,
    none: 0,
  }
  const count = ({ key, max, reply }: { key: string; max: number; reply: FastifyReply }) => {
    const take = counters.take({ key, max, windowMs })
    const refuseUnless = ({ isAllowed, endsInMs }: Awaited<typeof take>) => {
      if (isAllowed) return
      reply.header('retry-after', `${Math.max(1, Math.ceil(endsInMs / 1_000))}`)
      throw new HttpFailure(429, 'Too many requests. Retry-After says how many seconds to wait.')
    }
    return take instanceof Promise ? take.then(refuseUnless) : refuseUnless(take)
  }
  return {
    countClient(request, reply) {
      const { limit = 'lists' } = request.routeOptions.config
      const max = maxOf[limit]
      if (max === 0) return undefined
      const client = clientNetwork(request.ip)
      const wide = wideNetwork(client)
      const countWide = () =>
        wide === null
          ? undefined
          : count({ key: `${limit}:${wide}`, max: max * clientsOfWideNetwork, reply })
      const counted = count({ key: `${limit}:${client}`, max, reply })
      return counted instanceof Promise ? counted.then(countWide) : countWide()
    },
    countProject(projectId, reply) {
      if (rateLimitProject === 0) return undefined
      return count({ key: `project:${projectId}`, max: rateLimitProject, reply })
    },
  }
}
