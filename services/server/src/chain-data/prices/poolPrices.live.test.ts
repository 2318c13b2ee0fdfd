import {
  type DexContracts,
  deployContracts,
  deployDex,
  type EvmChain,
  type StackContracts,
  startEvmChain,
} from '@foyer/testing/stack'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../platform/log/createLog.ts'
import { createOutgoing } from '../../platform/outgoing/createOutgoing.ts'
import { parseDexes } from '../../platform/settings/parseDexes.ts'
import { parseRpcUrls } from '../../platform/settings/parseRpcUrls.ts'
import { createChains } from '../chains/createChains.ts'
import { createDexes } from './createDexes.ts'
import { createPrices } from './createPrices.ts'
import { createTokenFacts } from './createTokenFacts.ts'
import { poolPrices } from './poolPrices.ts'
import { nativeEvmAddress } from './TokenId.ts'

const log = createLog({ level: 'silent' })

let evm: EvmChain
let contracts: StackContracts
let dex: DexContracts
const idOf = (address: string) => `eip155:31337:${address}`

beforeAll(async () => {
  evm = await startEvmChain({ chainId: 31337 })
  contracts = await deployContracts(evm)
  const deployed = await deployDex({ ...evm, contracts })
  if (!deployed) throw new Error('The exchange packages are not installed')
  dex = deployed
})

afterAll(() => evm.stop())

/** Prices from the pools of the chain alone, read as a server does. */
async function openPrices({ minimumUsd = 1_000, stables = [contracts.foyerDollar] } = {}) {
  const rpcUrls = parseRpcUrls(`eip155:31337=${evm.url}`)
  const settings = parseDexes(
    `eip155:31337=${dex.dexRouter};stables=${stables};minimumUsd=${minimumUsd}`,
  )
  if ('mistake' in rpcUrls || 'mistake' in settings) throw new Error('The settings are wrong')
  const outgoing = createOutgoing()
  const chains = await createChains({ rpcUrls, chainDescriptions: [], outgoing, log })
  const dexes = createDexes({ settings, chains })
  const tokens = createTokenFacts({ chains, outgoing })
  const sources = [poolPrices({ dexes, tokens })]
  return { prices: createPrices({ sources, outgoing, log }), tokens }
}

test('behavior: every token is worth what its deepest pool says', async () => {
  const { prices } = await openPrices()
  const { foyerDollar, foyerToken, legacyDollar, foyerDoors } = contracts
  const ids = [
    idOf(nativeEvmAddress),
    idOf(dex.wrappedEther.toLowerCase()),
    idOf(foyerDollar),
    idOf(foyerToken),
    idOf(legacyDollar),
    idOf(foyerDoors),
    idOf('0x00000000000000000000000000000000000000aa'),
    'eip155:1:0x00000000000000000000000000000000000000aa',
    'nonsense',
  ]
  const found = await prices.priceUsd(ids)
  expect([...found.keys()]).toEqual(ids)
  expect([...found.values()].map((priced) => priced?.priceUsd ?? null)).toEqual([
    2_500,
    2_500,
    1,
    // 100 ETH and 50,000 FOY, not the small pool beside it.
    5,
    1,
    null,
    null,
    null,
    null,
  ])
  for (const priced of found.values()) if (priced) expect(priced.isStale).toBe(false)
})

test('behavior: a pool with too little in it says nothing', async () => {
  // The ether pool holds 1,000,000 dollars in all, the others less.
  const { prices } = await openPrices({ minimumUsd: 1_000_000 })
  const ids = [nativeEvmAddress, contracts.foyerToken, contracts.legacyDollar].map(idOf)
  const found = await prices.priceUsd(ids)
  expect([...found.values()]).toEqual([{ priceUsd: 2_500, isStale: false }, null, null])
})

test('behavior: without a stable token nothing has a price', async () => {
  const { prices } = await openPrices({ stables: [] })
  const found = await prices.priceUsd([idOf(nativeEvmAddress), idOf(contracts.foyerToken)])
  expect([...found.values()]).toEqual([null, null])
})

test('behavior: tokens say what they are', async () => {
  const { tokens } = await openPrices()
  const facts = [
    contracts.foyerDollar,
    contracts.legacyDollar,
    contracts.foyerDoors,
    nativeEvmAddress,
  ]
  expect(
    await Promise.all(facts.map((address) => tokens.facts(idOf(address)))),
  ).toMatchInlineSnapshot(`
    [
      {
        "decimals": 6,
        "hasPermit": true,
        "name": "Foyer Dollar",
        "symbol": "FUSD",
      },
      {
        "decimals": 6,
        "hasPermit": false,
        "name": "Legacy Dollar",
        "symbol": "LGCY",
      },
      null,
      {
        "decimals": 18,
        "hasPermit": false,
        "name": "Ether",
        "symbol": "ETH",
      },
    ]
  `)
})
