import { AppError } from '@foyer/core/primitives'
import {
  type Address,
  encodeDeployData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
  hashMessage,
  isAddressEqual,
  numberToHex,
  recoverAddress,
} from 'viem'
import type { ChainRpc } from '../../chain-data/chains/Chain.ts'
import { signatureUndecided } from './errors.ts'

/** Decides whether an account signed a text. */
export type VerifySignature = (signed: {
  /** Where a contract at the address would be, such as `eip155:1`. */
  caipNetworkId: string
  address: Address
  /** As EIP-191 says, of version `E` (`personal_sign`). */
  message: string
  signature: Hex
}) => Promise<boolean>

/** Whoever waits for the answer waits no longer. */
const deadlineMs = 5_000

/** Enough to deploy an account and to check a passkey in Solidity; a block holds several times that. */
const gasLimit = 10_000_000

/** ERC-6492: what a signature of an account that is not deployed yet ends in. */
const undeployedSuffix = '6492'.repeat(16)

/** EIP-7702: what the code of an account begins with that has a key and obeys a contract as well. */
const delegation = '0xef0100'

/**
 * Decides whether an account signed a text, in the order of ERC-6492: the suffix, then code at the
 * address (ERC-1271), then the key. Contracts are run by `eth_call` of a chain's node, within bounds
 * of gas and time, so nothing they do stays. What they answer never comes here: a validator that runs
 * with them says yes or no.
 *
 * @param rpc of the chain; without it only keys count
 * @throws `signatures/undecided` (unavailable) when the chain does not answer within 5 s
 * @see https://eips.ethereum.org/EIPS/eip-6492
 */
export async function verifySignature({
  rpc,
  address,
  message,
  signature,
}: {
  rpc: ChainRpc | null
  address: Address
  message: string
  signature: Hex
}): Promise<boolean> {
  const hash = hashMessage(message)
  const signedByKey = () => isSignedByKey({ address, hash, signature })
  const isUndeployed = signature.toLowerCase().endsWith(undeployedSuffix)
  if (!rpc) return !isUndeployed && signedByKey()

  const deadline = AbortSignal.timeout(deadlineMs)
  const ask = (method: string, params: readonly unknown[]) =>
    beforeDeadline(rpc.request({ method, params, signal: deadline }), deadline)
  if (!isUndeployed) {
    const code = await ask('eth_getCode', [address, 'latest']).catch(undecided)
    if (code === '0x') return signedByKey()
    // Its key is still its master: it can take the contract away with one signature.
    if (`${code}`.toLowerCase().startsWith(delegation) && (await signedByKey())) return true
  }
  const validation = encodeDeployData({
    abi: erc6492SignatureValidatorAbi,
    bytecode: erc6492SignatureValidatorByteCode,
    args: [address, hash, signature],
  })
  const answer = await ask('eth_call', [
    { data: validation, gas: numberToHex(gasLimit) },
    'latest',
  ]).catch((error: unknown) => (hasFailedInside(error) ? '0x' : undecided(error)))
  return answer === '0x01'
}

async function isSignedByKey({
  address,
  hash,
  signature,
}: {
  address: Address
  hash: Hex
  signature: Hex
}): Promise<boolean> {
  if (signature.length !== 132) return false
  try {
    return isAddressEqual(await recoverAddress({ hash, signature }), address)
  } catch {
    // No point of the curve belongs to it: then no key made it.
    return false
  }
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

/**
 * Whether a node ran the call and it failed: a contract that reverts, or burns all it is given, has
 * not signed. Codes of nodes that could not run it at all are no answer.
 */
function hasFailedInside(error: unknown): boolean {
  if (!(error instanceof AppError) || error.code !== 'chains/rpc-error') return false
  const { code } = error.context
  return code === 3 || code === -32_000 || code === -32_003 || code === -32_015
}

function undecided(cause: unknown): never {
  throw signatureUndecided({ cause })
}
