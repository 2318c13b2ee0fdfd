// The section `relay`: mobile wallets and applications over the relay, beside a bare WebSocket server.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '../../scripts/build.mjs'
import { goals } from './goals.mjs'
import { quantile } from './report.mjs'

const sockets = 2_000
const perSecond = 200
const seconds = 10
const rounds = 30
const entry = fileURLToPath(new URL('../../services/server/dist/main.js', import.meta.url))

/** What is measured, in the order of the columns. */
const subjects = {
  bare: startBare,
  PostgreSQL: () => startRelay({ isOnPostgres: true }),
  PGlite: () => startRelay({ isOnPostgres: false }),
}

/**
 * Two thousand clients of each subject, one subject after the other, three times.
 *
 * @param {{ runs: number }} parameters 3 turns at most
 * @returns {Promise<{ text: string, data: object }>} a table, and all numbers
 */
export async function measureRelay({ runs }) {
  await build({ demo: false, log: console.error })
  const measured = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]))
  for (let turn = 1; turn <= Math.min(3, runs); turn++) {
    for (const [name, start] of Object.entries(subjects)) {
      measured[name].push(await measureOne(start))
      console.error(`turn ${turn}, ${name}: ${JSON.stringify(measured[name].at(-1))}`)
    }
  }
  return { text: render(measured), data: { sockets, perSecond, seconds, rounds, measured } }
}

async function measureOne(start) {
  const subject = await start()
  const clients = forkHere('relayClients.mjs')
  const tell = async (step) => {
    clients.send(step)
    const [answer] = await once(clients, 'message')
    return answer
  }
  try {
    // What the first connections load is no part of a connection.
    await tell({ connect: { url: subject.url, count: 20, isRelay: subject.isRelay } })
    const emptyBytes = await subject.readBytes()
    await tell({ connect: { url: subject.url, count: sockets - 20, isRelay: subject.isRelay } })
    const socketBytes = ((await subject.readBytes()) - emptyBytes) / (sockets - 20)
    await tell({ pairs: { perSecond, seconds: 3 } })
    const pairs = await tell({ pairs: { perSecond, seconds } })
    await tell({ everybody: { rounds: 3 } })
    const everybody = await tell({ everybody: { rounds } })
    return {
      socketBytes: Math.round(socketBytes),
      pairs: summarize(pairs),
      everybody: summarize(everybody),
    }
  } finally {
    clients.disconnect()
    await once(clients, 'exit')
    await subject.stop()
  }
}

function summarize({ timesMs, failures }) {
  const [p50, p99] = [0.5, 0.99].map((part) => Number(quantile(timesMs, part).toFixed(2)))
  return { deliveries: timesMs.length, failures, p50, p99 }
}

async function startBare() {
  const child = forkHere('relayBare.mjs')
  const [{ url }] = await once(child, 'message')
  return {
    url,
    isRelay: false,
    async readBytes() {
      child.send('rss')
      return (await once(child, 'message'))[0].rss
    },
    stop: async () => child.disconnect(),
  }
}

async function startRelay({ isOnPostgres }) {
  const { startPostgres, startServer } = await import('@foyer/testing/stack')
  const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const postgres = isOnPostgres ? await startPostgres({}) : null
  const metricsAddress = `127.0.0.1:${await findFreePort()}`
  const { url, stop } = await startServer({
    entry,
    dataFolder,
    settings: {
      ...(postgres && { DATABASE_URL: postgres.url }),
      METRICS_ADDRESS: metricsAddress,
      RATE_LIMIT_RELAY: '0',
      RELAY_SOCKETS_PER_ADDRESS: '0',
    },
  })
  return {
    url: `${url.replace('http', 'ws')}/relay`,
    isRelay: true,
    async readBytes() {
      const text = await (await fetch(`http://${metricsAddress}/metrics`)).text()
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)[1])
    },
    async stop() {
      await stop()
      await postgres?.stop()
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  await once(server, 'close')
  return port
}

const forkHere = (name) => fork(fileURLToPath(new URL(name, import.meta.url)))

function render(measured) {
  const median = (name, read) => quantile(measured[name].map(read), 0.5)
  const row = (cells) => `| ${cells.join(' | ')} |`
  const timeRow = (what, kind, part, goal) => {
    const [bare, ...relays] = Object.keys(subjects).map((name) =>
      median(name, (turn) => turn[kind][part]),
    )
    const ratios = relays.map((ms) => ms / bare)
    return row([
      `${what}, ${part === 'p99' ? '99th' : '50th'} percentile`,
      `${bare.toFixed(1)} ms`,
      ...relays.map((ms, index) => `${ms.toFixed(1)} ms ×${ratios[index].toFixed(2)}`),
      goal === undefined ? '' : `≤ ×${goal}`,
      goal === undefined ? '' : ratios[0] <= goal ? 'yes' : '**no**',
    ])
  }
  const names = Object.keys(subjects)
  const failures = names.map((name) =>
    measured[name].reduce((sum, turn) => sum + turn.pairs.failures + turn.everybody.failures, 0),
  )
  const [, ...relayFailures] = failures
  return [
    row([
      `${sockets.toLocaleString('en')} sockets`,
      'bare `ws`',
      'relay, PostgreSQL',
      'relay, PGlite',
      'goal',
      'met',
    ]),
    '|---|--:|--:|--:|--:|:-:|',
    timeRow('one to all others', 'everybody', 'p50'),
    timeRow('one to all others', 'everybody', 'p99', goals.relayRatio),
    timeRow('one to one', 'pairs', 'p50'),
    timeRow('one to one', 'pairs', 'p99'),
    row([
      'failures',
      ...failures,
      '0',
      relayFailures.every((count) => count === 0) ? 'yes' : '**no**',
    ]),
    row([
      'memory for each socket',
      ...names.map((name) => `${(median(name, (turn) => turn.socketBytes) / 1_024).toFixed(1)} KB`),
      '',
      '',
    ]),
    '',
    `Medians of ${measured.bare.length} turns. One to all others: ${rounds} messages, one after the ` +
      `other, from sending until each of the others has it; the bare server hands frames on. Clients of both confirm each one. One to ` +
      `one: ${perSecond} messages a second for ${seconds} s; the bare server sends them back. Messages ` +
      'have 1 KB; the relay keeps each one and each acknowledgement. Goals are for PostgreSQL.',
  ].join('\n')
}
