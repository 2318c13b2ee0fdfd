import { AccountButton, ConnectButton, createFoyer, FoyerProvider, useAccount } from '@foyer/react'
import { solana } from '@foyer/solana'
import {
  ConnectionProvider,
  useConnection,
  useWallet,
  WalletProvider,
} from '@solana/wallet-adapter-react'
import { StandardWalletAdapter } from '@solana/wallet-standard-wallet-adapter-base'
import { PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/*
 * An application that was written for `@solana/wallet-adapter-react`, and sees our wallet through it. The
 * chain comes in the address: `?chain=` is its CAIP-2 id, `?rpc=` and `?ws=` are where it answers.
 */

const query = new URLSearchParams(location.search)
const chain = query.get('chain') ?? ''
const rpcUrl = query.get('rpc') ?? ''

const foyer = createFoyer({
  projectId: 'host',
  networks: [
    {
      id: chain.slice('solana:'.length),
      name: 'Solana local',
      chainNamespace: 'solana',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: [rpcUrl] } },
      testnet: false,
    },
  ],
  adapters: [solana()],
})
Object.assign(window, { foyer })

const ours = new StandardWalletAdapter({ wallet: foyer.getProvider('solana') as never })

/** The one line such an application needs: the library's choice follows what is connected. */
function useOurWallet() {
  const { isConnected } = useAccount()
  const { select } = useWallet()
  useEffect(() => select(isConnected ? ours.name : null), [isConnected, select])
}

function Shop() {
  useOurWallet()
  const { connection } = useConnection()
  const { connected, publicKey, signMessage, sendTransaction, disconnect } = useWallet()
  const [answer, setAnswer] = useState('')
  const button = (label: string, act: () => Promise<string>) => (
    <button
      type="button"
      onClick={() => act().then(setAnswer, (error) => setAnswer(`${error.name}: ${error.message}`))}
    >
      {label}
    </button>
  )
  return (
    <>
      <p id="facts">{connected ? publicKey?.toBase58() : 'nobody'}</p>
      {button('Sign', async () => {
        const signature = await signMessage?.(new TextEncoder().encode('Hello'))
        return [...(signature ?? [])].join()
      })}
      {button('Send', async () => {
        if (!publicKey) throw new Error('Nobody is connected')
        const to = new PublicKey(query.get('to') ?? '')
        const transfer = SystemProgram.transfer({
          ...{ fromPubkey: publicKey, toPubkey: to, lamports: 1_234_567 },
        })
        const signature = await sendTransaction(new Transaction().add(transfer), connection)
        const latest = await connection.getLatestBlockhash()
        await connection.confirmTransaction({ signature, ...latest })
        return signature
      })}
      {button('Leave', async () => {
        await disconnect()
        return 'left'
      })}
      <output>{answer}</output>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <FoyerProvider foyer={foyer}>
      <ConnectionProvider
        endpoint={rpcUrl}
        config={{ commitment: 'confirmed', wsEndpoint: query.get('ws') ?? '' }}
      >
        <WalletProvider wallets={[ours]} autoConnect>
          <ConnectButton />
          <AccountButton />
          <Shop />
        </WalletProvider>
      </ConnectionProvider>
    </FoyerProvider>
  </StrictMode>,
)
