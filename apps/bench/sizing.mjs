// What a server takes on this machine: processor time of its main routes, of a login, of a message of the relay and of an
// operation of a smart account, and memory. Processor time is that of its process, so what else runs on the machine changes it little; requests a second
// would be those of a busy machine. Writes the table into docs/operating.md.
//
//   npm run sizing                    twice each, 5 s and 2,000 sockets at a time
//   npm run sizing -- --seconds 10 --runs 3 --sockets 5000 --accounts 200
//
// Server, PostgreSQL, Redis, a local chain and the clients share the machine.
import { fork } from 'node:child_process'
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { cpus, loadavg, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startEvmChain, startInbox, startPostgres, startServer } from '@foyer/testing/stack'
import { quantile } from './report.mjs'
import { bundlerSettings, measureOperations } from './sizingOperations.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '5' },
    sockets: { type: 'string', default: '2000' },
    accounts: { type: 'string', default: '100' },
  },
})
const [runs, seconds, socketCount, accountCount] = [
  ...[values.runs, values.seconds, values.sockets, values.accounts],
].map(Number)
/** At once: enough to keep one process busy, and no more than a browser's visitors of a moment. */
const atOnce = 32
const told = new Set()
const frameOrigin = 'http://localhost:5120'
const site = 'http://127.0.0.1:5100'
const metricsPort = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port } = probe.address()
    probe.close(() => resolve(port))
  })
})
const root = fileURLToPath(new URL('../..', import.meta.url))
const page = join(root, 'docs/operating.md')

const folder = await mkdtemp(join(tmpdir(), 'foyer-sizing-'))
const stops = []
try {
  const [postgres, inbox, evm] = await Promise.all([
    startPostgres({}),
    startInbox(),
    startEvmChain({ chainId: 31337 }),
  ])
  stops.push(postgres.stop, inbox.stop, evm.stop)
  const server = await startServer({
    entry: join(root, 'services/server/dist/main.js'),
    dataFolder: join(folder, 'server'),
    settings: {
      ...{
        DATABASE_URL: postgres.url,
        MAX_CONNECTIONS: '65535',
        METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
      },
      ...{
        FRAME_ORIGIN: frameOrigin,
        MAIL_URL: inbox.smtpUrl,
        RPC_URLS: `eip155:31337=${evm.url}`,
        ...(await bundlerSettings(evm)),
      },
      ...{ ENCRYPTION_KEYS: `k1:${randomBytes(32).toString('base64')}`, LOG_LEVEL: 'warn' },
      // All of it comes from one address.
      ...Object.fromEntries(
        ['LISTS', 'IMAGES', 'EVENTS', 'WRITES', 'RPC', 'RELAY'].map((n) => [
          `RATE_LIMIT_${n}`,
          '0',
        ]),
      ),
      RELAY_SOCKETS_PER_ADDRESS: '0',
    },
  })
  stops.push(server.stop)
  const rows = []
  const measure = async (what, ask) => {
    // The first requests of a kind are compiled while they run.
    await loop(ask)
    const rounds = []
    for (let round = 0; round < runs; round++) rounds.push(await loop(ask))
    const cpuMs = quantile(
      rounds.map((one) => one.cpuMs),
      0.5,
    )
    const failures = rounds.reduce((sum, one) => sum + one.failures, 0)
    rows.push([what, ...costOf(cpuMs), failures, `${await memoryMb()} MB`])
    console.error(rows.at(-1).join(' | '))
  }
  const get = (path) => async () => {
    const answer = await fetch(`${server.url}${path}`)
    await answer.arrayBuffer()
    return answer.ok
  }
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  rows.push(['idle', '', '', '', `${await memoryMb()} MB`])
  await measure('`/health/ready`', get('/health/ready'))
  await measure(
    '`/getWallets`, 40 entries',
    get('/getWallets?page=1&entries=40&projectId=sizing&st=foyer&sv=js-0.0.0'),
  )
  await measure(
    '`/v1/account/…/balance`, cached',
    get(
      `/v1/account/${account}/balance?currency=usd&chainId=eip155:31337&projectId=sizing&st=foyer&sv=js-0.0.0`,
    ),
  )
  await measure('`/v1/rpc`, one call to a node', async () => {
    const answer = await fetch(`${server.url}/v1/rpc?chainId=eip155:31337&projectId=sizing`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] }),
    })
    return answer.ok && (await answer.json()).result !== undefined
  })
  await measure('`/e`, an event that is kept', async () => {
    const answer = await fetch(`${server.url}/e?projectId=sizing&st=foyer&sv=js-0.0.0`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...{ eventId: crypto.randomUUID(), url: site, domain: '127.0.0.1', timestamp: Date.now() },
        props: { event: 'MODAL_OPEN', properties: { connected: false } },
      }),
    })
    return answer.ok
  })
  await measure('a login by mail: code, share, session', () => logIn({ server, inbox }))
  rows.push(await measureRelay({ server }))
  const operations = await measureOperations({
    ...{ evm, serverUrl: server.url, databaseUrl: postgres.url, accountCount },
    cpuSeconds: () => metric('process_cpu_seconds_total'),
  })
  rows.push([
    'an operation of a smart account, until its receipt',
    ...[...costOf(operations.cpuMs), operations.failures, `${await memoryMb()} MB`],
  ])
  await write(rows, operations.rows)
} finally {
  for (const stop of stops.reverse()) await stop()
  await rm(folder, { recursive: true, force: true })
}

/** Asks as often as answers come, with some at once. */
async function loop(ask) {
  let answers = 0
  let failures = 0
  const cpuBefore = await metric('process_cpu_seconds_total')
  const untilMs = performance.now() + seconds * 1_000
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (performance.now() < untilMs) {
        if (await ask().catch(tell)) answers++
        else failures++
      }
    }),
  )
  const cpu = (await metric('process_cpu_seconds_total')) - cpuBefore
  return { cpuMs: (cpu * 1_000) / answers, failures }
}

/** Once for each reason. */
function tell({ message }) {
  if (!told.has(message)) console.error(message)
  told.add(message)
  return false
}

/** What one takes, and how many fill one core. */
function costOf(cpuMs) {
  const aSecond = Number((1_000 / cpuMs).toPrecision(2))
  return [`${cpuMs.toFixed(2)} ms`, `${aSecond.toLocaleString('en')} a second`]
}

/** All that the server does when somebody new signs in by mail and keeps a wallet. */
async function logIn({ server, inbox }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
  const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const ask = async (purpose, rest = {}) => {
    const text = `${part({ alg: 'ES256', typ: 'foyer-frame+jwt', jwk: { kty, crv, x, y } })}.${part({ purpose, at: Date.now(), site, ...rest })}`
    const signature = sign('sha256', Buffer.from(text), {
      key: privateKey,
      dsaEncoding: 'ieee-p1363',
    })
    const answer = await fetch(`${server.url}/v1/embedded/${purpose}`, {
      method: 'POST',
      headers: { origin: frameOrigin, 'content-type': 'application/json' },
      body: JSON.stringify({ signed: `${text}.${signature.toString('base64url')}` }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
  const email = `${randomBytes(8).toString('hex')}@sizing.example`
  const { login } = await ask('email', { email })
  const [code] = /\b\d{6}\b/.exec(await mailTo(email, inbox))
  await ask('otp', { login, code })
  const addresses = {
    eip155: `0x${'1'.repeat(40)}`,
    solana: '9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin',
  }
  await ask('share', {
    keep: { generation: 1, share: 's'.repeat(150), recovery: 'r'.repeat(300), addresses },
  })
  return (await ask('session')).email === email
}

/** It may arrive after the answer. */
async function mailTo(email, inbox) {
  const untilMs = performance.now() + 10_000
  while (performance.now() < untilMs) {
    const [mail] = await (await fetch(`${inbox.url}/messages?to=${email}`)).json()
    if (mail) return mail.text
  }
  throw new Error('No mail within 10 s')
}

/** Sockets that stay, and messages between them. */
async function measureRelay({ server }) {
  const clients = fork(fileURLToPath(new URL('relayClients.mjs', import.meta.url)))
  const tell = async (message) => {
    clients.send(message)
    const [answer] = await once(clients, 'message')
    return answer
  }
  try {
    const url = `${server.url.replace('http', 'ws')}/relay`
    const opened = await tell({ connect: { url, count: socketCount, isRelay: true } })
    const perSecond = 100
    const cpuBefore = await metric('process_cpu_seconds_total')
    let failures = opened.failures
    for (let round = 0; round < runs; round++)
      failures += (await tell({ pairs: { perSecond, seconds } })).failures
    const cpu = (await metric('process_cpu_seconds_total')) - cpuBefore
    return [
      `a message of the relay, among ${socketCount.toLocaleString('en')} sockets`,
      ...[
        ...costOf((cpu * 1_000) / (perSecond * seconds * runs)),
        failures,
        `${await memoryMb()} MB`,
      ],
    ]
  } finally {
    clients.disconnect()
  }
}

/** Of the server's process alone. */
async function metric(name) {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1])
}

async function memoryMb() {
  return Math.round((await metric('process_resident_memory_bytes')) / 1e6)
}

async function write(rows, ofOperations) {
  const lines = (some) => some.map((row) => `| ${row.join(' | ')} |`)
  const table = [
    '| what | processor time | fills one core | failures | memory of the process |',
    '|---|--:|--:|--:|--:|',
    ...lines(rows),
  ].join('\n')
  const operations = [
    '| operations of smart accounts | one server | beside it, without a server |',
    '|---|--:|--:|',
    ...lines(ofOperations),
  ].join('\n')
  const date = new Date().toISOString().slice(0, 10)
  const machine = `${cpus().length} × ${cpus()[0].model.trim()}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.versions.node}`
  const load = loadavg()[1].toFixed(0)
  const text = `${table}\n\n${operations}\n\nMedians of ${runs} rounds of ${seconds} s, ${atOnce} requests at once, one process with PostgreSQL; what PostgreSQL takes comes on top. ${date}, ${machine}; load ${load}, as others used the machine.`
  console.log(text)
  const before = await readFile(page, 'utf8')
  await writeFile(
    page,
    before.replace(
      /(<!-- sizing -->\n)[\s\S]*?(\n<!-- \/sizing -->)/,
      (_, a, b) => `${a}\n${text}\n${b}`,
    ),
  )
}
