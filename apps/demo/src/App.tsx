import { AccountButton, ConnectButton, NetworkButton } from '@foyer/react'
import { useState } from 'react'
import { Place } from './Place.tsx'

/** What the page knows of a connected wallet, and what it can ask of it. */
export interface Wallet {
  readonly isConnected: boolean
  readonly address: string | null
  readonly network: string | null
  readonly chainId: number | null
  readonly balance: string
  leave(): void
  signMessage(message: string): Promise<string>
  signTypedData(data: ReturnType<typeof typedData>): Promise<string>
  send(transfer: { to: `0x${string}`; valueAtomic: bigint }): Promise<string>
}

/** A playground: what an application sees of a connected wallet, and what it can ask of it. */
export function App({
  useWallet,
  hasPlace,
}: {
  useWallet(): Wallet
  /** The modal stands in the page, where an application wants it. */
  hasPlace: boolean
}) {
  const wallet = useWallet()
  return (
    <>
      <header className="top">
        <a className="brand" href="/">
          <Mark />
          Foyer
        </a>
        <nav>
          <NetworkButton />
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
        {hasPlace && <Place />}
        {wallet.isConnected ? <Connected wallet={wallet} /> : <Invitation />}
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

function Connected({ wallet }: { wallet: Wallet }) {
  return (
    <>
      <dl className="facts">
        <div>
          <dt>Address</dt>
          <dd className="mono">{wallet.address}</dd>
        </div>
        <div>
          <dt>Network</dt>
          <dd>{wallet.network}</dd>
        </div>
        <div>
          <dt>Balance</dt>
          <dd data-testid="balance">{wallet.balance}</dd>
        </div>
      </dl>
      <Requests wallet={wallet} />
      <button type="button" className="quiet" onClick={wallet.leave}>
        Leave
      </button>
    </>
  )
}

function Requests({ wallet }: { wallet: Wallet }) {
  const [answer, setAnswer] = useState<{ title: string; text: string }>()
  const show = async (title: string, asked: Promise<string>) => {
    setAnswer({ title, text: 'Waiting for the wallet…' })
    try {
      setAnswer({ title, text: await asked })
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
          onClick={() => show('Signature', wallet.signMessage('Hello from the Foyer demo'))}
        >
          Sign message
        </button>
        <button
          type="button"
          onClick={() =>
            show('Signature of typed data', wallet.signTypedData(typedData(Number(wallet.chainId))))
          }
        >
          Sign typed data
        </button>
        <button
          type="button"
          onClick={() =>
            show('Transaction', wallet.send({ to: recipient, valueAtomic: 10n ** 15n }))
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

const typedData = (chainId: number) => ({
  domain: { name: 'Foyer demo', version: '1', chainId },
  primaryType: 'Greeting' as const,
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
