import type { History } from '../history/createHistory.ts'
import { createPaid } from './createPaid.ts'
import type { Recipients } from './Recipients.ts'

/** Two thousand transactions: more and the account is hardly a user's. */
const maxPages = 40
const longestMs = 2_500

/**
 * Finds them in the history. Only what the account signed counts: anybody can make transfers of nothing, or of a
 * token of theirs, that seem to come from it. Whom it gave a token is who the transfer names, never the contract.
 */
export function createEvmRecipients({
  history,
  elapsed = () => performance.now(),
}: {
  history: Pick<History, 'read'>
  /** Milliseconds of a clock that only goes forward. */
  elapsed?: () => number
}): Recipients {
  return {
    async read({ account, chainIds, signal }) {
      const untilMs = elapsed() + longestMs
      const paid = createPaid()
      let whole = true
      for (const chainId of chainIds ?? [null]) {
        let cursor: string | null = null
        for (let page = 0; ; page++) {
          if (page === maxPages || elapsed() > untilMs) {
            whole = false
            break
          }
          const { transactions, next, missingChainIds } = await history.read({
            ...{ account, chainId, cursor, signal },
          })
          if (missingChainIds.length > 0) whole = false
          for (const { metadata, transfers } of transactions) {
            if (metadata.sentFrom.toLowerCase() !== account || metadata.status === 'failed')
              continue
            for (const { to, quantity, fungible_info: money, nft_info: nft } of transfers ?? []) {
              const isSpam = (money ?? nft)?.flags.is_spam ?? false
              const isNothing = !/[1-9]/.test(quantity.numeric)
              const key = to.toLowerCase()
              if (isSpam || isNothing || key === account) continue
              paid.add({ address: to, chainId: metadata.chain, lastPaidAt: metadata.minedAt })
            }
          }
          cursor = next
          if (cursor === null) break
        }
      }
      return paid.told(whole)
    },
  }
}
