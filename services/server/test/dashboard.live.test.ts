import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../src/metrics/createMetrics.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8')
/** It serves what was built. */
const frameFile = join(import.meta.dirname, '../../frame/server/serveFrame.mjs')

test('behavior: the dashboard and the alerts read metrics that the server has', async () => {
  const metrics = createMetrics()
  metrics.watchDatabase(async () => true)
  metrics.watchMailboxes(async () => 0)
  metrics.watchUpstream(async () => 0)
  metrics.watchBundlers(async () => [])
  const { text: ofServer } = await metrics.read()
  const known = `${ofServer}\n${await metricsOfFrame()}`
  const dashboard = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const alerts = parse(read('alerts.yaml')) as { groups: { rules: { expr: string }[] }[] }
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ]
  expect(expressions.length).toBeGreaterThan(30)
  for (const expression of expressions) {
    for (const [name] of expression.matchAll(/\b(foyer|process)_\w+/g))
      expect(known, name).toContain(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `)
  }
})

/** What the real frame says, once it has answered. */
async function metricsOfFrame(): Promise<string> {
  const child = spawn(process.execPath, [frameFile], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Nobody is at that address, which the frame takes note of.
    env: {
      ...{ PORT: '0', HOST: '127.0.0.1', METRICS_ADDRESS: '127.0.0.1:0' },
      SERVER_URL: 'http://127.0.0.1:9',
    },
  })
  try {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      said += part
    })
    while (!/The frame is at/.test(said)) await once(child.stdout, 'data')
    const [page = '', metrics = ''] = [...said.matchAll(/http:\S+/g)]
      .map(([url]) => url)
      .toSorted((a, b) => a.length - b.length)
    expect((await fetch(page)).status).toBe(200)
    const text = await (await fetch(metrics)).text()
    expect(text).toContain('foyer_frame_answers_total{kind="page",status="200"} 1')
    expect(text).toContain('foyer_frame_server_up 0')
    return text
  } finally {
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await gone).toEqual([0, null])
  }
}
