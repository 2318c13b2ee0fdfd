import {
  createRecap,
  encodeRecap,
  formatMessage as judge,
  type validateSignedCacao,
} from '@walletconnect/utils'
import fc from 'fast-check'
import { getAddress } from 'viem'
import { expect, test } from 'vitest'
import { endurance } from '../../../../scripts/endurance.ts'
import { createCacao, readCacao } from './cacao.ts'
import { createMessage } from './parseMessage.ts'
import type { SignInFields } from './SignInMessage.ts'

/* WalletConnect's own text of a CACAO judges ours. It writes that of Ethereum alone. */

type Payload = Parameters<typeof validateSignedCacao>[0]['cacao']['p']

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const payload = {
  iss: `did:pkh:eip155:1:${address}`,
  domain: 'shop.example',
  aud: 'https://shop.example/account',
  version: '1',
  nonce: '7f3kq9x2m5',
  iat: '2026-01-31T12:00:00.000Z',
}
const signature = `0x${'ab'.repeat(65)}`
const of = (changes: object = {}, more: object = {}) => ({
  ...{ h: { t: 'caip122' }, p: { ...payload, ...changes }, s: { t: 'eip191', s: signature } },
  ...more,
})
const refusal = (cacao: unknown) => {
  try {
    readCacao(cacao)
    return null
  } catch (error) {
    return (error as { code?: unknown }).code
  }
}

const optional = <value>(one: fc.Arbitrary<value>) => fc.option(one, { nil: undefined })
const word = fc.string({ unit: fc.constantFrom(...'abcXYZ019'), minLength: 8, maxLength: 30 })
const time = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const recap = fc
  .uniqueArray(fc.constantFrom('personal_sign', 'eth_sendTransaction', 'eth_signTypedData_v4'), {
    minLength: 1,
  })
  .map((methods) =>
    encodeRecap(createRecap('eip155', 'request', methods, { chains: ['eip155:1'] })),
  )
const payloads = fc.record({
  iss: fc
    .tuple(
      fc.integer({ min: 1, max: 2 ** 31 }),
      fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 40, maxLength: 40 }),
    )
    .map(([chain, hex]) => `did:pkh:eip155:${chain}:${getAddress(`0x${hex}`)}`),
  domain: fc.constantFrom('shop.example', 'localhost:5173'),
  aud: fc.constantFrom('https://shop.example', 'http://localhost:5173/a?b=c'),
  version: fc.constant('1'),
  nonce: word,
  iat: time,
  exp: optional(time),
  nbf: optional(time),
  requestId: optional(word),
  statement: optional(fc.constantFrom('Sign in.', 'Sign in to the shop, please')),
  resources: optional(
    fc
      .tuple(
        fc.array(fc.constantFrom('https://a.example/', 'ipfs://b'), { maxLength: 3 }),
        optional(recap),
      )
      .map(([plain, last]) => [...plain, ...(last === undefined ? [] : [last])])
      .filter(({ length }) => length > 0),
  ),
})

test('behavior: WalletConnect writes the same text of any payload, with and without capabilities', () => {
  const count = endurance({ few: 300, all: 2_000 })
  let withRecap = 0
  fc.assert(
    fc.property(payloads, (generated) => {
      const given = JSON.parse(JSON.stringify(generated)) as typeof generated
      const { message, fields } = readCacao(of(given))
      expect(message).toBe(judge(given as Payload, given.iss))
      expect(fields.nonce).toBe(given.nonce)
      if (!message.includes('I further authorize')) return
      withRecap += 1
      // The words may stand in the statement already.
      expect(readCacao(of({ ...given, statement: fields.statement })).message).toBe(message)
    }),
    { numRuns: count },
  )
  expect(withRecap).toBeGreaterThan(count / 20)
})

test('behavior: a message becomes a CACAO and the same message again', () => {
  const fields: SignInFields = {
    ...{ domain: 'shop.example', accountAddress: address, chainId: 'eip155:10', version: '1' },
    ...{ uri: 'https://shop.example', nonce: 'abcd1234', issuedAt: '2026-01-31T12:00:00Z' },
    ...{ expirationTime: '2026-01-31T13:00:00Z', notBefore: '2026-01-31T11:00:00Z' },
    ...{ statement: 'Welcome.', requestId: 'r1', resources: ['https://shop.example/terms'] },
  }
  const message = createMessage(fields)
  const cacao = createCacao({ message, signature })
  expect(cacao).toEqual({
    h: { t: 'caip122' },
    p: {
      ...{ iss: `did:pkh:eip155:10:${address}`, domain: 'shop.example', version: '1' },
      ...{ aud: 'https://shop.example', nonce: 'abcd1234', iat: '2026-01-31T12:00:00Z' },
      ...{ exp: '2026-01-31T13:00:00Z', nbf: '2026-01-31T11:00:00Z', statement: 'Welcome.' },
      ...{ requestId: 'r1', resources: ['https://shop.example/terms'] },
    },
    s: { t: 'eip191', s: signature },
  })
  expect(readCacao(JSON.parse(JSON.stringify(cacao)))).toMatchObject({ message, signature, fields })
  expect(createCacao({ message, signature: '0x1234' }).s.t).toBe('eip1271')
  expect(createCacao({ message, signature, kind: 'eip1271' }).s.t).toBe('eip1271')

  const solana = createMessage({
    ...fields,
    accountAddress: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  })
  expect(readCacao(createCacao({ message: solana, signature: '5'.repeat(88) }))).toMatchObject({
    ...{ message: solana, kind: 'solana:ed25519' },
  })
})

test('behavior: both names of the form are read, and what nobody signed is passed over', () => {
  const { message } = readCacao(of())
  expect(readCacao(of({}, { h: { t: 'eip4361' } })).message).toBe(message)
  const more = of({ type: 'caip122', chains: ['eip155:1'], exp: null, resources: null })
  expect(readCacao({ ...more, x: 1 }).message).toBe(message)
})

test.each([
  ['no object', 'x'],
  ['a list', []],
  ['no header', { ...of(), h: undefined }],
  ['another form', of({}, { h: { t: 'eip191' } })],
  ['no payload', { ...of(), p: null }],
  ['no signature', { ...of(), s: undefined }],
  ['a signature that is no text', of({}, { s: { t: 'eip191', s: 7 } })],
  ['a signature without end', of({}, { s: { t: 'eip191', s: 'a'.repeat(40_000) } })],
  ['a kind of another family', of({}, { s: { t: 'solana:ed25519', s: signature } })],
  ['a kind that is inherited', of({}, { s: { t: 'toString', s: signature } })],
  ['an issuer that is none', of({ iss: 'did:key:z6Mk' })],
  ['a family without CACAOs', of({ iss: 'did:pkh:bip122:000000000019d6689c085ae165831e93:bc1q' })],
  ['a family that is inherited', of({ iss: `did:pkh:constructor:1:${address}` })],
  ['an address without checksum', of({ iss: `did:pkh:eip155:1:${address.toLowerCase()}` })],
  ['another version', of({ version: '2' })],
  ['a version that is a number', of({ version: 1 })],
  ['a short nonce', of({ nonce: 'abc' })],
  ['a line break in the statement', of({ statement: 'a\n\nURI: https://evil.example' })],
  ['a line break in a resource', of({ resources: ['https://a.example/\nNonce: x'] })],
  ['a resource that is no text', of({ resources: [{}] })],
  ['resources without end', of({ resources: Array(1_000).fill('https://a.example/') })],
  ['a text without end', of({ statement: 'a'.repeat(20_000) })],
  ['a time that is none', of({ iat: 'yesterday' })],
])('error: %s is refused', (_name, cacao) => {
  expect(refusal(of())).toBeNull()
  expect(refusal(cacao)).toBe('sign-in/message-invalid')
})

test('error: a message that a CACAO cannot hold is refused', () => {
  const fields: SignInFields = {
    ...{ scheme: 'https', domain: 'shop.example', accountAddress: address, chainId: 'eip155:1' },
    ...{ uri: 'https://shop.example', version: '1', nonce: 'abcd1234' },
    issuedAt: '2026-01-31T12:00:00Z',
  }
  expect(() => createCacao({ message: createMessage(fields), signature })).toThrow('scheme')
  expect(() => createCacao({ message: 'Hello', signature })).toThrow('no valid sign-in message')
})
