import { AppError, type RemoteWallet } from '@foyer/core/adapter'
import type { RemoteConnectorLoader } from '@foyer/core/remote'
import type { FakeWallet } from '../adapter/fakeWallet.ts'
import { describeRemoteConnectorConformance } from './describeRemoteConnectorConformance.ts'

/** A connector of another kind: a companion on the same desk, which nobody reaches by a link. */
function createCompanion({
  providers,
  hasSession,
}: {
  providers: { readonly [namespace: string]: FakeWallet }
  hasSession: boolean
}) {
  const id = 'companion'
  let hasAgreed = hasSession
  const asked = new Set<{ resolve(): void; reject(error: unknown): void }>()
  const arrive = ({ signal }: { readonly signal: AbortSignal }) =>
    hasAgreed
      ? Promise.resolve()
      : new Promise<void>((resolve, reject) => {
          const one = { resolve, reject }
          asked.add(one)
          signal.addEventListener('abort', () => {
            asked.delete(one)
            reject(signal.reason)
          })
        })
  const answer = (say: (one: { resolve(): void; reject(error: unknown): void }) => void) => {
    for (const one of asked) say(one)
    asked.clear()
  }
  const load: RemoteConnectorLoader['load'] = async ({ adapters, store }) => {
    const wallets: RemoteWallet[] = []
    for (const [namespace, adapter] of adapters) {
      const wallet: RemoteWallet = {
        connector: {
          ...{ id, type: 'EXTERNAL', name: 'Companion', imageUrl: null, rdns: null },
          chain: namespace,
        },
        provider: providers[namespace],
        arrive,
      }
      wallets.push(wallet)
      adapter.addRemoteWallet?.(wallet)
    }
    return {
      async connect(options, connect) {
        for (const { connector } of wallets.slice(0, 1)) await connect({ ...options, connector })
      },
      endUnused(begun) {
        const isUsed = Object.values(store.getState().chains).some(({ connections }) =>
          connections.some((one) => one.id === id),
        )
        if (!isUsed && begun.length === 0) hasAgreed = false
      },
      stop() {},
    }
  }
  return {
    loader: { id, load },
    approve() {
      hasAgreed = asked.size > 0
      answer(({ resolve }) => resolve())
    },
    reject: () =>
      answer(({ reject }) =>
        reject(
          new AppError('wallet/declined', 'The request was declined in the wallet.', {
            kind: 'declined',
          }),
        ),
      ),
    waiting: () => asked.size,
    sessions: () => (hasAgreed ? 1 : 0),
  }
}

describeRemoteConnectorConformance('a companion on the same desk', {
  setUp: ({ providers, hasSession }) => createCompanion({ providers, hasSession }),
})
