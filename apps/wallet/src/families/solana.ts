import { ed25519 } from '@noble/curves/ed25519.js'
import {
  getBase58Decoder,
  getBase58Encoder,
  getBase64Decoder,
  getBase64Encoder,
  getTransactionDecoder,
  getTransactionEncoder,
} from '@solana/kit'
import type {
  ChainFamily,
  FamilyRequest,
  Intent,
  WalletAccount,
  WalletNetwork,
} from './ChainFamily.ts'
import { RpcError } from './RpcError.ts'

/** An account with the key that everybody knows. */
interface SolanaAccount extends WalletAccount {
  /** The 32 bytes that an Ed25519 key is made from. */
  readonly privateKey: string
}

interface Surroundings {
  readonly networks: readonly WalletNetwork[]
  readonly accounts: readonly SolanaAccount[]
}

type Reader = (
  request: FamilyRequest & { params: Readonly<Record<string, unknown>> },
  all: Surroundings,
) => Intent

/** More in one prompt cannot be read by anybody. */
const maxTransactions = 20
const maxTransactionLength = 1_700

/** Solana: messages and transactions, signed or signed and sent. */
export function solana(surroundings: Surroundings): ChainFamily {
  return {
    namespace: 'solana',
    ...surroundings,
    methods: Object.keys(readers),
    events: ['accountsChanged', 'chainChanged'],
    read(request) {
      const reader = Object.hasOwn(readers, request.method) ? readers[request.method] : undefined
      if (!reader) throw new RpcError(4200, `The method ${request.method} is not supported.`)
      return reader({ ...request, params: Object(request.params) }, surroundings)
    },
    // A session of Solana is on the network that it names in each request.
    networkEvent: () => null,
    accountEvent: ({ address }) => ({ name: 'accountsChanged', data: [address] }),
  }
}

const accountsOf: Reader = ({ addresses }) => ({
  kind: 'answer',
  result: addresses.map((pubkey) => ({ pubkey })),
})

/** @see https://docs.walletconnect.network/wallet-sdk/chain-support/solana */
const readers: Record<string, Reader> = {
  solana_getAccounts: accountsOf,
  solana_requestAccounts: accountsOf,

  solana_signMessage({ params: { message, pubkey }, addresses }, { accounts }) {
    const account = permitted(pubkey, addresses, accounts)
    const bytes = readMessage(message)
    return {
      kind: 'question',
      title: 'Sign this message?',
      facts: [['Account', account.address]],
      text: readable(bytes),
      perform: async () => ({ signature: toBase58(sign(bytes, account)) }),
    }
  },

  solana_signTransaction({ params: { transaction, pubkey }, ...request }, all) {
    const account = permitted(pubkey, request.addresses, all.accounts)
    const read = readTransaction(transaction)
    return {
      ...asked('Sign this transaction?', account, request, all, [read]),
      async perform() {
        const { signature, bytes } = signTransaction(read, account)
        return { signature: toBase58(signature), transaction: toBase64(bytes) }
      },
    }
  },

  solana_signAllTransactions({ params: { transactions, pubkey }, ...request }, all) {
    const account = permitted(pubkey, request.addresses, all.accounts)
    if (!Array.isArray(transactions) || transactions.length > maxTransactions)
      throw new RpcError(-32602, `Expected a list of at most ${maxTransactions} transactions.`)
    const read = transactions.map(readTransaction)
    return {
      ...asked(`Sign ${read.length} transactions?`, account, request, all, read),
      perform: async () => ({
        transactions: read.map((one) => toBase64(signTransaction(one, account).bytes)),
      }),
    }
  },

  solana_signAndSendTransaction({ params: { transaction, pubkey }, ...request }, all) {
    const account = permitted(pubkey, request.addresses, all.accounts)
    const read = readTransaction(transaction)
    const network = all.networks.find(({ id }) => id === request.networkId)
    if (!network) throw new RpcError(4901, `This wallet does not know ${request.networkId}.`)
    return {
      ...asked('Send this transaction?', account, request, all, [read]),
      async perform() {
        const { signature, bytes } = signTransaction(read, account)
        await send(network, bytes)
        return { signature: toBase58(signature) }
      },
    }
  },
}

function asked(
  title: string,
  account: SolanaAccount,
  { networkId }: { networkId: string },
  { networks }: Surroundings,
  transactions: readonly Transaction[],
) {
  const network = networks.find(({ id }) => id === networkId)
  return {
    kind: 'question' as const,
    title,
    facts: [
      ['Account', account.address],
      ['Network', network?.name ?? networkId],
    ] as const,
    text: transactions
      .map((one) => toBase64(new Uint8Array(getTransactionEncoder().encode(one))))
      .join('\n\n'),
  }
}

type Transaction = ReturnType<ReturnType<typeof getTransactionDecoder>['decode']>

function readTransaction(text: unknown): Transaction {
  try {
    if (typeof text === 'string' && text.length <= maxTransactionLength)
      return getTransactionDecoder().decode(getBase64Encoder().encode(text))
  } catch {
    // Reported below, like everything else that is no transaction.
  }
  throw new RpcError(-32602, 'Expected a transaction in base64.')
}

function signTransaction(transaction: Transaction, account: SolanaAccount) {
  const { messageBytes, signatures } = transaction
  if (!Object.hasOwn(signatures, account.address))
    throw new RpcError(-32602, 'This transaction wants no signature of the account.')
  const signature = sign(new Uint8Array(messageBytes as unknown as Uint8Array), account)
  const signed = { ...transaction, signatures: { ...signatures, [account.address]: signature } }
  return { signature, bytes: new Uint8Array(getTransactionEncoder().encode(signed as Transaction)) }
}

async function send({ rpcUrl }: WalletNetwork, bytes: Uint8Array): Promise<void> {
  const config = { encoding: 'base64', preflightCommitment: 'confirmed' }
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'sendTransaction' },
      params: [toBase64(bytes), config],
    }),
  })
  const { error } = (await response.json()) as { error?: { code: number; message: string } }
  if (error) throw new RpcError(error.code, error.message)
}

/** The account that is asked for, if the session shares it; the first of the session without a name. */
function permitted(
  asked: unknown,
  addresses: readonly string[],
  accounts: readonly SolanaAccount[],
): SolanaAccount {
  const address = asked === undefined ? addresses[0] : addresses.find((known) => known === asked)
  if (!address) throw new RpcError(4100, 'The session does not share this account.')
  const account = accounts.find((known) => known.address === address)
  if (!account) throw new RpcError(4100, 'This wallet does not hold this account.')
  return account
}

function readMessage(message: unknown): Uint8Array {
  try {
    if (typeof message === 'string' && message.length <= 20_000)
      return new Uint8Array(getBase58Encoder().encode(message))
  } catch {
    // Said below.
  }
  throw new RpcError(-32602, 'Expected a message in base58.')
}

/** The words of a message, or its bytes when they are no words. */
function readable(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return toBase58(bytes)
  }
}

const sign = (bytes: Uint8Array, { privateKey }: SolanaAccount) =>
  ed25519.sign(
    bytes,
    Uint8Array.from(privateKey.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
  )

const toBase58 = (bytes: Uint8Array) => getBase58Decoder().decode(bytes)
const toBase64 = (bytes: Uint8Array) => getBase64Decoder().decode(bytes)
