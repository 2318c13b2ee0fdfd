// The section `load`: the wallet list of the real server under load, beside a bare route.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startFoyerServer } from './foyerServer.mjs'
import { goals } from './goals.mjs'
import { quantile } from './report.mjs'

const walletCount = 10_000
const pageCount = 20
const perSecond = 500
const seconds = 10
const warmUpSeconds = 3

/** As a browser asks. */
const headers = { 'accept-encoding': 'gzip', origin: 'http://localhost:3000' }

/** What the bare route answers with, too. */
const copiedHeaders = ['content-type', 'content-encoding', 'access-control-allow-origin']

const query = 'entries=40&chains=eip155%3A1%2Ceip155%3A8453&projectId=bench&st=foyer&sv=js-0.0.0'

/**
 * Asks both servers in turns.
 *
 * @param {{ runs: number }} parameters `runs` is 3 rounds at least, and 6 at most
 * @returns {Promise<{ text: string, data: object }>} a table, and all numbers
 */
export async function measureLoad({ runs }) {
  const foyer = await startFoyerServer({ walletCount })
  let bare
  try {
    bare = await startBare(await copyAnswers(foyer.url))
    const urls = { bare: bare.url, foyer: foyer.url }
    for (const url of Object.values(urls)) await load({ url, forSeconds: warmUpSeconds })
    const rounds = { bare: [], foyer: [] }
    for (let round = 1; round <= Math.min(6, Math.max(3, runs)); round++) {
      for (const [name, url] of Object.entries(urls))
        rounds[name].push(await load({ url, forSeconds: seconds }))
      console.error(
        `round ${round}: ${JSON.stringify({ bare: rounds.bare.at(-1), foyer: rounds.foyer.at(-1) })}`,
      )
    }
    return { text: render(rounds), data: { perSecond, seconds, walletCount, rounds } }
  } finally {
    bare?.stop()
    await foyer.stop()
  }
}

const addressesOf = (url) =>
  Array.from({ length: pageCount }, (_, index) => `${url}/getWallets?page=${index + 1}&${query}`)

/** The bytes that travel, not what they unpack to. */
async function copyAnswers(url) {
  const { request } = await import('node:http')
  const copy = async (address) => {
    const [response] = await once(request(address, { headers }).end(), 'response')
    const chunks = []
    for await (const chunk of response) chunks.push(chunk)
    if (response.statusCode !== 200) throw new Error(`${address} answers ${response.statusCode}`)
    return {
      headers: Object.fromEntries(copiedHeaders.map((name) => [name, response.headers[name]])),
      body: Buffer.concat(chunks).toString('base64'),
    }
  }
  return Promise.all(addressesOf(url).map(copy))
}

async function startBare(answers) {
  const child = forkHere('bareServer.mjs')
  child.send(answers)
  const [{ url }] = await once(child, 'message')
  return { url, stop: () => child.disconnect() }
}

/** One round, from a process of its own. */
async function load({ url, forSeconds }) {
  const child = forkHere('pacedClient.mjs')
  child.send({ urls: addressesOf(url), perSecond, seconds: forSeconds, headers })
  const [{ timesMs, failures }] = await once(child, 'message')
  const [p50, p99] = [0.5, 0.99].map((part) => quantile(timesMs, part))
  return { answers: timesMs.length, failures, p50, p99, longest: Math.max(...timesMs) }
}

const forkHere = (name) => fork(fileURLToPath(new URL(name, import.meta.url)))

function render(rounds) {
  const median = (name, key) =>
    quantile(
      rounds[name].map((round) => round[key]),
      0.5,
    )
  const sum = (name, key) => rounds[name].reduce((total, round) => total + round[key], 0)
  const ratio = (key) => median('foyer', key) / median('bare', key)
  const row = (what, cells) => `| ${[what, ...cells].join(' | ')} |`
  const timeRow = (what, key, goal) =>
    row(what, [
      `${median('bare', key).toFixed(2)} ms`,
      `${median('foyer', key).toFixed(2)} ms`,
      `×${ratio(key).toFixed(2)}`,
      goal === undefined ? '' : `≤ ×${goal}`,
      goal === undefined ? '' : ratio(key) <= goal ? 'yes' : '**no**',
    ])
  const failures = ['bare', 'foyer'].map((name) => sum(name, 'failures'))
  return [
    row(`${perSecond} requests a second`, ['bare route', 'Foyer', 'ratio', 'goal', 'met']),
    '|---|--:|--:|--:|--:|:-:|',
    timeRow('50th percentile', 'p50'),
    timeRow('99th percentile', 'p99', goals.listRatio),
    row('failures', [...failures, '', '0', failures[1] === 0 ? 'yes' : '**no**']),
    '',
    `Medians of ${rounds.foyer.length} rounds of ${seconds} s each, ${walletCount.toLocaleString('en')} wallets.`,
  ].join('\n')
}
