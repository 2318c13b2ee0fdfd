import * as z from 'zod/mini'
import type { Chain, ChainRpc, Chains } from '../chains/Chain.ts'
import { nodeAnswerInvalid } from '../chains/errors.ts'
import { createPaid } from './createPaid.ts'
import type { Recipients } from './Recipients.ts'
import { SolanaTransaction, solanaPayments } from './solanaPayments.ts'

const longestMs = 2_500
/** Nodes hand out a thousand at a time; who has more is hardly a user. */
const maxSignatures = 1_000
/** Of one account, so that nobody waits for what a node takes over a thousand. */
const maxReadAtOnce = 8
/** Payments of transactions, which never change: some MB. */
const maxKept = 50_000

const Signatures = z.array(
  z.object({
    signature: z.string().check(z.maxLength(90)),
    blockTime: z.optional(z.nullable(z.int())),
    err: z.unknown(),
  }),
)

/**
 * Finds them in the transactions that nodes keep for an account. What was read is kept: who asks again for an account
 * of many transactions is told more each time.
 */
export function createSolanaRecipients({
  chains,
  elapsed = () => performance.now(),
}: {
  chains: Pick<Chains, 'list'>
  /** Milliseconds of a clock that only goes forward. */
  elapsed?: () => number
}): Recipients {
  const kept = createKept()

  return {
    async read({ account, chainIds, signal }) {
      const untilMs = elapsed() + longestMs
      const paid = createPaid()
      const asked = chains
        .list()
        .filter(({ namespace, rpc }) => namespace === 'solana' && rpc)
        .filter(({ caipNetworkId }) => chainIds === null || chainIds.includes(caipNetworkId))
      let whole = asked.length > 0 && (chainIds === null || chainIds.length === asked.length)
      for (const chain of asked) {
        const rpc = chain.rpc as ChainRpc
        const given = await rpc.request({
          method: 'getSignaturesForAddress',
          params: [account, { limit: maxSignatures, commitment: 'confirmed' }],
          signal,
        })
        const { success, data: rows } = z.safeParse(Signatures, given)
        if (!success) throw nodeAnswerInvalid('it lists no transactions')
        if (rows.length === maxSignatures) whole = false
        const waiting = rows.filter(({ err }) => err === null)
        const readNext = async (): Promise<void> => {
          for (let row = waiting.shift(); row; row = waiting.shift()) {
            const { signature, blockTime } = row
            const recipients =
              kept.get(chain, account, signature) ??
              (elapsed() > untilMs ? null : await readPayments({ rpc, signature, account, signal }))
            if (recipients === null) {
              whole = false
              continue
            }
            kept.set(chain, account, signature, recipients)
            const lastPaidAt = new Date((blockTime ?? 0) * 1_000).toISOString()
            for (const address of recipients)
              paid.add({ address, chainId: chain.caipNetworkId, lastPaidAt })
          }
        }
        await Promise.all(Array.from({ length: maxReadAtOnce }, readNext))
      }
      return paid.told(whole)
    },
  }
}

/** @returns `null` while the node has not got it */
async function readPayments({
  rpc,
  signature,
  account,
  signal,
}: {
  rpc: ChainRpc
  signature: string
  account: string
  signal: AbortSignal
}): Promise<readonly string[] | null> {
  const given = await rpc.request({
    method: 'getTransaction',
    params: [
      signature,
      { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 },
    ],
    signal,
  })
  const { success, data } = z.safeParse(SolanaTransaction, given)
  return success ? solanaPayments(data, account) : null
}

/** The longest unused go first. */
function createKept() {
  const kept = new Map<string, readonly string[]>()
  const keyOf = (chain: Chain, ...rest: string[]) => [chain.caipNetworkId, ...rest].join(' ')
  return {
    get(chain: Chain, account: string, signature: string) {
      const key = keyOf(chain, account, signature)
      const found = kept.get(key)
      if (found === undefined) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    set(chain: Chain, account: string, signature: string, recipients: readonly string[]) {
      kept.set(keyOf(chain, account, signature), recipients)
      const [oldest] = kept.keys()
      if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest)
    },
  }
}
