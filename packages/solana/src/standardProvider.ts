import { createStandardProvider, type StandardProvider } from '@foyer/core/adapter'

/** What can be asked while nothing is connected; afterwards, what the wallet has. */
const ofSolana = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
]
const chains = Object.freeze([
  'solana:mainnet',
  'solana:devnet',
  'solana:testnet',
  'solana:localnet',
])

/** The page's wallet of Solana. What it does for a connected one is loaded with it (`connectedWallet.ts`). */
export const createSolanaProvider = (onListenerError: (error: unknown) => void): StandardProvider =>
  createStandardProvider({
    chains,
    onListenerError,
    features: (method) =>
      Object.fromEntries(
        ofSolana.map((name) => {
          const own = name.slice('solana:'.length)
          return [
            name,
            {
              version: name === 'solana:signMessage' ? '1.1.0' : '1.0.0',
              ...(name.endsWith('Transaction') && { supportedTransactionVersions: ['legacy', 0] }),
              [own]: method(name, own),
            },
          ]
        }),
      ),
  })
