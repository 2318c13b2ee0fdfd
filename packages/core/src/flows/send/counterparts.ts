import type { Foyer } from '../../client/contract/Foyer.ts'
import type { Network } from '../../primitives/Network.ts'
import type { Resources } from '../../resources/createResources.ts'
import type { HistoryTransaction } from '../../resources/history.ts'

/** Whom an account dealt with, as far as its backend tells. */
export interface Counterparts {
  /** Whom it paid itself, the newest first: of a token its recipient, never its contract. */
  readonly sentTo: readonly string[]
  /** Known from transfers of nothing alone, which anybody can make. */
  readonly bait: readonly string[]
  /** Nobody is missing from `sentTo`: an address that is not in it is new. */
  readonly isWhole: boolean
}

/** Bait is recent: an imitation is made within minutes of the original. */
const pages = 3

/** @returns `null` when no backend tells. */
export async function readCounterparts(
  { internals }: Foyer,
  question: { account: string; network: Network; signal: AbortSignal },
): Promise<Counterparts | null> {
  const resources = await internals.resources()
  if (!resources) return null
  const [paid, history] = await Promise.all([
    // A backend that is older, or fails here, still has a history.
    resources.recipients(question).catch(() => null),
    readHistory(resources, question),
  ])
  // Nobody who was paid is an answer where nobody is missing.
  if (!history && (!paid || (paid.addresses.length === 0 && !paid.isWhole))) return null
  const sentTo = [...(history?.sentTo ?? []), ...(paid?.addresses ?? [])]
  return {
    sentTo: [...new Set(sentTo)],
    bait: history?.bait ?? [],
    isWhole: paid ? paid.isWhole : (history?.isWhole ?? false),
  }
}

async function readHistory(
  resources: Resources,
  { account, network, signal }: { account: string; network: Network; signal: AbortSignal },
): Promise<Counterparts | null> {
  const [sentTo, bait] = [new Set<string>(), new Set<string>()]
  let [isWhole, isEmpty] = [true, true]
  let cursor: string | undefined
  for (let page = 0; page < pages; page++) {
    const reading = await resources.history({ account, network, signal, cursor })
    if (reading.status === 'unsupported') return null
    if (reading.value.missingChainIds.includes(network.caipNetworkId)) isWhole = false
    for (const transaction of reading.value.transactions) {
      isEmpty = false
      for (const one of paidIn(transaction, account)) sentTo.add(one)
      for (const one of baitIn(transaction, account)) bait.add(one)
    }
    cursor = reading.value.next ?? undefined
    if (cursor === undefined) break
  }
  // Nobody reads this network.
  if (!isWhole && isEmpty) return null
  return { sentTo: [...sentTo], bait: [...bait], isWhole: isWhole && cursor === undefined }
}

type Transfer = HistoryTransaction['transfers'][number]

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase()
const isNothing = ({ quantity }: Transfer) => !/[1-9]/.test(quantity)
const isSpam = ({ fungible, nft }: Transfer) => (fungible ?? nft)?.isSpam === true

/**
 * Whom an account paid with a transaction. Only what it signed counts: others can move tokens of theirs that seem to
 * come from it. Of a token it is who got it, never its contract.
 */
export function paidIn(
  { sentFrom, sentTo, status, transfers }: HistoryTransaction,
  account: string,
): readonly string[] {
  if (!isSame(sentFrom, account) || status === 'failed') return []
  return transfers.flatMap((transfer) => {
    // A backend that does not say who got it leaves what the transaction went to.
    const to = transfer.to ?? sentTo
    const isPaid = !isNothing(transfer) && !isSpam(transfer)
    return to && isPaid && !isSame(to, account) ? [to] : []
  })
}

/** The other side of what moved nothing, and of what somebody else moved in the name of the account. */
function baitIn({ sentFrom, transfers }: HistoryTransaction, account: string): string[] {
  const isOwn = isSame(sentFrom, account)
  return transfers
    .filter((transfer) => isNothing(transfer) || (!isOwn && isSpam(transfer)))
    .flatMap(({ from, to }) => [from, to, ...(isOwn ? [] : [sentFrom])])
    .filter((one) => one !== null && !isSame(one, account)) as string[]
}
