import { walletFailed } from '@foyer/core/adapter'
import { readAddress } from '@foyer/siwx/bitcoin'
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { OutScript, RawTx, Script, Transaction } from '@scure/btc-signer'
import { RawOldTx } from '@scure/btc-signer/script.js'
import { equalBytes, hash160, sha256, sha256x2 } from '@scure/btc-signer/utils.js'
import { ownsAddress } from '../keys/ownsAddress.ts'

/*
 * Whether a wallet signed what it was asked to and nothing else. Loaded when one is asked.
 */

/** Parameters of {@link signedPsbt}. */
export interface SignedPsbtParameters {
  /** What the wallet was given. */
  readonly asked: Uint8Array
  /** What it gave back. */
  readonly given: Uint8Array
  /** The inputs that were to be signed, and by which accounts. */
  readonly accounts: readonly { readonly index: number; readonly address: string }[]
}

type Input = ReturnType<Transaction['getInput']>

/** @see https://github.com/bitcoin/bips/blob/master/bip-0341.mediawiki */
const anyoneCanPay = 0x80

/** Inputs and outputs may be of any kind: only those that are signed must be understood. */
const anything = {
  ...{ allowUnknownInputs: true, allowUnknownOutputs: true, allowUnknownVersion: true },
  ...{ allowLegacyWitnessUtxo: true, disableScriptCheck: true },
} as const

/**
 * The PSBT that was asked for with the signatures that the wallet added: each verifies, by the account and
 * on the input that were chosen. Whatever else the wallet wrote into it is left out.
 *
 * @throws `wallet/failed` when the transaction is another one, when a signature is missing or wrong, or when
 *   another input was signed, too
 * @see https://github.com/bitcoin/bips/blob/master/bip-0174.mediawiki
 */
export function signedPsbt({ asked, given, accounts }: SignedPsbtParameters): Uint8Array {
  const before = read(asked, 'The PSBT cannot be read.')
  const after = read(given, 'The wallet gave a PSBT that cannot be read. Try again.')
  if (!equalBytes(before.unsignedTx, after.unsignedTx))
    throw walletFailed('The wallet changed the transaction. Nothing was sent.', null)
  for (let index = 0; index < before.inputsLength; index++) {
    if (accounts.some((account) => account.index === index)) continue
    const kept = new Set(signaturesOf(before.getInput(index)))
    if (signaturesOf(after.getInput(index)).some((signature) => !kept.has(signature)))
      throw walletFailed('The wallet signed an input that was not chosen. Nothing was sent.', index)
  }
  const signed = accounts.map(({ index, address }) => {
    if (!Number.isInteger(index) || index < 0 || index >= before.inputsLength)
      throw walletFailed(`The transaction has no input ${index}.`, index)
    return { index, update: signatureBy({ before, after, index, address }) }
  })
  for (const { index, update } of signed) before.updateInput(index, update, true)
  return before.toPSBT()
}

/** The id that a transaction will have, when signatures cannot change it: with native segwit inputs only. */
export function transactionIdOf(psbt: Uint8Array): string | null {
  const transaction = read(psbt, 'The PSBT cannot be read.')
  for (let index = 0; index < transaction.inputsLength; index++) {
    const spent = spentIn(transaction, index)
    const kind = spent && OutScript.decode(spent.script).type
    if (kind !== 'wpkh' && kind !== 'wsh' && kind !== 'tr') return null
  }
  return idOf(transaction)
}

const idOf = (transaction: Transaction) => {
  const id = sha256x2(transaction.unsignedTx).reverse()
  return Array.from(id, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function read(bytes: Uint8Array, message: string): Transaction {
  try {
    return Transaction.fromPSBT(bytes, anything)
  } catch (cause) {
    throw walletFailed(message, cause)
  }
}

/** Everything in an input that signs it, as texts that can be compared. */
function signaturesOf(input: Input): string[] {
  const { partialSig, tapKeySig, tapScriptSig, finalScriptSig, finalScriptWitness } = input
  return [
    ...(partialSig ?? []).map(([key, signature]) => `key ${key}: ${signature}`),
    ...(tapScriptSig ?? []).map(
      ([{ pubKey, leafHash }, signature]) => `leaf ${leafHash} ${pubKey}: ${signature}`,
    ),
    ...(tapKeySig ? [`taproot ${tapKeySig}`] : []),
    ...(finalScriptSig && finalScriptSig.length > 0 ? [`script ${finalScriptSig}`] : []),
    ...(finalScriptWitness ? [`witness ${finalScriptWitness}`] : []),
  ]
}

/** The output that an input spends, as the PSBT says; `undefined` when it does not say it. */
function spentIn(transaction: Transaction, index: number) {
  const { witnessUtxo, nonWitnessUtxo, index: output = 0 } = transaction.getInput(index)
  return witnessUtxo ?? nonWitnessUtxo?.outputs[output]
}

/** The same, where it has to be said. */
function spentBy(transaction: Transaction, index: number) {
  const spent = spentIn(transaction, index)
  if (!spent) throw walletFailed(`The PSBT does not say what input ${index} spends.`, index)
  return spent
}

/** What an account's signature changes in an input, verified. */
function signatureBy({
  before,
  after,
  index,
  address: text,
}: {
  before: Transaction
  after: Transaction
  index: number
  address: string
}): Partial<Input> {
  const { script, amount } = spentBy(before, index)
  const { sighashType } = before.getInput(index)
  const input = after.getInput(index)
  const address = readAddress(text)
  if (!address) throw wrong(index)

  if (address.kind === 'p2tr') {
    if (!equalBytes(script, OutScript.encode({ type: 'tr', pubkey: address.hash })))
      throw notOfAccount(index)
    const [witness] = input.finalScriptWitness?.length === 1 ? input.finalScriptWitness : []
    const signature = input.tapKeySig ?? witness
    if (!signature) throw missing(index)
    const type = signature.length === 65 ? (signature[64] ?? 0) : 0
    // Without a wish of the application, the usual way and its longer form are the same.
    if (type !== (sighashType ?? 0) && !(sighashType === undefined && type === 1))
      throw wrong(index)
    // Who signs for one input alone (ANYONECANPAY) signs nothing of its neighbours, which need not say what they spend.
    const isAlone = (type & anyoneCanPay) !== 0
    const spent = Array.from({ length: before.inputsLength }, (_, at) =>
      isAlone && at !== index ? { script: new Uint8Array(), amount: 0n } : spentBy(before, at),
    )
    const scripts = spent.map((output) => output.script)
    const amounts = spent.map((output) => output.amount)
    const digest = before.preimageWitnessV1(index, scripts, type, amounts)
    if (!schnorr.verify(signature.slice(0, 64), digest, address.hash)) throw wrong(index)
    return { tapKeySig: signature }
  }

  const [publicKey, signature] =
    input.partialSig?.find(([key]) => ownsAddress(address, key)) ??
    finalSignature(input, (key) => ownsAddress(address, key) === true)
  if (!publicKey || !signature) throw missing(index)
  const type = signature.at(-1) ?? 0
  if (type !== (sighashType ?? 1)) throw wrong(index)
  const digest = digestFor({ before, index, script, amount, publicKey, type })
  if (!digest) throw notOfAccount(index)
  const isValid = secp256k1.verify(signature.slice(0, -1), digest, publicKey, {
    ...{ prehash: false, format: 'der' },
  })
  if (!isValid) throw wrong(index)
  return { partialSig: [[publicKey, signature]] }
}

/** What a key signs of an input; `null` when the input is not locked by that key. */
function digestFor({
  before,
  index,
  script,
  amount,
  publicKey,
  type,
}: {
  before: Transaction
  index: number
  script: Uint8Array
  amount: bigint
  publicKey: Uint8Array
  type: number
}): Uint8Array | null {
  const { witnessScript } = before.getInput(index)
  const keyHash = OutScript.encode({ type: 'pkh', hash: hash160(publicKey) })
  const { hash } = OutScript.decode(keyHash) as { hash: Uint8Array }
  const own = OutScript.encode({ type: 'wpkh', hash })
  const locked = OutScript.decode(script)
  if (locked.type === 'pkh')
    return equalBytes(script, keyHash) && type === 1 ? legacyDigest(before, index, script) : null
  if (locked.type === 'wpkh')
    return equalBytes(script, own) ? before.preimageWitnessV0(index, keyHash, type, amount) : null
  // Some other script, with the account's key in it: its hash is what the chain checks.
  if (locked.type === 'wsh')
    return witnessScript && equalBytes(sha256(witnessScript), locked.hash)
      ? before.preimageWitnessV0(index, witnessScript, type, amount)
      : null
  // Segwit inside of the older kind of address.
  if (locked.type === 'sh')
    return equalBytes(hash160(own), locked.hash)
      ? before.preimageWitnessV0(index, keyHash, type, amount)
      : null
  return null
}

/** What was signed before segwit: the whole transaction with the spent script in place of its own. */
function legacyDigest(transaction: Transaction, index: number, script: Uint8Array): Uint8Array {
  const { inputs, ...rest } = RawTx.decode(transaction.unsignedTx)
  const encoded = RawOldTx.encode({
    ...rest,
    inputs: inputs.map((input, at) => ({
      ...input,
      finalScriptSig: at === index ? script : new Uint8Array(),
    })),
  })
  return sha256x2(encoded, Uint8Array.of(1, 0, 0, 0))
}

/** The signature in an input that the wallet has finished, which holds it with its key. */
function finalSignature(
  { finalScriptWitness, finalScriptSig }: Input,
  isOwn: (publicKey: Uint8Array) => boolean,
): readonly [Uint8Array, Uint8Array] | readonly [] {
  const parts =
    finalScriptWitness ??
    (finalScriptSig
      ? Script.decode(finalScriptSig).filter((part) => part instanceof Uint8Array)
      : [])
  const [signature, publicKey] = parts
  return parts.length === 2 && signature && publicKey && isOwn(publicKey)
    ? [publicKey, signature]
    : []
}

const missing = (index: number) =>
  walletFailed(`The wallet did not sign input ${index}. Nothing was sent.`, index)
const wrong = (index: number) =>
  walletFailed(`The wallet gave a wrong signature for input ${index}. Nothing was sent.`, index)
const notOfAccount = (index: number) =>
  walletFailed(`Input ${index} does not belong to this account. Choose another.`, index)
