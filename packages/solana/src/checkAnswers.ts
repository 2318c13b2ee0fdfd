import { walletFailed } from '@foyer/core/adapter'
import { ed25519 } from '@noble/curves/ed25519.js'
import { publicKeyOf } from './base58.ts'
import { readTransaction } from './readTransaction.ts'
import type { ReadAccount } from './readWalletAccounts.ts'

/** A longer text is no message that anybody read. */
const maxMessageBytes = 100_000
const signatureBytes = 64

/** What a wallet answered to one question, checked. */
export interface CheckedAnswer {
  readonly signature?: Uint8Array
  readonly signedMessage?: Uint8Array
  readonly signedTransaction?: Uint8Array
  readonly account?: ReadAccount['account']
}

/** Asks the wallet of a connection, and gives what it answered to the one question. */
export type AskWallet = (feature: string, input: object) => Promise<CheckedAnswer>

/**
 * Checks what a wallet answered: as many answers as questions, signatures of 64 bytes that verify
 * against the account, the message that was asked for and no other.
 *
 * The signature of a transaction that the wallet sent is checked for its length alone: wallets may add
 * to a transaction, and what became of it is read from the chain.
 *
 * @throws `wallet/failed`
 */
export function checkAnswers({
  feature,
  parameters,
  answer,
  accounts,
}: {
  feature: string
  parameters: readonly unknown[]
  answer: unknown
  accounts: readonly ReadAccount[]
}): readonly CheckedAnswer[] {
  const check = checks[feature]
  if (!check || !Array.isArray(answer) || answer.length !== parameters.length)
    throw unreadable(answer)
  return parameters.map((input, index) => {
    const output = Object(answer[index]) as Record<string, unknown>
    return check(Object(input) as Record<string, unknown>, output, accounts)
  })
}

type Check = (
  input: Readonly<Record<string, unknown>>,
  output: Readonly<Record<string, unknown>>,
  accounts: readonly ReadAccount[],
) => CheckedAnswer

const checks: Readonly<Record<string, Check>> = {
  'solana:signMessage'({ account, message }, output) {
    const signature = signatureIn(output)
    const signedMessage = bytesIn(output.signedMessage ?? message, maxMessageBytes)
    if (!isSame(signedMessage, bytesIn(message, maxMessageBytes)))
      throw walletFailed('The wallet signed another text than it was asked to.', output)
    verify({ signature, message: signedMessage, publicKey: keyOf(account) })
    return { signature, signedMessage }
  },
  'solana:signTransaction'({ account }, { signedTransaction: given }) {
    const signedTransaction = bytesIn(given, maxTransactionBytes)
    const { signatures, signers, message } = readTransaction(signedTransaction) ?? {}
    const publicKey = keyOf(account)
    const at = signers?.findIndex((signer) => isSame(signer, publicKey)) ?? -1
    const signature = signatures?.[at]
    if (!signature || !message) throw unreadable(given)
    verify({ signature, message, publicKey })
    return { signedTransaction }
  },
  'solana:signAndSendTransaction': (_, output) => ({ signature: signatureIn(output) }),
  'solana:signIn'(_, output, accounts) {
    const signature = signatureIn(output)
    const signedMessage = bytesIn(output.signedMessage, maxMessageBytes)
    const publicKey = keyOf(output.account)
    const account = accounts.find((one) => isSame(one.publicKey, publicKey))?.account
    if (!account)
      throw walletFailed('The wallet signed in with an account that it does not show.', output)
    verify({ signature, message: signedMessage, publicKey })
    return { signature, signedMessage, account }
  },
}

/** Solana's own limit. */
const maxTransactionBytes = 1_232

function keyOf(account: unknown): Uint8Array {
  const { address } = Object(account) as { address?: unknown }
  const publicKey = typeof address === 'string' ? publicKeyOf(address) : null
  if (!publicKey) throw unreadable(account)
  return publicKey
}

function verify(signed: { signature: Uint8Array; message: Uint8Array; publicKey: Uint8Array }) {
  const { signature, message, publicKey } = signed
  let isValid = false
  try {
    isValid = ed25519.verify(signature, message, publicKey)
  } catch {
    // No point of the curve: as wrong as a signature can be.
  }
  if (!isValid)
    throw walletFailed(
      'The wallet gave a signature that is not of this account. Try again.',
      signed,
    )
}

function signatureIn({ signature }: Readonly<Record<string, unknown>>): Uint8Array {
  const bytes = bytesIn(signature, signatureBytes)
  if (bytes.length !== signatureBytes) throw unreadable(signature)
  return bytes
}

/** A copy, which the wallet cannot change any more. */
function bytesIn(value: unknown, most: number): Uint8Array {
  if (!ArrayBuffer.isView(value) || value.byteLength === 0 || value.byteLength > most)
    throw unreadable(value)
  const { buffer, byteOffset, byteLength } = value
  return new Uint8Array(buffer, byteOffset, byteLength).slice()
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

const unreadable = (answer: unknown) =>
  walletFailed('The wallet gave an answer that cannot be read. Try again.', answer)
