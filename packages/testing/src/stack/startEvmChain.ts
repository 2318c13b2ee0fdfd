import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type DevAccount, devAccounts } from './devAccounts.ts'
import { anvilMissing, chainFailed, portTaken } from './errors.ts'
import { createStop, inOwnGroup } from './processGroup.ts'

export interface StartEvmChainParameters {
  /** EIP-155 chain id. */
  chainId: number
  /** On 127.0.0.1; 0, the default, takes any free one. */
  port?: number
  /** The environment variable `port` came from, named when the port is taken. */
  portVariable?: string
  /** Seconds between blocks. Absent: every transaction is mined at once. */
  blockTimeSeconds?: number
  /** Which rules it follows; `osaka` brings the precompile for P-256 (EIP-7951). Absent: anvil's own latest. */
  hardfork?: 'prague' | 'osaka'
  /** Gives up starting, and stops the chain when it runs. */
  signal?: AbortSignal
}

export interface EvmChain {
  /** JSON-RPC over HTTP and WebSocket, such as `http://127.0.0.1:8545`. */
  url: string
  port: number
  chainId: number
  /** Unlocked: the chain signs for them. */
  accounts: DevAccount[]
  /** Resolves when the process is gone and the port is free. May be called again. */
  stop(): Promise<void>
}

/** A cold start takes 0.3 s; a machine that needs longer than this is stuck. */
const startTimeoutMs = 15_000

/**
 * Starts a fresh local EVM chain (anvil) on 127.0.0.1.
 *
 * The chain forgets everything when it stops, and dies with this process.
 *
 * @throws `stack/port-taken` when something listens on `port`.
 * @throws `stack/anvil-missing` when the binary for this machine is not installed.
 * @throws `stack/chain-failed` when anvil leaves, or is not ready within 15 s.
 * @throws the signal's reason when it aborts first.
 * @example
 * import { startEvmChain } from '@foyer/testing/stack'
 *
 * const chain = await startEvmChain({ chainId: 31337 })
 * console.log(chain.url)
 * await chain.stop()
 */
export async function startEvmChain({
  chainId,
  port: wantedPort = 0,
  portVariable,
  blockTimeSeconds,
  hardfork,
  signal,
}: StartEvmChainParameters): Promise<EvmChain> {
  signal?.throwIfAborted()
  const args = ['--host', '127.0.0.1', '--port', `${wantedPort}`, '--chain-id', `${chainId}`]
  if (blockTimeSeconds) args.push('--block-time', `${blockTimeSeconds}`)
  if (hardfork) args.push('--hardfork', hardfork)

  const anvil = spawn(findAnvil(), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...inOwnGroup,
  })
  const stop = createStop(anvil, { graceMs: 2_000 })

  try {
    const deadline = AbortSignal.timeout(startTimeoutMs)
    const port = await readPort({
      anvil,
      chainId,
      wantedPort,
      portVariable,
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    const url = `http://127.0.0.1:${port}`
    await confirmChainId({ url, chainId })
    // Else every request is written to a pipe nobody reads for the life of the chain.
    await request({ url, method: 'anvil_setLoggingEnabled', params: [false] })
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => void stop(), { once: true })
    return { url, port, chainId, accounts: devAccounts(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Anvil = ChildProcessByStdio<null, Readable, Readable>

/**
 * The platform package's own binary: the `anvil` command is a wrapper that leaves the real process
 * running when it is killed.
 */
function findAnvil(): string {
  const architecture = process.arch === 'x64' ? 'amd64' : process.arch
  const packageName = `@foundry-rs/anvil-${process.platform}-${architecture}`
  try {
    // From anvil's own place: only its dependencies are sure to hold the platform package.
    const anvil = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
    const manifest = createRequire(anvil).resolve(`${packageName}/package.json`)
    const binaryName = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
    return join(dirname(manifest), 'bin', binaryName)
  } catch (cause) {
    throw anvilMissing({ packageName, cause })
  }
}

/**
 * Waits until this very process says where it listens. Asking the port would not do: another chain
 * may answer there while ours finds it taken.
 */
function readPort({
  anvil,
  chainId,
  wantedPort,
  portVariable,
  signal,
}: {
  anvil: Anvil
  chainId: number
  wantedPort: number
  portVariable: string | undefined
  signal: AbortSignal
}): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer) => {
      output += chunk
      const port = /^Listening on 127\.0\.0\.1:(\d+)$/m.exec(output)?.[1]
      if (!port) return
      settle()
      resolve(Number(port))
    }
    const fail = (error: unknown) => {
      settle()
      reject(error)
    }
    const onAbort = () =>
      fail(
        signal.reason?.name === 'TimeoutError'
          ? chainFailed({ chainId, output: `not ready within ${startTimeoutMs} ms` })
          : signal.reason,
      )
    const onError = (error: Error) => fail(chainFailed({ chainId, output: error.message }))
    // 'close' rather than 'exit': by then all it had to say was read.
    const onClose = () =>
      fail(
        /address already in use|only one usage of each socket/i.test(output)
          ? portTaken({ port: wantedPort, variable: portVariable })
          : chainFailed({ chainId, output }),
      )
    const settle = () => {
      anvil.stdout.off('data', read).resume()
      anvil.stderr.off('data', read).resume()
      anvil.off('error', onError).off('close', onClose)
      signal.removeEventListener('abort', onAbort)
    }

    anvil.stdout.on('data', read)
    anvil.stderr.on('data', read)
    anvil.on('error', onError).on('close', onClose)
    signal.addEventListener('abort', onAbort)
  })
}

async function confirmChainId({ url, chainId }: { url: string; chainId: number }) {
  const answer = await request({ url, method: 'eth_chainId', params: [] })
  if (Number(answer) !== chainId) {
    throw chainFailed({ chainId, output: `it answers eth_chainId with ${answer}` })
  }
}

async function request({
  url,
  method,
  params,
}: {
  url: string
  method: string
  params: unknown[]
}): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(startTimeoutMs),
  })
  const { result } = (await response.json()) as { result?: unknown }
  return result
}
