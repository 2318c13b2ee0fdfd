import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import {
  Address,
  OutScript,
  p2tr,
  p2wpkh,
  RawWitness,
  SigHash,
  Transaction,
} from '@scure/btc-signer'
import {
  concatBytes,
  hash160,
  sha256x2,
  signECDSA,
  signSchnorr,
  tagSchnorr,
  taprootTweakPrivKey,
} from '@scure/btc-signer/utils.js'
import {
  type BitcoinNetworkName,
  type BitcoinWalletAccount,
  bitcoinNetworks,
} from './BitcoinWalletAccount.ts'

/*
 * The part of the wallets that knows the cryptography of Bitcoin. It is large, so they import it when there
 * is something to sign.
 */

/** The payment account and the ordinals account of a key. */
export function accountsOf(
  privateKey: Uint8Array,
  networks: readonly BitcoinNetworkName[],
): [payment: BitcoinWalletAccount, ordinals: BitcoinWalletAccount] {
  const network = bitcoinNetworks[networks[0] ?? 'bitcoin:regtest']
  const publicKey = secp256k1.getPublicKey(privateKey)
  const internal = schnorr.getPublicKey(privateKey)
  const { address: payment = '' } = p2wpkh(publicKey, network)
  const { address: ordinals = '' } = p2tr(internal, undefined, network)
  return [
    { address: payment, publicKey: toHex(publicKey), purpose: 'payment', networks },
    { address: ordinals, publicKey: toHex(internal), purpose: 'ordinals', networks },
  ]
}

/** Parameters of {@link signBitcoinMessage}. */
export interface SignBitcoinMessageParameters {
  readonly privateKey: Uint8Array
  readonly purpose: BitcoinWalletAccount['purpose']
  readonly message: Uint8Array
  readonly protocol: 'BIP322' | 'ECDSA'
}

/**
 * Signs a message: the witness of BIP-322 in its simple form, or the 65 bytes of BIP-137.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 * @see https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki
 */
export function signBitcoinMessage({
  privateKey,
  purpose,
  message,
  protocol,
}: SignBitcoinMessageParameters): Uint8Array {
  if (protocol === 'ECDSA') return signCompact(privateKey, message)
  const publicKey = secp256k1.getPublicKey(privateKey)
  const { script } = purpose === 'payment' ? p2wpkh(publicKey) : p2tr(publicKey.slice(1))
  const transaction = new Transaction({
    ...{ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true },
  })
  transaction.addInput({
    ...{ txid: messageId(message, script), index: 0, sequence: 0 },
    witnessUtxo: { script, amount: 0n },
  })
  transaction.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  if (purpose === 'payment') {
    const spent = OutScript.encode({ type: 'pkh', hash: hash160(publicKey) })
    const digest = transaction.preimageWitnessV0(0, spent, SigHash.ALL, 0n)
    const signature = concatBytes(signECDSA(digest, privateKey), Uint8Array.of(SigHash.ALL))
    return RawWitness.encode([signature, publicKey])
  }
  const digest = transaction.preimageWitnessV1(0, [script], SigHash.DEFAULT, [0n])
  return RawWitness.encode([signSchnorr(digest, taprootTweakPrivKey(privateKey))])
}

/** The id of the virtual transaction that a signature of BIP-322 spends. */
function messageId(message: Uint8Array, script: Uint8Array): Uint8Array {
  const [four, none] = [new Uint8Array(4), new Uint8Array(8)]
  const hash = tagSchnorr('BIP0322-signed-message', message)
  const spent = [Uint8Array.of(1), new Uint8Array(32), four.slice().fill(0xff)]
  const scriptSig = [Uint8Array.of(34, 0, 32), hash, four]
  const output = [Uint8Array.of(1), none, Uint8Array.of(script.length), script]
  return sha256x2(concatBytes(four, ...spent, ...scriptSig, ...output, four)).reverse()
}

/** Says in its first byte that the key is compressed and its address p2wpkh. */
function signCompact(privateKey: Uint8Array, message: Uint8Array): Uint8Array {
  const prefix = new TextEncoder().encode('Bitcoin Signed Message:\n')
  const digest = sha256x2(Uint8Array.of(prefix.length), prefix, sizeOf(message), message)
  const signature = secp256k1.sign(digest, privateKey, { prehash: false, format: 'recovered' })
  return Uint8Array.of(39 + (signature[0] ?? 0), ...signature.slice(1))
}

function sizeOf({ length }: Uint8Array): Uint8Array {
  return length < 0xfd ? Uint8Array.of(length) : Uint8Array.of(0xfd, length & 0xff, length >> 8)
}

/** Parameters of {@link signBitcoinPsbt}. */
export interface SignBitcoinPsbtParameters {
  readonly psbt: Uint8Array
  readonly inputs: readonly { readonly privateKey: Uint8Array; readonly index: number }[]
}

/** Signs the chosen inputs and no others. */
export function signBitcoinPsbt({ psbt, inputs }: SignBitcoinPsbtParameters): Uint8Array {
  const transaction = Transaction.fromPSBT(psbt)
  for (const { privateKey, index } of inputs) {
    const { tapInternalKey, witnessUtxo } = transaction.getInput(index)
    const isTaproot = witnessUtxo && OutScript.decode(witnessUtxo.script).type === 'tr'
    // Applications need not say the internal key; the wallet knows it.
    if (isTaproot && !tapInternalKey)
      transaction.updateInput(index, { tapInternalKey: schnorr.getPublicKey(privateKey) })
    transaction.signIdx(privateKey, index)
  }
  return transaction.toPSBT()
}

/** What a PSBT does, as a wallet shows it before it signs. */
export function describePsbt(psbt: Uint8Array, network: BitcoinNetworkName) {
  const transaction = Transaction.fromPSBT(psbt, {
    ...{ allowUnknownInputs: true, allowUnknownOutputs: true },
  })
  return Array.from({ length: transaction.outputsLength }, (_, index) => {
    const { script = new Uint8Array(), amount = 0n } = transaction.getOutput(index)
    return { to: addressOf(script, network), amountAtomic: amount }
  })
}

function addressOf(script: Uint8Array, network: BitcoinNetworkName): string {
  try {
    return Address(bitcoinNetworks[network]).encode(OutScript.decode(script))
  } catch {
    // Data and scripts without an address are shown as they are.
    return toHex(script)
  }
}

/** Bytes as hexadecimal text. */
function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
