import { useAccount, useDisconnect, useSignMessage, useWallets } from '@foyer/react'
import { useState } from 'react'

export function App() {
  return useAccount().isConnected ? <Account /> : <Wallets />
}

function Wallets() {
  const { wallets, connect } = useWallets()
  const [problem, setProblem] = useState('')
  if (wallets.length === 0) return <p>Install a wallet to go on.</p>
  return (
    <>
      <ul>
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <button
              type="button"
              onClick={() => connect(wallet).catch((error) => setProblem(error.message))}
            >
              {wallet.name}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{problem}</p>
    </>
  )
}

function Account() {
  const { address } = useAccount()
  const { disconnect } = useDisconnect()
  const { signMessage, isPending, data, error } = useSignMessage()
  return (
    <>
      <output>{address}</output>
      <button type="button" disabled={isPending} onClick={() => signMessage({ message: 'Hello' })}>
        Sign
      </button>
      <button type="button" onClick={() => disconnect()}>
        Disconnect
      </button>
      <p role="status">{error?.message ?? data}</p>
    </>
  )
}
