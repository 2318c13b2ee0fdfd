import type { Resilient, ResilientOptions } from './createResilient.ts'
import type { StaleCache, StaleCacheOptions } from './createStaleCache.ts'
import type { FetchedAnswer, FetchOptions } from './FetchedAnswer.ts'

/**
 * All that the server asks of others goes through here: with deadlines, limits and a breaker, counted,
 * and never to a place inside the operator's network that a third party named.
 *
 * A provider makes its `resilient` and its `cache` once, and puts them into each other: the cache asks
 * `resilient.run`, which is handed a signal for `fetchConfigured` or `fetchPublic`.
 */
export interface Outgoing {
  /** The manners with which one thing outside is asked. Make one for each upstream, once. */
  resilient(options: ResilientOptions): Resilient
  cache<value>(options: StaleCacheOptions): StaleCache<value>
  /**
   * Fetches what a third party named: metadata, images, gateways of names. Only https on port 443,
   * without credentials, never an address that is not public, however it is spelled, resolved or
   * redirected to.
   *
   * @throws `upstream/address-refused` (invalid) when the server does not ask there
   * @throws `upstream/answer-refused` (unavailable) when it answers too much, another type, or no 2xx
   * @throws what the network throws
   */
  fetchPublic(url: string, options?: FetchOptions): Promise<FetchedAnswer>
  /**
   * Fetches what the operator configured, which may be on their own network. Redirects are not
   * followed.
   *
   * @throws `upstream/answer-refused` (unavailable) when it answers too much, another type, or no 2xx;
   * the status is in the context
   * @throws what the network throws
   */
  fetchConfigured(url: string, options?: FetchOptions): Promise<FetchedAnswer>
}
