import type { PageWindow } from '../../platform/Platform.ts'
import type { ChainNamespace } from '../../primitives/Network.ts'
import type { RememberedConnections } from '../contract/RememberedConnections.ts'
import { createConnectionRecord } from './connectionRecord.ts'
import { type Expectation, expectWallet } from './expectWallet.ts'

/** What is remembered, and changing it. */
export interface Memory extends RememberedConnections, Expectation {
  /** Remembers a wallet as the active one of its namespace, in the place of the others or beside them. */
  remember(namespace: ChainNamespace, connectorId: string, isBeside?: boolean): void
  /** Forgets the wallets of a namespace; with an id, that one alone. */
  forget(namespace: ChainNamespace, connectorId?: string): void
}

/** A record that a newer version wrote is neither read nor overwritten. */
export function rememberConnections(
  remembered: RememberedConnections,
  window: PageWindow | null,
): Memory {
  const { expected } = remembered
  const record = createConnectionRecord(remembered)
  const expectation = expectWallet(remembered, window)
  return {
    ...remembered,
    ...expectation,
    remember(namespace, connectorId, isBeside = false) {
      record.add(namespace, connectorId, isBeside)
      if (expected()?.namespace === namespace) expectation.expect(null)
    },
    forget(namespace, connectorId) {
      record.end(namespace, connectorId)
      if (expected()?.namespace === namespace) expectation.expect(null)
    },
    watch(listener) {
      let isWatching = true
      const stop = remembered.watch((text) =>
        record.restore(text ?? null, () => isWatching && listener()),
      )
      return () => {
        isWatching = false
        stop()
      }
    },
  }
}
