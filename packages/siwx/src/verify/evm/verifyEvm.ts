import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { signatureUndecided } from '../errors.ts'
import type { Rpc } from './Rpc.ts'
import { signatureValidator } from './signatureValidator.ts'

/** The caller waits no longer than this. */
const deadlineMs = 5_000

/** Enough to deploy an account and to check a passkey in Solidity; a block holds several times that. */
const gasLimit = 10_000_000

/** ERC-6492: what a signature of an account that is not deployed yet ends in. */
const undeployedSuffix = '6492'.repeat(16)

/** EIP-7702: what the code of an account begins with that has a key and obeys a contract as well. */
const delegation = '0xef0100'

/** Longer signatures are no signatures: a passkey's in a counterfactual account has some 3 KB. */
const maxSignatureLetters = 65_536

/**
 * Decides whether an EVM account signed a text (EIP-191, `personal_sign`), in the order of ERC-6492: the
 * suffix, then code at the address (ERC-1271), then the key. Contracts are run by `eth_call` of a chain's
 * node, within bounds of gas and time, so nothing they do stays. What they answer never comes here: a
 * validator that runs with them says yes or no.
 *
 * @param rpc of the chain; without it only keys count
 * @throws `signatures/undecided` (unavailable) when the chain does not answer within 5 s
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
export async function verifyEvm({
  rpc,
  address,
  message,
  signature,
}: {
  rpc: Rpc | null
  address: string
  message: string
  signature: string
}): Promise<boolean> {
  if (!/^0x[\da-f]{40}$/i.test(address)) return false
  if (signature.length > maxSignatureLetters || !/^0x(?:[\da-f]{2})*$/i.test(signature))
    return false
  const digest = digestOf(message)
  const signedByKey = () => recover(digest, signature) === address.toLowerCase()
  const isUndeployed = signature.toLowerCase().endsWith(undeployedSuffix)
  if (!rpc) return !isUndeployed && signedByKey()

  // biome-ignore lint/plugin: servers verify, too, and have no platform
  const deadline = AbortSignal.timeout(deadlineMs)
  const ask = (method: string, params: readonly unknown[]) =>
    beforeDeadline(rpc({ method, params, signal: deadline }), deadline)
  if (!isUndeployed) {
    const code = await ask('eth_getCode', [address, 'latest']).catch(undecided)
    if (code === '0x') return signedByKey()
    // Its key is still its master: it can take the contract away with one signature.
    if (`${code}`.toLowerCase().startsWith(delegation) && signedByKey()) return true
  }
  const answer = await ask('eth_call', [
    {
      data:
        signature === '0x'
          ? emptyValidation(address, digest)
          : validation({ address, digest, signature }),
      gas: `0x${gasLimit.toString(16)}`,
    },
    'latest',
  ]).catch((error: unknown) => (hasFailedInside(error) ? '0x' : undecided(error)))
  return answer === '0x01'
}

/** @see https://eips.ethereum.org/EIPS/eip-191 */
function digestOf(message: string): Uint8Array {
  const text = utf8ToBytes(message)
  return keccak_256(concatBytes(utf8ToBytes(`\x19Ethereum Signed Message:\n${text.length}`), text))
}

/** The address whose key signed, in lower case; `null` when no key did. */
function recover(digest: Uint8Array, signature: string): string | null {
  if (signature.length !== 132 && signature.length !== 130) return null
  try {
    const bytes = inFull(hexToBytes(signature.slice(2)))
    const last = bytes[64] ?? 0
    const recovery = Uint8Array.of(last >= 27 ? last - 27 : last)
    if ((recovery[0] ?? 0) > 1) return null
    const point = secp256k1.Signature.fromBytes(
      concatBytes(recovery, bytes.subarray(0, 64)),
      'recovered',
    ).recoverPublicKey(digest)
    return `0x${bytesToHex(keccak_256(point.toBytes(false).subarray(1)).subarray(12))}`
  } catch {
    // No point of the curve belongs to it: then no key made it.
    return null
  }
}

/**
 * A signature of 64 bytes has its recovery bit in the highest bit of `s`.
 *
 * @see https://eips.ethereum.org/EIPS/eip-2098
 */
function inFull(signature: Uint8Array): Uint8Array {
  if (signature.length !== 64) return signature
  const full = Uint8Array.of(...signature, (signature[32] ?? 0) >> 7)
  full[32] = (full[32] ?? 0) & 0x7f
  return full
}

/** The validator's creation code with its arguments: `(address, bytes32, bytes)` by the ABI of Solidity. */
function validation({
  address,
  digest,
  signature,
}: {
  address: string
  digest: Uint8Array
  signature: string
}): string {
  const word = (hex: string) => hex.padStart(64, '0')
  const bytes = signature.slice(2)
  return [
    signatureValidator,
    word(address.slice(2).toLowerCase()),
    bytesToHex(digest),
    word((96).toString(16)),
    word((bytes.length / 2).toString(16)),
    bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0'),
  ].join('')
}

/**
 * Creation code that asks a contract whether it accepts no signature at all, as a Safe does for what its owners signed
 * on the chain: the validator of ERC-6492 looks for its suffix first, and fails where there are no bytes.
 *
 * @see https://eips.ethereum.org/EIPS/eip-1271
 */
function emptyValidation(address: string, digest: Uint8Array): string {
  return [
    // The call in memory: isValidSignature(bytes32,bytes), the digest, where the bytes begin; their length is zero.
    '0x631626ba7e60e01b600052',
    `7f${bytesToHex(digest)}600452`,
    '6040602452',
    // A static call of the contract, of whose answer one word is taken.
    `6020608060646000${`73${address.slice(2).toLowerCase()}`}5afa`,
    // It succeeded, with a word or more, and that is the magic value: one byte says so.
    '60805160e01c631626ba7e1416',
    '3d601f1016',
    '60005360016000f3',
  ].join('')
}

/** Some clients forget their signal while they wait for a body. */
async function beforeDeadline<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  deadline.throwIfAborted()
  let end = () => {}
  const late = new Promise<never>((_resolve, reject) => {
    end = () => reject(deadline.reason)
    deadline.addEventListener('abort', end)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    deadline.removeEventListener('abort', end)
  }
}

/** Codes with which nodes say that the call ran and failed. Others are no answer. */
const failureCodes: readonly unknown[] = [3, -32_000, -32_003, -32_015]

/** Libraries wrap what a node answered, several times over. */
const maxCauses = 8

/**
 * Whether a node ran the call and it failed: a contract that reverts, or burns all it is given, has
 * not signed.
 */
function hasFailedInside(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < maxCauses && typeof cause === 'object' && cause !== null; depth++) {
    const { code, context, cause: next } = cause as Record<string, unknown>
    const inner = (context as { code?: unknown } | undefined)?.code
    const known = typeof code === 'number' ? code : inner
    if (typeof known === 'number') return failureCodes.includes(known)
    cause = next
  }
  return false
}

function undecided(cause: unknown): never {
  throw signatureUndecided({ cause })
}
