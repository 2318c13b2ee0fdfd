import { createPerformer, type WalletBehaviour } from '../wallet/behaviour.ts'
import { createListeners } from '../wallet/listeners.ts'
import type { RecordedRequest } from '../wallet/scriptedWallet.ts'
import { publicKeyOf } from './base58.ts'
import { registerWallet } from './registerWallet.ts'

/** What a scripted Solana wallet can be asked for, by the name of the method in its feature. */
export type SolanaWalletAction =
  | 'connect'
  | 'disconnect'
  | 'signMessage'
  | 'signTransaction'
  | 'signAndSendTransaction'
  | 'signIn'

/** What a scripted Solana wallet is made of. */
export interface ScriptedSolanaWalletParameters {
  readonly name: string
  readonly icon?: string
  /** Base58; the first is the active one. */
  readonly accounts: readonly string[]
  /** By address: Ed25519 keys as 32 hexadecimal bytes. Without its key an account cannot sign. */
  readonly privateKeys?: Readonly<Record<string, string>>
  /** `solana:mainnet` and `solana:devnet` unless given. */
  readonly chains?: readonly string[]
  /** Whether the user approved in an earlier visit. */
  readonly permitted?: boolean
  /** Those that it does not have. */
  readonly lacks?: readonly SolanaWalletAction[]
  /** Sends a signed transaction. */
  send?(signedTransaction: Uint8Array): Promise<unknown>
}

/** A Solana wallet in a test's hands. */
export interface ScriptedSolanaWallet {
  /** What registers itself: a wallet of the Wallet Standard. */
  readonly wallet: object
  /** Everything that was asked so far, oldest first; `connect` without a prompt is `connect silently`. */
  readonly requests: readonly RecordedRequest[]
  /** Registers now and whenever a page is ready. Returns what takes it away. */
  register(page: EventTarget): () => void
  /** Registers once, as a wallet whose script came after the page had asked. */
  registerLate(page: EventTarget): void
  behave(action: SolanaWalletAction, behaviour: WalletBehaviour): void
  /** Answers the prompt that made the wallet say that it was busy. */
  settlePending(answer?: 'approve' | 'reject'): void
  /** Lets everything answer that was told to be late. */
  answerLate(): void
  /** The user chooses other accounts; the page is told while it may see them. */
  changeAccounts(accounts: readonly string[]): void
  /** The wallet serves other networks from now on. */
  changeChains(chains: readonly string[]): void
  /** Takes away a feature. */
  removeAction(action: SolanaWalletAction): void
  /** No accounts until the wallet is unlocked. The permission stays. */
  lock(): void
  /** The user unlocks the wallet in its own window. */
  unlock(): void
  /** The user takes the permission back in the wallet. */
  revoke(): void
  /** Leaves every page that it registered with. */
  leave(): void
  listenerCount(): number
}

const defaultIcon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 1 1%22/%3E'

const names: readonly SolanaWalletAction[] = [
  'signMessage',
  'signTransaction',
  'signAndSendTransaction',
  'signIn',
]

/**
 * A wallet of the Wallet Standard for Solana that does what the test says, for unit and browser tests.
 *
 * Like a real one it shows no account before it was approved, and tells the page what changes.
 *
 * @example
 * import { createFakePlatform, createScriptedSolanaWallet } from '@foyer/testing'
 *
 * const platform = createFakePlatform()
 * const wallet = createScriptedSolanaWallet({
 *   name: 'Acorn',
 *   accounts: ['4Nd1mYwHq8rQkX3eUuFQqMbcW1q1Hq8rQkX3eUuFQqMb'],
 * })
 * wallet.register(platform.window)
 * wallet.behave('connect', 'reject')
 */
export function createScriptedSolanaWallet({
  name,
  icon = defaultIcon,
  accounts: initialAccounts,
  privateKeys = {},
  chains: initialChains = ['solana:mainnet', 'solana:devnet'],
  permitted: initiallyPermitted = false,
  lacks = [],
  send = () => Promise.reject(new Error('This wallet has no node.')),
}: ScriptedSolanaWalletParameters): ScriptedSolanaWallet {
  let addresses = initialAccounts
  let chains = initialChains
  let permitted = initiallyPermitted
  let locked = false
  const lost = new Set(lacks)
  const behaviours = new Map<SolanaWalletAction, WalletBehaviour>()
  const requests: RecordedRequest[] = []
  const listeners = createListeners()
  const performer = createPerformer()
  const registrations: (() => void)[] = []
  const known = new Map<string, object>()
  const accountOf = (address: string) => {
    // One object as long as nothing about it changes, as real wallets have it.
    const key = `${address} ${chains.join()}`
    const account = known.get(key) ?? {
      ...{ address, publicKey: publicKeyOf(address), chains },
      features: names.filter((one) => !lost.has(one)).map((one) => `solana:${one}`),
    }
    known.set(key, account)
    return account
  }
  const visible = () => (permitted && !locked ? addresses.map(accountOf) : [])
  const changed = (what: object) => listeners.emit('change', what)
  /** Changes what the page may see, and tells it when that makes a difference. */
  const allow = (changes: { permitted?: boolean; locked?: boolean }) => {
    const before = visible().length
    permitted = changes.permitted ?? permitted
    locked = changes.locked ?? locked
    if (visible().length !== before) changed({ accounts: visible() })
  }
  // The prompt asks for the password first.
  const permit = () => allow({ permitted: true, locked: false })
  const keyOf = (account: { address: string }) => {
    const privateKey = privateKeys[account.address]
    if (!privateKey) throw new Error('This wallet has no key for the account.')
    return { publicKey: publicKeyOf(account.address), privateKey }
  }
  const signer = () => import('./solanaSigner.ts')

  const approvals: Record<SolanaWalletAction, (inputs: readonly Input[]) => unknown> = {
    connect() {
      permit()
      return { accounts: visible() }
    },
    disconnect: () => allow({ permitted: false }),
    async signMessage(inputs) {
      const { sign } = await signer()
      return inputs.map(({ account, message }) => ({
        signedMessage: message,
        signature: sign(message, keyOf(account).privateKey),
      }))
    },
    async signTransaction(inputs) {
      const { signTransaction } = await signer()
      return inputs.map(({ account, transaction }) => {
        const { signedTransaction } = signTransaction(transaction, keyOf(account))
        return { signedTransaction }
      })
    },
    async signAndSendTransaction(inputs) {
      const { signTransaction } = await signer()
      const answers: object[] = []
      for (const { account, transaction } of inputs) {
        const { signedTransaction, signature } = signTransaction(transaction, keyOf(account))
        await send(signedTransaction)
        answers.push({ signature })
      }
      return answers
    },
    async signIn(inputs) {
      permit()
      const { sign, signInText } = await signer()
      return inputs.map((input) => {
        const [account] = visible() as { address: string }[]
        if (!account) throw new Error('The wallet is locked.')
        const { address } = account
        const text = signInText({ ...input }, { address, domain: 'localhost' })
        const signedMessage = new TextEncoder().encode(text)
        return { account, signedMessage, signature: sign(signedMessage, keyOf(account).privateKey) }
      })
    },
  }

  const ask = (action: SolanaWalletAction, inputs: readonly Input[]) => {
    requests.push({ method: action, params: inputs })
    return performer.perform({
      method: action,
      behaviour: behaviours.get(action) ?? 'approve',
      approve: () => approvals[action](inputs),
    })
  }
  const features = () => ({
    'standard:connect': {
      version: '1.0.0',
      connect(input?: { silent?: boolean }) {
        if (!input?.silent) return ask('connect', [])
        requests.push({ method: 'connect silently', params: input })
        return Promise.resolve({ accounts: visible() })
      },
    },
    'standard:events': {
      version: '1.0.0',
      on(event: string, listener: (value: never) => void) {
        listeners.add(event, listener)
        return () => listeners.remove(event, listener)
      },
    },
    ...(!lost.has('disconnect') && {
      'standard:disconnect': { version: '1.0.0', disconnect: () => ask('disconnect', []) },
    }),
    ...Object.fromEntries(
      names
        .filter((one) => !lost.has(one))
        .map((one) => [
          `solana:${one}`,
          {
            version: '1.0.0',
            ...(one.endsWith('Transaction') && { supportedTransactionVersions: ['legacy', 0] }),
            [one]: (...inputs: Input[]) => ask(one, inputs),
          },
        ]),
    ),
  })
  const wallet = {
    ...{ version: '1.0.0', name, icon },
    get chains() {
      return chains
    },
    get features() {
      return features()
    },
    get accounts() {
      return visible()
    },
  }

  return {
    wallet,
    requests,
    register(page) {
      const leave = registerWallet(page, wallet)
      registrations.push(leave)
      return leave
    },
    registerLate(page) {
      const detail = (api: { register(wallet: object): () => void }) => {
        registrations.push(api.register(wallet))
      }
      page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
    },
    behave: (action, next) => void behaviours.set(action, next),
    settlePending(answer = 'approve') {
      behaviours.set('connect', answer)
      if (answer === 'approve') permit()
    },
    answerLate: performer.answerLate,
    changeAccounts(next) {
      addresses = next
      if (permitted && !locked) changed({ accounts: visible() })
    },
    changeChains(next) {
      chains = next
      changed({ chains, accounts: visible() })
    },
    removeAction: (action) => void lost.add(action),
    lock: () => allow({ locked: true }),
    unlock: () => allow({ locked: false }),
    revoke: () => allow({ permitted: false }),
    leave() {
      for (const off of registrations.splice(0)) off()
    },
    listenerCount: listeners.count,
  }
}

interface Input {
  readonly account: { readonly address: string }
  readonly message: Uint8Array
  readonly transaction: Uint8Array
}
