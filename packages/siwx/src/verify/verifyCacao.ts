import { AppError } from '@foyer/core/primitives'
import { type ReadCacao, readCacao } from '../message/cacao.ts'
import type { SignInFields } from '../message/SignInMessage.ts'
import { signInRefused } from './errors.ts'
import { type SignInProof, verifySignIn } from './verifySignIn.ts'

/** A CACAO as it came, with what the server knows. */
export interface CacaoProof extends Omit<SignInProof, 'message' | 'signature'> {
  readonly cacao: unknown
}

/**
 * Decides whether a user signed in, from a CACAO (CAIP-74) such as WalletConnect's `session.cacao`, as
 * {@link verifySignIn} does from a message. A signature that calls itself `eip191` is that of a key; no contract
 * is asked about it.
 *
 * @returns what the message says; the address with its checksum
 * @throws `sign-in/refused` (invalid) with a `reason` in its context and words for the user
 * @throws `signatures/undecided` (unavailable) when a contract has to say and its chain does not answer
 * @see https://chainagnostic.org/CAIPs/caip-74
 * @example
 * import { verifyCacao } from '@foyer/siwx/verify'
 *
 * const accountOf = async (cacao: unknown, nonce: string) =>
 *   (await verifyCacao({ cacao, expected: { domain: 'shop.example', nonce } })).accountAddress
 */
export async function verifyCacao({ cacao, rpc, ...rest }: CacaoProof): Promise<SignInFields> {
  const { message, signature, kind } = read(cacao)
  return verifySignIn({ ...rest, message, signature, rpc: kind === 'eip191' ? undefined : rpc })
}

function read(cacao: unknown): ReadCacao {
  try {
    return readCacao(cacao)
  } catch (error) {
    if (!AppError.is(error, 'sign-in/message-invalid')) throw error
    throw signInRefused('message', error.message, error)
  }
}
