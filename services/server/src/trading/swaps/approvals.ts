import { type Address, encodeFunctionData, erc20Abi, getAddress, maxUint256, parseAbi } from 'viem'
import type { Chain } from '../../chain-data/chains/Chain.ts'
import { readMany, readOf } from '../../chain-data/chains/readMany.ts'
import type { Token } from '../../chain-data/prices/TokenId.ts'
import { networkUnsupported, swapRefused } from './errors.ts'
import type { BuiltApproval } from './SwapSource.ts'
import { tryTransaction } from './tryTransaction.ts'

/** Without the result that some tokens forget to return. */
const approveAbi = parseAbi(['function approve(address spender, uint256 amount)'])

/**
 * How much an exchange may take of a token; what needs no approval has no end.
 *
 * @throws `swap/refused` for what is no token
 * @throws what the chain's `rpc` throws when no node answers
 */
export async function readAllowance({
  chain,
  token,
  owner,
  spender,
}: {
  chain: Chain
  token: Token
  owner: Address
  spender: Address
}): Promise<bigint> {
  if (token.isNative) return maxUint256
  const [allowance] = await readMany(chain, [
    readOf({
      ...{ abi: erc20Abi, address: token.address as Address },
      ...{ functionName: 'allowance', args: [owner, spender] },
    }),
  ])
  if (allowance == null) throw swapRefused('There is no such token on this network.')
  return allowance
}

/**
 * The transaction that lets an exchange take a token.
 *
 * @throws `swap/refused` when the chain would refuse it
 * @throws what the chain's `rpc` throws when no node answers
 */
export async function buildApproval({
  chain,
  token,
  owner,
  spender,
  amount,
}: {
  chain: Chain
  token: Token
  owner: Address
  spender: Address
  amount: bigint
}): Promise<BuiltApproval> {
  const { client } = chain
  if (!client) throw networkUnsupported()
  const to = getAddress(token.address)
  const tried = async (value: bigint) => {
    const data = encodeFunctionData({ abi: approveAbi, args: [spender, value] })
    const gas = await tryTransaction({ client, from: owner, to, data, value: 0n })
    return { from: owner, to, data, value: 0n, gas, isReset: value === 0n }
  }
  const [allowance, gasPrice] = await Promise.all([
    readAllowance({ chain, token, owner, spender }),
    client.getGasPrice(),
  ])
  try {
    return { ...(await tried(amount)), gasPrice }
  } catch (error) {
    // As Tether does: to change it, it has to be 0 first.
    if (allowance === 0n) throw error
    return { ...(await tried(0n)), gasPrice }
  }
}
