import { AppError } from '@foyer/core/primitives'
import { parseMessage } from '../message/parseMessage.ts'
import type { SignInFields } from '../message/SignInMessage.ts'
import { checkFields, type ExpectedSignIn } from './checkFields.ts'
import { signInRefused } from './errors.ts'
import type { Rpc } from './evm/Rpc.ts'
import { verifySignature } from './verifySignature.ts'

/** A message and its signature, with what the server knows. */
export interface SignInProof {
  /** As the wallet signed it. */
  readonly message: string
  /** Hexadecimal with `0x` for `eip155`, base58 for `solana`, base64 for `bip122`. */
  readonly signature: string
  readonly expected: ExpectedSignIn
  /** Asks a node of a chain, for contract accounts; `null` where there is none, and only keys count. */
  readonly rpc?: ((chainId: string) => Rpc | null) | undefined
  /** By the server's clock; now when left out. */
  readonly nowMs?: number | undefined
}

/**
 * Decides whether a user signed in. It reads the message by the letter of its standard, compares every
 * field with what the server expects, and checks the signature last. Clocks may be 5 minutes off.
 *
 * Take the nonce out of use before you call it, in one atomic step of your store: of several requests
 * with the same message one may get this far.
 *
 * @returns what the message says; the address with its checksum
 * @throws `sign-in/refused` (invalid) with a `reason` in its context and words for the user
 * @throws `signatures/undecided` (unavailable) when a contract has to say and its chain does not answer
 * @see https://chainagnostic.org/CAIPs/caip-122
 * @example
 * import { verifySignIn } from '@foyer/siwx/verify'
 *
 * async function signIn(body: { message: string; signature: string }, nonce: string) {
 *   const { accountAddress, chainId } = await verifySignIn({
 *     ...body,
 *     expected: { domain: 'shop.example', nonce },
 *   })
 *   return `${chainId}:${accountAddress}`
 * }
 */
export async function verifySignIn({
  message,
  signature,
  expected,
  rpc,
  // biome-ignore lint/plugin: servers verify, too, and have no platform
  nowMs = Date.now(),
}: SignInProof): Promise<SignInFields> {
  const fields = read(message)
  checkFields({ fields, expected, nowMs })
  const { chainId, accountAddress: address } = fields
  const isSigned = await verifySignature({
    ...{ chainId, address, message, signature },
    rpc: rpc?.(chainId) ?? null,
  })
  if (!isSigned) throw signInRefused('signature', 'The account did not sign this message.')
  return fields
}

function read(message: string): SignInFields {
  try {
    return parseMessage(message)
  } catch (error) {
    if (!AppError.is(error, 'sign-in/message-invalid')) throw error
    throw signInRefused('message', error.message, error)
  }
}
