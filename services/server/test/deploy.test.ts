import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
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
  (document) =>
    document.toJS() as { kind: string; metadata: { name: string }; data?: object; spec?: unknown },
)
const ofKind = (kind: string, name = 'foyer') =>
  objects.find((object) => object.kind === kind && object.metadata.name === name)

/** What the frame reads of its environment. */
const frameFile = join(import.meta.dirname, '../../frame/server/serveFrame.mjs')
const frameVariables = new Set(
  [...readFileSync(frameFile, 'utf8').matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b|\b(?:HOST|PORT)\b/g)].map(
    ([name]) => name,
  ),
)

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
    // The ingress and the frame.
    [2, [{ port: 'http' }]],
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

test('behavior: the frame has a host, a policy and settings of its own, and none of the secrets', () => {
  const names = Object.keys(ofKind('ConfigMap', 'foyer-frame')?.data ?? {})
  expect(names).toContain('SERVER_URL')
  for (const name of names) expect(frameVariables).toContain(name)
  const { template } = (ofKind('Deployment', 'foyer-frame')?.spec ?? {}) as {
    template: { spec: { containers: Container[] } }
  }
  const [frame] = template.spec.containers
  expect(frame?.envFrom).toEqual([{ configMapRef: { name: 'foyer-frame' } }])
  expect(frame?.livenessProbe.httpGet.path).toBe('/health')
  expect(frame?.securityContext).toMatchObject({ readOnlyRootFilesystem: true })
  const { rules, tls } = (ofKind('Ingress')?.spec ?? {}) as {
    rules: { host: string }[]
    tls: { hosts: string[] }[]
  }
  const hosts = ['foyer.example.com', 'wallet.example.com']
  expect([rules.map(({ host }) => host), tls.flatMap(({ hosts }) => hosts)]).toEqual([hosts, hosts])
  const server = ofKind('ConfigMap')?.data as Record<string, string> | undefined
  expect(server?.FRAME_ORIGIN).toBe('https://wallet.example.com')
  for (const file of ['Caddyfile', 'nginx.conf']) {
    expect(read(file)).toContain('FRAME_ORIGIN=https://wallet.example.com')
    // A header that a proxy adds may contradict those of the frame.
    expect(read(file)).not.toMatch(/add_header|header_down|^\s*header /m)
  }
})

test('behavior: every setting of the frame is in its table', () => {
  const page = readFileSync(join(import.meta.dirname, '../../frame/README.md'), 'utf8')
  const listed = [...page.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual([...frameVariables].toSorted())
})

const units = ['foyer-server.service', 'foyer-frame.service']

test('behavior: the units come back, have no rights of root, and leave their process time to end', () => {
  for (const unit of units) {
    const text = read(unit)
    for (const line of [
      ...['DynamicUser=yes', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'Restart=always'],
      ...['StartLimitIntervalSec=0', 'KillSignal=SIGTERM', 'CapabilityBoundingSet='],
    ])
      expect(text.split('\n'), unit).toContain(line)
    // Passwords are in a file of root's, and never in a unit, which everybody on the machine reads.
    expect(text).toMatch(/^EnvironmentFile=\/etc\/foyer\/(server|frame)\.env$/m)
    expect(text).not.toMatch(/^Environment=.*(PASSWORD|SECRET|KEY|URL)/m)
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(10)
  }
})

test.runIf(spawnSync('systemd-analyze', ['--version']).status === 0)(
  'behavior: systemd has nothing to say about the units',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-units-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const verify = (name: string, text: string) => {
      const file = join(folder, name)
      writeFileSync(file, text)
      return spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' }).stderr
    }
    // The place of Node on this machine, which has to be there.
    const here = (text: string) => text.replace('/usr/bin/node', process.execPath)
    for (const unit of units) expect(verify(unit, here(read(unit)))).toBe('')
    expect(verify('wrong.service', `${here(read('foyer-frame.service'))}Wrong=1\n`)).toContain(
      'Wrong',
    )
  },
)

test('behavior: every route that the dashboard names is a route of the server', () => {
  const file = join(import.meta.dirname, '../src/http/routes/embedded.ts')
  const routes = [...readFileSync(file, 'utf8').matchAll(/'(\/v1\/[^']+)'/g)].map(
    ([, route = '']) => route,
  )
  const named = [...read('grafana-dashboard.json').matchAll(/route=~\\"([^"\\]+)\\"/g)]
  expect(named.length).toBeGreaterThan(1)
  for (const [, pattern = ''] of named) {
    const [, prefix = '', choices = ''] = /^(.*)\((.*)\)$/.exec(pattern) ?? []
    for (const choice of choices.split('|'))
      expect(
        routes.some((route) => new RegExp(`^${prefix}${choice}$`).test(route)),
        choice,
      ).toBe(true)
  }
})
