import { formatEther } from 'viem'
import { useAccount, useBalance, useSignMessage } from 'wagmi'

/** wagmi's own hooks: they know nothing of Foyer. */
export function Account() {
  const { address, status } = useAccount()
  const { data: balance } = useBalance({ address })
  const { mutate: sign, data: signature, error } = useSignMessage()
  if (!address) return <output>{status}</output>
  return (
    <>
      <output>{address}</output>
      <p>{balance && `${formatEther(balance.value)} ${balance.symbol}`}</p>
      <button type="button" onClick={() => sign({ message: 'Hello' })}>
        Sign
      </button>
      <p>{error?.name ?? signature}</p>
    </>
  )
}
