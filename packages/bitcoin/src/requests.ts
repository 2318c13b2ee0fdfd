import { type AdapterHost, WalletError, walletFailed } from '@foyer/core/adapter'
import { readAddress } from '@foyer/siwx/bitcoin'
import { readBytes } from './bytes.ts'
import { chainOf } from './chains.ts'
import type { BitcoinConnection } from './connection.ts'
import type { InputToSign, KnownWallet, MessageProtocol } from './wallets/BitcoinWallet.ts'

/** What a connected wallet is asked, with its answers checked. */
export interface WalletRequests {
  /**
   * The signature in bytes; it verifies against the account.
   *
   * @param protocol BIP-322 unless said; wallets of the Wallet Standard choose by themselves
   */
  signMessage(parameters: {
    readonly address: string
    readonly message: Uint8Array
    readonly protocol?: MessageProtocol | undefined
  }): Promise<Uint8Array>
  /** The same PSBT with signatures on the chosen inputs and with nothing else. */
  signPsbt(parameters: {
    readonly psbt: Uint8Array
    readonly inputs: readonly InputToSign[]
    readonly broadcast?: boolean | undefined
  }): Promise<{ readonly psbt: Uint8Array; readonly txid: string | null }>
  /** Resolves with the transaction's id. */
  sendTransfer(parameters: {
    readonly recipients: readonly { readonly address: string; readonly amountAtomic: bigint }[]
    readonly from?: string | undefined
  }): Promise<string>
}

/** Signatures of one key are far shorter. */
const maxSignatureBytes = 4_096
/** Nodes relay no larger transaction; a PSBT carries those that it spends besides. */
const maxPsbtBytes = 4_000_000
/** All there will ever be, in satoshis. */
const mostAtomic = 2_100_000_000_000_000n

let lastId = 0

/** Asks the wallet of a connection, in the same turn. What checks the answers is loaded meanwhile. */
export function askWallet({
  connection,
  wallet,
  host,
}: {
  connection: BitcoinConnection
  wallet: KnownWallet
  host: Pick<AdapterHost, 'requestChanged' | 'transactionSent'>
}): WalletRequests {
  const ask = async <value>(method: string, perform: () => Promise<value>): Promise<value> => {
    const request = { id: ++lastId, method, chainId: `bip122:${connection.chainReference}` }
    host.requestChanged({ ...request, status: 'pending' })
    try {
      const result = await perform()
      host.requestChanged({ ...request, status: 'approved' })
      return result
    } catch (thrown) {
      const error = WalletError.from(thrown)
      const status = error.kind === 'declined' ? 'declined' : 'failed'
      host.requestChanged({ ...request, status })
      throw error
    }
  }
  /** @throws when the wallet does not show this account */
  const accountOf = (address: string) => {
    const written = readAddress(address)?.address
    const account = connection.accounts.find((shown) => shown.address === written)
    if (!account) throw walletFailed('The wallet does not show this account. Choose another.', 0)
    return account
  }
  const chain = () => {
    const found = chainOf(connection.chainReference)
    if (!found) throw walletFailed('The wallet is on no network of Bitcoin.', 0)
    return found
  }
  return {
    async signMessage({ address, message, protocol = protocolFor(address) }) {
      const account = accountOf(address)
      const { signMessage } = wallet
      if (!signMessage) throw cannot('sign messages')
      return ask('signMessage', async () => {
        const answer = signMessage({ address: account.address, message, protocol })
        const checks = loaded(import('@foyer/siwx/bitcoin'))
        const signature = readBytes(await answer, maxSignatureBytes)
        if (!signature) throw unreadable()
        const { isBitcoinSignature } = await checks
        if (!isBitcoinSignature({ address: account.address, message, signature }))
          throw walletFailed(
            'The wallet gave a signature that is not of this account. Try again.',
            0,
          )
        return signature
      })
    },
    async signPsbt({ psbt, inputs, broadcast = false }) {
      const accounts = inputs.map((input) => ({ ...input, account: accountOf(input.address) }))
      const method = broadcast ? wallet.sendPsbt : wallet.signPsbt
      if (!method) throw cannot(broadcast ? 'send transactions' : 'sign transactions')
      if (inputs.length === 0) throw walletFailed('No input is to be signed.', 0)
      return ask('signPsbt', async () => {
        const answer = method({ psbt, inputs, chain: chain() })
        const checks = loaded(import('./checks/psbt.ts'))
        const given = await answer
        const { signedPsbt, transactionIdOf } = await checks
        const txid = broadcast ? readTransactionId(given.txid) : null
        if (broadcast) host.transactionSent?.()
        const bytes = readBytes(given.psbt, maxPsbtBytes)
        // A wallet that sends need not show what it sent.
        if (!bytes && !broadcast) throw unreadable()
        if (txid !== null && txid !== (transactionIdOf(psbt) ?? txid))
          throw walletFailed('The wallet sent another transaction than it was asked to.', txid)
        return { psbt: bytes ? signedPsbt({ asked: psbt, given: bytes, accounts }) : psbt, txid }
      })
    },
    async sendTransfer({ recipients, from = connection.accounts[0]?.address ?? '' }) {
      const account = accountOf(from)
      const { sendTransfer } = wallet
      if (!sendTransfer) throw cannot('send')
      const { prefix } = chain()
      for (const { address, amountAtomic } of recipients)
        if (
          !readAddress(address)?.prefixes.includes(prefix) ||
          amountAtomic <= 0n ||
          amountAtomic > mostAtomic
        )
          throw walletFailed('Please enter a valid amount and receiver address', address)
      if (recipients.length === 0)
        throw walletFailed('Please enter a valid amount and receiver address', 0)
      return ask('sendTransfer', async () => {
        const txid = readTransactionId(await sendTransfer({ from: account.address, recipients }))
        host.transactionSent?.()
        return txid
      })
    },
  }
}

/** Loads while the wallet asks its user; a failure counts once it is needed. */
function loaded<module>(loading: Promise<module>): Promise<module> {
  loading.catch(() => {}) // the caller gets the error
  return loading
}

/** BIP-322 has no short form for the oldest addresses; every wallet signs for them as BIP-137 says. */
const protocolFor = (address: string): MessageProtocol =>
  readAddress(address)?.kind === 'p2pkh' ? 'ECDSA' : 'BIP322'

function readTransactionId(value: unknown): string {
  if (typeof value !== 'string' || !/^[\da-f]{64}$/i.test(value)) throw unreadable()
  return value.toLowerCase()
}

const unreadable = () =>
  walletFailed('The wallet gave an answer that cannot be read. Try again.', null)

const cannot = (what: string) => walletFailed(`This wallet cannot ${what}. Try another one.`, null)
