import type { EIP1193Provider } from '@foyer/evm'
import {
  AccountButton,
  ConnectButton,
  useAccount,
  useBalance,
  useDisconnect,
  useNetwork,
  useProvider,
} from '@foyer/react'
import { useState } from 'react'

/** A playground: what an application sees of a connected wallet, and what it can ask of it. */
export function App() {
  const { isConnected } = useAccount()
  return (
    <>
      <header className="top">
        <a className="brand" href="/">
          <Mark />
          Foyer
        </a>
        <nav>
          <ConnectButton className="opener" />
          <AccountButton className="opener" />
        </nav>
      </header>
      <main>
        <h1>
          The open front door of <span className="unbroken">on-chain</span> applications
        </h1>
        <p className="lead">
          This page is an ordinary application. It runs on two local chains that came up with it,
          and a Demo wallet announces itself, so nothing has to be installed and no money is real.
        </p>
        {isConnected ? <Connected /> : <Invitation />}
      </main>
    </>
  )
}

function Invitation() {
  return (
    <ol className="steps">
      <li>
        <b>Connect</b> with the button above. The Demo wallet asks you, as a real one would.
      </li>
      <li>
        <b>Sign</b> a message, typed data or a transaction that is really mined.
      </li>
      <li>
        <b>Reload.</b> You are still connected, without any prompt.
      </li>
    </ol>
  )
}

function Connected() {
  const { address } = useAccount()
  const { network } = useNetwork()
  const { formatted, symbol, status } = useBalance()
  const { disconnect } = useDisconnect()
  return (
    <>
      <dl className="facts">
        <div>
          <dt>Address</dt>
          <dd className="mono">{address}</dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd>{network?.name}</dd>
        </div>
        <div>
          <dt>Balance</dt>
          <dd data-testid="balance">{formatted ? `${formatted} ${symbol}` : status}</dd>
        </div>
      </dl>
      <Requests />
      <button type="button" className="quiet" onClick={() => disconnect()}>
        Leave
      </button>
    </>
  )
}

function Requests() {
  const provider = useProvider<EIP1193Provider>('eip155')
  const { address } = useAccount()
  const { network } = useNetwork()
  const [answer, setAnswer] = useState<{ title: string; text: string }>()
  const ask = async (title: string, request: { method: string; params: unknown[] }) => {
    setAnswer({ title, text: 'Waiting for the wallet…' })
    try {
      setAnswer({ title, text: String(await provider.request(request)) })
    } catch (error) {
      setAnswer({ title, text: error instanceof Error ? error.message : String(error) })
    }
  }
  return (
    <section aria-labelledby="ask">
      <h2 id="ask">Ask the wallet</h2>
      <div className="buttons">
        <button
          type="button"
          onClick={() =>
            ask('Signature', {
              method: 'personal_sign',
              params: [toHex('Hello from the Foyer demo'), address],
            })
          }
        >
          Sign message
        </button>
        <button
          type="button"
          onClick={() =>
            ask('Signature of typed data', {
              method: 'eth_signTypedData_v4',
              params: [address, JSON.stringify(typedData(Number(network?.id)))],
            })
          }
        >
          Sign typed data
        </button>
        <button
          type="button"
          onClick={() =>
            ask('Transaction', {
              method: 'eth_sendTransaction',
              params: [{ from: address, to: recipient, value: '0x38d7ea4c68000' }],
            })
          }
        >
          Send 0.001 ETH
        </button>
      </div>
      {answer && (
        <output aria-label={answer.title}>
          <b>{answer.title}</b>
          <code>{answer.text}</code>
        </output>
      )}
    </section>
  )
}

/** The second account of every local chain. */
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const toHex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

const typedData = (chainId: number) => ({
  domain: { name: 'Foyer demo', version: '1', chainId },
  primaryType: 'Greeting',
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Greeting: [{ name: 'words', type: 'string' }],
  },
  message: { words: 'Hello' },
})

function Mark() {
  return (
    <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
      <rect width="32" height="32" rx="9" className="mark-ground" />
      <path d="M11 25V9h11M11 16h8" className="mark-line" />
    </svg>
  )
}
