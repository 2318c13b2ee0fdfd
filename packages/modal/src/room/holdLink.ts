import type { Foyer } from '@foyer/core/client'
import type { Paired } from './paired.ts'

/** Where a press on a wallet opens its app. */
const views = ['Connect', 'ConnectWallets', 'AllWallets', 'ConnectingWalletConnectBasic']

/**
 * Keeps a link at hand while a view is on screen from which a press opens an app: a browser allows
 * that in the turn of the press alone, and by then the link must exist. Loaded on phones.
 *
 * @returns ends it
 */
export function holdLink(foyer: Foyer, paired: Paired): () => void {
  let release: (() => void) | null = null
  let isOver = false
  const look = async () => {
    const isWanted = () =>
      !isOver && paired.offered() === 'available' && views.includes(foyer.getState().view ?? '')
    if (!isWanted()) {
      release?.()
      release = null
      return
    }
    const found = paired.current() ?? (await paired.preload())
    if (found && !release && isWanted()) release = found.hold()
  }
  const stop = foyer.subscribe(({ view, chains }, previous) => {
    if (view !== previous.view || chains !== previous.chains) void look()
  })
  void look()
  return () => {
    isOver = true
    stop()
    void look()
  }
}
