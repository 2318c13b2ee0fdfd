import type { NodeRequest } from '@foyer/transactions'
import type { SolanaTransaction } from '@foyer/transactions/solana'
import { base64 } from '@scure/base'
import { invalidParams } from '../channel/failures.ts'

/** A node may be some blocks behind the page's. */
const [looks, pauseMs] = [3, 1_000] as const

/**
 * Refuses a transaction that the named network would not carry out, by its blockhash or its durable nonce: signed as one of
 * a network without value, another network carries it out.
 *
 * @throws Refusal also where no node of the network answers
 */
export async function refuseOtherNetwork(
  { bytes, transaction }: { bytes: Uint8Array; transaction: SolanaTransaction },
  { node, signal }: { node: NodeRequest; signal: AbortSignal },
): Promise<void> {
  const ask = async (method: string, ...params: unknown[]) =>
    (Object(await node({ method, params }, { signal })) as { value?: unknown }).value
  const commitment = 'processed'
  for (let look = 1; look <= looks; look++) {
    if ((await ask('isBlockhashValid', transaction.blockhash, { commitment })) === true) return
    if (transaction.instructions[0]?.kind === 'durableNonce') {
      const config = { commitment, encoding: 'base64', sigVerify: false }
      const tried = Object(await ask('simulateTransaction', base64.encode(bytes), config))
      if (tried.err !== undefined && tried.err !== 'BlockhashNotFound') return
    }
    if (look < looks) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw invalidParams(
    'The network in use does not know the blockhash of this transaction: it is for another one, or too old. Make it anew.',
  )
}
