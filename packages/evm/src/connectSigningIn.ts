import {
  type SignInAnswer,
  type SignInParameters,
  type WalletAccount,
  WalletError,
} from '@foyer/core/adapter'
import type { WalletProvider } from './eip1193.ts'

/*
 * Loaded by applications that sign their users in.
 */

/**
 * Asks for accounts and a signature with one prompt.
 *
 * @returns `null` from a wallet that does not know how, and is asked for accounts alone
 * @throws what the wallet threw, when its user declined or an earlier prompt is open
 * @see https://eips.ethereum.org/EIPS/eip-7846
 */
export async function connectSigningIn({
  provider,
  asked,
  readAccounts,
}: {
  provider: WalletProvider
  asked: SignInParameters
  /** Lies in a file that is loaded anyway. */
  readAccounts(value: unknown): readonly WalletAccount[]
}): Promise<{ given: readonly WalletAccount[]; signedIn: SignInAnswer | undefined } | null> {
  let answer: unknown
  try {
    const signInWithEthereum = written(asked)
    const capabilities = { signInWithEthereum }
    answer = await provider.request({
      method: 'wallet_connect',
      params: [{ version: '1', capabilities }],
    })
  } catch (thrown) {
    const { code } = WalletError.from(thrown)
    if (code === 'wallet/declined' || code === 'wallet/already-pending') throw thrown
    return null
  }
  const { accounts } = fields(answer)
  if (!Array.isArray(accounts)) return null
  const said = accounts.slice(0, mostAccounts).map(fields)
  const given = readAccounts(said.map(({ address }) => address))
  const [first] = given
  if (!first) return null
  const isFirst = ({ address }: Record<string, unknown>) =>
    String(address).toLowerCase() === first.address.toLowerCase()
  return { given, signedIn: readProof(first.address, said.find(isFirst)) }
}

/** A wallet has fewer, and what follows is not read. */
const mostAccounts = 512
/** A longer text is none of ours; a longer signature none that a node would check. */
const longestText = 16_384

function readProof(
  account: string,
  signer: Record<string, unknown> | undefined,
): SignInAnswer | undefined {
  const { message, signature } = fields(fields(signer?.capabilities).signInWithEthereum)
  if (typeof message !== 'string' || message.length > longestText) return undefined
  if (typeof signature !== 'string' || signature.length > longestText) return undefined
  return /^0x(?:[\da-f]{2})*$/i.test(signature) ? { account, message, signature } : undefined
}

/** As the capability has it; what is absent stays absent. */
function written({ network, expiresAt, ...rest }: SignInParameters) {
  const reference = network.caipNetworkId.slice(network.chainNamespace.length + 1)
  return {
    ...rest,
    version: '1',
    chainId: `0x${BigInt(reference).toString(16)}`,
    ...(expiresAt !== undefined && { expirationTime: expiresAt }),
  }
}

const fields = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
