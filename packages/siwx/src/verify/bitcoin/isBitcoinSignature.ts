import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, RawWitness, Transaction } from '@scure/btc-signer'
import { concatBytes, equalBytes, hash160, sha256x2, tagSchnorr } from '@scure/btc-signer/utils.js'
import { type BitcoinAddress, readAddress } from './readAddress.ts'

/** Parameters of {@link isBitcoinSignature}. */
export interface BitcoinSignature {
  readonly address: string
  readonly message: Uint8Array
  /** The witness of BIP-322 in its simple form, or the 65 bytes of BIP-137. */
  readonly signature: Uint8Array
}

/**
 * Whether the key of an address signed a message, by BIP-322 or in the older way of BIP-137.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 * @see https://github.com/bitcoin/bips/blob/master/bip-0137.mediawiki
 * @example
 * import { isBitcoinSignature } from '@foyer/siwx/bitcoin'
 *
 * const message = new TextEncoder().encode('Hello')
 * const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
 * isBitcoinSignature({ address, message, signature: new Uint8Array(65) }) // false
 */
export function isBitcoinSignature({
  address: text,
  message,
  signature,
}: BitcoinSignature): boolean {
  const address = readAddress(text)
  if (!address) return false
  try {
    // A witness begins with how many items it has: one or two.
    const isCompact = signature.length === 65 && (signature[0] ?? 0) >= 27
    return isCompact
      ? isRecovered(address, message, signature)
      : isWitness(address, message, RawWitness.decode(signature))
  } catch {
    // What cannot be decoded is no signature.
    return false
  }
}

function isRecovered(address: BitcoinAddress, message: Uint8Array, signature: Uint8Array): boolean {
  const header = signature[0] ?? 0
  if (header > 42) return false
  // 27 to 30 say that the key was uncompressed; only P2PKH knows such keys.
  const isCompressed = header >= 31
  if (!isCompressed && address.kind !== 'p2pkh') return false
  const prefix = new TextEncoder().encode('Bitcoin Signed Message:\n')
  const hash = sha256x2(Uint8Array.of(prefix.length), prefix, compactSize(message.length), message)
  const recovered = concatBytes(Uint8Array.of((header - 27) & 3), signature.slice(1))
  const point = secp256k1.Signature.fromBytes(recovered, 'recovered').recoverPublicKey(hash)
  return isOfKey(address, point.toBytes(isCompressed))
}

/** Whether an address is locked by a public key, or by the script that asks for its hash. */
function isOfKey({ kind, hash }: BitcoinAddress, publicKey: Uint8Array): boolean {
  const keyHash = hash160(publicKey)
  if (kind === 'p2sh') return equalBytes(hash160(Uint8Array.of(0, 20, ...keyHash)), hash)
  return (kind === 'p2pkh' || kind === 'p2wpkh') && equalBytes(keyHash, hash)
}

function isWitness(
  address: BitcoinAddress,
  message: Uint8Array,
  witness: readonly Uint8Array[],
): boolean {
  const [signature, publicKey] = witness
  const { kind, hash } = address
  if (!signature) return false
  if (kind === 'p2tr') {
    // 64 bytes mean the usual way, 65 name it.
    if (witness.length !== 1 || (signature.length === 65 && signature[64] !== allOutputs))
      return false
    const type = signature.length === 65 ? allOutputs : 0
    const script = OutScript.encode({ type: 'tr', pubkey: hash })
    const toSign = transactionToSign(message, script)
    const digest = toSign.preimageWitnessV1(0, [script], type, [0n])
    return schnorr.verify(signature.slice(0, 64), digest, hash)
  }
  if (witness.length !== 2 || publicKey?.length !== 33 || !isOfKey(address, publicKey)) return false
  if (kind !== 'p2wpkh' && kind !== 'p2sh') return false
  if (signature.at(-1) !== allOutputs) return false
  const script = OutScript.encode({ type: kind === 'p2sh' ? 'sh' : 'wpkh', hash })
  const keyHash = OutScript.encode({ type: 'pkh', hash: hash160(publicKey) })
  const toSign = transactionToSign(message, script)
  const digest = toSign.preimageWitnessV0(0, keyHash, allOutputs, 0n)
  return secp256k1.verify(signature.slice(0, -1), digest, publicKey, {
    ...{ prehash: false, format: 'der' },
  })
}

const allOutputs = 1

/** The virtual transaction that spends a virtual output of the address. */
function transactionToSign(message: Uint8Array, script: Uint8Array): Transaction {
  const hash = tagSchnorr('BIP0322-signed-message', message)
  const spent = concatBytes(
    new Uint8Array(4),
    Uint8Array.of(1),
    new Uint8Array(32),
    new Uint8Array(4).fill(0xff),
    Uint8Array.of(34, 0, 32),
    hash,
    new Uint8Array(4),
    Uint8Array.of(1),
    new Uint8Array(8),
    Uint8Array.of(script.length),
    script,
    new Uint8Array(4),
  )
  const transaction = new Transaction({
    ...{ version: 0, allowUnknownVersion: true, allowUnknownOutputs: true },
  })
  transaction.addInput({
    ...{ txid: sha256x2(spent).reverse(), index: 0, sequence: 0 },
    witnessUtxo: { script, amount: 0n },
  })
  transaction.addOutput({ script: Uint8Array.of(0x6a), amount: 0n })
  return transaction
}

function compactSize(length: number): Uint8Array {
  if (length < 0xfd) return Uint8Array.of(length)
  const bytes = new Uint8Array(length <= 0xffff ? 3 : 5)
  bytes[0] = length <= 0xffff ? 0xfd : 0xfe
  const view = new DataView(bytes.buffer)
  if (length <= 0xffff) view.setUint16(1, length, true)
  else view.setUint32(1, length, true)
  return bytes
}
