import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, Transaction } from '@scure/btc-signer'
import { equalBytes, hash160 } from '@scure/btc-signer/utils.js'

/** An output that can be spent. */
export interface SpendableOutput {
  readonly script: Uint8Array
  readonly amount: bigint
  /** Of the block that has it; `null` while none has. */
  readonly height: number | null
  readonly isCoinbase: boolean
}

/** Why a transaction is refused, in the words of Bitcoin Core. */
export class RefusedTransaction extends Error {
  override readonly name = 'RefusedTransaction'
}

/** Coins of a block are spendable this many blocks later, as on every chain of Bitcoin. */
const maturityBlocks = 100
const maxWeight = 400_000
const maxMoney = 2_100_000_000_000_000n
const all = 1
const anyoneCanPay = 0x80

/** Transactions of any shape are read; what of them is understood is checked. */
const anything = {
  ...{ allowUnknownInputs: true, allowUnknownOutputs: true, allowUnknownVersion: true },
  disableScriptCheck: true,
} as const

/**
 * Reads a transaction and checks that it may be mined in the next block: its inputs exist and are signed, no
 * money is made, and the fee is that of a node. Spends of p2wpkh and of p2tr by its key are verified; any
 * other kind is refused.
 *
 * @throws RefusedTransaction
 */
export function checkTransaction({
  bytes,
  spentBy,
  nextHeight,
}: {
  bytes: Uint8Array
  spentBy(txid: string, index: number): SpendableOutput | undefined
  nextHeight: number
}): { transaction: Transaction; fee: bigint } {
  const transaction = read(bytes)
  const count = transaction.inputsLength
  if (count === 0) throw new RefusedTransaction('bad-txns-vin-empty')
  if (transaction.outputsLength === 0) throw new RefusedTransaction('bad-txns-vout-empty')
  if (transaction.weight > maxWeight) throw new RefusedTransaction('tx-size')

  const seen = new Set<string>()
  const spent = Array.from({ length: count }, (_, index) => {
    const { txid, index: output = 0 } = transaction.getInput(index)
    const id = toHex(txid ?? new Uint8Array())
    if (seen.has(`${id}:${output}`)) throw new RefusedTransaction('bad-txns-inputs-duplicate')
    seen.add(`${id}:${output}`)
    const found = spentBy(id, output)
    if (!found) throw new RefusedTransaction('bad-txns-inputs-missingorspent')
    if (found.isCoinbase && nextHeight - (found.height ?? nextHeight) < maturityBlocks)
      throw new RefusedTransaction('bad-txns-premature-spend-of-coinbase')
    return found
  })
  const outputs = Array.from({ length: transaction.outputsLength }, (_, index) =>
    transaction.getOutput(index),
  )
  for (const { amount = 0n } of outputs)
    if (amount > maxMoney) throw new RefusedTransaction('bad-txns-vout-toolarge')
  const sum = (amounts: readonly bigint[]) => amounts.reduce((one, other) => one + other, 0n)
  const fee = sum(spent.map(({ amount }) => amount)) - sum(outputs.map(({ amount = 0n }) => amount))
  if (fee < 0n) throw new RefusedTransaction('bad-txns-in-belowout')
  if (fee < BigInt(transaction.vsize)) throw new RefusedTransaction('min relay fee not met')
  if (!isFinal(transaction, nextHeight)) throw new RefusedTransaction('non-final')
  for (let index = 0; index < count; index++) checkInput(transaction, index, spent)
  return { transaction, fee }
}

function read(bytes: Uint8Array): Transaction {
  try {
    return Transaction.fromRaw(bytes, anything)
  } catch {
    throw new RefusedTransaction('TX decode failed. Make sure the tx has at least one input.')
  }
}

/** Lock times by height hold; those by time, and relative ones (BIP-68), count as passed. */
function isFinal(transaction: Transaction, nextHeight: number): boolean {
  const { lockTime } = transaction
  if (lockTime === 0 || lockTime >= 500_000_000 || lockTime < nextHeight) return true
  return Array.from({ length: transaction.inputsLength }).every(
    (_, index) => transaction.getInput(index).sequence === 0xffffffff,
  )
}

const failed = (why: string) =>
  new RefusedTransaction(`mandatory-script-verify-flag-failed (${why})`)

function checkInput(
  transaction: Transaction,
  index: number,
  spent: readonly SpendableOutput[],
): void {
  const { script, amount } = spent[index] as SpendableOutput
  const { finalScriptSig, finalScriptWitness: witness = [] } = transaction.getInput(index)
  const locked = OutScript.decode(script)
  if (locked.type !== 'wpkh' && locked.type !== 'tr')
    throw new RefusedTransaction('This chain verifies spends of p2wpkh and p2tr only.')
  if (finalScriptSig && finalScriptSig.length > 0) throw failed('Witness requires empty scriptSig')

  const [signature = new Uint8Array(), publicKey] = witness
  if (locked.type === 'wpkh') {
    if (witness.length !== 2 || !publicKey) throw failed('Witness program hash mismatch')
    if (publicKey.length !== 33 || !equalBytes(hash160(publicKey), locked.hash))
      throw failed('Witness program hash mismatch')
    const type = signature.at(-1) ?? 0
    if ((type & ~anyoneCanPay) < all || (type & ~anyoneCanPay) > 3)
      throw failed('Signature hash type missing or not understood')
    const keyHash = OutScript.encode({ type: 'pkh', hash: locked.hash })
    const digest = transaction.preimageWitnessV0(index, keyHash, type, amount)
    if (!isEcdsa({ signature: signature.slice(0, -1), digest, publicKey }))
      throw failed('Signature must be zero for failed CHECK(MULTI)SIG operation')
    return
  }
  if (witness.length !== 1)
    throw new RefusedTransaction('This chain verifies spends of p2tr by its key only.')
  if (signature.length !== 64 && signature.length !== 65)
    throw failed('Invalid Schnorr signature size')
  const type = signature.length === 65 ? (signature[64] ?? 0) : 0
  if (signature.length === 65 && type === 0) throw failed('Invalid Schnorr signature hash type')
  if (!isSchnorr({ transaction, index, spent, type, signature, publicKey: locked.pubkey }))
    throw failed('Invalid Schnorr signature')
}

function isEcdsa({
  signature,
  digest,
  publicKey,
}: {
  signature: Uint8Array
  digest: Uint8Array
  publicKey: Uint8Array
}): boolean {
  try {
    return secp256k1.verify(signature, digest, publicKey, { prehash: false, format: 'der' })
  } catch {
    // Not a signature at all.
    return false
  }
}

function isSchnorr({
  transaction,
  index,
  spent,
  type,
  signature,
  publicKey,
}: {
  transaction: Transaction
  index: number
  spent: readonly SpendableOutput[]
  type: number
  signature: Uint8Array
  publicKey: Uint8Array
}): boolean {
  try {
    const scripts = spent.map(({ script }) => script)
    const amounts = spent.map(({ amount }) => amount)
    const digest = transaction.preimageWitnessV1(index, scripts, type, amounts)
    return schnorr.verify(signature.slice(0, 64), digest, publicKey)
  } catch {
    // A hash type that does not exist, or not a signature at all.
    return false
  }
}

/** Bytes as hexadecimal text. */
export const toHex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
