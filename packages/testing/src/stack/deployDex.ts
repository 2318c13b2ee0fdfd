import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Abi,
  type Address,
  concat,
  encodeDeployData,
  getContractAddress,
  type Hex,
  maxUint256,
  parseAbi,
  parseEther,
  parseUnits,
} from 'viem'
import { foyerErc20, legacyDollar } from './contracts.generated.ts'
import { createDeployer } from './createDeployer.ts'
import type { StackContracts } from './deployContracts.ts'

/** Where the exchange is: the same addresses on every local chain. */
export interface DexContracts {
  /** WETH, the chain's own currency as an ERC-20. */
  wrappedEther: Address
  /** Uniswap V2: knows the pool of every pair. */
  dexFactory: Address
  /** Uniswap V2: trades along a path of pools. */
  dexRouter: Address
}

export interface DeployDexParameters {
  /** JSON-RPC of an anvil. */
  url: string
  /** EIP-155 chain id. */
  chainId: number
  /** What `deployContracts` has put there. */
  contracts: StackContracts
}

/** On every anvil: addresses follow from code alone, whatever was deployed before. */
const create2Deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

const factoryAbi = parseAbi(['constructor(address feeToSetter)'])
const routerAbi = parseAbi([
  'constructor(address factory, address WETH)',
  'function addLiquidity(address tokenA, address tokenB, uint256 amountADesired, uint256 amountBDesired, uint256 amountAMin, uint256 amountBMin, address to, uint256 deadline)',
  'function addLiquidityETH(address token, uint256 amountTokenDesired, uint256 amountTokenMin, uint256 amountETHMin, address to, uint256 deadline) payable',
])
const wrappedAbi = parseAbi(['constructor()'])

/**
 * Deploys an exchange with constant-product pools (Uniswap V2) to a local chain and gives it what the
 * tenth account mints: 200 ETH and 500,000 FUSD (2,500 FUSD an ether), 100 ETH and 50,000 FOY
 * (5 FUSD each), 250,000 LGCY and 250,000 FUSD, and, a small one, 1,000 FOY and 5,000 FUSD.
 *
 * Its code is read from the packages `@uniswap/v2-core` and `@uniswap/v2-periphery`, which are under
 * the GPL and therefore no dependencies of this one: applications that want the exchange install them for
 * development.
 *
 * @returns `null` when they are not installed; the chain is then left as it was.
 * @throws `stack/deploy-failed` when a transaction reverts, or comes into no block.
 * @example
 * import { deployContracts, deployDex, startEvmChain } from '@foyer/testing/stack'
 *
 * const chain = await startEvmChain({ chainId: 31337 })
 * const contracts = await deployContracts(chain)
 * const dex = await deployDex({ ...chain, contracts })
 */
export async function deployDex({
  url,
  chainId,
  contracts,
}: DeployDexParameters): Promise<DexContracts | null> {
  const code = readBytecode()
  if (!code) return null
  const { client, account, confirm } = createDeployer({ url, chainId })
  const deploy = async (data: Hex) => {
    await confirm(
      await client.sendTransaction({ account, to: create2Deployer, data: concat([salt, data]) }),
    )
    return getContractAddress({
      opcode: 'CREATE2',
      from: create2Deployer,
      salt,
      bytecode: data,
    })
  }

  const wrappedEther = await deploy(
    encodeDeployData({ abi: wrappedAbi, bytecode: code.wrapped, args: [] }),
  )
  const dexFactory = await deploy(
    encodeDeployData({ abi: factoryAbi, bytecode: code.factory, args: [account] }),
  )
  const dexRouter = await deploy(
    encodeDeployData({ abi: routerAbi, bytecode: code.router, args: [dexFactory, wrappedEther] }),
  )

  const write = async (call: {
    abi: Abi
    address: Address
    functionName: string
    args: unknown[]
    value?: bigint
  }) => confirm(await client.writeContract({ ...call, account }))
  const provide = async ({
    abi,
    address,
    amount,
  }: {
    abi: Abi
    address: Address
    amount: bigint
  }) => {
    await write({ abi, address, functionName: 'mint', args: [account, amount] })
    await write({ abi, address, functionName: 'approve', args: [dexRouter, maxUint256] })
  }
  const { foyerDollar, foyerToken } = contracts
  const dollars = (amount: string) => parseUnits(amount, 6)
  await provide({ abi: foyerErc20.abi, address: foyerDollar, amount: dollars('755000') })
  await provide({ abi: foyerErc20.abi, address: foyerToken, amount: parseEther('51000') })
  await provide({
    abi: legacyDollar.abi,
    address: contracts.legacyDollar,
    amount: dollars('250000'),
  })

  const router = { abi: routerAbi, address: dexRouter }
  const pool = (a: Address, amountA: bigint, b: Address, amountB: bigint) =>
    write({
      ...router,
      functionName: 'addLiquidity',
      args: [a, b, amountA, amountB, 0n, 0n, account, maxUint256],
    })
  const etherPool = (token: Address, amount: bigint, value: bigint) =>
    write({
      ...router,
      functionName: 'addLiquidityETH',
      args: [token, amount, 0n, 0n, account, maxUint256],
      value,
    })
  await etherPool(foyerDollar, dollars('500000'), parseEther('200'))
  await etherPool(foyerToken, parseEther('50000'), parseEther('100'))
  await pool(contracts.legacyDollar, dollars('250000'), foyerDollar, dollars('250000'))
  await pool(foyerToken, parseEther('1000'), foyerDollar, dollars('5000'))
  return { wrappedEther, dexFactory, dexRouter }
}

const salt: Hex = `0x${'0'.repeat(64)}`

/** What is deployed, or `null` when the packages that hold it are not installed. */
function readBytecode(): { wrapped: Hex; factory: Hex; router: Hex } | null {
  const { resolve } = createRequire(import.meta.url)
  const read = (path: string): Hex => {
    const { bytecode } = JSON.parse(readFileSync(resolve(path), 'utf8')) as { bytecode: string }
    return `0x${bytecode.replace(/^0x/, '')}`
  }
  try {
    return {
      wrapped: read('@uniswap/v2-periphery/build/WETH9.json'),
      factory: read('@uniswap/v2-core/build/UniswapV2Factory.json'),
      router: read('@uniswap/v2-periphery/build/UniswapV2Router02.json'),
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}
