import { createFoyer, type FoyerOptions } from '@foyer/core'
import { mainnet, polygon } from '@foyer/core/networks'
import { createFakePlatform, createScriptedWallet } from '@foyer/testing'
import { parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { evm } from './index.ts'
import { getPublicClient, getWalletClient } from './viem.ts'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const url = 'https://rpc.example'

function setUp(options: Partial<FoyerOptions> = {}) {
  const platform = createFakePlatform()
  const wallet = createScriptedWallet({
    ...{ name: 'Acorn', rdns: 'dev.foyer.acorn', chainId: 1, knownChainIds: [137] },
    accounts: [first.toLowerCase()],
    rpc: ({ method }) => (method === 'eth_blockNumber' ? '0x10' : `0x${'ab'.repeat(65)}`),
  })
  wallet.announce(platform.window)
  const foyer = createFoyer(
    { projectId: 'shop', networks: [mainnet, polygon], adapters: [evm()], ...options },
    { platform },
  )
  const connect = async () => {
    const [connector] = foyer.getConnectors()
    if (connector) await foyer.connect({ connector })
  }
  const asked = () => wallet.requests.map(({ method }) => method)
  return { platform, wallet, foyer, connect, asked }
}

test('behavior: the wallet client is that of the account and the network', async () => {
  const { foyer, connect, asked } = setUp()
  expect(() => getWalletClient(foyer)).toThrow(
    expect.objectContaining({ code: 'connection/not-connected' }),
  )
  await connect()
  const before = asked().length
  const client = getWalletClient(foyer)
  expect(asked()).toHaveLength(before)
  expect([client.account.address, client.chain.id]).toEqual([first, 1])
  expect(await client.signMessage({ message: 'Hello' })).toBe(`0x${'ab'.repeat(65)}`)
})

test('error: a wallet that fails is asked once, and a refusal is viem own', async () => {
  const { foyer, connect, wallet, asked } = setUp()
  await connect()
  const sign = () => getWalletClient(foyer).signMessage({ message: 'Hello' })
  wallet.behave('personal_sign', 'reject')
  await expect(sign()).rejects.toMatchObject({ name: 'UserRejectedRequestError' })
  expect(asked().filter((method) => method === 'personal_sign')).toHaveLength(1)
  await foyer.disconnect()
  expect(() => getWalletClient(foyer)).toThrow('No wallet is connected')
})

test('behavior: no public url of a preset is in a client, nor asked', async () => {
  const { foyer, connect, platform } = setUp()
  const { chain } = getPublicClient(foyer)
  expect(chain.rpcUrls.default.http).toEqual([])
  await expect(getPublicClient(foyer).getBlockNumber()).rejects.toThrow(/customRpcUrls/)
  await connect()
  expect(getWalletClient(foyer).chain.rpcUrls.default.http).toEqual([])
  expect(platform.http.requests).toEqual([])
})

test('behavior: reads go to the nodes of the application first', async () => {
  const { foyer, connect, platform, asked } = setUp({ customRpcUrls: { 'eip155:137': [url] } })
  await connect()
  platform.http.answer(url, { json: { jsonrpc: '2.0', id: 1, result: '0x20' } })
  expect(await getPublicClient(foyer, { chainId: 137 }).getBlockNumber()).toBe(32n)
  expect(platform.http.requests.map((request) => request.url)).toEqual([url])
  expect(asked()).not.toContain('eth_blockNumber')
})

test('behavior: without nodes the wallet is read, on its own network only', async () => {
  const { foyer, connect, asked } = setUp()
  await connect()
  expect(await getPublicClient(foyer).getBlockNumber()).toBe(16n)
  const before = asked().length
  await expect(getPublicClient(foyer, { chainId: 137 }).getBlockNumber()).rejects.toThrow()
  expect(asked()).toHaveLength(before)
})

test('behavior: a contract that reverts says why, and nobody else is asked', async () => {
  const other = 'https://other.example'
  const { foyer, platform } = setUp({ customRpcUrls: { 'eip155:1': [url, other] } })
  const abi = parseAbi(['error TooLate(uint256 at)', 'function buy() view'])
  const data = `0x9e1abf11${'0'.repeat(62)}2a`
  platform.http.answer(url, {
    json: { jsonrpc: '2.0', id: 1, error: { code: 3, message: 'execution reverted', data } },
  })
  const buying = getPublicClient(foyer).readContract({ address: first, abi, functionName: 'buy' })
  await expect(buying).rejects.toMatchObject({
    name: 'ContractFunctionExecutionError',
    cause: { name: 'ContractFunctionRevertedError' },
  })
  expect(platform.http.requests.map((request) => request.url)).toEqual([url])
})

test('error: a chain that the client does not have is not read', () => {
  const { foyer } = setUp()
  expect(() => getPublicClient(foyer, { chainId: 56 })).toThrow(
    expect.objectContaining({ code: 'network/not-found' }),
  )
})
