import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type Address,
  concat,
  encodeAbiParameters,
  encodeDeployData,
  getContractAddress,
  type Hex,
  keccak256,
  parseAbi,
  parseEther,
  stringToHex,
} from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { createDeployer } from './createDeployer.ts'

/** Where what smart accounts stand on is: the addresses of life, and a sponsor of the stack's own. */
export interface SmartAccountContracts {
  /** EntryPoint 0.7 of ERC-4337. */
  entryPoint: Address
  /** Pays for operations that the owner of its key signed: a VerifyingPaymaster. */
  sponsor: Address
}

/** On every anvil: addresses follow from code alone, whatever was deployed before. */
const create2Deployer = '0x4e59b44847b379578588920cA78FbF26c0B4956C'
/** With which EntryPoint 0.7 was deployed everywhere. */
const entryPointSalt = '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3'
const entryPoint = '0x0000000071727De22E5E9d8BAf0edAc6f37da032'
const manager = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'

/**
 * The Delegation Framework 1.3.0, where it is on public networks. The deployer's own salts are not known here, so the code
 * is put there. What a contract keeps of its own address for the domain of signatures it computes anew when it is another one.
 *
 * @see https://github.com/MetaMask/delegation-framework/blob/main/documents/Deployments.md
 */
const framework = {
  SimpleFactory: '0x69Aa2f9fe1572F1B640E1bbc512f5c3a734fc77c',
  DelegationManager: manager,
  HybridDeleGator: '0x48dBe696A4D990079e039489bA2053B36E8FFEC4',
  EIP7702StatelessDeleGator: '0x63c0c19a282a1B52b07dD5a65b58948A07DAE32B',
  AllowedCalldataEnforcer: '0xc2b0d624c1c4319760C96503BA27C347F3260f55',
  AllowedMethodsEnforcer: '0x2c21fD0Cb9DC8445CB3fb0DC5E7Bb0Aca01842B5',
  AllowedTargetsEnforcer: '0x7F20f61b1f09b08D970938F6fa563634d65c4EeB',
  ERC20PeriodTransferEnforcer: '0x474e3Ae7E169e940607cC624Da8A15Eb120139aB',
  ERC20StreamingEnforcer: '0x56c97aE02f233B29fa03502Ecc0457266d9be00e',
  ERC20TransferAmountEnforcer: '0xf100b0819427117EcF76Ed94B358B1A5b5C6D2Fc',
  ExactCalldataEnforcer: '0x99F2e9bF15ce5eC84685604836F71aB835DBBdED',
  LimitedCallsEnforcer: '0x04658B29F6b82ed55274221a06Fc97D318E25416',
  NativeTokenPeriodTransferEnforcer: '0x9BC0FAf4Aca5AE429F4c06aEEaC517520CB16BD9',
  NativeTokenStreamingEnforcer: '0xD10b97905a320b13a0608f7E9cC506b56747df19',
  NativeTokenTransferAmountEnforcer: '0xF71af580b9c3078fbc2BBF16FbB8EEd82b330320',
  NonceEnforcer: '0xDE4f2FAC4B3D87A1d9953Ca5FC09FCa7F366254f',
  RedeemerEnforcer: '0xE144b0b2618071B4E56f746313528a669c7E65c5',
  TimestampEnforcer: '0x1046bb45C8d673d4ea75321280DB34899413c069',
  ValueLteEnforcer: '0x92Bf12322527cAA612fd31a0e810472BBB106A8F',
} as const satisfies Record<string, Address>
/** Checks signatures of passkeys where a chain has no precompile for them. */
const passkeyLibrary = '0x000000000000000000000000000000005c1717c9'

const constructorArguments: Partial<Record<keyof typeof framework, Hex>> = {
  DelegationManager: encodeAbiParameters([{ type: 'address' }], [create2Deployer]),
  HybridDeleGator: encodeAbiParameters(
    [{ type: 'address' }, { type: 'address' }],
    [manager, entryPoint],
  ),
  EIP7702StatelessDeleGator: encodeAbiParameters(
    [{ type: 'address' }, { type: 'address' }],
    [manager, entryPoint],
  ),
}

const sponsorAbi = parseAbi([
  'constructor(address entryPoint, address verifyingSigner)',
  'function deposit() payable',
])
/** What the bundler has to begin with. */
const bundlerBalance = parseEther('100')
/** What the sponsor has to give. */
const sponsorDeposit = parseEther('100')

/**
 * Keys of the stack's bundler, which `deploySmartAccounts` gives 100 ETH, and of whom its sponsor believes. They are public
 * knowledge.
 *
 * @example
 * import { smartAccountKeys } from '@foyer/testing/stack'
 *
 * const { bundler } = smartAccountKeys()
 * console.log(`BUNDLER_KEYS=eip155:31337=${bundler}`)
 */
export function smartAccountKeys(): { bundler: Hex; sponsor: Hex } {
  const keyOf = (name: string) => keccak256(stringToHex(`foyer stack ${name}`))
  return { bundler: keyOf('bundler'), sponsor: keyOf('sponsor') }
}

/**
 * Puts EntryPoint 0.7, the Delegation Framework 1.3.0 and a sponsor on a local chain.
 *
 * Code is read from `@account-abstraction/contracts` 0.7.0, which holds sources under the GPL, and from
 * `@metamask/delegation-abis` 2.0.0; applications that want smart accounts install both for development.
 *
 * @returns `null` when they are not installed; the chain is then left as it was.
 * @throws `stack/deploy-failed` when a transaction reverts, or comes into no block.
 * @example
 * import { deploySmartAccounts, startEvmChain } from '@foyer/testing/stack'
 *
 * const chain = await startEvmChain({ chainId: 31337 })
 * await deploySmartAccounts(chain)
 */
export async function deploySmartAccounts({
  url,
  chainId,
}: {
  /** JSON-RPC of an anvil. */
  url: string
  /** EIP-155 chain id. */
  chainId: number
}): Promise<SmartAccountContracts | null> {
  const code = await readBytecode()
  if (!code) return null
  const { bundler: bundlerKey, sponsor: sponsorKey } = smartAccountKeys()
  const { client, account, confirm } = createDeployer({ url, chainId })
  await client.setBalance({ address: privateKeyToAddress(bundlerKey), value: bundlerBalance })
  const deploy = async (data: Hex, salt: Hex) => {
    await confirm(
      await client.sendTransaction({ account, to: create2Deployer, data: concat([salt, data]) }),
    )
    return getContractAddress({ opcode: 'CREATE2', from: create2Deployer, salt, bytecode: data })
  }
  const nonce = await client.getTransactionCount({ address: account })
  const made = getContractAddress({ from: account, nonce: BigInt(nonce) })
    .slice(2)
    .toLowerCase()
  /** As its constructor leaves it. */
  const put = async (address: Address, creation: Hex, { knowsItself = false } = {}) => {
    const { data: bytecode = '0x' } = await client.call({ account, data: creation })
    await client.setCode({
      address,
      bytecode: (knowsItself
        ? bytecode.replaceAll(made, address.slice(2).toLowerCase())
        : bytecode) as Hex,
    })
  }
  await put(passkeyLibrary, code.framework.SCL_RIP7212 ?? '0x')
  for (const [name, address] of Object.entries(framework)) {
    const creation = linked(code.framework[name] ?? '0x')
    await put(
      address,
      concat([creation, constructorArguments[name as keyof typeof framework] ?? '0x']),
      {
        // Where it is called through a proxy it checks that it is, by its own address.
        knowsItself: name === 'HybridDeleGator',
      },
    )
  }
  const deployed = await deploy(code.entryPoint, entryPointSalt)
  const sponsor = await deploy(
    encodeDeployData({
      ...{
        abi: sponsorAbi,
        bytecode: code.sponsor,
        args: [deployed, privateKeyToAddress(sponsorKey)],
      },
    }),
    `0x${'0'.repeat(64)}`,
  )
  await confirm(
    await client.writeContract({
      ...{ abi: sponsorAbi, address: sponsor, functionName: 'deposit' },
      ...{ account, value: sponsorDeposit },
    }),
  )
  return { entryPoint: deployed, sponsor }
}

/** Names of libraries stand in code as `__$…$__`, forty characters long. */
const linked = (bytecode: Hex): Hex =>
  bytecode.replaceAll(/__\$[0-9a-f]{34}\$__/g, passkeyLibrary.slice(2)) as Hex

/** What is deployed, or `null` when the packages that hold it are not installed. */
async function readBytecode(): Promise<{
  entryPoint: Hex
  sponsor: Hex
  framework: Record<string, Hex>
} | null> {
  const { resolve } = createRequire(import.meta.url)
  const read = (name: string): Hex =>
    (
      JSON.parse(
        readFileSync(resolve(`@account-abstraction/contracts/artifacts/${name}.json`), 'utf8'),
      ) as { bytecode: Hex }
    ).bytecode
  try {
    return {
      ...{ entryPoint: read('EntryPoint'), sponsor: read('VerifyingPaymaster') },
      framework: { ...(await import('@metamask/delegation-abis/bytecode')) },
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}
