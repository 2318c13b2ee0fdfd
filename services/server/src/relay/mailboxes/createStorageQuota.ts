import { rowBytes } from './measureMessages.ts'

const usualMeasureMs = 60_000
const minuteMs = 60_000
/**
 * What an address may add in a day, as far as it lives: with the usual lifetime of 7 days at most, no
 * address fills it alone. Longer than a day nobody has to wait for what a neighbour published.
 */
const shareOfAddress = 0.1
const shareSeconds = 86_400

/** Room that was taken for a message. */
interface Reservation {
  /** Has to be called once it is known: what was not kept takes none. */
  settle(isKept: boolean): void
}

/** Knows about how much all mailboxes hold, and lets nobody fill them. */
export interface StorageQuota {
  /** @returns whose room is used up where there is none */
  take(parameters: {
    network: string
    /** Of the message. */
    bytes: number
    ttlSeconds: number
  }): Reservation | { readonly usedUp: 'relay' | 'address' }
  close(): void
}

/** What messages of an address hold that came to this process. */
interface Share {
  bytes: number
  /** By the minute in which they are over. */
  readonly byMinute: Map<number, number>
}

/**
 * What all processes keep is measured once a minute; in between, what this one adds is added up. Several
 * processes may pass `maxBytes` by what they add in a minute.
 *
 * @param parameters.maxBytes 0 for no limit, and nothing is measured
 */
export function createStorageQuota({
  maxBytes,
  measure,
  measureEveryMs = usualMeasureMs,
}: {
  maxBytes: number
  /** May fail, and is asked again in its time. */
  measure(): Promise<number>
  measureEveryMs?: number | undefined
}): StorageQuota {
  const shares = new Map<string, Share>()
  let measuredBytes = 0
  /** Kept since. */
  let addedBytes = 0
  let comingBytes = 0
  let isMeasuring = false

  const add = (network: string, minute: number, bytes: number) => {
    const share = shares.get(network) ?? { bytes: 0, byMinute: new Map<number, number>() }
    shares.set(network, share)
    // A minute that is over has been forgotten, with all that was in it.
    if (bytes < 0 && !share.byMinute.has(minute)) return
    share.bytes += bytes
    share.byMinute.set(minute, (share.byMinute.get(minute) ?? 0) + bytes)
  }
  const forgetOver = () => {
    const nowMinute = Math.floor(Date.now() / minuteMs)
    for (const [network, share] of shares) {
      for (const [minute, bytes] of share.byMinute) {
        if (minute >= nowMinute) continue
        share.bytes -= bytes
        share.byMinute.delete(minute)
      }
      if (share.byMinute.size === 0) shares.delete(network)
    }
  }
  const look = async () => {
    forgetOver()
    if (isMeasuring) return
    isMeasuring = true
    const earlierBytes = addedBytes
    try {
      measuredBytes = await measure()
      addedBytes -= earlierBytes
    } catch {
      // Nothing is published either while the database is away.
    }
    isMeasuring = false
  }

  const timer = maxBytes > 0 ? setInterval(() => void look(), measureEveryMs).unref() : undefined
  if (timer) void look()

  return {
    take({ network, bytes, ttlSeconds }) {
      if (maxBytes === 0) return { settle() {} }
      const cost = bytes + rowBytes
      const { bytes: ofAddress } = shares.get(network) ?? { bytes: 0 }
      // However little that is, one message has room.
      if (ofAddress > 0 && ofAddress + cost > maxBytes * shareOfAddress)
        return { usedUp: 'address' }
      if (measuredBytes + addedBytes + comingBytes + cost > maxBytes) return { usedUp: 'relay' }
      const seconds = Math.min(ttlSeconds, shareSeconds)
      const minute = Math.floor((Date.now() + seconds * 1_000) / minuteMs)
      add(network, minute, cost)
      comingBytes += cost
      return {
        settle(isKept) {
          comingBytes -= cost
          if (isKept) addedBytes += cost
          else add(network, minute, -cost)
        },
      }
    },
    close: () => clearInterval(timer),
  }
}
