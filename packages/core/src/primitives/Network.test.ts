import { expect, test } from 'vitest'
import { mainnet, sepolia } from '../networks.ts'
import * as Network from './Network.ts'

const local: Network.NetworkInput = {
  id: 31337,
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
}

test('behavior: a viem-shaped chain is completed, frozen and serialisable', () => {
  const network = Network.from(local)
  expect(JSON.parse(JSON.stringify(network))).toEqual({
    ...local,
    caipNetworkId: 'eip155:31337',
    chainNamespace: 'eip155',
    testnet: false,
    blockExplorers: null,
    assets: null,
  })
  expect(Object.isFrozen(network) && Object.isFrozen(network.rpcUrls.default.http)).toBe(true)
})

test('behavior: a network of the state is taken as one of the host, with what it lacks', () => {
  const bare = Network.from({ ...mainnet, blockExplorers: null, assets: null })
  expect(bare).toMatchObject({ blockExplorers: null, assets: null })
  expect(Network.from(bare)).toEqual(bare)
  expect(Network.from(Network.from(mainnet))).toEqual(Network.from(mainnet))
})

test('behavior: the namespace comes from the network id when only that is given', () => {
  const network = Network.from({ ...local, id: 'main', caipNetworkId: 'solana:main' })
  expect([network.chainNamespace, network.caipNetworkId]).toEqual(['solana', 'solana:main'])
})

test('behavior: what the host changes later changes nothing here', () => {
  const http = ['http://127.0.0.1:8545']
  const network = Network.from({ ...local, rpcUrls: { default: { http } } })
  http.push('https://elsewhere.example')
  expect(network.rpcUrls.default.http).toEqual(['http://127.0.0.1:8545'])
})

test('behavior: the public urls of a preset are for wallets, the urls of a host are for reading', () => {
  expect(Network.ownRpcUrls(Network.from(mainnet))).toEqual([])
  expect(Network.from(mainnet).rpcUrls.default.http).not.toEqual([])
  expect(Network.ownRpcUrls(Network.from({ ...mainnet, rpcUrls: local.rpcUrls }))).toEqual(
    local.rpcUrls.default.http,
  )
  expect(Network.ownRpcUrls(Network.from(local))).toEqual(local.rpcUrls.default.http)
})

test('behavior: only networks that say so are test networks', () => {
  expect([sepolia, mainnet, local].map((input) => Network.from(input).testnet)).toEqual([
    true,
    false,
    false,
  ])
})

test('behavior: a network that the application does not know has a stand-in', () => {
  const unknown = (reference: string) => Network.unsupported({ namespace: 'eip155', reference })
  expect([unknown('56').id, unknown('56').caipNetworkId]).toEqual([56, 'eip155:56'])
  expect(unknown('1'.repeat(30)).id).toBe('1'.repeat(30))
})
