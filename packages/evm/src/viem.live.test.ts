import { createFoyer } from '@foyer/core'
import { browserPlatform } from '@foyer/core/platform'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { type EvmChain, startEvmChain } from '@foyer/testing/stack'
import { parseEther, verifyMessage } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { evm } from './index.ts'
import { getPublicClient, getWalletClient } from './viem.ts'

let chain: EvmChain

beforeAll(async () => {
  chain = await startEvmChain({ chainId: 31337 })
})
afterAll(() => chain.stop())

test('behavior: viem signs and sends through the wallet, and reads as Foyer does', async () => {
  const [one, two] = chain.accounts
  if (!one || !two) throw new Error('The chain has no accounts')
  const { http } = browserPlatform()
  const platform = { ...createFakePlatform(), http }
  const read: string[] = []
  const wallet = createScriptedWallet({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', chainId: 31337 },
    accounts: [one.address.toLowerCase()],
    async rpc({ method, params = [] }) {
      read.push(method)
      const { json } = await http.send({
        ...{ url: chain.url, method: 'POST', timeoutMs: 5_000 },
        body: { jsonrpc: '2.0', id: 1, method, params },
        signal: new AbortController().signal,
      })
      return (json as { result: unknown }).result
    },
  })
  wallet.announce(platform.window)
  const foyer = createFoyer(
    {
      ...{ projectId: 'test', networks: [foundry], adapters: [evm()] },
      customRpcUrls: { 'eip155:31337': [chain.url] },
    },
    { platform },
  )
  const [connector] = foyer.getConnectors()
  if (connector) await foyer.connect({ connector })
  const client = getWalletClient(foyer)
  const reader = getPublicClient(foyer)

  const signature = await client.signMessage({ message: 'Hello' })
  expect(await verifyMessage({ address: one.address, message: 'Hello', signature })).toBe(true)
  const before = await reader.getBalance({ address: two.address })
  const hash = await client.sendTransaction({ to: two.address, value: parseEther('0.5') })
  const { status } = await reader.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  const after = await reader.getBalance({ address: two.address })
  expect([status, after - before]).toEqual(['success', parseEther('0.5')])
  // What is read goes to the node that the application named, not to the wallet.
  expect(read).not.toContain('eth_getBalance')
  expect(read).not.toContain('eth_getTransactionReceipt')
})
