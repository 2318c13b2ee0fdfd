import {
  type Address,
  type Chain,
  type Client,
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  hashMessage,
  hashTypedData,
  type LocalAccount,
  type Transport,
  type TypedData,
  type TypedDataDefinition,
} from 'viem'
import {
  entryPoint07Abi,
  entryPoint07Address,
  type SmartAccount,
  type SmartAccountImplementation,
  toPackedUserOperation,
  toSmartAccount,
  type UserOperation,
} from 'viem/account-abstraction'
import { accountAbi, delegationContracts, factoryAbi } from './contracts.ts'
import { decodeCalls, encodeCalls, stubSignature } from './executions.ts'
import { proxyBytecode } from './proxy.generated.ts'

/** The first account of an owner; there is no second one. */
const salt: Hex = `0x${'00'.repeat(32)}`

/**
 * What makes an owner's account, and where it will be: the same address on every chain, before it is there.
 *
 * @param owner whose signature it takes
 */
export function hybridAccountOf(owner: Address): {
  address: Address
  factory: Address
  factoryData: Hex
} {
  const bytecode = concat([
    proxyBytecode,
    encodeAbiParameters(
      [{ type: 'address' }, { type: 'bytes' }],
      [
        delegationContracts.hybridAccount,
        encodeFunctionData({
          ...{ abi: accountAbi, functionName: 'initialize', args: [owner, [], [], []] },
        }),
      ],
    ),
  ])
  const { factory } = delegationContracts
  return {
    address: getContractAddress({ opcode: 'CREATE2', from: factory, salt, bytecode }),
    factory,
    factoryData: encodeFunctionData({
      ...{ abi: factoryAbi, functionName: 'deploy', args: [bytecode, salt] },
    }),
  }
}

/** What an owner signs of an operation: more than its hash, so that a wallet can show it. */
export const operationTypedData = (
  operation: UserOperation<'0.7'>,
  { chainId, name = 'HybridDeleGator' }: { chainId: number; name?: string },
) =>
  ({
    domain: { name, version: '1', chainId, verifyingContract: operation.sender },
    types: {
      PackedUserOperation: [
        { name: 'sender', type: 'address' },
        { name: 'nonce', type: 'uint256' },
        { name: 'initCode', type: 'bytes' },
        { name: 'callData', type: 'bytes' },
        { name: 'accountGasLimits', type: 'bytes32' },
        { name: 'preVerificationGas', type: 'uint256' },
        { name: 'gasFees', type: 'bytes32' },
        { name: 'paymasterAndData', type: 'bytes' },
        { name: 'entryPoint', type: 'address' },
      ],
    },
    primaryType: 'PackedUserOperation',
    message: { ...toPackedUserOperation(operation), entryPoint: entryPoint07Address },
  }) as const

type Implementation = SmartAccountImplementation<typeof entryPoint07Abi, '0.7'>

/** What `toHybridAccount` makes. */
export type HybridAccount = SmartAccount<Implementation>

/**
 * An account of the Delegation Framework as viem's bundler client takes it: counterfactual, deployed with its first
 * operation, signed for by one owner.
 *
 * @param parameters.client any public one of the chain
 * @param parameters.owner a key, or whatever else signs hashes and EIP-712 in viem
 * @example
 * import { toHybridAccount } from '@foyer/transactions/smart-accounts'
 * import { createPublicClient, http } from 'viem'
 * import { privateKeyToAccount } from 'viem/accounts'
 * import { mainnet } from 'viem/chains'
 *
 * const client = createPublicClient({ chain: mainnet, transport: http('https://rpc.example') })
 * const owner = privateKeyToAccount(`0x${'12'.repeat(32)}`)
 * const account = await toHybridAccount({ client, owner })
 * console.log(account.address)
 */
export async function toHybridAccount({
  client,
  owner,
}: {
  client: Client<Transport, Chain, undefined>
  owner: Pick<LocalAccount, 'address' | 'signTypedData'> & {
    sign(parameters: { hash: Hex }): Promise<Hex>
  }
}): Promise<HybridAccount> {
  const { address, factory, factoryData } = hybridAccountOf(owner.address)
  return toSmartAccount<Implementation>({
    client,
    entryPoint: { abi: entryPoint07Abi, address: entryPoint07Address, version: '0.7' },
    getAddress: async () => address,
    getFactoryArgs: async () => ({ factory, factoryData }),
    encodeCalls: async (calls) => encodeCalls(calls as never),
    decodeCalls: async (data) => (decodeCalls(data) ?? []) as never,
    getStubSignature: async () => stubSignature,
    signMessage: ({ message }) => owner.sign({ hash: hashMessage(message) }),
    signTypedData: <
      const data extends TypedData | Record<string, unknown>,
      name extends keyof data,
    >(
      typed: TypedDataDefinition<data, name>,
    ) => owner.sign({ hash: hashTypedData(typed as never) }),
    async signUserOperation({ chainId = client.chain.id, ...operation }) {
      return owner.signTypedData(
        operationTypedData({ ...operation, sender: address } as UserOperation<'0.7'>, { chainId }),
      )
    },
  })
}
