import type { Want } from '../mailboxes/Mailboxes.ts'
import { maxUpstreamTopics } from './createUpstreamPool.ts'

/** An office behind one address has some hundreds; who takes more keeps others out. */
const topicsOfAddress = 2_000

/**
 * What each client address has of the topics that there is room for at the upstream relay, also after its connections
 * are closed: wallets come back. Of this process alone.
 */
export interface Shares {
  /** Takes these in. @returns what has to make room for them: the oldest of that address, or of the greediest */
  take(network: string, wants: readonly Want[]): readonly Want[]
  release(network: string, wants: readonly Want[]): void
  /** Whether it has not made room. */
  has(want: Want): boolean
}

export function createShares({
  mostOfAddress = topicsOfAddress,
  most = maxUpstreamTopics,
}: {
  mostOfAddress?: number
  most?: number
} = {}): Shares {
  /** By address, the oldest first. */
  const shares = new Map<string, Map<string, Want>>()
  const all = new Set<string>()
  const keyOf = ({ topic, reader }: Want) => `${topic} ${reader}`
  const drop = (network: string, key: string) => {
    const share = shares.get(network)
    share?.delete(key)
    if (share?.size === 0) shares.delete(network)
    all.delete(key)
  }
  const greediest = () =>
    [...shares].reduce((one, other) => (other[1].size > one[1].size ? other : one))[0]
  return {
    take(network, wants) {
      const share = shares.get(network) ?? new Map<string, Want>()
      shares.set(network, share)
      const displaced: Want[] = []
      const displaceOldest = (of: string) => {
        const [oldest] = shares.get(of) ?? []
        if (!oldest) return
        drop(of, oldest[0])
        displaced.push(oldest[1])
      }
      for (const want of wants) {
        const key = keyOf(want)
        // Said again it is the newest.
        share.delete(key)
        share.set(key, want)
        all.add(key)
        if (share.size > mostOfAddress) displaceOldest(network)
        else if (all.size > most) displaceOldest(greediest())
      }
      return displaced
    },
    release(network, wants) {
      for (const want of wants) drop(network, keyOf(want))
    },
    has: (want) => all.has(keyOf(want)),
  }
}
