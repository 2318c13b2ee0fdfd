// Asks Pimlico's bundler, alto, what our own bundler's tests ask ours, and tells where both differ. Alto is under the GPL: it
// is installed in a folder that goes away, and is in no lockfile of ours.
//
//   node scripts/alto.mjs
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer as createSocket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual, promisify } from 'node:util'
import { createServer } from 'vite'

const version = '0.0.20'
const root = fileURLToPath(new URL('../', import.meta.url))
const startTimeoutMs = 60_000
const checkTimeoutMs = 120_000

const folder = await mkdtemp(join(tmpdir(), 'alto-'))
const conditions = ['@foyer/source', 'module']
const sources = await createServer({
  ...{ root, configFile: false, logLevel: 'error', resolve: { conditions } },
  ...{ ssr: { resolve: { conditions } }, server: { middlewareMode: true, ws: false } },
  optimizeDeps: { noDiscovery: true },
})
const stops = [() => rm(folder, { recursive: true, force: true })]
try {
  console.log(`installing @pimlico/alto ${version}`)
  await writeFile(join(folder, 'package.json'), '{"private":true}')
  await promisify(execFile)(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', `@pimlico/alto@${version}`],
    { cwd: folder },
  )
  const stack = await sources.ssrLoadModule('/packages/testing/src/stack.ts')
  const { bundlerChecks, outcomesOfOurs } = await sources.ssrLoadModule(
    '/services/server/test/bundlerChecks.ts',
  )
  const evm = await stack.startEvmChain({ chainId: 31337 })
  stops.unshift(() => evm.stop())
  const contracts = await stack.deployContracts(evm)
  const deployed = await stack.deploySmartAccounts(evm)
  if (!deployed)
    throw new Error('The packages of smart accounts are not installed: run npm install')
  const ask = await startAlto({ evm, deployed, key: stack.smartAccountKeys().bundler })
  let differing = 0
  for (const [name, check] of Object.entries(bundlerChecks)) {
    const asked = check({ url: evm.url, contracts, deployed, ask })
    const outcome = await Promise.race([asked, late()]).catch((error) => ({
      failed: String(error?.message ?? error).split('\n')[0],
    }))
    const facts = new Set([...Object.keys(outcomesOfOurs[name]), ...Object.keys(outcome)])
    for (const fact of facts) {
      const [ours, theirs] = [outcomesOfOurs[name][fact], outcome[fact]]
      const isSame = isDeepStrictEqual(ours, theirs)
      if (!isSame) differing++
      console.log(
        isSame
          ? `same    ${name} ${fact}: ${ours}`
          : `DIFFERS ${name} ${fact}: ours ${ours}, alto ${theirs}`,
      )
    }
  }
  console.log(differing === 0 ? 'Both say the same.' : `${differing} answers differ.`)
} finally {
  for (const stop of stops) await stop()
}
// Vite would wait for requests that nobody answers any more.
process.exit()

/** Starts it on a free port. @returns what asks it */
async function startAlto({ evm, deployed, key }) {
  const port = await findPort()
  const bin = join(folder, 'node_modules/@pimlico/alto/esm/cli/alto.js')
  const options = {
    ...{ entrypoints: deployed.entryPoint, 'executor-private-keys': key, 'rpc-url': evm.url, port },
    // Tracing by ERC-7562 needs tracers in JavaScript, which anvil does not have.
    ...{ 'utility-private-key': key, 'safe-mode': false, 'log-level': 'error', 'block-time': 100 },
    ...{ 'min-entity-stake': 1, 'min-entity-unstake-delay': 1, 'refilling-wallets': false },
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`])
  const alto = spawn(process.execPath, [bin, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [alto.stdout, alto.stderr])
    stream.on('data', (text) => {
      said = `${said}${text}`.slice(-4_000)
    })
  stops.unshift(async () => {
    if (alto.exitCode !== null || alto.signalCode !== null) return
    alto.kill('SIGKILL')
    await once(alto, 'exit')
  })
  const ask = async (method, params) => {
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return answer.json()
  }
  const end = performance.now() + startTimeoutMs
  while (performance.now() < end && alto.exitCode === null) {
    const { result } = await ask('eth_supportedEntryPoints', []).catch(() => ({}))
    if (Array.isArray(result)) return ask
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`alto did not start: ${said}`)
}

async function findPort() {
  const socket = createSocket().listen(0, '127.0.0.1')
  await once(socket, 'listening')
  const { port } = socket.address()
  socket.close()
  await once(socket, 'close')
  return port
}

function late() {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no outcome in two minutes')), checkTimeoutMs).unref()
  })
}
