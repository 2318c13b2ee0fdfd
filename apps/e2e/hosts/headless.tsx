import {
  AppError,
  FoyerProvider,
  useAccount,
  useBalance,
  useConnect,
  useDisconnect,
  useSend,
  useSendTransaction,
  useSignMessage,
  useSwitchNetwork,
  useWaitForTransaction,
} from '@foyer/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { makeFoyer, place } from './surroundings.ts'

const payee = '0x00000000000000000000000000000000000000d7'

/** An application that renders all of it by itself: hooks, and nothing of the modal. */
export function startHeadless() {
  createRoot(place()).render(
    <StrictMode>
      <FoyerProvider foyer={makeFoyer()}>
        <Wallets />
        <Account />
      </FoyerProvider>
    </StrictMode>,
  )
}

function Wallets() {
  const { connect, connectors, isPending, variables, error } = useConnect()
  const { isConnected } = useAccount()
  if (isConnected) return null
  return (
    <>
      {connectors.map((connector) => (
        <button
          key={connector.id}
          type="button"
          aria-busy={isPending && variables?.connector === connector}
          onClick={() => connect({ connector })}
        >
          {connector.name}
        </button>
      ))}
      {AppError.is(error, 'wallet/declined') && <p role="alert">You said no</p>}
    </>
  )
}

function Account() {
  const { isConnected, caipAddress } = useAccount()
  const { formatted, symbol } = useBalance()
  const { disconnect } = useDisconnect()
  const { switchNetwork } = useSwitchNetwork()
  const { signMessage, data: signature } = useSignMessage()
  if (!isConnected) return <p>Nobody is connected</p>
  return (
    <>
      <output aria-label="Account">{caipAddress}</output>
      <output aria-label="Balance">{formatted && `${formatted} ${symbol}`}</output>
      <output aria-label="Signature">{signature}</output>
      <button type="button" onClick={() => signMessage({ message: 'Hello' })}>
        Sign
      </button>
      <button type="button" onClick={() => switchNetwork('eip155:31338')}>
        Move
      </button>
      <button type="button" onClick={() => disconnect()}>
        Leave
      </button>
      <Tip />
      <Transfer />
    </>
  )
}

function Tip() {
  const { sendTransaction, data: hash } = useSendTransaction({ namespace: 'eip155' })
  const { data: block } = useWaitForTransaction({ hash })
  return (
    <>
      <button type="button" onClick={() => sendTransaction({ to: payee, value: 1n })}>
        Tip
      </button>
      <output aria-label="Tip">{block?.status}</output>
    </>
  )
}

function Transfer() {
  const { state, start, preview, confirm } = useSend()
  return (
    <>
      <button
        type="button"
        onClick={() => start({ assetAddress: 'native', amount: '0.25', to: payee })}
      >
        Begin
      </button>
      <button type="button" disabled={state.button !== 'previewSend'} onClick={preview}>
        Review
      </button>
      <button type="button" disabled={state.status !== 'reviewing'} onClick={confirm}>
        Send
      </button>
      <output aria-label="Transfer">{state.status === 'sent' && state.outcome?.status}</output>
    </>
  )
}
