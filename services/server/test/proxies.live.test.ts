import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createLog } from '../src/platform/log/createLog.ts'
import { readSettings } from '../src/platform/settings/settings.ts'
import { startServer } from '../src/startServer.ts'
import { findFreePort } from './findFreePort.ts'
import { createIdentity, createToken } from './relayClient.ts'

const host = 'foyer.example.com'
const deploy = join(import.meta.dirname, '../deploy')

/** The examples as they stand, but for ports and certificates. */
const proxies = {
  nginx: {
    binary: '/usr/sbin/nginx',
    async write({ folder, port, ports }: Places) {
      const site = (await readFile(join(deploy, 'nginx.conf'), 'utf8'))
        .replace('listen 443', `listen 127.0.0.1:${port}`)
        .replaceAll('5110', `${ports[0]}`)
        .replaceAll('5111', `${ports[1]}`)
        .replace(/ssl_certificate .*/, `ssl_certificate ${folder}/cert.pem;`)
        .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${folder}/key.pem;`)
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
        .map((name) => `${name}_temp_path ${folder}/${name};`)
        .join('\n')
      await writeFile(
        join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}\n` +
          `http { access_log off;\n${temporary}\n${site}\n}`,
      )
      return ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')]
    },
  },
  Caddy: {
    binary: '/usr/bin/caddy',
    async write({ folder, port, ports }: Places) {
      const site = (await readFile(join(deploy, 'Caddyfile'), 'utf8'))
        .replace(
          `${host} {`,
          `https://${host}:${port} {\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
        )
        .replaceAll('5110', `${ports[0]}`)
        .replaceAll('5111', `${ports[1]}`)
      await writeFile(
        join(folder, 'Caddyfile'),
        `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n${site}`,
      )
      return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
    },
  },
}

interface Places {
  readonly folder: string
  readonly port: number
  readonly ports: readonly [number, number]
}

test.each(Object.entries(proxies))(
  'behavior: behind the example for %s, visitors keep their address, sockets live, and a server may leave',
  async (_name, { binary, write }) => {
    const folder = await mkdtemp(join(tmpdir(), 'foyer-proxy-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
        ...['-days', '2', '-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`],
        ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')],
      ],
      { stdio: 'ignore' },
    )
    const ca = await readFile(join(folder, 'cert.pem'), 'utf8')
    const port = await findFreePort()
    const start = (name: string) =>
      startServer({
        settings: readSettings({
          PORT: '0',
          DATA_FOLDER: join(folder, name),
          TRUSTED_PROXIES: 'loopback',
          RELAY_URLS: `wss://${host}:${port}/relay`,
          RATE_LIMIT_LISTS: '3',
        }),
        log: createLog({ level: 'silent' }),
      })
    const [one, two] = [await start('1'), await start('2')]
    onTestFinished(async () => void (await Promise.all([one.stop(), two.stop()])))
    const ports = [Number(new URL(one.url).port), Number(new URL(two.url).port)] as const
    const child = spawn(binary, await write({ folder, port, ports }), {
      stdio: 'ignore',
      env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    })
    const gone = once(child, 'exit')
    onTestFinished(async () => {
      child.kill('SIGKILL')
      await gone
    })

    const get = (path: string, headers: Record<string, string> = {}) =>
      new Promise<{ status: number; headers: NodeJS.Dict<string | string[]> }>(
        (resolve, reject) => {
          const options = { host: '127.0.0.1', port, path, ca, servername: host, agent: false }
          request({ ...options, headers: { host: `${host}:${port}`, ...headers } }, (answer) => {
            answer
              .resume()
              .on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers }))
          })
            .on('error', reject)
            .end()
        },
      )
    const lists = '/getWallets?projectId=shop&st=test&sv=1&page=1&entries=4'
    while (
      !(await get('/health').then(
        ({ status }) => status === 200,
        () => false,
      ))
    )
      await wait(50)

    // A visitor who claims other addresses counts as one all the same.
    const statuses: number[] = []
    for (let n = 0; n < 12; n++)
      statuses.push((await get(lists, { 'x-forwarded-for': `203.0.113.${n}` })).status)
    expect(statuses).toContain(429)

    const token = createToken({
      identity: createIdentity(),
      audience: `wss://${host}:${port}/relay`,
    })
    const socket = new WebSocket(`wss://127.0.0.1:${port}/relay?auth=${token}&projectId=shop`, [], {
      ...{ ca, servername: host },
      headers: { host: `${host}:${port}` },
    })
    await once(socket, 'open')
    socket.send('{"id":1,"jsonrpc":"2.0","method":"irn_subscribe","params":{"topic":"x"}}')
    const [answer] = await once(socket, 'message')
    expect(`${answer}`).toContain('"id":1')
    socket.terminate()

    await one.stop()
    for (let n = 0; n < 20; n++) expect((await get('/health')).status).toBe(200)
  },
)
