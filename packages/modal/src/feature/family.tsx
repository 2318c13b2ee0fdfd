import type { Foyer } from '@foyer/core/client'
import { useFeature, useStore } from './FeatureContext.ts'
import { NetworkImage } from './NetworkImage.tsx'

/** What users read of a chain family. No view names one by itself. */
interface Family {
  /** As in 'Switch to Ethereum'. */
  readonly name: string
  /** Above its networks and wallets. */
  readonly heading: string
  /** Whose logo stands for it. */
  readonly logo: Parameters<typeof NetworkImage>[0]['network']
}

/** What the adapter of a chain family says of it. */
export function familyOf({ internals, getState }: Foyer, namespace: string): Family {
  const { adapters = [] } = internals.options.getState()
  const {
    name = namespace,
    heading = name,
    logo,
  } = adapters.find((adapter) => adapter.namespace === namespace) ?? {}
  const [first] = getState().chains[namespace]?.requestedNetworks ?? []
  const named = { caipNetworkId: logo ?? namespace, name }
  return { name, heading, logo: logo ? named : (first ?? named) }
}

/** The image of a chain family. */
export function FamilyImage({ namespace, size }: { namespace: string; size: number }) {
  const { foyer } = useFeature()
  useStore(foyer.internals.options)
  return <NetworkImage network={familyOf(foyer, namespace).logo} size={size} />
}
