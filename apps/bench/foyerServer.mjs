// The real server as a process of its own, with as many wallets as a measurement wants.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from '../../scripts/build.mjs'
import { copyEmptyDatabase, makeEmptyDatabase } from '../../scripts/emptyDatabase.mjs'

const entry = fileURLToPath(new URL('../../services/server/dist/main.js', import.meta.url))

/**
 * Builds the server, imports generated wallets and starts it on its embedded database, without rate
 * limits: everything here comes from one address.
 *
 * @param {{ walletCount: number }} parameters
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startFoyerServer({ walletCount }) {
  await build({ demo: false, log: console.error })
  // Only here: before the build there is nothing to import.
  const { startServer } = await import('@foyer/testing/stack')
  const dataFolder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const forget = () => rm(dataFolder, { recursive: true, force: true })
  try {
    await makeEmptyDatabase()
    await copyEmptyDatabase(dataFolder)
    await importWallets({ walletCount, dataFolder })
    const { url, stop } = await startServer({
      entry,
      dataFolder,
      settings: {
        ...{ RATE_LIMIT_LISTS: '0', RATE_LIMIT_IMAGES: '0', RATE_LIMIT_EVENTS: '0' },
        ...{ RATE_LIMIT_RELAY: '0', RELAY_SOCKETS_PER_ADDRESS: '0' },
      },
    })
    return { url, stop: () => stop().then(forget) }
  } catch (error) {
    await forget()
    throw error
  }
}

async function importWallets({ walletCount, dataFolder }) {
  const file = join(dataFolder, 'wallets.json')
  const data = Array.from({ length: walletCount }, (_, index) => describeWallet(index))
  await writeFile(file, JSON.stringify({ data }))
  const child = spawn(process.execPath, [entry, 'import-wallets', file], {
    env: { ...process.env, DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`Importing ${walletCount} wallets failed with code ${code}`)
}

/** As many facts as a row of the built-in catalogue. Every third name takes two lines. */
function describeWallet(index) {
  return {
    id: `bench-${index}`,
    name: index % 3 === 0 ? `Bench wallet number ${index} of many` : `Bench ${index}`,
    chains: ['eip155'],
    homepage: `https://wallet-${index}.dev/`,
    order: index + 1,
    mobile_link: `bench${index}://`,
    app_store: `https://apps.apple.com/app/id${1_000_000_000 + index}`,
    play_store: `https://play.google.com/store/apps/details?id=dev.bench.wallet${index}`,
    rdns: `dev.bench.wallet${index}`,
    supports_wc: true,
  }
}
