import {
  AppError,
  type ChainNamespace,
  type Connector,
  type Observed,
  type PairingState,
  type RelayState,
  type RemoteWallets,
  type RemoteWalletsHost,
  type RemoteWalletsModule,
  type SessionApproval,
  walletServesOthers,
} from '@foyer/core/adapter'

interface Attempt {
  readonly namespace: ChainNamespace
  resolve(families: readonly ChainNamespace[]): void
  reject(error: unknown): void
}

/** A wallet on another device, in a test's hands, and what it was told. */
export interface ScriptedRemoteWallets {
  /** What a client loads: `walletConnect(async () => scripted.code)`. */
  readonly code: RemoteWalletsModule
  /** What the client lent, newest first; empty while nothing was wanted. */
  readonly hosts: readonly RemoteWalletsHost[]
  /** How many want a fresh link now. */
  readonly holds: number
  readonly renewals: number
  /** Every link that was chosen, oldest first. */
  readonly chosen: readonly (string | null)[]
  readonly stopped: boolean
  /** How many sessions ended because nothing was connected through them any more. */
  readonly ended: number
  /** How many sessions the wallet shows its user. */
  readonly sessions: number
  /** How many attempts wait for an answer. */
  readonly waiting: number
  /** @param families of which it shows accounts; all that have a provider unless said */
  approve(families?: readonly ChainNamespace[]): void
  reject(): void
  fail(message: string): void
  /** What the session approved, by chain family; it tells of the change. */
  setApprovals(approvals: { readonly [namespace: string]: SessionApproval }): void
  setPairing(state: PairingState): void
  setRelay(state: RelayState): void
}

/** Parameters of {@link createScriptedRemoteWallets}. */
export interface ScriptedRemoteWalletsParameters {
  /** What speaks for the wallet on each chain family that it serves. */
  readonly providers: { readonly [namespace in ChainNamespace]?: unknown }
  /** What the wallet is called once connected. */
  readonly name?: string
  /** An earlier visit connected it. */
  readonly connected?: boolean
  /** An earlier visit left for it, and it may still approve. */
  readonly expected?: boolean
  now(): number
}

/** As long as a pairing of WalletConnect is shown. */
const lastsMs = 230_000

/**
 * Stands in for `@foyer/walletconnect`: links without a relay, and a wallet that answers when the
 * test says so.
 *
 * @example
 * import { createFoyer } from '@foyer/core'
 * import { mainnet } from '@foyer/core/networks'
 * import { walletConnect } from '@foyer/walletconnect'
 * import { createScriptedRemoteWallets } from '@foyer/testing'
 *
 * const remote = createScriptedRemoteWallets({ providers: {}, now: Date.now })
 * createFoyer(
 *   { projectId: 'shop', backend: 'https://foyer.example', networks: [mainnet] },
 *   { remoteConnectors: [walletConnect(async () => remote.code)] },
 * )
 */
export function createScriptedRemoteWallets({
  providers,
  name = 'Pocket',
  connected = false,
  expected = false,
  now,
}: ScriptedRemoteWalletsParameters): ScriptedRemoteWallets {
  const pairing = createObserved<PairingState>({ status: 'none' })
  const relay = createObserved<RelayState>({ status: 'idle' })
  const hosts: RemoteWalletsHost[] = []
  const chosen: (string | null)[] = []
  const waiting = new Set<Attempt>()
  const listeners = new Set<() => void>()
  let approvals: { readonly [namespace: string]: SessionApproval } = {}
  /** Of which it shows accounts; `null` while it is not connected. */
  let shown: readonly ChainNamespace[] | null = connected ? Object.keys(providers) : null
  let holds = 0
  let renewals = 0
  let links = 0
  let stopped = false
  let ended = 0

  const makeLink = () => {
    links += 1
    pairing.set({
      status: 'ready',
      uri: `wc:${String(links).padStart(64, '0')}@2?relay-protocol=irn&symKey=${'5eed'.repeat(16)}`,
      renewsAtMs: now() + lastsMs,
      lastsMs,
    })
  }
  const settle = (answer: (attempt: Attempt) => void) => {
    for (const attempt of [...waiting]) answer(attempt)
    waiting.clear()
  }
  const wait = (namespace: ChainNamespace, signal: AbortSignal) =>
    shown?.includes(namespace)
      ? Promise.resolve(shown)
      : new Promise<readonly ChainNamespace[]>((resolve, reject) => {
          const attempt = { namespace, resolve, reject }
          waiting.add(attempt)
          signal.addEventListener('abort', () => {
            waiting.delete(attempt)
            reject(signal.reason)
          })
        })
  const wallets = new Map(
    Object.entries(providers).map(([namespace, provider]) => [
      namespace,
      {
        get connector(): Connector {
          return {
            id: 'walletConnect',
            type: 'WALLET_CONNECT',
            name: shown ? name : 'WalletConnect',
            imageUrl: null,
            rdns: null,
            chain: namespace,
          }
        },
        provider,
        async arrive({ signal }: { readonly signal: AbortSignal }) {
          const families = await wait(namespace, signal)
          if (!families.includes(namespace)) throw walletServesOthers(families)
        },
        expected: ({ signal }: { readonly signal: AbortSignal }) =>
          expected
            ? wait(namespace, signal).then(ignore, () => {
                // Whether it came is seen by its accounts.
              })
            : Promise.resolve(),
      },
    ]),
  )
  const remote: RemoteWallets = {
    pairing,
    relay,
    hold() {
      holds += 1
      const state = pairing.getState()
      if (state.status === 'none') makeLink()
      let held = true
      return () => {
        if (held) holds -= 1
        held = false
      }
    },
    renew() {
      renewals += 1
      makeLink()
    },
    wallet: (namespace) => wallets.get(namespace) ?? null,
    arrive: ({ namespace, signal }) => wait(namespace, signal),
    approval: (namespace) => (shown?.includes(namespace) ? (approvals[namespace] ?? null) : null),
    sessionsChanged(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    isConnected: () => shown !== null,
    chooseLink: (link) => void chosen.push(link),
    endUnused(inUse) {
      if (!shown || shown.some((namespace) => inUse.includes(namespace))) return
      shown = null
      ended += 1
    },
    stop() {
      stopped = true
    },
  }
  return {
    code: {
      async openRemoteWallets(host) {
        hosts.unshift(host)
        return remote
      },
    },
    hosts,
    chosen,
    get holds() {
      return holds
    },
    get ended() {
      return ended
    },
    get renewals() {
      return renewals
    },
    get stopped() {
      return stopped
    },
    get sessions() {
      return shown === null ? 0 : 1
    },
    get waiting() {
      return waiting.size
    },
    approve(families = Object.keys(providers)) {
      shown = families
      settle(({ resolve }) => resolve(families))
    },
    reject: () =>
      settle(({ reject }) =>
        reject(
          new AppError('wallet/declined', 'The request was declined in the wallet.', {
            kind: 'declined',
          }),
        ),
      ),
    fail: (message) =>
      settle(({ reject }) =>
        reject(new AppError('wallet/failed', message, { kind: 'unavailable' })),
      ),
    setApprovals(next) {
      approvals = next
      for (const listener of [...listeners]) listener()
    },
    setPairing: pairing.set,
    setRelay: relay.set,
  }
}

const ignore = () => {}

function createObserved<value>(initial: value): Observed<value> & { set(value: value): void } {
  let current = initial
  const listeners = new Set<(value: value) => void>()
  return {
    getState: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    set(value) {
      current = value
      for (const listener of [...listeners]) listener(value)
    },
  }
}
