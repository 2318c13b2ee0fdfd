// The section `attacks`: what third parties may do to the built server, and what its users notice.
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from '../../scripts/build.mjs'
import { codeAnswering, codeEmitting, endlessLoop, text, word } from './attackContracts.mjs'
import { quantile } from './report.mjs'

const entry = fileURLToPath(new URL('../../services/server/dist/main.js', import.meta.url))
const chainId = 31_337
const caipNetworkId = `eip155:${chainId}`
/** Events kept in a day, so that the bound is reached within seconds. */
const eventsPerDay = 1_000
/** As usual, to say what a day would take. */
const usualEventsPerDay = 100_000

/**
 * Attacks the built server on PGlite and on PostgreSQL: a drawing that takes long to check, endless loops,
 * tokens that burn all gas, and events without end.
 *
 * @returns {Promise<{ text: string, data: object }>} a table, and all numbers
 */
export async function measureAttacks() {
  await build({ demo: false, log: console.error })
  // Only here: before the build there is nothing to import.
  const stack = await import('@foyer/testing/stack')
  const found = {}
  for (const kind of ['PGlite', 'PostgreSQL']) {
    found[kind] = await attack({ kind, stack })
    console.error(`${kind}: ${JSON.stringify(found[kind])}`)
  }
  return { text: render(found), data: found }
}

async function attack({
  kind,
  stack: { startPostgres, startEvmChain, startServer, deployContracts },
}) {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  // PostgreSQL runs as another user.
  await chmod(folder, 0o755)
  const started = []
  const start = async (part) => {
    started.push(await part)
    return started.at(-1)
  }
  try {
    const postgres =
      kind === 'PostgreSQL' ? await start(startPostgres({ folder: join(folder, 'data') })) : null
    const chain = await start(startEvmChain({ chainId }))
    const { foyerToken } = await deployContracts(chain)
    const dataFolder = join(folder, 'server')
    const server = await start(
      startServer({
        entry,
        dataFolder,
        settings: {
          ...(postgres && { DATABASE_URL: postgres.url }),
          RPC_URLS: `${caipNetworkId}=${chain.url}`,
          CHAINS: `${caipNetworkId}=Bench chain|ETH`,
          // The attacker and the others come from one machine; the header says who is who.
          TRUSTED_PROXIES: 'loopback',
          ...{ RATE_LIMIT_RPC: '0', RATE_LIMIT_LISTS: '0', RATE_LIMIT_EVENTS: '0' },
          ANALYTICS_EVENTS_PER_DAY: `${eventsPerDay}`,
        },
      }),
    )
    const context = { url: server.url, chain: chainOf(chain), token: foyerToken }
    await settle(context)
    return {
      drawing: await sendDrawing(context),
      loops: await runLoops(context),
      tokens: await sendTokens(context),
      events: await sendEvents({
        ...context,
        folder: postgres ? join(folder, 'data') : dataFolder,
      }),
    }
  } finally {
    for (const part of started.toReversed()) await part.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Until a server that has just started answers at once, ten times in a row. */
async function settle({ url, chain }) {
  await chain.send(chain.accounts[2])
  await fetch(`${url}/v1/account/${chain.accounts[2]}/nfts?chainId=${caipNetworkId}`)
  for (let quick = 0, tries = 0; quick < 10 && tries < 100; tries++) {
    const startMs = performance.now()
    await (await fetch(`${url}/health`)).text()
    quick = performance.now() - startMs < 100 ? quick + 1 : 0
    await wait(100)
  }
}

/** A collectible whose metadata holds a drawing that was quadratic to check. */
async function sendDrawing({ url, chain }) {
  const [, owner] = chain.accounts
  const contract = `0x${'d1'.repeat(20)}`
  const drawing = `<svg><${'a'.repeat(28_000)}`
  const metadata = JSON.stringify({ name: 'Bomb', image_data: drawing })
  await chain.setCode(contract, codeEmitting({ account: owner, topics: 4 }))
  await chain.send(contract)
  await chain.setCode(
    contract,
    codeAnswering({
      '6352211e': word(owner),
      c87b56dd: text(`data:application/json,${encodeURIComponent(metadata)}`),
    }),
  )
  const watching = watch(() => fetch(`${url}/health`))
  const startMs = performance.now()
  let isListed = false
  while (!isListed && performance.now() - startMs < 20_000) {
    const answer = await fetch(`${url}/v1/account/${owner}/nfts?chainId=${caipNetworkId}`)
    isListed = (await answer.text()).includes('Bomb')
    await wait(100)
  }
  const listedMs = performance.now() - startMs
  return { isListed, listedMs, drawingBytes: drawing.length, health: await watching.stop() }
}

/** Six endless loops at once, again and again, while others read the same chain. */
async function runLoops({ url, chain, token }) {
  const [account] = chain.accounts
  const loop = `0x${'d2'.repeat(20)}`
  await chain.setCode(loop, endlessLoop)
  const ask = (from, method, params) =>
    fetch(`${url}/v1/rpc?chainId=${caipNetworkId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
  const balanceOf = [{ to: token, data: `0x70a08231${word(account)}` }, 'latest']
  const honest = () => ask('198.51.100.7', 'eth_call', balanceOf)
  const quiet = watch(honest)
  await wait(5_000)
  const before = await quiet.stop()
  const watching = watch(honest)
  const endMs = performance.now() + 10_000
  let loops = 0
  const attackers = Array.from({ length: 6 }, async () => {
    while (performance.now() < endMs) {
      const gas = '0xffffffffffff'
      await (await ask('203.0.113.66', 'eth_call', [{ to: loop, gas }, 'latest'])).text()
      loops += 1
    }
  })
  await Promise.all(attackers)
  return { loops, before, during: await watching.stop() }
}

/** 800 tokens that burn all gas they are given, in the account of a victim who has two good ones. */
async function sendTokens({ url, chain, token }) {
  const victim = chain.accounts[5]
  await chain.send(token, `0xa9059cbb${word(victim)}${word('0x1bc16d674ec80000')}`)
  for (let index = 0; index < 800; index++) {
    const burner = `0xbad${index.toString(16).padStart(37, '0')}`
    await chain.setCode(burner, codeEmitting({ account: victim, topics: 3 }))
    await chain.send(burner)
    await chain.setCode(burner, endlessLoop)
  }
  const seen = []
  for (let round = 0; round < 4; round++) {
    const startMs = performance.now()
    const answer = await fetch(`${url}/v1/account/${victim}/balance?forceUpdate=true`)
    const { balances = [] } = await answer.json()
    seen.push({
      status: answer.status,
      durationMs: performance.now() - startMs,
      symbols: balances.map(({ symbol }) => symbol),
      missing: answer.headers.get('x-foyer-missing-chains'),
    })
    await wait(5_200)
  }
  return seen
}

/** The largest events that are taken, without end. */
async function sendEvents({ url, folder }) {
  const before = await sizeOf(folder)
  const counts = {}
  let sent = 0
  const startMs = performance.now()
  const senders = Array.from({ length: 8 }, async () => {
    while (sent < eventsPerDay * 2) {
      sent += 1
      const answer = await fetch(`${url}/e?projectId=made-up-${sent}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.66' },
        body: JSON.stringify({
          ...{ eventId: `event-${sent}`, domain: 'a.example', timestamp: 1_700_000_000_000 },
          url: `https://a.example/${randomText(2_000)}`,
          props: { event: 'FLOOD', properties: { a: randomText(4_000) }, address: randomText(128) },
        }),
      })
      await answer.text()
      counts[answer.status] = (counts[answer.status] ?? 0) + 1
    }
  })
  await Promise.all(senders)
  const durationMs = performance.now() - startMs
  // Written down lazily, so this is what the disk holds once it was.
  await wait(2_000)
  const bytesOfEvent = ((await sizeOf(folder)) - before) / (counts[202] ?? 1)
  return { counts, durationMs, bytesOfEvent, gbOfDay: (bytesOfEvent * usualEventsPerDay) / 1e9 }
}

/** Asks ten times a second until it is stopped. */
function watch(ask) {
  const timesMs = []
  let failures = 0
  let isOver = false
  const asking = (async () => {
    const running = []
    while (!isOver) {
      const startMs = performance.now()
      const one = ask()
        .then(async (answer) => {
          const said = await answer.text()
          if (answer.status !== 200 || said.includes('"error"')) failures += 1
          timesMs.push(performance.now() - startMs)
        })
        .catch(() => {
          failures += 1
        })
      running.push(one)
      await wait(100)
    }
    await Promise.all(running)
  })()
  return {
    async stop() {
      isOver = true
      await asking
      const [p50, p99, longest] = [0.5, 0.99, 1].map((part) => quantile(timesMs, part))
      return { asked: timesMs.length, failures, p50, p99, longest }
    },
  }
}

function chainOf({ url, accounts }) {
  const call = async (method, params) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const { result, error } = await answer.json()
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  const addresses = accounts.map(({ address }) => address)
  return {
    accounts: addresses,
    setCode: (address, code) => call('anvil_setCode', [address, code]),
    async send(to, data = '0x') {
      const transaction = { from: addresses[0], to, data, gas: '0xf4240' }
      const hash = await call('eth_sendTransaction', [transaction])
      while (!(await call('eth_getTransactionReceipt', [hash]))) await wait(20)
    },
  }
}

/** Without what the database writes ahead, which it uses over and over. */
async function sizeOf(folder) {
  let bytes = 0
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const place = entry.parentPath ?? entry.path
    if (!entry.isFile() || place.includes('pg_wal')) continue
    // A file of the database may go while it is counted.
    bytes += await stat(join(place, entry.name)).then(
      ({ size }) => size,
      () => 0,
    )
  }
  return bytes
}

/** What no database can compress. */
function randomText(length) {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
  let written = ''
  while (written.length < length) written += letters[Math.floor(Math.random() * letters.length)]
  return written
}

function render(found) {
  const kinds = Object.keys(found)
  const row = (what, cellOf) =>
    `| ${[what, ...kinds.map((kind) => cellOf(found[kind]))].join(' | ')} |`
  const ms = (value) => `${value.toFixed(0)} ms`
  const timesOf = ({ p50, p99, longest }) => [p50, p99, longest].map(ms).join(', ')
  const roundOf =
    (index) =>
    ({ tokens }) => {
      const { status, durationMs, symbols, missing } = tokens[index]
      return `${status}, ${ms(durationMs)}, ${symbols.join(' ')}${missing ? ', in part' : ''}`
    }
  return [
    row('', (one) => kinds.find((kind) => found[kind] === one)),
    `|---|${'---|'.repeat(kinds.length)}`,
    row('a drawing of 28 KB: longest answer of `/health` meanwhile', ({ drawing }) =>
      ms(drawing.health.longest),
    ),
    row('a reading of another address, before: p50, p99, longest', ({ loops }) =>
      timesOf(loops.before),
    ),
    row('the same beside six endless loops at once, for 10 s', ({ loops }) =>
      timesOf(loops.during),
    ),
    row(
      'readings that failed meanwhile',
      ({ loops: { during } }) => `${during.failures} of ${during.asked}`,
    ),
    row('endless loops that ended in that time', ({ loops }) => `${loops.loops}`),
    row('balances beside 800 tokens that burn gas, first', roundOf(0)),
    row('the same, 15 s later', roundOf(3)),
    row(
      `${2 * eventsPerDay} events of 6 KB, ${eventsPerDay} a day allowed`,
      ({ events: { counts } }) =>
        Object.entries(counts)
          .map(([status, count]) => `${count} × ${status}`)
          .join(', '),
    ),
    row(
      `disk for ${usualEventsPerDay.toLocaleString('en')} such events, as many as a day has`,
      ({ events }) => `${events.gbOfDay.toFixed(2)} GB`,
    ),
  ].join('\n')
}
