import type { PageWindow } from '../../platform/Platform.ts'
import { tabStorage } from '../../platform/tabStorage.ts'
import type { RememberedConnections } from '../contract/RememberedConnections.ts'

/** A remote wallet that may connect after this page is gone. */
type ExpectedWallet = NonNullable<ReturnType<RememberedConnections['expected']>>

/** That a remote wallet may connect after this page is gone. */
export interface Expectation {
  /**
   * The user left for a wallet by its link, or has its QR code on screen, to connect a namespace; `null`
   * when that is over. The page may be gone by then (phones discard it, users reload), and the next
   * one counts the wallet among the connections.
   */
  expect(wallet: ExpectedWallet | null): void
  /** Whether it was this tab, as far as that can be told. */
  isExpectedHere(): boolean
}

/**
 * Several tabs may see the wallet arrive. A mark in the storage of the tab, which outlives a reload, says
 * which of them its user connected it in.
 */
export function expectWallet(
  { storage, expectedKey }: Pick<RememberedConnections, 'storage' | 'expectedKey'>,
  window: PageWindow | null,
): Expectation {
  const own = tabStorage(window)
  return {
    expect(wallet) {
      if (wallet) {
        const { namespace, connectorId, byCode } = wallet
        const text = `${byCode ? 'code:' : ''}${namespace}@${connectorId}`
        const marked = `${text} ${Math.random().toString(36).slice(2)}`
        storage.set(expectedKey, own.set(expectedKey, marked) ? marked : text)
      } else {
        if (storage.get(expectedKey) !== null) storage.remove(expectedKey)
        own.remove(expectedKey)
      }
    },
    isExpectedHere() {
      const text = storage.get(expectedKey)
      return !text?.includes(' ') || own.get(expectedKey) === text
    },
  }
}
