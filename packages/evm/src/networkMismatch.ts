import { AppError } from '@foyer/core/adapter'

/** The transaction is for another chain than the wallet is on. */
export const networkMismatch = (chainId: number, walletChainId: number) =>
  new AppError(
    'network/mismatch',
    `The wallet is on chain ${walletChainId}, and this transaction is for chain ${chainId}. Switch the network first.`,
    { kind: 'invalid', context: { chainId, walletChainId } },
  )
