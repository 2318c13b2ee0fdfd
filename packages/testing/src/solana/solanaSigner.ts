import { ed25519 } from '@noble/curves/ed25519.js'
import { encode } from './base58.ts'

/*
 * Apart from the wallets, so that the cryptography is loaded when something is signed.
 */

const bytesOf = (hex: string) =>
  Uint8Array.from(hex.slice(2).match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

export const sign = (message: Uint8Array, privateKey: string): Uint8Array =>
  ed25519.sign(message, bytesOf(privateKey))

export const addressOf = (privateKey: string): string =>
  encode(ed25519.getPublicKey(bytesOf(privateKey)))

/**
 * Puts the signature of an account into a transaction, at the account's place among those that have to sign.
 *
 * @see https://solana.com/docs/core/transactions
 */
export function signTransaction(
  transaction: Uint8Array,
  { publicKey, privateKey }: { publicKey: Uint8Array; privateKey: string },
): { signedTransaction: Uint8Array; signature: Uint8Array } {
  // A count of one byte, as no transaction has 128 signatures; then the signatures; then what is signed.
  const count = transaction[0] ?? 0
  const message = transaction.slice(1 + count * 64)
  const header = (message[0] ?? 0) & 0x80 ? 1 : 0
  const keys = header + 4
  const at = Array.from({ length: count }, (_, index) =>
    message.slice(keys + index * 32, keys + (index + 1) * 32),
  ).findIndex((key) => key.every((byte, index) => byte === publicKey[index]))
  if (at < 0) throw new Error('This transaction wants no signature of the account.')
  const signature = sign(message, privateKey)
  const signedTransaction = transaction.slice()
  signedTransaction.set(signature, 1 + at * 64)
  return { signedTransaction, signature }
}

/**
 * The text of `solana:signIn`.
 *
 * @see https://github.com/phantom/sign-in-with-solana
 */
export function signInText(
  input: Readonly<Record<string, unknown>>,
  { address, domain }: { address: string; domain: string },
): string {
  const line = (name: string, value: unknown) => (value === undefined ? [] : [`${name}: ${value}`])
  const { statement, resources } = input
  const fields = [
    ...line('URI', input.uri),
    ...line('Version', input.version),
    ...line('Chain ID', input.chainId),
    ...line('Nonce', input.nonce),
    ...line('Issued At', input.issuedAt),
    ...line('Expiration Time', input.expirationTime),
    ...line('Not Before', input.notBefore),
    ...line('Request ID', input.requestId),
    ...(Array.isArray(resources) ? ['Resources:', ...resources.map((one) => `- ${one}`)] : []),
  ]
  return [
    `${input.domain ?? domain} wants you to sign in with your Solana account:`,
    address,
    ...(statement === undefined ? [] : ['', String(statement)]),
    ...(fields.length > 0 ? ['', ...fields] : []),
  ].join('\n')
}
