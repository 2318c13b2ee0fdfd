import type { BitcoinWalletAccount } from './BitcoinWalletAccount.ts'

/** What a Bitcoin wallet for tests can be asked for. */
export type BitcoinWalletAction =
  | 'connect'
  | 'accounts'
  | 'disconnect'
  | 'changeNetwork'
  | 'signMessage'
  | 'signPsbt'
  | 'sendTransfer'

/** A wallet without its interface. */
export interface BitcoinWalletCore {
  readonly name: string
  readonly icon: string
  readonly networks: readonly string[]
  /** What the page may see now. */
  accounts(): readonly BitcoinWalletAccount[]
  /** @param format writes what the wallet agreed to as the interface has it */
  ask(
    action: BitcoinWalletAction,
    params: unknown,
    format: (result: never) => unknown,
  ): Promise<unknown>
  on(event: 'changed' | 'hungUp', listener: () => void): () => void
}

/** What a wallet is asked to sign of a PSBT. */
export interface PsbtRequest {
  readonly psbt: Uint8Array
  readonly inputs: readonly { readonly address: string; readonly index: number }[]
  readonly broadcast: boolean
}

/** What a wallet is asked to sign of a text. */
export interface MessageRequest {
  readonly address: string
  readonly message: Uint8Array
  readonly protocol: 'BIP322' | 'ECDSA'
}

/**
 * The wallet as an object of the Wallet Standard, with the features of Bitcoin.
 *
 * @see https://github.com/ExodusMovement/bitcoin-wallet-standard
 */
export function standardInterface(core: BitcoinWalletCore): {
  readonly features: Record<string, Record<string, unknown>>
  readonly accounts: readonly object[]
} {
  const version = '1.0.0'
  const shown = (accounts: readonly BitcoinWalletAccount[]) => ({
    accounts: accounts.map(standardAccount),
  })
  const connect = (input?: { silent?: boolean }) =>
    core.ask(input?.silent ? 'accounts' : 'connect', undefined, shown)
  const sign = (
    { psbt, inputsToSign }: StandardTransaction,
    broadcast: boolean,
    format: (signed: { psbt: Uint8Array; txid?: string }) => unknown,
  ) => {
    const inputs = inputsToSign.flatMap(({ account: { address }, signingIndexes }) =>
      signingIndexes.map((index) => ({ address, index })),
    )
    return core.ask('signPsbt', { psbt, inputs, broadcast } satisfies PsbtRequest, format)
  }
  return {
    ...{ version, name: core.name, icon: core.icon, chains: core.networks },
    get accounts() {
      return core.accounts().map(standardAccount)
    },
    features: {
      'standard:connect': { version, connect },
      'standard:disconnect': {
        version,
        disconnect: () => core.ask('disconnect', undefined, () => undefined),
      },
      'standard:events': {
        version,
        on: (_event: 'change', listener: (change: object) => void) =>
          core.on('changed', () => listener(shown(core.accounts()))),
      },
      'bitcoin:connect': { version, connect: () => connect() },
      'bitcoin:signMessage': {
        version,
        signMessage: ({ account: { address }, message }: StandardMessage) =>
          core.ask(
            'signMessage',
            { address, message, protocol: 'BIP322' } satisfies MessageRequest,
            (signature: Uint8Array) => [{ signedMessage: message, signature }],
          ),
      },
      'bitcoin:signTransaction': {
        version,
        signTransaction: (transaction: StandardTransaction) =>
          sign(transaction, false, ({ psbt }) => [{ signedPsbt: psbt }]),
      },
      'bitcoin:signAndSendTransaction': {
        version,
        signAndSendTransaction: (transaction: StandardTransaction) =>
          sign(transaction, true, ({ txid }) => [{ txId: txid }]),
      },
    },
  }
}

interface StandardMessage {
  readonly account: { readonly address: string }
  readonly message: Uint8Array
}

interface StandardTransaction {
  readonly psbt: Uint8Array
  readonly inputsToSign: readonly {
    readonly account: { readonly address: string }
    readonly signingIndexes: readonly number[]
  }[]
}

const standardAccount = ({ address, publicKey, purpose, networks }: BitcoinWalletAccount) => ({
  ...{ address, purpose, chains: networks },
  publicKey: fromHex(publicKey),
  features: ['bitcoin:signMessage', 'bitcoin:signTransaction'],
})

/**
 * The wallet as a provider of sats-connect: answers are those of JSON-RPC.
 *
 * @see https://docs.xverse.app/sats-connect
 */
export function satsInterface(core: BitcoinWalletCore): SatsProvider {
  const named = () => {
    const [network = 'bitcoin:regtest'] = core.accounts()[0]?.networks ?? core.networks
    const name = network.slice('bitcoin:'.length)
    return { bitcoin: { name: `${name.charAt(0).toUpperCase()}${name.slice(1)}` } }
  }
  const addressesOf = (accounts: readonly BitcoinWalletAccount[]) =>
    accounts.map(({ address, publicKey, purpose }) => ({ address, publicKey, purpose }))
  const shown = (accounts: readonly BitcoinWalletAccount[]) => ({
    ...{ addresses: addressesOf(accounts), network: named(), walletType: 'software' },
  })
  const methods: Record<string, (params: never) => Promise<unknown>> = {
    wallet_connect: () => core.ask('connect', undefined, shown),
    wallet_getAccount: () => core.ask('accounts', undefined, shown),
    getAccounts: () => core.ask('connect', undefined, addressesOf),
    wallet_disconnect: () => core.ask('disconnect', undefined, () => null),
    wallet_changeNetwork: (params) => core.ask('changeNetwork', params, () => null),
    signMessage: ({ address, message, protocol = 'BIP322' }: SatsMessage) =>
      core.ask(
        'signMessage',
        { address, message: new TextEncoder().encode(message), protocol } satisfies MessageRequest,
        (signature: Uint8Array) => ({ address, protocol, signature: toBase64(signature) }),
      ),
    signPsbt: ({ psbt, signInputs, broadcast = false }: SatsPsbt) =>
      core.ask(
        'signPsbt',
        {
          psbt: fromBase64(psbt),
          inputs: Object.entries(signInputs).flatMap(([address, indexes]) =>
            indexes.map((index) => ({ address, index })),
          ),
          broadcast,
        } satisfies PsbtRequest,
        (signed: { psbt: Uint8Array; txid?: string }) => ({
          psbt: toBase64(signed.psbt),
          ...(signed.txid !== undefined && { txid: signed.txid }),
        }),
      ),
    sendTransfer: (params) => core.ask('sendTransfer', params, (txid: string) => ({ txid })),
  }
  return {
    async request(method, params) {
      const perform = Object.hasOwn(methods, method) ? methods[method] : undefined
      const answered = { jsonrpc: '2.0', id: null }
      if (!perform) return { ...answered, error: { code: -32601, message: 'Method not found' } }
      try {
        return { ...answered, result: await perform((params ?? {}) as never) }
      } catch (error) {
        // Only a refusal has a code of this interface's own; the rest is thrown, as real wallets do.
        if ((error as { code?: unknown } | null)?.code !== 4001) throw error
        return { ...answered, error: { code: -32000, message: 'User rejected the request' } }
      }
    },
    addListener({ eventName, cb }) {
      if (eventName === 'disconnect') return core.on('hungUp', () => cb({ type: eventName }))
      if (eventName !== 'accountChange') return () => {}
      return core.on('changed', () =>
        cb({ type: eventName, addresses: addressesOf(core.accounts()), ...named() }),
      )
    },
  }
}

/** What `window.btc_providers` leads to. */
export interface SatsProvider {
  request(method: string, params?: unknown): Promise<unknown>
  addListener(listener: { eventName: string; cb(event: unknown): void }): () => void
}

interface SatsMessage {
  readonly address: string
  readonly message: string
  readonly protocol?: 'BIP322' | 'ECDSA'
}

interface SatsPsbt {
  readonly psbt: string
  readonly signInputs: Readonly<Record<string, readonly number[]>>
  readonly broadcast?: boolean
}

const fromHex = (text: string) =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
