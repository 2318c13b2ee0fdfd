import type { BackendService, FoyerOptions } from '../contract/FoyerOptions.ts'

/** Name and version of what asks, `st` and `sv` in every request. A test keeps it in step. */
const sdk = { st: 'foyer', sv: 'js-0.0.0' }

/** What the address of a service depends on. */
export type BackendOptions = Pick<FoyerOptions, 'backend' | 'projectId'>

/** One request to the backend. */
export interface RequestUrlParameters {
  /** What `serviceUrl` gave. */
  readonly baseUrl: string
  /** Below the service, such as `/getWallets`. Parts that a third party gave are encoded already. */
  readonly path: string
  readonly projectId: string
  /** Parameters of this request; one that is `undefined` or empty is left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>
}

/**
 * The address of one service of the backend, without a slash at its end. One address serves all; an
 * object names each service that is wanted.
 *
 * @returns `null` when nothing may be asked: no backend, no such service in it, no project id, or
 * an address that is none.
 * @example
 * import { serviceUrl } from '@foyer/core/client'
 *
 * serviceUrl({ projectId: 'shop', backend: 'https://foyer.example/api/' }, 'wallets')
 * // 'https://foyer.example/api'
 */
export function serviceUrl(
  { backend, projectId }: BackendOptions,
  service: BackendService,
): string | null {
  if (!projectId || !backend) return null
  return readServiceUrl(typeof backend === 'string' ? backend : backend[service], service)
}

/**
 * Reads an address that an application gave for a service: `http:` or `https:` and, for the relay,
 * `ws:` or `wss:` too, alone or as `url` of an object. Query and fragment are dropped.
 *
 * @returns `null` when it is no such address, or carries a user name.
 * @example
 * import { readServiceUrl } from '@foyer/core/client'
 *
 * readServiceUrl('ftp://foyer.example', 'wallets') // null
 */
export function readServiceUrl(value: unknown, service: BackendService): string | null {
  const isRelay = service === 'relay'
  const address = isRelay ? ((value as { url?: unknown } | null)?.url ?? value) : value
  if (typeof address !== 'string' || !URL.canParse(address)) return null
  const { protocol, host, pathname, username, password } = new URL(address)
  const allowed = isRelay ? /^(http|ws)s?:$/ : /^https?:$/
  if (!allowed.test(protocol) || username || password) return null
  return `${protocol}//${host}${pathname.replace(/\/+$/, '')}`
}

/**
 * The address of one request, with the parameters that every request to the backend carries:
 * `projectId`, `st` and `sv`.
 *
 * @example
 * import { requestUrl } from '@foyer/core/client'
 *
 * requestUrl({
 *   baseUrl: 'https://foyer.example',
 *   path: '/getWallets',
 *   projectId: 'shop',
 *   query: { page: 1, search: undefined },
 * }) // 'https://foyer.example/getWallets?projectId=shop&st=foyer&sv=js-…&page=1'
 */
export function requestUrl({ baseUrl, path, projectId, query = {} }: RequestUrlParameters): string {
  const parameters = new URLSearchParams({ projectId, ...sdk })
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') parameters.set(name, String(value))
  return `${baseUrl}${path}?${parameters}`
}
