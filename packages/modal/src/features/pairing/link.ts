import type { PairingState, RelayState } from '@foyer/core/adapter'

/** A hiccup shorter than this is nobody's concern. */
const patienceMs = 5_000

/** What stands in the way of a link at the moment. */
export type Trouble = 'offline' | 'unreachable' | 'refused'

/** A link as it is shown. */
export type ShownLink =
  | { readonly status: 'preparing' | 'failed' }
  | { readonly status: 'expired'; readonly uri: string }
  | {
      readonly status: 'ready'
      readonly uri: string
      /** Whole seconds until it is replaced, and which share of its time that is; `null`: for good. */
      readonly left: { readonly seconds: number; readonly share: number } | null
    }

/**
 * What to show of a link. It is replaced ahead of its end, so it counts as expired only when nobody
 * could replace it.
 */
export function readLink(pairing: PairingState, nowMs: number): ShownLink {
  if (pairing.status === 'failed') return { status: 'failed' }
  if (pairing.status !== 'ready') return { status: 'preparing' }
  const { uri, renewsAtMs, lastsMs } = pairing
  // A clock that is set back while the link stands gives it no more time than links have.
  const leftMs = Math.min(renewsAtMs - nowMs, lastsMs)
  // The one who replaces it has until the very end of the second.
  if (leftMs <= -1_000) return { status: 'expired', uri }
  const share = Math.max(0, leftMs) / lastsMs
  return {
    status: 'ready',
    uri,
    left: { seconds: Math.max(0, Math.ceil(leftMs / 1_000)), share },
  }
}

/**
 * What keeps the wallet from hearing us: said at once where the browser knows, and after a while
 * where the way may open by itself.
 *
 * @param lostAtMs since when there was no connection, `null` while there is one
 */
export function readTrouble({
  relay,
  isOnline,
  lostAtMs,
  nowMs,
}: {
  relay: RelayState
  isOnline: boolean
  lostAtMs: number | null
  nowMs: number
}): Trouble | null {
  if (relay.status === 'refused') return 'refused'
  if (!isOnline) return 'offline'
  if (lostAtMs === null || relay.status === 'connected') return null
  const sinceMs = relay.status === 'offline' ? Math.min(relay.sinceMs, lostAtMs) : lostAtMs
  // A clock that was set back is no reason to keep silent.
  return Math.abs(nowMs - sinceMs) >= patienceMs ? 'unreachable' : null
}

/** As a clock shows it: `2:43`. */
export function formatSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
