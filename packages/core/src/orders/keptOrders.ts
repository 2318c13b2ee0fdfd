import type { KeyValueStorage } from '../platform/Platform.ts'

/** What of an order outlives its page: where the chain has it, and what was confirmed as a digest alone. */
export interface KeptOrder {
  /** Of its intent. */
  readonly kind: string
  /** Letters and digits of one alphabet or another: 128 at most. */
  readonly hash: string
  /** CAIP-2. */
  readonly chainId: string
  readonly sentAtMs: number
  /** Of what was confirmed, by `digestOf`; another one says that it is something else, or that it was changed. */
  readonly digest: string
}

/** The orders that were under way when a page was left. */
export interface KeptOrders {
  /** Those of this kind on this network, as far as what is stored can be believed. */
  read(of: Pick<KeptOrder, 'kind' | 'chainId'>): readonly KeptOrder[]
  keep(order: Omit<KeptOrder, 'sentAtMs'>): void
  /** Those that are settled, or whose account left. */
  forget(isMeant: (order: KeptOrder) => boolean): void
}

/** Version 1 had accounts, names and amounts, version 2 no kind: both are dropped unread. */
const version = 3
/** More than anybody has under way. */
const mostKept = 20
const longestText = 10_000
/** Nodes forget what no block takes, and so do we. */
const longestMs = 86_400_000

/**
 * Keeps orders in the storage of the page, so that a user who reloads is told that something is under way. The
 * chain tells the rest. Each change reads what is stored anew, as other tabs keep theirs.
 */
export function createKeptOrders({
  storage,
  key,
  now,
}: {
  storage: KeyValueStorage
  key: string
  now(): number
}): KeptOrders {
  const read = () => parse(storage.get(key))
  const write = (orders: readonly KeptOrder[]) => {
    if (orders.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify({ version, orders: orders.slice(-mostKept) }))
  }
  return {
    read: ({ kind, chainId }) =>
      read().filter((one) => {
        const ageMs = now() - one.sentAtMs
        const isMeant = one.kind === kind && one.chainId === chainId
        return isMeant && ageMs >= 0 && ageMs < longestMs
      }),
    keep: ({ kind, hash, chainId, digest }) =>
      write([
        ...read().filter((one) => one.hash !== hash),
        { kind, hash, chainId, sentAtMs: now(), digest },
      ]),
    forget(isMeant) {
      const all = read()
      const left = all.filter((one) => !isMeant(one))
      if (left.length < all.length) write(left)
    },
  }
}

/** Anybody with a place in this storage may have written it. */
function parse(text: string | null): readonly KeptOrder[] {
  if (text === null || text.length > longestText) return []
  try {
    const { version: written, orders } = JSON.parse(text) ?? {}
    return written === version && Array.isArray(orders)
      ? orders.slice(-mostKept).filter(isKept)
      : []
  } catch {
    // Not a text of ours.
    return []
  }
}

function isKept(value: unknown): value is KeptOrder {
  const { kind, hash, chainId, sentAtMs, digest } = (value ?? {}) as Record<
    keyof KeptOrder,
    unknown
  >
  const isText = (given: unknown, pattern: RegExp) =>
    typeof given === 'string' && pattern.test(given)
  return (
    isText(kind, /^[a-z]{1,20}$/) &&
    isText(hash, /^[a-zA-Z\d]{1,128}$/) &&
    isText(chainId, /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/) &&
    isText(digest, /^[\da-f]{0,64}$/) &&
    Number.isSafeInteger(sentAtMs)
  )
}
