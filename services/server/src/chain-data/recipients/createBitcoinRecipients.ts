import * as z from 'zod/mini'
import type { Outgoing } from '../../platform/outgoing/Outgoing.ts'
import { createPaid } from './createPaid.ts'
import type { Recipients } from './Recipients.ts'

const longestMs = 2_500
const timeoutMs = 6_000
const maxAnswerBytes = 4_000_000
/** Of 25 transactions: more and the account is hardly a user's. */
const maxPages = 40

const place = z.optional(z.nullable(z.string().check(z.maxLength(100))))

/** @see https://github.com/Blockstream/esplora/blob/master/API.md */
const Transactions = z.array(
  z.object({
    txid: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    vin: z.array(
      z.object({
        prevout: z.optional(z.nullable(z.object({ scriptpubkey_address: place }))),
      }),
    ),
    vout: z.array(z.object({ scriptpubkey_address: place, value: z.number() })),
    status: z.object({ confirmed: z.boolean(), block_time: z.optional(z.nullable(z.int())) }),
  }),
)

/** Finds them in what explorers (Esplora) know of an account. */
export function createBitcoinRecipients({
  explorers,
  outgoing,
  elapsed = () => performance.now(),
}: {
  /** One for each chain, its address without a slash at the end. */
  explorers: readonly { readonly chainId: string; readonly url: string }[]
  outgoing: Pick<Outgoing, 'resilient' | 'fetchConfigured'>
  /** Milliseconds of a clock that only goes forward. */
  elapsed?: () => number
}): Recipients {
  const sources = explorers.map(({ chainId, url }) => ({
    chainId,
    url,
    resilient: outgoing.resilient({ name: `explorer ${chainId}`, timeoutMs, retries: 1 }),
  }))

  return {
    async read({ account, chainIds, signal }) {
      const untilMs = elapsed() + longestMs
      const paid = createPaid()
      const asked = sources.filter(
        ({ chainId }) =>
          isOfChain(account, chainId) && (chainIds === null || chainIds.includes(chainId)),
      )
      let whole = asked.length > 0 && (chainIds === null || chainIds.length === asked.length)
      for (const { chainId, url, resilient } of asked) {
        let after = ''
        for (let page = 0; ; page++) {
          if (page === maxPages || elapsed() > untilMs) {
            whole = false
            break
          }
          const path = `/address/${encodeURIComponent(account)}/txs${after}`
          const transactions = await resilient.run(
            async (signal) => {
              const { bytes } = await outgoing.fetchConfigured(`${url}${path}`, {
                signal,
                maxBytes: maxAnswerBytes,
              })
              return z.parse(Transactions, JSON.parse(new TextDecoder().decode(bytes)))
            },
            { signal },
          )
          for (const { vin, vout, status } of transactions) {
            const spenders = new Set(vin.map(({ prevout }) => prevout?.scriptpubkey_address))
            if (!spenders.has(account)) continue
            // What has no block yet was paid just now.
            const lastPaidAt = new Date(
              status.block_time ? status.block_time * 1_000 : Date.now(),
            ).toISOString()
            for (const { scriptpubkey_address: address, value } of vout)
              if (address && value > 0 && !spenders.has(address))
                paid.add({ address, chainId, lastPaidAt })
          }
          const last = transactions.filter(({ status }) => status.confirmed).at(-1)
          if (!last) break
          after = `/chain/${last.txid}`
        }
      }
      return paid.told(whole)
    },
  }
}

const mainnet = 'bip122:000000000019d6689c085ae165831e93'

/** Mainnet and the test networks write addresses differently; among each other the test networks do not. */
function isOfChain(account: string, chainId: string): boolean {
  return /^(bc1|[13])/i.test(account) === (chainId === mainnet)
}
