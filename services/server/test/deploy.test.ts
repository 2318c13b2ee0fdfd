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

test('behavior: no example trusts a whole private network, opens metrics or logs what has tokens in it', () => {
  const trusted = (ofKind('ConfigMap')?.data as Record<string, string> | undefined)?.TRUSTED_PROXIES
  expect(trusted).not.toMatch(/\/(?:\d|1\d|2[0-3])$|uniquelocal/)
  const policy = ofKind('NetworkPolicy')?.spec as
    | { ingress: { from: object[]; ports: { port: string }[] }[] }
    | undefined
  expect(policy?.ingress.map(({ from, ports }) => [from.length, ports])).toEqual([
    [1, [{ port: 'http' }]],
    [1, [{ port: 'metrics' }]],
  ])
  const service = ofKind('Service')?.spec as { ports: { name: string }[] } | undefined
  expect(service?.ports.map(({ name }) => name)).toEqual(['http'])
  expect(read('kubernetes.yaml')).toContain('enable-access-log: "false"')
  const nginx = read('nginx.conf')
  const [, format = ''] = /log_format foyer '([^']*)'/.exec(nginx) ?? []
  expect(format).toContain('$uri')
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_\w+)\b/)
  expect(nginx).toContain('access_log /var/log/nginx/foyer.log foyer;')
  for (const example of [nginx, read('Caddyfile')]) expect(example).toMatch(/\/metrics .*404/)
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
