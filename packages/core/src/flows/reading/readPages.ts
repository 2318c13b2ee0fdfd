import type { Foyer } from '../../client/contract/Foyer.ts'
import { AppError } from '../../primitives/AppError.ts'
import type { Reading } from '../../resources/cachedReads.ts'
import type { Resources } from '../../resources/createResources.ts'
import type { HistoryPage } from '../../resources/history.ts'
import type { NftsPage } from '../../resources/nfts.ts'
import { connectedChain } from './connectedChain.ts'

/** Which page of whose. */
export interface PageQuestion {
  /** The active one when absent. */
  readonly namespace?: string | undefined
  /** What the page before gave as `next`; the first page when absent. */
  readonly cursor?: string | undefined
  /** Reads anew, whatever is known. */
  readonly force?: boolean | undefined
  readonly signal: AbortSignal
}

/**
 * One page of what the connected account did on its network, the newest first.
 *
 * @throws `connection/not-connected`, `resources/unsupported` where no backend tells, `resources/unavailable`, or the
 *   signal's reason
 * @example
 * import type { Foyer } from '@foyer/core'
 * import { readHistoryPage } from '@foyer/core/reading'
 *
 * export async function countOf(foyer: Foyer) {
 *   const { transactions } = await readHistoryPage(foyer, { signal: AbortSignal.timeout(10_000) })
 *   return transactions.length
 * }
 */
export function readHistoryPage(foyer: Foyer, question: PageQuestion): Promise<HistoryPage> {
  return readPage(foyer, question, (resources, asked) => resources.history(asked))
}

/**
 * One page of the collectibles that the connected account has on its network; `isSpam` marks what nobody asked for.
 *
 * @throws as `readHistoryPage`
 */
export function readNftsPage(foyer: Foyer, question: PageQuestion): Promise<NftsPage> {
  return readPage(foyer, question, (resources, asked) => resources.nfts(asked))
}

async function readPage<page>(
  foyer: Foyer,
  { namespace, cursor, force, signal }: PageQuestion,
  ask: (
    resources: Resources,
    asked: Parameters<Resources['history']>[0] & Parameters<Resources['nfts']>[0],
  ) => Promise<Reading<page>>,
): Promise<page> {
  const { address, network } = connectedChain(foyer, namespace)
  const resources = await foyer.internals.resources()
  signal.throwIfAborted()
  if (!resources) throw unsupportedReading(network.name)
  const { status, value, error } = await ask(resources, {
    ...{ account: address, network, cursor, force, signal, retry: force },
  })
  if (status === 'unsupported') throw unsupportedReading(network.name)
  // What was known before is no answer to who asks anew.
  if (error && force) throw error
  return value
}

/** What no backend tells of a network. */
export const unsupportedReading = (network: string) =>
  new AppError(
    'resources/unsupported',
    `Nobody tells this about ${network}. Give a \`backend\` that serves it.`,
    { kind: 'invalid', context: { network } },
  )
