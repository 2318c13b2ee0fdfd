import type { Foyer } from '../../client/contract/Foyer.ts'
import { AppError } from '../../primitives/AppError.ts'

/** Those who want to know the hash of the transfer that is begun now. */
export interface Waiting {
  /** Resolves with the hash. @throws `modal/closed` when the transfer is given up */
  finished(): Promise<{ readonly hash: string }>
  resolve(sent: { readonly hash: string }): void
  giveUp(): void
}

export function createWaiting({
  foyer,
  isOpen,
}: {
  foyer: Foyer
  /** Whether nobody was asked yet. */
  isOpen(): boolean
}): Waiting {
  const waiting = new Set<{
    resolve(sent: { readonly hash: string }): void
    reject(error: unknown): void
  }>()
  const giveUp = () => {
    for (const { reject } of waiting) reject(modalClosed())
    waiting.clear()
  }
  return {
    finished: () =>
      new Promise((resolve, reject) => {
        waiting.add({ resolve, reject })
        const stop = foyer.subscribe(({ open }) => {
          // Closing gives up what was not asked for yet; what the wallet shows goes on.
          if (!open && isOpen()) giveUp()
          if (waiting.size === 0) stop()
        })
      }),
    resolve(sent) {
      for (const { resolve } of waiting) resolve(sent)
      waiting.clear()
    },
    giveUp,
  }
}

const modalClosed = () => new AppError('modal/closed', 'Modal closed', { kind: 'declined' })
