import { createStandardProvider, type StandardProvider } from '@foyer/core/adapter'

const ofBitcoin = [
  ...['bitcoin:connect', 'bitcoin:signMessage'],
  ...['bitcoin:signTransaction', 'bitcoin:signAndSendTransaction'],
]
const chains = Object.freeze(['bitcoin:mainnet', 'bitcoin:testnet', 'bitcoin:regtest'])

/** The page's wallet of Bitcoin. What it does for a connected one is loaded with it (`connectedWallet.ts`). */
export const createBitcoinProvider = (
  onListenerError: (error: unknown) => void,
): StandardProvider =>
  createStandardProvider({
    chains,
    onListenerError,
    features: (method) => ({
      ...Object.fromEntries(
        ofBitcoin.map((feature) => {
          const name = feature.slice('bitcoin:'.length)
          return [feature, { version: '1.0.0', [name]: method(feature, name) }]
        }),
      ),
      'sats-connect:': {
        version: '1.0.0',
        provider: { request: method('sats-connect:', 'request') },
      },
    }),
  })
