import { createStore, type StoreApi } from 'zustand/vanilla'
import type {
  AdapterHost,
  ChainAdapter,
  ChainAdapterDefinition,
  Connector,
} from '../adapter/ChainAdapter.ts'
import type { FoyerOptions } from './contract/FoyerOptions.ts'
import { adapterNotFound } from './errors.ts'

/** The chain families of a client, and the wallets that they found. */
export interface Adapters {
  readonly byNamespace: ReadonlyMap<string, ChainAdapter>
  readonly connectors: StoreApi<readonly Connector[]>
  /** @throws `adapter/not-found` */
  of(namespace: string): ChainAdapter
  /** Takes a family away; detaching it is left to the caller. */
  remove(namespace: string): void
}

/** Attaches the first adapter of each namespace, and lists the wallets that the options allow. */
export function attachAdapters({
  definitions,
  options: { enableEIP6963, enableInjected },
  hostOf,
}: {
  definitions: readonly ChainAdapterDefinition[]
  options: Pick<FoyerOptions, 'enableEIP6963' | 'enableInjected'>
  hostOf(namespace: string): AdapterHost
}): Adapters {
  const byNamespace = new Map<string, ChainAdapter>()
  const connectors = createStore<readonly Connector[]>(() => [])
  const isAllowed = ({ type }: Connector) =>
    !(type === 'ANNOUNCED' && enableEIP6963 === false) &&
    !(type === 'INJECTED' && enableInjected === false)
  const list = () =>
    connectors.setState(
      [...byNamespace.values()].flatMap((adapter) => adapter.connectors()).filter(isAllowed),
      true,
    )
  for (const definition of definitions) {
    const { namespace } = definition
    if (byNamespace.has(namespace)) continue
    const adapter = definition.attach(hostOf(namespace))
    byNamespace.set(namespace, adapter)
    adapter.subscribe(list)
  }
  list()
  return {
    byNamespace,
    connectors,
    of(namespace) {
      const adapter = byNamespace.get(namespace)
      if (!adapter) throw adapterNotFound(namespace)
      return adapter
    },
    remove(namespace) {
      byNamespace.delete(namespace)
      list()
    },
  }
}
