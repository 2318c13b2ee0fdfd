import {
  type Abi,
  type Address,
  BaseError,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  type DecodeFunctionResultParameters,
  decodeFunctionResult,
  type EncodeFunctionDataParameters,
  encodeFunctionData,
  type Hex,
  multicall3Abi,
  type PublicClient,
  RpcRequestError,
} from 'viem'
import type { Chain } from '../chains/Chain.ts'

/** One thing to be read from a contract. */
export interface Read<value> {
  readonly to: Address
  readonly data: Hex
  decode(data: Hex): value
}

/** What is needed of a chain to read it. */
export interface ReadableChain extends Pick<Chain, 'multicall3'> {
  readonly client: PublicClient
}

type Answer<
  abi extends Abi,
  name extends ContractFunctionName<abi, 'pure' | 'view'>,
  args extends ContractFunctionArgs<abi, 'pure' | 'view', name>,
> = ContractFunctionReturnType<abi, 'pure' | 'view', name, args>

/** More calls in one are refused by some nodes for the gas they take. */
const maxCalls = 200

/**
 * Says what to read, with the types of the ABI.
 *
 * @example
 * readOf({ abi: erc20Abi, address, functionName: 'decimals' })
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
 * @throws what the chain's client throws when no node answers: nothing is known then
 */
export async function readMany<value>(
  chain: ReadableChain,
  reads: readonly Read<value>[],
): Promise<(value | null)[]> {
  const answers: (Hex | null)[] = []
  for (let from = 0; from < reads.length; from += maxCalls) {
    const part = reads.slice(from, from + maxCalls)
    answers.push(...(await (chain.multicall3 ? together(chain, part) : oneByOne(chain, part))))
  }
  return reads.map(({ decode }, index) => {
    const data = answers[index]
    if (!data || data === '0x') return null
    try {
      return decode(data)
    } catch {
      // A stranger's contract: whatever it says instead is no answer.
      return null
    }
  })
}

async function together(
  { client, multicall3 }: ReadableChain,
  reads: readonly Read<unknown>[],
): Promise<(Hex | null)[]> {
  const answers = await client.readContract({
    abi: multicall3Abi,
    address: multicall3 as Address,
    functionName: 'aggregate3',
    args: [reads.map(({ to, data }) => ({ target: to, callData: data, allowFailure: true }))],
  })
  return answers.map(({ success, returnData }) => (success ? returnData : null))
}

async function oneByOne(
  { client }: ReadableChain,
  reads: readonly Read<unknown>[],
): Promise<(Hex | null)[]> {
  return Promise.all(
    reads.map(async ({ to, data }) => {
      try {
        return (await client.call({ to, data })).data ?? null
      } catch (error) {
        if (isRevert(error)) return null
        throw error
      }
    }),
  )
}

/** Whether the chain itself refused a call, rather than the way to it being broken. */
export function isRevert(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false
  const found = error.walk(
    (cause) =>
      (cause as Error).name === 'ExecutionRevertedError' ||
      (cause as Error).name === 'RawContractError' ||
      (cause instanceof RpcRequestError && (cause.code === 3 || cause.code === -32015)),
  )
  return found !== null
}
