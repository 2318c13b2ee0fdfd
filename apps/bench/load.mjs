// The section `load`: the wallet list of the real server under load, beside a bare route.
import { copyAnswers, load, startBare } from './bareRoute.mjs'
import { startFoyerServer } from './foyerServer.mjs'
import { goals } from './goals.mjs'
import { quantile } from './report.mjs'

const walletCount = 10_000
const pageCount = 20
const perSecond = 500
const seconds = 10
const warmUpSeconds = 3

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
    bare = await startBare(await copyAnswers(addressesOf(foyer.url)))
    const urls = { bare: addressesOf(bare.url), foyer: addressesOf(foyer.url) }
    for (const asked of Object.values(urls)) {
      await load({ urls: asked, perSecond, seconds: warmUpSeconds })
    }
    const rounds = { bare: [], foyer: [] }
    for (let round = 1; round <= Math.min(6, Math.max(3, runs)); round++) {
      for (const [name, asked] of Object.entries(urls))
        rounds[name].push(await load({ urls: asked, perSecond, seconds }))
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
