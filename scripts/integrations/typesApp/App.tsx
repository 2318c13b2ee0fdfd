import { Amount, AppError, Caip10 } from '@foyer/core'
import { base, mainnet, solana } from '@foyer/core/networks'
import { evm } from '@foyer/evm'
import { getPublicClient } from '@foyer/evm/viem'
import {
  createFoyer,
  FoyerButton,
  FoyerProvider,
  useAccount,
  useBalance,
  useConnect,
  useEvents,
  useProvider,
  useSendTransaction,
  useSignMessage,
} from '@foyer/react'
import { foyerSignIn } from '@foyer/siwx'
import { solana as solanaAdapter } from '@foyer/solana'

export const foyer = createFoyer({
  projectId: 'types',
  networks: [mainnet, base, solana],
  adapters: [evm(), solanaAdapter()],
  backend: 'https://foyer.example',
  siwx: foyerSignIn({ backend: 'https://foyer.example', projectId: 'types' }),
})

/** Connects, signs and sends, and narrows what it is given as an application does. */
function Account() {
  const account = useAccount({ namespace: 'eip155' })
  const { formatted, symbol } = useBalance()
  const { connect, isPending } = useConnect()
  const { signMessage, data: signature } = useSignMessage({ namespace: 'eip155' })
  const { sendTransaction, error } = useSendTransaction({ namespace: 'eip155' })
  const provider = useProvider('eip155')
  useEvents('CONNECT_SUCCESS', ({ properties, address }) => console.log(properties.name, address))

  if (!account.isConnected)
    return (
      <button type="button" disabled={isPending} onClick={() => connect({ connector: 'io.demo' })}>
        Connect
      </button>
    )
  const { address, chainId } = account
  const send = () =>
    sendTransaction({ to: address, value: 1n, chainId }, { onSuccess: (hash) => wait(hash) })
  const wait = (hash: `0x${string}`) =>
    getPublicClient(foyer, { chainId }).waitForTransactionReceipt({ hash })
  const readBlock = () => provider?.request({ method: 'eth_blockNumber' })
  return (
    <>
      <output>{`${address.slice(0, 6)} ${formatted} ${symbol} ${signature?.length}`}</output>
      <button type="button" onClick={() => signMessage({ message: 'Hello' })}>
        Sign
      </button>
      <button type="button" onClick={send}>
        {AppError.is(error, 'wallet/not-found') ? error.context.connectorId : 'Send'}
      </button>
      <button type="button" onClick={readBlock}>
        {Amount.toDecimal({ atomic: 1n, decimals: 18 })}
      </button>
    </>
  )
}

export const namespace: string = Caip10.parse('eip155:1:0x0').namespace

export const App = () => (
  <FoyerProvider foyer={foyer}>
    <FoyerButton label="Connect" />
    <Account />
  </FoyerProvider>
)
