import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type DevAccount, type StackDescription, startStack } from '@foyer/testing/stack'
import { type Address, createTestClient, http, publicActions, walletActions } from 'viem'
import { foundry } from 'viem/chains'
import { copyEmptyDatabase } from '../../../scripts/emptyDatabase.mjs'

/** The local stack of one worker, with a hand on its chain A. */
export interface TestStack {
  readonly demoUrl: string
  /** The development wallet; in a stack without a server it needs `?relay=`. */
  readonly walletUrl: string
  /** The local Bitcoin chain: the interface of Esplora. */
  readonly bitcoinUrl: string
  /** Origins that the demo may talk to besides its own. */
  readonly rpcUrls: readonly [chainA: string, chainB: string]
  readonly accounts: readonly DevAccount[]
  readonly chain: ReturnType<typeof createChain>
  stop(): Promise<void>
}

/** The server, as `npm run build` leaves it. */
const serverEntry = fileURLToPath(new URL('../../../services/server/dist/main.js', import.meta.url))

const frameEntry = fileURLToPath(
  new URL('../../../services/frame/server/serveFrame.mjs', import.meta.url),
)

const built = (app: string) => fileURLToPath(new URL(`../../${app}/dist`, import.meta.url))

/** @param hasServer as `npm start` has one; what it keeps is gone afterwards */
export async function startTestStack({ hasServer = false } = {}): Promise<TestStack> {
  // A copy: a user may build while tests run, and a page must find the chunks it was built with.
  const folder = await mkdtemp(join(tmpdir(), 'foyer-e2e-'))
  const [demoFolder, walletFolder] = [join(folder, 'demo'), join(folder, 'wallet')]
  await cp(built('demo'), demoFolder, { recursive: true })
  await cp(built('wallet'), walletFolder, { recursive: true })
  const stateFolder = join(folder, 'state')
  if (hasServer) await copyEmptyDatabase(join(stateFolder, 'server'))
  const stack = await startStack({
    demoFolder,
    walletFolder,
    ...(hasServer && { serverEntry, frameEntry, stateFolder }),
  })
  const urlOf = (wanted: string) => {
    const part = stack.parts.find(({ name }) => name === wanted)
    if (!part) throw new Error(`The stack has no ${wanted}. Run npm run build first.`)
    return part.url
  }
  return {
    demoUrl: urlOf('demo'),
    walletUrl: urlOf('wallet'),
    bitcoinUrl: urlOf('bitcoin'),
    rpcUrls: [urlOf('evm-a'), urlOf('evm-b')],
    accounts: stack.accounts,
    chain: createChain(urlOf('evm-a')),
    async stop() {
      await stack.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What the page of the demo says of the stack around it. */
export async function readDescription(demoUrl: string): Promise<StackDescription> {
  const page = await (await fetch(demoUrl)).text()
  const [, text = ''] = /id="foyer-stack"[^>]*>([^<]+)</.exec(page) ?? []
  return JSON.parse(text)
}

/** The local Solana chain, as the page is told of it. */
export type Solana = Required<StackDescription>['solana'] & { readonly url: string }

export async function readSolana({ demoUrl }: Pick<TestStack, 'demoUrl'>): Promise<Solana> {
  const { parts, solana } = await readDescription(demoUrl)
  const url = parts.find(({ name }) => name === 'solana')?.url
  if (!solana || !url) throw new Error('The stack has no Solana chain. Run npm ci first.')
  return { ...solana, url }
}

function createChain(url: string) {
  const client = createTestClient({
    mode: 'anvil',
    chain: foundry,
    transport: http(url),
    pollingInterval: 50,
  })
    .extend(publicActions)
    .extend(walletActions)
  return client
}

/** A balance as users are shown it, worked out apart from the product: three decimals, cut. */
export async function shownBalance(
  chain: Pick<TestStack['chain'], 'getBalance'>,
  address: Address,
): Promise<string> {
  const thousandths = (await chain.getBalance({ address })) / 10n ** 15n
  const whole = (thousandths / 1000n).toString().replace(/\B(?=(\d{3})+$)/g, ',')
  return `${whole}.${(thousandths % 1000n).toString().padStart(3, '0')} ETH`
}
