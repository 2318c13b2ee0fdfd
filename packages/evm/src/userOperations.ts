/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` of ERC-4337. */
const operationDone = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

/**
 * What became of what a smart account did in a transaction that somebody else sent: a block has it either way, and says
 * in an event whether the account's calls were done.
 *
 * @returns `null` where the transaction did nothing for the account
 * @see https://eips.ethereum.org/EIPS/eip-4337
 */
export function operationIn(
  { logs }: { readonly logs?: unknown },
  sender: string,
): 'done' | 'undone' | null {
  const topic = `0x${sender.slice(2).toLowerCase().padStart(64, '0')}`
  for (const log of Array.isArray(logs) ? logs.slice(0, 10_000) : []) {
    const { topics, data } = Object(log) as { topics?: unknown; data?: unknown }
    const [event, , of] = Array.isArray(topics) ? topics : []
    if (event !== operationDone || String(of).toLowerCase() !== topic) continue
    // Its number, then whether it was done.
    return typeof data === 'string' && /^0x[\da-f]{64}0*1/i.test(data.slice(0, 130))
      ? 'done'
      : 'undone'
  }
  return null
}
