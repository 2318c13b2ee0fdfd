import ecc from '@bitcoinerlab/secp256k1'
import type { WalletStandardWallet } from '@foyer/core/adapter'
import { isBitcoinSignature } from '@foyer/siwx/bitcoin'
import { createFakePlatform, createScriptedBitcoinWallet } from '@foyer/testing'
import { accountsOf } from '@foyer/testing/bitcoin'
import { schnorr } from '@noble/curves/secp256k1.js'
import * as btc from '@scure/btc-signer'
import { taprootTweakPrivKey } from '@scure/btc-signer/utils.js'
import { Verifier } from 'bip322-js'
import * as bitcoinjs from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import { keyOf } from '../test/keys.ts'
import { signedPsbt } from './checks/psbt.ts'
import { bitcoin } from './index.ts'

bitcoinjs.initEccLib(ecc)
const { regtest } = bitcoinjs.networks

const [payment, ordinals] = accountsOf(keyOf(1), ['bitcoin:regtest'])
const [other] = accountsOf(keyOf(9), ['bitcoin:regtest'])

/** A connected wallet, and what an application sees of it. */
async function connect(kind: 'standard' | 'sats' = 'standard') {
  const platform = createFakePlatform()
  const wallet = createScriptedBitcoinWallet({ name: 'Acorn', interface: kind })
  wallet.register(platform.window)
  const adapter = bitcoin().attach({
    platform,
    options: {},
    readThroughBackend: async () => null,
    requestChanged() {},
  })
  const { signal } = new AbortController()
  const connection = await adapter.connect({ connectorId: 'Acorn', signal })
  adapter.use(connection)
  const actions = await connection.actions?.()
  const { features } = adapter.provider as WalletStandardWallet
  const { signTransaction } = features['bitcoin:signTransaction'] as {
    signTransaction(input: object): Promise<[{ signedPsbt: Uint8Array }]>
  }
  const sats = (features['sats-connect:'] as { provider: SatsProvider }).provider
  return { wallet, connection, actions, signTransaction, sats }
}

interface SatsProvider {
  request(method: string, params: object): Promise<{ result: Record<string, string> }>
}

const messages = ['', 'Grüße, 世界 🌍\n', 'x'.repeat(300)]

for (const kind of ['standard', 'sats'] as const)
  test(`behavior: bip322-js verifies what wallets of ${kind} sign, for both kinds of account`, async () => {
    const { actions } = await connect(kind)
    for (const message of messages)
      for (const { address } of [payment, ordinals]) {
        const signature = await actions?.signMessage?.({ message, account: address })
        expect(Verifier.verifySignature(address, message, signature ?? '')).toBe(true)
      }
  })

test('behavior: bip322-js verifies what is signed by BIP-137, through the request interface', async () => {
  const { sats } = await connect('sats')
  for (const message of messages) {
    const params = { address: payment.address, message, protocol: 'ECDSA' }
    const { result } = await sats.request('signMessage', params)
    expect(Buffer.from(result.signature ?? '', 'base64')).toHaveLength(65)
    expect(Verifier.verifySignature(payment.address, message, result.signature ?? '')).toBe(true)
  }
})

test('property: a signature with one bit changed, or of another text or account, is none', async () => {
  const { actions, sats } = await connect('sats')
  const written = await Promise.all([
    actions?.signMessage?.({ message: 'Hello' }),
    actions?.signMessage?.({ message: 'Hello', account: ordinals.address }),
    sats
      .request('signMessage', { address: payment.address, message: 'Hello', protocol: 'ECDSA' })
      .then(({ result }) => result.signature),
  ])
  const message = new TextEncoder().encode('Hello')
  for (const [index, text] of written.entries()) {
    const address = index === 1 ? ordinals.address : payment.address
    const signature = Uint8Array.from(Buffer.from(String(text), 'base64'))
    expect(isBitcoinSignature({ address, message, signature })).toBe(true)
    expect(isBitcoinSignature({ address: other.address, message, signature })).toBe(false)
    const otherMessage = new TextEncoder().encode('Hello.')
    expect(isBitcoinSignature({ address, message: otherMessage, signature })).toBe(false)
    for (let at = index === 2 ? 1 : 0; at < signature.length; at += 5) {
      const changed = signature.slice()
      changed[at] = (changed[at] ?? 0) ^ 1
      expect([at, isBitcoinSignature({ address, message, signature: changed })]).toEqual([
        at,
        false,
      ])
    }
    expect(isBitcoinSignature({ address, message, signature: signature.slice(0, -1) })).toBe(false)
  }
  for (const length of [0, 1, 64, 65, 66, 4_000])
    for (const byte of [0, 1, 2, 31, 255])
      expect(
        isBitcoinSignature({
          ...{ address: payment.address, message },
          signature: new Uint8Array(length).fill(byte),
        }),
      ).toBe(false)
})

/** One input of each of our accounts, made by a library that is none of ours. */
function foreignPsbt(outputs = 1) {
  const psbt = new bitcoinjs.Psbt({ network: regtest })
  const script = (address: string) => bitcoinjs.address.toOutputScript(address, regtest)
  for (const [at, { address }] of [payment, ordinals].entries())
    psbt.addInput({
      ...{ hash: `${at + 1}`.repeat(64), index: 0 },
      witnessUtxo: { script: script(address), value: 50_000n },
      // What it needs to verify a taproot signature.
      ...(at === 1 && { tapInternalKey: Buffer.from(ordinals.publicKey, 'hex') }),
    })
  for (let count = 0; count < outputs; count++)
    psbt.addOutput({ address: other.address, value: 90_000n / BigInt(outputs) })
  return psbt
}

const validator = (key: Uint8Array, hash: Uint8Array, signature: Uint8Array) =>
  key.length === 32 ? ecc.verifySchnorr(hash, key, signature) : ecc.verify(hash, key, signature)

const inputs = (...chosen: readonly [address: string, index: number][]) =>
  chosen.map(([address, index]) => ({ account: { address }, signingIndexes: [index] }))

test('behavior: bitcoinjs-lib verifies and finishes a PSBT of its own that was signed here', async () => {
  const { signTransaction, sats } = await connect()
  const asked = foreignPsbt()
  const [{ signedPsbt }] = await signTransaction({
    psbt: asked.toBuffer(),
    inputsToSign: inputs([payment.address, 0], [ordinals.address, 1]),
  })
  const { result } = await sats.request('signPsbt', {
    psbt: asked.toBase64(),
    signInputs: { [payment.address]: [0], [ordinals.address]: [1] },
  })
  for (const signed of [
    bitcoinjs.Psbt.fromBuffer(signedPsbt, { network: regtest }),
    bitcoinjs.Psbt.fromBase64(result.psbt ?? '', { network: regtest }),
  ]) {
    expect(signed.validateSignaturesOfInput(0, validator)).toBe(true)
    expect(signed.validateSignaturesOfInput(1, validator)).toBe(true)
    signed.finalizeAllInputs()
    const { outs } = signed.extractTransaction(true)
    expect(outs).toMatchObject([{ value: 90_000n }])
  }
})

test('behavior: only the chosen input is signed', async () => {
  const { signTransaction } = await connect()
  const [{ signedPsbt }] = await signTransaction({
    psbt: foreignPsbt().toBuffer(),
    inputsToSign: inputs([ordinals.address, 1]),
  })
  const { data } = bitcoinjs.Psbt.fromBuffer(signedPsbt, { network: regtest })
  expect(data.inputs[0]?.partialSig).toBeUndefined()
  expect(data.inputs[1]?.tapKeySig).toHaveLength(64)
})

/** What the wallet gives back, after it was tampered with. */
async function refused(
  tamper: (signed: bitcoinjs.Psbt) => bitcoinjs.Psbt | Uint8Array,
  chosen = inputs([payment.address, 0]),
) {
  const honest = await connect()
  const [{ signedPsbt }] = await honest.signTransaction({
    psbt: foreignPsbt().toBuffer(),
    inputsToSign: inputs([payment.address, 0], [ordinals.address, 1]),
  })
  const answer = tamper(bitcoinjs.Psbt.fromBuffer(signedPsbt, { network: regtest }))
  const given = answer instanceof Uint8Array ? answer : answer.toBuffer()
  const { wallet, signTransaction } = await connect()
  wallet.behave('signPsbt', { answers: [{ signedPsbt: Uint8Array.from(given) }] })
  return signTransaction({ psbt: foreignPsbt().toBuffer(), inputsToSign: chosen }).then(
    () => 'taken',
    (error: Error) => error.message,
  )
}

test('error: a PSBT that gained anything but signatures on the chosen inputs is refused', async () => {
  const signedToo = 'The wallet signed an input that was not chosen. Nothing was sent.'
  expect(await refused((signed) => signed)).toBe(signedToo)
  const finished = (signed: bitcoinjs.Psbt) => {
    signed.finalizeInput(1)
    return signed
  }
  expect(await refused(finished)).toBe(signedToo)
  const both = inputs([payment.address, 0], [ordinals.address, 1])
  expect(await refused((signed) => signed, both)).toBe('taken')
  expect(await refused((signed) => signed.finalizeAllInputs(), both)).toBe('taken')
  expect(await refused(() => foreignPsbt(2), both)).toBe(
    'The wallet changed the transaction. Nothing was sent.',
  )
  expect(await refused(() => foreignPsbt(), both)).toBe(
    'The wallet did not sign input 0. Nothing was sent.',
  )
  expect(await refused(() => Uint8Array.of(1, 2, 3), both)).toBe(
    'The wallet gave a PSBT that cannot be read. Try again.',
  )
  const wrong = (signed: bitcoinjs.Psbt) => {
    const [partial] = signed.data.inputs[0]?.partialSig ?? []
    if (!partial) throw new Error('Nothing was signed.')
    partial.signature = Uint8Array.from(partial.signature)
    partial.signature[10] = (partial.signature[10] ?? 0) ^ 1
    return signed
  }
  expect(await refused(wrong, both)).toBe(
    'The wallet gave a wrong signature for input 0. Nothing was sent.',
  )
  // The ordinals account signed input 1; saying that it is of the other one changes nothing.
  expect(
    await refused((signed) => signed, inputs([payment.address, 0], [payment.address, 1])),
  ).toMatch(/input 1/i)
})

test('error: an account that the wallet does not show is asked for nothing', async () => {
  const { wallet, actions, signTransaction } = await connect()
  const before = wallet.requests.length
  await expect(
    actions?.signMessage?.({ message: 'Hi', account: other.address }),
  ).rejects.toMatchObject({ code: 'wallet/failed' })
  await expect(
    signTransaction({ psbt: foreignPsbt().toBuffer(), inputsToSign: inputs([other.address, 0]) }),
  ).rejects.toMatchObject({ code: 'wallet/failed' })
  expect(wallet.requests).toHaveLength(before)
})

test('behavior: who signs for one input alone (0x83) needs to know nothing of its neighbours', () => {
  const alone = 0x83
  const privateKey = keyOf(7)
  const p2tr = btc.p2tr(schnorr.getPublicKey(privateKey), undefined, btc.TEST_NETWORK)
  const offer = new btc.Transaction({ allowUnknownInputs: true, disableScriptCheck: true })
  // A neighbour that does not say what it spends: who buys fills it in later.
  offer.addInput({ txid: '11'.repeat(32), index: 0 })
  offer.addInput({
    ...{ txid: '22'.repeat(32), index: 0, sighashType: alone },
    witnessUtxo: { script: p2tr.script, amount: 50_000n },
    tapInternalKey: p2tr.tapInternalKey as Uint8Array,
  })
  for (const amount of [1_000n, 49_000n]) offer.addOutput({ script: p2tr.script, amount })
  const asked = offer.toPSBT()
  const spends = (script: Uint8Array) => [new Uint8Array(), script]
  const digest = offer.preimageWitnessV1(1, spends(p2tr.script), alone, [0n, 50_000n])
  const signature = schnorr.sign(digest, taprootTweakPrivKey(privateKey))
  offer.updateInput(1, { tapKeySig: Uint8Array.of(...signature, alone) }, true)
  const accounts = [{ index: 1, address: p2tr.address ?? '' }]
  const signed = signedPsbt({ asked, given: offer.toPSBT(), accounts })
  expect(
    btc.Transaction.fromPSBT(signed, { allowUnknownInputs: true }).getInput(1).tapKeySig,
  ).toHaveLength(65)
  // With one bit changed it is a signature of nobody.
  offer.updateInput(
    1,
    {
      tapKeySig: Uint8Array.of(
        ...signature.map((byte, at) => (at === 40 ? byte ^ 1 : byte)),
        alone,
      ),
    },
    true,
  )
  expect(() => signedPsbt({ asked, given: offer.toPSBT(), accounts })).toThrow('wrong signature')
})
