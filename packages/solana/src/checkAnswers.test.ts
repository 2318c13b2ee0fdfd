import { ed25519 } from '@noble/curves/ed25519.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode, encode, publicKeyOf } from './base58.ts'
import { checkAnswers } from './checkAnswers.ts'
import { readTransaction } from './readTransaction.ts'
import { paymentLink, readRecipient } from './recipient.ts'

const key = new Uint8Array(32).fill(7)
const publicKey = ed25519.getPublicKey(key)
const address = encode(publicKey)
const account = { address }
const accounts = [
  { account, publicKey, own: { ...account, publicKey, chains: [], features: [] }, chains: [] },
]
const text = (value: string) => new TextEncoder().encode(value)

const check = (feature: string, input: object, output: unknown) =>
  checkAnswers({ feature, parameters: [input], answer: [output], accounts })[0]

test('behavior: a signature of the account over the text is passed on, as a copy', () => {
  const message = text('Hi')
  const signature = ed25519.sign(message, key)
  const checked = check(
    'solana:signMessage',
    { account, message },
    { signedMessage: message, signature },
  )
  expect(checked).toEqual({ signature, signedMessage: message })
  expect(checked?.signature).not.toBe(signature)
})

test('error: another text, another account, another length and another kind are refused', () => {
  const message = text('Hi')
  const signature = ed25519.sign(message, key)
  const other = ed25519.sign(text('Bye'), key)
  for (const output of [
    { signedMessage: text('Bye'), signature: other },
    { signedMessage: message, signature: other },
    { signedMessage: message, signature: ed25519.sign(message, new Uint8Array(32).fill(8)) },
    { signedMessage: message, signature: signature.slice(1) },
    { signedMessage: message, signature: new Uint8Array(64).fill(255) },
    { signedMessage: message, signature: encode(signature) },
    { signedMessage: new Uint8Array(200_000), signature },
    ...[null, 7, 'signed', {}],
  ])
    expect(() => check('solana:signMessage', { account, message }, output)).toThrow(
      expect.objectContaining({ code: 'wallet/failed' }),
    )
  for (const answer of [null, {}, [], [{}, {}]])
    expect(() =>
      checkAnswers({ feature: 'solana:signMessage', parameters: [{}], answer, accounts }),
    ).toThrow('cannot be read')
})

test('error: a signature for an account that the wallet does not show signs nobody in', () => {
  const message = text('shop.example wants you to sign in')
  const signature = ed25519.sign(message, key)
  expect(check('solana:signIn', {}, { account, signedMessage: message, signature })).toMatchObject({
    account,
  })
  expect(() =>
    checkAnswers({
      ...{ feature: 'solana:signIn', parameters: [{}], accounts: [] },
      answer: [{ account, signedMessage: message, signature }],
    }),
  ).toThrow('an account that it does not show')
})

/** A transaction without instructions that one account signs. */
function transactionOf(signer: Uint8Array, signature = new Uint8Array(64)) {
  return Uint8Array.from([
    1,
    ...signature,
    0x80,
    1,
    0,
    0,
    1,
    ...signer,
    ...new Uint8Array(32),
    0,
    0,
  ])
}

test('behavior: a transaction counts as signed when its signature is that of the account', () => {
  const { message = new Uint8Array() } = readTransaction(transactionOf(publicKey)) ?? {}
  const signed = transactionOf(publicKey, ed25519.sign(message, key))
  expect(check('solana:signTransaction', { account }, { signedTransaction: signed })).toEqual({
    signedTransaction: signed,
  })
  for (const signedTransaction of [
    transactionOf(publicKey),
    transactionOf(new Uint8Array(32), ed25519.sign(message, key)),
    signed.slice(0, 90),
    new Uint8Array(2_000),
  ])
    expect(() => check('solana:signTransaction', { account }, { signedTransaction })).toThrow(
      expect.objectContaining({ code: 'wallet/failed' }),
    )
})

test('property: no bytes make reading a transaction throw, or take long', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 1_300 }), (bytes) => {
      const read = readTransaction(bytes)
      expect(read === null || read.signatures.length === read.signers.length).toBe(true)
    }),
  )
})

test('property: base58 is read as it is written', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      expect(decode(encode(bytes))).toEqual(bytes)
    }),
  )
  expect(publicKeyOf('11111111111111111111111111111111')).toEqual(new Uint8Array(32))
  expect([publicKeyOf(''), publicKeyOf('0OIl'), publicKeyOf('1'.repeat(33))]).toEqual([
    null,
    null,
    null,
  ])
})

const amounts = { native: 9, decimals: () => 6 }

test('behavior: payment links of Solana Pay say what they ask for', () => {
  const read = (link: string) => readRecipient(link, amounts)
  expect(read(`solana:${address}?amount=1.5&label=Shop`)).toEqual({
    ...{ kind: 'payment', caipNetworkId: null, address, tokenAddress: null },
    amountAtomic: 1_500_000_000n,
  })
  expect(read(`solana:${address}?amount=0.01&spl-token=${address}`)).toMatchObject({
    ...{ tokenAddress: address, amountAtomic: 10_000n },
  })
  const request = {
    ...{ caipNetworkId: `solana:${address.slice(0, 32)}`, address, tokenAddress: address },
    amountAtomic: 12n,
  }
  expect(read(paymentLink(request, amounts))).toEqual({ kind: 'payment', ...request })
})

test('error: a link that means two things, or something that would be lost, is refused', () => {
  for (const [link, reason] of [
    ['solana:https%3A%2F%2Fshop.example%2Fpay', 'required'],
    [`solana:${address}?reference=${address}`, 'required'],
    [`solana:${address}?memo=12`, 'required'],
    [`solana:${address}?req-gift=1`, 'required'],
    [`solana:${address}?amount=1&amount=2`, 'invalid'],
    [`solana:${address}?amount=1.0000000001`, 'invalid'],
    [`solana:${address}?amount=-1`, 'invalid'],
    [`solana:${address}?amount=1e3`, 'invalid'],
    [`solana:${address}?spl-token=none`, 'invalid'],
    ['solana:nobody', 'invalid'],
    [`ethereum:${address}`, 'invalid'],
  ] as const)
    expect(readRecipient(link, amounts), link).toEqual({ kind: 'refused', reason })
})
