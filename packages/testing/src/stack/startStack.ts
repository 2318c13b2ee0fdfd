import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { AppError } from '@foyer/core'
import { type StackBitcoin, startStackBitcoin } from './bitcoin/startStackBitcoin.ts'
import { deployContracts } from './deployContracts.ts'
import { deployDex } from './deployDex.ts'
import { deployFarcaster } from './deployFarcaster.ts'
import { deploySmartAccounts, smartAccountKeys } from './deploySmartAccounts.ts'
import { devAccounts } from './devAccounts.ts'
import { invalidPort } from './errors.ts'
import { demoPolicy, docsPolicy, walletPolicy } from './policies.ts'
import type { PartName, StackDescription } from './StackDescription.ts'
import { serveApp } from './serveApp.ts'
import { keyNamed } from './solana/keyNamed.ts'
import { type SolanaChain, startSolanaChain } from './solana/startSolanaChain.ts'
import { startEvmChain } from './startEvmChain.ts'
import { startIdentityProvider } from './startIdentityProvider.ts'
import { startInbox } from './startInbox.ts'
import { startServer } from './startServer.ts'

/** Ports on 127.0.0.1 by part; 0 means any free one. Mail comes in at `smtp`. */
export type StackPorts = Record<PartName | 'smtp', number>

export interface Stack extends StackDescription {
  /** Resolves when every process is gone and every port free. May be called again. */
  stop(): Promise<void>
}

export interface StartStackParameters {
  /** Those left out are any free ones. */
  ports?: Partial<StackPorts>
  /** The built demo. Without it, or while it holds no `index.html`, there is no part `demo`. */
  demoFolder?: string
  /** The built development wallet, on the same terms. */
  walletFolder?: string
  /** The built documentation site, on the same terms. */
  docsFolder?: string
  /** The built server, such as `services/server/dist/main.js`. Without it there is no part `server`. */
  serverEntry?: string
  /** The frame's own server, such as `services/frame/server/serveFrame.mjs`. With `serverEntry` alone. */
  frameEntry?: string
  /** Where the parts keep what outlives them; needed with `serverEntry`. */
  stateFolder?: string
  /** Gives up starting, and stops the stack when it runs. */
  signal?: AbortSignal
}

const variables: Record<PartName | 'smtp', string> = {
  demo: 'FOYER_DEMO_PORT',
  server: 'FOYER_SERVER_PORT',
  frame: 'FOYER_FRAME_PORT',
  wallet: 'FOYER_WALLET_PORT',
  inbox: 'FOYER_INBOX_PORT',
  idp: 'FOYER_IDP_PORT',
  docs: 'FOYER_DOCS_PORT',
  smtp: 'FOYER_SMTP_PORT',
  'evm-a': 'FOYER_EVM_A_PORT',
  'evm-b': 'FOYER_EVM_B_PORT',
  solana: 'FOYER_SOLANA_PORT',
  bitcoin: 'FOYER_BITCOIN_PORT',
}

/** How the parts are listed: by their usual ports. */
const order = Object.keys(variables)

const policies = { demo: demoPolicy, wallet: walletPolicy, docs: docsPolicy }

/**
 * The usual ports, unless the environment says otherwise: `FOYER_DEMO_PORT` 5100,
 * `FOYER_SERVER_PORT` 5110, `FOYER_FRAME_PORT` 5120, `FOYER_WALLET_PORT` 5130, `FOYER_INBOX_PORT` 5140,
 * `FOYER_SMTP_PORT` 5141, `FOYER_IDP_PORT` 5150, `FOYER_DOCS_PORT` 5160, `FOYER_EVM_A_PORT` 8545,
 * `FOYER_EVM_B_PORT` 8546, `FOYER_SOLANA_PORT` 8899 (and the next one, for its WebSocket).
 *
 * @throws `stack/invalid-port` when a variable is not a whole number from 0 to 65535.
 * @example
 * import { readPorts, startStack } from '@foyer/testing/stack'
 *
 * const stack = await startStack({ ports: readPorts(process.env) })
 */
export function readPorts(environment: Record<string, string | undefined>): StackPorts {
  const read = (name: PartName | 'smtp', usual: number) => {
    const value = environment[variables[name]]
    if (!value) return usual
    if (!/^\d{1,5}$/.test(value) || Number(value) > 65535) {
      throw invalidPort({ variable: variables[name], value })
    }
    return Number(value)
  }
  return {
    demo: read('demo', 5100),
    server: read('server', 5110),
    frame: read('frame', 5120),
    wallet: read('wallet', 5130),
    inbox: read('inbox', 5140),
    idp: read('idp', 5150),
    docs: read('docs', 5160),
    smtp: read('smtp', 5141),
    'evm-a': read('evm-a', 8545),
    'evm-b': read('evm-b', 8546),
    solana: read('solana', 8899),
    bitcoin: read('bitcoin', 3002),
  }
}

/**
 * Starts the local stack: EVM chains A (31337) and B (31338) with the test contracts, a Solana chain
 * where `litesvm` is installed, the server, the development wallet, the documentation and the demo.
 *
 * Resolves when everything answers; when one part fails, what has started is stopped first.
 *
 * @throws `stack/port-taken`, naming the variable that moves the part.
 * @throws whatever `startEvmChain`, `deployContracts` and `startServer` throw.
 * @example
 * import { startStack } from '@foyer/testing/stack'
 *
 * const stack = await startStack()
 * console.log(stack.parts)
 * await stack.stop()
 */
export async function startStack({
  ports = {},
  demoFolder,
  walletFolder,
  docsFolder,
  serverEntry,
  frameEntry,
  stateFolder = '.foyer',
  signal,
}: StartStackParameters = {}): Promise<Stack> {
  const started: { stop(): Promise<void> }[] = []
  const stop = async () => {
    await Promise.all(started.map((part) => part.stop()))
  }
  const startChain = async (name: 'evm-a' | 'evm-b', chainId: number) => {
    const chain = await startEvmChain({
      chainId,
      port: ports[name] ?? 0,
      portVariable: variables[name],
      ...(signal && { signal }),
    })
    started.push(chain)
    const deployed = await deployContracts(chain)
    const contracts = {
      ...deployed,
      ...(await deployDex({ ...chain, contracts: deployed })),
      ...(await deploySmartAccounts(chain)),
    }
    if (name === 'evm-a') await deployFarcaster(chain)
    return { part: { name, url: chain.url }, chainId, url: chain.url, contracts }
  }

  /** `null` where the application has not installed what a chain stands on. */
  const unlessMissing = async <chain extends { stop(): Promise<void> }>(
    starting: Promise<chain>,
  ): Promise<chain | null> => {
    try {
      const chain = await starting
      started.push(chain)
      return chain
    } catch (error) {
      // An application that has no use for it need not install what it stands on.
      if (AppError.is(error) && error.code === 'stack/part-missing') return null
      throw error
    }
  }

  const startBackend = async (
    chains: readonly {
      chainId: number
      url: string
      contracts: StackDescription['contracts']
    }[],
    solana: SolanaChain | null,
    bitcoin: StackBitcoin | null,
  ) => {
    if (!serverEntry || !existsSync(serverEntry)) return []
    const hasFrame = frameEntry !== undefined && existsSync(frameEntry)
    const inbox = hasFrame
      ? await unlessMissing(
          startInbox({
            ...{ port: ports.inbox ?? 0, portVariable: variables.inbox },
            ...{ smtpPort: ports.smtp ?? 0, smtpPortVariable: variables.smtp },
          }),
        )
      : null
    // Server and frame know each other by their addresses.
    const framePort = inbox ? ports.frame || (await findFreePort()) : 0
    // Another site than the demo's, and the pair of one site.
    const frameOrigins = [
      `http://localhost:${framePort}`,
      `http://wallet.foyer.localhost:${framePort}`,
    ]
    const idp = inbox
      ? await unlessMissing(
          startIdentityProvider({
            ...{ port: ports.idp ?? 0, portVariable: variables.idp, frameOrigins },
          }),
        )
      : null
    const server = await startServer({
      entry: serverEntry,
      port: ports.server ?? 0,
      portVariable: variables.server,
      dataFolder: join(stateFolder, 'server'),
      settings: {
        RPC_URLS: [
          ...chains.map(({ chainId, url }) => `eip155:${chainId}=${url}`),
          ...(solana ? [`${solana.caipNetworkId}=${solana.url}`] : []),
        ].join(' '),
        ...(bitcoin && { ESPLORA_URLS: `${bitcoin.caipNetworkId}=${bitcoin.url}` }),
        DEXES: chains.map(dexSetting).join(' '),
        ...smartAccountSettings(chains),
        // Nothing here is real, so what users buy need not be.
        ONRAMP: 'sandbox',
        // The tenth account has deployed the contracts, and does nothing more.
        ONRAMP_SANDBOX_KEYS: [
          ...chains.map(({ chainId }) => `eip155:${chainId}=${devAccounts()[9]?.privateKey}`),
          ...(solana ? [`${solana.caipNetworkId}=0x${keyNamed('faucet').toString('hex')}`] : []),
        ].join(' '),
        CHAINS: [
          'eip155:31337=Anvil A|ETH|18',
          'eip155:31338=Anvil B|ETH|18',
          ...(solana ? [`${solana.caipNetworkId}=Solana local|SOL|9`] : []),
        ].join(),
        ...(inbox && {
          FRAME_ORIGIN: frameOrigins.join(' '),
          // Nothing here is worth a secret.
          ENCRYPTION_KEYS: `stack:${Buffer.alloc(32, 1).toString('base64')}`,
          MAIL_URL: inbox.smtpUrl,
          ...idp?.settings,
          ...(idp && chains[0] && { FARCASTER_LOGIN: `${idp.url}/farcaster ${chains[0].url}` }),
        }),
        // Tests and measurements come from one address, and faster than any visitor.
        RATE_LIMIT_LISTS: '60000',
        RATE_LIMIT_IMAGES: '60000',
        RATE_LIMIT_EVENTS: '60000',
        RATE_LIMIT_RPC: '60000',
        RATE_LIMIT_WRITES: '6000',
      },
      ...(signal && { signal }),
    })
    started.push(server)
    if (!inbox || !frameEntry) return [{ name: 'server' as const, url: server.url }]
    const frame = await startServer({
      entry: frameEntry,
      port: framePort,
      portVariable: variables.frame,
      dataFolder: join(stateFolder, 'frame'),
      settings: { SERVER_URL: server.url },
      ...(signal && { signal }),
    })
    started.push(frame)
    return [
      { name: 'server' as const, url: server.url },
      // By name: it is another site than pages at 127.0.0.1, as it is in life.
      { name: 'frame' as const, url: `http://localhost:${framePort}` },
      { name: 'inbox' as const, url: inbox.url },
      ...(idp ? [{ name: 'idp' as const, url: idp.url }] : []),
    ]
  }

  const startApp = async ({
    name,
    folder,
    description,
    ...served
  }: {
    name: keyof typeof policies
    folder: string | undefined
    description: StackDescription
    routes?: readonly string[]
    isSite?: boolean
  }) => {
    if (!folder || !existsSync(join(folder, 'index.html'))) return
    const app = await serveApp({
      ...served,
      folder,
      port: ports[name] ?? 0,
      portVariable: variables[name],
      describeStack: () => description,
      policy: policies[name],
    })
    started.push(app)
    description.parts.push({ name, url: app.url })
    description.parts.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name))
  }

  try {
    const [chainA, chainB, solana, bitcoin] = await all([
      startChain('evm-a', 31337),
      startChain('evm-b', 31338),
      unlessMissing(
        startSolanaChain({
          port: ports.solana ?? 0,
          portVariable: variables.solana,
          ...(signal && { signal }),
        }),
      ),
      unlessMissing(
        startStackBitcoin({
          port: ports.bitcoin ?? 0,
          portVariable: variables.bitcoin,
          // Kept only where the rest of the stack keeps something, too.
          ...(serverEntry && { folder: join(stateFolder, 'bitcoin') }),
          ...(signal && { signal }),
        }),
      ),
    ])
    // After them: it reads them from its first moment on.
    const server = await startBackend([chainA, chainB], solana, bitcoin)
    const description: StackDescription = {
      parts: [
        ...server,
        ...[chainA.part, chainB.part],
        ...(solana ? [{ name: 'solana' as const, url: solana.url }] : []),
        ...(bitcoin ? [{ name: 'bitcoin' as const, url: bitcoin.url }] : []),
      ],
      networks: [
        ...['eip155:31337', 'eip155:31338'],
        ...[solana, bitcoin].flatMap((chain) => chain?.caipNetworkId ?? []),
      ],
      accounts: devAccounts(),
      contracts: chainA.contracts,
      ...(solana && { solana: describeSolana(solana) }),
      ...(bitcoin && { bitcoin: describeBitcoin(bitcoin) }),
    }
    await startApp({ name: 'wallet', folder: walletFolder, description, routes: ['/wc'] })
    await startApp({ name: 'docs', folder: docsFolder, description, isSite: true })
    await startApp({ name: 'demo', folder: demoFolder, description })
    signal?.throwIfAborted()
    signal?.addEventListener('abort', () => void stop(), { once: true })
    return { ...description, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** One that was free a moment ago. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const describeSolana = ({ caipNetworkId, webSocketUrl, accounts, mints }: SolanaChain) => ({
  ...{ caipNetworkId, webSocketUrl, accounts, mints },
})

const describeBitcoin = ({ caipNetworkId, accounts }: StackBitcoin) => ({
  ...{ caipNetworkId, accounts },
})

/** An exchange as the server's settings name it; nothing when the chain has none. */
function dexSetting({
  chainId,
  contracts: { dexRouter, foyerDollar, foyerToken, legacyDollar },
}: {
  chainId: number
  contracts: StackDescription['contracts']
}): string {
  if (!dexRouter) return ''
  const tokens = `${foyerToken},${legacyDollar}`
  return `eip155:${chainId}=${dexRouter};stables=${foyerDollar};tokens=${tokens};minimumUsd=1000`
}

/** Who brings operations onto the chains, and who pays for them; nothing when no chain has accounts. */
function smartAccountSettings(
  chains: readonly { chainId: number; contracts: StackDescription['contracts'] }[],
): Record<string, string> {
  const able = chains.filter(({ contracts }) => contracts.entryPoint)
  const { bundler, sponsor } = smartAccountKeys()
  return {
    BUNDLER_KEYS: able.map(({ chainId }) => `eip155:${chainId}=${bundler}`).join(' '),
    SPONSORS: able
      .map(({ chainId, contracts }) => `eip155:${chainId}=${contracts.sponsor},${sponsor}`)
      .join(' '),
  }
}

/** Like `Promise.all`, but a failure waits for the others, so that they can be stopped. */
async function all<values extends unknown[]>(
  promises: {
    [index in keyof values]: Promise<values[index]>
  },
): Promise<values> {
  await Promise.allSettled(promises)
  return (await Promise.all(promises)) as values
}
