import type { Hex, PublicClient } from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { getAbiItem } from 'viem/utils'

/** As far as nodes look back in one question. */
const recentBlocks = 2_000n

/** Where the EntryPoint says that an operation was done, if it was lately. */
export async function findOperationLog(hash: Hex, client: PublicClient) {
  const head = await client.getBlockNumber()
  const [found] = await client.getLogs({
    address: entryPoint07Address,
    event: getAbiItem({ abi: entryPoint07Abi, name: 'UserOperationEvent' }),
    args: { userOpHash: hash },
    fromBlock: head > recentBlocks ? head - recentBlocks + 1n : 0n,
    toBlock: head,
  })
  return found ?? null
}
