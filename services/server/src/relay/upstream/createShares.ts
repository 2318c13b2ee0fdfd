import type { Want } from '../mailboxes/Mailboxes.ts'
import { maxUpstreamTopics } from './createUpstreamPool.ts'

/** An office behind one address has some hundreds; who takes more keeps others out. */
const topicsOfAddress = 2_000

/**
 * What each client address has of the topics that there is room for at the upstream relay, also after its connections
 * are closed: wallets come back. Of this process alone.
 */
export interface Shares {
  /**
   * Takes these in.
   *
   * @returns what has to make room for them: of that address, or of the greediest, what was left first, else the oldest
   */
  take(network: string, wants: readonly Want[]): readonly Want[]
  /** The connection that wanted these is closed. */
  left(network: string, wants: readonly Want[]): void
  release(network: string, wants: readonly Want[]): void
  /** Whether it has not made room. */
  has(want: Want): boolean
}

/** What one address wants, the oldest first. */
interface Share {
  readonly open: Map<string, Want>
  /** Their connections are closed. */
  readonly left: Map<string, Want>
}

export function createShares({
  mostOfAddress = topicsOfAddress,
  most = maxUpstreamTopics,
}: {
  mostOfAddress?: number
  most?: number
} = {}): Shares {
  const shares = new Map<string, Share>()
  const all = new Set<string>()
  const keyOf = ({ topic, reader }: Want) => `${topic} ${reader}`
  const sizeOf = ({ open, left }: Share) => open.size + left.size
  const drop = (network: string, key: string) => {
    const share = shares.get(network)
    share?.open.delete(key)
    share?.left.delete(key)
    if (share && sizeOf(share) === 0) shares.delete(network)
    all.delete(key)
  }
  const mostOf = (size: (share: Share) => number) =>
    [...shares].reduce((one, other) => (size(other[1]) > size(one[1]) ? other : one))
  /** Of all addresses: the one that left most, else the one that has most. */
  const greediest = () => {
    const [network, { left }] = mostOf((share) => share.left.size)
    return left.size > 0 ? network : mostOf(sizeOf)[0]
  }
  return {
    take(network, wants) {
      const share: Share = shares.get(network) ?? { open: new Map(), left: new Map() }
      shares.set(network, share)
      const displaced: Want[] = []
      const displaceFrom = (of: string) => {
        const { left, open } = shares.get(of) ?? share
        const [first] = left.size > 0 ? left : open
        if (!first) return
        drop(of, first[0])
        displaced.push(first[1])
      }
      for (const want of wants) {
        const key = keyOf(want)
        // Said again it is the newest.
        share.open.delete(key)
        share.left.delete(key)
        share.open.set(key, want)
        all.add(key)
        if (sizeOf(share) > mostOfAddress) displaceFrom(network)
        else if (all.size > most) displaceFrom(greediest())
      }
      return displaced
    },
    left(network, wants) {
      const share = shares.get(network)
      for (const want of wants) {
        const key = keyOf(want)
        if (share?.open.delete(key)) share.left.set(key, want)
      }
    },
    release(network, wants) {
      for (const want of wants) drop(network, keyOf(want))
    },
    has: (want) => all.has(keyOf(want)),
  }
}
