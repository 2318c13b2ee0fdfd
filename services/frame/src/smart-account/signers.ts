import type { NodeRequest } from '@foyer/transactions'
import { signersAbi } from '@foyer/transactions/smart-accounts'
import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, isHex } from 'viem'

/** Of which account, and on which chain. */
interface Asked {
  readonly account: Address
  readonly node: NodeRequest
  readonly signal: AbortSignal
}

/** Whose a smart account is, as its chain says. @returns `null` where it is not there */
export async function ownerOf(asked: Asked): Promise<Address | null> {
  const data = await read(asked, encodeFunctionData({ abi: signersAbi, functionName: 'owner' }))
  return data && decodeFunctionResult({ abi: signersAbi, functionName: 'owner', data })
}

/** The passkeys that sign for a smart account, as its chain says: hashes of their credential ids. */
export async function passkeysOf(asked: Asked): Promise<readonly Hex[]> {
  const named = { abi: signersAbi, functionName: 'getKeyIdHashes' } as const
  const data = await read(asked, encodeFunctionData(named))
  return data ? decodeFunctionResult({ ...named, data }) : []
}

async function read({ account, node, signal }: Asked, data: Hex): Promise<Hex | null> {
  const call = { method: 'eth_call', params: [{ to: account, data }, 'latest'] }
  const answer = await node(call, { signal })
  return isHex(answer) && answer.length > 2 ? answer : null
}
