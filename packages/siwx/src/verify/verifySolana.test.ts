import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import {
  createSignInMessageText,
  parseSignInMessageText,
  verifySignIn,
} from '@solana/wallet-standard-util'
import { expect, test } from 'vitest'
import { createMessage, parseMessage } from '../message/parseMessage.ts'
import { verifySolana } from './verifySolana.ts'

const secret = ed25519.utils.randomSecretKey()
const key = ed25519.getPublicKey(secret)
const address = base58.encode(key)
const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const fields = {
  domain: 'shop.example',
  accountAddress: address,
  chainId: mainnet,
  uri: 'https://shop.example',
  version: '1',
  nonce: '7f3kq9x2m5',
  issuedAt: '2026-01-31T12:00:00.000Z',
}
const sign = (message: string) =>
  base58.encode(ed25519.sign(new TextEncoder().encode(message), secret))

test.each([
  ['without a statement', {}],
  ['with one', { statement: 'Sign in to the "shop".' }],
  [
    'with everything',
    {
      statement: 'Hello',
      expirationTime: '2026-01-31T13:00:00Z',
      notBefore: '2026-01-31T11:00:00Z',
      requestId: 'a-1',
      resources: ['https://shop.example/terms', 'ipfs://abc'],
    },
  ],
])(
  'behavior: a message of solana:signIn %s is read as the wallet standard reads it',
  (_name, more) => {
    const { accountAddress, chainId, ...rest } = { ...fields, ...more }
    const input = { ...rest, address: accountAddress, chainId: chainId.slice('solana:'.length) }
    const theirs = createSignInMessageText(input)
    expect(createMessage({ ...fields, ...more })).toBe(theirs)
    expect(parseMessage(theirs)).toEqual({ ...fields, ...more })
    expect(parseSignInMessageText(theirs)).toMatchObject(JSON.parse(JSON.stringify(input)))

    const signedMessage = new TextEncoder().encode(theirs)
    const signature = ed25519.sign(signedMessage, secret)
    const account = { address, publicKey: key, chains: [], features: [] } as const
    expect(verifySignIn(input, { account, signedMessage, signature })).toBe(true)
    expect(verifySolana({ address, message: theirs, signature: base58.encode(signature) })).toBe(
      true,
    )
  },
)

test('behavior: the names that wallets give networks are their CAIP-2 ids', () => {
  const text = createMessage(fields)
  for (const name of [
    'mainnet',
    'solana:mainnet',
    mainnet,
    '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d',
  ])
    expect(parseMessage(text.replace(mainnet.slice(7), name)).chainId).toBe(mainnet)
  for (const name of ['1', 'mainnet-beta', 'eip155:1', 'constructor', ''])
    expect(() => parseMessage(text.replace(mainnet.slice(7), name))).toThrow('Chain ID')
})

test('error: another text, key or signature, and keys that sign everything, are refused', () => {
  const message = createMessage(fields)
  const signature = sign(message)
  expect(verifySolana({ address, message, signature })).toBe(true)
  expect(verifySolana({ address, message: `${message} `, signature })).toBe(false)
  expect(verifySolana({ address, message, signature: sign('other') })).toBe(false)
  const other = base58.encode(ed25519.getPublicKey(ed25519.utils.randomSecretKey()))
  expect(verifySolana({ address: other, message, signature })).toBe(false)
  // The key of small order, with a signature that holds for many texts where ZIP-215 decides.
  const small = base58.encode(Uint8Array.of(1, ...new Uint8Array(31)))
  const anything = base58.encode(Uint8Array.of(1, ...new Uint8Array(63)))
  expect(verifySolana({ address: small, message, signature: anything })).toBe(false)
  for (const wrong of ['', '0', 'l'.repeat(88), '1'.repeat(1_000_000), `${signature}1`])
    expect(verifySolana({ address, message, signature: wrong })).toBe(false)
  expect(verifySolana({ address: '1'.repeat(1_000_000), message, signature })).toBe(false)
})
