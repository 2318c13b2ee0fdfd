import {
  decodeSolanaTransaction,
  isSolanaMessage,
  readLookupTables,
  type SolanaTransaction,
} from '@foyer/transactions/solana'
import { base58, base64 } from '@scure/base'
import type { Described } from '../../approve/Approval.ts'
import { handOver } from '../../approve/chain.ts'
import { describeMessage } from '../../approve/describeMessage.ts'
import { describeSolana } from '../../approve/describeSolana.ts'
import { refuseOtherNetwork } from '../../approve/refuseOtherNetwork.ts'
import { callNotAllowed, invalidParams, notThisAccount } from '../../channel/failures.ts'
import { signEd25519 } from '../../keys/ed25519.ts'
import type { RpcCall, RpcContext } from './RpcCall.ts'

const longestMessage = 20_000
const longestTransaction = 1_700
/** As many as a user can look at. */
const mostTransactions = 10

/**
 * What Solana applications ask of a wallet, with the parameters that WalletConnect wallets take.
 *
 * @see https://docs.walletconnect.network/wallet-sdk/chain-support/solana
 */
export async function solanaRequest(
  { method, params, chainId, address }: RpcCall,
  context: RpcContext,
): Promise<unknown> {
  const { wallet, approve, origin, account, node, words, signal } = context
  if (address !== account) throw notThisAccount()
  const given = Object(params) as Record<string, unknown>
  if (given.pubkey !== undefined && given.pubkey !== account) throw notThisAccount()
  const shown = { origin, chainId, account }
  const sign = (bytes: Uint8Array<ArrayBuffer>) =>
    wallet.use(({ solana }) => signEd25519(bytes, solana))

  switch (method) {
    case 'solana_signMessage': {
      const message = readBase58(given.message)
      // A signature of these bytes as a message is one of the transaction.
      if (isSolanaMessage(message)) throw invalidParams('This is a transaction, and no message.')
      await approve({
        ...shown,
        ...describeMessage(message, { host: new URL(origin).host, words }),
      })
      return { signature: base58.encode(await sign(message)) }
    }
    case 'solana_signTransaction':
    case 'solana_signAndSendTransaction': {
      const read = await readTransaction(given.transaction, context)
      await approve({
        ...shown,
        ...(await describeSolana({ ...read, account, node, words, signal })),
      })
      const { signature, signed } = await finish(read)
      if (method === 'solana_signTransaction')
        return { signature: base58.encode(signature), transaction: base64.encode(signed) }
      const options = { encoding: 'base64', preflightCommitment: 'confirmed' }
      const call = { method: 'sendTransaction', params: [base64.encode(signed), options] }
      await handOver(node, call, { signal })
      // It is known by the signature of who pays the fee, which is the first one.
      return { signature: base58.encode(signed.slice(1, 1 + 64)) }
    }
    case 'solana_signAllTransactions': {
      const list = Array.isArray(given.transactions) ? (given.transactions as unknown[]) : []
      if (list.length === 0 || list.length > mostTransactions)
        throw invalidParams(`Give 1 to ${mostTransactions} transactions.`)
      // All of them are read before the first one is shown, and none is signed before the last one was approved.
      const all = await Promise.all(list.map((one) => readTransaction(one, context)))
      for (const [index, read] of all.entries()) {
        const described: Described = await describeSolana({ ...read, account, node, words, signal })
        const title = words.titles.part(described.title, index + 1, all.length)
        await approve({ ...shown, ...described, title })
      }
      const signed: string[] = []
      for (const read of all) signed.push(base64.encode((await finish(read)).signed))
      return { transactions: signed }
    }
  }
  throw callNotAllowed()

  /** With our signature in its place; those of others stay. */
  async function finish({ bytes, transaction }: ReadTransaction) {
    const signature = await sign(transaction.message)
    const signed = bytes.slice()
    // The count before them is one byte: no transaction has 128 signatures.
    signed.set(signature, 1 + transaction.signers.indexOf(account) * 64)
    return { signature, signed }
  }
}

interface ReadTransaction {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly transaction: SolanaTransaction
}

/** Whole, of this network, with the addresses of its lookup tables; nothing that a page does later changes it. */
async function readTransaction(
  given: unknown,
  { account, node, signal }: RpcContext,
): Promise<ReadTransaction> {
  const bytes = readBase64(given)
  const first = decodeSolanaTransaction(bytes)
  if (!first) throw invalidParams('Give the transaction in base64.')
  if (!first.signers.includes(account)) throw invalidParams('This account does not sign it.')
  await refuseOtherNetwork({ bytes, transaction: first }, { node, signal })
  const { lookupTables } = first
  const tables = await readLookupTables(lookupTables, { request: node, signal })
  return { bytes, transaction: decodeSolanaTransaction(bytes, tables) ?? first }
}

function readBase58(text: unknown): Uint8Array<ArrayBuffer> {
  if (typeof text !== 'string' || text.length > longestMessage)
    throw invalidParams('Give the message in base58.')
  try {
    return new Uint8Array(base58.decode(text))
  } catch {
    throw invalidParams('Give the message in base58.')
  }
}

function readBase64(text: unknown): Uint8Array<ArrayBuffer> {
  if (typeof text !== 'string' || text.length > longestTransaction)
    throw invalidParams('Give the transaction in base64.')
  try {
    return new Uint8Array(base64.decode(text))
  } catch {
    throw invalidParams('Give the transaction in base64.')
  }
}
