import { type Address, createPublicClient, http, parseAbi, parseEther, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deployContracts, type StackContracts } from './deployContracts.ts'
import { type DexContracts, deployDex } from './deployDex.ts'
import { type EvmChain, startEvmChain } from './startEvmChain.ts'

let chain: EvmChain
let contracts: StackContracts
let dex: DexContracts

beforeAll(async () => {
  chain = await startEvmChain({ chainId: 31337 })
  contracts = await deployContracts(chain)
  const deployed = await deployDex({ ...chain, contracts })
  if (!deployed) throw new Error('The exchange packages are not installed')
  dex = deployed
})

afterAll(() => chain.stop())

test('behavior: the exchange has its usual addresses', () => {
  expect(dex).toMatchInlineSnapshot(`
    {
      "dexFactory": "0xF0330ab3330dc2ac88b1c5199A95B4ec28117d51",
      "dexRouter": "0xBA6BcC8b63A1A4c6C458dd171a28c9BF29f4A456",
      "wrappedEther": "0x29F9484Dd5B678b8d44BA88ea6BDD86895a1586f",
    }
  `)
})

test('behavior: every pool holds what it was given', async () => {
  const { foyerDollar, foyerToken, legacyDollar } = contracts
  const { wrappedEther } = dex
  const dollars = (amount: string) => parseUnits(amount, 6)
  const pools: [Address, bigint, Address, bigint][] = [
    [wrappedEther, parseEther('200'), foyerDollar, dollars('500000')],
    [wrappedEther, parseEther('100'), foyerToken, parseEther('50000')],
    [legacyDollar, dollars('250000'), foyerDollar, dollars('250000')],
    [foyerToken, parseEther('1000'), foyerDollar, dollars('5000')],
  ]
  for (const [a, amountA, b, amountB] of pools) {
    const pair = await client().readContract({
      abi: parseAbi(['function getPair(address, address) view returns (address)']),
      address: dex.dexFactory,
      functionName: 'getPair',
      args: [a, b],
    })
    const balanceOf = (token: Address) =>
      client().readContract({
        abi: parseAbi(['function balanceOf(address) view returns (uint256)']),
        address: token,
        functionName: 'balanceOf',
        args: [pair],
      })
    expect([await balanceOf(a), await balanceOf(b)]).toEqual([amountA, amountB])
  }
})

test('behavior: the router trades', async () => {
  const amounts = await client().readContract({
    abi: parseAbi(['function getAmountsOut(uint256, address[]) view returns (uint256[])']),
    address: dex.dexRouter,
    functionName: 'getAmountsOut',
    args: [parseEther('1'), [dex.wrappedEther, contracts.foyerDollar]],
  })
  // 997 of 1,000 go in, and the pool moves.
  const into = parseEther('1') * 997n
  const out = (into * parseUnits('500000', 6)) / (parseEther('200') * 1_000n + into)
  expect(amounts).toEqual([parseEther('1'), out])
})

function client() {
  return createPublicClient({ transport: http(chain.url) })
}
