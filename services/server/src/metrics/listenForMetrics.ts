import { createServer } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { AppError } from '@foyer/core/primitives'
import type { OperatorPage } from '../analytics/eventPages.ts'
import type { MetricsAddress } from '../platform/settings/parseSetting.ts'
import type { Metrics } from './createMetrics.ts'

/**
 * Answers `GET /metrics`, and other pages for the operator alone, at a place of its own, where no page and no proxy of the public leads.
 *
 * @throws `server/metrics-address-unusable`
 */
export async function listenForMetrics({
  metrics,
  pages = {},
  address: { host, port },
}: {
  metrics: Metrics
  /** By path. */
  pages?: Readonly<Record<string, OperatorPage>>
  address: MetricsAddress
}): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    response.setHeader('cache-control', 'no-store')
    const [path = '', query = ''] = (request.url ?? '').split('?')
    const page =
      path === '/metrics' ? metrics.read : Object.hasOwn(pages, path) ? pages[path] : undefined
    if (request.method !== 'GET' || !page) {
      response.writeHead(404).end()
      return
    }
    page(new URLSearchParams(query)).then(
      ({ contentType, text }) => response.setHeader('content-type', contentType).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.requestTimeout = 10_000
  server.maxConnections = 50
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new AppError(
          'server/metrics-address-unusable',
          `Metrics cannot be offered on ${host}, port ${port} (${(cause as NodeJS.ErrnoException).code}). ` +
            'Set METRICS_ADDRESS to a free port of this machine, or leave it out.',
          { kind: 'invalid', context: { host, port }, cause },
        ),
      ),
    )
    server.listen(port, host, resolve)
  })
  const bound = server.address() as AddressInfo
  return {
    url: `http://${isIPv6(bound.address) ? `[${bound.address}]` : bound.address}:${bound.port}/metrics`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
