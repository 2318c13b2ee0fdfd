import { HttpFailure } from '../../platform/http/HttpFailure.ts'

/**
 * Reads whose account is meant, from an address or an account id (CAIP-10) and the chain beside it.
 * An EVM address comes back in lower case.
 *
 * @throws 400 when the two name different chains
 */
export function readAccount(
  written: string,
  chainId: string | undefined,
): { account: string; chainId: string | null } {
  const parts = written.split(':')
  const account = parts.at(-1) ?? ''
  const ownChainId = parts.length === 3 ? `${parts[0]}:${parts[1]}` : null
  if (ownChainId !== null && chainId !== undefined && ownChainId !== chainId) {
    throw new HttpFailure(
      400,
      'The account names another chain than chainId. Leave one of the two out.',
    )
  }
  return {
    account: account.startsWith('0x') ? account.toLowerCase() : account,
    chainId: chainId ?? ownChainId,
  }
}
