import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ValidationSeverity, validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingsTable } from '../src/platform/settings/settings.ts'

const folder = join(import.meta.dirname, '..')
const root = join(folder, '../..')
const read = (path: string) => readFileSync(path, 'utf8')

interface Service {
  readonly image?: string
  readonly build?: { context: string; dockerfile: string }
  readonly environment?: Readonly<Record<string, unknown>>
  readonly healthcheck?: { test: string[] }
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
  readonly depends_on?: Readonly<Record<string, { condition: string }>>
  readonly restart?: string
}

const compose = parse(read(join(folder, 'compose.yaml'))) as {
  services: Record<string, Service>
  volumes: Record<string, unknown>
}
const dockerfile = read(join(folder, 'Dockerfile'))
const variables = new Set<string>(Object.values(settingsTable).flatMap(({ names }) => [...names]))

test('behavior: the Dockerfile passes the linter', () => {
  const { WARNING } = ValidationSeverity
  const problems = validate(dockerfile, {
    casing: { severity: WARNING },
    instructionWorkdirRelative: WARNING,
    instructionCmdMultiple: WARNING,
    instructionEntrypointMultiple: WARNING,
    instructionHealthcheckMultiple: WARNING,
    deprecatedMaintainer: WARNING,
    directiveCasing: WARNING,
    emptyContinuationLine: WARNING,
    instructionCasing: WARNING,
    instructionJSONInSingleQuotes: WARNING,
  } as Parameters<typeof validate>[1])
  expect(problems).toEqual([])
  // What fails shows here: the linter does look.
  expect(validate('FROM node:20\nCOPYY a b\n')).not.toEqual([])
})

test('behavior: the image runs as nobody in particular, tells its health and has a fixed base', () => {
  const stages = dockerfile.split(/^FROM /m).slice(1)
  expect(stages.length).toBeGreaterThan(1)
  for (const stage of stages) expect(stage).toMatch(/^[a-z]+:\d+[\w.-]*( AS \w+)?\n/)
  // Node 20 is out of support; what is a year old by the time it is even is kept for thirty months.
  for (const stage of stages) expect(stage).toMatch(/^node:(22|24)-/)
  const images = stages.slice(-2)
  expect(images.map((stage) => / AS (\w+)/.exec(stage)?.[1])).toEqual(['frame', 'server'])
  for (const image of images) {
    expect(image).toMatch(/^USER node$/m)
    expect(image).toMatch(/^HEALTHCHECK /m)
    expect(image).not.toMatch(/npm (ci|install)|COPY \. /)
  }
  // The frame has no package beside it that could change: what signs is in its own files.
  expect(images[0]).not.toContain('dependencies')
  expect(dockerfile).not.toMatch(/:latest|^ADD |curl|sudo/m)
})

test('behavior: the image copies what is there', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
    paths.split(' '),
  )
  expect(copied).toContain('package-lock.json')
  for (const path of copied.filter((path) => path !== '.')) {
    expect(() => read(join(root, path)), path).not.toThrow(/ENOENT/)
  }
})

test('behavior: the image holds every package of ours that the server stands on', () => {
  const { dependencies } = JSON.parse(read(join(folder, 'package.json'))) as {
    dependencies: Record<string, string>
  }
  for (const name of Object.keys(dependencies).filter((name) => name.startsWith('@foyer/'))) {
    const place = name.replace('@foyer/', 'packages/')
    expect(dockerfile).toContain(`COPY ${place}/package.json ${place}/`)
    expect(dockerfile).toContain(`COPY --from=build /build/${place}/dist ${place}/dist`)
  }
})

test('behavior: every service tells its health, comes back, and has a version', () => {
  expect(Object.keys(compose.services).sort()).toEqual(['frame', 'postgres', 'redis', 'server'])
  for (const [name, service] of Object.entries(compose.services)) {
    expect(service.healthcheck?.test.length, name).toBeGreaterThan(1)
    expect(service.restart, name).toBe('unless-stopped')
    expect(service.image, name).toMatch(/^[a-z-]+:(?!latest)[\w.-]+$/)
    // Only the server and the frame are reached from outside, and only from this machine.
    if (!['frame', 'server'].includes(name)) expect(service.ports, name).toBeUndefined()
    for (const port of service.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/)
    for (const volume of service.volumes ?? [])
      expect(compose.volumes, name).toHaveProperty([volume.split(':')[0] ?? ''])
    for (const [needed, { condition }] of Object.entries(service.depends_on ?? {})) {
      expect(compose.services).toHaveProperty(needed)
      expect(condition).toBe('service_healthy')
    }
  }
})

test('behavior: the settings of the composition are settings of the server', () => {
  const { server } = compose.services
  for (const name of Object.keys(server?.environment ?? {})) expect(variables).toContain(name)
  const [, ofServer = ''] = [...dockerfile.matchAll(/^ENV (.+)$/gm)].map(([, pairs]) => pairs)
  for (const pair of ofServer.split(' ').filter((pair) => !pair.startsWith('NODE_ENV=')))
    expect(variables).toContain(pair.split('=')[0])
  const file = { context: '../..', dockerfile: 'services/server/Dockerfile' }
  for (const target of ['server', 'frame'])
    expect(compose.services[target]?.build).toEqual({ ...file, target })
  // It gets addresses, and none of the secrets of `.env`.
  expect(compose.services.frame).not.toHaveProperty('env_file')
})

test('behavior: no password has a default', () => {
  const text = read(join(folder, 'compose.yaml'))
  for (const [, name, rest = ''] of text.matchAll(/\$\{(\w*PASSWORD)([^}]*)\}/g))
    expect(rest, name).toMatch(/^:\?/)
  for (const [, value = ''] of text.matchAll(/^ *\w*PASSWORD: (.*)$/gm))
    expect(value).toMatch(/^\$\{/)
  expect(text).not.toMatch(/:\/\/[^/\s]*:[^$][^@\s]*@/)
})

test('behavior: the page for operators names only settings that there are', () => {
  const page = read(join(root, 'docs/operating.md'))
  const others = [
    'POSTGRES_PASSWORD',
    'REDIS_PASSWORD',
    'FOYER_PORT',
    'FRAME_PORT',
    'SIGTERM',
    'SERVER_URL',
    'INTERNAL_SERVER_URL',
  ]
  const named = new Set([...page.matchAll(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g)].map(([name]) => name))
  for (const name of named) expect([...variables, ...others]).toContain(name)
})
