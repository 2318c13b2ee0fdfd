import { createPublicKey, verify } from 'node:crypto'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base58 } from '@scure/base'
import { Core } from '@walletconnect/core'
import * as theirs from '@walletconnect/utils'
import { expect, test } from 'vitest'
import * as Envelope from './Envelope.ts'
import * as Identity from './Identity.ts'
import * as Key from './Key.ts'
import * as PairingLink from './PairingLink.ts'

const texts = ['', 'a', '{"id":1,"jsonrpc":"2.0"}', 'Zürich 🏠', `\ufeff${'x'.repeat(1000)}`]

test('behavior: keys, shared keys and topics are those of the pinned packages', () => {
  for (let round = 0; round < 20; round++) {
    const [ours, peer] = [Key.createPair(), theirs.generateKeyPair()]
    const shared = Key.agree({ privateKey: ours.privateKey, publicKey: peer.publicKey })
    expect(theirs.deriveSymKey(ours.privateKey, peer.publicKey)).toBe(shared)
    expect(theirs.deriveSymKey(peer.privateKey, ours.publicKey)).toBe(shared)
    expect(Key.agree({ privateKey: peer.privateKey, publicKey: ours.publicKey })).toBe(shared)
    expect(Key.publicKeyOf(peer.privateKey)).toBe(peer.publicKey)
    expect(Key.topicOf(shared)).toBe(theirs.hashKey(shared))
  }
  for (const text of texts) expect(Key.hashOf(text)).toBe(theirs.hashMessage(text))
})

test.each(texts)('behavior: envelopes are those of the pinned packages (%#)', (text) => {
  const [symKey, senderPublicKey] = [Key.random(), Key.createPair().publicKey]
  const iv = Uint8Array.from({ length: 12 }, (_, index) => index)
  const ivHex = '000102030405060708090a0b'
  for (const sender of [undefined, senderPublicKey]) {
    const type = sender === undefined ? 0 : 1
    const parameters = { symKey, message: text, type, iv: ivHex, senderPublicKey: sender }
    const envelope = theirs.encrypt(JSON.parse(JSON.stringify(parameters)))
    expect(Envelope.seal({ symKey, text, iv, ...(sender && { senderPublicKey: sender }) })).toBe(
      envelope,
    )
    expect(Envelope.open({ symKey, envelope })).toBe(text)
    expect(Envelope.senderOf(envelope)).toBe(sender ?? null)
    const random = Envelope.seal({ symKey, text, ...(sender && { senderPublicKey: sender }) })
    expect(theirs.decrypt({ symKey, encoded: random })).toBe(text)
  }
  expect(Envelope.wrap(text)).toBe(theirs.encodeTypeTwoEnvelope(text, 'base64url'))
  expect(Envelope.unwrap(theirs.encodeTypeTwoEnvelope(text, 'base64url'))).toBe(text)
  expect(Envelope.unwrap(theirs.encodeTypeTwoEnvelope(text))).toBe(text)
})

test('behavior: links are those of the pinned packages', () => {
  const symKey = Key.random()
  const topic = Key.topicOf(symKey)
  for (const methods of [[], ['wc_sessionAuthenticate'], ['wc_sessionAuthenticate', 'wc_other']]) {
    const link = { topic, symKey, expiresAtMs: 1_767_225_840_000, methods }
    const uri = PairingLink.format(link)
    expect(uri).toBe(
      theirs.formatUri({
        protocol: 'wc',
        version: 2,
        topic,
        symKey,
        relay: { protocol: 'irn' },
        expiryTimestamp: 1_767_225_840,
        ...(methods.length > 0 && { methods }),
      }),
    )
    expect(PairingLink.parse(uri)).toEqual(link)
    expect(theirs.parseUri(uri)).toMatchObject({ topic, symKey, expiryTimestamp: 1_767_225_840 })
  }
})

test('behavior: tokens are those of the pinned packages', async () => {
  const core = new Core({
    storageOptions: { database: ':memory:' },
    customStoragePrefix: 'vectors',
  })
  await core.crypto.init()
  const audience = 'wss://relay.example/relay'
  const theirToken = await core.crypto.signJWT(audience)
  const seed = core.crypto.keychain.get('client_ed25519_seed')
  const { sub, iat, exp } = read(theirToken)
  expect(await Identity.nameOf(seed)).toBe(await core.crypto.getClientId())
  expect(await Identity.token({ seed, audience, issuedAtMs: iat * 1000 + 999, subject: sub })).toBe(
    theirToken,
  )
  expect(exp - iat).toBe(86_400)

  // And by an implementation that shares nothing with either of us.
  const ours = await Identity.token({ seed: Key.random(), audience, issuedAtMs: 1_767_225_600_000 })
  const claims = read(ours)
  const x = Buffer.from(base58.decode(claims.iss.slice('did:key:z'.length)).slice(2))
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: x.toString('base64url') },
    format: 'jwk',
  })
  const [head, body, signature] = ours.split('.')
  const signed = utf8ToBytes(`${head}.${body}`)
  expect(verify(null, signed, key, Buffer.from(signature ?? '', 'base64url'))).toBe(true)
  expect(claims.sub).toMatch(/^[\da-f]{64}$/)
})

function read(token: string): {
  iss: string
  sub: string
  aud: string
  iat: number
  exp: number
} {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}
