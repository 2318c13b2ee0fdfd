import { AppError } from '@foyer/core/adapter'

/** The wallet would sign for another network than the one that is meant. */
export const networkMismatch = (name: string, chainId: string, walletChainId: string) =>
  new AppError(
    'network/mismatch',
    `The wallet is on another network than ${name}. Switch the network first.`,
    { kind: 'invalid', context: { chainId, walletChainId } },
  )
