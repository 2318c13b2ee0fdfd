// The section `peers`: Foyer beside the other full-featured modals. They are no dependency of ours: each
// run installs them from npm, outside of the repository, and throws them away.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { servePage } from './pages.mjs'
import { serveSites } from './sites.mjs'
import { measureAll } from './visits.mjs'

const slowdowns = [1, 4]

/** Exactly these, so that two runs compare the same. */
const versions = {
  '@rainbow-me/rainbowkit': '2.2.11',
  '@reown/appkit': '1.8.24',
  '@reown/appkit-adapter-wagmi': '1.8.24',
  '@tanstack/react-query': '5.108.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  viem: '2.57.1',
  wagmi: '2.19.5',
}

/** By the folders of their pages in `peers`. */
const peers = {
  rainbowkit: {
    title: `RainbowKit ${versions['@rainbow-me/rainbowkit']}`,
    targets: {
      open: { selector: '[data-testid="rk-connect-button"]' },
      wallet: { selector: '[data-testid="rk-wallet-option-dev.foyer.bench"]' },
      connected: 'Connected',
    },
  },
  appkit: {
    title: `AppKit ${versions['@reown/appkit']}`,
    targets: {
      open: { selector: 'button[data-loading="false"]' },
      wallet: { selector: 'button:has(> wui-wallet-image[name="Bench wallet"])' },
      connected: 'Connected',
    },
  },
}

/**
 * Visits Foyer's page and those of the peers `runs` times at each slow-down.
 *
 * @param {{ browser: import('@playwright/test').Browser, runs: number }} parameters
 * @returns {Promise<{ text: string, data: object }>} a table, and all numbers
 */
export async function measurePeers({ browser, runs }) {
  const own = await serveSites(['foyer'])
  // The peers go on loading when their button is there; a press in the middle of that would measure the
  // rest of it.
  const conduct = { closes: true, settles: true }
  const sites = { foyer: { ...own.sites.foyer, ...conduct } }
  try {
    await withPeers(async (folder) => {
      for (const [name, { title, targets }] of Object.entries(peers)) {
        const served = await servePage({ source: name, folder: join(folder, name) })
        sites[name] = { title, targets, served, ...conduct }
      }
    })
    const results = {}
    for (const slowdown of slowdowns)
      results[slowdown] = await measureAll({ browser, sites, runs, slowdown })
    return { text: render({ results, runs }), data: { runs, versions, results } }
  } finally {
    for (const name of Object.keys(peers)) sites[name]?.served.stop()
    own.stop()
  }
}

/** Puts the pages and what they import into a folder that exists while it is used. */
async function withPeers(use) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-peers-'))
  try {
    cpSync(fileURLToPath(new URL('peers', import.meta.url)), folder, { recursive: true })
    const manifest = { private: true, type: 'module', dependencies: versions }
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
    execFileSync(
      'npm',
      // Named, because `npm run` tells its children the folder of this repository.
      ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'],
      { cwd: folder, stdio: 'inherit' },
    )
    await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const line = (...cells) => `| ${cells.join(' | ')} |`

function render({ results, runs }) {
  const names = ['foyer', ...Object.keys(peers)]
  const row = ({ what, cpu, key, slowdown, show }) => {
    const [foyer, ...others] = names.map((name) => results[slowdown][name][key].p50)
    const ratio = (value) => `${show(value)} ×${(value / foyer).toFixed(2)}`
    return line(what, cpu, show(foyer), ...others.map(ratio))
  }
  const times = [
    { what: 'first open, by script without pointing: press to a wallet row', key: 'firstOpenMs' },
    { what: 'first open, pointed at and clicked: click to a wallet row', key: 'pointedOpenMs' },
    { what: 'later open: press to a wallet row', key: 'laterOpenMs' },
    { what: 'press on a wallet to connected shown', key: 'connectMs' },
  ]
  const sizes = [
    { what: 'scripts before any press', key: 'eagerBytes' },
    { what: 'scripts until connected', key: 'connectedBytes' },
  ]
  const { wagmi, viem, react } = versions
  const query = versions['@tanstack/react-query']
  return [
    line('', 'CPU', 'Foyer', ...Object.values(peers).map(({ title }) => title)),
    `|---|:-:|--:|${'--:|'.repeat(names.length - 1)}`,
    ...times.flatMap((time) =>
      slowdowns.map((slowdown) =>
        row({
          ...time,
          cpu: slowdown === 1 ? 'full' : `1/${slowdown}`,
          slowdown,
          show: (ms) => `${ms.toFixed(0)} ms`,
        }),
      ),
    ),
    ...sizes.map((size) =>
      row({ ...size, cpu: '', slowdown: 1, show: (bytes) => `${(bytes / 1000).toFixed(1)} KB` }),
    ),
    '',
    `Medians of ${runs} visits each. Both peers with wagmi ${wagmi}, viem ${viem}, ` +
      `@tanstack/react-query ${query}; all with React ${react}.`,
  ].join('\n')
}
