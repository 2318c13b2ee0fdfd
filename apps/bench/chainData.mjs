// The section `chainData`: balances, histories and the indexer of the real server on a real PostgreSQL
// and a live chain, each beside a bare route in the same run.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { copyAnswers, load, startBare } from './bareRoute.mjs'
import { startChainData } from './chainDataStack.mjs'
import { goals } from './goals.mjs'
import { quantile } from './report.mjs'

const transfersPerSecond = 200
const transferCount = 20_000

const balances = { perSecond: 500, seconds: 30 }
const pages = { perSecond: 50, seconds: 20 }
const warmUpSeconds = 3

/** All at once, while memory is watched. */
const mixed = { balances: 100, pages: 20, transfers: 20 }
const memoryWarmUpSeconds = 60
const sampleMs = 5_000

const client = 'projectId=bench&st=foyer&sv=js-0.0.0'

/**
 * Makes 20,000 transfers on the chain while the server reads it, asks for what they left behind, and
 * then for everything at once for as long as it is told.
 *
 * @param {{ runs: number, minutes: number }} parameters `runs` is 1 round at least, and 3 at most
 * @returns {Promise<{ text: string, data: object }>} tables, and all numbers
 */
export async function measureChainData({ runs, minutes }) {
  const stack = await startChainData()
  try {
    const rounds = Math.min(3, Math.max(1, runs))
    const indexer = await measureIndexer(stack)
    console.error(`indexer: ${JSON.stringify({ ...indexer, pageUrls: undefined })}`)
    const history = await besideBare({ urls: indexer.pageUrls, rounds, ...pages })
    const busyHistory = await whileActing(stack.chain, () =>
      besideBare({ urls: indexer.pageUrls, rounds, ...pages }),
    )
    const balance = await besideBare({ urls: balanceUrls(stack), rounds, ...balances })
    const memory = await measureMemory({ stack, pageUrls: indexer.pageUrls, minutes })
    console.error(`memory: ${JSON.stringify({ ...memory, samples: undefined })}`)
    const { pageUrls, ...indexed } = indexer
    const data = { indexer: indexed, history, busyHistory, balance, memory }
    if (hasFailed(data)) process.exitCode = 1
    return { text: render(data), data }
  } finally {
    await stack.stop()
  }
}

/** Milliseconds depend on the machine; a lost row or a failed request does not. */
function hasFailed({ indexer, history, busyHistory, balance, memory }) {
  const rounds = [history, busyHistory, balance].flatMap(({ foyer }) => foyer)
  const failures = rounds.map((round) => round.failures)
  return indexer.stored !== indexer.made || [...failures, memory.failures].some((n) => n > 0)
}

const balanceUrls = ({ url, chain }) =>
  chain.accounts
    .slice(0, 8)
    .map(
      (account) =>
        `${url}/v1/account/${account}/balance?currency=usd&chainId=${chain.caipNetworkId}&${client}`,
    )

/** While transfers are made: how far what the server tells is behind the chain. */
async function measureIndexer({ url, chain }) {
  const firstPage = historyUrl({ url, chain })
  const transfers = sendTransfers({ chain, perSecond: transfersPerSecond, count: transferCount })
  let isSending = true
  const sending = transfers.sent.finally(() => {
    isSending = false
  })

  const lagsSeconds = []
  while (isSending) {
    const [newest, shown] = await Promise.all([newestBlock(chain), newestShown(firstPage)])
    if (shown !== null) lagsSeconds.push(Math.max(0, newest.timestamp - shown))
    await wait(250)
  }
  const { sent, seconds } = await sending
  const endMs = performance.now()
  const { pageUrls, stored } = await untilAllShown({ firstPage, sent })
  return {
    made: sent,
    stored,
    perSecond: sent / seconds,
    lagSeconds: {
      p50: quantile(lagsSeconds, 0.5),
      p95: quantile(lagsSeconds, 0.95),
      longest: Math.max(...lagsSeconds),
    },
    // The last second of transfers has to be mined, and all pages to be read.
    completeAfterSeconds: (performance.now() - endMs) / 1_000,
    pageUrls,
  }
}

/** In a process of its own. */
function sendTransfers({ chain: { url, token, accounts }, perSecond, count }) {
  const child = fork(fileURLToPath(new URL('chainDataTransfers.mjs', import.meta.url)))
  child.send({ url, token, accounts, perSecond, count })
  const failed = once(child, 'exit').then(() => {
    throw new Error('The transfers ended early')
  })
  const sent = Promise.race([once(child, 'message').then(([message]) => message), failed])
  // A caller that asks for it learns that they were ended; nobody has to ask.
  sent.catch(() => {})
  return { sent, stop: () => child.kill() }
}

/** Nothing that is known of the account stays true for longer than a block. */
async function whileActing(chain, work) {
  const transfers = sendTransfers({ chain, perSecond: 2, count: 1_000_000 })
  try {
    return await work()
  } finally {
    transfers.stop()
  }
}

function historyUrl({ url, chain: { accounts, caipNetworkId } }) {
  return `${url}/v1/account/${accounts[0]}/history?chainId=${caipNetworkId}&${client}`
}

async function newestBlock({ url }) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1 },
      ...{ method: 'eth_getBlockByNumber', params: ['latest', false] },
    }),
  })
  const { result } = await response.json()
  return { number: Number(result.number), timestamp: Number(result.timestamp) }
}

async function newestShown(firstPage) {
  const { data } = await (await fetch(firstPage)).json()
  return data.length === 0 ? null : Date.parse(data[0].metadata.minedAt) / 1_000
}

/** Everything that was made, page by page, each exactly once. */
async function untilAllShown({ firstPage, sent }) {
  for (let triesLeft = 20; ; triesLeft--) {
    const { data } = await (await fetch(firstPage)).json()
    // They are the account's only transactions, so nonces count them.
    if (data[0]?.metadata.nonce === sent - 1 || triesLeft === 0) break
    await wait(500)
  }
  const pageUrls = []
  const rows = []
  for (let cursor = ''; cursor !== null; ) {
    const pageUrl = cursor === '' ? firstPage : `${firstPage}&cursor=${cursor}`
    const { data, next } = await (await fetch(pageUrl)).json()
    pageUrls.push(pageUrl)
    rows.push(...data)
    cursor = next
  }
  const isOnceEach = new Set(rows.map(({ id }) => id)).size === rows.length
  // What it was given in the beginning is told as well.
  const own = rows.filter(({ metadata }) => metadata.operationType === 'send').length
  return { pageUrls, stored: isOnceEach ? own : Number.NaN }
}

/** The same questions to the server and to a process that has the answers ready, in turns. */
async function besideBare({ urls, rounds, perSecond, seconds }) {
  const bare = await startBare(await copyInTurn(urls))
  try {
    const asked = { bare: urls.map((_, index) => bareUrl({ bare, index })), foyer: urls }
    for (const each of Object.values(asked)) {
      await load({ urls: each, perSecond, seconds: warmUpSeconds })
    }
    const measured = { bare: [], foyer: [] }
    for (let round = 1; round <= rounds; round++) {
      for (const [name, each] of Object.entries(asked)) {
        measured[name].push(await load({ urls: each, perSecond, seconds }))
      }
      const newest = { bare: measured.bare.at(-1), foyer: measured.foyer.at(-1) }
      console.error(`round ${round}: ${JSON.stringify(newest)}`)
    }
    return { ...measured, perSecond, seconds }
  } finally {
    bare.stop()
  }
}

const bareUrl = ({ bare, index }) => `${bare.url}/getWallets?page=${index + 1}`

/** A few at a time: four hundred at once would be a measurement of its own. */
async function copyInTurn(urls) {
  const answers = []
  for (let start = 0; start < urls.length; start += 10) {
    answers.push(...(await copyAnswers(urls.slice(start, start + 10))))
  }
  return answers
}

/** Everything at once, and every few seconds what either process holds after a garbage collection. */
async function measureMemory({ stack, pageUrls, minutes }) {
  const { memoryOf, environmentOf } = stack
  const balanceAsked = balanceUrls(stack)
  const bare = await startBare(await copyInTurn(balanceAsked), {
    environment: environmentOf('bare'),
  })
  const seconds = memoryWarmUpSeconds + minutes * 60
  const bareAsked = balanceAsked.map((_, index) => bareUrl({ bare, index }))
  const perSecond = mixed.balances + mixed.pages
  const transfers = sendTransfers({
    chain: stack.chain,
    perSecond: mixed.transfers,
    count: mixed.transfers * seconds,
  })
  try {
    let isAsking = true
    const asking = Promise.all([
      load({ urls: balanceAsked, perSecond: mixed.balances, seconds }),
      load({ urls: pageUrls, perSecond: mixed.pages, seconds }),
      load({ urls: bareAsked, perSecond, seconds }),
    ]).finally(() => {
      isAsking = false
    })
    await wait(memoryWarmUpSeconds * 1_000)
    const samples = { bare: [], foyer: [] }
    const startMs = performance.now()
    while (isAsking) {
      for (const name of ['bare', 'foyer']) {
        const atMinutes = (performance.now() - startMs) / 60_000
        samples[name].push({ atMinutes, ...(await memoryOf(name)) })
      }
      await wait(sampleMs)
    }
    const [balanceLoad, pageLoad] = await asking
    return {
      minutes,
      failures: balanceLoad.failures + pageLoad.failures,
      reasons: { balances: balanceLoad.reasons, pages: pageLoad.reasons },
      bare: growthOf(samples.bare),
      foyer: growthOf(samples.foyer),
      samples,
    }
  } finally {
    transfers.stop()
    bare.stop()
  }
}

/** Of the straight line that fits the samples best. */
function growthOf(samples) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
  const minutes = samples.map(({ atMinutes }) => atMinutes)
  const middle = mean(minutes)
  const slope = (values) => {
    const average = mean(values)
    const above = minutes.map((minute, index) => (minute - middle) * (values[index] - average))
    return mean(above) / mean(minutes.map((minute) => (minute - middle) ** 2))
  }
  const of = (key) => {
    const megabytes = samples.map((sample) => sample[key] / 1_000_000)
    return { growth: slope(megabytes), last: megabytes.at(-1) }
  }
  return { rss: of('rss'), heapUsed: of('heapUsed') }
}

const row = (what, cells) => `| ${[what, ...cells].join(' | ')} |`
const isMet = (met) => (met ? 'yes' : '**no**')

function render({ indexer, history, busyHistory, balance, memory }) {
  return [
    ...renderTimes({
      title: `cached balance, ${balance.perSecond} requests a second`,
      measured: balance,
      part: 'p99',
      goal: goals.balanceRatio,
    }),
    '',
    ...renderTimes({
      title: `page of a history of ${transferCount.toLocaleString('en')} rows, ${history.perSecond} requests a second`,
      measured: history,
      part: 'p95',
      goal: goals.historyRatio,
    }),
    '',
    ...renderTimes({
      title: 'the same while the account goes on sending',
      measured: busyHistory,
      part: 'p95',
      goal: goals.historyRatio,
    }),
    '',
    ...renderIndexer(indexer),
    '',
    ...renderMemory(memory),
    '',
    `Medians of ${balance.foyer.length} rounds of ${balance.seconds} s and ${history.seconds} s each.`,
  ].join('\n')
}

function renderTimes({ title, measured, part, goal }) {
  const median = (name, key) =>
    quantile(
      measured[name].map((round) => round[key]),
      0.5,
    )
  const words = { p50: '50th percentile', p95: '95th percentile', p99: '99th percentile' }
  const time = (key) => {
    const [bare, foyer] = [median('bare', key), median('foyer', key)]
    const isGoal = key === part
    return row(words[key], [
      `${bare.toFixed(2)} ms`,
      `${foyer.toFixed(2)} ms`,
      `×${(foyer / bare).toFixed(2)}`,
      isGoal ? `≤ ×${goal}` : '',
      isGoal ? isMet(foyer / bare <= goal) : '',
    ])
  }
  const failures = ['bare', 'foyer'].map((name) =>
    measured[name].reduce((sum, round) => sum + round.failures, 0),
  )
  return [
    row(title, ['bare route', 'Foyer', 'ratio', 'goal', 'met']),
    '|---|--:|--:|--:|--:|:-:|',
    ...['p50', 'p95', 'p99'].map(time),
    row('failures', [...failures, '', '0', isMet(failures[1] === 0)]),
  ]
}

function renderIndexer({ made, stored, perSecond, lagSeconds, completeAfterSeconds }) {
  const seconds = (value) => `${value.toFixed(1)} s`
  return [
    row(`the indexer, ${transfersPerSecond} transfers a second`, ['measured', 'goal', 'met']),
    '|---|--:|--:|:-:|',
    row('transfers made', [made.toLocaleString('en'), '', '']),
    row('made a second', [perSecond.toFixed(0), '', '']),
    row('told, each once', [stored.toLocaleString('en'), 'all', isMet(stored === made)]),
    row('behind the newest block, median', [seconds(lagSeconds.p50), '', '']),
    row('behind the newest block, 95th percentile', [
      seconds(lagSeconds.p95),
      `≤ ${goals.indexerLagSeconds} s`,
      isMet(lagSeconds.p95 <= goals.indexerLagSeconds),
    ]),
    row('behind the newest block, at most', [seconds(lagSeconds.longest), '', '']),
    row('all told and read, after the last was sent', [seconds(completeAfterSeconds), '', '']),
  ]
}

function renderMemory({ minutes, failures, bare, foyer }) {
  const growth = ({ growth }) => `${growth >= 0 ? '+' : ''}${growth.toFixed(2)} MB a minute`
  const goal = goals.growthMegabytesPerMinute
  return [
    row(`${minutes} minutes of everything at once`, ['bare route', 'Foyer', 'goal', 'met']),
    '|---|--:|--:|--:|:-:|',
    ...[
      ['heap after a garbage collection', 'heapUsed'],
      ['resident memory', 'rss'],
    ].map(([what, key]) =>
      row(what, [
        growth(bare[key]),
        growth(foyer[key]),
        `≤ +${goal} MB`,
        isMet(foyer[key].growth < goal),
      ]),
    ),
    row('resident at the end', [
      `${bare.rss.last.toFixed(0)} MB`,
      `${foyer.rss.last.toFixed(0)} MB`,
      '',
      '',
    ]),
    row('failures', ['', failures, '0', isMet(failures === 0)]),
  ]
}
