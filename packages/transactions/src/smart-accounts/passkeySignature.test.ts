import * as fc from 'fast-check'
import { decodeAbiParameters, decodeFunctionData, type Hex, parseAbiParameters } from 'viem'
import { expect, test } from 'vitest'
import { createSoftwarePasskey } from '../../test/softwarePasskey.ts'
import { readP256Signature } from './p256Signature.ts'
import {
  encodePasskeySignature,
  isSignedByPasskey,
  PasskeyAssertionInvalid,
  passkeyStubSignature,
} from './passkeySignature.ts'
import {
  addPasskeyCall,
  keyIdHashOf,
  onlyOwnerCall,
  removePasskeyCall,
  signersAbi,
  transferOwnershipCall,
} from './signers.ts'

const hash: Hex = `0x${'5a'.repeat(32)}`
const account = '0x645A65D5460BbA7911Fa14f44C9CD6B0338E47bd'
const read = (signature: Hex) =>
  decodeAbiParameters(
    parseAbiParameters('bytes32, uint256, uint256, bytes, bool, string, string, uint256'),
    signature,
  )
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

test('behavior: an assertion is written as the contract reads it', () => {
  const passkey = createSoftwarePasskey()
  const assertion = passkey.answer(hash)
  const [keyIdHash, r, s, data, isVerified, prefix, suffix, typeAt] = read(
    encodePasskeySignature(assertion, hash),
  )
  expect(keyIdHash).toBe(keyIdHashOf(passkey.owner.keyId))
  expect(r > 0n && s > 0n && s <= order / 2n).toBe(true)
  expect(data).toBe(`0x${Buffer.from(assertion.authenticatorData).toString('hex')}`)
  expect(isVerified).toBe(true)
  const challenge = Buffer.from(hash.slice(2), 'hex').toString('base64url')
  expect(`${prefix}${challenge}${suffix}`).toBe(Buffer.from(assertion.clientDataJSON).toString())
  expect(Buffer.from(prefix).subarray(Number(typeAt)).toString()).toMatch(/^"type":"webauthn.get"/)
})

test('behavior: both ways to write a signature are read alike, with the lower s', () => {
  for (let at = 0; at < 20; at++) {
    const found = readP256Signature(createSoftwarePasskey().answer(hash).signature)
    if (!found) throw new Error('Not read')
    const bytes = (number: bigint) => Buffer.from(number.toString(16).padStart(64, '0'), 'hex')
    for (const s of [found.s, order - found.s])
      expect(readP256Signature(Buffer.concat([bytes(found.r), bytes(s)]))).toEqual(found)
  }
})

test('property: what is no signature is read as none', () => {
  const { signature } = createSoftwarePasskey().answer(hash)
  const der = Buffer.from(signature)
  for (const bytes of [
    ...[Buffer.alloc(0), Buffer.alloc(64), Buffer.alloc(64, 0xff), Buffer.from([0x30, 0])],
    ...[der.subarray(1), Buffer.concat([der, Buffer.from([0])])],
    // A zero too much, and a negative number.
    Buffer.from('3007020200010201' + '01', 'hex'),
    Buffer.from('3006020181020101', 'hex'),
  ])
    expect(readP256Signature(bytes)).toBeNull()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      readP256Signature(bytes)
    }),
  )
})

test('error: another challenge, another type, a user who was not verified, and what cannot be read', () => {
  const passkey = createSoftwarePasskey()
  const right = passkey.answer(hash)
  const refused = [
    passkey.answer(`0x${'5b'.repeat(32)}`),
    passkey.answer(hash, { type: 'webauthn.create' }),
    // Present, but not verified; verified, but not present; backed up without being able to.
    ...[0x01, 0x04, 0x15].map((flags) => passkey.answer(hash, { flags })),
    { ...right, authenticatorData: right.authenticatorData.subarray(0, 36) },
    { ...right, signature: new Uint8Array(70) },
    ...['', '{', '[]', 'null', '{"type":"webauthn.get"}'].map((text) => ({
      ...{ ...right, clientDataJSON: new TextEncoder().encode(text) },
    })),
    { ...right, clientDataJSON: new Uint8Array([0xff, 0xfe]) },
  ]
  for (const assertion of refused)
    expect(() => encodePasskeySignature(assertion, hash)).toThrow(PasskeyAssertionInvalid)
})

test('error: a challenge that is written twice counts where it was signed', () => {
  const right = createSoftwarePasskey().answer(hash)
  const challenge = Buffer.from(hash.slice(2), 'hex').toString('base64url')
  const text = `{"challenge":"other","type":"webauthn.get","x":{"challenge":"${challenge}"}}`
  const assertion = { ...right, clientDataJSON: new TextEncoder().encode(text) }
  expect(() => encodePasskeySignature(assertion, hash)).toThrow('signed something else')
})

test('behavior: what gas is measured with is of the passkey, and not shorter than what browsers write', () => {
  const { owner, answer } = createSoftwarePasskey()
  const stub = passkeyStubSignature({ keyId: owner.keyId, origin: 'https://wallet.example' })
  expect(read(stub)[0]).toBe(keyIdHashOf(owner.keyId))
  expect(stub.length).toBeGreaterThan(encodePasskeySignature(answer(hash), hash).length)
})

test('behavior: a passkey shows which key it has, and nobody gives it another one', async () => {
  const [passkey, other] = [createSoftwarePasskey(), createSoftwarePasskey()]
  const { owner } = passkey
  const right = passkey.answer(hash)
  expect(await isSignedByPasskey(right, hash, owner)).toBe(true)
  for (const [assertion, of, challenge] of [
    [right, { ...other.owner, keyId: owner.keyId }, hash],
    [right, { ...owner, keyId: other.owner.keyId }, hash],
    [right, { ...owner, y: owner.y + 1n }, hash],
    [right, owner, `0x${'5b'.repeat(32)}`],
    [{ ...other.answer(hash), keyId: owner.keyId }, owner, hash],
    [{ ...right, signature: new Uint8Array(64) }, owner, hash],
  ] as const)
    expect(await isSignedByPasskey(assertion, challenge, of)).toBe(false)
})

test('behavior: an account changes who signs for it by calling itself', () => {
  const { owner } = createSoftwarePasskey()
  const calls = [
    addPasskeyCall(account, owner),
    removePasskeyCall(account, owner.keyId),
    transferOwnershipCall(account, account),
    onlyOwnerCall(account, account),
  ]
  expect(
    calls.map(({ to, value, data }) => [
      ...[to, value],
      ...Object.values(decodeFunctionData({ abi: signersAbi, data: data ?? '0x' })),
    ]),
  ).toEqual([
    [account, 0n, 'addKey', [owner.keyId, owner.x, owner.y]],
    [account, 0n, 'removeKey', [owner.keyId]],
    [account, 0n, 'transferOwnership', [account]],
    [account, 0n, 'updateSigners', [account, [], [], []]],
  ])
})
