import { afterEach, expect, test } from 'vitest'
import { createOutgoing } from '../platform/outgoing/createOutgoing.ts'
import { createMetrics } from './createMetrics.ts'
import { listenForMetrics } from './listenForMetrics.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

async function start() {
  const metrics = createMetrics()
  const listener = await listenForMetrics({ metrics, address: { host: '127.0.0.1', port: 0 } })
  stops.push(listener.stop)
  return { metrics, url: listener.url }
}

test('behavior: what is answered, asked, cached and broken is counted', async () => {
  const { metrics, url } = await start()
  const outgoing = createOutgoing(metrics.outgoing)
  const prices = outgoing.resilient({ name: 'prices', timeoutMs: 1_000, retries: 0 })
  await prices.run(async () => 1)
  for (let tried = 0; tried < 6; tried++) {
    await prices.run(() => Promise.reject(new Error('down'))).catch(() => {})
  }
  const cache = outgoing.cache<number>({
    name: 'prices',
    freshMs: 1_000,
    staleMs: 1_000,
    maxEntries: 9,
  })
  for (let asked = 0; asked < 3; asked++) await cache.get('a', async () => 1)
  metrics.answered({ method: 'GET', route: '/health', statusCode: 200, durationMs: 3 })
  metrics.watchDatabase(async () => false)

  const answer = await fetch(url)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const text = await answer.text()
  for (const line of [
    'foyer_upstream_call_duration_seconds_count{name="prices",outcome="ok"} 1',
    'foyer_upstream_call_duration_seconds_count{name="prices",outcome="failed"} 5',
    'foyer_upstream_call_duration_seconds_count{name="prices",outcome="skipped"} 1',
    'foyer_upstream_breaker_state{name="prices"} 2',
    'foyer_cache_lookups_total{name="prices",outcome="hit"} 2',
    'foyer_cache_lookups_total{name="prices",outcome="miss"} 1',
    'foyer_http_request_duration_seconds_count{method="GET",route="/health",status="200"} 1',
    'foyer_database_up 0',
  ]) {
    expect(text.split('\n')).toContain(line)
  }
  expect(text).toContain('nodejs_eventloop_lag_seconds')
})

test('error: nothing else is answered there, and a place that is taken is named', async () => {
  const { metrics, url } = await start()
  expect((await fetch(url.replace('/metrics', '/'))).status).toBe(404)
  expect((await fetch(url, { method: 'POST' })).status).toBe(404)
  const taken = { host: '127.0.0.1', port: Number(new URL(url).port) }
  await expect(listenForMetrics({ metrics, address: taken })).rejects.toMatchObject({
    code: 'server/metrics-address-unusable',
    message: expect.stringContaining('EADDRINUSE'),
  })
})
