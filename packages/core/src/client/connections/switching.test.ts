import { createFakePlatform, createFakeWallet, fakeAdapter } from '@foyer/testing'
import { expect, test } from 'vitest'
import { mainnet, polygon, sepolia } from '../../networks.ts'
import type { NetworkInput } from '../../primitives/Network.ts'
import { createFoyer } from '../createFoyer.ts'

const solana: NetworkInput = {
  id: 'main',
  name: 'Solana',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
}
const idOf = ({ id }: { id: number | string }) => `eip155:${id}`

/** A client whose wallet starts on mainnet. */
async function setUp() {
  const platform = createFakePlatform()
  const acorn = createFakeWallet({
    id: 'acorn',
    name: 'Acorn',
    accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    reference: '1',
    knownReferences: ['137', '11155111'],
  })
  const foyer = createFoyer(
    {
      projectId: 'shop',
      networks: [mainnet, polygon, sepolia, solana],
      adapters: [
        fakeAdapter({ namespace: 'eip155', wallets: [acorn] }),
        fakeAdapter({ namespace: 'solana', wallets: [] }),
      ],
    },
    { platform },
  )
  const [connector] = foyer.internals.connectors.getState()
  if (!connector) throw new Error('No wallet')
  await foyer.connect({ connector })
  const network = () => foyer.getState().chains.eip155?.network?.name
  /** Networks that the wallet was asked for. */
  const asked = () =>
    acorn.requests.flatMap(({ method, params }) => (method === 'switchNetwork' ? [params] : []))
  const codes = async (switches: readonly Promise<void>[]) =>
    (await Promise.allSettled(switches)).map((outcome) =>
      outcome.status === 'fulfilled' ? 'done' : outcome.reason.code,
    )
  return { platform, acorn, foyer, network, asked, codes }
}

test('behavior: of switches called at once the latest wins, whatever the wallet answers first', async () => {
  const { acorn, foyer, network, asked, codes, platform } = await setUp()
  acorn.behave('switchNetwork', { late: 'approve' })
  const first = foyer.switchNetwork(idOf(sepolia))
  acorn.behave('switchNetwork', 'approve')
  const second = foyer.switchNetwork(idOf(polygon))
  const third = foyer.switchNetwork(idOf(sepolia))
  await platform.clock.advance(0)
  expect(asked()).toEqual(['11155111'])
  acorn.answerLate()
  expect(await codes([first, second, third])).toEqual(['done', 'network/superseded', 'done'])
  expect([network(), acorn.reference]).toEqual(['Sepolia', '11155111'])
})

test('behavior: the latest of many switches wins after one that was refused', async () => {
  const { acorn, foyer, network, codes } = await setUp()
  acorn.behave('switchNetwork', { late: 'reject' })
  const refused = foyer.switchNetwork(idOf(sepolia))
  acorn.behave('switchNetwork', 'approve')
  const more = [sepolia, mainnet, polygon].map((to) => foyer.switchNetwork(idOf(to)))
  acorn.answerLate()
  expect(await codes([refused, ...more])).toEqual([
    'wallet/declined',
    'network/superseded',
    'network/superseded',
    'done',
  ])
  expect(network()).toBe('Polygon')
})

test('behavior: a prompt that nobody answers holds a newer switch up for three seconds', async () => {
  const { acorn, foyer, network, asked, platform } = await setUp()
  acorn.behave('switchNetwork', 'hang')
  void foyer.switchNetwork(idOf(sepolia)).catch(() => {})
  acorn.behave('switchNetwork', 'approve')
  const switching = foyer.switchNetwork(idOf(polygon))
  await platform.clock.advance(2_999)
  expect(asked()).toEqual(['11155111'])
  await platform.clock.advance(1)
  await switching
  expect(network()).toBe('Polygon')
})

test('behavior: a slow wallet of another family does not take the place of a later choice', async () => {
  const { acorn, foyer, codes } = await setUp()
  acorn.behave('switchNetwork', { late: 'approve' })
  const slow = foyer.switchNetwork(idOf(sepolia))
  await foyer.switchNetwork('solana:main')
  acorn.answerLate()
  expect(await codes([slow])).toEqual(['done'])
  expect(foyer.getState().activeNamespace).toBe('solana')
})

test('behavior: a switch that was left holds nothing up', async () => {
  const { acorn, foyer, network } = await setUp()
  acorn.behave('switchNetwork', 'hang')
  const leaving = new AbortController()
  const left = foyer.switchNetwork(sepolia, { signal: leaving.signal }).catch(() => 'left')
  leaving.abort()
  acorn.behave('switchNetwork', 'approve')
  await foyer.switchNetwork(idOf(polygon))
  expect([network(), await left]).toEqual(['Polygon', 'left'])
})

test('behavior: two thousand moves of a wallet are told as few, and the last is', async () => {
  const { acorn, foyer, network, platform } = await setUp()
  const moves: unknown[] = []
  foyer.onEvent((event) => {
    if (event.type !== 'track') return
    moves.push(event.event === 'SWITCH_NETWORK' ? event.properties.network : event.event)
  })
  let states = 0
  foyer.subscribe(() => {
    states += 1
  })
  for (let move = 0; move < 2_001; move++) acorn.changeNetwork(move % 2 === 0 ? '11155111' : '137')
  await platform.clock.advance(50)
  const [a, b] = ['eip155:11155111', 'eip155:137']
  expect(moves).toEqual([a, b, a, b, a])
  expect(states).toBe(5)
  expect(network()).toBe('Sepolia')
})

test('behavior: a switch right after another move resolves when the state has changed', async () => {
  const { acorn, foyer, network } = await setUp()
  acorn.changeNetwork('137')
  await foyer.switchNetwork(idOf(sepolia))
  expect(network()).toBe('Sepolia')
})
