import type { DemoBitcoinAccount, DemoBitcoinParameters } from '../bitcoin/demoBitcoinWallet.ts'
import type { DemoSolanaAccount, DemoSolanaParameters } from '../solana/demoSolanaWallet.ts'
import { announceOnRequest, frozen } from './announce.ts'
import type { Ask } from './demoPrompt.ts'
import { createDemoRequests, type DemoWalletAccount, type DemoWalletChain } from './demoRequests.ts'
import { createListeners } from './listeners.ts'
import { alreadyPending, rejected } from './providerErrors.ts'

/** How the Demo wallet answers what a user would be asked; `none` withholds the wallet. */
export type DemoWalletAnswer = 'ask' | 'approve' | 'reject' | 'hang' | 'none'

/** Parameters of {@link announceDemoWallet}. */
export interface DemoWalletParameters {
  readonly window: Window & typeof globalThis
  /** The first is the one the wallet starts on. */
  readonly chains: readonly DemoWalletChain[]
  /** The first is the active one. */
  readonly accounts: readonly DemoWalletAccount[]
  readonly answer: DemoWalletAnswer
  /** Whether it has an EVM half; it has one unless told. */
  readonly evm?: boolean
  /** Its Solana half, where it is to have one; needs `@noble/curves`. */
  readonly solana?: {
    /** Where transactions are sent: JSON-RPC. */
    readonly rpcUrl: string
    readonly accounts: readonly DemoSolanaAccount[]
  }
  /** Its Bitcoin half, where it is to have one; needs `@scure/btc-signer` and `@noble/curves`. */
  readonly bitcoin?: {
    /** Where transactions are sent: the interface of Esplora. */
    readonly esploraUrl: string
    readonly accounts: readonly DemoBitcoinAccount[]
  }
}

const name = 'Demo wallet'
const icon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="#131416"/><path d="M11 29V17a9 9 0 0 1 18 0v12" fill="none" stroke="#62CBC7" stroke-width="3" stroke-linecap="round"/><circle cx="20" cy="24" r="3" fill="#F4F2ED"/></svg>',
)}`

/**
 * Puts the Demo wallet on a page: a wallet for development that lives in the page instead of an
 * extension, signs with local keys and sends to local chains.
 *
 * It announces itself by EIP-6963, asks in a dialog named `Demo wallet` (or answers by itself, as
 * `answer` says), and remembers across reloads what the user allowed.
 *
 * @returns a function that takes the wallet away again
 * @example
 * import { announceDemoWallet } from '@foyer/testing/wallet'
 *
 * const stop = announceDemoWallet({
 *   window,
 *   chains: [{ chainId: 31337, rpcUrl: 'http://127.0.0.1:8545' }],
 *   accounts: [
 *     { privateKey: '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80' },
 *   ],
 *   answer: 'ask',
 * })
 */
export function announceDemoWallet({
  window: page,
  chains,
  accounts,
  answer,
  evm = true,
  solana,
  bitcoin,
}: DemoWalletParameters): () => void {
  if (answer === 'none') return () => {}

  const gone = new AbortController()
  const listeners = createListeners()
  const ask = createAsk({ page, answer, signal: gone.signal })
  const { signal } = gone
  const request = createDemoRequests({ page, chains, accounts, ask, emit: listeners.emit, signal })
  const detail = frozen({
    info: { uuid: crypto.randomUUID(), name, rdns: 'dev.foyer.demo', icon },
    provider: { request, on: listeners.add, removeListener: listeners.remove },
  })
  const stopAnnouncing = evm ? announceOnRequest(page, detail) : () => {}
  if (solana) void registerSolana({ ...solana, page, ask, signal, name, icon })
  if (bitcoin) void registerBitcoin({ ...bitcoin, page, ask, signal, name, icon })
  return () => {
    stopAnnouncing()
    gone.abort()
  }
}

/** Loaded apart: a page with EVM chains alone has no use for it. */
async function registerSolana(parameters: DemoSolanaParameters) {
  const { registerDemoSolanaWallet } = await import('../solana/demoSolanaWallet.ts')
  registerDemoSolanaWallet(parameters)
}

async function registerBitcoin(parameters: DemoBitcoinParameters) {
  const { registerDemoBitcoinWallet } = await import('../bitcoin/demoBitcoinWallet.ts')
  await registerDemoBitcoinWallet(parameters)
}

/** Asked twice, a wallet says that it still waits. */
const connects = /^(eth_requestAccounts|(solana|bitcoin):connect)$/

function createAsk({
  page,
  answer,
  signal,
}: {
  page: Window & typeof globalThis
  answer: Exclude<DemoWalletAnswer, 'none'>
  signal: AbortSignal
}): Ask {
  const open = new Set<string>()
  let last: Promise<unknown> = Promise.resolve()

  return async (method, question) => {
    if (answer === 'hang') return new Promise(() => {})
    if (answer === 'reject') throw rejected()
    if (answer === 'approve') return
    // A wallet of several chain families asks for each of them in turn.
    if (open.has(method)) throw alreadyPending(method)
    if (connects.test(method)) open.add(method)
    // Every other question waits for its turn.
    const turn = last.then(async () => {
      const { askInPage } = await import('./demoPrompt.ts')
      return !signal.aborted && askInPage({ page, question, signal })
    })
    last = turn.catch(() => {}) // the caller gets the error; the next request goes on regardless
    const approved = await turn.finally(() => {
      open.delete(method)
    })
    if (!approved) throw rejected()
  }
}
