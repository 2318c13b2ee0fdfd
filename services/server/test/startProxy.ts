import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import type { LookupFunction } from 'node:net'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

/** The name that the examples in `deploy` serve. */
export const proxyHost = 'foyer.example.com'

/** The name that they serve the frame at. */
export const frameHost = 'wallet.example.com'

export type ProxyName = 'nginx' | 'Caddy'

/** What an operator changes in an example. */
interface Places {
  /** Where `cert.pem` and `key.pem` are, and what the proxy writes. */
  readonly folder: string
  readonly port: number
  /** Of the two servers behind it. */
  readonly serverPorts: readonly [number, number]
  readonly framePort: number
}

/** Which program reads an example, and how it becomes a configuration for a test. */
interface Recipe {
  readonly program: string
  readonly debianPath: string
  readonly example: string
  /** The example with other ports and certificates, and what has to stand around it. */
  configure(example: string, places: Places): string
  args(file: string, places: Places): readonly string[]
}

const recipes: Readonly<Record<ProxyName, Recipe>> = {
  nginx: {
    program: 'nginx',
    debianPath: '/usr/sbin/nginx',
    example: 'nginx.conf',
    configure(example, { folder, port, serverPorts: [one, two], framePort }) {
      const site = changeAll(example, [
        [/listen 443 /g, `listen 127.0.0.1:${port} `],
        ['127.0.0.1:5110', `127.0.0.1:${one}`],
        ['127.0.0.1:5111', `127.0.0.1:${two}`],
        ['127.0.0.1:5120', `127.0.0.1:${framePort}`],
        [/ssl_certificate {5}.*;/g, `ssl_certificate ${folder}/cert.pem;`],
        [/\/var\/log\/nginx\/foyer\.log/g, `${folder}/access.log`],
        [/ssl_certificate_key .*;/g, `ssl_certificate_key ${folder}/key.pem;`],
      ])
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      )
      return [
        `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr;`,
        `events {} http { access_log off; ${temporary.join(' ')}`,
        `${site}}`,
      ].join('\n')
    },
    args: (file, { folder }) => ['-c', file, '-p', folder, '-e', 'stderr'],
  },
  Caddy: {
    program: 'caddy',
    debianPath: '/usr/bin/caddy',
    example: 'Caddyfile',
    configure(example, { folder, port, serverPorts: [one, two], framePort }) {
      const site = changeAll(example, [
        ...[proxyHost, frameHost].map(
          (host) =>
            [`${host} {`, `${host}:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`] as const,
        ),
        ['127.0.0.1:5110', `127.0.0.1:${one}`],
        ['127.0.0.1:5111', `127.0.0.1:${two}`],
        ['127.0.0.1:5120', `127.0.0.1:${framePort}`],
      ])
      // Its address for administrators is the same for every Caddy, and port 80 is not ours.
      return `{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}\n${site}`
    },
    args: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
}

/** A test must not pass on an example in which nothing was changed because its words are others now. */
function changeAll(text: string, changes: readonly (readonly [string | RegExp, string])[]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to)
    if (after === before) throw new Error(`The example no longer has ${from}`)
    return after
  }, text)
}

export interface TestProxy {
  readonly name: ProxyName
  /** Such as `https://foyer.example.com:49152`; its host is found by `lookup` alone. */
  readonly url: string
  /** The end of its output, to explain why a test failed. */
  output(): string
  /** Ends it and its workers. */
  stop(): Promise<void>
}

/** Finds every host on this machine, as the example's name is nobody's. */
export const lookup: LookupFunction = (_host, options, found) => {
  if (options.all) found(null, [{ address: '127.0.0.1', family: 4 }])
  else found(null, '127.0.0.1', 4)
}

/** Writes a certificate for both hosts, valid for two days, and its key into `folder`. */
export async function writeCertificate(folder: string): Promise<string> {
  const certificate = join(folder, 'cert.pem')
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-noenc'],
    ...[
      '-days',
      '2',
      '-subj',
      `/CN=${proxyHost}`,
      '-addext',
      `subjectAltName=DNS:${proxyHost},DNS:${frameHost}`,
    ],
    ...['-keyout', join(folder, 'key.pem'), '-out', certificate],
  ])
  return readFile(certificate, 'utf8')
}

/** Starts a real proxy with the example of `deploy`; whether it answers is for the caller to see. */
export async function startProxy({
  name,
  port,
  folder: parent,
  serverPorts,
  framePort,
}: {
  name: ProxyName
  /** Free: a proxy takes no 0. */
  port: number
  /** Where {@link writeCertificate} wrote. */
  folder: string
  serverPorts: readonly [number, number]
  framePort: number
}): Promise<TestProxy> {
  const { program, debianPath, example, configure, args } = recipes[name]
  const folder = join(parent, program)
  await mkdir(folder)
  // Workers of nginx are another user, and write there what is too large for memory.
  await chmod(parent, 0o755)
  const places = { folder: parent, port, serverPorts, framePort }
  const text = await readFile(join(import.meta.dirname, '../deploy', example), 'utf8')
  const file = join(folder, example)
  await writeFile(file, configure(text, places))
  const child = spawn(findProgram(program, debianPath), args(file, places), {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      output = (output + part).slice(-4_096)
    })
  const gone = once(child, 'close')
  const killNow = () => killGroup(child)
  process.once('exit', killNow)
  return {
    name,
    url: `https://${proxyHost}:${port}`,
    output: () => output,
    async stop() {
      killNow()
      await gone
      process.off('exit', killNow)
    },
  }
}

function findProgram(name: string, debianPath: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const path = [...folders.map((folder) => join(folder, name)), debianPath].find(existsSync)
  if (!path) throw new Error(`This test needs ${name}; Debian has it as a package`)
  return path
}

/** The process and its workers. */
function killGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, 'SIGKILL')
}
