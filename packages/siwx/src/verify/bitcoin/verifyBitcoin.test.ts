import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { base64, bech32, bech32m, createBase58check } from '@scure/base'
import { Address, Signer, Verifier } from 'bip322-js'
import { expect, test } from 'vitest'
import { readAddress } from './readAddress.ts'
import { verifyBitcoin } from './verifyBitcoin.ts'

/*
 * bip322-js, which nobody here wrote, signs and judges; the vectors are those of BIP-322.
 */

const mainnet = '000000000019d6689c085ae165831e93'
const testnet = '000000000933ea01ad0ee984209779ba'
const regtest = '0f9188f13cb7b2c71f2a335e3a4fc328'
const hash160 = (bytes: Uint8Array) => ripemd160(sha256(bytes))
const base58check = createBase58check(sha256)

/** The key of the vectors in BIP-322. */
const wif = 'L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'
const secret = base58check.decode(wif).subarray(1, 33)
const key = secp256k1.getPublicKey(secret, true)

const p2wpkh = (prefix: string) => bech32.encode(prefix, [0, ...bech32.toWords(hash160(key))])
const nested = (version: number) => {
  const script = hash160(Uint8Array.of(0, 20, ...hash160(key)))
  return base58check.encode(Uint8Array.of(version, ...script))
}
const p2pkh = (version: number) => base58check.encode(Uint8Array.of(version, ...hash160(key)))
const p2tr = Address.convertPubKeyIntoAddress(Buffer.from(key), 'p2tr')

const verify = (address: string, message: string, signature: string, chainReference = mainnet) =>
  verifyBitcoin({ chainReference, address, message, signature })

test('behavior: the vectors of BIP-322 hold', () => {
  const address = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
  expect(p2wpkh('bc')).toBe(address)
  const signed = {
    '': 'AkcwRAIgM2gBAQqvZX15ZiysmKmQpDrG83avLIT492QBzLnQIxYCIBaTpOaD20qRlEylyxFSeEA2ba9YOixpX8z46TSDtS40ASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
    'Hello World':
      'AkcwRAIgZRfIY3p7/DoVTty6YZbWS71bc5Vct9p9Fia83eRmw2QCICK/ENGfwLtptFluMGs2KsqoNSk89pO7F29zJLUx9a/sASECx/EgAxlkQpQ9hYjgGu6EBCPMVPwVIVJqO4XCsMvViHI=',
  }
  for (const [message, signature] of Object.entries(signed)) {
    expect(verify(address, message, signature)).toBe(true)
    expect(verify(address, `${message} `, signature)).toBe(false)
    expect(verify(address.toUpperCase(), message, signature)).toBe(true)
  }
})

test('behavior: what bip322-js signs we accept, of every kind of address, and of its network only', () => {
  const message = 'shop.example wants you to sign in with your Bitcoin account:\nbc1…\n\n'
  const cases = [
    [p2wpkh('bc'), mainnet],
    [p2wpkh('tb'), testnet],
    [p2wpkh('bcrt'), regtest],
    [nested(5), mainnet],
    [nested(196), testnet],
    [nested(196), regtest],
    [p2tr.mainnet, mainnet],
    [p2tr.testnet, testnet],
    [p2tr.regtest, regtest],
    [p2pkh(0), mainnet],
    [p2pkh(111), testnet],
  ] as const
  for (const [address, chain] of cases) {
    const signature = Signer.sign(wif, address, message)
    expect(Verifier.verifySignature(address, message, signature), address).toBe(true)
    expect(verify(address, message, signature, chain), address).toBe(true)
    expect(verify(address, `${message}.`, signature, chain), address).toBe(false)
    expect(verify(address, message, signature, chain === mainnet ? testnet : mainnet)).toBe(false)
    // What an older signature of P2PKH says holds for the segwit addresses of its key.
    const kind = readAddress(address)?.kind
    const others = cases.filter(([other]) => readAddress(other)?.kind !== kind && kind !== 'p2pkh')
    for (const [other] of others) expect(verify(other, message, signature, chain)).toBe(false)
  }
})

test('behavior: both judge broken signatures alike', () => {
  const message = 'Sign in'
  for (const address of [p2wpkh('bc'), nested(5), p2tr.mainnet, p2pkh(0)]) {
    const good = base64.decode(Signer.sign(wif, address, message))
    for (let index = 0; index < good.length; index++) {
      const bad = good.slice()
      bad[index] = (bad[index] ?? 0) ^ 1
      const signature = base64.encode(bad)
      let isRightThere = false
      try {
        isRightThere = Verifier.verifySignature(address, message, signature)
      } catch {
        // It throws where the form is wrong.
      }
      const isRightHere = verify(address, message, signature)
      // We may be stricter, as with the hash type and the form of DER, never laxer.
      if (isRightHere) expect(isRightThere, `${address} ${index}`).toBe(true)
      if (address !== p2pkh(0)) expect(isRightHere, `${address} ${index}`).toBe(false)
    }
  }
})

test('behavior: segwit addresses sign in the older form, too, as wallets do', () => {
  const message = 'Sign in'
  const legacy = Signer.sign(wif, p2pkh(0), message)
  for (const address of [p2pkh(0), p2wpkh('bc'), nested(5)])
    expect(verify(address, message, legacy), address).toBe(true)
  expect(verify(p2tr.mainnet, message, legacy)).toBe(false)
})

test('error: whatever is no address and no signature signs nothing', () => {
  const output = schnorr.getPublicKey(secret)
  const wrongCodec = bech32.encode('bc', [1, ...bech32.toWords(output)])
  const addresses = [
    '',
    'bc1',
    p2wpkh('bc').slice(0, -1),
    wrongCodec,
    `${p2pkh(0)}1`,
    '1'.repeat(90),
  ]
  const script = bech32m.encode('bc', [2, ...bech32m.toWords(output)])
  for (const address of [...addresses, script, '\0', 'Bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'])
    expect(verify(address, 'Sign in', Signer.sign(wif, p2wpkh('bc'), 'Sign in')), address).toBe(
      false,
    )
  for (const signature of [
    '',
    '====',
    'AA==',
    'A'.repeat(100_000),
    base64.encode(new Uint8Array(65).fill(27)),
  ])
    for (const address of [p2wpkh('bc'), p2tr.mainnet, p2pkh(0)])
      expect(verify(address, 'Sign in', signature)).toBe(false)
})
