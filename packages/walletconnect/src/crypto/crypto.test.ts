import { base58, base64, base64urlnopad } from '@scure/base'
import { expect, test, vi } from 'vitest'
import { fromBase64, fromBase64Url, toBase58, toBase64, toBase64Url } from './base.ts'
import * as Envelope from './Envelope.ts'
import * as Identity from './Identity.ts'
import * as Key from './Key.ts'
import * as PairingLink from './PairingLink.ts'

const one = '11'.repeat(32)
const two = '22'.repeat(32)
const iv = new Uint8Array(12).fill(0x33)

test('behavior: what we write stays what it was', async () => {
  const publicKey = Key.publicKeyOf(two)
  const symKey = Key.agree({ privateKey: one, publicKey })
  expect({
    publicKey,
    symKey,
    topic: Key.topicOf(symKey),
    hash: Key.hashOf('Zürich'),
    sealed: Envelope.seal({ symKey, text: 'Zürich', iv }),
    sealedBy: Envelope.seal({ symKey, text: 'Zürich', iv, senderPublicKey: publicKey }),
    wrapped: Envelope.wrap('Zürich?>'),
    link: PairingLink.format({
      topic: Key.topicOf(symKey),
      symKey,
      expiresAtMs: 1_767_225_840_500,
      methods: ['wc_sessionAuthenticate'],
    }),
    name: await Identity.nameOf(one),
    token: await Identity.token({
      seed: one,
      audience: 'wss://relay.example/relay',
      issuedAtMs: 1_767_225_600_000,
      subject: two,
    }),
  }).toMatchInlineSnapshot(`
    {
      "hash": "4251685e06cab635578c72b1f5f221e9840a05ac4d8f2404be4177aa87f9907d",
      "link": "wc:b2bfbfd11c76cffd30bfd6c29163d24eeb5612ad7280ef7fea544d406a81f084@2?relay-protocol=irn&symKey=dc5774cb6f12055709d3faed4fbe6b36f192c9a610a9fa0ad748c9f89975083f&expiryTimestamp=1767225840&methods=wc_sessionAuthenticate",
      "name": "did:key:z6MktULudTtAsAhRegYPiZ6631RV3viv12qd4GQF8z1xB22S",
      "publicKey": "0faa684ed28867b97f4a6a2dee5df8ce974e76b7018e3f22a1c4cf2678570f20",
      "sealed": "ADMzMzMzMzMzMzMzMxbm9YPUUxmhzP7UBfkULyM6/nFP6k2Z",
      "sealedBy": "AQ+qaE7SiGe5f0pqLe5d+M6XTna3AY4/IqHEzyZ4Vw8gMzMzMzMzMzMzMzMzFub1g9RTGaHM/tQF+RQvIzr+cU/qTZk=",
      "symKey": "dc5774cb6f12055709d3faed4fbe6b36f192c9a610a9fa0ad748c9f89975083f",
      "token": "eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJkaWQ6a2V5Ono2TWt0VUx1ZFR0QXNBaFJlZ1lQaVo2NjMxUlYzdml2MTJxZDRHUUY4ejF4QjIyUyIsInN1YiI6IjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIiLCJhdWQiOiJ3c3M6Ly9yZWxheS5leGFtcGxlL3JlbGF5IiwiaWF0IjoxNzY3MjI1NjAwLCJleHAiOjE3NjczMTIwMDB9.X6_xJt_KWYx5m23UR9haGGOq98X797PATyvI4ll0aG1wTCDwJh6LWvalpCnECqwSmKqjxZbmZzQOCvtjbCggBg",
      "topic": "b2bfbfd11c76cffd30bfd6c29163d24eeb5612ad7280ef7fea544d406a81f084",
      "wrapped": "AlrDvHJpY2g_Pg",
    }
  `)
})

test('error: an envelope with any bit flipped, cut short or under another key is not opened', () => {
  const symKey = Key.random()
  const pair = Key.createPair()
  for (const senderPublicKey of [undefined, pair.publicKey]) {
    const envelope = Envelope.seal({
      symKey,
      text: '{"id":1}',
      ...(senderPublicKey && { senderPublicKey }),
    })
    expect(Envelope.open({ symKey, envelope })).toBe('{"id":1}')
    expect(Envelope.open({ symKey: Key.random(), envelope })).toBe(null)
    const bytes = base64.decode(envelope)
    // The sender's key is not sealed: an attacker who flips it makes us derive another key, not this one.
    const unsealed = senderPublicKey ? 33 : 1
    for (let index = 0; index < bytes.length; index++) {
      if (index > 0 && index < unsealed) continue
      for (let bit = 1; bit < 256; bit <<= 1) {
        const flipped = Uint8Array.from(bytes)
        flipped[index] = (flipped[index] ?? 0) ^ bit
        expect(Envelope.open({ symKey, envelope: base64.encode(flipped) })).toBe(null)
      }
      const cut = base64.encode(bytes.subarray(0, index))
      expect(Envelope.open({ symKey, envelope: cut })).toBe(null)
    }
  }
})

test.each(['', '=', 'AA', 'AA==', 'Ag==', '!!!!', 'AAAA', 'é', 'A'.repeat(1001)])(
  'error: %j is no envelope',
  (envelope) => {
    expect(Envelope.open({ symKey: one, envelope })).toBe(null)
    expect(Envelope.senderOf(envelope)).toBe(null)
    expect(Envelope.unwrap(envelope)).toBe(envelope === 'Ag==' ? '' : null)
  },
)

test('error: what is wrapped and not sealed is never taken for sealed, nor the other way round', () => {
  expect(Envelope.open({ symKey: one, envelope: Envelope.wrap('{"id":1}'.repeat(10)) })).toBe(null)
  expect(Envelope.unwrap(Envelope.seal({ symKey: one, text: 'a' }))).toBe(null)
  expect(Envelope.unwrap(base64.encode(Uint8Array.of(2, 0xff, 0xfe)))).toBe(null)
})

test.each(['', 'zz'.repeat(32), '11'.repeat(31), '11'.repeat(33), 'AB'.repeat(32), ` ${one}`])(
  'error: %j is no key, and the error does not repeat it',
  async (key) => {
    const attempts = [
      () => Key.publicKeyOf(key),
      () => Key.topicOf(key),
      () => Key.agree({ privateKey: one, publicKey: key }),
      () => Key.agree({ privateKey: key, publicKey: one }),
      () => Envelope.seal({ symKey: key, text: '' }),
      () => Envelope.open({ symKey: key, envelope: '' }),
    ]
    for (const attempt of attempts) {
      expect(attempt).toThrow(expect.objectContaining({ code: 'walletconnect/key-invalid' }))
      if (key !== '') expect(attempt).not.toThrow(key)
    }
    await expect(Identity.nameOf(key)).rejects.toMatchObject({ code: 'walletconnect/key-invalid' })
  },
)

test.each([undefined, { importKey: async () => Promise.reject(new Error('Unknown')) }])(
  'behavior: a system without Ed25519 signs the same (%#)',
  async (subtle) => {
    const parameters = {
      seed: one,
      audience: 'wss://relay.example/relay',
      issuedAtMs: 1_767_225_600_000,
      subject: two,
    }
    const [name, token] = [await Identity.nameOf(one), await Identity.token(parameters)]
    vi.stubGlobal('crypto', { subtle })
    expect(await Identity.nameOf(one)).toBe(name)
    expect(await Identity.token(parameters)).toBe(token)
    vi.unstubAllGlobals()
  },
)

test('behavior: keys are agreed on as RFC 7748 and RFC 5869 have it', async () => {
  const { hkdf } = await import('@noble/hashes/hkdf.js')
  const { sha256 } = await import('@noble/hashes/sha2.js')
  const { x25519 } = await import('@noble/curves/ed25519.js')
  for (let round = 0; round < 20; round++) {
    const [own, peer] = [Key.createPair(), Key.createPair()]
    const secret = x25519.getSharedSecret(Key.bytesOf(own.privateKey), Key.bytesOf(peer.publicKey))
    const derived = hkdf(sha256, secret, undefined, undefined, 32)
    expect(Key.agree({ privateKey: own.privateKey, publicKey: peer.publicKey })).toBe(
      Buffer.from(derived).toString('hex'),
    )
  }
})

test('behavior: base64 is read strictly', () => {
  for (let length = 0; length < 40; length++) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256)
    expect(toBase64(bytes)).toBe(base64.encode(bytes))
    expect(fromBase64(base64.encode(bytes))).toEqual(bytes)
    expect(toBase64Url(bytes)).toBe(base64urlnopad.encode(bytes))
    expect(fromBase64Url(base64urlnopad.encode(bytes))).toEqual(bytes)
    const named = Uint8Array.from([0xed, 1, ...bytes])
    expect(toBase58(named)).toBe(base58.encode(named))
  }
  for (const text of ['AB==', 'AA', 'A===', ' AAAA', 'AA AA', 'AAA=\n', 'AA-_', 'é'])
    expect(fromBase64(text)).toBe(null)
  for (const text of ['AA==', 'AB', 'AA+/', 'A']) expect(fromBase64Url(text)).toBe(null)
})

test.each([0, 1])('error: a public key of low order (%i) shares no secret', (point) => {
  const publicKey = `0${point}${'00'.repeat(31)}`
  expect(() => Key.agree({ privateKey: one, publicKey })).toThrow(
    expect.objectContaining({ code: 'walletconnect/key-invalid', kind: 'invalid' }),
  )
})

const topic = Key.topicOf(one)
const good = `wc:${topic}@2?relay-protocol=irn&symKey=${one}&expiryTimestamp=1767225840`

test('behavior: a link may carry what we do not know, in any order', () => {
  const text = `wc:${topic}@2?expiryTimestamp=1767225840&bridge=x&symKey=${one}&relay-protocol=irn`
  expect(PairingLink.parse(text)).toEqual(PairingLink.parse(good))
})

test.each([
  '',
  'https://relay.example',
  good.replace('wc:', 'wc://'),
  good.replace('@2', '@1'),
  good.replace('=irn', '=waku'),
  good.replace('relay-protocol=irn&', ''),
  good.replace(`symKey=${one}&`, ''),
  good.replace(one, two),
  good.replace(one, one.slice(1)),
  good.replace(topic, topic.toUpperCase()),
  good.replace('1767225840', '1e9'),
  good.replace('1767225840', ''),
  good.replace('&expiryTimestamp=1767225840', ''),
  `${good}&symKey=${two}`,
  `${good}&methods=a,,b`,
  `${good}&methods=<b>`,
  `${good}#more`,
  ` ${good}`,
  `${good}\n`,
  `${good}&x=${'y'.repeat(2048)}`,
])('error: %j is no link, and the error keeps its key to itself', (text) => {
  expect(() => PairingLink.parse(text)).toThrow(
    expect.objectContaining({ code: 'walletconnect/link-invalid' }),
  )
  expect(() => PairingLink.parse(text)).not.toThrow(one)
})
