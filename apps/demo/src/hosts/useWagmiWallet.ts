import { formatUnits } from 'viem'
import {
  useBalance,
  useConnection,
  useDisconnect,
  useSendTransaction,
  useSignMessage,
  useSignTypedData,
} from 'wagmi'
import type { Wallet } from '../App.tsx'

/** The wallet as wagmi's own hooks see it. */
export function useWagmiWallet(): Wallet {
  const { isConnected, address, chain, chainId } = useConnection()
  const { data: balance, status } = useBalance(address ? { address } : {})
  const { mutate: disconnect } = useDisconnect()
  const { mutateAsync: signMessage } = useSignMessage()
  const { mutateAsync: signTypedData } = useSignTypedData()
  const { mutateAsync: sendTransaction } = useSendTransaction()
  return {
    isConnected,
    address: address ?? null,
    network: chain?.name ?? (chainId ? `Chain ${chainId}` : null),
    chainId: chainId ?? null,
    balance: balance
      ? `${cut(formatUnits(balance.value, balance.decimals))} ${balance.symbol}`
      : status,
    leave: () => disconnect(),
    signMessage: (message) => signMessage({ message }),
    signTypedData: ({ domain, types, primaryType, message }) =>
      signTypedData({ domain, types: { Greeting: types.Greeting }, primaryType, message }),
    send: ({ to, valueAtomic }) => sendTransaction({ to, value: valueAtomic }),
  }
}

/** Three decimals, cut. */
const cut = (decimal: string) => decimal.replace(/(\.\d{3})\d+$/, '$1')
