import type { WalletConnectPlatform } from './WalletConnectPlatform.ts'

/** A frozen tab may hold the lock; nobody waits for it longer than this. */
const lockTimeoutMs = 1_000
/** By then the other tabs see what was written, where there are no locks to wait in line for. */
const unlockedDelayMs = 50

/**
 * Runs actions in a later turn, and those of all tabs of this origin one after the other: under a Web
 * Lock, or a moment later where there is none.
 */
export function takeTurns({
  locks,
  clock,
  name,
}: {
  locks: WalletConnectPlatform['locks']
  clock: { after(delayMs: number, callback: () => void): () => void }
  name: string
}): (action: () => void) => Promise<void> {
  return (action) =>
    new Promise((resolve) => {
      let isOver = false
      let release = () => {}
      const run = () => {
        if (isOver) return
        isOver = true
        stopWaiting()
        action()
        release()
        resolve()
      }
      const stopWaiting = clock.after(locks ? lockTimeoutMs : unlockedDelayMs, run)
      if (locks) release = locks.hold({ name, onHeld: run, onDenied: run })
    })
}
