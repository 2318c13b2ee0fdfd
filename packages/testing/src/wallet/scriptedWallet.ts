import { announceOnce, announceOnRequest, frozen, type WalletDetail } from './announce.ts'
import { createPerformer, type WalletBehaviour } from './behaviour.ts'
import { parseTypedData } from './demoSigning.ts'
import { createListeners } from './listeners.ts'
import {
  disconnected,
  invalidParams,
  unauthorized,
  unknownChain,
  unsupportedMethod,
} from './providerErrors.ts'

/** One request as it reached the wallet. */
export interface RecordedRequest {
  readonly method: string
  readonly params: unknown
}

/** The EIP-1193 face of a scripted wallet. */
export interface ScriptedProvider {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on?(event: string, listener: (value: never) => void): unknown
  removeListener?(event: string, listener: (value: never) => void): unknown
}

/** What a scripted wallet is made of. */
export interface ScriptedWalletParameters {
  readonly name: string
  readonly rdns: string
  readonly icon?: string
  readonly uuid?: string
  /** As the wallet gives them, by default one, in lower case as most wallets do. */
  readonly accounts?: readonly string[]
  readonly chainId?: number
  /** Chains the wallet can move to besides `chainId`. */
  readonly knownChainIds?: readonly number[]
  /** Whether the user approved in an earlier visit. */
  readonly permitted?: boolean
  /** Whether the wallet starts locked: it shows no account until `unlock()` or an approved prompt. */
  readonly locked?: boolean
  /** Whether adding a chain also moves there; MetaMask does, EIP-3085 leaves it open. */
  readonly addingSwitches?: boolean
  /** Which of `on` and `removeListener` the wallet has. */
  readonly events?: 'both' | 'onOnly' | 'none'
  /** `false` for a careless wallet whose announced detail anyone can rewrite. */
  readonly frozen?: boolean
  /** One for everything a user is asked, or one for each method; the rest is approved. */
  readonly behaviour?: WalletBehaviour | Readonly<Record<string, WalletBehaviour>>
  /**
   * By address: keys with which `personal_sign` and `eth_signTypedData_v4` are signed, by `viem`, which is loaded for
   * the first one. Without any, `rpc` answers them.
   */
  readonly privateKeys?: Readonly<Record<string, `0x${string}`>>
  /** Answers every method that is not about accounts, permissions and chains. */
  rpc?(request: RecordedRequest): unknown
}

/** A wallet in a test's hands. */
export interface ScriptedWallet {
  readonly provider: ScriptedProvider
  /** What EIP-6963 carries; frozen unless asked otherwise. */
  readonly detail: WalletDetail
  /** Everything that was asked so far, oldest first. */
  readonly requests: readonly RecordedRequest[]
  /** Whether the page may see accounts now. */
  readonly permitted: boolean
  readonly chainId: number
  /** Announces now and whenever the page asks, until the returned function is called. */
  announce(page: EventTarget): () => void
  /** Announces once, as a wallet whose script came after the page had asked. */
  announceLate(page: EventTarget): void
  /** Becomes `window.ethereum`. */
  installAsEthereum(page: { ethereum?: unknown }): void
  /** Changes how one method is answered from now on. */
  behave(method: string, behaviour: WalletBehaviour): void
  /** Answers the prompt that made the wallet say -32002. */
  settlePending(answer?: 'approve' | 'reject'): void
  /** Lets everything answer that was told to be late. */
  answerLate(): void
  /** The user chooses other accounts; the page is told while it may see them. */
  changeAccounts(accounts: readonly string[]): void
  /** The user chooses another chain. */
  changeChain(chainId: number): void
  /** The wallet locks: no accounts until it is unlocked. The permission stays. */
  lock(): void
  /** The user unlocks the wallet in its own window; the page is told when it may see accounts. */
  unlock(): void
  /** The user takes the permission back in the wallet. */
  revoke(): void
  /** The wallet loses its own connection. */
  hangUp(): void
  /** Any other event, also before anyone connected. */
  emit(event: string, value: unknown): void
  /** How many listeners the page holds on the provider. */
  listenerCount(): number
}

/** First account of the well-known development mnemonic. */
const defaultAccounts = ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266']
const defaultIcon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 1 1%22/%3E'

/** A user answers these, so one behaviour given for the whole wallet means them. */
const asked = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_grantPermissions',
  'wallet_requestExecutionPermissions',
  'wallet_revokeExecutionPermission',
])

/**
 * An EIP-1193 wallet that does what the test says, for unit and browser tests.
 *
 * Like a real one it shows no account before it was approved, does not know every chain, and tells
 * the page what changes.
 *
 * @example
 * import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
 *
 * const platform = createFakePlatform()
 * const wallet = createScriptedWallet({ name: 'Acorn', rdns: 'dev.foyer.acorn' })
 * wallet.announce(platform.window)
 * wallet.behave('eth_requestAccounts', 'reject')
 */
export function createScriptedWallet({
  name,
  rdns,
  icon = defaultIcon,
  uuid = crypto.randomUUID(),
  accounts: initialAccounts = defaultAccounts,
  chainId: initialChainId = 1,
  knownChainIds = [],
  permitted: initiallyPermitted = false,
  locked: initiallyLocked = false,
  addingSwitches = true,
  events = 'both',
  frozen: isFrozen = true,
  behaviour = 'approve',
  privateKeys,
  rpc = ({ method }) => Promise.reject(unsupportedMethod(method)),
}: ScriptedWalletParameters): ScriptedWallet {
  let accounts = initialAccounts
  let chainId = initialChainId
  let permitted = initiallyPermitted
  let locked = initiallyLocked
  const known = new Set([initialChainId, ...knownChainIds])
  const behaviours = new Map(Object.entries(isSingle(behaviour) ? {} : behaviour))
  const requests: RecordedRequest[] = []
  const listeners = createListeners()
  const performer = createPerformer()

  const visible = () => (permitted && !locked ? [...accounts] : [])
  const permissions = () =>
    permitted ? [{ invoker: 'page', parentCapability: 'eth_accounts' }] : []
  const tellAccounts = () => listeners.emit('accountsChanged', visible())
  /** Changes what the page may see, and tells it when that makes a difference. */
  const allow = (changes: { permitted?: boolean; locked?: boolean }) => {
    const before = visible().length
    permitted = changes.permitted ?? permitted
    locked = changes.locked ?? locked
    if (visible().length !== before) tellAccounts()
  }
  // The prompt asks for the password first.
  const permit = () => allow({ permitted: true, locked: false })
  const withdraw = () => allow({ permitted: false })
  const move = (next: number) => {
    if (next === chainId) return
    chainId = next
    listeners.emit('chainChanged', toHex(chainId))
  }

  const keyOf = (address: unknown) => {
    const wanted = String(address).toLowerCase()
    const isVisible = visible().some((shown) => shown.toLowerCase() === wanted)
    const entry = Object.entries(privateKeys ?? {}).find(([own]) => own.toLowerCase() === wanted)
    if (!isVisible || !entry) throw unauthorized()
    return entry[1]
  }
  const approvals: Record<string, (params: unknown) => unknown> = {
    eth_accounts: visible,
    eth_chainId: () => toHex(chainId),
    eth_requestAccounts: () => {
      permit()
      return visible()
    },
    wallet_requestPermissions: () => {
      permit()
      return permissions()
    },
    wallet_getPermissions: permissions,
    wallet_revokePermissions: (params) => {
      // Drafts of ERC-7715 ended what they granted in this way; the accounts stay in sight.
      if (namesContext(params)) return rpc({ method: 'wallet_revokePermissions', params })
      withdraw()
      return null
    },
    wallet_switchEthereumChain: (params) => {
      const next = chainIdOf(params)
      if (Number.isNaN(next)) throw invalidParams("Expected a 0x-prefixed 'chainId'.")
      if (!known.has(next)) throw unknownChain(toHex(next))
      move(next)
      return null
    },
    wallet_addEthereumChain: (params) => {
      const added = chainIdOf(params)
      if (Number.isNaN(added)) throw invalidParams("Expected a 0x-prefixed 'chainId'.")
      known.add(added)
      if (addingSwitches) move(added)
      return null
    },
    ...(privateKeys && {
      personal_sign: async (params) => {
        const [message, address] = listOf(params)
        const key = keyOf(address)
        const { signMessage } = await import('./demoSigner.ts')
        return signMessage(key, String(message))
      },
      eth_signTypedData_v4: async (params) => {
        const [address, data] = listOf(params)
        const key = keyOf(address)
        const { signTypedData } = await import('./demoSigner.ts')
        return signTypedData(key, parseTypedData(data))
      },
    }),
  }

  const behaviourOf = ({ method, params }: RecordedRequest): WalletBehaviour => {
    const fallback = isSingle(behaviour) && asked.has(method) ? behaviour : 'approve'
    const chosen = behaviours.get(method) ?? fallback
    // A wallet refuses an unknown chain by itself, before there is anything to reject.
    const needsNoPerson =
      chosen === 'reject' &&
      method === 'wallet_switchEthereumChain' &&
      !known.has(chainIdOf(params))
    return needsNoPerson ? 'approve' : chosen
  }

  const provider: ScriptedProvider = {
    request({ method, params }) {
      requests.push({ method, params })
      const approval = approvals[method]
      return performer.perform({
        method,
        behaviour: behaviourOf({ method, params }),
        approve: () => (approval ? approval(params) : rpc({ method, params })),
      })
    },
    ...(events !== 'none' && { on: listeners.add }),
    ...(events === 'both' && { removeListener: listeners.remove }),
  }
  const detail = { info: { uuid, name, icon, rdns }, provider }
  const announced = isFrozen ? frozen(detail) : detail

  return {
    provider,
    detail: announced,
    requests,
    get permitted() {
      return permitted
    },
    get chainId() {
      return chainId
    },
    announce: (page) => announceOnRequest(page, announced),
    announceLate: (page) => announceOnce(page, announced),
    installAsEthereum(page) {
      page.ethereum = provider
    },
    behave: (method, next) => void behaviours.set(method, next),
    settlePending(answer = 'approve') {
      behaviours.set('eth_requestAccounts', answer)
      if (answer === 'approve') permit()
    },
    answerLate: performer.answerLate,
    changeAccounts(next) {
      accounts = next
      if (permitted && !locked) tellAccounts()
    },
    changeChain(next) {
      known.add(next)
      move(next)
    },
    lock: () => allow({ locked: true }),
    unlock: () => allow({ locked: false }),
    revoke: withdraw,
    hangUp: () => listeners.emit('disconnect', disconnected()),
    emit: listeners.emit,
    listenerCount: listeners.count,
  }
}

function isSingle(
  behaviour: WalletBehaviour | Readonly<Record<string, WalletBehaviour>>,
): behaviour is WalletBehaviour {
  if (typeof behaviour === 'string') return true
  return ['throws', 'throwsAtOnce', 'answers', 'late', 'decides'].some((key) => key in behaviour)
}

const listOf = (params: unknown): readonly unknown[] => (Array.isArray(params) ? params : [])

function namesContext(params: unknown): boolean {
  const [asked] = Array.isArray(params) ? params : []
  return typeof asked?.permissionContext === 'string'
}

/** `NaN` when the page asked for no chain at all. */
function chainIdOf(params: unknown): number {
  const [asked] = Array.isArray(params) ? params : []
  return /^0x[0-9a-f]+$/i.test(asked?.chainId) ? Number(asked.chainId) : Number.NaN
}

const toHex = (chainId: number) => `0x${chainId.toString(16)}`
