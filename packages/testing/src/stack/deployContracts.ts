import { type Abi, type Address, getAddress, type Hash, type Hex, parseUnits } from 'viem'
import {
  foyerErc20,
  foyerErc721,
  foyerErc1155,
  legacyDollar,
  multicall3,
} from './contracts.generated.ts'
import { createDeployer } from './createDeployer.ts'
import { devAccounts } from './devAccounts.ts'
import { chainUsed } from './errors.ts'

/** Where the test contracts are: the same addresses on every local chain. */
export interface StackContracts {
  /** FUSD, an ERC-20 with permit and 6 decimals. */
  foyerDollar: Address
  /** FOY, an ERC-20 with permit and 18 decimals. */
  foyerToken: Address
  /** LGCY, 6 decimals, returns nothing and wants an allowance at zero first, as USDT does. */
  legacyDollar: Address
  /** DOOR, an ERC-721. */
  foyerDoors: Address
  /** An ERC-1155; keys of kind 1 exist. */
  foyerKeys: Address
  /** Multicall3, where everyone expects it. */
  multicall3: Address
}

export interface DeployContractsParameters {
  /** JSON-RPC of an anvil that has just started. */
  url: string
  /** EIP-155 chain id. */
  chainId: number
}

/** @see https://www.multicall3.com */
const multicall3Address = '0xcA11bde05977b3631167028862bE2a173976CA11'

/**
 * Deploys the test contracts to a fresh local chain and gives the first three accounts 10,000 FUSD,
 * 1,000 FOY, 10,000 LGCY, one door and five keys each.
 *
 * The tenth account deploys and owns them, so it may mint more; the others stay untouched.
 *
 * @throws `stack/chain-used` when the deployer has sent a transaction before.
 * @throws `stack/deploy-failed` when a transaction reverts, or comes into no block.
 * @example
 * import { deployContracts, startEvmChain } from '@foyer/testing/stack'
 *
 * const chain = await startEvmChain({ chainId: 31337 })
 * const { foyerDollar } = await deployContracts(chain)
 */
export async function deployContracts({
  url,
  chainId,
}: DeployContractsParameters): Promise<StackContracts> {
  const { client, account: deployer, confirm } = createDeployer({ url, chainId })
  const accounts = devAccounts()
  if ((await client.getTransactionCount({ address: deployer })) > 0) {
    throw chainUsed({ url, deployer })
  }

  const deploy = async (contract: { abi: Abi; bytecode: Hex; args: unknown[] }) => {
    const hash = await client.deployContract({ ...contract, account: deployer })
    return getAddress((await confirm(hash)).contractAddress as Address)
  }
  const mint = (contract: { abi: Abi; address: Address; args: unknown[] }) =>
    client.writeContract({ ...contract, account: deployer, functionName: 'mint' })

  // One after the other: an address follows from its deployer's nonce.
  const contracts = {
    foyerDollar: await deploy({ ...foyerErc20, args: ['Foyer Dollar', 'FUSD', 6] }),
    foyerToken: await deploy({ ...foyerErc20, args: ['Foyer Token', 'FOY', 18] }),
    legacyDollar: await deploy({ ...legacyDollar, args: [] }),
    foyerDoors: await deploy({ ...foyerErc721, args: [] }),
    foyerKeys: await deploy({ ...foyerErc1155, args: [] }),
    multicall3: multicall3Address,
  } satisfies StackContracts
  await client.setCode({ address: multicall3Address, bytecode: multicall3.runtimeBytecode })

  const { foyerDollar, foyerToken, foyerDoors, foyerKeys } = contracts
  const mints: Hash[] = []
  for (const { address: to } of accounts.slice(0, 3)) {
    mints.push(
      await mint({ ...foyerErc20, address: foyerDollar, args: [to, parseUnits('10000', 6)] }),
      await mint({ ...foyerErc20, address: foyerToken, args: [to, parseUnits('1000', 18)] }),
      await mint({
        ...legacyDollar,
        address: contracts.legacyDollar,
        args: [to, parseUnits('10000', 6)],
      }),
      await mint({ ...foyerErc721, address: foyerDoors, args: [to] }),
      await mint({ ...foyerErc1155, address: foyerKeys, args: [to, 1n, 5n] }),
    )
  }
  await Promise.all(mints.map(confirm))
  return contracts
}
