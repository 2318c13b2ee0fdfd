import {
  type SignInAnswer,
  type SignInParameters,
  WalletError,
  walletFailed,
} from '@foyer/core/adapter'
import { encode } from './base58.ts'
import { checkAnswers } from './checkAnswers.ts'
import { type ReadAccount, readWalletAccounts } from './readWalletAccounts.ts'
import { methodOf, type SolanaWallet } from './wallets/SolanaWallet.ts'

/**
 * What a wallet is to write. The chain is named by its reference alone, as CAIP-122 has it and as servers read
 * it: a wallet writes what it gets.
 *
 * @see https://github.com/phantom/sign-in-with-solana
 */
export function signInInput({ network, uri, ...request }: SignInParameters, address?: string) {
  const { expiresAt, resources, ...same } = request
  return {
    ...same,
    uri,
    version: '1',
    chainId: network.caipNetworkId.slice(network.chainNamespace.length + 1),
    ...(address !== undefined && { address }),
    ...(expiresAt !== undefined && { expirationTime: expiresAt }),
    ...(resources && { resources }),
  }
}

/**
 * Connects and signs in with one prompt. `null` where the wallet is to be connected without: it cannot
 * sign in, or what it answered cannot be read.
 *
 * @throws whatever a wallet throws whose user refuses, or that is busy
 */
export async function askToSignIn({
  wallet,
  parameters,
}: {
  wallet: SolanaWallet
  parameters: SignInParameters
}): Promise<{ given: readonly ReadAccount[]; signedIn: SignInAnswer } | null> {
  const input = signInInput(parameters)
  try {
    const answer = await methodOf(wallet, feature, 'signIn')?.(input)
    const shown = readWalletAccounts(wallet.accounts)
    const given =
      shown.length > 0 || !Array.isArray(answer)
        ? shown
        : readWalletAccounts(answer.map((one) => one?.account))
    const [checked] = checkAnswers({ feature, parameters: [input], answer, accounts: given })
    return { given, signedIn: readSignIn(checked) }
  } catch (thrown) {
    const { kind, code } = WalletError.from(thrown)
    if (kind === 'declined' || code === 'wallet/already-pending') throw thrown
    return null
  }
}

const feature = 'solana:signIn'

/** A checked answer as the contract has it. */
export function readSignIn(
  checked: ReturnType<typeof checkAnswers>[number] | undefined,
): SignInAnswer {
  const { account, signature, signedMessage } = checked ?? {}
  if (!account || !signature || !signedMessage)
    throw walletFailed('The wallet did not sign in.', checked)
  return {
    account: account.address,
    message: new TextDecoder().decode(signedMessage),
    signature: encode(signature),
  }
}
