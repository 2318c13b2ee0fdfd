import { createFoyer } from '@foyer/core'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { type EvmChain, startEvmChain } from '@foyer/testing/stack'
import { BrowserProvider, parseEther as parseEthersEther, verifyMessage } from 'ethers'
import {
  createPublicClient,
  createWalletClient,
  custom,
  parseEther,
  type EIP1193Provider as ViemProvider,
  verifyMessage as viemVerifyMessage,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { evm } from './index.ts'

let chain: EvmChain

beforeAll(async () => {
  chain = await startEvmChain({ chainId: 31337 })
})
afterAll(() => chain.stop())

/** A connected client whose wallet lets the chain sign: its accounts are unlocked there. */
async function connect() {
  const platform = createFakePlatform()
  const [one, two] = chain.accounts
  if (!one || !two) throw new Error('The chain has no accounts')
  const wallet = createScriptedWallet({
    name: 'Acorn',
    rdns: 'dev.foyer.acorn',
    chainId: 31337,
    knownChainIds: [31338],
    accounts: [one.address, two.address].map((address) => address.toLowerCase()),
    async rpc({ method, params }) {
      const response = await fetch(chain.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: params ?? [] }),
      })
      const { result, error } = (await response.json()) as { result: unknown; error?: object }
      if (error) throw Object.assign(new Error('The chain refused'), error)
      return result
    },
  })
  wallet.announce(platform.window)
  const foyer = createFoyer(
    { projectId: 'test', networks: [foundry], adapters: [evm()] },
    { platform },
  )
  const provider = foyer.getProvider('eip155')
  const connectFoyer = async () => {
    const [connector] = foyer.internals.connectors.getState()
    if (connector) await foyer.connect({ connector })
  }
  return { foyer, wallet, provider, connectFoyer, one: one.address, two: two.address }
}

test('behavior: ethers signs, sends and reads through the provider', async () => {
  const { provider, connectFoyer, one, two, wallet, foyer } = await connect()
  await connectFoyer()
  const ethers = new BrowserProvider(provider, undefined, { cacheTimeout: -1 })
  const signer = await ethers.getSigner()
  expect(await signer.getAddress()).toBe(one)
  expect(verifyMessage('Hello', await signer.signMessage('Hello'))).toBe(one)

  const before = await ethers.getBalance(two)
  const sent = await signer.sendTransaction({ to: two, value: parseEthersEther('0.5') })
  const receipt = await sent.wait()
  expect([receipt?.status, (await ethers.getBalance(two)) - before]).toEqual([
    1,
    parseEthersEther('0.5'),
  ])

  wallet.behave('personal_sign', 'reject')
  await expect(signer.signMessage('Hello')).rejects.toMatchObject({ code: 'ACTION_REJECTED' })
  await foyer.disconnect()
  await expect(signer.signMessage('Hello')).rejects.toMatchObject({ error: { code: 4900 } })
  ethers.destroy()
})

test('behavior: viem signs, sends and reads through the provider', async () => {
  const { provider, connectFoyer, one, two, wallet, foyer } = await connect()
  await connectFoyer()
  const transport = custom(provider)
  const client = createWalletClient({ chain: foundry, transport })
  const reader = createPublicClient({ chain: foundry, transport, pollingInterval: 50 })
  const [account, other] = await client.getAddresses()
  expect([account, other]).toEqual([one, two])
  expect(await client.getChainId()).toBe(31337)

  const signature = await client.signMessage({ account: one, message: 'Hello' })
  expect(await viemVerifyMessage({ address: one, message: 'Hello', signature })).toBe(true)
  const before = await reader.getBalance({ address: two })
  const hash = await client.sendTransaction({ account: one, to: two, value: parseEther('0.5') })
  await reader.waitForTransactionReceipt({ hash })
  expect((await reader.getBalance({ address: two })) - before).toBe(parseEther('0.5'))

  wallet.behave('personal_sign', 'reject')
  await expect(client.signMessage({ account: one, message: 'Hello' })).rejects.toMatchObject({
    name: 'UserRejectedRequestError',
    code: 4001,
  })
  await foyer.disconnect()
  await expect(client.signMessage({ account: one, message: 'Hello' })).rejects.toMatchObject({
    name: 'ProviderDisconnectedError',
    code: 4900,
  })
})

test('behavior: both get accounts, chains and the end', async () => {
  const { provider, connectFoyer, one, two, wallet, foyer } = await connect()
  const viemProvider: Pick<ViemProvider, 'on' | 'removeListener'> = provider
  const received = vi.fn()
  const listeners = (['connect', 'accountsChanged', 'chainChanged', 'disconnect'] as const).map(
    (event) => {
      const listener = (value: unknown) =>
        received(event, value instanceof Error ? 'an error' : value)
      viemProvider.on(event, listener as never)
      return () => viemProvider.removeListener(event, listener as never)
    },
  )
  await connectFoyer()
  expect(received.mock.calls).toEqual([
    ['connect', { chainId: '0x7a69' }],
    ['accountsChanged', [one, two]],
    ['chainChanged', '0x7a69'],
  ])
  received.mockClear()
  wallet.changeAccounts([two.toLowerCase()])
  wallet.changeChain(31338)
  await foyer.disconnect()
  expect(received.mock.calls).toEqual([
    ['accountsChanged', [two]],
    ['chainChanged', '0x7a6a'],
    ['accountsChanged', []],
    ['disconnect', 'an error'],
  ])
  for (const stop of listeners) stop()
  received.mockClear()
  await connectFoyer()
  expect(received).not.toHaveBeenCalled()
})
