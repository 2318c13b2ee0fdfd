import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  type DecodeFunctionResultParameters,
  decodeFunctionResult,
  type EncodeFunctionDataParameters,
  encodeFunctionData,
  type Hex,
} from 'viem'
import type { Chain } from './Chain.ts'
import { callMany } from './callMany.ts'

/** One thing to be read from a contract. */
export interface Read<value> {
  readonly to: Address
  readonly data: Hex
  decode(data: Hex): value
}

/** What is needed of a chain to read it. */
export type ReadableChain = Pick<Chain, 'rpc' | 'multicall3'>

type Answer<
  abi extends Abi,
  name extends ContractFunctionName<abi, 'pure' | 'view'>,
  args extends ContractFunctionArgs<abi, 'pure' | 'view', name>,
> = ContractFunctionReturnType<abi, 'pure' | 'view', name, args>

/**
 * Says what to read, with the types of the ABI.
 *
 * @example
 * import { erc20Abi } from 'viem'
 *
 * const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
 * readOf({ abi: erc20Abi, address: usdc, functionName: 'decimals' })
 */
export function readOf<
  const abi extends Abi,
  name extends ContractFunctionName<abi, 'pure' | 'view'>,
  const args extends ContractFunctionArgs<abi, 'pure' | 'view', name>,
>({
  abi,
  address,
  functionName,
  args,
}: {
  abi: abi
  address: Address
  functionName: name
  args?: args
}): Read<Answer<abi, name, args>> {
  return {
    to: address,
    data: encodeFunctionData({ abi, functionName, args } as EncodeFunctionDataParameters),
    decode: (data) =>
      decodeFunctionResult({ abi, functionName, data } as DecodeFunctionResultParameters) as Answer<
        abi,
        name,
        args
      >,
  }
}

/**
 * Reads much at once. What reverts, or is answered with what cannot be read, is `null`: many tokens
 * and pools are not what they seem.
 *
 * @throws what the chain's `rpc` throws when no node answers: nothing is known then
 */
export async function readMany<value>(
  chain: ReadableChain,
  reads: readonly Read<value>[],
): Promise<(value | null)[]> {
  const answers = await callMany({ chain, calls: reads })
  return reads.map(({ decode }, index) => {
    const data = answers[index]
    if (!data) return null
    try {
      return decode(data)
    } catch {
      // A third party's contract: whatever it says instead is no answer.
      return null
    }
  })
}
