import type { BackendService } from '../contract/FoyerOptions.ts'
import type { BackendOptions } from './backend.ts'

/**
 * Whether an application names a service of its backend, by what looks like an address. It is asked before
 * a user sees anything; the code that calls the service reads the address with `serviceUrl`, which loads later
 * and may still find that it is none.
 *
 * @example
 * import { namesService } from '@foyer/core/client'
 *
 * namesService({ projectId: 'shop', backend: { relay: 'wss://relay.example' } }, 'wallets') // false
 */
export function namesService(
  { backend, projectId }: BackendOptions,
  service: BackendService,
): boolean {
  const given: unknown = typeof backend === 'string' ? backend : backend?.[service]
  const address = (given as { url?: unknown } | null | undefined)?.url ?? given
  return (
    Boolean(projectId) &&
    typeof address === 'string' &&
    // A user name makes it none.
    /^\s*(http|ws)s?:\/\/[^/?#@]+([/?#]|$)/i.test(address) &&
    URL.canParse(address)
  )
}
