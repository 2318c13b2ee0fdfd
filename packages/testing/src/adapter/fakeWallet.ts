import type { SignInParameters, WalletAccount } from '@foyer/core/adapter'
import { createPerformer, type WalletBehaviour } from '../wallet/behaviour.ts'
import { createListeners } from '../wallet/listeners.ts'
import { unknownChain } from '../wallet/providerErrors.ts'
import type { RecordedRequest } from '../wallet/scriptedWallet.ts'

/** What a fake wallet can be asked for. */
export type FakeWalletAction =
  | 'connect'
  | 'accounts'
  | 'switchNetwork'
  | 'addNetwork'
  | 'disconnect'
  | 'balance'
  | 'send'
  | 'signMessage'
  | 'signIn'

/** Addresses, or accounts with what the wallet says of them. */
type FakeAccounts = readonly (string | WalletAccount)[]

/** What a fake wallet is made of. */
export interface FakeWalletParameters {
  readonly id: string
  readonly name: string
  /** At least one; the first is the active one. */
  readonly accounts: FakeAccounts
  /** CAIP-2 reference of the chain it starts on. */
  readonly reference: string
  /** Chains it can move to besides that one. */
  readonly knownReferences?: readonly string[]
  readonly imageUrl?: string
  /** Whether the user approved in an earlier visit. */
  readonly permitted?: boolean
  /** Whether the wallet starts locked: it shows no account until `unlock()` or an approved prompt. */
  readonly locked?: boolean
  /** Whether it signs in, with one prompt, and while it connects. */
  readonly signsIn?: boolean
  /** `false` for a wallet that comes later, when the test calls `appear()`. */
  readonly present?: boolean
  readonly balanceAtomic?: bigint
  readonly behaviour?: Partial<Readonly<Record<FakeWalletAction, WalletBehaviour>>>
}

/** A wallet of a fake chain family, in a test's hands. */
export interface FakeWallet {
  readonly id: string
  readonly name: string
  readonly imageUrl: string | null
  /** Everything that was asked so far, oldest first. */
  readonly requests: readonly RecordedRequest[]
  readonly present: boolean
  readonly signsIn: boolean
  readonly reference: string
  /** Shows itself to every page that looks for wallets. */
  appear(): void
  behave(action: FakeWalletAction, behaviour: WalletBehaviour): void
  /** Answers the prompt that made the wallet say that it was busy. */
  settlePending(answer?: 'approve' | 'reject'): void
  /** Lets everything answer that was told to be late. */
  answerLate(): void
  /** The user chooses other accounts; the page is told while it may see them. */
  changeAccounts(accounts: FakeAccounts): void
  /** The user chooses another chain. */
  changeNetwork(reference: string): void
  /** No accounts until the wallet is unlocked. The permission stays. */
  lock(): void
  /** The user unlocks the wallet in its own window; the page is told when it may see accounts. */
  unlock(): void
  hangUp(): void
  /** What a page may see now; asks nobody. */
  shown(): FakeAccounts
  /** The adapter's side: asks for something. */
  ask(action: FakeWalletAction, params?: unknown): Promise<unknown>
  /** The adapter's side: listens until the returned function is called. */
  on(event: FakeWalletEvent, listener: (value: never) => void): () => void
  listenerCount(): number
}

/** What a fake wallet tells by itself. */
export type FakeWalletEvent = 'appeared' | 'accountsChanged' | 'networkChanged' | 'hungUp'

/**
 * A wallet of no particular chain family, for `fakeAdapter`.
 *
 * @example
 * import { createFakeWallet } from '@foyer/testing'
 *
 * const wallet = createFakeWallet({
 *   id: 'ember',
 *   name: 'Ember',
 *   accounts: ['4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'],
 *   reference: 'local',
 * })
 * wallet.behave('connect', 'reject')
 */
export function createFakeWallet({
  id,
  name,
  accounts: initialAccounts,
  reference: initialReference,
  knownReferences = [],
  imageUrl = '',
  permitted: initiallyPermitted = false,
  locked: initiallyLocked = false,
  signsIn = false,
  present: initiallyPresent = true,
  balanceAtomic = 0n,
  behaviour = {},
}: FakeWalletParameters): FakeWallet {
  let accounts = initialAccounts
  let reference = initialReference
  let permitted = initiallyPermitted
  let locked = initiallyLocked
  let present = initiallyPresent
  const known = new Set([initialReference, ...knownReferences])
  const behaviours = new Map<string, WalletBehaviour>(Object.entries(behaviour))
  const requests: RecordedRequest[] = []
  const listeners = createListeners()
  const performer = createPerformer()

  const visible = () => (permitted && !locked ? [...accounts] : [])
  /** Changes what the page may see, and tells it when that makes a difference. */
  const allow = (changes: { permitted?: boolean; locked?: boolean }) => {
    const before = visible().length
    permitted = changes.permitted ?? permitted
    locked = changes.locked ?? locked
    if (visible().length !== before) listeners.emit('accountsChanged', visible())
  }
  // The prompt asks for the password first.
  const permit = () => allow({ permitted: true, locked: false })
  const move = (next: string) => {
    if (next === reference) return
    reference = next
    listeners.emit('networkChanged', reference)
  }
  const approvals: Record<FakeWalletAction, (params: unknown) => unknown> = {
    accounts: visible,
    balance: () => balanceAtomic,
    send: () => 'transaction',
    signMessage: (message) => `signed ${message}`,
    signIn(asked) {
      permit()
      const [first = ''] = visible()
      const account = typeof first === 'string' ? first : first.address
      const message = signInText(asked as SignInParameters, account)
      return { account, message, signature: `signed ${message}` }
    },
    connect() {
      permit()
      return visible()
    },
    switchNetwork(params) {
      const next = String(params)
      if (!known.has(next)) throw unknownChain(next)
      move(next)
    },
    addNetwork: (params) => void known.add(String(params)),
    disconnect: () => allow({ permitted: false }),
  }

  return {
    id,
    name,
    imageUrl: imageUrl || null,
    requests,
    signsIn,
    get present() {
      return present
    },
    get reference() {
      return reference
    },
    appear() {
      present = true
      listeners.emit('appeared', undefined)
    },
    behave: (action, next) => void behaviours.set(action, next),
    settlePending(answer = 'approve') {
      behaviours.set('connect', answer)
      if (answer === 'approve') permit()
    },
    answerLate: performer.answerLate,
    changeAccounts(next) {
      accounts = next
      if (permitted && !locked) listeners.emit('accountsChanged', visible())
    },
    changeNetwork(next) {
      known.add(next)
      move(next)
    },
    lock: () => allow({ locked: true }),
    unlock: () => allow({ locked: false }),
    shown: visible,
    hangUp: () => listeners.emit('hungUp', undefined),
    ask(action, params) {
      requests.push({ method: action, params })
      const chosen = behaviours.get(action) ?? 'approve'
      // A wallet refuses an unknown chain by itself, before there is anything to reject.
      const needsNoPerson =
        chosen === 'reject' && action === 'switchNetwork' && !known.has(String(params))
      return performer.perform({
        method: action,
        behaviour: needsNoPerson ? 'approve' : chosen,
        approve: () => approvals[action](params),
      })
    },
    on(event, listener) {
      listeners.add(event, listener)
      return () => listeners.remove(event, listener)
    },
    listenerCount: listeners.count,
  }
}

/** As CAIP-122 writes it. */
function signInText({ network, ...asked }: SignInParameters, account: string): string {
  const { resources = [] } = asked
  const fields = [
    ['URI', asked.uri],
    ['Version', '1'],
    ['Chain ID', network.caipNetworkId.slice(network.chainNamespace.length + 1)],
    ['Nonce', asked.nonce],
    ['Issued At', asked.issuedAt],
    ['Expiration Time', asked.expiresAt],
    ['Not Before', asked.notBefore],
    ['Request ID', asked.requestId],
  ]
  return [
    `${asked.domain} wants you to sign in with your Fake account:`,
    account,
    '',
    ...(asked.statement === undefined ? [] : [asked.statement]),
    '',
    ...fields.filter(([, value]) => value !== undefined).map((field) => field.join(': ')),
    ...(resources.length > 0 ? ['Resources:', ...resources.map((one) => `- ${one}`)] : []),
  ].join('\n')
}
