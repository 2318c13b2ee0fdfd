// Measures Foyer beside its controls, prints tables and writes them into docs/performance.md.
//
//   npm run bench                          everything, 20 visits each
//   npm run bench -- --runs 5              a quick look
//   npm run bench -- --section visits      one section only
//   npm run bench -- --section chainData --minutes 10
//   npm run bench -- --section peers       other modals, installed from npm: only when asked for
//   npm run bench -- --check               budgets alone, no times: for the test run
//   npm run bench -- --trace foyer         where the time goes; also --cpu 4, --runs 9
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { measureAttacks } from './attacks.mjs'
import { checkBudgets } from './audit.mjs'
import { measureChainData } from './chainData.mjs'
import { checkEmbedded } from './embedded.mjs'
import { checkLanguages } from './languages.mjs'
import { measureLoad } from './load.mjs'
import { checkLongList, measureLongList } from './longList.mjs'
import { checkOneFile } from './oneFile.mjs'
import { checkPairing, measurePairing } from './pairing.mjs'
import { measurePeers } from './peers.mjs'
import { measureRelay } from './relay.mjs'
import { writeNumbers, writeSection } from './report.mjs'
import { printTrace } from './trace.mjs'
import { measureVisits } from './visits.mjs'

/** Each fills its own place in docs/performance.md. */
const everyTime = {
  visits: measureVisits,
  pairing: measurePairing,
  load: measureLoad,
  longList: measureLongList,
  chainData: measureChainData,
  relay: measureRelay,
  attacks: measureAttacks,
}
/** With what an ordinary run leaves out, because it installs the packages of others. */
const sections = { ...everyTime, peers: measurePeers }

const { values } = parseArgs({
  options: {
    runs: { type: 'string' },
    minutes: { type: 'string', default: '2' },
    section: { type: 'string', multiple: true, default: Object.keys(everyTime) },
    check: { type: 'boolean' },
    trace: { type: 'string' },
    cpu: { type: 'string', default: '1' },
  },
})

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    ...['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'],
    // Whatever a page asks beyond this machine is counted, and goes nowhere.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ],
})
try {
  if (values.check) {
    for (const check of [
      ...[checkEmbedded, checkOneFile, checkLanguages],
      ...[checkBudgets, checkPairing, checkLongList],
    ])
      if (!(await check({ browser }))) process.exitCode = 1
  } else if (values.trace) {
    await printTrace({
      browser,
      name: values.trace,
      slowdown: Number(values.cpu),
      runs: Number(values.runs ?? 5),
    })
  } else {
    for (const name of values.section) await measure(name)
  }
} finally {
  await browser.close()
}

async function measure(name) {
  const section = sections[name]
  if (!section) throw new Error(`No section ${name}: there are ${Object.keys(sections).join(', ')}`)
  const { text, data } = await section({
    browser,
    runs: Number(values.runs ?? 20),
    minutes: Number(values.minutes),
  })
  const surroundings = {
    date: new Date().toISOString().slice(0, 10),
    chromium: browser.version(),
    node: process.versions.node,
    processor: `${cpus().length} × ${cpus()[0].model}`,
  }
  const { date, chromium: version, node, processor } = surroundings
  const signed = `${text} ${date}, Chromium ${version}, Node ${node}, ${processor}.`
  console.log(signed)
  writeSection({ name, text: signed })
  writeNumbers({ name, data: { ...surroundings, ...data } })
}
