import { ed25519 } from '@noble/curves/ed25519.js'
import { getBase58Decoder, getBase58Encoder } from '@solana/kit'
import { expect, test } from 'vitest'
import { solana } from './solana.ts'

const key = new Uint8Array(32).fill(5)
const publicKey = ed25519.getPublicKey(key)
const address = getBase58Decoder().decode(publicKey)
const id = 'solana:FoyerLoca1Chain11111111111111111'

const family = solana({
  networks: [{ id, name: 'Solana local', symbol: 'SOL', rpcUrl: 'http://127.0.0.1:1' }],
  accounts: [{ name: 'Account 1', address, privateKey: `0x${'05'.repeat(32)}` }],
})

const read = (method: string, params: unknown, addresses: string[] = [address]) =>
  family.read({ method, params, networkId: id, addresses })

function question(...asked: Parameters<typeof read>) {
  const intent = read(...asked)
  if (intent.kind !== 'question') throw new Error('Nobody was asked.')
  return intent
}

/** A transaction without instructions that one account signs. */
const message = Uint8Array.from([0x80, 1, 0, 0, 1, ...publicKey, ...new Uint8Array(32), 0, 0])
const transaction = Buffer.from([1, ...new Uint8Array(64), ...message]).toString('base64')

const isSigned = (given: string, bytes: Uint8Array) =>
  ed25519.verify(new Uint8Array(getBase58Encoder().encode(given)), bytes, publicKey)

test('behavior: accounts need no consent', () => {
  expect(read('solana_getAccounts', {})).toEqual({ kind: 'answer', result: [{ pubkey: address }] })
})

test('behavior: a message is shown in words, and signed as bytes', async () => {
  const bytes = new TextEncoder().encode('Hé')
  const { text, perform } = question('solana_signMessage', {
    ...{ message: getBase58Decoder().decode(bytes), pubkey: address },
  })
  expect(text).toBe('Hé')
  const { signature } = (await perform()) as { signature: string }
  expect(isSigned(signature, bytes)).toBe(true)
})

test('behavior: a transaction is signed at the place of its account', async () => {
  const { facts, perform } = question('solana_signTransaction', { transaction, pubkey: address })
  expect(facts).toEqual([
    ['Account', address],
    ['Network', 'Solana local'],
  ])
  const signed = (await perform()) as { signature: string; transaction: string }
  expect(isSigned(signed.signature, message)).toBe(true)
  const bytes = Buffer.from(signed.transaction, 'base64')
  expect(getBase58Decoder().decode(bytes.subarray(1, 65))).toBe(signed.signature)
  const all = question('solana_signAllTransactions', { transactions: [transaction, transaction] })
  expect(await all.perform()).toEqual({ transactions: [signed.transaction, signed.transaction] })
})

test('error: what cannot be meant is refused before anybody is asked', () => {
  for (const [method, params, code] of [
    ['solana_signMessage', { message: '0OIl', pubkey: address }, -32602],
    ['solana_signMessage', { message: 'abc', pubkey: 'another' }, 4100],
    ['solana_signTransaction', { transaction: 'AAAA' }, -32602],
    ['solana_signTransaction', { transaction: 'A'.repeat(5_000) }, -32602],
    ['solana_signAllTransactions', { transactions: Array(21).fill(transaction) }, -32602],
    ['eth_sign', {}, 4200],
    ['__proto__', {}, 4200],
  ] as const)
    expect(() => read(method, params), method).toThrow(expect.objectContaining({ code }))
  expect(() => read('solana_signMessage', { message: 'abc' }, [])).toThrow('does not share')
})

test('error: a transaction that another account signs is not signed', async () => {
  const other = Uint8Array.from(message)
  other[10] = 7
  const foreign = Buffer.from([1, ...new Uint8Array(64), ...other]).toString('base64')
  const { perform } = question('solana_signTransaction', { transaction: foreign })
  await expect(perform()).rejects.toThrow('wants no signature')
})
