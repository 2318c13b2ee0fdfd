import {
  createPublicClient,
  createWalletClient,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  http,
  maxUint256,
  parseSignature,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  foyerErc20,
  foyerErc721,
  foyerErc1155,
  legacyDollar,
  multicall3 as multicall3Artifact,
} from './contracts.generated.ts'
import { deployContracts, type StackContracts } from './deployContracts.ts'
import { type EvmChain, startEvmChain } from './startEvmChain.ts'

let chain: EvmChain
let contracts: StackContracts

beforeAll(async () => {
  chain = await startEvmChain({ chainId: 31337 })
  contracts = await deployContracts(chain)
})

afterAll(() => chain.stop())

test('behavior: every contract has its usual address', async () => {
  expect(contracts).toMatchInlineSnapshot(`
    {
      "foyerDollar": "0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35",
      "foyerDoors": "0x8ce361602B935680E8DeC218b820ff5056BeB7af",
      "foyerKeys": "0xe1Aa25618fA0c7A1CFDab5d6B456af611873b629",
      "foyerToken": "0xA15BB66138824a1c7167f5E85b957d04Dd34E468",
      "legacyDollar": "0xb19b36b1456E65E3A6D514D3F715f204BD59f431",
      "multicall3": "0xcA11bde05977b3631167028862bE2a173976CA11",
    }
  `)
})

test('behavior: the first three accounts hold every token, read in one multicall', async () => {
  const { foyerDollar, foyerToken, foyerDoors, foyerKeys } = contracts
  for (const [index, { address }] of chain.accounts.slice(0, 3).entries()) {
    const holdings = await publicClient().multicall({
      allowFailure: false,
      contracts: [
        { ...foyerErc20, address: foyerDollar, functionName: 'balanceOf', args: [address] },
        { ...foyerErc20, address: foyerToken, functionName: 'balanceOf', args: [address] },
        {
          ...legacyDollar,
          address: contracts.legacyDollar,
          functionName: 'balanceOf',
          args: [address],
        },
        {
          ...foyerErc721,
          address: foyerDoors,
          functionName: 'ownerOf',
          args: [BigInt(index + 1)],
        },
        { ...foyerErc1155, address: foyerKeys, functionName: 'balanceOf', args: [address, 1n] },
      ],
    })
    expect(holdings).toEqual([10_000n * 10n ** 6n, 10n ** 21n, 10n ** 10n, address, 5n])
  }
})

test('behavior: tokens say what they are', async () => {
  const { foyerDollar, foyerToken } = contracts
  const describe = (address: `0x${string}`) =>
    publicClient().multicall({
      allowFailure: false,
      contracts: [
        { abi: erc20Abi, address, functionName: 'name' },
        { abi: erc20Abi, address, functionName: 'symbol' },
        { abi: erc20Abi, address, functionName: 'decimals' },
      ],
    })
  expect(await describe(foyerDollar)).toEqual(['Foyer Dollar', 'FUSD', 6])
  expect(await describe(foyerToken)).toEqual(['Foyer Token', 'FOY', 18])
  expect(await describe(contracts.legacyDollar)).toEqual(['Legacy Dollar', 'LGCY', 6])
})

test('behavior: doors and keys carry their name and image', async () => {
  const uri = await publicClient().readContract({
    ...foyerErc721,
    address: contracts.foyerDoors,
    functionName: 'tokenURI',
    args: [2n],
  })
  expect(await (await fetch(uri)).json()).toEqual({
    name: 'Door #2',
    description: 'A door of the Foyer local stack.',
    image: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  })
  const keyUri = await publicClient().readContract({
    ...foyerErc1155,
    address: contracts.foyerKeys,
    functionName: 'uri',
    args: [1n],
  })
  expect(await (await fetch(keyUri)).json()).toEqual({
    name: 'Key #1',
    description: 'A key of the Foyer local stack.',
    image: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  })
})

test('behavior: the legacy dollar returns nothing and wants an allowance at zero first', async () => {
  const { address: holder } = account(0)
  const { address: spender } = account(1)
  const legacy = { ...legacyDollar, address: contracts.legacyDollar }

  for (const data of [
    encodeFunctionData({ ...legacy, functionName: 'transfer', args: [spender, 1n] }),
    encodeFunctionData({ ...legacy, functionName: 'approve', args: [spender, 1n] }),
  ]) {
    const result = await publicClient().call({ account: holder, to: legacy.address, data })
    expect(result).toEqual({ data: undefined })
  }

  const approve = async (value: bigint) => {
    const hash = await walletClient(0).writeContract({
      ...legacy,
      functionName: 'approve',
      args: [spender, value],
      // Without this the estimation would fail first, and nothing would reach the chain.
      gas: 100_000n,
    })
    return (await publicClient().waitForTransactionReceipt({ hash })).status
  }
  expect(await approve(5n)).toBe('success')
  expect(await approve(7n)).toBe('reverted')
  expect(await approve(0n)).toBe('success')
  expect(await approve(maxUint256)).toBe('success')

  const move = {
    ...legacy,
    functionName: 'transferFrom',
    args: [holder, spender, 10n ** 6n],
  } as const
  const hash = await walletClient(1).writeContract(move)
  expect(await publicClient().waitForTransactionReceipt({ hash })).toMatchObject({
    status: 'success',
  })
  const balance = await publicClient().readContract({
    ...legacy,
    functionName: 'balanceOf',
    args: [spender],
  })
  expect(balance).toBe(10_001n * 10n ** 6n)
})

test('behavior: a signed permit sets an allowance', async () => {
  const owner = account(0)
  const spender = account(1).address
  const dollar = { ...foyerErc20, address: contracts.foyerDollar }
  const message = { owner: owner.address, spender, value: 42n, nonce: 0n, deadline: maxUint256 }
  const signature = await privateKeyToAccount(owner.privateKey).signTypedData({
    domain: {
      name: 'Foyer Dollar',
      version: '1',
      chainId: chain.chainId,
      verifyingContract: dollar.address,
    },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'nonce', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message,
  })
  const { r, s, yParity } = parseSignature(signature)
  const hash = await walletClient(1).writeContract({
    ...dollar,
    functionName: 'permit',
    args: [owner.address, spender, 42n, maxUint256, yParity + 27, r, s],
  })
  await publicClient().waitForTransactionReceipt({ hash })
  const allowance = await publicClient().readContract({
    ...dollar,
    functionName: 'allowance',
    args: [owner.address, spender],
  })
  expect(allowance).toBe(42n)
})

test('behavior: only the deployer mints', async () => {
  const mint = (index: number) =>
    publicClient().simulateContract({
      ...foyerErc20,
      address: contracts.foyerDollar,
      functionName: 'mint',
      args: [account(4).address, 1n],
      account: account(index).address,
    })
  await expect(mint(9)).resolves.toBeDefined()
  await expect(mint(0)).rejects.toThrow('OwnableUnauthorizedAccount')
})

test('behavior: multicall tells a failed call from a good one', async () => {
  const good = encodeFunctionData({ abi: erc20Abi, functionName: 'totalSupply' })
  const calls = [
    { target: contracts.foyerDollar, callData: good },
    { target: contracts.foyerDollar, callData: '0xdeadbeef' },
  ] as const
  const client = publicClient()
  const multicall = { ...multicall3Artifact, address: contracts.multicall3 }
  const { result: tried } = await client.simulateContract({
    ...multicall,
    functionName: 'tryAggregate',
    args: [false, calls],
  })
  expect(tried.map(({ success }) => success)).toEqual([true, false])
  expect(
    decodeFunctionResult({
      abi: erc20Abi,
      functionName: 'totalSupply',
      data: tried[0]?.returnData ?? '0x',
    }),
  ).toBe(30_000n * 10n ** 6n)

  for (const functionName of ['aggregate', 'blockAndAggregate'] as const) {
    await expect(
      client.simulateContract({ ...multicall, functionName, args: [calls] }),
    ).rejects.toThrow('Multicall3: call failed')
  }
  const { result: aggregated } = await client.simulateContract({
    ...multicall,
    functionName: 'aggregate',
    args: [[calls[0]]],
  })
  expect(aggregated[1]).toEqual([tried[0]?.returnData])
})

test('behavior: multicall reads the chain', async () => {
  const multicall = { ...multicall3Artifact, address: contracts.multicall3 }
  const client = publicClient()
  const block = await client.getBlock()
  const at = { ...multicall, blockNumber: block.number } as const
  const parent = block.number - 1n
  expect({
    balance: await client.readContract({
      ...at,
      functionName: 'getEthBalance',
      args: [account(5).address],
    }),
    blockNumber: await client.readContract({ ...at, functionName: 'getBlockNumber' }),
    blockHash: await client.readContract({ ...at, functionName: 'getBlockHash', args: [parent] }),
    timestamp: await client.readContract({ ...at, functionName: 'getCurrentBlockTimestamp' }),
    chainId: await client.readContract({ ...at, functionName: 'getChainId' }),
  }).toEqual({
    balance: 10n ** 22n,
    blockNumber: block.number,
    blockHash: block.parentHash,
    timestamp: block.timestamp,
    chainId: 31337n,
  })
})

test('error: a chain is deployed to once', async () => {
  await expect(deployContracts(chain)).rejects.toMatchObject({ code: 'stack/chain-used' })
})

function account(index: number) {
  const found = chain.accounts[index]
  if (!found) throw new Error(`There is no account ${index}`)
  return found
}

function viemChain() {
  return {
    id: chain.chainId,
    name: 'Local',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [chain.url] } },
    contracts: { multicall3: { address: contracts.multicall3 } },
  }
}

function publicClient() {
  return createPublicClient({ chain: viemChain(), transport: http(), pollingInterval: 50 })
}

function walletClient(index: number) {
  return createWalletClient({
    account: account(index).address,
    chain: viemChain(),
    transport: http(),
  })
}
