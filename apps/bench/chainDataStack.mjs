// A PostgreSQL, a local chain of one block a second and the real server that reads it.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { build } from '../../scripts/build.mjs'

const entry = fileURLToPath(new URL('../../services/server/dist/main.js', import.meta.url))
const probe = new URL('chainDataProbe.mjs', import.meta.url)

const chainId = 31_337

/**
 * Builds the server and starts it beside a fresh PostgreSQL and a fresh chain, without rate limits:
 * everything here comes from one address.
 *
 * @returns {Promise<{
 *   url: string,
 *   chain: { url: string, caipNetworkId: string, accounts: string[], token: string },
 *   memoryOf: (name: 'foyer' | 'bare') => Promise<{ rss: number, heapUsed: number }>,
 *   environmentOf: (name: 'foyer' | 'bare') => Record<string, string>,
 *   stop: () => Promise<void>,
 * }>} `environmentOf` makes a Node process one whose memory `memoryOf` can read
 */
export async function startChainData() {
  await build({ demo: false, log: console.error })
  // Only here: before the build there is nothing to import.
  const { deployContracts, startEvmChain, startPostgres, startServer } = await import(
    '@foyer/testing/stack'
  )
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const started = []
  // Leaving takes along what was started; a signal would not.
  const leave = () => process.exit(1)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, leave)
  const stop = async () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, leave)
    for (const part of started.toReversed()) await part.stop()
    await rm(folder, { recursive: true, force: true })
  }
  const placeOf = (name) => join(folder, `${name}.probe`)
  const environmentOf = (name) => ({
    NODE_OPTIONS: `--expose-gc --import ${probe}`,
    FOYER_BENCH_PROBE: placeOf(name),
  })
  const start = async (part) => {
    started.push(await part)
    return started.at(-1)
  }
  try {
    const postgres = await start(startPostgres({}))
    const chain = await start(startEvmChain({ chainId, blockTimeSeconds: 1 }))
    const { foyerDollar } = await deployContracts(chain)
    const server = await start(
      startServer({
        entry,
        dataFolder: join(folder, 'server'),
        settings: {
          DATABASE_URL: postgres.url,
          RPC_URLS: `eip155:${chainId}=${chain.url}`,
          CHAINS: `eip155:${chainId}=Bench chain|ETH`,
          RATE_LIMIT_LISTS: '0',
          RATE_LIMIT_RPC: '0',
          ...environmentOf('foyer'),
        },
      }),
    )
    return {
      url: server.url,
      chain: {
        url: chain.url,
        caipNetworkId: `eip155:${chainId}`,
        accounts: chain.accounts.map(({ address }) => address),
        token: foyerDollar,
      },
      memoryOf: async (name) => (await fetch(await readPlace(placeOf(name)))).json(),
      environmentOf,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** A probe says where it is soon after its process began. */
async function readPlace(file) {
  for (let triesLeft = 50; ; triesLeft--) {
    try {
      return await readFile(file, 'utf8')
    } catch (error) {
      if (triesLeft === 0) throw error
      await wait(100)
    }
  }
}
