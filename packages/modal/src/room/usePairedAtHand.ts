import { useEffect } from 'react'
import { pairingView } from './paired.ts'
import { useLeaving, useRoom } from './RoomContext.ts'

/**
 * Fetches what showing a link takes, so that a press meets no delay.
 *
 * On a phone the link itself is kept at hand while the view is on screen: an app can only be opened
 * in the turn of a press, and by then the link must exist.
 */
export function usePairedAtHand(): () => void {
  const { wallets, preload } = useRoom()
  const leaving = useLeaving()
  const { paired, device } = wallets
  const isOffered = paired.offered() === 'available'
  const isHeld = isOffered && device === 'mobile' && !leaving
  const fetchCode = async () => {
    preload(pairingView)
    // Whoever goes there is told what failed.
    return paired.load().catch(() => null)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is fetched does not change
  useEffect(() => {
    if (!isHeld) return
    let release = () => {}
    let isOver = false
    void fetchCode().then((found) => {
      if (found && !isOver) release = found.hold()
    })
    return () => {
      isOver = true
      release()
    }
  }, [isHeld])
  return () => {
    if (isOffered) void fetchCode()
  }
}
