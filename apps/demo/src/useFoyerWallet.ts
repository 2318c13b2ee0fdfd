import { useAccount, useBalance, useDisconnect, useNetwork, useProvider } from '@foyer/react'
import type { Wallet } from './App.tsx'

/** The wallet as Foyer's own hooks see it. */
export function useFoyerWallet(): Wallet {
  const { isConnected, address } = useAccount()
  const { network } = useNetwork()
  const { formatted, symbol, status } = useBalance()
  const { disconnect } = useDisconnect()
  const provider = useProvider('eip155')
  const ask = async (method: string, params: unknown[]) =>
    String(await provider?.request({ method, params }))
  return {
    isConnected,
    address,
    network: network?.name ?? null,
    chainId: network ? Number(network.id) : null,
    balance: formatted ? `${formatted} ${symbol}` : status,
    leave: () => disconnect(),
    signMessage: (message) => ask('personal_sign', [toHex(message), address]),
    signTypedData: (data) => ask('eth_signTypedData_v4', [address, JSON.stringify(data)]),
    send: ({ to, valueAtomic }) =>
      ask('eth_sendTransaction', [{ from: address, to, value: `0x${valueAtomic.toString(16)}` }]),
  }
}

const toHex = (text: string) =>
  `0x${[...new TextEncoder().encode(text)].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
