import { expect, test } from 'vitest'
import { createIdentity, createToken } from '../../../test/relayClient.ts'
import { clientKeyOf } from './clientKey.ts'
import { isAudience } from './isAudience.ts'
import { readClientToken } from './readClientToken.ts'

const audience = 'wss://relay.example'
const identity = createIdentity()
const nowSeconds = Math.floor(Date.now() / 1_000)
const read = (token: string | undefined) =>
  readClientToken({ token, isAudience: (url) => url === audience, nowMs: Date.now() })
const readWith = (different: Partial<Parameters<typeof createToken>[0]>) =>
  read(createToken({ identity, audience, ...different }))

test('behavior: the holder of the key of an id is that client', () => {
  expect(readWith({})).toEqual({ clientId: identity.clientId })
  const inSixDays = { exp: nowSeconds + 6 * 86_400 }
  expect(readWith({ claims: inSixDays })).toEqual({ clientId: identity.clientId })
  expect(readWith({ claims: { act: 'client_auth' } })).toEqual({ clientId: identity.clientId })
  // Clocks that are some minutes wrong.
  for (const offset of [-250, 250]) {
    const claims = { iat: nowSeconds + offset, exp: nowSeconds + offset }
    expect(readWith({ claims })).toEqual({ clientId: identity.clientId })
  }
})

const other = createIdentity()
test.each([
  ['no token', () => undefined, /missing/],
  ['nothing', () => '', /missing/],
  ['no JWT', () => 'a.b', /cannot be read/],
  ['four parts', () => `${createToken({ identity, audience })}.AA`, /cannot be read/],
  [
    'the key of another client',
    () => createToken({ identity, audience, signedBy: other.privateKey }),
    /signature/,
  ],
  [
    'another id',
    () => createToken({ identity, audience, claims: { iss: other.clientId } }),
    /signature/,
  ],
  ['another relay', () => createToken({ identity, audience: 'wss://evil.example' }), /aud/],
  ['no relay', () => createToken({ identity, audience, claims: { aud: undefined } }), /aud/],
  ['several relays', () => createToken({ identity, audience, claims: { aud: [audience] } }), /aud/],
  [
    'its time over',
    () => createToken({ identity, audience, claims: { exp: nowSeconds - 400 } }),
    /expired/,
  ],
  [
    'an end in the year 3000',
    () => createToken({ identity, audience, claims: { exp: 32_503_680_000 } }),
    /seven days/,
  ],
  ['no end', () => createToken({ identity, audience, claims: { exp: undefined } }), /exp/],
  [
    'an end that is no number',
    () => createToken({ identity, audience, claims: { exp: '9e9' } }),
    /exp/,
  ],
  [
    'a beginning in the future',
    () => createToken({ identity, audience, claims: { iat: nowSeconds + 400 } }),
    /future/,
  ],
  ['no nonce', () => createToken({ identity, audience, claims: { sub: undefined } }), /sub/],
  [
    'another purpose',
    () => createToken({ identity, audience, claims: { act: 'watch_auth' } }),
    /act/,
  ],
  ['no algorithm', () => createToken({ identity, audience, header: { alg: 'none' } }), /EdDSA/],
  ['HMAC', () => createToken({ identity, audience, header: { alg: 'HS256' } }), /EdDSA/],
  [
    'an id of another kind',
    () => createToken({ identity, audience, claims: { iss: 'did:pkh:eip155:1:0x' } }),
    /did:key/,
  ],
  [
    'an id of nobody',
    () => createToken({ identity, audience, claims: { iss: 'did:key:z6Mk' } }),
    /did:key/,
  ],
])('error: a token with %s is refused', (_what, token, reason) => {
  const answer = read(token())
  expect(answer).toEqual({ refusal: expect.stringMatching(reason) })
  // A close frame holds no more.
  expect('refusal' in answer && answer.refusal.length).toBeLessThanOrEqual(123)
})

test('error: every flipped bit of a token is noticed', () => {
  const token = createToken({ identity, audience })
  const body = token.indexOf('.') + 1
  const signature = token.lastIndexOf('.') + 1
  for (const start of [0, body, signature]) {
    for (let index = start; index < start + 30; index++) {
      const letter = token[index] === 'A' ? 'B' : 'A'
      const forged = `${token.slice(0, index)}${letter}${token.slice(index + 1)}`
      expect(read(forged)).toHaveProperty('refusal')
    }
  }
})

test('behavior: a client id is an Ed25519 key and nothing else', () => {
  // https://w3c-ccg.github.io/did-key-spec/, Ed25519 test vectors.
  const known = clientKeyOf('did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp')
  expect(Buffer.from(known ?? []).toString('hex')).toBe(
    '3b6a27bcceb6a42d62a3a8d02a6f0d73653215771de243a63ac048a18b59da29',
  )
  for (const none of [
    'did:key:z6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooW',
    'did:key:z16MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp',
    'did:key:z6LSbysY2xFMRpGMhb7tFTLMpeuPRaqaWM1yECx2AtzE3KCc',
    'did:key:6MkiTBz1ymuepAQ4HEHYSF1H8quG5GLVVQR3djdX3mDooWp',
    'did:web:relay.example',
    `did:key:z${'2'.repeat(10_000)}`,
    '',
  ]) {
    expect(clientKeyOf(none)).toBeNull()
  }
})

const reached = { host: 'evil.example', localAddress: '::ffff:192.168.1.5', localPort: 5_110 }
const relayUrls = ['wss://foyer.example/relay', 'wss://foyer.example/foyer/relay']
const isOurs = (url: string, more: Partial<typeof reached> = {}) =>
  isAudience(url, { relayUrls, reached: { ...reached, ...more } })

test('behavior: a token is for the addresses that the operator named', () => {
  for (const url of [
    'wss://foyer.example/relay',
    'wss://foyer.example/relay/',
    'WSS://FOYER.example:443/relay',
    'wss://foyer.example/foyer/relay',
  ]) {
    expect(isOurs(url), url).toBe(true)
  }
  for (const url of [
    'ws://foyer.example/relay',
    'https://foyer.example/relay',
    'wss://foyer.example',
    'wss://foyer.example/relay/x',
    'wss://foyer.example/relay?x',
    'wss://foyer.example/relay#x',
    'wss://user@foyer.example/relay',
    'wss://foyer.example:8443/relay',
    'wss://foyer.example.evil/relay',
    'wss://relay.walletconnect.org',
    'foyer.example',
    '',
  ]) {
    expect(isOurs(url), url).toBe(false)
  }
})

test('behavior: by its bare address a server is reached without being named', () => {
  expect(isOurs('ws://192.168.1.5:5110/relay')).toBe(true)
  expect(isOurs('ws://192.168.1.5/relay', { localPort: 80 })).toBe(true)
  expect(isOurs('ws://192.168.1.5:5110/')).toBe(false)
  expect(isOurs('ws://192.168.1.6:5110/relay')).toBe(false)
  expect(isOurs('ws://192.168.1.5:5111/relay')).toBe(false)
  const loopback = { localAddress: '::1', localPort: 5_110 }
  expect(isOurs('ws://[::1]:5110/relay', { ...loopback, host: '[::1]:5110' })).toBe(true)
  // Behind the port of a container the server has another one.
  expect(isOurs('ws://localhost:8080/relay', { host: 'localhost:8080' })).toBe(true)
  expect(isOurs('ws://localhost:8080/relay', { host: 'localhost:8081' })).toBe(false)
})

test('error: naming itself in a header makes no relay the right one', () => {
  expect(isOurs('wss://evil.example/relay')).toBe(false)
  expect(isOurs('ws://evil.example/relay')).toBe(false)
  expect(isOurs('ws://localhost.evil.example/relay', { host: 'localhost.evil.example' })).toBe(
    false,
  )
})
