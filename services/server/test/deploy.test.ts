import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { createMetrics } from '../src/metrics/createMetrics.ts'
import { settingsTable } from '../src/platform/settings/settings.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8')
const variables = new Set<string>(Object.values(settingsTable).flatMap(({ names }) => [...names]))

interface Container {
  readonly envFrom: readonly object[]
  readonly livenessProbe: { httpGet: { path: string } }
  readonly readinessProbe: { httpGet: { path: string } }
  readonly resources: { limits: object }
  readonly securityContext: object
}

const objects = parseAllDocuments(read('kubernetes.yaml')).map(
  (document) => document.toJS() as { kind: string; data?: object; spec?: unknown },
)
const ofKind = (kind: string) => objects.find((object) => object.kind === kind)

test('behavior: settings in the Kubernetes manifest are settings of the server', () => {
  const names = Object.keys(ofKind('ConfigMap')?.data ?? {})
  expect(names).toContain('TRUSTED_PROXIES')
  for (const name of names) expect(variables).toContain(name)
  const secrets = [...read('kubernetes.yaml').matchAll(/--from-literal=(\w+)=/g)]
  for (const [, name] of secrets) expect(variables).toContain(name)
})

test('behavior: Kubernetes restarts what is stuck, routes to what is ready, and lets it leave', () => {
  const spec = ofKind('Deployment')?.spec
  const { template } = spec as {
    template: { spec: { containers: Container[]; terminationGracePeriodSeconds: number } }
  }
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(10)
  const [server] = template.spec.containers
  expect(server?.livenessProbe.httpGet.path).toBe('/health')
  expect(server?.readinessProbe.httpGet.path).toBe('/health/ready')
  expect(server?.resources.limits).toHaveProperty('memory')
  expect(server?.securityContext).toMatchObject({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
  })
})

test('behavior: the dashboard and the alerts read metrics that the server has', async () => {
  const metrics = createMetrics()
  metrics.watchDatabase(async () => true)
  metrics.watchMailboxes(async () => 0)
  metrics.watchUpstream(async () => 0)
  const { text: known } = await metrics.read()
  const dashboard = JSON.parse(read('grafana-dashboard.json')) as {
    panels: { targets: { expr: string }[] }[]
  }
  const alerts = parse(read('alerts.yaml')) as { groups: { rules: { expr: string }[] }[] }
  const expressions = [
    ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...alerts.groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ]
  expect(expressions.length).toBeGreaterThan(15)
  for (const expression of expressions) {
    for (const [name] of expression.matchAll(/\b(foyer|process)_\w+/g))
      expect(known, name).toContain(`# TYPE ${name.replace(/_(bucket|count|sum)$/, '')} `)
  }
})
