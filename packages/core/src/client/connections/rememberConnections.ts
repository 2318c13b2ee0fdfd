import type { PageWindow } from '../../platform/Platform.ts'
import { tabStorage } from '../../platform/tabStorage.ts'
import type { ChainNamespace } from '../../primitives/Network.ts'
import { createConnectionRecord } from './connectionRecord.ts'
import { type Expectation, expectWallet } from './expectWallet.ts'
import type { RememberedConnections } from './rememberedConnections.ts'

/** What is remembered, and changing it. */
export interface Memory extends RememberedConnections, Expectation {
  remember(namespace: ChainNamespace, connectorId: string): void
  /** Forgets the wallet of a namespace; with an id, only if it is that one. */
  forget(namespace: ChainNamespace, connectorId?: string): void
}

/** A record that a newer version wrote is neither read nor overwritten. */
export function rememberConnections(
  remembered: RememberedConnections,
  window: PageWindow | null,
): Memory {
  const { expected } = remembered
  const record = createConnectionRecord(remembered)
  const expectation = expectWallet(remembered, tabStorage(window))
  return {
    ...remembered,
    ...expectation,
    remember(namespace, connectorId) {
      record.add(namespace, connectorId)
      if (expected()?.namespace === namespace) expectation.expect(null)
    },
    forget(namespace, connectorId) {
      record.end(namespace, connectorId)
      if (expected()?.namespace === namespace) expectation.expect(null)
    },
    watch(listener) {
      let isWatching = true
      const stop = remembered.watch((text) =>
        record.mend(text ?? null, () => isWatching && listener()),
      )
      return () => {
        isWatching = false
        stop()
      }
    },
  }
}
