import { foyerConnector, syncWagmi } from '@foyer/evm/wagmi'
import { ConnectButton, FoyerProvider } from '@foyer/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { formatEther } from 'viem'
import {
  createConfig,
  http,
  useAccount,
  useBalance,
  useConnect,
  useDisconnect,
  useSendTransaction,
  useSignMessage,
  useSwitchChain,
  WagmiProvider,
} from 'wagmi'
import { makeFoyer, networks, place } from './surroundings.ts'

/** An application that was written for wagmi, and sees Foyer's wallet through it. */
export function startWagmi() {
  const foyer = makeFoyer()
  const [a, b] = networks()
  const chains = [
    { ...a, rpcUrls: { default: { http: [...a.rpcUrls.default.http] } } },
    { ...b, rpcUrls: { default: { http: [...b.rpcUrls.default.http] } } },
  ] as const
  const config = createConfig({
    chains,
    connectors: [foyerConnector(foyer)],
    transports: { [a.id]: http(), [b.id]: http() },
  })
  syncWagmi(foyer, config)
  Object.assign(window, { foyer, wagmiConfig: config })
  createRoot(place()).render(
    <StrictMode>
      <WagmiProvider config={config} reconnectOnMount={false}>
        <QueryClientProvider client={new QueryClient()}>
          <FoyerProvider foyer={foyer}>
            <ConnectButton />
            <Shop />
          </FoyerProvider>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
}

function Shop() {
  const { address, chainId, status } = useAccount()
  const { data: balance } = useBalance({ address })
  const { connectors, connectAsync } = useConnect()
  const { disconnectAsync } = useDisconnect()
  const { signMessageAsync } = useSignMessage()
  const { sendTransactionAsync } = useSendTransaction()
  const { switchChainAsync } = useSwitchChain()
  const [answer, setAnswer] = useState('')
  const button = (name: string, act: () => Promise<unknown>) => (
    <button
      type="button"
      onClick={() =>
        act().then(
          (value) => setAnswer(`${name}: ${typeof value === 'string' ? value : 'done'}`),
          (error) => setAnswer(`${name}: ${error.name}: ${error.shortMessage ?? error.message}`),
        )
      }
    >
      {name}
    </button>
  )
  const foyerConnector = connectors.find(({ type }) => type === 'foyer')
  return (
    <>
      <p id="facts">
        {[status, address, chainId, balance && formatEther(balance.value)].join(' ')}
      </p>
      {button('Connect by wagmi', async () => {
        if (foyerConnector) await connectAsync({ connector: foyerConnector })
      })}
      {button('Disconnect by wagmi', () => disconnectAsync())}
      {button('Sign', () => signMessageAsync({ message: 'Hello' }))}
      {button('Send', () =>
        sendTransactionAsync({
          to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
          value: 10n ** 15n,
        }),
      )}
      {button('Switch to B', () => switchChainAsync({ chainId: 31338 }))}
      <output>{answer}</output>
    </>
  )
}
