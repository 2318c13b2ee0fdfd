import { createPerformer, type WalletBehaviour } from '../wallet/behaviour.ts'
import { createListeners } from '../wallet/listeners.ts'
import { invalidParams, unauthorized } from '../wallet/providerErrors.ts'
import type { RecordedRequest } from '../wallet/scriptedWallet.ts'
import type { BitcoinWalletAccount } from './BitcoinWalletAccount.ts'
import {
  type BitcoinWalletAction,
  type BitcoinWalletCore,
  type MessageRequest,
  type PsbtRequest,
  type SatsProvider,
  satsInterface,
  standardInterface,
} from './bitcoinInterfaces.ts'
import { registerStandardWallet } from './registerStandardWallet.ts'

/** What a scripted Bitcoin wallet is made of. */
export interface ScriptedBitcoinWalletParameters {
  readonly name: string
  readonly icon?: string
  /**
   * How it is asked: by `bitcoin:*` features of the Wallet Standard, or by the request interface of
   * sats-connect.
   */
  readonly interface?: 'standard' | 'sats'
  /** By default a payment and an ordinals account on regtest, with a key that everybody knows. */
  readonly accounts?: readonly BitcoinWalletAccount[]
  /** Private keys in hexadecimal, by address; without one for an account, the wallet cannot sign for it. */
  readonly keys?: Readonly<Record<string, string>>
  /** Whether the user approved in an earlier visit. */
  readonly permitted?: boolean
  /** Whether the wallet starts locked: it shows no account until `unlock()` or an approved prompt. */
  readonly locked?: boolean
  readonly behaviour?: Partial<Readonly<Record<BitcoinWalletAction, WalletBehaviour>>>
  /** Sends a signed PSBT, or a transfer; resolves with the transaction's id. */
  send?(transaction: { psbt: Uint8Array } | { recipients: unknown }): Promise<string>
}

/** A Bitcoin wallet in a test's hands. */
export interface ScriptedBitcoinWallet {
  /** The object that is registered; its features can be changed. */
  readonly standard: { readonly features: Record<string, Record<string, unknown>> }
  readonly sats: SatsProvider
  /** Everything that was asked so far, oldest first. */
  readonly requests: readonly RecordedRequest[]
  /** Registers now and whenever an application starts, until the returned function is called. */
  register(page: EventTarget): () => void
  /** Is listed in `window.btc_providers`, under a path of the page. */
  list(page: object): void
  behave(action: BitcoinWalletAction, behaviour: WalletBehaviour): void
  /** Answers the prompt that made the wallet say that it was busy. */
  settlePending(answer?: 'approve' | 'reject'): void
  /** Lets everything answer that was told to be late. */
  answerLate(): void
  /** The user chooses other accounts; the page is told while it may see them. */
  changeAccounts(accounts: readonly BitcoinWalletAccount[]): void
  /** No accounts until the wallet is unlocked. The permission stays. */
  lock(): void
  unlock(): void
  /** The user takes the permission back in the wallet. */
  revoke(): void
  /** The wallet ends the connection, and is gone from the page. */
  hangUp(): void
  listenerCount(): number
}

const icon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 1 1%22/%3E'

/** Public knowledge: never use it for real money. */
const defaultKey = '0000000000000000000000000000000000000000000000000000000000000001'
/** The accounts of that key; written down, so that listing a wallet needs no cryptography. */
const defaultAccounts: readonly BitcoinWalletAccount[] = [
  {
    address: 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt080',
    publicKey: '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    purpose: 'payment',
    networks: ['bitcoin:regtest'],
  },
  {
    address: 'bcrt1pmfr3p9j00pfxjh0zmgp99y8zftmd3s5pmedqhyptwy6lm87hf5ssm803es',
    publicKey: '79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798',
    purpose: 'ordinals',
    networks: ['bitcoin:regtest'],
  },
]

/**
 * A Bitcoin wallet that does what the test says, for unit and browser tests. Its signatures are real;
 * `@scure/btc-signer` and `@noble/curves` are loaded for the first one.
 *
 * @example
 * import { createFakePlatform, createScriptedBitcoinWallet } from '@foyer/testing'
 *
 * const platform = createFakePlatform()
 * const wallet = createScriptedBitcoinWallet({ name: 'Acorn' })
 * wallet.register(platform.window)
 * wallet.behave('signMessage', 'reject')
 */
export function createScriptedBitcoinWallet({
  name,
  icon: given = icon,
  interface: kind = 'standard',
  accounts: initialAccounts = defaultAccounts,
  keys = Object.fromEntries(defaultAccounts.map(({ address }) => [address, defaultKey])),
  permitted: initiallyPermitted = false,
  locked: initiallyLocked = false,
  behaviour = {},
  send = () => Promise.reject(invalidParams('This wallet sends nothing.')),
}: ScriptedBitcoinWalletParameters): ScriptedBitcoinWallet {
  let accounts = initialAccounts
  let permitted = initiallyPermitted
  let locked = initiallyLocked
  let stops: (() => void)[] = []
  const behaviours = new Map<string, WalletBehaviour>(Object.entries(behaviour))
  const requests: RecordedRequest[] = []
  const listeners = createListeners()
  const performer = createPerformer()

  const visible = () => (permitted && !locked ? accounts : [])
  const changed = () => listeners.emit('changed', undefined)
  /** Changes what the page may see, and tells it when that makes a difference. */
  const allow = (changes: { permitted?: boolean; locked?: boolean }) => {
    const before = visible().length
    permitted = changes.permitted ?? permitted
    locked = changes.locked ?? locked
    if (visible().length !== before) changed()
  }
  // The prompt asks for the password first.
  const permit = () => allow({ permitted: true, locked: false })
  const keyOf = (address: string) => {
    const key = visible().some((account) => account.address === address) && keys[address]
    if (!key) throw unauthorized()
    return Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  }
  const approvals: Record<BitcoinWalletAction, (params: never) => unknown> = {
    accounts: visible,
    connect() {
      permit()
      return visible()
    },
    disconnect: () => allow({ permitted: false }),
    changeNetwork({ name: wanted }: { name: string }) {
      const network = `bitcoin:${wanted.toLowerCase()}`
      const known = accounts.some(({ networks }) => networks.includes(network))
      if (!known) throw invalidParams(`The network ${wanted} is not known.`)
      accounts = accounts.map((account) => ({ ...account, networks: [network] }))
      changed()
    },
    async signMessage({ address, message, protocol }: MessageRequest) {
      const privateKey = keyOf(address)
      const { signBitcoinMessage } = await import('./bitcoinSigner.ts')
      const purpose = accounts.find((account) => account.address === address)?.purpose ?? 'payment'
      return signBitcoinMessage({ privateKey, purpose, message, protocol })
    },
    async signPsbt({ psbt, inputs, broadcast }: PsbtRequest) {
      const keyed = inputs.map(({ address, index }) => ({ privateKey: keyOf(address), index }))
      const { signBitcoinPsbt } = await import('./bitcoinSigner.ts')
      const signed = signBitcoinPsbt({ psbt, inputs: keyed })
      return { psbt: signed, ...(broadcast && { txid: await send({ psbt: signed }) }) }
    },
    sendTransfer: ({ recipients }: { recipients: unknown }) => send({ recipients }),
  }
  const core: BitcoinWalletCore = {
    ...{ name, icon: given, accounts: visible },
    networks: [...new Set(initialAccounts.flatMap(({ networks }) => networks))],
    async ask(action, params, format) {
      requests.push({ method: action, params })
      return performer.perform({
        method: action,
        behaviour: behaviours.get(action) ?? 'approve',
        approve: async () => format((await approvals[action](params as never)) as never),
      })
    },
    on(event, listener) {
      listeners.add(event, listener)
      return () => listeners.remove(event, listener)
    },
  }
  const sats = satsInterface(core)
  const standard = standardInterface(core)
  const bare = { 'sats-connect:': { version: '1.0.0', provider: sats } }
  const registered = kind === 'standard' ? standard : { ...standard, accounts: [], features: bare }

  return {
    standard: registered,
    sats,
    requests,
    register(page) {
      const stop = registerStandardWallet(page, registered)
      stops.push(stop)
      return stop
    },
    list(page) {
      const path = `${name.replace(/\W/g, '')}Provider`
      const target = page as Record<string, unknown>
      target[path] = sats
      const listed = Array.isArray(target.btc_providers) ? target.btc_providers : []
      target.btc_providers = [...listed, { id: path, name, icon: given }]
    },
    behave: (action, next) => void behaviours.set(action, next),
    settlePending(answer = 'approve') {
      behaviours.set('connect', answer)
      if (answer === 'approve') permit()
    },
    answerLate: performer.answerLate,
    changeAccounts(next) {
      accounts = next
      if (permitted && !locked) changed()
    },
    lock: () => allow({ locked: true }),
    unlock: () => allow({ locked: false }),
    revoke: () => allow({ permitted: false }),
    hangUp() {
      listeners.emit('hungUp', undefined)
      for (const stop of stops) stop()
      stops = []
    },
    listenerCount: listeners.count,
  }
}
